package yices

import (
	"context"
	"testing"

	"seabmc/term"
)

// factors asks for two factors of k other than 1, each of n bits.
func factors(t *term.Table, k uint64, n int) []term.ID {
	x, y := t.Var("x", term.BV(n)), t.Var("y", term.BV(n))
	one := t.Const(1, n)
	product := t.Bin(term.OpMul, t.ZExt(x, 2*n), t.ZExt(y, 2*n))
	return []term.ID{t.Eq(product, t.Const(k, 2*n)), t.Bin(term.OpUlt, one, x), t.Bin(term.OpUlt, one, y)}
}

// Steps are counted, and their number is the same for the same question. A limit is kept to the step: with one step less there is no answer.
func TestSteps(t *testing.T) {
	if !loadLibrary(t).Counts() {
		t.Fatal("the steps of this library are not counted: known counts have to be measured again (steps.go)")
	}
	for _, mode := range []Mode{ModeOneShot, ModeIncremental} {
		ask := func(limit int64) Answer {
			tab := term.NewTable(layout)
			s := newSession(t, tab, Options{Mode: mode})
			fs := factors(tab, 4093, 12)
			checkIs(t, s, Unsat, append(fs[:len(fs):len(fs)], term.False)...) // which translates the terms, and searches for nothing
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
			for _, limit := range []int64{a.Steps / 2, a.Steps - 1} { // what is told of a search that was stopped is the same each time
				if b := ask(limit); b.Status != Unknown || b.Reason != OutOfSteps || b.Steps != limit {
					t.Errorf("mode %v: with %d of %d steps: status %v (%s) after %d", mode, limit, a.Steps, b.Status, b.Reason, b.Steps)
				}
			}
		}
	}
}

// Yices starts counting decisions anew with each search. A search with fewer decisions than the one before must not count as a negative number of
// steps.
func TestStepsOfEachSearch(t *testing.T) {
	tab := term.NewTable(layout)
	s := newSession(t, tab, Options{Mode: ModeIncremental})
	mem := tab.Var("a", term.Array(12))
	hard := append(factors(tab, 4093, 12), tab.Eq(tab.Select(mem, tab.Var("x", term.BV(12))), tab.Const(7, 8)))
	easy := []term.ID{tab.Not(tab.Eq(tab.Select(mem, tab.Var("y", term.BV(12))), tab.Const(7, 8)))}
	var took []int64
	for _, q := range [][]term.ID{hard, easy} {
		a, err := s.Check(context.Background(), q...)
		if err != nil || a.Status == Unknown {
			t.Fatal(a, err)
		}
		took = append(took, a.Steps)
	}
	if took[1] < 0 || took[1] >= took[0] {
		t.Errorf("4093 is prime, and a value that is not 7 is found at once, but the searches took %d steps", took)
	}
}

// What was learnt from a question is kept: the same question is answered at once the second time.
func TestLearntIsKept(t *testing.T) {
	tab := term.NewTable(layout)
	s := newSession(t, tab, Options{Mode: ModeIncremental})
	fs := factors(tab, 4093, 12)
	first, err := s.Check(context.Background(), fs...)
	if err != nil {
		t.Fatal(err)
	}
	again, err := s.Check(context.Background(), fs...)
	if err != nil || again.Status != first.Status || again.Steps > first.Steps/10 {
		t.Errorf("%v after %d steps, then %v after %d, %v", first.Status, first.Steps, again.Status, again.Steps, err)
	}
}
