package plain

import (
	"context"
	"fmt"
	"math/big"
	"math/rand"
	"testing"

	"seabmc/ir"
	"seabmc/ir/floats"
)

// Every floating-point operation gives what the interpreter computes with the machine's arithmetic.
func TestFloat(t *testing.T) {
	j := newJudge(context.Background(), ir.NewProgram(64, 20))
	r := rand.New(rand.NewSource(3))
	type question struct {
		op   ir.Op
		args []*big.Int
		from uint32
		to   ir.Type
		got  *value
	}
	var all []question
	draw := func(bits uint32, float bool) *big.Int {
		x := new(big.Int).Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
		if float && r.Intn(3) > 0 { // a small exponent, a few digits
			exp, sig := format(int(bits))
			x.SetInt64(int64(1<<(exp-1) - 1 + r.Intn(9) - 4))
			x.Lsh(x, uint(sig-1))
			x.Or(x, new(big.Int).Lsh(big.NewInt(int64(r.Intn(16))), uint(sig-5)))
			x.SetBit(x, int(bits)-1, uint(r.Intn(2)))
		}
		if r.Intn(8) == 0 {
			x.SetInt64(0)
		}
		return x
	}
	ask := func(op ir.Op, from uint32, to ir.Type, arity int, isFloat bool) {
		q := question{op: op, from: from, to: to}
		var vs []*value
		for range arity {
			x := draw(from, isFloat)
			q.args = append(q.args, x)
			v := j.unknown(ir.Int(int(from)), "t") // so that nothing is folded
			j.line("(assert (= %s (_ bv%v %d)))", v.text, x, from)
			vs = append(vs, v)
		}
		q.got = j.float(op, vs, to)
		all = append(all, q)
	}
	for _, bits := range []uint32{16, 32, 64, 79} {
		t := ir.Int(int(bits))
		for op := ir.OpFAdd; op <= ir.OpFRound; op++ {
			arity := 2
			switch {
			case op == ir.OpFRem || op == ir.OpFMA && bits == ir.ExtendedBits:
				continue
			case op == ir.OpFMA:
				arity = 3
			case op > ir.OpFMA:
				arity = 1
			}
			for range 6 {
				ask(op, bits, t, arity, true)
			}
		}
		for range 6 {
			for op := ir.OpFEq; op <= ir.OpFLe; op++ {
				ask(op, bits, ir.I1, 2, true)
			}
			for _, n := range []int{8, 32, 64} {
				ask(ir.OpFToSI, bits, ir.Int(n), 1, true)
				ask(ir.OpFToUI, bits, ir.Int(n), 1, true)
				ask(ir.OpSIToF, uint32(n), t, 1, false)
				ask(ir.OpUIToF, uint32(n), t, 1, false)
			}
			for _, other := range []uint32{16, 32, 64, 79} {
				if other != bits {
					ask(ir.OpFConv, other, t, 1, true)
				}
			}
		}
	}
	s, err := newSession(context.Background(), "z3", 0)
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	if a := s.ask(string(j.out), "(check-sat)"); a != "sat" {
		t.Fatalf("z3 says %q", a)
	}
	for _, q := range all {
		var want *big.Int
		if q.op == ir.OpFMA {
			want = new(big.Int).SetUint64(floats.Apply(q.op, []uint64{q.args[0].Uint64(), q.args[1].Uint64(), q.args[2].Uint64()}, q.from, q.to.Bits))
		} else {
			want = floats.ApplyBig(q.op, q.args, q.from, q.to.Bits)
		}
		if got := parseValue(s.value(q.got.text)); s.err != nil || got.Cmp(want) != 0 {
			t.Errorf("%v i%d -> %v of %v is %x, the interpreter says %x (%v)", q.op, q.from, q.to, fmt.Sprintf("%x", q.args), got, want, s.err)
		}
	}
	t.Logf("%d operations", len(all))
}
