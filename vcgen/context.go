package vcgen

import (
	"seabmc/domain"
	"seabmc/pass"
	"seabmc/term"
)

// pathContext is what is known on a path: the conditions that have a value there, and bounds of terms that the path condition compares with constants.
// With it, choices in values that are computed on the path are decided.
type pathContext struct {
	cond   term.ID
	holds  map[term.ID]bool
	bounds map[term.ID]span
	ranges map[term.ID]domain.Range // of terms that are compared with others
	memo   map[term.ID]term.ID
	open   map[term.ID]bool         // conditions in disjunctions of the path: if one becomes known, others may follow
	with   map[term.ID]*pathContext // by condition: the path together with this condition
	level  int                      // how many conditions were added to the path in this way
	known  int                      // how much was known on every path when memo and with were made
}

// span are the unsigned values lo to hi, ends included.
type span struct{ lo, hi uint64 }

func newPath(h term.ID) *pathContext {
	return &pathContext{cond: h, holds: map[term.ID]bool{}, bounds: map[term.ID]span{}, memo: map[term.ID]term.ID{}, open: map[term.ID]bool{}}
}

// forget drops the values that were found on the path. (It makes new maps: to clear a map takes time for the largest size that it ever had.)
func (c *pathContext) forget() {
	if len(c.memo) > 0 {
		c.memo = map[term.ID]term.ID{}
	}
	c.with = nil
}

// literals notes conditions that hold on c, and what follows from them directly. It returns those that are new.
func (g *paths) literals(c *pathContext, lits ...term.ID) (noted []term.ID) {
	for len(lits) > 0 {
		x := lits[len(lits)-1]
		lits = lits[:len(lits)-1]
		if c.holds[x] {
			continue
		}
		c.holds[x] = true
		noted = append(noted, x)
		switch g.t.Op(x) {
		case term.OpAnd:
			lits = append(lits, g.t.Args(x)...)
		case term.OpNot:
			y := g.t.Arg(x, 0)
			c.holds[y] = false
			switch g.t.Op(y) {
			case term.OpOr:
				for _, z := range g.t.Args(y) {
					lits = append(lits, g.t.Not(z))
				}
			case term.OpAnd:
				g.noteOpen(c, y)
			}
			g.bound(c, y, false)
		case term.OpOr:
			g.noteOpen(c, x)
		default:
			g.bound(c, x, true)
		}
	}
	return noted
}

// noteOpen notes the parts of x, a disjunction or the negation of a conjunction, two levels deep.
func (g *paths) noteOpen(c *pathContext, x term.ID) {
	for _, y := range g.t.Args(x) {
		y = g.positive(y)
		c.open[y] = true
		if op := g.t.Op(y); op == term.OpAnd || op == term.OpOr {
			for _, z := range g.t.Args(y) {
				c.open[g.positive(z)] = true
			}
		}
	}
}

// bound notes the bounds that follow from a comparison with a constant.
func (g *paths) bound(c *pathContext, x term.ID, value bool) {
	g.limit(c, x, value)
	v, s, ok := g.interval(x, value)
	if !ok {
		return
	}
	old := g.spanOf(c, v)
	c.bounds[v] = span{max(old.lo, s.lo), min(old.hi, s.hi)}
}

// interval is the interval that v is in if a comparison of v with a constant has the given value. A disequality gives none, unless it excludes the least or
// the greatest value.
func (g *paths) interval(x term.ID, value bool) (v term.ID, s span, ok bool) {
	op := g.t.Op(x)
	if op != term.OpEq && op != term.OpUlt {
		return 0, s, false
	}
	a, b := g.t.Arg(x, 0), g.t.Arg(x, 1)
	if !g.t.Sort(a).IsBV() || g.t.Width(a) > 64 {
		return 0, s, false
	}
	all := ^uint64(0) >> uint(64-g.t.Width(a))
	ka, isA := g.t.Uint64(a)
	kb, isB := g.t.Uint64(b)
	switch {
	case isA == isB:
		return 0, s, false
	case op == term.OpEq:
		k := kb
		v = a
		if isA {
			k, v = ka, b
		}
		switch {
		case value:
			return v, span{k, k}, true
		case k == 0:
			return v, span{1, all}, true
		}
		return 0, s, false
	case isB && value && kb > 0: // a < kb
		return a, span{0, kb - 1}, true
	case isB && !value: // a >= kb
		return a, span{kb, all}, true
	case isA && value && ka < all: // b > ka
		return b, span{ka + 1, all}, true
	case isA && !value: // b <= ka
		return b, span{0, ka}, true
	}
	return 0, s, false
}

// spanOf are the values that v may have on the path.
func (g *paths) spanOf(c *pathContext, v term.ID) span {
	if s, ok := c.bounds[v]; ok {
		return s
	}
	if g.always != nil {
		if s, ok := g.always.bounds[v]; ok {
			return s
		}
	}
	if r := g.r.Range(v); r.Known() {
		return span{r.UMin(), r.UMax()}
	}
	return span{0, ^uint64(0)}
}

// decideDepth is the depth to which a condition is examined.
const decideDepth = 3

// decide is the value of condition x on the path, if a short look finds it.
func (g *paths) decide(c *pathContext, x term.ID, depth int) (value, ok bool) {
	if value, ok := pass.Decide(g.t, x, depth, onContext{g, c}); ok || c.cond == term.True {
		return value, ok
	}
	return g.r.Diagrams().Under(c.cond, x)
}

// onContext decides single conditions by what holds on a path and by the bounds there.
type onContext struct {
	g *paths
	c *pathContext
}

// Known implements pass.Knower.
func (o onContext) Known(x term.ID) (value, ok bool) {
	g := o.g
	if v, ok := o.c.holds[x]; ok {
		return v, true
	}
	if g.always != nil {
		if v, ok := g.always.holds[x]; ok {
			return v, true
		}
	}
	if op := g.t.Op(x); op != term.OpEq && op != term.OpUlt {
		return false, false
	}
	for _, value := range [2]bool{true, false} {
		v, s, ok := g.interval(x, value)
		if !ok {
			continue
		}
		if at := g.spanOf(o.c, v); at.hi < s.lo || s.hi < at.lo { // x cannot have the value
			return !value, true
		}
	}
	return false, false
}
