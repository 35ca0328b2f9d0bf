package path

import (
	"seabmc/ir"
)

// Guard is a path condition: the literal Literal (or its negation) and those of its parents. The root (Parent nil) is true. Lists share their
// prefixes, so two paths find the branch at which they parted by walking up.
type Guard struct {
	Parent     *Guard
	sib        *Guard // the guard with the opposite literal, if a branch made both
	Literal    ir.Reg
	Negated    bool
	Impossible bool  // assumed (or known) to be false from now on
	Depth      int32 // number of literals
	reg        ir.Reg
	litReg     ir.Reg // Literal, or its negation, as a register
}

// Root returns the condition of paths about which nothing was assumed: true.
func Root(b *ir.Builder) *Guard { return &Guard{reg: b.True()} }

// Branch makes the guards of the two sides of a branch on c.
func Branch(g *Guard, c ir.Reg) (yes, no *Guard) {
	yes = &Guard{Parent: g, Literal: c, Depth: g.Depth + 1, litReg: c}
	no = &Guard{Parent: g, Literal: c, Negated: true, Depth: g.Depth + 1}
	yes.sib, no.sib = no, yes
	return yes, no
}

// push adds a literal that has no opposite side.
func push(g *Guard, c ir.Reg) *Guard {
	return &Guard{Parent: g, Literal: c, Depth: g.Depth + 1, litReg: c}
}

// Reduce drops literals whose opposite side is known to be impossible.
func Reduce(g *Guard) *Guard {
	for g.Parent != nil && g.sib != nil && g.sib.Impossible {
		g = g.Parent
	}
	return g
}

// Kill records that g is false from here on. If both sides of a branch are impossible, so is what was before it.
func Kill(g *Guard) {
	g.Impossible = true
	for g.Parent != nil && g.sib != nil && g.sib.Impossible {
		g = g.Parent
		g.Impossible = true
	}
}

// LastCommon returns the last common node of two guards.
func LastCommon(x, y *Guard) *Guard {
	for x.Depth > y.Depth {
		x = x.Parent
	}
	for y.Depth > x.Depth {
		y = y.Parent
	}
	for x != y {
		x, y = x.Parent, y.Parent
	}
	return x
}

// above returns the ancestor of g just below p.
func above(g, p *Guard) *Guard {
	for g.Parent != p {
		g = g.Parent
	}
	return g
}

func (g *Guard) literal(b *ir.Builder) ir.Reg {
	if g.litReg == 0 {
		g.litReg = b.Not(g.Literal)
	}
	return g.litReg
}

// Condition returns the register of the whole guard.
func (g *Guard) Condition(b *ir.Builder) ir.Reg {
	if g.reg != 0 {
		return g.reg
	}
	var path []*Guard
	for ; g.reg == 0; g = g.Parent {
		path = append(path, g)
		if g.Parent == nil {
			g.reg = b.True()
			path = path[:len(path)-1]
			break
		}
	}
	for i := len(path) - 1; i >= 0; i-- {
		g := path[i]
		g.reg = g.Parent.and(b, g.literal(b))
	}
	return path[0].reg
}

func (g *Guard) and(b *ir.Builder, lit ir.Reg) ir.Reg {
	if g.Parent == nil {
		return lit
	}
	return b.Bin(ir.OpAnd, g.reg, lit)
}

// rest returns the conjunction of g's literals below p.
func (g *Guard) rest(b *ir.Builder, p *Guard) ir.Reg {
	r := g.literal(b)
	for g = g.Parent; g != p; g = g.Parent {
		r = b.Bin(ir.OpAnd, g.literal(b), r)
	}
	return r
}

// Meeting returns the guard of the place where x and y meet, and the condition under which a path there came along x. The paths exclude each other.
func Meeting(b *ir.Builder, x, y *Guard) (g *Guard, isX ir.Reg) {
	p := LastCommon(x, y)
	switch {
	case p == y && p == x:
		return p, b.True()
	case p == y:
		return p, x.rest(b, p)
	case p == x:
		return p, b.Not(y.rest(b, p))
	}
	ax, ay := above(x, p), above(y, p)
	if ax.sib == ay {
		isX = ax.literal(b)
		switch {
		case ax == x && ay == y:
			return p, isX
		case ax == x:
			return push(p, b.Bin(ir.OpOr, isX, y.rest(b, ay))), isX
		case ay == y:
			return push(p, b.Bin(ir.OpOr, ay.literal(b), x.rest(b, ax))), isX
		}
		return push(p, b.Select(isX, x.rest(b, ax), y.rest(b, ay))), isX
	}
	rx, ry := x.rest(b, p), y.rest(b, p)
	g = push(p, b.Bin(ir.OpOr, rx, ry))
	if x.Depth <= y.Depth {
		return g, rx
	}
	return g, b.Not(ry)
}

// Divide gives guards that are sides of branches to paths that exclude each other and together are all of g. If one of the paths is g itself, or is
// not below g, it leaves them all as they are.
func Divide(b *ir.Builder, g *Guard, paths []**Guard) {
	for _, p := range paths {
		if *p == g || (*p).Depth <= g.Depth || LastCommon(*p, g) != g {
			return
		}
	}
	rest := g
	for i, p := range paths {
		if i == len(paths)-1 {
			*p = rest
			return
		}
		*p, rest = Branch(rest, (*p).rest(b, g))
	}
}
