package vcgen

import (
	"seabmc/ir"
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
//   - Also in: context.go, listener.go
//   - Counted: choices on paths
//   - Tests: TestContractPath, TestContractInterval, TestContractIntervalWide, TestContractKnown, TestContractPathLimits,
//     TestContractOnPath, TestContractForgets, TestContractOpenConditions, TestContractExtended, TestContractOneSide, TestContractBelow, TestContractLeaves,
//     TestContractCompared

func (g *paths) newContext(h term.ID) *pathContext {
	c := newPath(h)
	g.know(c, h)
	return c
}

// maxExtended is the number of conditions that a path is extended by.
const maxExtended = 2

// extended is path c together with condition x, if that tells more than c: nil if x cannot hold there.
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

// Limits of what is looked at in one value.
const (
	pathDepth  = 5  // operations above a choice
	pathBudget = 64 // nodes
)

// onPath is v as it is needed on the current path: without the choices that the path has decided.
func (g *paths) onPath(v term.ID) term.ID {
	return g.chosen(g.here, v)
}

// onAllPaths is v under what was assumed on every path.
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

// chooseBoth is the choice v, which the path does not decide, with both sides simplified for the path.
func (g *paths) chooseBoth(c *pathContext, v term.ID, depth int, budget *int) term.ID {
	cond, x, y := g.t.Arg(v, 0), g.t.Arg(v, 1), g.t.Arg(v, 2)
	cx, cy := g.extended(c, cond), g.extended(c, g.t.Not(cond))
	switch {
	case cx == nil && cy == nil: // no execution is on this path
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

// compared is the result v of a comparison as it is needed on the current path. (Other conditions stay as they are: the paths may be made of them.)
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

// arg is the value of register r as an instruction on the current path needs it.
func (g *paths) arg(r ir.Reg) term.ID { return g.onPath(g.val(r)) }
