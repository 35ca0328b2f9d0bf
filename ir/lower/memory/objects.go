package memory

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// Alloc makes an object on the current path.
func (l *Memory) Alloc(size ir.Reg, al ir.Alloc) ir.Reg {
	l.hooks.OnAlloc(al.Kind)
	l.Objects++
	if most := addresses.MostObjects(l.B.Prog); l.Program.LooksAtAddresses && l.Objects >= most {
		panic(state.StopSignal{Err: &state.LimitError{Msg: fmt.Sprintf("more than %d objects in a program that looks at addresses: raise --object-bits", l.Objects-1)}})
	}
	if l.Objects >= 1<<uint(l.B.Prog.ObjBits) {
		panic(state.StopSignal{Err: &state.LimitError{Msg: fmt.Sprintf("more than %d objects: raise --object-bits", l.Objects-1)}})
	}
	p, m := l.B.Alloc(l.State.Memory, size, al)
	l.Starts = append(l.Starts, p)
	l.Place(l.Objects, p, size, l.State.Memory, l.State.Guard, al.Kind)
	if al.Kind == ir.ObjHeap {
		l.noteAlignment(uint64(l.B.Prog.PtrBits / 4))
	}
	l.State.Memory = m
	l.made(p, size, al.Kind)
	return p
}

// AlignedTo notes the alignment of the last object, for its address and for checks.
func (l *Memory) AlignedTo(align uint64) {
	l.Addresses.AlignedTo(align)
	if have, ok := l.Alignments[uint64(l.Objects)]; ok && align > have { // of what malloc gives at least
		l.noteAlignment(align)
	}
}

// AlignedAs notes the alignment that the program asked for, a register, of the last object. Nothing is known if it is no power of two.
func (l *Memory) AlignedAs(align ir.Reg) {
	if v, ok := l.B.ConstInt(align); ok {
		if v&(v-1) != 0 {
			v = 1
		}
		l.AlignedTo(v)
		return
	}
	l.Addresses.AlignedTo(1)
	l.Addresses.AlignedBy(align)
	if l.AlignedLike == nil {
		l.AlignedLike = map[uint64]ir.Reg{}
	}
	l.AlignedLike[uint64(l.Objects)] = align
}

// LooseObject notes the alignment of the object made last, a variable.
func (l *Memory) LooseObject(align uint64) {
	l.AlignedTo(max(align, 1))
	l.noteAlignment(max(align, 1))
}

// noteAlignment records the alignment of the last object, for checks of alignment. Objects without a record, such as those that parameters of the entry function
// point to, have any alignment that is needed.
func (l *Memory) noteAlignment(align uint64) {
	if l.Alignments == nil {
		l.Alignments = map[uint64]uint64{}
	}
	l.Alignments[uint64(l.Objects)] = align
}

// made notes that an object is new.
func (l *Memory) made(p, size ir.Reg, kind ir.ObjKind) {
	l.unmodified(p, size)
	l.noPointers(p, size)
	switch kind {
	case ir.ObjStack, ir.ObjConstLocal, ir.ObjHeap:
		l.mark(p, size, 255)
	case ir.ObjGlobal, ir.ObjConst:
		l.mark(p, size, 0)
	}
}

// unmodified notes that the object at p is new.
func (l *Memory) unmodified(p, size ir.Reg) {
	if t := &l.State.Track; t.Mem != 0 {
		t.Mem = l.B.MemSet(t.Mem, p, l.B.Const(0, 8), size)
	}
}

// HasConsts notes the const members of the object that was made last.
func (l *Memory) HasConsts(list []program.Span) {
	if len(list) == 0 {
		return
	}
	if l.Consts == nil {
		l.Consts = map[uint64][]program.Span{}
	}
	l.Consts[uint64(l.Objects)] = list
	l.WithConsts = append(l.WithConsts, uint64(l.Objects))
}
