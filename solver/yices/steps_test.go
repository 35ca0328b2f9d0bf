package yices

import (
	"context"
	"testing"

	"seabmc/term"
)

// factors asks for two factors of k that are not 1, of n bits each.
func factors(t *term.Table, k uint64, n int) []term.ID {
	x, y := t.Var("x", term.BV(n)), t.Var("y", term.BV(n))
	one := t.Const(1, n)
	product := t.Bin(term.OpMul, t.ZExt(x, 2*n), t.ZExt(y, 2*n))
	return []term.ID{t.Eq(product, t.Const(k, 2*n)), t.Bin(term.OpUlt, one, x), t.Bin(term.OpUlt, one, y)}
}

// Steps are counted, the same for the same question, and a limit is kept to the step: with one less there is no answer.
func TestSteps(t *testing.T) {
	if !loadLibrary(t).Counts() {
		t.Fatal("the steps of this library are not counted: known counts have to be measured again (steps.go)")
	}
	for _, mode := range []Mode{ModeOneShot, ModeIncremental} {
		ask := func(limit int64) Answer {
			tab := term.NewTable(layout)
			s := newSession(t, tab, Options{Mode: mode})
			fs := factors(tab, 4093, 12)
			checkIs(t, s, Unsat, fs...) // which translates the terms
			a, err := s.CheckWithin(context.Background(), limit, fs...)
			if err != nil {
				t.Fatal(err)
			}
			return a
		}
		a := ask(0)
		if a.Steps < 1000 {
			t.Fatalf("mode %v: %d steps", mode, a.Steps)
		}
		for range 3 {
			if b := ask(a.Steps); b.Status != Unsat || b.Steps != a.Steps {
				t.Errorf("mode %v: with as many steps as it takes: status %v after %d, want %d", mode, b.Status, b.Steps, a.Steps)
			}
			if b := ask(a.Steps - 1); b.Status != Unknown || b.Reason != OutOfSteps {
				t.Errorf("mode %v: with a step less: status %v (%s) after %d of %d", mode, b.Status, b.Reason, b.Steps, a.Steps)
			}
		}
	}
}
