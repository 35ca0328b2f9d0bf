package solver

import (
	"math/big"
	"math/rand"

	"seabmc/term"
)

// generator makes random terms over a few variables with random values.
type generator struct {
	r *rand.Rand
	t *term.Table
	m *term.Model

	noArrays bool
}

func newGenerator(seed int64) *generator {
	t := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	return &generator{r: rand.New(rand.NewSource(seed)), t: t, m: term.NewModel(t)}
}

func (g *generator) value(w int) *big.Int {
	mod := new(big.Int).Lsh(big.NewInt(1), uint(w))
	v := new(big.Int)
	switch g.r.Intn(4) {
	case 0:
		v.SetInt64(int64(g.r.Intn(5) - 2))
	case 1:
		v.Rsh(mod, 1)
		v.Add(v, big.NewInt(int64(g.r.Intn(3)-1)))
	default:
		v.Rand(g.r, mod)
	}
	return v.Mod(v, mod)
}

func (g *generator) variable(s term.Sort) term.ID {
	name := s.String() + string(rune('a'+g.r.Intn(3)))
	known := g.t.Len()
	v := g.t.Var(name, s)
	if int(v) < known {
		return v
	}
	switch {
	case s == term.Bool:
		g.m.SetBool(v, g.r.Intn(2) == 0)
	case s.IsArray():
		es := map[uint64]byte{}
		for range g.r.Intn(4) {
			es[g.value(min(s.Width(), 64)).Uint64()] = byte(g.r.Intn(256))
		}
		g.m.SetArray(v, es, byte(g.r.Intn(256)))
	default:
		g.m.SetBV(v, g.value(s.Width()))
	}
	return v
}

var bvBinary = []term.Op{term.OpAdd, term.OpMul, term.OpSub, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem, term.OpBVAnd,
	term.OpBVOr, term.OpBVXor, term.OpShl, term.OpLShr, term.OpAShr}
var comparisons = []term.Op{term.OpUlt, term.OpUle, term.OpSlt, term.OpSle}

// term returns a random term of sort s. op, if given, is its operator if the sort allows that.
func (g *generator) term(s term.Sort, depth int) term.ID {
	switch {
	case depth <= 0 && s.IsBV() && g.r.Intn(3) == 0:
		return g.t.BigConst(g.value(s.Width()), s.Width())
	case depth <= 0:
		return g.variable(s)
	case g.r.Intn(8) == 0:
		return g.t.Ite(g.term(term.Bool, depth-1), g.term(s, depth-1), g.term(s, depth-1))
	case s == term.Bool:
		return g.boolean(depth)
	case s.IsArray():
		return g.t.Store(g.term(s, depth-1), g.term(term.BV(s.Width()), depth-1), g.term(term.BV(8), depth-1))
	default:
		return g.bv(s.Width(), depth)
	}
}

var operandWidths = []int{1, 3, 8, 16, 65}

func (g *generator) boolean(depth int) term.ID {
	arg := func() term.ID { return g.term(term.Bool, depth-1) }
	w := operandWidths[g.r.Intn(len(operandWidths))]
	bv := func() term.ID { return g.term(term.BV(w), depth-1) }
	switch g.r.Intn(7) {
	case 0:
		return g.t.Not(arg())
	case 1:
		return g.t.And(arg(), arg(), arg())
	case 2:
		return g.t.Or(arg(), arg(), arg())
	case 3:
		return g.t.Xor(arg(), arg())
	case 4:
		return g.t.Eq(arg(), arg())
	case 5:
		return g.t.Eq(bv(), bv())
	default:
		return g.t.Bin(comparisons[g.r.Intn(len(comparisons))], bv(), bv())
	}
}

func (g *generator) bv(w, depth int) term.ID {
	arg := func() term.ID { return g.term(term.BV(w), depth-1) }
	switch g.r.Intn(8) {
	case 0:
		return g.t.Neg(arg())
	case 1:
		return g.t.BVNot(arg())
	case 2:
		lo := g.r.Intn(5)
		return g.t.Extract(g.term(term.BV(w+lo+g.r.Intn(3)), depth-1), w+lo-1, lo)
	case 3:
		if w == 1 {
			return arg()
		}
		n := 1 + g.r.Intn(w-1)
		if g.r.Intn(2) == 0 {
			return g.t.ZExt(g.term(term.BV(n), depth-1), w)
		}
		return g.t.SExt(g.term(term.BV(n), depth-1), w)
	case 4:
		if w == 1 {
			return arg()
		}
		n := 1 + g.r.Intn(w-1)
		return g.t.Bin(term.OpConcat, g.term(term.BV(n), depth-1), g.term(term.BV(w-n), depth-1))
	case 5:
		if w == 8 && !g.noArrays {
			i := []int{4, 64}[g.r.Intn(2)]
			return g.t.Select(g.term(term.Array(i), depth-1), g.term(term.BV(i), depth-1))
		}
		fallthrough
	default:
		return g.t.Bin(bvBinary[g.r.Intn(len(bvBinary))], arg(), arg())
	}
}

// pinned returns constraints that fix all variables under id to their value. Array variables are fixed at the indices at which the model has
// entries and at which id reads them.
func (g *generator) pinned(id term.ID) []term.ID {
	var out []term.ID
	g.t.Walk(func(x term.ID) {
		s := g.t.Sort(x)
		switch {
		case g.t.Op(x) == term.OpSelect:
			// The bytes that the formula can see: every variable below, at this index.
			g.t.Walk(func(a term.ID) {
				if g.t.Op(a) == term.OpVar && g.t.Sort(a) == g.t.Sort(g.t.Arg(x, 0)) {
					i := g.constant(g.t.Arg(x, 1))
					out = append(out, g.t.Eq(g.t.Select(a, i), g.constant(g.t.Select(a, i))))
				}
			}, g.t.Arg(x, 0))
		case g.t.Op(x) != term.OpVar || s.IsArray():
		default:
			out = append(out, g.t.Eq(x, g.constant(x)))
		}
	}, id)
	return out
}

// constant returns the value of x as a term.
func (g *generator) constant(x term.ID) term.ID {
	v, err := g.m.Eval(x)
	if err != nil {
		panic(err)
	}
	if g.t.Sort(x) == term.Bool {
		return g.t.BoolConst(v.Bool)
	}
	return g.t.BigConst(v.BV, g.t.Width(x))
}
