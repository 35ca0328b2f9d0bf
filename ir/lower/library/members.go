package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// doSameMembers executes __seabmc_same_members(p, q).
func doSameMembers(l *Library, c *state.Call) []ir.Reg {
	in := c.Activation.Function.Allocas[cfg.AllocaOf(c.LL.Args[0])]
	if in == nil || in.Var == nil {
		l.Fail("== of structures without debug information")
	}
	var parts []program.Part
	if !program.MembersOf(in.Var.Type, 0, &parts) {
		l.Fail("== of structures of type %s", in.Var.CType)
	}
	p, q := l.PtrArg(c, 0), l.PtrArg(c, 1)
	same := l.B.True()
	for _, m := range parts {
		same = l.B.Bin(ir.OpAnd, same, l.B.Bin(ir.OpEq, loadPart(l, p, m), loadPart(l, q, m)))
	}
	return l.Result(c, same)
}

// loadPart reads a member.
func loadPart(l *Library, p ir.Reg, m program.Part) ir.Reg {
	at := l.At(p, m.Off/8)
	if m.IsPointer {
		return l.B.Load(ir.TPtr, l.State.Memory, at)
	}
	shift := m.Off % 8
	bytes := (shift + m.Bits + 7) / 8
	r := l.B.Load(ir.Int(int(bytes*8)), l.State.Memory, at)
	if shift > 0 {
		r = l.B.Bin(ir.OpLShr, r, l.B.Const(uint64(shift), int(bytes*8)))
	}
	return l.B.Cast(ir.OpTrunc, r, int(m.Bits))
}
