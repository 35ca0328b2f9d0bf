package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// knows holds the values of conditions.
type knows map[term.ID]bool

func (k knows) Known(x term.ID) (value, ok bool) {
	value, ok = k[x]
	return value, ok
}

// Decide: when the known conditions have these values, the condition has its value. A condition whose parts are all known, not deeper than the depth,
// is decided.
func TestContractDecide(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		x := d.clause(1 + d.Pick(4))
		if d.Pick(20) == 0 {
			x = draw.One(d, term.True, term.False)
		}
		depth := d.Pick(5)
		known, given := knows{}, term.True
		d.T.Walk(func(y term.ID) {
			if d.T.Sort(y) != term.Bool || d.T.IsConst(y) || d.Pick(3) == 0 {
				return
			}
			if _, ok := known[y]; !ok {
				known[y] = d.Pick(2) == 0
			}
		}, x)
		all := true
		levels := map[term.ID]int{}
		deepest := 0
		d.T.Walk(func(y term.ID) {
			n := 0
			for _, a := range d.T.Args(y) {
				n = max(n, levels[a])
			}
			if op := d.T.Op(y); op == term.OpAnd || op == term.OpOr {
				n++
			} else if op != term.OpNot && d.T.Sort(y) == term.Bool && !d.T.IsConst(y) {
				n = 0
				if _, ok := known[y]; !ok {
					all = false
				}
			}
			levels[y] = n
			deepest = max(deepest, n)
		}, x)
		for y, v := range known {
			if !v {
				y = d.T.Not(y)
			}
			given = d.T.And(given, y)
		}
		value, ok := Decide(d.T, x, depth, known)
		if !ok {
			if all && deepest <= depth {
				d.Fatal("%s is not decided, all of it is known", draw.Sexpr(d.T, x))
			}
			return "open"
		}
		d.Always(given, x, value)
		return "decided"
	}, "open", "decided")
}
