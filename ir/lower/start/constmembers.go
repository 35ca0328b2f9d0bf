package start

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// keepConstMembers gives the const members of a variable that starts with any value what their initialiser says: nothing may change them. The values
// come from an object of their own, since there is no way back to unknown contents.
func (l *Start) keepConstMembers(e *program.Entity) {
	if e.Var == nil {
		return
	}
	members, ok := program.ConstMembers(e.Var.Type)
	if !ok {
		l.Report.Warnings = state.AddOnce(l.Report.Warnings, e.Var.Name+" has too many const members: they start with any value, too")
		return
	}
	if len(members) == 0 {
		return
	}
	first := *e
	first.Reg = l.Alloc(l.B.Addr(uint64(e.Size)), ir.Alloc{Kind: ir.ObjConst, Name: e.Name + " at first", Given: true})
	l.initGlobal(&first)
	for _, m := range members {
		l.keep(e.Reg, first.Reg, m)
	}
}

// keep copies a range of bits. Of a byte that lies in the range in part, the other bits stay.
func (l *Start) keep(to, from ir.Reg, m program.Span) {
	for m.Bits > 0 {
		at, low := m.Off/8, m.Off%8
		if low == 0 && m.Bits >= 8 {
			n := m.Bits / 8
			l.CopyBytes(l.At(to, at), l.At(from, at), l.B.Addr(uint64(n)))
			m.Off, m.Bits = m.Off+8*n, m.Bits-8*n
			continue
		}
		n := min(8-low, m.Bits)
		mask := uint64((1<<n - 1) << low)
		l.Poke(l.At(to, at), l.B.Bin(ir.OpOr, l.bits(to, at, 0xff^mask), l.bits(from, at, mask)))
		m.Off, m.Bits = m.Off+n, m.Bits-n
	}
}

// bits returns some bits of a byte.
func (l *Start) bits(p ir.Reg, at int64, mask uint64) ir.Reg {
	return l.B.Bin(ir.OpAnd, l.LoadLeaf(ir.Int(8), l.At(p, at)), l.B.Const(mask, 8))
}
