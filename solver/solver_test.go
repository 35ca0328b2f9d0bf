package solver

import (
	"context"
	"math/big"
	"testing"
	"time"

	"seabmc/term"
	"seabmc/tools"
)

// open opens a solver, or skips the test if the solver is not installed.
func open(t testing.TB, spec string, opt Options) Solver {
	t.Helper()
	s, err := Open(spec, opt)
	if err != nil {
		t.Skip(err)
	}
	return s
}

func session(t testing.TB, s Solver, tab *term.Table) Session {
	t.Helper()
	ss, err := s.NewSession(tab)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ss.Close() })
	return ss
}

func check(t testing.TB, s Session, assuming ...term.ID) Result {
	t.Helper()
	r, err := s.Check(context.Background(), assuming...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// verify fails unless the model of a sat result satisfies the formulas.
func verify(t testing.TB, r Result, ids ...term.ID) {
	t.Helper()
	if r.Status != Sat || r.Model == nil {
		t.Fatalf("%v (%s), want sat", r.Status, r.Reason)
	}
	for _, id := range ids {
		if ok, err := r.Model.EvalBool(id); err != nil || !ok {
			t.Fatalf("the model does not satisfy %d (%v)", id, err)
		}
	}
}

func expect(t testing.TB, r Result, want Status) {
	t.Helper()
	if r.Status != want {
		t.Fatalf("%v (%s), want %v", r.Status, r.Reason, want)
	}
}

var testSolvers = allTestSolvers()

// slowSolvers are the solvers for which the formulas in the tests of limits are hard enough.
var slowSolvers = []string{"yices", "yices-smt2", "z3"}

// allTestSolvers includes Bitwuzla if it is installed: nothing needs it.
func allTestSolvers() []string {
	all := slowSolvers[:len(slowSolvers):len(slowSolvers)]
	if _, err := tools.Find("bitwuzla"); err == nil {
		all = append(all, "bitwuzla")
	}
	return all
}

// everySolver runs f for each solver in each mode.
func everySolver(t *testing.T, f func(t *testing.T, s Solver)) {
	for _, spec := range testSolvers {
		for mode, name := range []string{"auto", "one-shot", "incremental"} {
			t.Run(spec+"/"+name, func(t *testing.T) {
				f(t, open(t, spec, Options{Mode: Mode(mode), Timeout: 60 * time.Second}))
			})
		}
	}
}

// The solvers agree with the evaluator on every operator and width: if all variables are fixed, the term has its value and no other.
func TestSolversAgreeWithEvaluator(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		n := 150
		if s.Name() != "yices" {
			n = 30
		}
		widths := []int{1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 65, 128}
		g := newGenerator(int64(len(s.Name())))
		ss := session(t, s, g.t)
		for i := range n {
			sort := term.Bool
			if k := i % (len(widths) + 1); k > 0 {
				sort = term.BV(widths[k-1])
			}
			x := g.term(sort, 4)
			pin := g.pinned(x)
			r := check(t, ss, append(pin, g.t.Not(g.t.Eq(x, g.constant(x))))...)
			expect(t, r, Unsat)
			if i%4 == 0 {
				verify(t, check(t, ss, pin...), append(pin, g.t.Eq(x, g.constant(x)))...)
			}
		}
	})
}

// Each operator by itself, since random terms may miss one.
func TestEachOperator(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		g := newGenerator(7)
		ss := session(t, s, g.t)
		samples := 4
		if s.Name() == "z3" {
			samples = 1
		}
		for _, w := range []int{1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 65, 128} {
			var wrong, pin []term.ID
			for _, op := range append(append([]term.Op{term.OpConcat}, bvBinary...), comparisons...) {
				for range samples {
					a, b := g.value(w), g.value(w)
					x := g.t.Var(term.BV(w).String()+a.String(), term.BV(w))
					y := g.t.Var(term.BV(w).String()+b.String(), term.BV(w))
					g.m.SetBV(x, a)
					g.m.SetBV(y, b)
					pin = append(pin, g.t.Eq(x, g.t.BigConst(a, w)), g.t.Eq(y, g.t.BigConst(b, w)))
					e := g.t.Bin(op, x, y)
					wrong = append(wrong, g.t.Not(g.t.Eq(e, g.constant(e))))
				}
			}
			verify(t, check(t, ss, pin...), pin...)
			expect(t, check(t, ss, append(pin, g.t.Or(wrong...))...), Unsat)
		}
	})
}

func TestModelsSatisfyTheFormula(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		n := 60
		if s.Name() != "yices" {
			n = 20
		}
		sat := 0
		for i := range n {
			g := newGenerator(int64(i))
			ss := session(t, s, g.t)
			f := g.term(term.Bool, 5)
			if err := ss.Assert(f); err != nil {
				t.Fatal(err)
			}
			if r := check(t, ss); r.Status == Sat {
				verify(t, r, f)
				sat++
			} else {
				expect(t, r, Unsat)
				if ok, _ := g.m.EvalBool(f); ok {
					t.Fatal("unsat, but there is a model")
				}
			}
			ss.Close()
		}
		if sat < n/3 {
			t.Errorf("only %d of %d were sat", sat, n)
		}
	})
}

func TestArrays(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		a := tab.Var("a", term.Array(64))
		i, j := tab.Var("i", term.BV(64)), tab.Var("j", term.BV(64))
		five, six := tab.Const(5, 8), tab.Const(6, 8)
		ss := session(t, s, tab)
		stored := tab.Select(tab.Store(a, i, five), j)
		// a[i] := 5 makes a[j] = 5 unless i and j differ
		expect(t, check(t, ss, tab.Eq(i, j), tab.Not(tab.Eq(stored, five))), Unsat)
		fs := []term.ID{tab.Eq(stored, six), tab.Eq(tab.Select(a, i), five), tab.Not(tab.Eq(i, tab.Const(0, 64)))}
		r := check(t, ss, fs...)
		verify(t, r, fs...)
		expect(t, check(t, ss, append(fs, tab.Eq(i, j))...), Unsat)
		verify(t, check(t, ss, fs...), fs...)
	})
}

// A session that keeps what it has learnt gives the same answers as one that is asked for the first time.
func TestSessionsForget(t *testing.T) {
	s, plain := open(t, "yices", Options{Mode: ModeIncremental}), open(t, "yices", Options{Mode: ModeOneShot})
	few := WithSteps(context.Background(), 20_000)
	seen := map[Status]int{}
	for seed := range int64(60) {
		g := newGenerator(seed)
		ss := session(t, s, g.t)
		var asserted []term.ID
		for i := range 12 {
			fs := []term.ID{g.term(term.Bool, 3), g.term(term.Bool, 2)}
			all := append(asserted[:len(asserted):len(asserted)], fs...)
			want, err := session(t, plain, g.t).Check(few, all...)
			if err != nil {
				t.Fatal(err)
			}
			if seen[want.Status]++; want.Status == Unknown {
				continue
			}
			r := check(t, ss, fs...)
			if expect(t, r, want.Status); want.Status == Sat {
				verify(t, r, all...)
			}
			if i%4 == 3 && want.Status == Sat {
				asserted = append(asserted, fs[0])
				if err := ss.Assert(fs[0]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen[Sat] < 100 || seen[Unsat] < 100 {
		t.Errorf("answers: %v", seen)
	}
}

// Permanent assertions stay, assumptions do not. New terms and variables may be added.
func TestIncrementalUse(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		ss := session(t, s, tab)
		x := tab.Var("x", term.BV(32))
		var sum term.ID = x
		for k := range 6 {
			c := tab.Const(uint64(k), 32)
			verify(t, check(t, ss, tab.Eq(x, c)), tab.Eq(x, c))
			expect(t, check(t, ss, tab.Eq(x, c), tab.Bin(term.OpUlt, x, c)), Unsat)
			v := tab.Var(string(rune('a'+k)), term.BV(32))
			sum = tab.Bin(term.OpAdd, sum, v)
			p := tab.Bin(term.OpUlt, tab.Const(uint64(10*k), 32), sum)
			if err := ss.Assert(p); err != nil {
				t.Fatal(err)
			}
			verify(t, check(t, ss), p)
		}
		// arrays may come late
		a := tab.Var("late array", term.Array(64))
		p := tab.Eq(tab.Select(a, tab.ZExt(x, 64)), tab.Const(77, 8))
		verify(t, check(t, ss, p), p)
		if err := ss.Assert(term.False); err != nil {
			t.Fatal(err)
		}
		expect(t, check(t, ss), Unsat)
		expect(t, check(t, ss, tab.Eq(x, tab.Const(1, 32))), Unsat)
	})
}

func TestOddNames(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		ss := session(t, s, tab)
		var fs []term.ID
		for k, n := range []string{"x y", "|", "a|b", `back\slash`, "bvadd", "true", "", "n!1", "n!2", "and", "main::x#1@2", "häh", "let", "BitVec",
			"assert", ";", "\"", "\n", "Bool", "select", "0", "v!1", "_", "!", "if", "concat"} {
			f := tab.Eq(tab.Var(n, term.BV(8)), tab.Const(uint64(k+1), 8))
			fs = append(fs, f)
		}
		verify(t, check(t, ss, fs...), fs...)
	})
}

func TestMisuse(t *testing.T) {
	everySolver(t, func(t *testing.T, s Solver) {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		ss := session(t, s, tab)
		x := tab.Var("x", term.BV(8))
		if ss.Assert(x) == nil || ss.Assert(0) == nil || ss.Assert(999) == nil {
			t.Error("asserted what is no formula")
		}
		if _, err := ss.Check(context.Background(), x); err == nil {
			t.Error("checked what is no formula")
		}
		p := tab.Var("p", term.Ptr)
		if _, err := ss.Check(context.Background(), tab.Eq(p, tab.Null())); err == nil {
			t.Error("pointers must be an error")
		}
		expect(t, check(t, ss), Sat) // and the session goes on
		ss.Close()
		if err := ss.Close(); err != nil {
			t.Error(err)
		}
		if _, err := ss.Check(context.Background()); err == nil {
			t.Error("check after close")
		}
	})
}

// hard returns a formula that takes long: factors of a product of two primes.
func hard(tab *term.Table) term.ID {
	const w = 64
	p, _ := new(big.Int).SetString("4611685975477714963", 10) // 2147483629 * 2147483647
	x, y := tab.Var("p", term.BV(w)), tab.Var("q", term.BV(w))
	one, lim := tab.Const(1, w), tab.Const(1<<32, w)
	return tab.And(tab.Eq(tab.Bin(term.OpMul, x, y), tab.BigConst(p, w)), tab.Bin(term.OpUlt, one, x), tab.Bin(term.OpUlt, one, y),
		tab.Bin(term.OpUlt, x, lim), tab.Bin(term.OpUlt, y, lim))
}

func TestTimeoutAndCancel(t *testing.T) {
	for _, spec := range slowSolvers {
		for mode := range []string{"auto", "one-shot", "incremental"} {
			t.Run(spec, func(t *testing.T) {
				tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
				f := hard(tab)
				ss := session(t, open(t, spec, Options{Mode: Mode(mode), Timeout: 200 * time.Millisecond}), tab)
				r := check(t, ss, f)
				expect(t, r, Unknown)
				if r.Reason != "timeout" {
					t.Error(r.Reason)
				}

				ss = session(t, open(t, spec, Options{Mode: Mode(mode)}), tab)
				ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
				if r, err := ss.Check(ctx, f); err != nil || r.Status != Unknown || r.Reason != "timeout" {
					t.Errorf("with a context that ends: %+v %v", r, err)
				}
				cancel()
				expect(t, check(t, ss, tab.Eq(tab.Var("p", term.BV(64)), tab.Const(3, 64))), Sat) // and the session goes on

				ctx, cancel = context.WithCancel(context.Background())
				time.AfterFunc(100*time.Millisecond, cancel)
				r, err := ss.Check(ctx, f)
				if err != nil || r.Status != Unknown || r.Reason != "cancelled" {
					t.Errorf("%v %s %v", r.Status, r.Reason, err)
				}
				if r, err := ss.Check(ctx, f); err != nil || r.Status != Unknown || r.Reason != "cancelled" {
					t.Errorf("with a context that has ended: %+v %v", r, err)
				}
			})
		}
	}
}
