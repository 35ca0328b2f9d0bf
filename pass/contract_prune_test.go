package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// literal returns a condition that conjunctions often repeat: an equation with a constant, or a Boolean.
func (d *drawn) literal() term.ID {
	t := d.T
	var x term.ID
	switch d.Pick(6) {
	case 5: // of what is no variable
		x = t.Eq(t.Bin(term.OpMul, d.Var("x", 3), d.Var("y", 3)), t.Const(uint64(d.Pick(3)), 3))
	case 0, 1:
		x = t.Eq(d.Var(draw.One(d, "x", "y"), 3), t.Const(uint64(d.Pick(3)), 3))
	case 2:
		x = t.Bin(term.OpUlt, d.Var("x", 3), d.Var("y", 3))
	default:
		x = d.Cond()
	}
	if d.Pick(3) == 0 {
		return t.Not(x)
	}
	return x
}

// clause returns a condition made of literals, some levels deep.
func (d *drawn) clause(depth int) term.ID {
	if depth == 0 || d.Pick(4) == 0 {
		return d.literal()
	}
	a := func() term.ID { return d.clause(depth - 1) }
	switch d.Pick(4) {
	case 0:
		return d.T.Not(a())
	case 1:
		return d.T.And(a(), a())
	case 2:
		return d.T.Or(a(), a(), a())
	}
	return d.T.Or(a(), a())
}

// Prune: an equivalent conjunction of some of the conjuncts. Pins: the constants that the conjunction sets variables to.
func TestContractPrune(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		var parts []term.ID
		for range 2 + d.Pick(5) {
			parts = append(parts, d.clause(d.Pick(5)))
		}
		f := d.T.And(parts...)
		if d.Pick(4) == 0 {
			f = d.T.And(f, d.T.And(parts[0], d.literal()))
		}
		got := NewPruner(d.r).Prune(f)
		d.Same(f, got)
		if out, ok := NewPruner(d.r).Run([]term.ID{f, got}); out[0] != got || !ok && got != f {
			d.Fatal("the pass makes something else of %s", draw.Sexpr(d.T, f))
		}
		p := conjunction{t: d.T}
		all := map[term.ID]bool{}
		for _, c := range p.conjuncts(f) {
			if d.T.Op(c) == term.OpAnd || all[c] {
				d.Fatal("conjuncts of %s", draw.Sexpr(d.T, f))
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
				d.Fatal("%s is not a conjunct of %s", draw.Sexpr(d.T, c), draw.Sexpr(d.T, f))
			}
		}
		pins := NewPruner(d.r).Pins(f)
		for v, k := range pins {
			if d.T.Op(v) != term.OpVar || !d.T.IsConst(k) {
				d.Fatal("%s is no pin", draw.Sexpr(d.T, v))
			}
			d.Always(f, d.T.Eq(v, k), true)
		}
		for c := range all { // the last of two equations of a variable is as good as the first
			if x, _, ok := p.equation(c); ok && d.T.Op(x) == term.OpVar && pins[x] == 0 {
				d.Fatal("%s is no pin of %s", d.T.Name(x), draw.Sexpr(d.T, f))
			}
		}
		if kept < len(all) {
			return "pruned"
		}
		return "whole"
	}, "pruned", "whole")
}
