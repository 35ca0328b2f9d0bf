package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
)

// CBMC compares structures by == member by member; the front end makes a call of __seabmc_same_members of it, with the addresses of two
// variables that hold them (frontend/mend.go). Members are what debug information says. Padding does not count; numbers with a point are
// the same if their bits are, unions if all their bytes are.

// doSameMembers is __seabmc_same_members(p, q).
func (l *lowerer) doSameMembers(c *call) []ir.Reg {
	in := c.a.f.Allocas[cfg.AllocaOf(c.ll.Args[0])]
	if in == nil || in.Var == nil {
		l.fail("== of structures without debug information")
	}
	var parts []program.Part
	if !program.MembersOf(in.Var.Type, 0, &parts) {
		l.fail("== of structures of type %s", in.Var.CType)
	}
	p, q := l.ptrArg(c, 0), l.ptrArg(c, 1)
	same := l.b.True()
	for _, m := range parts {
		same = l.b.Bin(ir.OpAnd, same, l.b.Bin(ir.OpEq, l.loadPart(p, m), l.loadPart(q, m)))
	}
	return l.result(c, same)
}

// loadPart reads a member.
func (l *lowerer) loadPart(p ir.Reg, m program.Part) ir.Reg {
	at := l.at(p, m.Off/8)
	if m.IsPointer {
		return l.b.Load(ir.TPtr, l.cur.mem, at)
	}
	shift := m.Off % 8
	bytes := (shift + m.Bits + 7) / 8
	r := l.b.Load(ir.Int(int(bytes*8)), l.cur.mem, at)
	if shift > 0 {
		r = l.b.Bin(ir.OpLShr, r, l.b.Const(uint64(shift), int(bytes*8)))
	}
	return l.b.Cast(ir.OpTrunc, r, int(m.Bits))
}
