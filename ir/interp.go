package ir

import (
	"math/big"
)

// Inputs are the unknowns of a run.
type Inputs interface {
	// Nondet is the value of the OpNondet that defines r; of a pointer its
	// integer. It is taken modulo the width; nil is 0.
	Nondet(r Reg, t Type) *big.Int
	// Byte is a byte of unknown memory: of memory that was never written (sym 0),
	// or as the sym-th OpHavoc of the program left it (counted from 1). off is
	// modulo 2^OffBits.
	Byte(sym uint32, base, off uint64) byte
}

// ZeroInputs are all zero.
type ZeroInputs struct{}

// Nondet is 0.
func (ZeroInputs) Nondet(Reg, Type) *big.Int { return nil }

// Byte is 0.
func (ZeroInputs) Byte(uint32, uint64, uint64) byte { return 0 }

// RunOptions change what a run does. The zero value is the usual.
type RunOptions struct {
	// Ignore tells of a check (an index of Program.Checks) that its asserts do
	// not end the run when they are violated. Nil ignores none.
	Ignore func(check int32) bool
	// IgnoreAssumes lets the run go on after a failed assumption.
	IgnoreAssumes bool
}

// Outcome says how a run ended.
type Outcome uint8

// The outcomes.
const (
	Completed    Outcome = iota
	Violated             // an assert failed
	AssumeFailed         // an assumption failed: the run is of no interest
)

func (o Outcome) String() string {
	return [...]string{"completed", "violated", "assumption failed"}[o]
}

// Value is the value of an integer or pointer register.
type Value struct {
	Type Type
	U    uint64   // up to 64 bits; a pointer's integer
	Wide *big.Int // integers wider than 64 bits, nil otherwise; not to be changed
}

// Int is the value as an unsigned number.
func (v Value) Int() *big.Int {
	if v.Wide != nil {
		return new(big.Int).Set(v.Wide)
	}
	return new(big.Int).SetUint64(v.U)
}

// Signed is the value as a signed number.
func (v Value) Signed() *big.Int {
	switch {
	case v.Wide != nil:
		return new(big.Int).Set(bigSigned(v.Wide, v.Type.Bits))
	case v.Type.Kind == KindInt:
		return big.NewInt(signed(v.U, v.Type.Bits))
	}
	return v.Int()
}

// Step is an OpTrace whose guard was true.
type Step struct {
	Instr    int
	HasValue bool
	Value    Value
	Bytes    []byte // what lies where Value points to, if the note has a layout
}

// RunResult is what a run gave.
type RunResult struct {
	Outcome  Outcome
	Instr    int    // the assert or assume that failed, -1 if Completed
	Steps    []Step // in order, up to the failure
	Executed int    // instructions
	m        *machine
}

// Value is the value of an integer or pointer register; ok is false if the run
// ended before its definition or it is a memory.
func (r *RunResult) Value(reg Reg) (v Value, ok bool) {
	m := r.m
	if reg == 0 || int(reg) >= len(m.p.Types) || int(m.p.Def[reg]) >= r.Executed || m.p.Types[reg].Kind == KindMem {
		return Value{}, false
	}
	return m.value(reg), true
}

// Initial is what the first n bytes of an object held before anything was written.
func (r *RunResult) Initial(base, n uint64) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = r.m.in.Byte(0, base, uint64(i))
	}
	return b
}

// Run runs the program on concrete inputs until its end, the first violated
// assert (guard and not cond) or the first failed assumption. All instructions
// are evaluated whatever their guard. An error is a program that does not verify.
//
// Memory is total: any (base, offset mod 2^OffBits) can be read and written,
// allocated or not. alloc leaves the bytes as they are. A memory knows of an
// object from its alloc on: before, or in a memory that comes from another
// branch, the object has size 0, is not live and not writable.
func Run(p *Program, in Inputs, opt RunOptions) (*RunResult, error) {
	if err := Verify(p); err != nil {
		return nil, err
	}
	m := newMachine(p, in)
	res := &RunResult{Instr: -1, m: m}
	for i := range p.Len() {
		ins := p.At(i)
		switch ins.Op {
		case OpAssert:
			if m.fails(&ins) && (opt.Ignore == nil || !opt.Ignore(ins.Aux)) {
				res.Outcome, res.Instr = Violated, i
			}
		case OpAssume:
			if m.fails(&ins) && !opt.IgnoreAssumes {
				res.Outcome, res.Instr = AssumeFailed, i
			}
		case OpTrace:
			if m.val[ins.Args[0]] != 0 {
				res.Steps = append(res.Steps, m.step(i, &ins))
			}
			m.drop(i, &ins)
		default:
			m.eval(&ins)
			m.drop(i, &ins)
		}
		res.Executed = i + 1
		if res.Outcome != Completed {
			break
		}
	}
	m.mem = nil
	return res, nil
}

type machine struct {
	p       *Program
	in      Inputs
	addr    uint32 // bits of a pointer
	offMask uint64
	levels  int // of a space
	coin    coin
	val     []uint64         // integers up to 64 bits and pointers, by register
	wide    map[Reg]*big.Int // wider integers
	mem     map[Reg]*space   // memories that are still needed
	last    []int32          // the last instruction that uses a memory register
	kinds   []ObjKind        // of the objects so far; entry 0 is null
	havocs  uint32
}

func newMachine(p *Program, in Inputs) *machine {
	m := &machine{
		p: p, in: in, addr: uint32(p.PtrBits), offMask: mask(uint32(p.OffBits())), levels: (p.ObjBits + 3) / 4,
		coin: 0x9e3779b97f4a7c15, val: make([]uint64, len(p.Types)), wide: map[Reg]*big.Int{}, mem: map[Reg]*space{},
		last: make([]int32, len(p.Types)), kinds: make([]ObjKind, 1),
	}
	for i := range p.Len() {
		for _, a := range p.At(i).Args {
			m.last[a] = int32(i)
		}
	}
	return m
}

// fails tells whether an assert or assume has a true guard and a false condition.
func (m *machine) fails(in *Instr) bool {
	return m.val[in.Args[0]] != 0 && m.val[in.Args[1]] == 0
}

// maxShown is how many bytes of memory a step keeps.
const maxShown = 4096

func (m *machine) step(i int, in *Instr) Step {
	if len(in.Args) == 1 {
		return Step{Instr: i}
	}
	s := Step{Instr: i, HasValue: true, Value: m.value(in.Args[1])}
	if l := m.p.Notes[in.Aux].Layout; l != nil && len(in.Args) > 2 {
		base, o := m.object(in.Args[2], in.Args[1])
		_, off := m.p.SplitPtr(m.val[in.Args[1]])
		n := min(l.Bytes, maxShown)
		s.Bytes = make([]byte, n)
		m.read(m.content(base, o), uint64(off), n, func(i uint64, b byte) { s.Bytes[i] = b })
	}
	return s
}

func (m *machine) value(r Reg) Value {
	return Value{m.p.Types[r], m.val[r], m.wide[r]}
}

// drop forgets memories that no later instruction uses.
func (m *machine) drop(i int, in *Instr) {
	for _, a := range in.Args {
		if m.last[a] == int32(i) && m.p.Types[a].Kind == KindMem {
			delete(m.mem, a)
		}
	}
	for _, r := range [2]Reg{in.Res, in.Res2} {
		if r != 0 && m.last[r] == 0 && m.p.Types[r].Kind == KindMem {
			delete(m.mem, r)
		}
	}
}

// big is an integer register as a number; not to be changed.
func (m *machine) big(r Reg) *big.Int {
	if w := m.wide[r]; w != nil {
		return w
	}
	return new(big.Int).SetUint64(m.val[r])
}

// setBig sets an integer or pointer register to v modulo its width.
func (m *machine) setBig(r Reg, v *big.Int) {
	n := m.p.Types[r].Bits
	if m.p.Types[r].Kind == KindPtr {
		n = m.addr
	}
	v = new(big.Int).And(v, bigMask(n))
	if n > 64 {
		m.wide[r] = v
	} else {
		m.val[r] = v.Uint64()
	}
}

// eval evaluates one instruction that has a result.
func (m *machine) eval(in *Instr) {
	r, a := in.Res, in.Args
	switch {
	case in.Op >= OpAdd && in.Op <= OpSle:
		m.binary(in)
	case in.Op >= OpZExt && in.Op <= OpTrunc:
		m.cast(in)
	case in.Op >= OpFAdd && in.Op <= OpFConv:
		m.float(in)
	case in.Op >= OpInitMem:
		m.memory(in)
	case in.Op == OpConst && in.Big != nil:
		m.wide[r] = in.Big
	case in.Op == OpConst:
		m.val[r] = in.Imm
	case in.Op == OpNondet:
		if v := m.in.Nondet(r, in.Type); v != nil {
			m.setBig(r, v)
		} else if in.Type.Bits > 64 {
			m.wide[r] = new(big.Int)
		}
	case in.Op == OpSelect:
		from := a[2]
		if m.val[a[0]] != 0 {
			from = a[1]
		}
		m.move(r, from)
	case in.Op == OpGep:
		base, off := m.p.SplitPtr(m.val[a[0]])
		to, ok := addScaled(off, signed(m.val[a[1]], m.addr), in.Imm, m.p.OffBits())
		if least := int64(-1) << uint(m.p.OffBits()-1); !ok || off == least { // nothing leads back from there
			to = least
		}
		m.val[r] = m.p.JoinPtr(base, to)
	case in.Op == OpPtrToInt || in.Op == OpIntToPtr:
		m.val[r] = m.val[a[0]]
	case in.Op == OpPtrOff:
		_, off := m.p.SplitPtr(m.val[a[0]])
		m.val[r] = uint64(off) & mask(m.addr)
	}
}

// move copies a register of any type.
func (m *machine) move(to, from Reg) {
	switch t := m.p.Types[from]; {
	case t.Kind == KindMem:
		m.mem[to] = m.mem[from]
	case t.Bits > 64:
		m.wide[to] = m.wide[from]
	default:
		m.val[to] = m.val[from]
	}
}

func (m *machine) binary(in *Instr) {
	x, y := in.Args[0], in.Args[1]
	switch t := m.p.Types[x]; {
	case t.Kind == KindPtr:
		m.val[in.Res] = m.comparePtr(in.Op, m.val[x], m.val[y])
	case t.Bits <= 64:
		m.val[in.Res] = bin64(in.Op, m.val[x], m.val[y], t.Bits)
	default:
		m.setBig(in.Res, binBig(in.Op, m.wide[x], m.wide[y], t.Bits))
	}
}

// comparePtr orders pointers by base, then by signed offset.
func (m *machine) comparePtr(op Op, x, y uint64) uint64 {
	xb, xo := m.p.SplitPtr(x)
	yb, yo := m.p.SplitPtr(y)
	less := xb < yb || xb == yb && xo < yo
	switch op {
	case OpEq:
		return b2u(x == y)
	case OpNe:
		return b2u(x != y)
	case OpUlt:
		return b2u(less)
	}
	return b2u(less || x == y)
}

func (m *machine) cast(in *Instr) {
	x := in.Args[0]
	n := m.p.Types[x].Bits
	switch {
	case n > 64 || in.Type.Bits > 64:
		v := m.big(x)
		if in.Op == OpSExt {
			v = bigSigned(v, n)
		}
		m.setBig(in.Res, v)
	case in.Op == OpSExt:
		m.val[in.Res] = uint64(signed(m.val[x], n)) & mask(in.Type.Bits)
	default:
		m.val[in.Res] = m.val[x] & mask(in.Type.Bits)
	}
}

// float evaluates an operation from OpFAdd to OpFConv.
func (m *machine) float(in *Instr) {
	from := m.p.Types[in.Args[0]].Bits
	toFloat := in.Op == OpSIToF || in.Op == OpUIToF
	switch {
	case toFloat && in.Type.Bits == ExtendedBits || !toFloat && (from == ExtendedBits || in.Op == OpFConv && in.Type.Bits == ExtendedBits):
		args := make([]*big.Int, len(in.Args))
		for i, a := range in.Args {
			args[i] = m.big(a)
		}
		m.setBig(in.Res, BigFloatOp(in.Op, args, from, in.Type.Bits))
	case from > 64: // an integer to a float
		v := m.big(in.Args[0])
		if in.Op == OpSIToF {
			v = bigSigned(v, from)
		}
		m.val[in.Res] = bigToFloat(v, in.Type.Bits)
	case in.Type.Bits > 64:
		v := bigOfFloat(in.Op, widen(m.val[in.Args[0]], from), in.Type.Bits)
		if v == nil {
			v = new(big.Int)
		}
		m.setBig(in.Res, v)
	default:
		var args [3]uint64
		for i, a := range in.Args {
			args[i] = m.val[a]
		}
		m.val[in.Res] = FloatOp(in.Op, args[:len(in.Args)], from, in.Type.Bits)
	}
}
