package rewriter

import (
	"testing"

	"seabmc/term"
)

// literal is a condition of those that conjunctions often repeat: an equation with a constant, or a Boolean.
func (d *drawn) literal() term.ID {
	t := d.t
	var x term.ID
	switch d.pick(6) {
	case 5: // of what is no variable
		x = t.Eq(t.Bin(term.OpMul, d.v("x", 3), d.v("y", 3)), t.Const(uint64(d.pick(3)), 3))
	case 0, 1:
		x = t.Eq(d.v(one(d, "x", "y"), 3), t.Const(uint64(d.pick(3)), 3))
	case 2:
		x = t.Bin(term.OpUlt, d.v("x", 3), d.v("y", 3))
	default:
		x = d.cond()
	}
	if d.pick(3) == 0 {
		return t.Not(x)
	}
	return x
}

// clause is made of literals, some levels deep.
func (d *drawn) clause(depth int) term.ID {
	if depth == 0 || d.pick(4) == 0 {
		return d.literal()
	}
	a := func() term.ID { return d.clause(depth - 1) }
	switch d.pick(4) {
	case 0:
		return d.t.Not(a())
	case 1:
		return d.t.And(a(), a())
	case 2:
		return d.t.Or(a(), a(), a())
	}
	return d.t.Or(a(), a())
}

// Prune: an equivalent conjunction of some of the conjuncts. Pins: what the conjunction sets variables to.
func TestContractPrune(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		var parts []term.ID
		for range 2 + d.pick(5) {
			parts = append(parts, d.clause(d.pick(5)))
		}
		f := d.t.And(parts...)
		if d.pick(4) == 0 {
			f = d.t.And(f, d.t.And(parts[0], d.literal()))
		}
		got := d.r.Prune(f)
		d.same(f, got)
		p := pruner{t: d.t}
		all := map[term.ID]bool{}
		for _, c := range p.conjuncts(f) {
			if d.t.Op(c) == term.OpAnd || all[c] {
				d.fatal("conjuncts of %s", sexpr(d.t, f))
			}
			all[c] = true
		}
		kept := 0
		for _, c := range p.conjuncts(got) {
			if c == term.True {
				continue
			}
			kept++
			if !all[c] {
				d.fatal("%s is not a conjunct of %s", sexpr(d.t, c), sexpr(d.t, f))
			}
		}
		pins := d.r.Pins(f)
		for v, k := range pins {
			if d.t.Op(v) != term.OpVar || !d.t.IsConst(k) {
				d.fatal("%s is no pin", sexpr(d.t, v))
			}
			d.always(f, d.t.Eq(v, k), true)
		}
		for c := range all { // the last of two equations of a variable is as good as the first
			if x, _, ok := p.equation(c); ok && d.t.Op(x) == term.OpVar && pins[x] == 0 {
				d.fatal("%s is no pin of %s", d.t.Name(x), sexpr(d.t, f))
			}
		}
		if kept < len(all) {
			return "pruned"
		}
		return "whole"
	}, "pruned", "whole")
}
