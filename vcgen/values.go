package vcgen

import (
	"seabmc/grow"
	"seabmc/ir"
	"seabmc/term"
)

// set gives register r its value.
func (g *paths) set(r ir.Reg, v term.ID) {
	g.regs = grow.For(g.regs, int(r))
	g.regs[r] = v
}

// val is the value of register r, 0 if it has none. The term of a constant, or of a comparison of constants, is made when it is asked for. Most of these
// only count rounds of loops, and are never asked for.
func (g *paths) val(r ir.Reg) term.ID {
	if int(r) < len(g.regs) && g.regs[r] != 0 {
		return g.settle(r)
	}
	v := term.ID(0)
	if k, ok := g.p.Compared(r); ok {
		v = g.t.BoolConst(k != 0)
	} else if in := g.p.DefOf(r); in.Op == ir.OpConst && in.Res == r {
		v = g.constant(&in)
	} else {
		return 0
	}
	g.set(r, v)
	return v
}

func (g *objectStates) setMem(r ir.Reg, m mem) {
	g.mems = append(grow.Room(g.mems), m)
	g.set(r, term.ID(len(g.mems)-1))
}

func (g *objectStates) mem(r ir.Reg) mem { return g.mems[g.regs[r]] }

func (g *paths) constant(in *ir.Instr) term.ID {
	switch {
	case in.Type == ir.I1:
		return g.t.BoolConst(in.Imm&1 != 0)
	case in.Big != nil:
		return g.t.BigConst(in.Big, int(in.Type.Bits))
	}
	return g.t.Const(in.Imm, int(in.Type.Bits))
}
