package ir

import "math/big"

// code holds the instructions of a program. A long program has tens of millions of them, so they are packed, without pointers (the garbage
// collector does not look at them). They are in pages that do not move: a slice would be in memory twice while it is moved.
type code struct {
	pages [][]packed
	n     int
	args  []Reg      // arguments of instructions with more than two
	wide  []uint64   // immediate numbers of more than 32 bits
	bigs  []*big.Int // constants of more than 64 bits
}

// packed is an instruction. Its type is the type of its result. Its second result has the register after the first.
type packed struct {
	args [2]Reg // or, if there are more: their start in code.args
	res  Reg
	x    uint32 // its meaning depends on form
	pos  int32
	n    uint16 // of arguments
	op   Op
	form form
}

// form says what packed.x is.
type form uint8

const (
	formAux   form = iota
	formImm        // the immediate number
	formWide       // its place in code.wide
	formBig        // its place in code.bigs
	formKnown      // a comparison of constants: its value
)

const (
	pageBits = 13
	pageSize = 1 << pageBits
)

// add appends an instruction.
func (c *code) add(in *Instr) {
	k := packed{res: in.Res, pos: in.Pos, op: in.Op, n: uint16(min(len(in.Args), 1<<16-1))}
	if len(in.Args) <= len(k.args) {
		copy(k.args[:], in.Args)
	} else {
		k.args[0] = Reg(len(c.args))
		c.args = append(c.args, in.Args[:k.n]...)
	}
	k.x, k.form = c.extra(in)
	if c.n&(pageSize-1) == 0 {
		c.pages = append(c.pages, make([]packed, 0, pageSize))
	}
	last := &c.pages[len(c.pages)-1]
	*last = append(*last, k)
	c.n++
}

func (c *code) extra(in *Instr) (uint32, form) {
	switch in.Op {
	case OpConst, OpGep, OpIsKind:
	default:
		return uint32(in.Aux), formAux
	}
	switch {
	case in.Big != nil:
		c.bigs = append(c.bigs, in.Big)
		return uint32(len(c.bigs) - 1), formBig
	case in.Imm>>32 != 0:
		c.wide = append(c.wide, in.Imm)
		return uint32(len(c.wide) - 1), formWide
	}
	return uint32(in.Imm), formImm
}

func (c *code) at(i int) *packed { return &c.pages[i>>pageBits][i&(pageSize-1)] }

// argsOf returns the arguments of an instruction. The code owns the slice.
func (c *code) argsOf(k *packed) []Reg {
	if int(k.n) <= len(k.args) {
		return k.args[:k.n:k.n]
	}
	from := int(k.args[0])
	return c.args[from : from+int(k.n) : from+int(k.n)]
}

func (c *code) imm(k *packed) uint64 {
	switch k.form {
	case formImm:
		return uint64(k.x)
	case formWide:
		return c.wide[k.x]
	}
	return 0
}

// Len returns the number of instructions.
func (p *Program) Len() int { return p.code.n }

// At returns instruction i. The program owns the arguments: do not change them.
func (p *Program) At(i int) (in Instr) {
	p.Read(i, &in)
	return in
}

// Read does what At does, without a copy.
func (p *Program) Read(i int, in *Instr) {
	k := p.code.at(i)
	// Field by field: an Instr that is first made and then copied is read before it is in the cache.
	in.Op, in.Type, in.Res, in.Res2, in.Pos = k.op, p.Types[k.res], k.res, 0, k.pos
	in.Args = p.code.argsOf(k)
	in.Imm, in.Big, in.Aux = 0, nil, 0
	switch k.form {
	case formAux:
		in.Aux = int32(k.x)
	case formImm:
		in.Imm = uint64(k.x)
	case formWide:
		in.Imm = p.code.wide[k.x]
	case formBig:
		in.Big = p.code.bigs[k.x]
	}
	if k.op == OpAlloc {
		in.Res2 = k.res + 1
	}
}

// OpAt returns the operation of instruction i.
func (p *Program) OpAt(i int) Op { return p.code.at(i).op }

// Computing returns the first of the instructions from i on, and before n, that is neither a note nor a constant nor a comparison of constants (see
// Compared). It returns n if there is none. A third of a long program is skipped in this way.
func (p *Program) Computing(i, n int) int {
	for i < n {
		page := p.code.pages[i>>pageBits]
		for j := i & (pageSize - 1); j < len(page) && i < n; j++ {
			if k := &page[j]; k.op != OpTrace && k.op != OpConst && k.form != formKnown {
				return i
			}
			i++
		}
	}
	return n
}

// DefOf returns the instruction that defines a register.
func (p *Program) DefOf(r Reg) Instr { return p.At(int(p.Def[r])) }
