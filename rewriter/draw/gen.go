package draw

import (
	"fmt"
	"math/rand/v2"
	"seabmc/term"
	"strings"
	"testing"
)

// Layouts holds layouts of pointers, from a small one up to Layout64, that of today's machines.
var Layouts = []term.Layout{SmallLayout, {PtrBits: 16, ObjBits: 6}, {PtrBits: 32, ObjBits: 10}, Layout64}

// Layout64 is the layout of a machine with 64 bits.
var Layout64 = term.Layout{PtrBits: 64, ObjBits: 20}

// Gen makes random terms over few variables.
type Gen struct {
	T   *term.Table
	Rng *rand.Rand
}

// SmallLayout has pointers of 8 bits.
var SmallLayout = term.Layout{PtrBits: 8, ObjBits: 3}

// NewGen returns a generator of terms in a new table.
func NewGen(seed uint64, l term.Layout) *Gen {
	return &Gen{term.NewTable(l), rand.New(rand.NewPCG(seed, 1))}
}

// Pick returns one of 0 to n-1.
func (g *Gen) Pick(n int) int { return g.Rng.IntN(n) }

// Constant returns a constant of w bits.
func (g *Gen) Constant(w int) term.ID {
	switch g.Pick(4) {
	case 0:
		return g.T.Const(uint64(g.Pick(3)), w)
	case 1:
		return g.T.BVNot(g.T.Const(uint64(g.Pick(3)), w))
	case 2:
		return g.T.Const(1<<uint(g.Pick(min(w, 64))), w)
	}
	return g.T.Const(g.Rng.Uint64(), w)
}

// BV returns a term of w bits.
func (g *Gen) BV(w, depth int) term.ID {
	t := g.T
	if depth == 0 || g.Pick(8) == 0 {
		if g.Pick(3) == 0 {
			return g.Constant(w)
		}
		if n := 1 + g.Pick(w); n < w && g.Pick(4) == 0 { // something with a narrow range
			return t.ZExt(t.Var(fmt.Sprintf("v%d_%d", n, g.Pick(3)), term.BV(n)), w)
		}
		return t.Var(fmt.Sprintf("v%d_%d", w, g.Pick(3)), term.BV(w))
	}
	d := depth - 1
	switch n := g.Pick(24); {
	case n < 5:
		return t.Bin(term.OpAdd, g.BV(w, d), g.BV(w, d))
	case n < 6:
		return t.Bin(term.OpSub, g.BV(w, d), g.BV(w, d))
	case n < 15:
		ops := []term.Op{term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpShl, term.OpLShr, term.OpAShr}
		return t.Bin(ops[g.Pick(len(ops))], g.BV(w, d), g.BV(w, d))
	case n < 16:
		return t.Neg(g.BV(w, d))
	case n < 17:
		return t.BVNot(g.BV(w, d))
	case n < 19 && w > 1:
		k := 1 + g.Pick(w-1)
		return t.Bin(term.OpConcat, g.BV(k, d), g.BV(w-k, d))
	case n < 20 && w > 1:
		k := 1 + g.Pick(w-1)
		if g.Pick(2) == 0 {
			return t.ZExt(g.BV(k, d), w)
		}
		return t.SExt(g.BV(k, d), w)
	case n < 22:
		lo, hi := g.Pick(4), g.Pick(4)
		return t.Extract(g.BV(w+lo+hi, d), w+lo-1, lo)
	case n < 23 && w == t.Layout.PtrBits:
		return t.PtrToInt(g.Ptr(d))
	case n < 23 && w == t.Layout.ObjBits:
		return t.PtrBase(g.Ptr(d))
	case n < 23 && w == t.Layout.OffBits():
		return t.PtrOff(g.Ptr(d))
	}
	return t.Ite(g.Bool(d), g.BV(w, d), g.BV(w, d))
}

// Ptr returns a pointer.
func (g *Gen) Ptr(depth int) term.ID {
	t := g.T
	if depth == 0 {
		return t.Var(fmt.Sprintf("p%d", g.Pick(2)), term.Ptr)
	}
	d := depth - 1
	switch g.Pick(4) {
	case 0:
		return t.Ite(g.Bool(d), g.Ptr(d), g.Ptr(d))
	case 1:
		return t.IntToPtr(g.BV(t.Layout.PtrBits, d))
	case 2:
		return t.Var(fmt.Sprintf("p%d", g.Pick(2)), term.Ptr)
	}
	return t.MkPtr(g.BV(t.Layout.ObjBits, d), g.BV(t.Layout.OffBits(), d))
}

// Bool returns a condition.
func (g *Gen) Bool(depth int) term.ID {
	t := g.T
	if depth == 0 || g.Pick(8) == 0 {
		return t.Var(fmt.Sprintf("b%d", g.Pick(3)), term.Bool)
	}
	d := depth - 1
	w := []int{1, 2, 3, 4, 5, 8}[g.Pick(6)]
	switch g.Pick(10) {
	case 0:
		return t.Not(g.Bool(d))
	case 1:
		return t.And(g.Bool(d), g.Bool(d), g.Bool(d))
	case 2:
		return t.Or(g.Bool(d), g.Bool(d), g.Bool(d))
	case 3:
		return t.Xor(g.Bool(d), g.Bool(d))
	case 4:
		return t.Ite(g.Bool(d), g.Bool(d), g.Bool(d))
	case 5:
		return t.Eq(g.Ptr(d), g.Ptr(d))
	case 6, 7:
		return t.Eq(g.BV(w, d), g.BV(w, d))
	}
	ops := []term.Op{term.OpUlt, term.OpUle, term.OpSlt, term.OpSle}
	return t.Bin(ops[g.Pick(4)], g.BV(w, d), g.BV(w, d))
}

// Assign gives every variable a random value, often an extreme one.
func (g *Gen) Assign() *term.Model {
	m := term.NewModel(g.T)
	for _, v := range g.T.Vars() {
		switch s := g.T.Sort(v); {
		case s == term.Bool:
			m.SetBool(v, g.Pick(2) == 0)
		case s.IsBV():
			m.SetBV64(v, g.Corner())
		}
	}
	return m
}

// Corner returns a number, often a small one or one near 2^64.
func (g *Gen) Corner() uint64 {
	switch g.Pick(4) {
	case 0:
		return uint64(g.Pick(4))
	case 1:
		return -uint64(g.Pick(4))
	}
	return g.Rng.Uint64()
}

// Closed replaces pointer variables, which models do not assign, by the integers that they stand for.
func Closed(t *term.Table, id term.ID) term.ID {
	m := map[term.ID]term.ID{}
	var walk func(id term.ID) term.ID // terms of tests are shallow
	walk = func(id term.ID) term.ID {
		if x, ok := m[id]; ok {
			return x
		}
		x := id
		if t.Op(id) == term.OpVar && t.Sort(id) == term.Ptr {
			x = t.IntToPtr(t.PtrVar(id))
		} else if n := len(t.Args(id)); n > 0 {
			args := make([]term.ID, n)
			for i := range args {
				args[i] = walk(t.Arg(id, i))
			}
			x = t.Mk(id, args)
		}
		m[id] = x
		return x
	}
	return walk(id)
}

// Sexpr returns a term as text, for messages.
func Sexpr(t *term.Table, id term.ID) string {
	switch t.Op(id) {
	case term.OpVar:
		return t.Name(id)
	case term.OpTrue, term.OpFalse:
		return t.Op(id).String()
	case term.OpConst:
		v, _ := t.Big(id)
		return fmt.Sprintf("%v[%d]", v, t.Width(id))
	}
	var b strings.Builder
	b.WriteString("(" + t.Op(id).String())
	if t.Op(id) == term.OpExtract {
		hi, lo := t.ExtractBounds(id)
		fmt.Fprintf(&b, "[%d:%d]", hi, lo)
	}
	if t.Op(id) == term.OpZExt || t.Op(id) == term.OpSExt {
		fmt.Fprintf(&b, "[%d]", t.Width(id))
	}
	for _, a := range t.Args(id) {
		b.WriteString(" " + Sexpr(t, a))
	}
	return b.String() + ")"
}

// SameValue reports whether both terms have the same value under n random assignments.
func SameValue(t testing.TB, g *Gen, a, b term.ID, n int) bool {
	t.Helper()
	ca, cb := Closed(g.T, a), Closed(g.T, b)
	for range n {
		m := g.Assign()
		x, err := m.Eval(ca)
		if err != nil {
			t.Fatal(err)
		}
		y, err := m.Eval(cb)
		if err != nil {
			t.Fatal(err)
		}
		if x.Bool != y.Bool || (x.BV == nil) != (y.BV == nil) || x.BV != nil && x.BV.Cmp(y.BV) != 0 {
			return false
		}
	}
	return true
}
