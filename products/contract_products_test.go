package products

import (
	"math/big"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// number returns a number of w bits with products and quotients in it.
func number(d *draw.Draw, w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return d.Leaf(w)
	}
	x := number(d, w, depth-1)
	switch d.Pick(9) {
	case 0, 1, 2:
		op := draw.One(d, term.OpMul, term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem)
		return t.Bin(op, x, number(d, w, depth-1))
	case 3:
		return t.Bin(draw.One(d, term.OpAdd, term.OpSub), x, d.Leaf(w))
	case 4:
		return t.Extract(t.Bin(term.OpMul, t.ZExt(x, 2*w), t.ZExt(d.Leaf(w), 2*w)), 2*w-1, w)
	case 5:
		return t.Extract(t.Bin(term.OpMul, t.SExt(x, 2*w), t.SExt(d.Leaf(w), 2*w)), 2*w-1, w)
	case 6:
		return t.Ite(d.Cond(), x, d.Leaf(w))
	}
	return t.Bin(term.OpMul, d.Leaf(w), d.Leaf(w))
}

// formulas returns comparisons of such numbers.
func formulas(d *draw.Draw) []term.ID {
	w := 1 + d.Pick(4)
	var fs []term.ID
	for range 1 + d.Pick(2) {
		x, y := number(d, w, 1+d.Pick(2)), number(d, w, d.Pick(2))
		fs = append(fs, draw.One(d, d.T.Eq(x, y), d.T.Bin(term.OpUlt, x, y), d.T.Bin(term.OpSle, x, y)))
	}
	return fs
}

// Relax: the formulas are equal if each variable is the product or quotient that it stands for, and have no product of two unknowns in them.
func TestContractRelax(t *testing.T) {
	draw.Contract(t, 5000, func(d *draw.Draw) string {
		fs := formulas(d)
		r, out := Relax(d.T, fs)
		if r == nil {
			return "nothing to relax"
		}
		d.T.Walk(func(x term.ID) {
			switch d.T.Op(x) {
			case term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem:
				if !d.T.IsConst(d.T.Arg(x, 1)) && !(d.T.Op(x) == term.OpMul && d.T.IsConst(d.T.Arg(x, 0))) {
					d.Fatal("%s is left", draw.Sexpr(d.T, x))
				}
			}
		}, out...)
		d.Same(d.T.And(fs...), r.Meaning(d.T.And(out...)))
		return "relaxed"
	}, "nothing to relax", "relaxed")
}

// guess returns a model in which some products are right, and nothing else is known.
func guess(d *draw.Draw, r *Relaxation, out []term.ID) *term.Model {
	m := term.NewModel(d.T)
	d.T.Walk(func(x term.ID) {
		switch {
		case d.T.Op(x) != term.OpVar:
		case d.T.Sort(x) == term.Bool:
			m.SetBool(x, d.Pick(2) == 0)
		default:
			m.SetBV64(x, d.Rng.Uint64()>>uint(d.Pick(64)))
		}
	}, out...)
	for _, p := range r.products {
		if d.Pick(3) == 0 {
			v := values{x: value(d, m, p.x), y: value(d, m, p.y)}
			m.SetBV(p.w, new(big.Int).Mul(v.x, v.y))
		}
	}
	return m
}

func value(d *draw.Draw, m *term.Model, x term.ID) *big.Int {
	v, err := m.Eval(x)
	if err != nil {
		d.Fatal("%v", err)
	}
	return v.BV
}

// Lemmas of each kind are true of products, and false in the model that they were made for.
func TestContractLemmas(t *testing.T) {
	kinds := []struct {
		name   string
		lemmas func(*Relaxation, int, []values) []term.ID
	}{{"sizes", (*Relaxation).sizes}, {"orders", (*Relaxation).orders}, {"low bits", (*Relaxation).lowBits}, {"tangents", (*Relaxation).tangents}}
	draw.Contract(t, 5000, func(d *draw.Draw) string {
		r, out := Relax(d.T, formulas(d))
		if r == nil {
			return "nothing to relax"
		}
		m := guess(d, r, out)
		var vs []values
		for _, p := range r.products {
			vs = append(vs, values{value(d, m, p.w), value(d, m, p.x), value(d, m, p.y)})
		}
		i, kind := d.Pick(len(vs)), draw.One(d, kinds...)
		if vs[i].right() {
			return "right"
		}
		lemmas := kind.lemmas(r, i, vs)
		if len(lemmas) == 0 {
			return "no " + kind.name
		}
		broken := false
		for _, l := range lemmas {
			keeps, err := m.EvalBool(l)
			if err != nil {
				d.Fatal("%v", err)
			}
			if broken = broken || !keeps; keeps && kind.name != "tangents" { // of which there are two
				d.Fatal("the model keeps %s", draw.Sexpr(d.T, l))
			}
			d.Same(r.Meaning(l), term.True)
		}
		if !broken {
			d.Fatal("the model keeps all lemmas")
		}
		return kind.name
	}, "nothing to relax", "right", "sizes", "orders", "no orders", "low bits", "no low bits", "tangents")
}

// Refine returns a lemma for each model in which a product has another value, and none if all products are right.
func TestContractRefine(t *testing.T) {
	draw.Contract(t, 5000, func(d *draw.Draw) string {
		r, out := Relax(d.T, formulas(d))
		if r == nil {
			return "nothing to relax"
		}
		m := guess(d, r, out)
		right := true
		for _, p := range r.products {
			v := values{value(d, m, p.w), value(d, m, p.x), value(d, m, p.y)}
			right = right && v.right()
		}
		lemmas, err := r.Refine(m)
		if err != nil || right != (len(lemmas) == 0) {
			d.Fatal("%d lemmas, %v; all right: %v", len(lemmas), err, right)
		}
		if right {
			return "right"
		}
		return "refined"
	}, "nothing to relax", "right", "refined")
}
