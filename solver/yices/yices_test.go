package yices

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"seabmc/term"
	"seabmc/tools"
)

func loadLibrary(t testing.TB) *Lib {
	t.Helper()
	path, err := tools.Find("libyices")
	if err != nil {
		t.Skip(err)
	}
	l, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func newSession(t testing.TB, tab *term.Table, opt Options) *Session {
	t.Helper()
	s, err := loadLibrary(t).NewSession(tab, opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func checkIs(t testing.TB, s *Session, want Status, ids ...term.ID) {
	t.Helper()
	a, err := s.Check(context.Background(), ids...)
	if err != nil || a.Status != want {
		t.Fatalf("status %d (%s, %v), want %d", a.Status, a.Reason, err, want)
	}
	if want == Sat {
		for _, id := range ids {
			if ok, err := a.Model.EvalBool(id); !ok || err != nil {
				t.Fatal("wrong model", err)
			}
		}
	}
}

var layout = term.Layout{PtrBits: 64, ObjBits: 20}

// Deep terms need a large stack in Yices. The thread has one.
func TestDeepTerms(t *testing.T) {
	n := 100_000
	if v, err := strconv.Atoi(os.Getenv("SEABMC_TEST_DEPTH")); err == nil {
		n = v
	}
	const w = 4
	chains := map[string]func(tab *term.Table, x term.ID, i int) term.ID{
		"ite": func(tab *term.Table, x term.ID, i int) term.ID {
			return tab.Ite(tab.Var(fmt.Sprint("c", i%100), term.Bool), x, tab.Const(uint64(i), w))
		},
		"and": func(tab *term.Table, x term.ID, i int) term.ID {
			return tab.Ite(tab.Xor(tab.Eq(x, tab.Const(uint64(i), w)), tab.Var(fmt.Sprint("c", i%100), term.Bool)), tab.Const(0, w), tab.Const(1, w))
		},
		"xor of sum": func(tab *term.Table, x term.ID, i int) term.ID {
			return tab.Bin(term.OpBVXor, tab.Bin(term.OpAdd, x, tab.Const(uint64(i), w)), tab.Const(uint64(i*7), w))
		},
		"urem": func(tab *term.Table, x term.ID, i int) term.ID {
			if i%20 != 0 { // division is slow; deep it is anyway
				return tab.BVNot(tab.Bin(term.OpAdd, x, tab.Const(1, w)))
			}
			return tab.Bin(term.OpURem, tab.Bin(term.OpAdd, x, tab.Const(1, w)), tab.Const(15, w))
		},
		"array": func(tab *term.Table, x term.ID, i int) term.ID {
			a := tab.Var("a", term.Array(8))
			if i%100 != 0 {
				return tab.BVNot(tab.Bin(term.OpAdd, x, tab.Const(1, w)))
			}
			return tab.Extract(tab.Select(a, tab.Bin(term.OpConcat, x, tab.Const(uint64(i/100), w))), w-1, 0)
		},
	}
	for name, step := range chains {
		for _, mode := range []Mode{ModeOneShot, ModeIncremental} {
			t.Run(fmt.Sprint(name, mode), func(t *testing.T) {
				tab := term.NewTable(layout)
				x := tab.Var("x", term.BV(w))
				for i := range n {
					x = step(tab, x, i)
				}
				v, err := term.NewModel(tab).EvalUint64(x)
				if err != nil {
					t.Fatal(err)
				}
				s := newSession(t, tab, Options{Mode: mode})
				start := time.Now()
				checkIs(t, s, Sat, tab.Eq(x, tab.Const(v, w)))
				t.Log(time.Since(start), "depth", s.tr.height)
			})
		}
	}
}

// If repeated squares of sums were multiplied out, they would have 2^k monomials.
func TestProductsOfSumsStaySmall(t *testing.T) {
	tab := term.NewTable(layout)
	x, y := tab.Var("x", term.BV(8)), tab.Var("y", term.BV(8))
	p := x
	for range 60 {
		s := tab.Bin(term.OpAdd, p, y)
		p = tab.Bin(term.OpMul, s, tab.Bin(term.OpSub, s, x))
	}
	s := newSession(t, tab, Options{})
	checkIs(t, s, Sat, tab.Eq(x, tab.Const(3, 8)), tab.Eq(y, tab.Const(5, 8)), tab.Bin(term.OpUle, tab.Const(0, 8), p))
	if len(s.tr.defs) == 0 {
		t.Error("no operand was named")
	}
	m := term.NewModel(tab)
	m.SetBV64(x, 3)
	m.SetBV64(y, 5)
	v, _ := m.EvalUint64(p)
	for range 2 { // the second time incrementally
		checkIs(t, s, Unsat, tab.Eq(x, tab.Const(3, 8)), tab.Eq(y, tab.Const(5, 8)), tab.Not(tab.Eq(p, tab.Const(v, 8))))
	}
}

func BenchmarkTranslate(b *testing.B) {
	l := loadLibrary(b)
	for name, step := range map[string]func(tab *term.Table, x, y term.ID, i int) term.ID{
		"arithmetic": func(tab *term.Table, x, y term.ID, i int) term.ID {
			return tab.Ite(tab.Bin(term.OpUlt, x, tab.Const(uint64(i), 32)), tab.Bin(term.OpAdd, x, y), y)
		},
		"bits": func(tab *term.Table, x, y term.ID, i int) term.ID {
			return tab.Bin(term.OpBVXor, tab.Bin(term.OpAdd, x, y), tab.Const(uint64(i), 32))
		},
	} {
		b.Run(name, func(b *testing.B) {
			tab := term.NewTable(layout)
			x, y := tab.Var("x", term.BV(32)), tab.Var("y", term.BV(32))
			for i := range 20_000 {
				x = step(tab, x, y, i)
			}
			n := tab.Size(x)
			var spent time.Duration
			for b.Loop() {
				l.thread.run(context.Background(), nil, func() {
					start := time.Now()
					if _, err := newTranslator(l, tab).translate(x); err != nil {
						b.Error(err)
					}
					spent += time.Since(start)
					call(l.f.resetAll)
				})
			}
			b.ReportMetric(float64(spent.Nanoseconds())/float64(b.N)/float64(n), "ns/node")
		})
	}
}

// BenchmarkSession measures the overhead of a session with one easy query.
func BenchmarkSession(b *testing.B) {
	tab := term.NewTable(layout)
	f := tab.Bin(term.OpUlt, tab.Var("x", term.BV(32)), tab.Const(5, 32))
	for b.Loop() {
		s, err := loadLibrary(b).NewSession(tab, Options{})
		if err != nil {
			b.Fatal(err)
		}
		if a, err := s.Check(context.Background(), f); err != nil || a.Status != Sat {
			b.Fatal(a, err)
		}
		s.Close()
	}
}

// BenchmarkForeignCall measures the cost of calling C at all.
func BenchmarkForeignCall(b *testing.B) {
	l := loadLibrary(b)
	l.thread.run(context.Background(), nil, func() {
		for b.Loop() {
			call(l.f.errClr)
		}
	})
}

// BenchmarkCheck measures the overhead of an easy query in an incremental session.
func BenchmarkCheck(b *testing.B) {
	tab := term.NewTable(layout)
	x := tab.Var("x", term.BV(32))
	s := newSession(b, tab, Options{Mode: ModeIncremental})
	f := tab.Bin(term.OpUlt, x, tab.Const(5, 32))
	for range b.N {
		if a, err := s.Check(context.Background(), f); err != nil || a.Status != Sat {
			b.Fatal(a, err)
		}
	}
}
