package lower

import "seabmc/ir"

// guard is a path condition: the literal lit (or its negation) and those of its
// parents. The root (parent nil) is true. Lists share their prefixes, so that
// two paths find the branch they parted at by walking up.
type guard struct {
	parent *guard
	sib    *guard // the guard with the opposite literal, if a branch made both
	lit    ir.Reg
	neg    bool
	killed bool  // assumed (or known) to be false from now on
	depth  int32 // number of literals
	reg    ir.Reg
	litReg ir.Reg // lit, or its negation as a register
}

// branch makes the guards of the two sides of a branch on c.
func branch(g *guard, c ir.Reg) (yes, no *guard) {
	yes = &guard{parent: g, lit: c, depth: g.depth + 1, litReg: c}
	no = &guard{parent: g, lit: c, neg: true, depth: g.depth + 1}
	yes.sib, no.sib = no, yes
	return yes, no
}

// push adds one literal that has no opposite side.
func push(g *guard, c ir.Reg) *guard {
	return &guard{parent: g, lit: c, depth: g.depth + 1, litReg: c}
}

// reduce drops literals whose opposite side is known to be impossible.
func reduce(g *guard) *guard {
	for g.parent != nil && g.sib != nil && g.sib.killed {
		g = g.parent
	}
	return g
}

// kill records that g is false from here on. When both sides of a branch are
// gone, so is what was before it.
func kill(g *guard) {
	g.killed = true
	for g.parent != nil && g.sib != nil && g.sib.killed {
		g = g.parent
		g.killed = true
	}
}

// meet is the last common node of two guards.
func meet(x, y *guard) *guard {
	for x.depth > y.depth {
		x = x.parent
	}
	for y.depth > x.depth {
		y = y.parent
	}
	for x != y {
		x, y = x.parent, y.parent
	}
	return x
}

// above is the ancestor of g just below p.
func above(g, p *guard) *guard {
	for g.parent != p {
		g = g.parent
	}
	return g
}

func (l *lowerer) literal(g *guard) ir.Reg {
	if g.litReg == 0 {
		g.litReg = l.b.Not(g.lit)
	}
	return g.litReg
}

// greg is the register of the whole guard.
func (l *lowerer) greg(g *guard) ir.Reg {
	if g.reg != 0 {
		return g.reg
	}
	var path []*guard
	for ; g.reg == 0; g = g.parent {
		path = append(path, g)
		if g.parent == nil {
			g.reg = l.b.True()
			path = path[:len(path)-1]
			break
		}
	}
	for i := len(path) - 1; i >= 0; i-- {
		g := path[i]
		g.reg = l.and(g.parent, l.literal(g))
	}
	return path[0].reg
}

func (l *lowerer) and(p *guard, lit ir.Reg) ir.Reg {
	if p.parent == nil {
		return lit
	}
	return l.b.Bin(ir.OpAnd, p.reg, lit)
}

// rest is the conjunction of g's literals below p.
func (l *lowerer) rest(g, p *guard) ir.Reg {
	r := l.literal(g)
	for g = g.parent; g != p; g = g.parent {
		r = l.b.Bin(ir.OpAnd, l.literal(g), r)
	}
	return r
}

// joinGuards is the guard of the place where x and y meet, and the condition
// under which the one there came along x. The paths exclude each other.
func (l *lowerer) joinGuards(x, y *guard) (g *guard, isX ir.Reg) {
	p := meet(x, y)
	switch {
	case p == y && p == x:
		return p, l.b.True()
	case p == y:
		return p, l.rest(x, p)
	case p == x:
		return p, l.b.Not(l.rest(y, p))
	}
	ax, ay := above(x, p), above(y, p)
	if ax.sib == ay {
		isX = l.literal(ax)
		switch {
		case ax == x && ay == y:
			return p, isX
		case ax == x:
			return push(p, l.b.Bin(ir.OpOr, isX, l.rest(y, ay))), isX
		case ay == y:
			return push(p, l.b.Bin(ir.OpOr, l.literal(ay), l.rest(x, ax))), isX
		}
		return push(p, l.b.Select(isX, l.rest(x, ax), l.rest(y, ay))), isX
	}
	rx, ry := l.rest(x, p), l.rest(y, p)
	g = push(p, l.b.Bin(ir.OpOr, rx, ry))
	if x.depth <= y.depth {
		return g, rx
	}
	return g, l.b.Not(ry)
}
