package rewriter

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"seabmc/term"
)

// gen makes random terms over few variables.
type gen struct {
	t   *term.Table
	rng *rand.Rand
}

var smallLayout = term.Layout{PtrBits: 8, ObjBits: 3}

func newGen(seed uint64, l term.Layout) *gen {
	return &gen{term.NewTable(l), rand.New(rand.NewPCG(seed, 1))}
}

func (g *gen) pick(n int) int { return g.rng.IntN(n) }

func (g *gen) constant(w int) term.ID {
	switch g.pick(4) {
	case 0:
		return g.t.Const(uint64(g.pick(3)), w)
	case 1:
		return g.t.BVNot(g.t.Const(uint64(g.pick(3)), w))
	case 2:
		return g.t.Const(1<<uint(g.pick(min(w, 64))), w)
	}
	return g.t.Const(g.rng.Uint64(), w)
}

func (g *gen) bv(w, depth int) term.ID {
	t := g.t
	if depth == 0 || g.pick(8) == 0 {
		if g.pick(3) == 0 {
			return g.constant(w)
		}
		if n := 1 + g.pick(w); n < w && g.pick(4) == 0 { // something with a narrow range
			return t.ZExt(t.Var(fmt.Sprintf("v%d_%d", n, g.pick(3)), term.BV(n)), w)
		}
		return t.Var(fmt.Sprintf("v%d_%d", w, g.pick(3)), term.BV(w))
	}
	d := depth - 1
	switch n := g.pick(24); {
	case n < 5:
		return t.Bin(term.OpAdd, g.bv(w, d), g.bv(w, d))
	case n < 6:
		return t.Bin(term.OpSub, g.bv(w, d), g.bv(w, d))
	case n < 15:
		ops := []term.Op{term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpShl, term.OpLShr, term.OpAShr}
		return t.Bin(ops[g.pick(len(ops))], g.bv(w, d), g.bv(w, d))
	case n < 16:
		return t.Neg(g.bv(w, d))
	case n < 17:
		return t.BVNot(g.bv(w, d))
	case n < 19 && w > 1:
		k := 1 + g.pick(w-1)
		return t.Bin(term.OpConcat, g.bv(k, d), g.bv(w-k, d))
	case n < 20 && w > 1:
		k := 1 + g.pick(w-1)
		if g.pick(2) == 0 {
			return t.ZExt(g.bv(k, d), w)
		}
		return t.SExt(g.bv(k, d), w)
	case n < 22:
		lo, hi := g.pick(4), g.pick(4)
		return t.Extract(g.bv(w+lo+hi, d), w+lo-1, lo)
	case n < 23 && w == t.Layout.PtrBits:
		return t.PtrToInt(g.ptr(d))
	case n < 23 && w == t.Layout.ObjBits:
		return t.PtrBase(g.ptr(d))
	case n < 23 && w == t.Layout.OffBits():
		return t.PtrOff(g.ptr(d))
	}
	return t.Ite(g.boolean(d), g.bv(w, d), g.bv(w, d))
}

func (g *gen) ptr(depth int) term.ID {
	t := g.t
	if depth == 0 {
		return t.Var(fmt.Sprintf("p%d", g.pick(2)), term.Ptr)
	}
	d := depth - 1
	switch g.pick(4) {
	case 0:
		return t.Ite(g.boolean(d), g.ptr(d), g.ptr(d))
	case 1:
		return t.IntToPtr(g.bv(t.Layout.PtrBits, d))
	case 2:
		return t.Var(fmt.Sprintf("p%d", g.pick(2)), term.Ptr)
	}
	return t.MkPtr(g.bv(t.Layout.ObjBits, d), g.bv(t.Layout.OffBits(), d))
}

func (g *gen) boolean(depth int) term.ID {
	t := g.t
	if depth == 0 || g.pick(8) == 0 {
		return t.Var(fmt.Sprintf("b%d", g.pick(3)), term.Bool)
	}
	d := depth - 1
	w := []int{1, 2, 3, 4, 5, 8}[g.pick(6)]
	switch g.pick(10) {
	case 0:
		return t.Not(g.boolean(d))
	case 1:
		return t.And(g.boolean(d), g.boolean(d), g.boolean(d))
	case 2:
		return t.Or(g.boolean(d), g.boolean(d), g.boolean(d))
	case 3:
		return t.Xor(g.boolean(d), g.boolean(d))
	case 4:
		return t.Ite(g.boolean(d), g.boolean(d), g.boolean(d))
	case 5:
		return t.Eq(g.ptr(d), g.ptr(d))
	case 6, 7:
		return t.Eq(g.bv(w, d), g.bv(w, d))
	}
	ops := []term.Op{term.OpUlt, term.OpUle, term.OpSlt, term.OpSle}
	return t.Bin(ops[g.pick(4)], g.bv(w, d), g.bv(w, d))
}

// assign gives every variable a random value, often a corner one.
func (g *gen) assign() *term.Model {
	m := term.NewModel(g.t)
	for _, v := range g.t.Vars() {
		switch s := g.t.Sort(v); {
		case s == term.Bool:
			m.SetBool(v, g.pick(2) == 0)
		case s.IsBV():
			m.SetBV64(v, g.corner())
		}
	}
	return m
}

func (g *gen) corner() uint64 {
	switch g.pick(4) {
	case 0:
		return uint64(g.pick(4))
	case 1:
		return -uint64(g.pick(4))
	}
	return g.rng.Uint64()
}

// closed replaces pointer variables, which models do not assign, by the integers they
// stand for.
func closed(r *Rewriter, id term.ID) term.ID {
	m := map[term.ID]term.ID{}
	t := r.T
	var walk func(id term.ID) term.ID // terms of tests are shallow
	walk = func(id term.ID) term.ID {
		if x, ok := m[id]; ok {
			return x
		}
		x := id
		if t.Op(id) == term.OpVar && t.Sort(id) == term.Ptr {
			x = t.IntToPtr(r.PtrVar(id))
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

func sexpr(t *term.Table, id term.ID) string {
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
		b.WriteString(" " + sexpr(t, a))
	}
	return b.String() + ")"
}

// sameValue evaluates both terms under n random assignments.
func sameValue(t *testing.T, g *gen, r *Rewriter, a, b term.ID, n int) bool {
	t.Helper()
	ca, cb := closed(r, a), closed(r, b)
	for range n {
		m := g.assign()
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

// Simplify and Purify keep the value of random terms.
func TestRandomTerms(t *testing.T) {
	n := 30000
	if testing.Short() {
		n = 2000
	}
	if s := os.Getenv("SEABMC_RANDOM_TERMS"); s != "" { // more, by hand
		n, _ = strconv.Atoi(s)
	}
	for seed := range uint64(n) {
		g := newGen(seed, layouts[seed/2%2*(seed/4%4)])
		r := New(g.t)
		var id term.ID
		if seed%2 == 0 {
			id = g.boolean(2 + g.pick(3))
		} else {
			id = g.bv(1+g.pick(8), 2+g.pick(3))
		}
		s := r.Simplify(id)
		if r.eng.Cut > 0 {
			t.Fatalf("seed %d: rewriting loops on %s: %v", seed, sexpr(g.t, id), r.Stats().Rules)
		}
		if !sameValue(t, g, r, id, s, 12) {
			t.Fatalf("seed %d: %s\n became %s\n rules %v", seed, sexpr(g.t, id), sexpr(g.t, s), r.Stats().Rules)
		}
		if again := New(g.t).Simplify(s); again != s && !sameValue(t, g, r, s, again, 4) {
			t.Fatalf("seed %d: %s\n became %s", seed, sexpr(g.t, s), sexpr(g.t, again))
		}
		p := r.Purify(id)
		if !sameValue(t, g, r, id, p, 6) {
			t.Fatalf("seed %d: %s\n purified %s", seed, sexpr(g.t, id), sexpr(g.t, p))
		}
		if strings.Contains(sexpr(g.t, p), "ptr") {
			t.Fatalf("seed %d: impure %s", seed, sexpr(g.t, p))
		}
	}
}
