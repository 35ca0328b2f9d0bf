package vcgen

import (
	"slices"

	"seabmc/domain"
	"seabmc/term"
)

// Procedure bounds on paths.
//
//   - Takes: a comparison, on the current path (byRange).
//   - Returns: a value only if the comparison has it wherever the path and what was assumed hold.
//   - Bounds: comparisons of at most 60 nodes, of which 60 are rewritten.
//   - Gives up: not ok.
//   - Recursion: over terms (value, parts, choice, under, bounded), each call takes one of 60 nodes: at most 60 levels deep.
//   - Also in: limits.go
//   - Counted: bounds on paths
//   - Tests: TestContractWithin, TestContractStandIns, TestContractByRange, TestContractSaysNothing, TestContractWithinSixty,
//     TestContractWithinAlways

// A comparison of products and sums often follows from bounds that branches give on the path or inside a choice: y * y does not overflow after
// if (y > -100 && y < 100). The rewriter only knows ranges that terms have everywhere. So a term with narrower bounds on the path is replaced by a new
// variable that has these bounds everywhere. If the comparison is then true (or false) for all values of the variable, it is so on the path. The variable
// is used for nothing else.

// withinBudget is the number of nodes that a comparison may have.
const withinBudget = 60

// byRange is the value of comparison x on the current path, if the bounds there decide it.
func (g *paths) byRange(x term.ID) (value, ok bool) {
	c := g.here
	if c == nil {
		c = newPath(term.True)
	}
	if !g.computes(x, c.ranges != nil || g.always != nil && g.always.ranges != nil) {
		return false, false
	}
	w := &within{g: g, c: c, memo: map[term.ID]term.ID{}, budget: withinBudget}
	out := w.value(x)
	if out != term.True && out != term.False {
		return false, false
	}
	g.derived.bounds++
	return out == term.True, true
}

// computes tells whether x is a small comparison of computed values, of which parts may have bounds. Large comparisons take long and are seldom decided
// this way.
func (g *paths) computes(x term.ID, bounds bool) bool {
	arithmetic := false
	seen := make([]term.ID, 0, withinBudget)
	seen = append(seen, x)
	for i := 0; i < len(seen); i++ {
		switch g.t.Op(seen[i]) {
		case term.OpMul, term.OpAdd, term.OpShl, term.OpSDiv, term.OpSRem:
			arithmetic = true
		case term.OpIte:
			bounds = true
		case term.OpSelect:
			continue
		}
		for _, y := range g.t.Args(seen[i]) {
			if slices.Contains(seen, y) {
				continue
			}
			if len(seen) == withinBudget {
				return false
			}
			seen = append(seen, y)
		}
	}
	return arithmetic && bounds
}

// within rewrites a term for a path.
type within struct {
	g      *paths
	c      *pathContext
	inside []*pathContext // conditions of the choices that the term is in
	memo   map[term.ID]term.ID
	budget int
}

func (w *within) value(x term.ID) term.ID {
	if out, ok := w.memo[x]; ok {
		return out
	}
	if w.budget == 0 || w.g.t.IsConst(x) {
		return x
	}
	w.budget--
	out := w.bounded(x, w.parts(x))
	w.memo[x] = out
	return out
}

// parts is x with its parts simplified for the path.
func (w *within) parts(x term.ID) term.ID {
	t := w.g.t
	switch t.Op(x) {
	case term.OpSelect, term.OpPtrBase, term.OpPtrOff, term.OpPtrToInt, term.OpVar:
		return x
	case term.OpIte:
		return w.choice(x)
	}
	var now []term.ID
	for i := range t.Args(x) {
		a := t.Arg(x, i)
		if b := w.value(a); b != a {
			if now == nil {
				now = append(now, t.Args(x)...)
			}
			now[i] = b
		}
	}
	if now == nil {
		now = t.Args(x)
	}
	switch t.Op(x) {
	case term.OpSExt:
		if p := now[0]; t.Op(p) == term.OpMul && w.g.r.Comparer().ExactProduct(t.Arg(p, 0), t.Arg(p, 1)) { // as the check of overflow has it
			a, b := t.Arg(p, 0), t.Arg(p, 1)
			return w.g.r.Bin(term.OpMul, w.g.r.SExt(a, t.Width(x)), w.g.r.SExt(b, t.Width(x)))
		}
	case term.OpSlt:
		if w.sumFits(x) {
			return term.False
		}
	}
	return w.g.r.Simplify(t.Mk(x, slices.Clone(now)))
}

// sumFits tells whether x is ((a ^ s) & (b ^ s)) < 0, which says that the sum s of signed a and b wraps, and it does not.
func (w *within) sumFits(x term.ID) bool {
	t := w.g.t
	both := t.Arg(x, 0)
	if k, ok := t.Uint64(t.Arg(x, 1)); !ok || k != 0 || t.Op(both) != term.OpBVAnd {
		return false
	}
	p, q := t.Arg(both, 0), t.Arg(both, 1)
	if t.Op(p) != term.OpBVXor || t.Op(q) != term.OpBVXor {
		return false
	}
	for _, s := range t.Args(p) {
		a, b := t.Arg(p, 0), t.Arg(q, 0)
		if a == s {
			a = t.Arg(p, 1)
		}
		if b == s {
			b = t.Arg(q, 1)
		}
		if t.Op(s) != term.OpAdd || !slices.Contains(t.Args(q), s) || w.g.r.Bin(term.OpAdd, a, b) != s {
			continue
		}
		ra, rb := w.g.r.Range(w.value(a)), w.g.r.Range(w.value(b))
		most := int64(^uint64(0) >> 1 >> (64 - t.Width(s)))
		if ra.SMax() <= most-max(rb.SMax(), 0) && ra.SMin() >= -most-1-min(rb.SMin(), 0) {
			return true
		}
	}
	return false
}

// choice is the choice x, where each side is simplified under the condition of its side.
func (w *within) choice(x term.ID) term.ID {
	g := w.g
	cond, yes, no := g.t.Arg(x, 0), g.t.Arg(x, 1), g.t.Arg(x, 2)
	if value, ok := g.decide(w.c, cond, decideDepth); ok {
		if value {
			return w.value(yes)
		}
		return w.value(no)
	}
	a, b := w.under(cond, yes), w.under(g.t.Not(cond), no)
	if a == yes && b == no {
		return x
	}
	return g.r.Ite(cond, a, b)
}

// under is x where cond also holds.
func (w *within) under(cond, x term.ID) term.ID {
	c := newPath(cond)
	w.g.literals(c, cond)
	before := w.memo
	w.memo = map[term.ID]term.ID{}
	w.inside = append(w.inside, c)
	out := w.value(x)
	w.inside = w.inside[:len(w.inside)-1]
	w.memo = before
	return out
}

// bounded is now, to which x was rewritten, or a variable in its place if its bounds on the path are narrower than those it has everywhere.
func (w *within) bounded(x, now term.ID) term.ID {
	g := w.g
	if !g.t.Sort(x).IsBV() {
		return now
	}
	has := g.r.Range(now)
	r := w.meet(has, w.c, x)
	r = w.meet(r, g.always, x)
	for _, c := range w.inside {
		r = w.meet(r, c, x)
	}
	if r == has {
		return now
	}
	return g.standIn(x, r)
}

func (w *within) meet(r domain.Range, c *pathContext, x term.ID) domain.Range {
	if c != nil {
		if s, ok := c.ranges[x]; ok && !r.Disjoint(s) {
			return r.Meet(s)
		}
	}
	return r
}

// rangeKey is what a variable stands for.
type rangeKey struct {
	x term.ID
	r domain.Range
}

// standIn is the variable that stands for x where x has range r. It never occurs in a question to a solver.
func (g *paths) standIn(x term.ID, r domain.Range) term.ID {
	k := rangeKey{x, r}
	v, ok := g.standIns[k]
	if !ok {
		v = g.t.Numbered("within", uint32(len(g.standIns)), g.t.Sort(x))
		g.r.Ranges().Declare(v, r)
		if g.standIns == nil {
			g.standIns = map[rangeKey]term.ID{}
		}
		g.standIns[k] = v
	}
	return v
}
