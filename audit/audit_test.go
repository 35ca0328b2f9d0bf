package audit

import (
	"os"
	"strings"
	"testing"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/ieee"
	"seabmc/rewriter"
	"seabmc/term"
)

// judges returns the installed solvers. One is enough.
func judges(t *testing.T) []string {
	t.Helper()
	all := Others("yices")
	if len(all) == 0 {
		t.Fatal("no solver: run make setup")
	}
	return all
}

// things is a table for pointers of 16 bits, with terms to make claims about.
type things struct {
	t                *term.Table
	r                *rewriter.Rewriter
	x, y, p, q, c, d term.ID
}

func newThings() *things {
	t := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 6})
	return &things{t: t, r: rewriter.New(t), x: t.Var("x", term.BV(8)), y: t.Var("y", term.BV(8)), p: t.Var("p", term.Ptr), q: t.Var("q", term.Ptr),
		c: t.Var("c", term.Bool), d: t.Var("d", term.Bool)}
}

func (h *things) k(v uint64) term.ID { return h.t.Const(v, 8) }

func (h *things) add(a, b term.ID) term.ID { return h.t.Bin(term.OpAdd, a, b) }

func (h *things) off(v uint64) term.ID { return h.t.Const(v, h.t.Layout.OffBits()) }

// deep returns x + 1 + 1 … with n additions. The wider look does not reach the end of this term.
func (h *things) deep(n int) term.ID {
	v := h.x
	for range n {
		v = h.t.BVNot(h.add(v, h.y))
	}
	return v
}

func (h *things) p0() term.ID                       { return h.t.Var("i", term.BV(h.t.Layout.OffBits())) }
func (h *things) n() term.ID                        { return h.t.Var("n", term.BV(h.t.Layout.PtrBits)) }
func (h *things) add10(a, b term.ID) term.ID        { return h.t.Bin(term.OpAdd, a, b) }
func (h *things) add16(a term.ID, k uint64) term.ID { return h.t.Bin(term.OpAdd, a, h.t.Const(k, 16)) }
func (h *things) at(base, off uint64) term.ID       { return h.t.MkPtr(h.t.Const(base, 6), h.off(off)) }

// setOf claims that a read at offset i, over a set of n times x from offset 0 on, gives x if inside holds.
func setOf(h *things, inside term.ID) claim.Claim {
	w := claim.Write{Cond: term.True, To: h.off(0), Val: h.x, Len: h.n(), Fill: true}
	return claim.Claim{X: h.t.Ite(inside, h.x, h.y), Read: &claim.Read{At: h.p0(), Size: 1, Below: h.y, Writes: []claim.Write{w}}}
}

// copyOf claims that a read at offset i over a copy of n bytes to offset 0, from offset 7 of object 2, reads there at offset src.
func copyOf(h *things, src term.ID) claim.Claim {
	w := claim.Write{Cond: term.True, To: h.off(0), Len: h.n(), Bytes: []term.ID{h.x}, From: h.at(2, 7),
		Sources: []term.ID{h.t.MkPtr(h.t.Const(2, 6), src)}}
	inside := h.t.Bin(term.OpUlt, h.t.ZExt(h.p0(), 16), h.n())
	return claim.Claim{X: h.t.Ite(inside, h.x, h.y), Read: &claim.Read{At: h.p0(), Size: 1, Below: h.y, Writes: []claim.Write{w}}}
}

// mergeOf claims that a read where two memories meet, x in the first if c, and else y, gives ite(c, v, w).
func mergeOf(h *things, v, w term.ID) claim.Claim {
	return claim.Claim{X: h.t.Ite(h.c, v, w), Read: &claim.Read{Size: 1, Below: h.y, Writes: []claim.Write{{Cond: h.c, All: true, Bytes: []term.ID{h.x}}}}}
}

func (h *things) half(name string) term.ID { return h.t.Var(name+"_half", term.BV(16)) }

// lessOf claims that op is the comparison of two numbers x and y of 16 bits.
func lessOf(h *things, op func(c *ieee.Circuits, w int, a, b term.ID) term.ID) claim.Claim {
	x, y := h.half("x"), h.half("y")
	return claim.Claim{X: op(ieee.New(rewriter.New(h.t)), 16, x, y), Float: &claim.Float{Op: "fp.lt", Args: []term.ID{x, y}, E: 5, M: 10}}
}

// intOf claims what a number x of 16 bits is, as an integer of n bits.
func intOf(h *things, n int, signed bool) claim.Claim {
	op := "fp.to_ubv"
	if signed {
		op = "fp.to_sbv"
	}
	return claim.Claim{X: ieee.New(rewriter.New(h.t)).ToInt(16, h.half("x"), n, signed), Float: &claim.Float{Op: op, Args: []term.ID{h.half("x")}, E: 5, M: 10}}
}

func TestClaims(t *testing.T) {
	solvers := judges(t)
	one := func(h *things, size int) []claim.Write {
		return []claim.Write{{Cond: h.c, To: h.off(4), Val: h.t.Var("v", term.BV(8*size)), Size: uint64(size)}}
	}
	tests := []struct {
		name  string
		claim func(h *things) claim.Claim
		right bool
	}{
		{"x + y = y + x", func(h *things) claim.Claim {
			return claim.Claim{X: h.t.BVNot(h.add(h.t.Neg(h.x), h.y)), Y: h.t.BVNot(h.t.Bin(term.OpSub, h.y, h.x))}
		}, true},
		{"x + 1 = x", func(h *things) claim.Claim { return claim.Claim{X: h.add(h.x, h.k(1)), Y: h.x} }, false},
		{"wrong for one value", func(h *things) claim.Claim {
			return claim.Claim{X: h.t.Ite(h.t.Eq(h.x, h.k(77)), h.k(0), h.x), Y: h.x}
		}, false},
		{"a deep difference", func(h *things) claim.Claim {
			return claim.Claim{X: h.deep(40), Y: h.t.BVNot(h.t.BVNot(h.deep(40)))}
		}, true},
		{"a wrong deep difference", func(h *things) claim.Claim { return claim.Claim{X: h.deep(40), Y: h.deep(41)} }, false},
		{"x + 1 made at once", func(h *things) claim.Claim {
			return claim.Claim{Op: term.OpAdd, X: h.x, X2: h.k(1), Y: h.t.Neg(h.t.BVNot(h.x))}
		}, true},
		{"x + 2 made at once", func(h *things) claim.Claim {
			return claim.Claim{Op: term.OpAdd, X: h.x, X2: h.k(2), Y: h.t.Neg(h.t.BVNot(h.x))}
		}, false},
		{"the integer of a pointer's own parts", func(h *things) claim.Claim {
			return claim.Claim{X: h.t.IntToPtr(h.t.Var("i", term.BV(16))), Y: h.t.MkPtr(h.t.PtrBase(h.t.IntToPtr(h.t.Var("i", term.BV(16)))), h.t.Extract(h.t.Var("i", term.BV(16)), 9, 0))}
		}, true},
		{"a base without the carry of a negative offset", func(h *things) claim.Claim {
			i := h.t.Var("i", term.BV(16))
			return claim.Claim{X: h.t.IntToPtr(i), Y: h.t.MkPtr(h.t.Extract(i, 15, 10), h.t.Extract(i, 9, 0))}
		}, false},
		{"equal pointers have equal offsets", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.t.Eq(h.p, h.q)}, X: h.t.Eq(h.t.PtrOff(h.p), h.t.PtrOff(h.q)), Y: term.True}
		}, true},
		{"and the other way round", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.t.Eq(h.t.PtrOff(h.p), h.t.PtrOff(h.q))}, X: h.t.Eq(h.p, h.q), Y: term.True}
		}, false},
		{"x < 5 on a path where x < 3", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.c}, Assumed: []term.ID{h.d, h.t.Or(h.t.Not(h.c), h.t.Bin(term.OpUlt, h.x, h.k(3)))},
				X: h.t.Bin(term.OpUlt, h.x, h.k(5)), Y: term.True}
		}, true},
		{"x < 5 where that was assumed of other paths", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.c}, Assumed: []term.ID{h.d, h.t.Or(h.c, h.t.Bin(term.OpUlt, h.x, h.k(3)))},
				X: h.t.Bin(term.OpUlt, h.x, h.k(5)), Y: term.True}
		}, false},
		{"x + y is 3 to 7", func(h *things) claim.Claim {
			return claim.Claim{X: h.add(h.x, h.y), Range: domain.URange(8, 3, 7, 1),
				Within: []domain.Bound{{X: h.x, Range: domain.URange(8, 1, 2, 1)}, {X: h.y, Range: domain.URange(8, 2, 5, 1)}}}
		}, true},
		{"x + y is 3 to 6", func(h *things) claim.Claim {
			return claim.Claim{X: h.add(h.x, h.y), Range: domain.URange(8, 3, 6, 1),
				Within: []domain.Bound{{X: h.x, Range: domain.URange(8, 1, 2, 1)}, {X: h.y, Range: domain.URange(8, 2, 5, 1)}}}
		}, false},
		{"2x is even", func(h *things) claim.Claim {
			return claim.Claim{X: h.add(h.x, h.x), Range: domain.URange(8, 0, 254, 2)}
		}, true},
		{"2x is a multiple of 4", func(h *things) claim.Claim {
			return claim.Claim{X: h.add(h.x, h.x), Range: domain.URange(8, 0, 252, 4)}
		}, false},
		{"one of three", func(h *things) claim.Claim {
			return claim.Claim{X: h.x, Within: []domain.Bound{{X: h.x, Range: domain.URange(8, 2, 6, 2)}}, Among: []term.ID{h.k(2), h.k(4), h.k(6)}}
		}, true},
		{"one of two, not of three", func(h *things) claim.Claim {
			return claim.Claim{X: h.x, Within: []domain.Bound{{X: h.x, Range: domain.URange(8, 2, 6, 2)}}, Among: []term.ID{h.k(2), h.k(4)}}
		}, false},
		{"accesses side by side", func(h *things) claim.Claim {
			return claim.Claim{Apart: &claim.Accesses{P: h.off(4), N: 4, Q: h.off(8), M: 4}}
		}, true},
		{"accesses that share a byte", func(h *things) claim.Claim {
			return claim.Claim{Apart: &claim.Accesses{P: h.off(4), N: 5, Q: h.off(8), M: 4}}
		}, false},
		{"an access that wraps around", func(h *things) claim.Claim {
			return claim.Claim{Apart: &claim.Accesses{P: h.off(1022), N: 4, Q: h.off(1), M: 1}}
		}, false},
		{"accesses to different objects", func(h *things) claim.Claim {
			k := func(base uint64) term.ID { return h.t.MkPtr(h.t.Const(base, 6), h.t.PtrOff(h.p)) }
			return claim.Claim{Apart: &claim.Accesses{P: k(1), N: 8, Q: k(2), M: 8}}
		}, true},
		{"a read of what was written", func(h *things) claim.Claim {
			w := one(h, 2)
			return claim.Claim{Given: []term.ID{h.c}, X: h.t.Extract(w[0].Val, 15, 8), Read: &claim.Read{At: h.off(5), Size: 1, Writes: w}}
		}, true},
		{"the other byte of it", func(h *things) claim.Claim {
			w := one(h, 2)
			return claim.Claim{Given: []term.ID{h.c}, X: h.t.Extract(w[0].Val, 7, 0), Read: &claim.Read{At: h.off(5), Size: 1, Writes: w}}
		}, false},
		{"a read of what was written under a condition", func(h *things) claim.Claim {
			w := one(h, 2)
			below := h.t.Var("b", term.BV(16))
			return claim.Claim{X: h.t.Ite(h.c, w[0].Val, below), Read: &claim.Read{At: h.off(4), Size: 2, Writes: w, Below: below}}
		}, true},
		{"and without the condition", func(h *things) claim.Claim {
			w := one(h, 2)
			return claim.Claim{X: w[0].Val, Read: &claim.Read{At: h.off(4), Size: 2, Writes: w, Below: h.t.Var("b", term.BV(16))}}
		}, false},
		{"a set of n bytes", func(h *things) claim.Claim { return setOf(h, h.t.Bin(term.OpUlt, h.t.ZExt(h.p0(), 16), h.n())) }, true},
		{"one byte more", func(h *things) claim.Claim {
			return setOf(h, h.t.Not(h.t.Bin(term.OpUlt, h.n(), h.t.ZExt(h.p0(), 16))))
		}, false},
		{"a copy from as far behind as it goes", func(h *things) claim.Claim { return copyOf(h, h.add10(h.off(7), h.p0())) }, true},
		{"a copy from elsewhere", func(h *things) claim.Claim { return copyOf(h, h.add10(h.off(8), h.p0())) }, false},
		{"memories that meet", func(h *things) claim.Claim { return mergeOf(h, h.x, h.y) }, true},
		{"memories that meet, the other way round", func(h *things) claim.Claim { return mergeOf(h, h.y, h.x) }, false},
		{"behind n bytes", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.t.Not(h.t.Bin(term.OpUlt, h.t.ZExt(h.p0(), 16), h.n())), h.t.Bin(term.OpUlt, h.p0(), h.off(500))},
				Apart: &claim.Accesses{P: h.p0(), N: 4, Q: h.off(0), Len: h.n()}}
		}, true},
		{"at the last of n bytes", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.t.Not(h.t.Bin(term.OpUlt, h.add16(h.t.ZExt(h.p0(), 16), 1), h.n()))},
				Apart: &claim.Accesses{P: h.p0(), N: 4, Q: h.off(0), Len: h.n()}}
		}, false},
		{"before n bytes, of which there are none", func(h *things) claim.Claim {
			return claim.Claim{Given: []term.ID{h.t.Eq(h.n(), h.t.Const(0, 16))}, Apart: &claim.Accesses{P: h.p0(), N: 4, Q: h.off(2), Len: h.n()}}
		}, true},
		{"the last of the pieces", func(h *things) claim.Claim {
			return claim.Claim{Unless: []term.ID{h.c}, X: h.t.Ite(h.c, h.at(1, 4), h.at(2, 8)), Y: h.t.Const(2, 6), YOff: h.off(8)}
		}, true},
		{"the last of the pieces, where another one holds", func(h *things) claim.Claim {
			return claim.Claim{Unless: []term.ID{h.d}, X: h.t.Ite(h.c, h.at(1, 4), h.at(2, 8)), Y: h.t.Const(2, 6), YOff: h.off(8)}
		}, false},
		{"less", func(h *things) claim.Claim { return lessOf(h, (*ieee.Circuits).Lt) }, true},
		{"less or equal for less", func(h *things) claim.Claim { return lessOf(h, (*ieee.Circuits).Le) }, false},
		{"a float as an integer", func(h *things) claim.Claim { return intOf(h, 10, true) }, true},
		{"a float as an unsigned integer", func(h *things) claim.Claim { return intOf(h, 10, false) }, true},
		{"a float as an integer of more bits than it has", func(h *things) claim.Claim { return intOf(h, 40, true) }, true},
		{"a float as an integer, rounded wrongly", func(h *things) claim.Claim {
			c := intOf(h, 10, true)
			c.X = h.add10(c.X, h.t.ZExt(h.t.Extract(h.half("x"), 0, 0), 10))
			return c
		}, false},
		{"a zero with the other sign", func(h *things) claim.Claim {
			return claim.Claim{X: h.half("x"), Float: &claim.Float{Op: "fp.add RNE", Args: []term.ID{h.half("x"), h.t.Const(0, 16)}, E: 5, M: 10, ToE: 5, ToM: 10}}
		}, false},
		{"minus zero is neutral", func(h *things) claim.Claim {
			return claim.Claim{X: h.half("x"), Float: &claim.Float{Op: "fp.add RNE", Args: []term.ID{h.half("x"), h.t.Const(1<<15, 16)}, E: 5, M: 10, ToE: 5, ToM: 10}}
		}, true},
		{"a pointer stored and read", func(h *things) claim.Claim {
			w := []claim.Write{{Cond: term.True, To: h.q, Val: h.p, Size: 2}}
			return claim.Claim{X: h.p, Read: &claim.Read{At: h.q, Size: 2, Writes: w}}
		}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := newThings()
			dir := t.TempDir()
			a, err := New(Options{Solvers: solvers, Dir: dir})
			if err != nil {
				t.Fatal(err)
			}
			a.Watch(h.r)
			c := tt.claim(h)
			c.By = "test"
			h.r.Auditor().Claim(&c)
			rep, err := a.Close()
			if err != nil {
				t.Fatal(err)
			}
			sum := rep.Total()
			if tt.right && sum.Proved != 1 || !tt.right && (sum.Refuted != 1 || len(rep.Files) != 1) {
				t.Fatalf("%+v, want a %v claim", sum, tt.right)
			}
			for _, f := range rep.Files {
				b, err := os.ReadFile(f)
				if err != nil || !strings.Contains(string(b), "(check-sat)") {
					t.Errorf("%s: %v\n%s", f, err, b)
				}
			}
		})
	}
}

// Obligations that differ only in names are asked once, and there is a limit.
func TestCounts(t *testing.T) {
	h := newThings()
	a, err := New(Options{Solvers: judges(t), Dir: t.TempDir(), Most: 2})
	if err != nil {
		t.Fatal(err)
	}
	a.Watch(h.r)
	same := func(x, y term.ID) {
		h.r.Auditor().Claim(&claim.Claim{By: "exchange", X: h.t.Neg(h.add(h.t.Neg(x), h.t.BVNot(y))), Y: h.add(x, h.t.Neg(h.t.BVNot(y)))})
	}
	same(h.x, h.y)
	same(h.t.Var("u", term.BV(8)), h.t.Var("v", term.BV(8)))
	for i := range uint64(3) {
		h.r.Auditor().Claim(&claim.Claim{By: "sum", Op: term.OpAdd, X: h.x, X2: h.k(i), Y: h.t.Bin(term.OpSub, h.x, h.t.Neg(h.k(i)))})
	}
	rep, err := a.Close()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]Row{"exchange": {"exchange", 2, 1, 1, 0, 0, 0}, "sum": {"sum", 3, 1, 1, 0, 0, 2}}
	for _, r := range rep.Rows {
		if r != want[r.Name] {
			t.Errorf("%+v, want %+v", r, want[r.Name])
		}
	}
}

// A solver that the run uses never judges it.
func TestOthers(t *testing.T) {
	for run, never := range map[string]string{"z3": "z3", "/usr/bin/z3 -in": "z3", "portfolio": "z3", "bitwuzla": "bitwuzla", "cvc5": "cvc5"} {
		for _, name := range Others(run) {
			if name == never {
				t.Errorf("a run with %s is judged by %s", run, name)
			}
		}
	}
}

// A solver that ends, hangs or writes nonsense leaves an obligation undecided.
func TestBadSolver(t *testing.T) {
	for name, script := range map[string]string{"ends": "exit 3", "hangs": "sleep 1000", "nonsense": "while read -r l; do echo what; done", "refuses": "while read -r l; do echo '(error \"no\")'; done"} {
		t.Run(name, func(t *testing.T) {
			f := t.TempDir() + "/solver"
			if err := os.WriteFile(f, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv("SEABMC_CVC5", f)
			h := newThings()
			a, err := New(Options{Solvers: []string{"cvc5"}, Timeout: 1e8, Dir: t.TempDir()})
			if err != nil {
				t.Fatal(err)
			}
			a.Watch(h.r)
			for i := range uint64(2) {
				h.r.Auditor().Claim(&claim.Claim{By: "x", X: h.x, Y: h.k(i)})
			}
			rep, err := a.Close()
			if err != nil || rep.Total().Undecided != 2 {
				t.Errorf("%v %+v", err, rep)
			}
		})
	}
}

// TestNarrowed checks that conditions that were refuted in fewer bits are asked in their original form.
func TestNarrowed(t *testing.T) {
	h := newThings()
	less := func(a, b term.ID) term.ID { return h.t.Bin(term.OpUlt, a, b) }
	z := h.t.Var("z", term.BV(8))
	for _, test := range []struct {
		name    string
		fs      []term.ID
		refuted int
	}{
		{"x < y < z < x", []term.ID{less(h.x, h.y), less(h.y, z), less(z, h.x)}, 0},
		{"x < y < z", []term.ID{less(h.x, h.y), less(h.y, z)}, 1},
	} {
		a, err := New(Options{Solvers: judges(t), Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		a.Narrowed(h.t, test.fs)
		rep, err := a.Close()
		if err != nil {
			t.Fatal(err)
		}
		if r := rep.Total(); r.Refuted != test.refuted || r.Proved != 1-test.refuted {
			t.Errorf("%s: %+v", test.name, r)
		}
	}
}
