package rules

import (
	"testing"

	"seabmc/solver"
	"seabmc/term"
)

// TestArgueComparesWholePointers checks that pointers into the same object differ if their offsets do. (Once, when a solver was undecided, the
// argument about products looked at the objects alone, and called any two such pointers equal.)
func TestArgueComparesWholePointers(t *testing.T) {
	s := &session{t: term.NewTable(term.Layout{PtrBits: 16, ObjBits: 6})}
	base, x, y := s.t.Var("b", term.BV(6)), s.t.Var("x", term.BV(10)), s.t.Var("y", term.BV(10))
	at := func(off term.ID) term.ID { return s.t.MkPtr(base, off) }
	mul := func(x, y term.ID) term.ID { return s.t.Bin(term.OpMul, x, y) }
	one := s.t.Const(1, 10)
	tests := []struct {
		name     string
		lhs, rhs term.ID
		equal    bool
	}{
		{"the factors change places", at(mul(x, y)), at(mul(y, x)), true},
		{"one byte on", at(mul(x, y)), at(s.t.Bin(term.OpAdd, mul(x, y), one)), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			in := &Instance{LHS: tt.lhs, RHS: tt.rhs}
			if got := s.argue(in, Wrong(s.t, in), askTime); got != tt.equal {
				t.Errorf("equal: %v, want %v", got, tt.equal)
			}
		})
	}
}

// TestArgueDoesNotProveWrongLines checks that what is not true at few bits is not argued to be true at many.
func TestArgueDoesNotProveWrongLines(t *testing.T) {
	p := newProver(t, askTime)
	for _, text := range []string{
		"(bvsdiv (bvmul x k) k) => x if no signed overflow of (bvmul x k) by range", // k may be 0
		"(bvsdiv (bvmul x k) k) => x if k != 0",
		"(bvsdiv (bvmul x k) k) => k if k != 0; no signed overflow of (bvmul x k) by range",
		"(bvsdiv (bvmul x k) k) => (bvneg x) if k != 0; no signed overflow of (bvmul x k) by range",
		"(bvsdiv (bvmul x k) k) => x if k != 0; no unsigned overflow of (bvmul x k) by range",
		"(bvudiv (bvmul x k) k) => x if k != 0; no signed overflow of (bvmul x k) by range",
		"(bvsrem (bvmul x k) k) => 1 if k != 0; no signed overflow of (bvmul x k) by range",
		"(bvmul (bvudiv x y) y) => x",
		"(bvmul (bvsdiv x y) y) => x",
		"(bvmul (bvsdiv x y) y) => (bvadd x (bvsrem x y))",
		"(bvmul (bvudiv x y) y) => (bvmul (bvsdiv x y) y)",
		"(bvmul (bvudiv x y) x) => (bvadd x (bvneg (bvurem x y)))", // not its divisor
		"(bvmul (zero_extend (bvsdiv x y)) (zero_extend y)) => (zero_extend (bvmul (bvsdiv x y) y))",
		"(bvmul (sign_extend (bvudiv x y)) (sign_extend y)) => (sign_extend (bvmul (bvudiv x y) y))",
		"(= (bvmul (sign_extend (bvsdiv x y)) (sign_extend y)) (sign_extend (bvmul (bvsdiv x y) y))) => true", // least divided by -1
		"(= (bvmul (sign_extend (bvsdiv x y)) (sign_extend y)) (sign_extend (bvmul (bvsdiv x y) y))) => (not (= x least))",
		"(bvult (bvurem x y) y) => true", // y may be 0
		"(bvult y (bvurem x y)) => false",
		"(bvult (bvurem x y) x) => true",
		"(= (bvurem x y) x) => (bvult x y)",
	} {
		row, err := parseRow(text)
		if err != nil {
			t.Fatal(err)
		}
		s, err := p.session(layoutsFor(row, 12)[0])
		if err != nil {
			t.Fatal(err)
		}
		o, err := row.Obligation(s.t, 12)
		if err != nil {
			t.Fatal(err)
		}
		for _, in := range o.Instances { // some are right, as with numbers of one bit
			f := Wrong(s.t, in)
			if !s.argue(in, f, argueTime/4) {
				continue
			}
			if r, err := s.decide(f); err != nil || r.Status != solver.Unsat {
				t.Errorf("%s is argued to hold at 12 bits: %v %v", text, r.Status, err)
			}
		}
		s.close()
		if !p.refute(row) {
			t.Errorf("%s is not wrong at few bits", text)
		}
	}
}
