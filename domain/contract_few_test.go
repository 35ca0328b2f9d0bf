package domain

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// usesByHand counts the uses of variables as the contract defines them, for each term separately.
func (d *drawn) usesByHand(roots []term.ID, conds bool) map[term.ID]int {
	t := d.T
	args := func(x term.ID) []term.ID {
		if t.Op(x) == term.OpIte && !conds {
			return t.Args(x)[1:]
		}
		return t.Args(x)
	}
	varsOf := func(x term.ID) map[term.ID]bool {
		out, seen := map[term.ID]bool{}, map[term.ID]bool{}
		for todo := []term.ID{x}; len(todo) > 0; {
			y := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[y] {
				continue
			}
			seen[y] = true
			if t.Op(y) == term.OpVar {
				out[y] = true
			}
			todo = append(todo, args(y)...)
		}
		return out
	}
	uses := map[term.ID]int{}
	count := func(x term.ID) {
		if vs := varsOf(x); len(vs) == 1 {
			for v := range vs {
				uses[v]++
			}
		}
	}
	seen := map[term.ID]bool{}
	for todo := append([]term.ID(nil), roots...); len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[x] {
			continue
		}
		seen[x] = true
		if len(varsOf(x)) > 1 {
			for _, a := range args(x) {
				count(a)
			}
		}
		todo = append(todo, args(x)...)
	}
	for _, x := range roots {
		count(x)
	}
	return uses
}

// FewValues: the variable has at least the given number of uses. No other variable of few values that pick allows has more. Its values are all that
// it takes.
func TestContractFew(t *testing.T) {
	contract(t, 3000, func(d *drawn) string {
		w := draw.One(d, 2, 4, 8, 32, 64)
		for _, name := range []string{"x", "y"} {
			if v := d.Var(name, w); d.Pick(2) == 0 {
				lo := d.Rng.Uint64() & Mask(w)
				a := URange(w, lo, min(Mask(w), lo+uint64(d.Pick(40))), uint64(d.Pick(4)))
				d.r.Refine(v, a)
				if d.Facts == nil {
					d.Facts = map[term.ID]draw.Fact{}
				}
				d.Facts[v] = d.r.Of(v)
			}
		}
		var roots []term.ID
		for range 1 + d.Pick(3) {
			roots = append(roots, d.Number(w, 1+d.Pick(2)))
		}
		if d.Pick(8) == 0 {
			roots = append(roots, d.Var("z", 65), d.Pointer(1))
		}
		conds := d.Pick(2) == 0
		least := d.Pick(4)
		var out term.ID
		pick := func(v term.ID) bool { return v != out }
		if d.Pick(2) == 0 {
			out = d.Var("x", w)
		} else {
			pick = nil
		}
		best, values := d.r.FewValues(least, roots, pick, conds)
		uses := d.usesByHand(roots, conds)
		if best == 0 {
			for v, n := range uses {
				if n >= max(1, least) && v != out && d.r.valuesOf(v) != nil {
					d.Fatal("%s has %d uses and is not found", d.T.Name(v), n)
				}
			}
			return "none"
		}
		if best == out || uses[best] < least || len(values) < 2 || len(values) > maxValues {
			d.Fatal("%s, %d uses, %d values", d.T.Name(best), uses[best], len(values))
		}
		for v, n := range uses {
			if n > uses[best] && v != out && d.r.valuesOf(v) != nil {
				d.Fatal("%s has %d uses, %s has %d", d.T.Name(best), uses[best], d.T.Name(v), n)
			}
		}
		d.Over(best)
		taken := map[term.ID]bool{}
		for _, k := range values {
			if d.T.Sort(k) != d.T.Sort(best) || taken[k] {
				d.Fatal("the values of %s", d.T.Name(best))
			}
			taken[k] = true
		}
		for i, v := range d.Lanes.Values(best) {
			k := d.T.BoolConst(v == 1)
			if d.T.Sort(best) != term.Bool {
				k = d.T.Const(v, d.T.Width(best))
			}
			if a, ok := d.Facts[best]; (!ok || a.Contains(v)) && !taken[k] {
				d.Fatal("%s may be %d (lane %d)", d.T.Name(best), v, i)
			}
		}
		if d.T.Sort(best) == term.Bool {
			return "condition"
		}
		return "number"
	}, "none", "number", "condition")
}
