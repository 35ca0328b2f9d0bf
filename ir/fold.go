package ir

import "slices"

// Values are numbered as they are built: the same operation on the same registers is the
// same register, and an operation on constants is a constant. Unrolled loops count on
// constants and compute the same addresses again and again; most of that is left out here.
// An oracle that follows paths may know a register only as its path needs it, so a value
// that was built on one path is not that of another; what was built on no path is
// everyone's.

// isPure tells of the operations that are numbered: functions of their arguments that
// make no memory and read none of its bytes.
func isPure(op Op) bool {
	return op == OpConst || op >= OpAdd && op <= OpPtrOff || op >= OpValid && op <= OpObjSize
}

// valueTable finds the register of a pure instruction: open addressing over register
// numbers; the instructions are the program's own.
type valueTable struct {
	slots []slot
	used  int
}

// slot is the register of a value, the path that it was built on, 0 for none, and its hash,
// so that other values are told apart without looking at their instructions.
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

// find is the slot of an instruction with this hash: its register, or zero where that
// would go.
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

// value is the register of a pure instruction of at most 64 bits, made if it is new.
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

// OnPath tells the oracle that the results of the instructions that
// follow are used only where guard is true.
func (b *Builder) OnPath(guard Reg) {
	if b.recording || b.Err != nil {
		return
	}
	b.paths++
	b.path = b.paths
	if v, ok := b.ConstInt(guard); ok && v == 1 {
		b.path = 0
	}
	b.Oracle.OnPath(guard)
}

// Path names the path that what follows is computed for, 0: all.
func (b *Builder) Path() uint32 { return b.path }

// Imm is the value of a register that an OpConst of at most 64 bits defines.
func (p *Program) Imm(r Reg) (uint64, bool) {
	k := p.code.at(int(p.Def[r]))
	if k.op != OpConst || k.form == formBig {
		return 0, false
	}
	return p.code.imm(k), true
}

// Compared is the value of a register that a comparison of constants of at most 64 bits defines.
func (p *Program) Compared(r Reg) (uint64, bool) {
	k := p.code.at(int(p.Def[r]))
	return uint64(k.x), k.form == formKnown
}

// compare computes instruction i if it is a comparison of constants.
func (p *Program) compare(i int) {
	k := p.code.at(i)
	if k.op < OpEq || k.op > OpSle {
		return
	}
	x, okX := p.Imm(k.args[0])
	y, okY := p.Imm(k.args[1])
	if okX && okY {
		k.x, k.form = uint32(Apply64(k.op, x, y, p.Types[k.args[0]].Bits)), formKnown
	}
}

// foldBin is x op y if both are constants, or one is a truth value that decides it.
// Comparisons stay: the lowering reads from their operands whether a loop gets on.
func (b *Builder) foldBin(op Op, x, y Reg) (Reg, bool) {
	if op >= OpEq {
		return 0, false
	}
	u, okX := b.Prog.Imm(x)
	v, okY := b.Prog.Imm(y)
	n := b.Type(x).Bits
	switch {
	case okX && okY:
		return b.Const(Apply64(op, u, v, n), int(n)), true
	case b.Type(x) == I1 && okX:
		return foldTruth(op, u, x, y)
	case b.Type(x) == I1 && okY:
		return foldTruth(op, v, y, x)
	}
	return 0, false
}

// foldTruth is k op x, where k is the truth value v.
func foldTruth(op Op, v uint64, k, x Reg) (Reg, bool) {
	switch {
	case op == OpAnd && v != 0, op == OpOr && v == 0, op == OpXor && v == 0:
		return x, true
	case op == OpAnd, op == OpOr:
		return k, true
	}
	return 0, false
}

// foldCast is the cast of a constant to at most 64 bits.
func (b *Builder) foldCast(op Op, x Reg, bits int) (Reg, bool) {
	v, ok := b.Prog.Imm(x)
	if !ok || bits > 64 {
		return 0, false
	}
	if op == OpSExt {
		v = uint64(Signed(v, b.Type(x).Bits))
	}
	return b.Const(v, bits), true
}
