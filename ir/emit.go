package ir

import "slices"

// Builder appends instructions to a program and passes each to the oracle at once. The first error of the oracle is kept in Err. After that, the
// oracle gets nothing more.
type Builder struct {
	Prog   *Program
	Oracle Oracle
	Err    error

	// Plain turns off what the builder finds out by itself: equal values, questions to earlier memories, and accesses and sums that need no check.
	// Constants are still folded.
	Plain bool

	recording bool

	pos      int32
	posIdx   map[Pos]int32
	values   valueTable
	lives    liveTable
	bounds   boundTable
	path     uint32 // the path that the values belong to, 0: every path
	paths    uint32 // number of paths so far
	null     Reg
	checkIdx map[Check]int32
}

// NewBuilder makes a builder for p. Without an oracle the program is only recorded.
func NewBuilder(p *Program, o Oracle) *Builder {
	recording := o == nil
	if recording {
		o = KnowsNothing{}
	}
	return &Builder{Prog: p, Oracle: o, recording: recording, posIdx: map[Pos]int32{{}: 0}, checkIdx: map[Check]int32{}}
}

// Recording reports whether the program is only recorded: there is no oracle to ask or to tell anything.
func (b *Builder) Recording() bool { return b.recording }

// SetPos sets the source position of the instructions that follow.
func (b *Builder) SetPos(p Pos) {
	i, ok := b.posIdx[p]
	if !ok {
		i = int32(len(b.Prog.Positions))
		b.Prog.Positions = append(b.Prog.Positions, p)
		b.posIdx[p] = i
	}
	b.pos = i
}

// Pos returns the current source position.
func (b *Builder) Pos() Pos { return b.Prog.Positions[b.pos] }

func (b *Builder) newReg(t Type) Reg {
	r := Reg(len(b.Prog.Types))
	b.Prog.Types = append(b.Prog.Types, t)
	b.Prog.Def = append(b.Prog.Def, int32(b.Prog.Len()))
	return r
}

// Emit appends an instruction and fills in Res (and Res2 for alloc) and Pos. It returns Res, or zero if the operation has no result. If the same
// pure operation is there already, it returns the result of that one.
func (b *Builder) Emit(in Instr, args ...Reg) Reg {
	if isPure(in.Op) && in.Type.Bits <= 64 && !b.Plain {
		return b.value(in, args...)
	}
	return b.emit(in, args)
}

func (b *Builder) emit(in Instr, args []Reg) Reg {
	in.Args = args
	in.Pos = b.pos
	if in.Type.Kind != KindNone {
		in.Res = b.newReg(in.Type)
	}
	if in.Op == OpAlloc {
		in.Res2 = b.newReg(TMem)
	}
	i := b.Prog.Len()
	b.Prog.code.add(&in)
	b.Prog.compare(i)
	if b.Err == nil {
		b.Err = b.Oracle.Eval(b.Prog, i)
	}
	return in.Res
}

// Type returns the type of a register.
func (b *Builder) Type(r Reg) Type { return b.Prog.Types[r] }

// Values are numbered as they are built: if an operation was built before on the same registers, its result is the register that it gave then.
// Unrolled loops compute the same addresses again and again, and this saves most of that. An oracle that follows paths may know a register only on
// its path, so a value that was built on one path is not used on another. A value that was built on no path is used on every path.

// isPure reports whether an operation is numbered: it is a function of its arguments that makes no memory and reads no bytes of memory.
func isPure(op Op) bool {
	return op == OpConst || op >= OpAdd && op <= OpPtrOff || op >= OpValid && op <= OpObjSize
}

// valueTable finds the register of a pure instruction. It uses open addressing over register numbers; the instructions themselves are the
// program's.
type valueTable struct {
	slots []slot
	used  int
}

// slot is the register of a value, the path that it was built on (0 for none), and its hash. The hash rules out most other values without looking
// at their instructions.
type slot struct {
	reg  Reg
	path uint32
	hash uint32
}

func mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9E3779B97F4A7C15
	return h ^ h>>32
}

func hashValue(in *Instr) uint32 {
	h := mix(uint64(in.Op)<<40|uint64(in.Type.Kind)<<32|uint64(in.Type.Bits), in.Imm)
	for _, a := range in.Args {
		h = mix(h, uint64(a))
	}
	return uint32(h >> 16)
}

// sameValue compares the pure instruction that defines r with another of at most 64 bits.
func sameValue(p *Program, r Reg, in *Instr) bool {
	k := p.code.at(int(p.Def[r]))
	return k.op == in.Op && p.Types[r] == in.Type && k.form != formBig && p.code.imm(k) == in.Imm && slices.Equal(p.code.argsOf(k), in.Args)
}

// find returns the slot of an instruction with this hash. It holds the instruction's register, or zero if the instruction is not there yet and
// belongs in this slot.
func (t *valueTable) find(p *Program, in *Instr, hash uint32) *slot {
	if 4*t.used >= 3*len(t.slots) {
		t.grow()
	}
	mask := uint32(len(t.slots) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		s := &t.slots[i]
		if s.reg == 0 || s.hash == hash && sameValue(p, s.reg, in) {
			return s
		}
	}
}

func (t *valueTable) grow() {
	old := t.slots
	t.slots = make([]slot, max(1<<8, 2*len(old)))
	mask := uint32(len(t.slots) - 1)
	for _, s := range old {
		if s.reg == 0 {
			continue
		}
		i := s.hash & mask
		for t.slots[i].reg != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = s
	}
}

// value returns the register of a pure instruction of at most 64 bits. It makes the instruction if it is new.
func (b *Builder) value(in Instr, args ...Reg) Reg {
	in.Args = args
	hash := hashValue(&in)
	s := b.values.find(b.Prog, &in, hash)
	switch {
	case s.reg == 0:
		b.values.used++
	case s.path == 0 || s.path == b.path:
		return s.reg
	}
	*s = slot{b.emit(in, args), b.path, hash}
	if in.Op == OpConst {
		s.path = 0
	}
	return s.reg
}

// Path returns the path that the following instructions are computed for. 0 means all paths.
func (b *Builder) Path() uint32 { return b.path }
