package memory

import (
	"seabmc/ir"
)

// Region is a range of addresses with memory.
type Region struct {
	Addr, Size uint64
	P          ir.Reg
}

// Located is the pointer to use for an access through p: a pointer into the memory of a device if p points there, else p, or what p turned out to lead
// to.
func (l *Memory) Located(p ir.Reg) ir.Reg {
	p = l.Renewed(p)
	if len(l.Regions) == 0 {
		return p
	}
	at := l.B.PtrToInt(p)
	near := l.B.Bin(ir.OpEq, l.Base(p), l.B.Addr(0)) // in no object
	q := p
	for _, r := range l.Regions {
		d := l.B.Bin(ir.OpSub, at, l.B.Addr(r.Addr))
		here := l.B.Bin(ir.OpAnd, near, l.B.Bin(ir.OpUlt, d, l.B.Addr(r.Size)))
		q = l.B.Select(here, l.B.Gep(r.P, d, 1), q)
	}
	return q
}
