package vcgen

import (
	"math/rand"
	"slices"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
)

// withChecks is p with an assert and an assume before each access that it is valid.
func withChecks(p *ir.Program) *ir.Program {
	q := ir.NewProgram(p.PtrBits, p.ObjBits)
	q.Names, q.Allocs, q.Checks, q.Notes = slices.Clone(p.Names), slices.Clone(p.Allocs), slices.Clone(p.Checks), slices.Clone(p.Notes)
	b := ir.NewBuilder(q, nil)
	regs := make([]ir.Reg, len(p.Types))
	for i := range p.Len() {
		in := p.At(i)
		old := in
		args := make([]ir.Reg, len(in.Args))
		for k, a := range in.Args {
			args[k] = regs[a]
		}
		for _, c := range accesses(b, p, &old, args) {
			b.Assert(b.True(), c, ir.Check{ID: "main.pointer_dereference.1", Kind: ir.CheckDeref})
			b.Assume(b.True(), c)
		}
		in.Res, in.Res2 = 0, 0
		res := b.Emit(in, args...)
		regs[old.Res] = res
		regs[old.Res2] = q.At(q.Len() - 1).Res2
	}
	return q
}

// accesses are the conditions under which an instruction's accesses are valid.
func accesses(b *ir.Builder, p *ir.Program, in *ir.Instr, a []ir.Reg) []ir.Reg {
	bytes := func(r ir.Reg) ir.Reg {
		t := b.Type(r)
		if t.Kind == ir.KindPtr {
			return b.Addr(uint64(p.PtrBits / 8))
		}
		return b.Addr(uint64(t.Bits+7) / 8)
	}
	orEmpty := func(m, ptr, n ir.Reg) ir.Reg {
		return b.Bin(ir.OpOr, b.Valid(m, ptr, n), b.Bin(ir.OpEq, n, b.Addr(0)))
	}
	switch in.Op {
	case ir.OpLoad:
		n := uint64(in.Type.Bits+7) / 8
		if in.Type.Kind == ir.KindPtr {
			n = uint64(p.PtrBits / 8)
		}
		return []ir.Reg{b.Valid(a[0], a[1], b.Addr(n))}
	case ir.OpStore:
		return []ir.Reg{b.Valid(a[0], a[1], bytes(a[2]))}
	case ir.OpMemSet:
		return []ir.Reg{orEmpty(a[0], a[1], a[3])}
	case ir.OpHavoc:
		return []ir.Reg{orEmpty(a[0], a[1], a[2])}
	case ir.OpMemCpy:
		return []ir.Reg{orEmpty(a[0], a[1], a[4]), orEmpty(a[2], a[3], a[4])}
	}
	return nil
}

// With Checked the verification condition of programs that check their accesses is still
// what the interpreter does.
func TestCheckedAgainstInterpreter(t *testing.T) {
	n := 600
	if testing.Short() {
		n = 100
	}
	n = envInt("SEABMC_PROGRAMS", n)
	first := int64(envInt("SEABMC_SEED", 1)) * 3_000_000
	full := 0
	for i := range n {
		seed := first + int64(i)
		r := rand.New(rand.NewSource(seed))
		opt := irgen.Options{Instrs: 1 + i%30, NoSymbolic: i%3 == 0, Wild: -1}
		if i%4 == 0 {
			opt.PtrBits = 32
		}
		p := withChecks(irgen.Random(r, opt))
		inputs := randomInputs(r, p, 10)
		for _, in := range inputs {
			if run, err := interp.Run(p, in, interp.Options{}); err == nil && run.Executed > p.Len()*3/4 {
				full++
			}
		}
		for _, v := range append(variants[:len(variants):len(variants)], variant{mem: "array", guided: true}, variant{mem: "lambda", guided: true}) {
			v.checked = true
			why, err := disagreement(p, v, inputs)
			if err != nil {
				t.Fatalf("%v, program %d: %v\n%s", v, seed, err, printer.String(p))
			}
			if why != "" {
				t.Fatalf("%v, program %d: %s\n%s", v, seed, why, printer.String(p))
			}
		}
	}
	t.Logf("%d of %d runs came past three quarters of their program", full, 10*n)
}
