package guarded

import (
	"cmp"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/ranges"
	"seabmc/ir/lower/state"
)

// The front end turns a quantifier of CBMC or ESBMC into a marked loop (frontend/dialect/quantifiers.go):
//
//	while (__seabmc_forall()) { T i = (T)__seabmc_variable(bits, signed, class); __seabmc_holds(FORMULA); }
//	... __seabmc_quantified() ...
//
// It does not count as a loop of the program. The formula is first built once for an unknown i. This makes all checks in it, for every i that the guards allow,
// and shows for which i the formula may be false (or true, for exists): package ranges finds that out. The formula is then built for each of these i, and the
// results give the value of the quantifier. Changes of memory inside the formula are dropped.
//
// If only one side of the value matters, as for a universal quantifier in an assertion, the formula is built for one unknown i (__seabmc_any,
// __seabmc_any_one), unless the values are few and known. A universal quantifier that is assumed becomes a fact (__seabmc_fact, facts.go).

// Quantifiers evaluates quantifiers, and keeps assumptions about all elements as facts.
type Quantifiers struct {
	*Machine
	Quantified ir.Reg // the value of the last quantifier

	stated    bool // the program makes an assumption about all elements
	ofTexts   bool // a model of the C library does, about strings of any length
	facts     []*fact
	deferred  deferred
	recalled  int             // values that facts were built for
	readAt    []ir.Reg        // where memory was read
	wasRead   map[ir.Reg]bool // these places
	writtenAt []ir.Reg        // where it was written, since a later quantifier may be about these places
	copies    []copied        // of memory, in turn
	recalling bool            // a fact is being built for a value
	claiming  bool            // a formula is being built for its claims alone
	building  *instance
	places    map[ir.Reg]ir.Reg // the first pointer with the address of another one
	bySum     map[string]ir.Reg // the first pointer with this sum as its address

	witnesses map[ir.Reg]bool // values of which facts say that they exist
	shown     []ir.Reg        // where the fact that is being built reads at such a value
	depth     int             // nesting of facts that are built because of other facts
}

// closed tells whether the formula of a quantifier can only be left at its end.
func closed(a *state.Activation, lp *cfg.Loop) bool {
	for _, b := range a.Function.Blocks {
		if !lp.Contains(b.Loop) || b.Index == lp.Head {
			continue
		}
		for _, s := range b.Succs {
			if t := a.Function.Blocks[s]; !lp.Contains(t.Loop) && !t.Ends {
				return false
			}
		}
	}
	return true
}

// runQuantifier evaluates a quantifier. The states that leave its loop wait at the end of the loop; l.Quantified is the value.
func (l *Quantifiers) runQuantifier(a *state.Activation, lp *cfg.Loop) {
	if a.Pending[lp.Head] == nil {
		return
	}
	e := l.Join(a.Pending[lp.Head], a.LiveAt(lp.Head))
	a.Pending[lp.Head] = nil
	if e.Guard.Impossible {
		return
	}
	q := &ranges.Quantifier{All: lp.Quantifier != cfg.Exists && lp.Quantifier != cfg.AnyOne && lp.Quantifier != cfg.Some, Loop: lp}
	run := &state.LoopRun{Lp: lp, Parent: a.Run}
	a.Run = run
	l.Quantifiers = append(l.Quantifiers, q)
	acc, ok := l.quantify(a, lp, run, q, &e)
	if ok {
		q.More = false
		a.Pending[lp.Head] = []state.Edge{e}
		run.Round++
		l.blocks(a, lp.Items)
		l.Quantified = acc
	}
	l.Quantifiers = l.Quantifiers[:len(l.Quantifiers)-1]
	a.Run = run.Parent
}

// quantify is the value of a quantifier at e. It changes e to the state after the last evaluation; it is not ok if there is none.
func (l *Quantifiers) quantify(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, e *state.Edge) (acc ir.Reg, ok bool) {
	if !closed(a, lp) {
		l.refuse(a, lp, e, "a jump out of a quantifier")
		return 0, false
	}
	outside := l.Quiet
	first := l.probe(a, lp, run, q, e)
	l.Quiet = outside
	if outside != nil && (!l.recalling || outside.Value == 0) { // inside the formula of another one, for any value of whose variable it is asked when this one may matter
		outside.May = append(outside.May, q.May...)
		outside.Inner = append(append(outside.Inner, q), q.Inner...)
		if q.Holds == 0 {
			return l.B.Const(arith.FromBool(q.All), 1), true
		}
		return q.Holds, true
	}
	if q.Any != 0 {
		l.OnPath(e.Guard)
	}
	values := ranges.ValuesOf(l.B, q, first)
	switch {
	case (lp.Quantifier == cfg.AnyAll || lp.Quantifier == cfg.AnyOne) && !values.Few():
		return l.witnessed(a, lp, run, q, e)
	case lp.Quantifier == cfg.Fact && !l.Options.AllValues && !values.Few():
		acc = l.stateFact(a, lp, q, values, first, e)
		return acc, l.claimNested(a, lp, run, q, e)
	case !l.Options.AllValues && !values.AtMost(maxWritten):
		return l.defined(a, lp, run, q, values, first, e)
	case l.Options.AllValues && lp.Quantifier != cfg.Fact && !lp.Nested:
		values.Most = maxWritten
	case lp.Quantifier == cfg.Fact || lp.Nested && l.Options.AllValues:
		values.Most = maxSmallRange
	}
	if lp.Quantifier == cfg.Fact && l.Options.AllValues && !l.claimNested(a, lp, run, q, e) {
		return 0, false
	}
	acc = l.B.Const(arith.FromBool(q.All), 1)
	for values.Next(l.unroll, e.Guard) {
		q.Value, q.Holds = values.Value, 0
		claims := len(q.May)
		if !l.oneValue(a, lp, run, q, e) {
			return 0, false
		}
		for _, bad := range q.May[claims:] { // if a claim fails, the formula says nothing; that is a separate failure
			q.Holds = l.B.Bin(ir.OpOr, cmp.Or(q.Holds, bad), bad)
		}
		if q.Holds != 0 && q.All {
			acc = l.B.Bin(ir.OpAnd, acc, q.Holds)
		} else if q.Holds != 0 {
			acc = l.B.Bin(ir.OpOr, acc, q.Holds)
		}
		if v, known := l.B.ConstInt(acc); known && v != arith.FromBool(q.All) {
			break
		}
	}
	if values.Open && l.Options.AllValues {
		return acc, l.shortRange(a, lp, e, values.More)
	}
	if values.Open {
		l.refuse(a, lp, e, unknownRange)
		return 0, false
	}
	return acc, true
}

// oneValue is round for a value of a quantifier that is written out. Claims inside the formula of an assumption were already made for any value.
func (l *Quantifiers) oneValue(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, e *state.Edge) bool {
	if lp.Quantifier != cfg.Fact || !l.Options.AllValues {
		return l.round(a, lp, run, e)
	}
	quiet, recalling := l.Quiet, l.recalling
	l.Quiet, l.recalling = q, true
	ok := l.round(a, lp, run, e)
	l.Quiet, l.recalling = quiet, recalling
	return ok
}

// shortRange goes on with the paths on which no further value matters. On the others the quantifier is not supported.
func (l *Quantifiers) shortRange(a *state.Activation, lp *cfg.Loop, e *state.Edge, more ir.Reg) bool {
	l.State, l.Dead = e.State, false
	l.OnPath(l.State.Guard)
	l.SetPos(lp.Pos)
	none := l.B.Not(more)
	l.Supported(a, &a.Function.Blocks[lp.Head].Term, none, unknownRange)
	l.State.Guard, _ = path.Branch(l.State.Guard, none)
	e.State = l.State
	return !l.Dead
}

// unknownRange says why a quantifier is not supported.
const unknownRange = "a quantifier over a range that is too large or not known to be written out (in an assertion, a universal one needs none, nor does an existential one in an assumption)"

// maxSmallRange is the number of values for which a fact is written out if its range is not known. If there is a failure at all, there is usually one with few
// values.
const maxSmallRange = 8

// maxWritten is the largest number of values for which a quantifier is written out if both sides of its value may matter.
const maxWritten = 64

// defined is the value of a quantifier as an unknown truth value. One side of it is a fact about all values; the other side says that there is a value of the
// variable that shows it. For an existential quantifier that is asserted, only the fact is of use.
func (l *Quantifiers) defined(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, values *ranges.Values, first ir.Reg, e *state.Edge) (acc ir.Reg, ok bool) {
	truth := l.stateFact(a, lp, q, values, first, e)
	for _, p := range l.writtenAt {
		l.recallOne(l.facts[len(l.facts)-1], p)
	}
	if lp.Quantifier != cfg.Some {
		one, ok := l.witnessed(a, lp, run, q, e)
		if !ok {
			return 0, false
		}
		l.Learn(l.B.Bin(ir.OpAnd, e.Guard.Condition(l.B), l.B.Not(truth)), l.negatedIf(q.All, one))
		return l.negatedIf(!q.All, truth), true
	}
	return l.negatedIf(!q.All, truth), l.claimNested(a, lp, run, q, e)
}

// claimNested makes the claims in the formula of a quantifier with quantifiers inside, for one unknown value of its variable. When the formula was built for any value,
// these claims waited, as the values of the quantifiers inside were not known exactly. The facts that this states are of no use later.
// Where a fact is built for a value, the claims were made when it was stated, and those of an invariant are made where it is claimed.
func (l *Quantifiers) claimNested(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, e *state.Edge) bool {
	if !lp.Nested || len(q.May) == 0 || l.Quiet != nil || lp.Quantifier == cfg.Fact && l.InKept(a) {
		return true
	}
	facts, may, claiming := len(l.facts), q.May, l.claiming
	l.claiming = true
	_, ok := l.witnessed(a, lp, run, q, e)
	l.facts, q.May, q.Value, l.claiming = l.facts[:facts], may, 0, claiming
	return ok
}

// witnessed is the value of a quantifier of which only one side matters: the value of the formula for one unknown value of the variable.
func (l *Quantifiers) witnessed(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, e *state.Edge) (acc ir.Reg, ok bool) {
	l.OnPath(e.Guard)
	w := l.B.Nondet(ir.Int(q.Bits), "quantified variable")
	l.B.Oracle.Own(w)
	if l.recalling {
		if l.witnesses == nil {
			l.witnesses = map[ir.Reg]bool{}
		}
		l.witnesses[w] = true
	}
	q.Value, q.Holds = l.Extend64(w, q.Signed), 0
	if !l.round(a, lp, run, e) {
		return 0, false
	}
	if q.Holds == 0 {
		return l.B.Const(arith.FromBool(q.All), 1), true
	}
	return q.Holds, true
}

// probe builds the formula for any value of the variable, on a path of its own, and gives the first register that it made.
func (l *Quantifiers) probe(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, q *ranges.Quantifier, e *state.Edge) ir.Reg {
	own, _ := path.Branch(e.Guard, l.B.Nondet(ir.I1, "quantifier"))
	q.Inside = own.Condition(l.B)
	if l.Quiet != nil || lp.Nested {
		// The values of quantifiers inside are not known exactly, so claims that depend on them must wait.
		l.Quiet = q
	}
	first := ir.Reg(len(l.B.Prog.Types))
	s := l.Fork(&e.State, own)
	q.More = true
	a.Pending[lp.Head] = []state.Edge{{State: s}}
	run.Round++
	l.blocks(a, lp.Items)
	a.Pending[lp.Head] = nil
	return first
}

// round builds the formula for one value, and changes e to the state after it.
func (l *Quantifiers) round(a *state.Activation, lp *cfg.Loop, run *state.LoopRun, e *state.Edge) bool {
	q := l.Quantifiers[len(l.Quantifiers)-1]
	before := e.State
	q.More = true
	a.Pending[lp.Head] = []state.Edge{{State: l.Fork(&e.State, e.Guard)}}
	run.Round++
	l.blocks(a, lp.Items)
	es := a.Pending[lp.Head]
	a.Pending[lp.Head] = nil
	if len(es) == 0 {
		return false
	}
	after := l.Join(es, a.LiveAt(lp.Head))
	if after.Guard.Impossible {
		return false
	}
	*e = state.Edge{State: before}
	e.Guard = after.Guard
	e.Owner = l.NewOwner()
	return true
}

// refuse ends the path, since the quantifier is not supported.
func (l *Quantifiers) refuse(a *state.Activation, lp *cfg.Loop, e *state.Edge, what string) {
	l.State, l.Dead = e.State, false
	l.OnPath(l.State.Guard)
	l.SetPos(lp.Pos)
	head := a.Function.Blocks[lp.Head]
	l.Cannot(a, &head.Term, what)
}

// Current is the quantifier whose formula is being built.
func (l *Quantifiers) Current(c *state.Call) *ranges.Quantifier {
	if len(l.Quantifiers) == 0 {
		l.Fail("%s outside of a quantifier", c.Name)
	}
	return l.Quantifiers[len(l.Quantifiers)-1]
}
