package rewriter

import (
	"testing"

	"seabmc/term"
)

// knows are the values of conditions.
type knows map[term.ID]bool

func (k knows) Known(x term.ID) (value, ok bool) {
	value, ok = k[x]
	return value, ok
}

// Decide: where what is known has these values, so has the condition; a condition whose parts are all known, not deeper than the depth, is decided.
func TestContractDecide(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		x := d.clause(1 + d.pick(4))
		if d.pick(20) == 0 {
			x = one(d, term.True, term.False)
		}
		depth := d.pick(5)
		known, given := knows{}, term.True
		d.t.Walk(func(y term.ID) {
			if d.t.Sort(y) != term.Bool || d.t.IsConst(y) || d.pick(3) == 0 {
				return
			}
			if _, ok := known[y]; !ok {
				known[y] = d.pick(2) == 0
			}
		}, x)
		all := true
		levels := map[term.ID]int{}
		deepest := 0
		d.t.Walk(func(y term.ID) {
			n := 0
			for _, a := range d.t.Args(y) {
				n = max(n, levels[a])
			}
			if op := d.t.Op(y); op == term.OpAnd || op == term.OpOr {
				n++
			} else if op != term.OpNot && d.t.Sort(y) == term.Bool && !d.t.IsConst(y) {
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
				y = d.t.Not(y)
			}
			given = d.t.And(given, y)
		}
		value, ok := Decide(d.t, x, depth, known)
		if !ok {
			if all && deepest <= depth {
				d.fatal("%s is not decided, all of it is known", sexpr(d.t, x))
			}
			return "open"
		}
		d.always(given, x, value)
		return "decided"
	}, "open", "decided")
}
