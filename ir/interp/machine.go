package interp

import (
	"math/big"

	"seabmc/ir"
)

type machine struct {
	p       *ir.Program
	in      Inputs
	addr    uint32 // bits of a pointer
	offMask uint64
	levels  int // of a space
	coin    coin
	val     []uint64            // integers up to 64 bits and pointers, by register
	wide    map[ir.Reg]*big.Int // wider integers
	mem     map[ir.Reg]*space   // memories that are still needed
	last    []int32             // the last instruction that uses a memory register
	kinds   []ir.ObjKind        // of the objects so far; entry 0 is null
	havocs  uint32
}

func newMachine(p *ir.Program, in Inputs) *machine {
	m := &machine{
		p: p, in: in, addr: uint32(p.PtrBits), offMask: ir.Mask(uint32(p.OffBits())), levels: (p.ObjBits + 3) / 4,
		coin: 0x9e3779b97f4a7c15, val: make([]uint64, len(p.Types)), wide: map[ir.Reg]*big.Int{}, mem: map[ir.Reg]*space{},
		last: make([]int32, len(p.Types)), kinds: make([]ir.ObjKind, 1),
	}
	for i := range p.Len() {
		for _, a := range p.At(i).Args {
			m.last[a] = int32(i)
		}
	}
	return m
}

func (m *machine) value(r ir.Reg) Value {
	return Value{m.p.Types[r], m.val[r], m.wide[r]}
}

// big is an integer register as a number; not to be changed.
func (m *machine) big(r ir.Reg) *big.Int {
	if w := m.wide[r]; w != nil {
		return w
	}
	return new(big.Int).SetUint64(m.val[r])
}

// setBig sets an integer or pointer register to v modulo its width.
func (m *machine) setBig(r ir.Reg, v *big.Int) {
	n := m.p.Types[r].Bits
	if m.p.Types[r].Kind == ir.KindPtr {
		n = m.addr
	}
	v = new(big.Int).And(v, ir.BigMask(n))
	if n > 64 {
		m.wide[r] = v
	} else {
		m.val[r] = v.Uint64()
	}
}

// move copies a register of any type.
func (m *machine) move(to, from ir.Reg) {
	switch t := m.p.Types[from]; {
	case t.Kind == ir.KindMem:
		m.mem[to] = m.mem[from]
	case t.Bits > 64:
		m.wide[to] = m.wide[from]
	default:
		m.val[to] = m.val[from]
	}
}
