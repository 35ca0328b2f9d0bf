package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// comparePtr compares pointers by base, then by signed offset.
func (g *Gen) comparePtr(op ir.Op, x, y term.ID) term.ID {
	r := g.r
	switch op {
	case ir.OpEq, ir.OpNe:
		eq := g.equalPtr(x, y)
		if op == ir.OpNe {
			return r.Not(eq)
		}
		return eq
	case ir.OpUle, ir.OpSle:
		return r.Not(g.comparePtr(ir.OpUlt, y, x))
	}
	bx, by := r.PtrBase(x), r.PtrBase(y)
	return r.Or(r.Bin(term.OpUlt, bx, by), r.And(r.Eq(bx, by), r.Bin(term.OpSlt, r.PtrOff(x), r.PtrOff(y))))
}

// equalPtr compares a choice with a constant by the places of the choice.
func (g *Gen) equalPtr(x, y term.ID) term.ID {
	if g.arm == nil {
		return g.r.Eq(x, y)
	}
	if g.arm.Apart(x, 1, y, 1) {
		return term.False
	}
	for _, s := range [2][2]term.ID{{x, y}, {y, x}} {
		base, ok := g.t.Uint64(g.r.PtrBase(s[1]))
		if !ok || g.t.Op(s[0]) != term.OpIte {
			continue
		}
		list, all := g.places(s[0])
		if !all {
			continue
		}
		for _, p := range list {
			if p.Base == base {
				return g.r.And(p.Cond, g.r.Eq(p.Off, g.r.PtrOff(s[1])))
			}
		}
		return term.False
	}
	return g.r.Eq(x, y)
}
