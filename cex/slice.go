package cex

import (
	"seabmc/ir"
	"seabmc/ir/interp"
)

// A dynamic slice: the instructions on which the failed check depends in this run. It takes one pass backwards. For a select, only the chosen operand
// is followed. For a load, only the writes that made its bytes are followed.

// cell is a byte of an object. With off = liveness it is the object's state.
type cell struct {
	base uint64
	off  uint64 // modulo 2^OffBits
}

const liveness = ^uint64(0)

type slicer struct {
	p       *ir.Program
	rr      *interp.Result
	need    []bool                   // by instruction
	cells   map[ir.Reg]map[cell]bool // what is needed of a memory
	object  []uint64                 // by instruction: the object that an alloc makes
	initial map[cell]bool            // what is needed of the memory at the start
	offMask uint64
}

// slice finds the instructions on which the failed assert of rr depends. initial holds the bytes on which it depends that were never written.
func slice(p *ir.Program, rr *interp.Result) (need []bool, initial map[cell]bool) {
	s := &slicer{
		p: p, rr: rr, need: make([]bool, p.Len()), cells: map[ir.Reg]map[cell]bool{},
		object: make([]uint64, p.Len()), offMask: 1<<uint(p.OffBits()) - 1,
	}
	objects := uint64(0)
	for i := range p.Len() {
		if p.OpAt(i) == ir.OpAlloc {
			objects++
			s.object[i] = objects
		}
	}
	s.need[rr.Instr] = true
	for i := rr.Instr; i >= 0; i-- {
		in := p.At(i)
		s.visit(i, &in)
	}
	return s.need, s.initial
}

func (s *slicer) want(regs ...ir.Reg) {
	for _, r := range regs {
		if s.p.Types[r].Kind != ir.KindMem {
			s.need[s.p.Def[r]] = true
		}
	}
}

// num returns the value of a pointer, or of an integer of at most 64 bits.
func (s *slicer) num(r ir.Reg) uint64 {
	v, _ := s.rr.Value(r)
	return v.U
}

func (s *slicer) at(ptr ir.Reg) cell {
	base, off := s.p.SplitPtr(s.num(ptr))
	return cell{base, uint64(off) & s.offMask}
}

// visit passes the needs for the results of instruction i on to its operands.
func (s *slicer) visit(i int, in *ir.Instr) {
	a := in.Args
	mem := in.Res
	if in.Op == ir.OpAlloc {
		mem = in.Res2
	}
	if mem != 0 && s.p.Types[mem].Kind == ir.KindMem {
		s.visitMem(i, in, mem)
		return
	}
	if !s.need[i] {
		return
	}
	switch in.Op {
	case ir.OpSelect:
		s.want(a[0], s.chosen(in))
	case ir.OpLoad:
		s.want(a[1])
		t := s.p.Types[in.Res]
		bits := t.Bits
		if t.Kind == ir.KindPtr {
			bits = uint32(s.p.PtrBits)
		}
		s.wantBytes(a[0], a[1], uint64(bits+7)/8)
	case ir.OpValid, ir.OpWritable, ir.OpIsLive, ir.OpObjSize:
		s.want(a...)
		base, _ := s.p.SplitPtr(s.num(a[1]))
		s.wantCell(a[0], cell{base, liveness})
	default:
		s.want(a...)
	}
}

func (s *slicer) chosen(in *ir.Instr) ir.Reg {
	if s.num(in.Args[0]) != 0 {
		return in.Args[1]
	}
	return in.Args[2]
}

func (s *slicer) wantCell(mem ir.Reg, c cell) {
	if s.cells[mem] == nil {
		s.cells[mem] = map[cell]bool{}
	}
	s.cells[mem][c] = true
}

func (s *slicer) wantBytes(mem, ptr ir.Reg, n uint64) {
	c := s.at(ptr)
	for k := uint64(0); k < n; k++ {
		s.wantCell(mem, cell{c.base, (c.off + k) & s.offMask})
	}
}

// passOn passes the needs for a memory on to the memory that it came from.
func (s *slicer) passOn(cells map[cell]bool, to ir.Reg) {
	old := s.cells[to]
	if len(old) > len(cells) {
		old, cells = cells, old
	}
	for c := range old {
		cells[c] = true
	}
	if len(cells) > 0 {
		s.cells[to] = cells
	}
}

// visitMem handles instruction i, which makes memory mem.
func (s *slicer) visitMem(i int, in *ir.Instr, mem ir.Reg) {
	cells := s.cells[mem]
	delete(s.cells, mem)
	if len(cells) == 0 && !s.need[i] {
		return
	}
	a := in.Args
	switch in.Op {
	case ir.OpInitMem:
		s.initial = cells
		return
	case ir.OpSelect:
		s.want(a[0])
		s.passOn(cells, s.chosen(in))
		return
	case ir.OpAlloc:
		if c := (cell{s.object[i], liveness}); cells[c] {
			delete(cells, c)
			s.want(a[1])
			s.need[i] = true
		}
	case ir.OpFree:
		base, _ := s.p.SplitPtr(s.num(a[1]))
		if cells[cell{base, liveness}] {
			s.want(a[1])
			s.need[i] = true
		}
	default:
		s.visitWrite(i, in, cells)
	}
	s.passOn(cells, a[0])
}

// visitWrite removes the bytes that a write made from cells.
func (s *slicer) visitWrite(i int, in *ir.Instr, cells map[cell]bool) {
	a := in.Args
	n := s.written(in)
	to := s.at(a[1])
	hit := false
	for _, c := range inRange(cells, to, n, s.offMask) {
		hit = true
		delete(cells, c)
		if in.Op == ir.OpMemCpy {
			from := s.at(a[3])
			s.wantCell(a[2], cell{from.base, (from.off + c.off - to.off) & s.offMask})
		}
	}
	if hit {
		s.need[i] = true
		s.want(a...)
	}
}

// written returns the number of bytes that a write writes.
func (s *slicer) written(in *ir.Instr) uint64 {
	if in.Op != ir.OpStore {
		return s.num(in.Args[len(in.Args)-1])
	}
	bits := s.p.Types[in.Args[2]].Bits
	if s.p.Types[in.Args[2]].Kind == ir.KindPtr {
		bits = uint32(s.p.PtrBits)
	}
	return uint64(bits+7) / 8
}

// inRange returns those cells that are among the n bytes from c on.
func inRange(cells map[cell]bool, c cell, n, offMask uint64) []cell {
	var in []cell
	if n <= uint64(len(cells)) {
		for k := uint64(0); k < n; k++ {
			if x := (cell{c.base, (c.off + k) & offMask}); cells[x] {
				in = append(in, x)
			}
		}
		return in
	}
	for x := range cells {
		if x.base == c.base && x.off != liveness && (x.off-c.off)&offMask < n {
			in = append(in, x)
		}
	}
	return in
}
