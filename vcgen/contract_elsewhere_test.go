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
		met := map[uint64]bool{}
		for i, k := range d.l.Values(other) {
			all := d.l.Values(path)[i] == 0
			for _, a := range g.assumed {
				all = all && d.l.Values(a)[i] == 1
			}
			met[k] = met[k] || all
		}
		for k, ok := range met {
			if !ok {
				d.fatal("no execution on another path is left where k is %d: %d is assumed", k, g.assumed)
			}
		}
		if len(met) != 1<<uint(d.w) {
			d.fatal("only %d values of k were tried", len(met))
		}
		if g.derived.learnt > 0 {
			return "learnt"
		}
		return "nothing"
	}, "nothing", "learnt")
}
