package domain

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"

	"pgregory.net/rapid"
)

// drawRange draws a range of width w by one of its two views.
func drawRange(t *rapid.T, name string, w int) Range {
	lo := rapid.Uint64Range(0, Mask(w)).Draw(t, name+".lo")
	hi := rapid.Uint64Range(lo, Mask(w)).Draw(t, name+".hi")
	step := rapid.Uint64Range(0, Mask(w)).Draw(t, name+".step")
	if rapid.Bool().Draw(t, name+".signed") {
		half := int64(1) << uint(w-1)
		return SRange(w, int64(lo)-half, int64(hi)-half, step)
	}
	return URange(w, lo, hi, step)
}

func (a Range) members() []uint64 {
	var out []uint64
	for v := range Mask(a.w) + 1 {
		if a.Contains(v) {
			out = append(out, v)
		}
	}
	return out
}

var rangeOps = []term.Op{term.OpAdd, term.OpSub, term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem, term.OpShl, term.OpLShr,
	term.OpAShr, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpConcat, term.OpNeg, term.OpBVNot, term.OpExtract, term.OpZExt, term.OpSExt, term.OpIte}

// Every abstract operation contains the results of the concrete one, by enumeration.
func TestRangeOperations(t *testing.T) {
	for _, op := range rangeOps {
		t.Run(op.String(), rapid.MakeCheck(func(t *rapid.T) {
			w := rapid.IntRange(1, 5).Draw(t, "width")
			tab := term.NewTable(draw.SmallLayout)
			r := NewRanges(tab)
			x, y := tab.Var("x", term.BV(w)), tab.Var("y", term.BV(w))
			a, b := drawRange(t, "a", w), drawRange(t, "b", w)
			r.Refine(x, a)
			r.Refine(y, b)
			id := applyOp(t, tab, op, x, y)
			got := r.Of(id)
			eq := func(v term.ID, k uint64) term.ID { return tab.Const(k, tab.Width(v)) }
			for _, u := range a.members() {
				for _, v := range b.members() {
					res, ok := tab.Uint64(applied(tab, id, x, eq(x, u), y, eq(y, v)))
					if !ok {
						continue // an ite is either branch
					}
					if !got.Contains(res) {
						t.Fatalf("%v(%d, %d) = %d is not in %v of %v, %v", op, u, v, res, got, a, b)
					}
				}
			}
			if op == term.OpIte {
				for _, u := range append(a.members(), b.members()...) {
					if !got.Contains(u) {
						t.Fatalf("%d is not in the join %v of %v and %v", u, got, a, b)
					}
				}
			}
		}))
	}
}

// The range of a square contains all squares.
func TestRangeOfSquare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.IntRange(1, 8).Draw(t, "width")
		tab := term.NewTable(draw.SmallLayout)
		r := NewRanges(tab)
		x, a := tab.Var("x", term.BV(w)), drawRange(t, "a", w)
		r.Refine(x, a)
		got := r.Of(tab.Bin(term.OpMul, x, x))
		for _, u := range a.members() {
			if !got.Contains(u * u & Mask(w)) {
				t.Fatalf("the square of %d is not in %v, a in %v", u, got, a)
			}
		}
	})
}

// applyOp returns op over x and y, or over one of them with drawn numbers.
func applyOp(t *rapid.T, tab *term.Table, op term.Op, x, y term.ID) term.ID {
	w := tab.Width(x)
	switch op {
	case term.OpNeg:
		return tab.Neg(x)
	case term.OpBVNot:
		return tab.BVNot(x)
	case term.OpZExt:
		return tab.ZExt(x, w+rapid.IntRange(1, 4).Draw(t, "n"))
	case term.OpSExt:
		return tab.SExt(x, w+rapid.IntRange(1, 4).Draw(t, "n"))
	case term.OpExtract:
		lo := rapid.IntRange(0, w-1).Draw(t, "lo")
		return tab.Extract(x, rapid.IntRange(lo, w-1).Draw(t, "hi"), lo)
	case term.OpIte:
		return tab.Ite(tab.Var("c", term.Bool), x, y)
	}
	return tab.Bin(op, x, y)
}

// applied returns the node id with its arguments replaced.
func applied(tab *term.Table, id, x, u, y, v term.ID) term.ID {
	args := append([]term.ID(nil), tab.Args(id)...)
	if len(args) == 0 {
		if id == x {
			return u
		}
		return v
	}
	for i, a := range args {
		switch a {
		case x:
			args[i] = u
		case y:
			args[i] = v
		}
	}
	return tab.Mk(id, args)
}

// Meet keeps what both ranges contain.
func TestRangeMeet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.IntRange(1, 6).Draw(t, "width")
		a, b := drawRange(t, "a", w), drawRange(t, "b", w)
		got := a.Meet(b)
		for _, v := range a.members() {
			if b.Contains(v) && !got.Contains(v) {
				t.Fatalf("%d is in %v and %v but not in %v", v, a, b, got)
			}
			if b.Contains(v) && a.Disjoint(b) {
				t.Fatalf("%v and %v are called disjoint", a, b)
			}
		}
	})
}

// The range of a random term contains its value.
func TestRangeOfRandomTerms(t *testing.T) {
	for seed := range uint64(4000) {
		g := draw.NewGen(seed, draw.Layouts[seed%4])
		r := NewRanges(g.T)
		id := g.BV([]int{1, 2, 5, 8, 16, 32, 63, 64}[seed%8], 3)
		a := r.Of(id)
		c := draw.Closed(g.T, id)
		for range 8 {
			v, err := g.Assign().Eval(c)
			if err != nil {
				t.Fatal(err)
			}
			if !a.Contains(v.BV.Uint64()) {
				t.Fatalf("%v is not in %+v of %s", v.BV, a, draw.Sexpr(g.T, id))
			}
		}
	}
}

func TestRangeExamples(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	r := NewRanges(tab)
	i := tab.Var("i", term.BV(8))
	c := tab.Var("c", term.Bool)
	wide := func(x term.ID) term.ID { return tab.ZExt(x, 64) }
	k := func(v int64) term.ID { return tab.Const(uint64(v), 64) }
	field := tab.Bin(term.OpAdd, tab.Bin(term.OpMul, wide(i), k(12)), k(4))
	for _, test := range []struct {
		name string
		id   term.ID
		want string
	}{
		{"array field", field, "4..3064/12 4..3064/12"},
		{"below zero", tab.Bin(term.OpAdd, wide(i), k(-1)), "0..18446744073709551615/1 -1..254/1"},
		{"downwards", tab.Bin(term.OpMul, wide(i), k(-8)), "0..18446744073709551608/8 -2040..0/8"},
		{"byte of an unknown", tab.Bin(term.OpURem, tab.Var("x", term.BV(64)), k(10)), "0..9/1 0..9/1"},
		{"one of two", tab.Ite(c, k(8), k(-8)), "8..18446744073709551608/18446744073709551600 -8..8/16"},
		{"aligned", tab.Bin(term.OpBVAnd, tab.Var("x", term.BV(64)), k(-16)), "0..18446744073709551600/16 -9223372036854775808..9223372036854775792/16"},
		{"wrapped for sure", tab.Bin(term.OpAdd, tab.Bin(term.OpAdd, wide(i), k(1)), k(-1)), "0..255/1 0..255/1"},
		{"too wide", tab.Var("y", term.BV(128)), "unknown"},
	} {
		if got := r.Of(test.id).String(); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// Each node is visited once, however deep it is.
func TestRangeIsIterative(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	r := NewRanges(tab)
	x := tab.Var("x", term.BV(64))
	for i := range 100_000 {
		x = tab.Ite(tab.Var(fmt.Sprintf("c%d", i), term.Bool), tab.Bin(term.OpAdd, x, x), tab.Bin(term.OpBVXor, x, tab.Const(8, 64)))
	}
	if a := r.Of(x); !a.Known() {
		t.Error("no range")
	}
}
