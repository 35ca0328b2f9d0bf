package vcgen

import (
	"slices"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// learn on a path: what is assumed besides holds for some values of the variables that belong to the path, whatever the others have. Otherwise
// executions on other paths would be left out. And it stays when the formula is made: the limits follow from it, and must not make it true.
func TestContractLearnElsewhere(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		g := d.g
		names := []string{"x", "y", "z"}
		if d.w = 1 + d.IntN(3); d.w == 3 { // no more bits than all assignments are tried for
			names = names[:1]
		}
		path, other := g.t.Var("b", term.Bool), g.t.Var("k", term.BV(d.w))
		var mine []term.ID
		for _, name := range names {
			v := g.t.Var(name, term.BV(d.w))
			g.owner[v] = path
			mine = append(mine, v)
		}
		if d.IntN(2) == 0 {
			mine = mine[:1]
		}
		for range 1 + d.IntN(7) {
			a, b := one(d, mine...), one(d, one(d, mine...), other, d.constant())
			if d.IntN(2) == 0 {
				a, b = b, a
			}
			c := g.r.Bin(one(d, term.OpUlt, term.OpSlt), a, b)
			if d.IntN(2) == 0 {
				c = g.r.Not(c)
			}
			if bad := g.r.And(path, g.r.Not(c)); bad != term.False {
				g.assumeThat(g.r.Not(bad))
			}
			g.learn(path, c)
		}
		stated := g.t.And(g.assume, g.t.Var("q", term.Bool)) // as a property has it
		pure := g.purifier.Purify(stated)
		d.l.Over(g.t, d.seed, slices.Concat([]term.ID{path, other, stated, pure}, mine, g.assumed)...)
		if lane, ok := d.l.Same(stated, pure); !ok {
			d.fatal("%s becomes %s, which differs in lane %d", draw.Sexpr(g.t, stated), draw.Sexpr(g.t, pure), lane)
		}
		d.elsewhere(path, other)
		if g.derived.learnt > 0 {
			return "learnt"
		}
		return "nothing"
	}, "nothing", "learnt")
}

// elsewhere fails if what is assumed leaves no execution off the path for a value of a variable that does not belong to it.
func (d *drawn) elsewhere(path, other term.ID) {
	d.tt.Helper()
	left := map[uint64]bool{}
	for i, k := range d.l.Values(other) {
		all := d.l.Values(path)[i] == 0
		for _, a := range d.g.assumed {
			all = all && d.l.Values(a)[i] == 1
		}
		left[k] = left[k] || all
	}
	for k, ok := range left {
		if !ok {
			d.fatal("no execution off the path is left where term %d is %d: %d is assumed", other, k, d.g.assumed)
		}
	}
	bits := 1
	if s := d.g.t.Sort(other); s.IsBV() {
		bits = s.Width()
	}
	if len(left) != 1<<uint(bits) {
		d.fatal("only %d values were tried", len(left))
	}
}

// pin: the same for unknown truth values, also where assumptions contradict each other on the path.
func TestContractPinElsewhere(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		g := d.g
		b, other := g.t.Var("b", term.Bool), g.t.Var("c", term.Bool)
		path := one(d, b, g.r.And(b, g.t.Var("e", term.Bool)))
		x, y := g.t.Var("x", term.Bool), g.t.Var("y", term.Bool)
		g.owner[x], g.owner[y] = path, path
		leaf := func() term.ID {
			z := one(d, x, x, y, y, other, path, b)
			return one(d, z, g.r.Not(z))
		}
		var conds []term.ID // they are computed before one of them is assumed
		for range 1 + d.IntN(5) {
			conds = append(conds, one(d, leaf(), leaf(), g.r.And(leaf(), leaf()), g.r.Or(leaf(), leaf()), g.r.Eq(leaf(), leaf())))
		}
		for _, c := range conds {
			g.set(flag, c)
			g.assumeOp(path, g.settle(flag))
		}
		d.l.Over(g.t, d.seed, append([]term.ID{path, other, x, y}, g.assumed...)...)
		d.elsewhere(path, other)
		if g.derived.pinned > 0 {
			return "pinned"
		}
		return "nothing"
	}, "nothing", "pinned")
}
