package cex_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
)

// sliced is the program of the instructions that the failure of rr depends on. Everything else that gives a value is unknown, and other writes are
// left out.
type sliced struct {
	old   *ir.Program
	rr    *interp.Result
	need  []bool
	b     *ir.Builder
	regs  map[ir.Reg]ir.Reg // old to new
	vals  map[ir.Reg]*big.Int
	havoc []uint32 // the old number of a havoc, by its new one
	in    interp.Inputs
}

func (s *sliced) Nondet(r ir.Reg, _ ir.Type) *big.Int { return s.vals[r] }

func (s *sliced) Byte(sym uint32, base, off uint64) byte { return s.in.Byte(s.havoc[sym], base, off) }

func (s *sliced) build(garbage func() *big.Int) {
	havocs := uint32(0)
	for i := 0; i <= s.rr.Instr; i++ {
		in := s.old.At(i)
		mem := in.Type.Kind == ir.KindMem
		if in.Op == ir.OpHavoc {
			havocs++
		}
		switch {
		case in.Op == ir.OpSelect && mem:
			c, _ := s.rr.Value(in.Args[0])
			s.regs[in.Res] = s.regs[in.Args[2-c.U]]
		case in.Op == ir.OpAlloc || in.Op == ir.OpInitMem:
			s.copy(in) // keeps the numbers of objects
		case mem && !s.need[i]:
			s.regs[in.Res] = s.regs[in.Args[0]]
		case in.Op == ir.OpHavoc:
			s.havoc = append(s.havoc, havocs)
			s.copy(in)
		case in.Op == ir.OpNondet && s.need[i]:
			s.regs[in.Res] = s.b.Nondet(in.Type, "needed")
			s.vals[s.regs[in.Res]] = s.in.Nondet(in.Res, in.Type)
		case in.Res != 0 && !s.need[i]:
			s.regs[in.Res] = s.b.Nondet(in.Type, "garbage")
			s.vals[s.regs[in.Res]] = garbage()
		case in.Res != 0 || i == s.rr.Instr:
			s.copy(in)
		}
	}
}

func (s *sliced) copy(in ir.Instr) {
	p := s.b.Prog
	var args []ir.Reg
	for _, a := range in.Args {
		args = append(args, s.regs[a])
	}
	switch in.Op {
	case ir.OpAlloc:
		p.Allocs = append(p.Allocs, s.old.Allocs[in.Aux])
		in.Aux = int32(len(p.Allocs) - 1)
	case ir.OpAssert:
		s.b.Assert(args[0], args[1], s.old.Checks[in.Aux])
		return
	}
	r := s.b.Emit(ir.Instr{Op: in.Op, Type: in.Type, Imm: in.Imm, Big: in.Big, Aux: in.Aux}, args...)
	s.regs[in.Res] = r
	s.regs[in.Res2] = p.At(p.Len() - 1).Res2
}

// The slice of a failure fails too: it holds everything that matters.
func TestSliceFailsToo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := irgen.FromRapid(t)
		p := irgen.Draw(t, irgen.Options{Wild: 10, Wide: true})
		in := irgen.RandomInputs(r, p)
		rr, err := interp.Run(p, in, interp.Options{IgnoreAssumes: true})
		if err != nil || rr.Outcome != interp.Violated {
			t.Skip("no failure")
		}
		s := &sliced{old: p, rr: rr, need: cex.Slice(p, rr), regs: map[ir.Reg]ir.Reg{}, vals: map[ir.Reg]*big.Int{}, havoc: make([]uint32, 1), in: in}
		s.b = ir.NewBuilder(ir.NewProgram(p.PtrBits, p.ObjBits), nil)
		s.build(func() *big.Int { return big.NewInt(int64(r.Intn(256))) })
		again, err := interp.Run(s.b.Prog, s, interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if again.Outcome != interp.Violated {
			t.Fatalf("%v; fails at %s in\n%s\nbut not in the slice\n%s", again.Outcome, printer.Instr(p, rr.Instr), printer.String(p), printer.String(s.b.Prog))
		}
	})
}
