package vcgen

import (
	"seabmc/domain"
	"seabmc/ir"
	"seabmc/pass"
	"seabmc/term"
)

// Procedure choices on paths.
//
//   - Takes: a value, or a condition, on the current path (onPath, onAllPaths, decide, compared).
//   - Returns: a value equal to it wherever the path and what was assumed hold; decide, a truth value that the condition has there. What a path context holds (conditions,
//     bounds, ranges) is so there.
//   - Bounds: 64 nodes of a value, 5 operations above a choice; conditions 3 levels deep, then by decision diagrams; at most 2 conditions of choices are added to a path.
//   - Gives up: the value stays; not ok.
//   - Recursion: over terms (choose, chooseIte, chooseBoth), each call takes one of 64 nodes: at most 64 levels deep.
//   - Counted: choices on paths
//   - Tests: TestContractPath

// pathContext is what a path condition says: which conditions have a value on it, and the
// bounds of terms that it compares with constants. It decides choices in values that are
// computed on the path.
type pathContext struct {
	cond   term.ID
	holds  map[term.ID]bool
	bounds map[term.ID]span
	ranges map[term.ID]domain.Range // of terms that are compared with others
	memo   map[term.ID]term.ID
	open   map[term.ID]bool         // conditions in disjunctions of the path: with one known, others may follow
	with   map[term.ID]*pathContext // the path and one of them more
	level  int                      // how many more
	known  int                      // number of what is known on every path that memo and with were made with
}

// span are the unsigned values lo to hi, ends included.
type span struct{ lo, hi uint64 }

// OnPath implements ir.Listener.
func (g *Gen) OnPath(guard ir.Reg) {
	err := g.Flush() // what waits is on the path before
	g.path.of = 0    // a pointer that was checked there was not checked here
	g.here, g.hereTerm = nil, 0
	if err != nil || !g.knows(guard) {
		return
	}
	g.hereTerm = g.val(guard)
	switch g.hereTerm {
	case term.True:
		g.here = g.always
		return
	case term.False:
		return
	}
	c := g.contexts[g.hereTerm]
	if c == nil {
		c = g.newContext(g.hereTerm)
		g.contexts[g.hereTerm] = c
	}
	g.here = c
}

// Own implements ir.Listener.
func (g *Gen) Own(r ir.Reg) {
	if g.hereTerm == 0 || g.hereTerm == term.True || g.Flush() != nil {
		return
	}
	g.owner[g.val(r)] = g.hereTerm
}

func newPath(h term.ID) *pathContext {
	return &pathContext{cond: h, holds: map[term.ID]bool{}, bounds: map[term.ID]span{}, memo: map[term.ID]term.ID{}, open: map[term.ID]bool{}}
}

// forget drops what values came to on the path. (A map is not cleared: that takes as long as it was ever large.)
func (c *pathContext) forget() {
	if len(c.memo) > 0 {
		c.memo = map[term.ID]term.ID{}
	}
	c.with = nil
}

func (g *paths) newContext(h term.ID) *pathContext {
	c := newPath(h)
	g.know(c, h)
	return c
}

// literals notes conditions that hold on c and what follows from them at once. It returns those that are new.
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

// noteOpen notes the conditions that a disjunction x, or the negation of a conjunction, is
// made of, two levels deep.
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

// positive is x without a negation.
func (g *paths) positive(x term.ID) term.ID {
	if g.t.Op(x) == term.OpNot {
		return g.t.Arg(x, 0)
	}
	return x
}

// maxExtended is the number of conditions that a path is extended by.
const maxExtended = 2

// extended is path c where condition x holds too, as far as that tells more: nil if it
// cannot.
func (g *paths) extended(c *pathContext, x term.ID) *pathContext {
	if c.level == maxExtended || !c.open[g.positive(x)] {
		return c
	}
	e, ok := c.with[x]
	if !ok {
		switch h := g.r.And(c.cond, x); h {
		case term.False:
		case c.cond:
			e = c
		default:
			e = g.newContext(h)
			e.level = c.level + 1
		}
		if c.with == nil {
			c.with = map[term.ID]*pathContext{}
		}
		c.with[x] = e
	}
	return e
}

// bound notes what a comparison with a constant says.
func (g *paths) bound(c *pathContext, x term.ID, value bool) {
	g.limit(c, x, value)
	v, s, ok := g.interval(x, value)
	if !ok {
		return
	}
	old := g.spanOf(c, v)
	c.bounds[v] = span{max(old.lo, s.lo), min(old.hi, s.hi)}
}

// interval reads a comparison of v with a constant that has the given value as the
// interval that v is in then; a disequality has none, unless it cuts off an end of it.
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

// decideDepth is how deep a condition is looked into.
const decideDepth = 3

// decide is the value that condition x has on the path, if it is easy to see.
func (g *paths) decide(c *pathContext, x term.ID, depth int) (value, ok bool) {
	if value, ok := pass.Decide(g.t, x, depth, onContext{g, c}); ok || c.cond == term.True {
		return value, ok
	}
	return g.r.Diagrams().Under(c.cond, x)
}

// onContext knows conditions by themselves: by what holds on a path, and by bounds there.
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

// Limits of what is looked at in one value.
const (
	pathDepth  = 5  // operations above a choice
	pathBudget = 64 // nodes
)

// onPath is v as it is needed where the current path is taken: choices that the path has
// made already are left out.
func (g *paths) onPath(v term.ID) term.ID {
	return g.chosen(g.here, v)
}

// onAllPaths is v as it is needed after what was assumed on every path.
func (g *paths) onAllPaths(v term.ID) term.ID { return g.chosen(g.always, v) }

// chosen is v without the choices that c, if there is one, has made.
func (g *paths) chosen(c *pathContext, v term.ID) term.ID {
	if c == nil || g.t.Sort(v) == term.Bool {
		return v
	}
	if g.always != nil && c.known != len(g.always.holds) {
		c.known = len(g.always.holds)
		c.forget()
	}
	budget := pathBudget
	out := g.choose(c, v, pathDepth, &budget)
	g.claimOn("chosen on a path", c, v, out)
	return out
}

func (g *paths) choose(c *pathContext, v term.ID, depth int, budget *int) term.ID {
	if out := c.memo[v]; out != 0 {
		return out
	}
	args := g.t.Args(v)
	if len(args) == 0 || *budget == 0 {
		return v
	}
	*budget--
	if g.t.Op(v) == term.OpIte {
		return g.chooseIte(c, v, depth, budget)
	}
	if depth == 0 || g.t.Op(v) == term.OpSelect {
		return v
	}
	var now []term.ID
	for i := range args {
		a := g.t.Arg(v, i)
		if g.t.Sort(a) == term.Bool {
			continue
		}
		if b := g.choose(c, a, depth-1, budget); b != a {
			if now == nil {
				now = append(now, g.t.Args(v)...)
			}
			now[i] = b
		}
	}
	out := v
	if now != nil {
		out = g.r.Simplify(g.t.Mk(v, now))
	}
	c.memo[v] = out
	return out
}

func (g *paths) chooseIte(c *pathContext, v term.ID, depth int, budget *int) term.ID {
	cond, x, y := g.t.Arg(v, 0), g.t.Arg(v, 1), g.t.Arg(v, 2)
	var out term.ID
	if value, ok := g.decide(c, cond, decideDepth); ok {
		g.derived.choices++
		if value {
			y = x
		}
		out = g.choose(c, y, depth, budget)
	} else {
		out = g.chooseBoth(c, v, depth, budget)
	}
	c.memo[v] = out
	return out
}

// chooseBoth is the choice v, which the path does not decide, with its sides as they are
// needed on the path.
func (g *paths) chooseBoth(c *pathContext, v term.ID, depth int, budget *int) term.ID {
	cond, x, y := g.t.Arg(v, 0), g.t.Arg(v, 1), g.t.Arg(v, 2)
	cx, cy := g.extended(c, cond), g.extended(c, g.t.Not(cond))
	switch {
	case cx == nil && cy == nil: // nobody is on this path
		return v
	case cx == nil:
		return g.choose(cy, y, depth, budget)
	case cy == nil:
		return g.choose(cx, x, depth, budget)
	}
	nx, ny := g.choose(cx, x, depth, budget), g.choose(cy, y, depth, budget)
	if nx == x && ny == y {
		return v
	}
	return g.r.Ite(cond, nx, ny)
}

// compared is the result v of a comparison as it is needed where the current path is taken. (Other
// conditions are left alone: they may be those that the paths are made of.)
func (g *paths) compared(v term.ID) term.ID {
	if g.here != nil {
		if value, ok := g.decide(g.here, v, decideDepth); ok {
			g.claimOn("decided on a path", g.here, v, g.t.BoolConst(value))
			g.derived.choices++
			return g.t.BoolConst(value)
		}
	}
	if value, ok := g.byRange(v); ok {
		g.claimOn("decided by bounds", g.here, v, g.t.BoolConst(value))
		return g.t.BoolConst(value)
	}
	return v
}
