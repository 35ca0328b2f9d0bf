// Package products replaces products of two unknowns by variables, since solvers that work on bits are slow at them.
//
// In: formulas. Out: the same formulas with a variable for each product and each quotient (Relax), and, on request, lemmas about
// these variables that a model violates (Relaxation.Refine). If the relaxed formulas and the lemmas have no model, neither do the formulas. A
// model that satisfies all lemmas is a model of the formulas. The method is known as incremental linearization.
package products

import (
	"fmt"

	"seabmc/term"
)

// MostProducts is the greatest number of products in a formula that is relaxed. Each pair of products may get lemmas.
const MostProducts = 100

// Procedure relaxing products.
//
//   - Takes: formulas (Relax), and models of what it returned (Refine).
//   - Returns: formulas, and lemmas, that are true where the given formulas are, if the variable of each product is this product, and
//     the variable of each quotient this quotient. No lemma for a model means that in it all of these variables are.
//   - Bounds: linear, each node once; 100 products; lemmas for each product, and each pair of products, of one model.
//   - Gives up: nil if there is no product of two unknowns, or there are too many.
//   - Recursion: none; an explicit stack.
//   - Counted: not counted
//   - Tests: TestContractRelax, TestContractLemmas, TestContractRefine

// Relaxation is a conjunction in which variables stand for products.
type Relaxation struct {
	t        *term.Table
	image    map[term.ID]term.ID
	products []product
	index    map[[2]term.ID]int
	exact    []term.ID // what defines the quotients, by products
	tooMany  bool

	stands map[term.ID]term.ID // for each variable, the product or quotient that it stands for
	back   map[term.ID]term.ID // the results of Meaning so far
}

// product is a variable w that stands for x * y, all unsigned. It is as wide as both together, so that it never wraps around.
type product struct{ w, x, y term.ID }

// Relax replaces the products of two unknowns, and the quotients by unknowns, in the conjunction fs by variables. It returns nil if there are none,
// or if there are more than MostProducts.
func Relax(t *term.Table, fs []term.ID) (*Relaxation, []term.ID) {
	r := &Relaxation{t: t, image: map[term.ID]term.ID{}, index: map[[2]term.ID]int{},
		stands: map[term.ID]term.ID{}, back: map[term.ID]term.ID{}}
	for stack := append([]term.ID(nil), fs...); len(stack) > 0 && !r.tooMany; {
		top := stack[len(stack)-1]
		if r.image[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		n := len(stack)
		for _, a := range t.Args(top) {
			if r.image[a] == 0 {
				stack = append(stack, a)
			}
		}
		if len(stack) == n {
			r.image[top] = r.node(top)
		}
	}
	if r.tooMany || len(r.products) == 0 {
		return nil, nil
	}
	var out []term.ID
	for _, f := range fs {
		out = append(out, r.image[f])
	}
	return r, append(out, r.exact...)
}

// node returns the image of a term whose arguments have images.
func (r *Relaxation) node(id term.ID) term.ID {
	t := r.t
	args := append([]term.ID(nil), t.Args(id)...)
	same := true
	for i, a := range args {
		args[i] = r.image[a]
		same = same && args[i] == a
	}
	switch op := t.Op(id); {
	case len(args) != 2 || t.IsConst(args[1]) || op == term.OpMul && t.IsConst(args[0]):
	case op == term.OpMul:
		return r.multiply(args[0], args[1])
	case op == term.OpUDiv:
		q, _ := r.divide(args[0], args[1])
		return q
	case op == term.OpURem:
		_, m := r.divide(args[0], args[1])
		return m
	case op == term.OpSDiv:
		x, y := r.signed(args[0]), r.signed(args[1])
		q, _ := r.divide(x.abs, y.abs)
		return t.Ite(t.Xor(x.negative, y.negative), t.Neg(q), q)
	case op == term.OpSRem:
		x, y := r.signed(args[0]), r.signed(args[1])
		_, m := r.divide(x.abs, y.abs)
		return t.Ite(x.negative, t.Neg(m), m)
	}
	if same {
		return id
	}
	return t.Mk(id, args)
}

// factor is a number as its absolute value and its sign. Leading zeros that its form shows are left out of the absolute value.
type factor struct{ abs, negative term.ID }

// signed returns x as a factor. The highest bit of x is its sign.
func (r *Relaxation) signed(x term.ID) factor {
	t := r.t
	w := t.Width(x)
	negative := t.Bin(term.OpSlt, x, t.Const(0, w))
	return factor{t.Ite(negative, t.Neg(x), x), negative}
}

// factor removes extensions. A number that was extended by its sign counts as signed.
func (r *Relaxation) factor(x term.ID) factor {
	switch r.t.Op(x) {
	case term.OpZExt:
		return factor{r.t.Arg(x, 0), term.False}
	case term.OpSExt:
		return r.signed(r.t.Arg(x, 0))
	}
	return factor{x, term.False}
}

// multiply returns x * y.
func (r *Relaxation) multiply(x, y term.ID) term.ID {
	t := r.t
	fx, fy := r.factor(x), r.factor(y)
	p := r.cut(r.product(fx.abs, fy.abs), t.Width(x))
	return t.Ite(t.Xor(fx.negative, fy.negative), t.Neg(p), p)
}

// divide returns the quotient and the remainder of n by d. The quotient is the one number whose product with d is at most n, and differs from n by
// less than d.
func (r *Relaxation) divide(n, d term.ID) (quotient, remainder term.ID) {
	t := r.t
	w := t.Width(n)
	q := t.Var(fmt.Sprintf("quotient.%d.%d", n, d), term.BV(w))
	r.stands[q] = t.Bin(term.OpUDiv, n, d)
	p := r.product(q, r.unsigned(d))
	wide := max(t.Width(p), w)
	rest := t.Bin(term.OpSub, n, r.cut(p, w))
	zero := t.Eq(d, t.Const(0, w))
	is := t.And(t.Bin(term.OpUle, t.ZExt(p, wide), t.ZExt(n, wide)), t.Bin(term.OpUlt, rest, d))
	r.exact = append(r.exact, t.Ite(zero, t.Eq(q, t.BVNot(t.Const(0, w))), is))
	return q, t.Ite(zero, n, rest)
}

// unsigned removes leading zeros.
func (r *Relaxation) unsigned(x term.ID) term.ID {
	if r.t.Op(x) == term.OpZExt {
		return r.t.Arg(x, 0)
	}
	return x
}

// product returns the variable that stands for x * y.
func (r *Relaxation) product(x, y term.ID) term.ID {
	key := [2]term.ID{min(x, y), max(x, y)}
	i, ok := r.index[key]
	if !ok {
		if len(r.products) == MostProducts {
			r.tooMany = true // so the result is not used
			return r.products[0].w
		}
		i = len(r.products)
		r.index[key] = i
		n := r.t.Width(x) + r.t.Width(y)
		w := r.t.Var(fmt.Sprintf("product.%d.%d", key[0], key[1]), term.BV(n))
		r.stands[w] = r.t.Bin(term.OpMul, r.t.ZExt(x, n), r.t.ZExt(y, n))
		r.products = append(r.products, product{w, key[0], key[1]})
	}
	return r.products[i].w
}

// cut returns p modulo 2^w.
func (r *Relaxation) cut(p term.ID, w int) term.ID {
	if n := r.t.Width(p); n > w {
		return r.t.Extract(p, w-1, 0)
	}
	return r.t.ZExt(p, w)
}

// Meaning returns f with the products and quotients in place of the variables that stand for them.
func (r *Relaxation) Meaning(f term.ID) term.ID {
	for stack := []term.ID{f}; len(stack) > 0; {
		top := stack[len(stack)-1]
		if r.back[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		like, args := top, append([]term.ID(nil), r.t.Args(top)...)
		if s := r.stands[top]; s != 0 {
			like, args = s, append(args, s)
		}
		n := len(stack)
		for _, a := range args {
			if r.back[a] == 0 {
				stack = append(stack, a)
			}
		}
		switch {
		case len(stack) > n:
		case like != top:
			r.back[top] = r.back[like]
		case len(args) == 0:
			r.back[top] = top
		default:
			for i, a := range args {
				args[i] = r.back[a]
			}
			r.back[top] = r.t.Mk(top, args)
		}
	}
	return r.back[f]
}
