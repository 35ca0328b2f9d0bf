package products

import (
	"math/big"

	"seabmc/term"
)

// values holds the values of a product's variable and factors in a model.
type values struct{ w, x, y *big.Int }

// right reports whether the variable has the value of the product.
func (v *values) right() bool { return new(big.Int).Mul(v.x, v.y).Cmp(v.w) == 0 }

// Refine returns lemmas that the model violates, of the simplest kind that shows what is wrong with it. There are none if each product has its right
// value.
func (r *Relaxation) Refine(m *term.Model) ([]term.ID, error) {
	vs := make([]values, len(r.products))
	for i, p := range r.products {
		for at, id := range map[**big.Int]term.ID{&vs[i].w: p.w, &vs[i].x: p.x, &vs[i].y: p.y} {
			v, err := m.Eval(id)
			if err != nil {
				return nil, err
			}
			*at = v.BV
		}
	}
	var wrong []int
	for i := range vs {
		if !vs[i].right() {
			wrong = append(wrong, i)
		}
	}
	for _, kind := range []func(i int, vs []values) []term.ID{r.sizes, r.orders, r.lowBits, r.tangents} {
		var lemmas []term.ID
		for _, i := range wrong {
			lemmas = append(lemmas, kind(i, vs)...)
		}
		if len(lemmas) > 0 {
			return lemmas, nil
		}
	}
	return nil, nil
}

// swapped returns the same product with its factors exchanged.
func (p product) swapped() product        { return product{p.w, p.y, p.x} }
func (v *values) swapped() *values        { return &values{v.w, v.y, v.x} }
func (r *Relaxation) width(p product) int { return r.t.Width(p.w) }

// sizes returns lemmas about the magnitude of a product: each factor lies between two powers of 2.
func (r *Relaxation) sizes(i int, vs []values) (lemmas []term.ID) {
	p, v := r.products[i], &vs[i]
	for range 2 {
		if k, ok := highest(r.t.Width(p.x), v.x.BitLen(), func(k int) bool { return v.w.Cmp(atMost(k, v.y)) > 0 }); ok {
			lemmas = append(lemmas, r.below(p, k))
		}
		if k, ok := lowest(v.x.BitLen()-1, func(k int) bool { return v.w.Cmp(new(big.Int).Lsh(v.y, uint(k))) < 0 }); ok {
			lemmas = append(lemmas, r.above(p, k))
		}
		p, v = p.swapped(), v.swapped()
	}
	return lemmas
}

// atMost returns (2^k - 1) * y.
func atMost(k int, y *big.Int) *big.Int { return new(big.Int).Sub(new(big.Int).Lsh(y, uint(k)), y) }

// highest returns the highest k from `from` down to least for which f holds.
func highest(from, least int, f func(k int) bool) (int, bool) {
	for k := from; k >= least; k-- {
		if f(k) {
			return k, true
		}
	}
	return 0, false
}

// lowest returns the lowest k from 0 to most for which f holds.
func lowest(most int, f func(k int) bool) (int, bool) {
	for k := 0; k <= most; k++ {
		if f(k) {
			return k, true
		}
	}
	return 0, false
}

// below states: x < 2^k implies x * y <= (2^k - 1) * y.
func (r *Relaxation) below(p product, k int) term.ID {
	t, n := r.t, r.width(p)
	y := t.ZExt(p.y, n)
	bound := t.Bin(term.OpSub, t.Bin(term.OpShl, y, t.Const(uint64(k), n)), y)
	small := term.True
	if w := t.Width(p.x); k < w {
		small = t.Eq(t.Extract(p.x, w-1, k), t.Const(0, w-k))
	}
	return r.implies(small, t.Bin(term.OpUle, p.w, bound))
}

// above states: x >= 2^k implies x * y >= 2^k * y.
func (r *Relaxation) above(p product, k int) term.ID {
	t, n := r.t, r.width(p)
	w := t.Width(p.x)
	large := t.Not(t.Eq(t.Extract(p.x, w-1, k), t.Const(0, w-k)))
	return r.implies(large, t.Bin(term.OpUle, t.Bin(term.OpShl, t.ZExt(p.y, n), t.Const(uint64(k), n)), p.w))
}

// implies returns a => b.
func (r *Relaxation) implies(a, b term.ID) term.ID { return r.t.Or(r.t.Not(a), b) }

// orders returns lemmas about a product and each other one. Products are monotonic in each factor. If one factor grows by 1, the product grows by the
// other factor.
func (r *Relaxation) orders(i int, vs []values) (lemmas []term.ID) {
	for j := range r.products {
		if j == i {
			continue
		}
		for _, pair := range [][2]int{{i, j}, {j, i}} {
			p, v := r.products[pair[0]], &vs[pair[0]]
			q, u := r.products[pair[1]], &vs[pair[1]]
			for range 2 {
				lemmas = append(lemmas, r.ordered(p, q, v, u)...)
				q, u = q.swapped(), u.swapped()
			}
		}
	}
	return lemmas
}

// ordered returns lemmas which state that p is at most q if the same holds for their factors.
func (r *Relaxation) ordered(p, q product, v, u *values) []term.ID {
	x, y := v.x.Cmp(u.x), v.y.Cmp(u.y)
	switch {
	case x > 0 || y > 0:
		return nil
	case x < 0 && new(big.Int).Add(v.w, v.y).Cmp(u.w) > 0:
		return []term.ID{r.grows(p, q)}
	case y < 0 && new(big.Int).Add(v.w, v.x).Cmp(u.w) > 0:
		return []term.ID{r.grows(p.swapped(), q.swapped())}
	case v.w.Cmp(u.w) > 0:
		return []term.ID{r.monotonic(p, q)}
	}
	return nil
}

// monotonic states: a <= c and b <= d imply a * b <= c * d.
func (r *Relaxation) monotonic(p, q product) term.ID {
	return r.implies(r.t.And(r.compare(term.OpUle, p.x, q.x), r.compare(term.OpUle, p.y, q.y)), r.compare(term.OpUle, p.w, q.w))
}

// grows states: a < c and b <= d imply a * b + b <= c * d.
func (r *Relaxation) grows(p, q product) term.ID {
	t := r.t
	n := max(r.width(p), r.width(q)) + 1
	next := t.Bin(term.OpAdd, t.ZExt(p.w, n), t.ZExt(p.y, n))
	return r.implies(t.And(r.compare(term.OpUlt, p.x, q.x), r.compare(term.OpUle, p.y, q.y)), t.Bin(term.OpUle, next, t.ZExt(q.w, n)))
}

// compare compares numbers that may differ in width.
func (r *Relaxation) compare(op term.Op, x, y term.ID) term.ID {
	w := max(r.t.Width(x), r.t.Width(y))
	return r.t.Bin(op, r.t.ZExt(x, w), r.t.ZExt(y, w))
}

// lowBits returns lemmas that give the low bits of a product by a narrow product.
func (r *Relaxation) lowBits(i int, vs []values) []term.ID {
	p, v := r.products[i], &vs[i]
	off := new(big.Int).Xor(v.w, new(big.Int).Mul(v.x, v.y))
	for _, k := range []int{1, 2, 4, 8} {
		if k <= min(r.t.Width(p.x), r.t.Width(p.y)) && int(off.TrailingZeroBits()) < k {
			return []term.ID{r.lowest(p, k)}
		}
	}
	return nil
}

// lowest states: the lowest k bits of x * y are those of the product of the lowest k bits of x and y.
func (r *Relaxation) lowest(p product, k int) term.ID {
	t := r.t
	return t.Eq(t.Extract(p.w, k-1, 0), t.Bin(term.OpMul, t.Extract(p.x, k-1, 0), t.Extract(p.y, k-1, 0)))
}

// tangents returns the planes that touch the product at the values of the model.
func (r *Relaxation) tangents(i int, vs []values) []term.ID {
	return r.tangent(r.products[i], vs[i].x, vs[i].y)
}

// tangent states that (x - a) * (y - b) is at least 0 if x and y lie on the same sides of a and b, and at most 0 if they lie on different sides. So x
// * y + a * b is at least, or at most, a * y + b * x.
func (r *Relaxation) tangent(p product, a, b *big.Int) []term.ID {
	t := r.t
	n := r.width(p) + 1
	x, y := t.ZExt(p.x, n), t.ZExt(p.y, n)
	ka, kb := t.BigConst(a, n), t.BigConst(b, n)
	plane := t.Bin(term.OpAdd, t.Bin(term.OpMul, y, ka), t.Bin(term.OpMul, x, kb))
	curve := t.Bin(term.OpAdd, t.ZExt(p.w, n), t.BigConst(new(big.Int).Mul(a, b), n))
	xUp, xDown := t.Bin(term.OpUle, ka, x), t.Bin(term.OpUle, x, ka)
	yUp, yDown := t.Bin(term.OpUle, kb, y), t.Bin(term.OpUle, y, kb)
	return []term.ID{
		r.implies(t.Or(t.And(xUp, yUp), t.And(xDown, yDown)), t.Bin(term.OpUle, plane, curve)),
		r.implies(t.Or(t.And(xUp, yDown), t.And(xDown, yUp)), t.Bin(term.OpUle, curve, plane)),
	}
}
