package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// A quantifier of CBMC's or ESBMC's reaches the lowering as a loop that the front end marks (frontend/quantifiers.go):
//
//	while (__seabmc_forall()) { T i = (T)__seabmc_variable(bits, signed, class); __seabmc_holds(FORMULA); }
//	... __seabmc_quantified() ...
//
// It is no loop of the program. The formula is built once for an unknown i, which makes all checks in it for every i that the guards let
// through, and shows for which i it may be false (of exists: true): range.go reads that off. It is then built for each of those, and the
// results make the quantifier's value. What happens in the formula's memory is forgotten.
//
// Where only one side of the value counts, as of a universal quantifier in an assertion, the front end writes
// (T)__seabmc_witness(bits, signed, class) for i instead, and there is no loop.

// quantifier is one that is being evaluated.
type quantifier struct {
	all    bool
	more   bool   // another value of the variable follows
	value  ir.Reg // of the variable, 64 bits; 0: unknown yet, the formula is built for any
	any    ir.Reg // the variable as an unknown
	bits   int    // of the variable
	signed bool
	holds  ir.Reg        // what the formula was the last time; 0: no path came to its end
	inner  []*quantifier // those in its formula, when it was built for any value
	may    []ir.Reg      // with claims left out: where one of them fails
	inside ir.Reg        // the path on which the formula is built for any value
}

// maxQuantified is the most values of a variable that a quantifier is built for, if its range is known.
const maxQuantified = 1 << 16

// closed tells whether the formula of a quantifier is left by its end only.
func (a *activation) closed(lp *cfg.Loop) bool {
	for _, b := range a.f.Blocks {
		if !lp.Contains(b.Loop) || b.Index == lp.Head {
			continue
		}
		for _, s := range b.Succs {
			if t := a.f.Blocks[s]; !lp.Contains(t.Loop) && !t.Ends {
				return false
			}
		}
	}
	return true
}

// runQuantifier evaluates a quantifier. What leaves its loop waits at the loop's end, with l.quantified its value.
func (l *lowerer) runQuantifier(a *activation, lp *cfg.Loop) {
	if a.pending[lp.Head] == nil {
		return
	}
	e := l.join(a.pending[lp.Head], l.liveAt(a, lp.Head))
	a.pending[lp.Head] = nil
	if e.g.killed {
		return
	}
	q := &quantifier{all: lp.Quantifier == "__seabmc_forall"}
	run := &loopRun{lp: lp, parent: a.run}
	a.run = run
	l.quantifiers = append(l.quantifiers, q)
	acc, ok := l.quantify(a, lp, run, q, &e)
	if ok {
		q.more = false
		a.pending[lp.Head] = []edge{e}
		run.round++
		l.items(a, lp.Items)
		l.quantified = acc
	}
	l.quantifiers = l.quantifiers[:len(l.quantifiers)-1]
	a.run = run.parent
}

// quantify is the value of a quantifier at e, which becomes what is behind its last evaluation; not ok if nothing is.
func (l *lowerer) quantify(a *activation, lp *cfg.Loop, run *loopRun, q *quantifier, e *edge) (acc ir.Reg, ok bool) {
	if !a.closed(lp) {
		l.refuse(a, lp, e, "a jump out of a quantifier")
		return 0, false
	}
	outside := l.quiet
	first := l.probe(a, lp, run, q, e)
	l.quiet = outside
	if outside != nil { // inside the formula of another one, for any value of whose variable it is asked when this one may matter
		outside.may = append(outside.may, q.may...)
		outside.inner = append(append(outside.inner, q), q.inner...)
		if q.holds == 0 {
			return l.b.Const(b2u(q.all), 1), true
		}
		return q.holds, true
	}
	values, why := l.valuesOf(q, first, e)
	if why != "" {
		l.refuse(a, lp, e, why)
		return 0, false
	}
	acc = l.b.Const(b2u(q.all), 1)
	for values.next(l, e.g) {
		q.value, q.holds = values.value, 0
		if !l.round(a, lp, run, e) {
			return 0, false
		}
		if q.holds != 0 && q.all {
			acc = l.b.Bin(ir.OpAnd, acc, q.holds)
		} else if q.holds != 0 {
			acc = l.b.Bin(ir.OpOr, acc, q.holds)
		}
		if v, known := l.b.ConstInt(acc); known && v != b2u(q.all) {
			break
		}
	}
	if values.open {
		l.refuse(a, lp, e, "a quantifier over a range that is too large or not known (in an assertion, a universal one needs none, nor does an existential one in an assumption)")
		return 0, false
	}
	return acc, true
}

// probe builds the formula for any value of the variable, on a path of its own, and gives the first register that it made.
func (l *lowerer) probe(a *activation, lp *cfg.Loop, run *loopRun, q *quantifier, e *edge) ir.Reg {
	own, _ := branch(e.g, l.b.Nondet(ir.I1, "quantifier"))
	q.inside = l.greg(own)
	if l.quiet != nil || lp.Nested {
		// The values of quantifiers inside are not known exactly: what is claimed where they hold must wait.
		l.quiet = q
	}
	first := ir.Reg(len(l.b.Prog.Types))
	s := l.fork(&e.state, own)
	q.more = true
	a.pending[lp.Head] = []edge{{state: s}}
	run.round++
	l.items(a, lp.Items)
	a.pending[lp.Head] = nil
	return first
}

// round builds the formula for one value; e becomes what is behind it.
func (l *lowerer) round(a *activation, lp *cfg.Loop, run *loopRun, e *edge) bool {
	q := l.quantifiers[len(l.quantifiers)-1]
	before := e.state
	q.more = true
	a.pending[lp.Head] = []edge{{state: l.fork(&e.state, e.g)}}
	run.round++
	l.items(a, lp.Items)
	es := a.pending[lp.Head]
	a.pending[lp.Head] = nil
	if len(es) == 0 {
		return false
	}
	after := l.join(es, l.liveAt(a, lp.Head))
	if after.g.killed {
		return false
	}
	*e = edge{state: before}
	e.g = after.g
	e.owner = l.newOwner()
	return true
}

// refuse ends the path: the quantifier has no meaning here.
func (l *lowerer) refuse(a *activation, lp *cfg.Loop, e *edge, what string) {
	l.cur, l.dead = e.state, false
	l.onPath(l.cur.g)
	l.setPos(lp.Pos)
	head := a.f.Blocks[lp.Head]
	l.cannot(a, &head.Term, what)
}

// current is the quantifier whose formula is being built.
func (l *lowerer) current(c *call) *quantifier {
	if len(l.quantifiers) == 0 {
		l.fail("%s outside of a quantifier", c.name)
	}
	return l.quantifiers[len(l.quantifiers)-1]
}

// doQuantifier is __seabmc_forall and __seabmc_exists.
func (l *lowerer) doQuantifier(c *call) []ir.Reg {
	return l.result(c, l.b.Const(b2u(l.current(c).more), 1))
}

// doVariable is __seabmc_variable(bits, signed, class).
func (l *lowerer) doVariable(c *call) []ir.Reg {
	q := l.current(c)
	if q.any == 0 {
		q.bits, q.signed = l.variableType(c)
		q.any = l.b.Nondet(ir.Int(q.bits), "quantified variable")
		return l.result(c, l.widen(q.any, q.signed))
	}
	if q.value == 0 {
		return l.result(c, l.widen(q.any, q.signed))
	}
	return l.result(c, q.value)
}

// doWitness is __seabmc_witness(bits, signed, class): a value to look at, as an input is.
func (l *lowerer) doWitness(c *call) []ir.Reg {
	bits, signed := l.variableType(c)
	return l.result(c, l.widen(l.own(l.b.NondetAt(ir.Int(bits), "quantified variable", l.point(c, 0))), signed))
}

// variableType is the type of a quantifier's variable.
func (l *lowerer) variableType(c *call) (bits int, signed bool) {
	n, ok1 := l.b.ConstInt(l.arg(c, 0))
	s, ok2 := l.b.ConstInt(l.arg(c, 1))
	class, ok3 := l.b.ConstInt(l.arg(c, 2))
	if !ok1 || !ok2 || !ok3 || class < 1 || class > 4 {
		l.fail("a quantifier over values that are no integers")
	}
	if n == 0 || n > 64 {
		l.fail("a quantifier over integers of %d bits", n)
	}
	return int(n), s != 0
}

// widen brings a variable to 64 bits.
func (l *lowerer) widen(r ir.Reg, signed bool) ir.Reg {
	if signed {
		return l.b.Cast(ir.OpSExt, r, 64)
	}
	return l.b.Cast(ir.OpZExt, r, 64)
}

// doHolds is __seabmc_holds(formula).
func (l *lowerer) doHolds(c *call) []ir.Reg {
	l.current(c).holds = l.boolArg(c, 0)
	return nil
}

// doQuantified is __seabmc_quantified(): the value of the quantifier before it.
func (l *lowerer) doQuantified(c *call) []ir.Reg { return l.result(c, l.quantified) }

// claimQuietly notes where what a formula claims may fail, where claims are left out.
func (q *quantifier) claimQuietly(l *lowerer, guard, ok ir.Reg) {
	if v, known := l.b.ConstInt(ok); !known || v == 0 {
		q.may = append(q.may, l.b.Bin(ir.OpAnd, guard, l.b.Not(ok)))
	}
}
