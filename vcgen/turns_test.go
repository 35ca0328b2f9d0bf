package vcgen

import (
	"testing"

	"pgregory.net/rapid"

	"seabmc/ir"
	"seabmc/solver"
)

// asking is a generator that answers questions with at most so many steps for one.
func asking(t interface{ Fatal(...any) }, s solver.Solver, steps int64) (*ir.Builder, *Gen) {
	p := ir.NewProgram(64, 20)
	g, err := New(p, Options{Mem: "seam", ARM: true, FeasibleSteps: steps}, s.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	return ir.NewBuilder(p, g), g
}

// A plane is the condition a*x + b*y < c of 4-bit integers.
type plane struct{ a, b, c uint64 }

func drawPlane(t *rapid.T) plane {
	k := rapid.Uint64Range(0, 15)
	return plane{k.Draw(t, "a"), k.Draw(t, "b"), k.Draw(t, "c")}
}

func (p plane) holds(x, y uint64) bool { return (p.a*x+p.b*y)&15 < p.c }

func (p plane) build(b *ir.Builder, x, y ir.Reg) ir.Reg {
	sum := b.Bin(ir.OpAdd, b.Bin(ir.OpMul, b.Const(p.a, 4), x), b.Bin(ir.OpMul, b.Const(p.b, 4), y))
	return b.Bin(ir.OpUlt, sum, b.Const(p.c, 4))
}

// anyOf is true where one of the planes holds. With many of them it is no small assumption.
func anyOf(b *ir.Builder, list []plane, x, y ir.Reg) ir.Reg {
	out := b.False()
	for _, p := range list {
		out = b.Bin(ir.OpOr, out, p.build(b, x, y))
	}
	return out
}

func oneHolds(list []plane, x, y uint64) bool {
	for _, p := range list {
		if p.holds(x, y) {
			return true
		}
	}
	return false
}

// Answers are those of trying all values, whatever a question may cost, in turns or not; a question without a limit has an answer.
func TestAnswersInTurns(t *testing.T) {
	s := open(t)
	rapid.Check(t, func(t *rapid.T) {
		steps := rapid.SampledFrom([]int64{0, 1, 50}).Draw(t, "steps")
		b, g := asking(t, s, steps)
		defer g.Close()
		x, y := b.Nondet(ir.Int(4), "x"), b.Nondet(ir.Int(4), "y")
		var assumed [][]plane
		for range rapid.IntRange(1, 12).Draw(t, "questions") {
			if rapid.Bool().Draw(t, "assume") {
				list := rapid.SliceOfN(rapid.Custom(drawPlane), 1, 8).Draw(t, "assumption")
				b.Assume(b.True(), anyOf(b, list, x, y))
				assumed = append(assumed, list)
			}
			q := drawPlane(t)
			want := ir.No
			for v := range uint64(256) {
				ok := q.holds(v&15, v>>4)
				for _, list := range assumed {
					ok = ok && oneHolds(list, v&15, v>>4)
				}
				if ok {
					want = ir.Yes
				}
			}
			c := g.Term(q.build(b, x, y))
			if err := g.Flush(); err != nil { // the question may be one that an assumption has in it, and then the assumption may still wait
				t.Fatal(err)
			}
			for name, got := range map[string]ir.Answer{"in turns": g.inTurns(c), "at once": g.possible(&g.feas, c)} {
				if got != want && (got != ir.Unknown || steps == 0) {
					t.Fatalf("%s: %v, want %v: %v where one of each of %v holds", name, got, want, q, assumed)
				}
			}
		}
	})
}

// evens is a sum of n numbers that are zero, which the rewriter does not see.
func evens(b *ir.Builder, n int) ir.Reg {
	out := b.Const(0, 32)
	for range n {
		z := b.Nondet(ir.Int(32), "z")
		next := b.Bin(ir.OpMul, z, b.Bin(ir.OpAdd, z, b.Const(1, 32)))
		out = b.Bin(ir.OpAdd, out, b.Bin(ir.OpAnd, next, b.Const(1, 32)))
	}
	return out
}

// The factors of a prime are looked for in vain by the session that does not have the large assumption, that the low bits of x are zero.
func TestTurnsEndWithTheQuicker(t *testing.T) {
	b, g := asking(t, open(t), 0)
	defer g.Close()
	x, y := b.Nondet(ir.Int(32), "x"), b.Nondet(ir.Int(32), "y")
	b.Assume(b.True(), b.Bin(ir.OpEq, b.Bin(ir.OpAnd, x, b.Const(1<<24-1, 32)), evens(b, 8)))
	product := b.Bin(ir.OpMul, b.Cast(ir.OpZExt, x, 64), b.Cast(ir.OpZExt, y, 64))
	c := b.Bin(ir.OpEq, product, b.Const(2305843009213693951, 64)) // 2^61-1
	if got := g.inTurns(g.Term(c)); got != ir.No {
		t.Errorf("the product: %v", got)
	}
	if g.local.steps == 0 || g.local.steps > 4*firstTurn {
		t.Errorf("%d steps without the large assumption, want a turn of %d", g.local.steps, firstTurn)
	}
}

// What models have shown to be possible is not asked again after an assumption that they fulfil.
func TestModelsAnswer(t *testing.T) {
	b, g := asking(t, open(t), 0)
	defer g.Close()
	x := b.Nondet(ir.Int(32), "x")
	ask := func() {
		for k := range uint64(maxModels) {
			if got := g.Feasible(b.Bin(ir.OpEq, x, b.Const(k, 32))); got != ir.Yes {
				t.Errorf("x = %d: %v", k, got)
			}
		}
	}
	ask()
	calls := g.feas.calls
	b.Assume(b.True(), b.Bin(ir.OpUlt, b.Bin(ir.OpMul, x, x), b.Const(maxModels*maxModels, 32)))
	ask()
	if calls == 0 || g.feas.calls != calls {
		t.Errorf("%d calls of the solver, then %d", calls, g.feas.calls)
	}
}
