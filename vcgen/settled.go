package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// settle is the value of register r. If it is a condition that was pinned, the pinned value replaces it for good.
func (g *paths) settle(r ir.Reg) term.ID {
	x := g.regs[r]
	if len(g.pinned) == 0 || g.p.Types[r] != ir.I1 {
		return x
	}
	v := g.positive(x)
	if value, ok := g.pinned[v]; ok {
		g.regs[r] = g.t.BoolConst(value == (v == x))
	}
	return g.regs[r]
}

// positive is x without a negation.
func (g *paths) positive(x term.ID) term.ID {
	if g.t.Op(x) == term.OpNot {
		return g.t.Arg(x, 0)
	}
	return x
}
