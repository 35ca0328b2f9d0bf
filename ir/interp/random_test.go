package interp_test

import (
	"math/rand"
	"testing"

	"pgregory.net/rapid"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
)

// Run agrees with the definitions on every register, byte by byte.
func TestRunAgreesWithDefinitions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := irgen.DrawAny(t)
		compareWithNaive(t, p, irgen.RandomInputs(irgen.FromRapid(t), p))
	})
}

func compareWithNaive(t interface {
	Fatal(...any)
	Fatalf(string, ...any)
}, p *ir.Program, in interp.Inputs) {
	res, err := interp.Run(p, in, interp.Options{Ignore: func(int32) bool { return true }, IgnoreAssumes: true})
	if err != nil {
		t.Fatal(err)
	}
	n := newNaive(p, in)
	for r := ir.Reg(1); int(r) < len(p.Types); r++ {
		if p.Types[r].Kind == ir.KindMem {
			continue
		}
		v, ok := res.Value(r)
		if want := n.value(r); !ok || v.Int().Cmp(want) != 0 {
			t.Fatalf("%s is %v, by the definitions %v, in\n%s", printer.Instr(p, int(p.Def[r])), v.Int(), want, printer.String(p))
		}
	}
}

// A run ends at the first violated assert or failed assumption.
func TestRunStopsAtFirstFailure(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := irgen.DrawAny(t)
		in := irgen.RandomInputs(irgen.FromRapid(t), p)
		res, err := interp.Run(p, in, interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		n := newNaive(p, in)
		want, at := interp.Completed, -1
		for i := 0; i < p.Len() && at < 0; i++ {
			q := p.At(i)
			if (q.Op == ir.OpAssert || q.Op == ir.OpAssume) && n.value(q.Args[0]).Sign() != 0 && n.value(q.Args[1]).Sign() == 0 {
				want, at = map[ir.Op]interp.Outcome{ir.OpAssert: interp.Violated, ir.OpAssume: interp.AssumeFailed}[q.Op], i
			}
		}
		if res.Outcome != want || res.Instr != at {
			t.Fatalf("run: %v at %d, want %v at %d", res.Outcome, res.Instr, want, at)
		}
	})
}

// The generator's programs are worth having: asserts hold and fail, loads see stores.
func TestRandomProgramsAreInteresting(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	outcomes := map[interp.Outcome]int{}
	ops := map[ir.Op]int{}
	for i := 0; i < 500; i++ {
		p := irgen.Random(r, irgen.Options{})
		res, err := interp.Run(p, irgen.RandomInputs(r, p), interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		outcomes[res.Outcome]++
		for i := range p.Len() {
			ops[p.OpAt(i)]++
		}
	}
	t.Log(outcomes)
	for _, o := range []interp.Outcome{interp.Completed, interp.Violated, interp.AssumeFailed} {
		if outcomes[o] < 25 {
			t.Errorf("only %d of 500 runs: %v", outcomes[o], o)
		}
	}
	for o := ir.OpConst; o < ir.NumOps; o++ {
		if ops[o] < 5 && o != ir.OpFRem { // frem has no formula
			t.Errorf("%v occurs only %d times in 500 programs", o, ops[o])
		}
	}
}
