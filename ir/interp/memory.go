package interp

import (
	"fmt"
	"math/big"

	"seabmc/ir"
)

// memory evaluates the operations from OpInitMem on.
func (m *machine) memory(in *ir.Instr) {
	a := in.Args
	switch in.Op {
	case ir.OpInitMem:
		m.mem[in.Res] = nil
	case ir.OpAlloc:
		m.alloc(in)
	case ir.OpFree:
		base, o := m.object(a[0], a[1])
		if o.allocated {
			o.live = false
			m.put(in, base, o)
		} else {
			m.move(in.Res, a[0])
		}
	case ir.OpLoad:
		m.load(in)
	case ir.OpStore, ir.OpMemSet, ir.OpMemCpy, ir.OpHavoc:
		m.write(in)
	default:
		m.query(in)
	}
}

// object is what memory mem knows of the object that ptr points to.
func (m *machine) object(mem, ptr ir.Reg) (base uint64, o object) {
	base, _ = m.p.SplitPtr(m.val[ptr])
	return base, m.mem[mem].get(base, m.levels)
}

// put makes the result of in its memory operand with one object replaced.
func (m *machine) put(in *ir.Instr, base uint64, o object) {
	m.mem[in.Res] = m.mem[in.Args[0]].set(base, m.levels, o)
}

func (m *machine) alloc(in *ir.Instr) {
	base := uint64(len(m.kinds))
	kind := m.p.Allocs[in.Aux].Kind
	m.kinds = append(m.kinds, kind)
	m.val[in.Res] = m.p.JoinPtr(base, 0)
	o := m.mem[in.Args[0]].get(base, m.levels)
	o.allocated, o.live, o.kind, o.size = true, true, kind, m.val[in.Args[1]]
	m.mem[in.Res2] = m.mem[in.Args[0]].set(base, m.levels, o)
}

// content is the bytes of object base.
func (m *machine) content(base uint64, o object) *rope {
	if o.bytes != nil {
		return o.bytes
	}
	return mkRope(nil, seg{kind: segSource, base: base, n: m.offMask + 1}, nil)
}

// at is a byte of a segment.
func (m *machine) at(s *seg, i uint64) byte {
	switch s.kind {
	case segLit:
		return byte(s.val >> (8 * i))
	case segFill:
		return byte(s.val)
	}
	return m.in.Byte(s.sym, s.base, (s.off+i)&m.offMask)
}

// storeSize is the number of bytes of a value in memory.
func (m *machine) storeSize(t ir.Type) uint64 {
	if t.Kind == ir.KindPtr {
		return uint64(m.addr+7) / 8
	}
	return uint64(t.Bits+7) / 8
}

func (m *machine) load(in *ir.Instr) {
	base, o := m.object(in.Args[0], in.Args[1])
	_, off := m.p.SplitPtr(m.val[in.Args[1]])
	t := m.content(base, o)
	n := m.storeSize(in.Type)
	if n <= 8 {
		var v uint64
		m.read(t, uint64(off), n, func(i uint64, b byte) { v |= uint64(b) << (8 * i) })
		m.val[in.Res] = v & m.valueMask(in.Type)
		return
	}
	buf := make([]byte, n)
	m.read(t, uint64(off), n, func(i uint64, b byte) { buf[n-1-i] = b })
	m.setBig(in.Res, new(big.Int).SetBytes(buf))
}

func (m *machine) valueMask(t ir.Type) uint64 {
	if t.Kind == ir.KindPtr {
		return ir.Mask(m.addr)
	}
	return ir.Mask(t.Bits)
}

// read gives n bytes from off on, round the end, to f.
func (m *machine) read(t *rope, off, n uint64, f func(i uint64, b byte)) {
	for i := uint64(0); i < n; {
		s, k := t.find((off + i) & m.offMask)
		for ; k < s.n && i < n; k, i = k+1, i+1 {
			f(i, m.at(s, k))
		}
	}
}

// write evaluates OpStore, OpMemSet, OpMemCpy and OpHavoc.
func (m *machine) write(in *ir.Instr) {
	a := in.Args
	base, o := m.object(a[0], a[1])
	_, soff := m.p.SplitPtr(m.val[a[1]])
	off := uint64(soff) & m.offMask
	t := m.content(base, o)
	whole := m.offMask + 1 // no operation touches a byte twice with different values
	switch in.Op {
	case ir.OpStore:
		o.bytes = m.store(t, off, a[2])
	case ir.OpMemSet:
		o.bytes = m.fill(t, off, seg{kind: segFill, val: m.val[a[2]], n: min(m.val[a[3]], whole)})
	case ir.OpHavoc:
		m.havocs++
		o.bytes = m.fill(t, off, seg{kind: segSource, sym: m.havocs, base: base, off: off, n: min(m.val[a[2]], whole)})
	case ir.OpMemCpy:
		fromBase, src := m.object(a[2], a[3])
		_, foff := m.p.SplitPtr(m.val[a[3]])
		part := m.coin.slice(m.content(fromBase, src), uint64(foff)&m.offMask, min(m.val[a[4]], whole))
		o.bytes = m.coin.replace(t, off, part)
	}
	m.put(in, base, o)
}

func (m *machine) fill(t *rope, off uint64, s seg) *rope {
	if s.n == 0 {
		return t
	}
	return m.coin.replace(t, off, mkRope(nil, s, nil))
}

// store writes register v in pieces of up to 8 bytes.
func (m *machine) store(t *rope, off uint64, v ir.Reg) *rope {
	n := m.storeSize(m.p.Types[v])
	if n <= 8 {
		return m.poke(t, off, seg{kind: segLit, val: m.val[v], n: n})
	}
	w := new(big.Int).Set(m.wide[v])
	word := new(big.Int).SetUint64(^uint64(0))
	for i := uint64(0); i < n; i += 8 {
		lo := new(big.Int).And(w, word).Uint64()
		t = m.poke(t, (off+i)&m.offMask, seg{kind: segLit, val: lo, n: min(8, n-i)})
		w.Rsh(w, 64)
	}
	return t
}

func (m *machine) poke(t *rope, off uint64, s seg) *rope {
	if s.n > m.offMask+1 { // a toy layout: the last bytes win
		for i := uint64(0); i < s.n; i++ {
			t = m.poke(t, (off+i)&m.offMask, seg{kind: segLit, val: s.val >> (8 * i) & 255, n: 1})
		}
		return t
	}
	if r, ok := t.overwrite(off, s); ok {
		return r
	}
	return m.fill(t, off, s)
}

// query evaluates the operations that ask about an object.
func (m *machine) query(in *ir.Instr) {
	a := in.Args
	if in.Op == ir.OpIsKind {
		base, _ := m.p.SplitPtr(m.val[a[0]])
		known := base > 0 && base < uint64(len(m.kinds))
		m.val[in.Res] = ir.Bit(known && uint64(m.kinds[base]) == in.Imm)
		return
	}
	_, o := m.object(a[0], a[1])
	switch in.Op {
	case ir.OpValid:
		_, off := m.p.SplitPtr(m.val[a[1]])
		n := m.val[a[2]]
		ok := o.live && o.kind != ir.ObjFunc && off >= 0 && uint64(off) <= o.size && n <= o.size-uint64(off)
		m.val[in.Res] = ir.Bit(ok)
	case ir.OpWritable:
		m.val[in.Res] = ir.Bit(o.allocated && !o.kind.Fixed())
	case ir.OpIsLive:
		m.val[in.Res] = ir.Bit(o.live)
	case ir.OpObjSize:
		m.val[in.Res] = o.size
	default:
		panic(fmt.Sprintf("ir: %v is not evaluated", in.Op))
	}
}
