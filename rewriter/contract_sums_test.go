package rewriter

import (
	"math/big"
	"testing"

	"seabmc/term"
)

// sum is a sum as they come: of multiples, negations, complements, choices that exchange two numbers, pointers seen as
// integers, and of extensions and parts of sums.
func (d *drawn) sum(w, depth int) term.ID {
	t := d.t
	if depth == 0 {
		return d.leaf(w)
	}
	a := func() term.ID { return d.sum(w, depth-1) }
	switch k := d.pick(14); {
	case k < 6:
		return t.Bin(term.OpAdd, a(), a())
	case k == 6:
		return t.Neg(a())
	case k == 7:
		return t.BVNot(a())
	case k == 8:
		return t.Bin(term.OpMul, a(), d.constant(w))
	case k == 9: // opposite choices
		c, x, y := d.cond(), a(), a()
		return t.Bin(term.OpAdd, t.Ite(c, x, y), t.Bin(term.OpAdd, a(), t.Ite(c, y, x)))
	case k == 10:
		n := w + 1 + d.pick(3)
		x := d.sum(n, depth-1)
		if d.pick(2) == 0 { // a part that is simplified, where sums are compared, while this one is flattened
			y := d.sum(n, 1)
			x = t.Bin(term.OpAdd, x, t.Ite(t.Eq(d.sum(n, 1), y), y, x))
		}
		return t.Extract(x, w-1, 0)
	case k == 11 && w > 1:
		n := 1 + d.pick(w-1)
		x, y := d.leaf(n), d.leaf(n)
		if d.pick(2) == 0 && n > 1 {
			x, y = t.ZExt(d.leaf(n-1), n), t.ZExt(d.leaf(n-1), n)
		}
		if d.pick(2) == 0 {
			return t.ZExt(t.Bin(term.OpAdd, x, y), w)
		}
		return t.SExt(t.Bin(term.OpAdd, x, y), w)
	case k == 12 && w == t.Layout.PtrBits:
		return t.PtrToInt(t.MkPtr(d.leaf(t.Layout.ObjBits), d.leaf(t.Layout.OffBits())))
	}
	return d.leaf(w)
}

// beside is a term that has much in common with x: x in another order, with something put to it or taken away.
func (d *drawn) beside(x term.ID) term.ID {
	t, y := d.t, x
	for range 1 + d.pick(2) {
		y = reorder(d.gen, y)
	}
	w := t.Width(x)
	switch d.pick(5) {
	case 0:
		y = t.Bin(term.OpAdd, y, d.leaf(w))
	case 1:
		y = t.Bin(term.OpAdd, t.Bin(term.OpAdd, y, d.leaf(w)), t.Neg(d.leaf(w)))
	case 2:
		if op := t.Op(y); op == term.OpAdd {
			y = t.Arg(y, d.pick(2))
		}
	case 3:
		y = d.r.Simplify(y)
	case 4:
		y = d.pushed(y)
	}
	return y
}

// pushed is x with an extension, or a cut, at the top made of the arguments of what is below.
func (d *drawn) pushed(x term.ID) term.ID {
	t := d.t
	switch t.Op(x) {
	case term.OpZExt, term.OpSExt, term.OpExtract:
		if in := t.Arg(x, 0); t.Op(in) >= term.OpAdd && t.Op(in) <= term.OpBVXor {
			part := func(i int) term.ID { return d.r.Simplify(t.Mk(x, []term.ID{t.Arg(in, i)})) } // as it is where two of them meet
			return t.Bin(t.Op(in), part(1), part(0))
		}
	}
	return x
}

// product, or a nest of a bitwise operation, with arguments that are extensions and parts of such.
func (d *drawn) nest(op term.Op, w, depth int) term.ID {
	t := d.t
	if depth == 0 {
		return d.leaf(w)
	}
	a := func() term.ID { return d.nest(op, w, depth-1) }
	switch k := d.pick(10); {
	case k < 6:
		return t.Bin(op, a(), a())
	case k == 6 && w > 1:
		n := 1 + d.pick(w-1)
		x, y := d.leaf(n), d.leaf(n)
		if h := n / 2; d.pick(2) == 0 && h > 0 {
			if d.pick(2) == 0 {
				x, y = t.ZExt(d.leaf(h), n), t.ZExt(d.leaf(h), n)
			} else {
				x, y = t.SExt(d.leaf(h), n), t.SExt(d.leaf(h), n)
			}
		}
		if d.pick(2) == 0 {
			return t.ZExt(t.Bin(op, x, y), w)
		}
		return t.SExt(t.Bin(op, x, y), w)
	case k == 7:
		n := w + 1 + d.pick(3)
		lo := 0
		if d.pick(2) == 0 {
			lo = d.pick(n - w + 1)
		}
		return t.Extract(t.Bin(op, d.leaf(n), d.leaf(n)), lo+w-1, lo)
	case k == 8:
		return t.BVNot(a())
	}
	return d.leaf(w)
}

// sumWidth is a width, also one beyond 64 and that of pointers.
func (d *drawn) sumWidth() int {
	switch d.pick(12) {
	case 0:
		return 8
	case 1:
		return one(d, 65, 100, 128)
	}
	return d.width()
}

// mayRefine tells the rewriter something about the variables now and then.
func (d *drawn) mayRefine(w int) {
	if w <= 64 && d.pick(3) == 0 {
		d.refine(d.v("x", w))
		d.refine(d.v("y", w))
	}
}

// Flattening: the sum of the atoms times their coefficients, and the constant, is the term. Each atom is there once, by falling id.
func TestContractFlattening(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		w := d.sumWidth()
		x := d.sum(w, 2+d.pick(3))
		d.mayRefine(w)
		gone := d.pick(8) == 0
		if gone {
			d.r.flat.work = flatStart + d.pick(4)
		}
		s := d.r.sumOf(x)
		if d.r.flat.busy {
			d.fatal("busy after %s", sexpr(d.t, x))
		}
		if s == nil {
			if !gone {
				d.fatal("gave up on %s", sexpr(d.t, x))
			}
			return "gave up"
		}
		f := &d.r.flat
		f.w = w
		sum := f.constant(d.r, s.k)
		last := ^term.ID(0)
		for _, a := range s.atoms {
			if a.id >= last {
				d.fatal("atoms are not in order: %v", s.atoms)
			}
			last = a.id
			sum = d.t.Bin(term.OpAdd, sum, d.t.Bin(term.OpMul, a.id, f.constant(d.r, a.c)))
		}
		f.drop(s)
		d.same(x, sum)
		if w > 64 {
			return "wide"
		}
		return "flat"
	}, "flat", "wide", "gave up")
}

// Comparisons of sums, products and exclusive ors: what comes out is equivalent, "the same" means equal.
func TestContractSums(t *testing.T) {
	eqs := map[string]func(*Rewriter, term.ID) term.ID{"eq-sums": eqSums, "eq-products": eqProducts, "eq-products-cut": eqProductsCut,
		"eq-xors": eqXors, "eq-congruent": eqCongruent}
	names := []string{"eq-sums", "eq-products", "eq-products-cut", "eq-xors", "eq-congruent"}
	contract(t, 16000, func(d *drawn) string {
		w := d.sumWidth()
		d.mayRefine(w)
		op := one(d, term.OpAdd, term.OpAdd, term.OpMul, term.OpBVXor, term.OpBVAnd, term.OpBVOr)
		depth := 1 + d.pick(3)
		var x term.ID
		if op == term.OpAdd {
			x = d.sum(w, depth)
		} else {
			x = d.nest(op, w, depth)
		}
		switch k := d.pick(10); {
		case k == 0: // some bits, not only low ones
			n := w + d.pick(4)
			lo := d.pick(n - w + 1)
			x = d.t.Extract(d.t.Bin(op, d.leaf(n), d.leaf(n)), lo+w-1, lo)
		case k < 3 && w > 1: // exact below an extension, if the numbers are small
			n := 2 + d.pick(w)
			op = one(d, op, term.OpMul)
			k := one(d, n/2, n/2, n-1)
			signed := d.pick(2) == 0
			small := func() term.ID {
				if signed {
					return d.t.SExt(d.leaf(k), n)
				}
				return d.t.ZExt(d.leaf(k), n)
			}
			x = d.t.ZExt(d.t.Bin(op, small(), small()), n+w)
			if d.pick(2) == 0 {
				x = d.t.SExt(d.t.Bin(op, small(), small()), n+w)
			}
			w = n + w
		}
		y := d.beside(x)
		if d.pick(6) == 0 {
			y = d.pushed(x)
		}
		switch d.pick(6) {
		case 0:
			if op != term.OpAdd {
				y = d.t.Bin(op, y, d.leaf(w))
			}
		case 1:
			y = d.nest(op, w, depth)
		case 2, 3: // the same operation around both
			n := w + d.pick(3)
			wrap := func(x term.ID, _ bool) term.ID { return d.t.ZExt(x, n) }
			other := d.pick(4) == 0 // around one of them it is another one
			switch z := d.leaf(w); d.pick(5) {
			case 0:
				n = w
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.t.Bin(one(d, term.OpUDiv, term.OpURem), x, d.leaf(w))
					}
					return d.t.Bin(term.OpURem, x, z)
				}
			case 1:
				hi := d.pick(w)
				n = hi + 1
				wrap = func(x term.ID, first bool) term.ID {
					if lo := w - n; other && !first {
						return d.t.Extract(x, w-1, lo)
					}
					return d.t.Extract(x, hi, 0)
				}
			case 2:
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.t.SExt(d.t.Bin(term.OpUDiv, d.leaf(w), x), n)
					}
					return d.t.SExt(d.t.Bin(term.OpUDiv, z, x), n)
				}
			case 3:
				n = w
				c := d.cond()
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.t.Ite(c, x, d.leaf(w))
					}
					return d.t.Ite(c, x, z)
				}
			}
			x, y = wrap(x, true), wrap(y, false)
		}
		id := d.t.Eq(x, y)
		if d.t.Op(id) != term.OpEq {
			return "folded"
		}
		if d.pick(16) == 0 {
			d.r.flat.rebuilt = (flatStart + flatAllowance) / flatCharge
		}
		out := "open"
		for _, name := range names {
			if res := eqs[name](d.r, id); res != 0 {
				d.same(id, res)
				out = name
			}
			if d.r.flat.busy {
				d.fatal("%s leaves the flattener busy on %s", name, sexpr(d.t, id))
			}
		}
		for _, op := range []term.Op{term.OpUlt, term.OpSlt} {
			if lt := d.t.Bin(op, x, y); d.t.Op(lt) == op {
				if res := ltSums(d.r, lt); res != 0 {
					d.same(lt, res)
					out = "lt-sums"
				}
			}
		}
		return out
	}, append(names[1:], "open", "lt-sums")...)
}

// exactSum, exactProduct: what does not wrap by range is the same in twice the width.
func TestContractExactness(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := d.width()
		d.mayRefine(w)
		u, v := d.leaf(w), d.leaf(w)
		signed := d.pick(2) == 0
		ext := d.t.ZExt
		if signed {
			ext = d.t.SExt
		}
		op, exact := term.OpAdd, false
		if d.pick(2) == 0 {
			op = term.OpMul
			exact = d.r.exactProduct(u, v, signed)
		} else if x := d.t.Bin(op, u, v); d.t.Op(x) == op {
			exact = d.r.exactSum(x, signed)
		}
		if signed && op == term.OpMul && d.r.ExactProduct(u, v) != exact {
			d.fatal("two answers about a product")
		}
		if !exact {
			return "may wrap"
		}
		if w <= 32 {
			d.same(ext(d.t.Bin(op, u, v), 2*w), d.t.Bin(op, ext(u, 2*w), ext(v, 2*w)))
		} else {
			d.exact(u, v, op, signed, w)
		}
		return op.String()
	}, "may wrap", "bvadd", "bvmul")
}

// exact fails where the exact sum or product of u and v has no w bits.
func (d *drawn) exact(u, v term.ID, op term.Op, signed bool, w int) {
	d.tt.Helper()
	roots := []term.ID{u, v}
	for x := range d.facts {
		roots = append(roots, x)
	}
	d.over(roots...)
	read := func(x uint64) *big.Int {
		if signed {
			return big.NewInt(int64(x<<uint(64-w)) >> uint(64-w))
		}
		return bigU(x)
	}
	low, high := new(big.Int), pow2(w)
	if signed {
		high = pow2(w - 1)
		low.Neg(high)
	}
	for i, x := range d.l.Values(u) {
		a, b := read(x), read(d.l.Values(v)[i])
		if op == term.OpMul {
			a.Mul(a, b)
		} else {
			a.Add(a, b)
		}
		if d.holds(i) && (a.Cmp(low) < 0 || a.Cmp(high) >= 0) {
			d.fatal("%v is called exact in %d bits (%s and %s, facts %v)", a, w, sexpr(d.t, u), sexpr(d.t, v), d.facts)
		}
	}
}

// The numbers that coefficients are: those of at most 64 bits like the larger ones.
func TestContractCoefficients(t *testing.T) {
	contract(t, 2000, func(d *drawn) string {
		w := one(d, 1, 7, 63, 64, 65, 100)
		f := &d.r.flat
		f.w = w
		draw := func() (num, *big.Int) {
			k := d.constant(w)
			v, _ := d.t.Big(k)
			return f.value(d.r, k), v
		}
		a, x := draw()
		b, y := draw()
		read := func(n num) *big.Int {
			v, _ := d.t.Big(f.constant(d.r, n))
			return v
		}
		m := pow2(w)
		check := func(what string, got num, want *big.Int) {
			if want.Mod(want, m); read(got).Cmp(want) != 0 {
				d.fatal("%s of %v and %v modulo 2^%d: %v", what, x, y, w, read(got))
			}
		}
		check("sum", f.add(a, b), new(big.Int).Add(x, y))
		check("product", f.mul(a, b), new(big.Int).Mul(x, y))
		check("-3", f.num(-3), big.NewInt(-3))
		if f.isZero(a) != (x.Sign() == 0) || isOne(a) != (x.Cmp(big.NewInt(1)) == 0) && w <= 64 {
			d.fatal("zero or one: %v", x)
		}
		if f.negative(a) != (new(big.Int).Sub(m, x).Cmp(x) < 0) {
			d.fatal("-%v is smaller, or not", x)
		}
		if w > 64 {
			return "wide"
		}
		return "narrow"
	}, "wide", "narrow")
}

// The same at great widths, by a solver; what it doesn't answer in 0.3 s is sampled only.
func TestContractSumsBySolver(t *testing.T) {
	p := newProver(t)
	contract(t, 400, func(d *drawn) string {
		w := one(d, 32, 48, 64, 100, 128)
		op := one(d, term.OpAdd, term.OpAdd, term.OpBVXor, term.OpBVAnd, term.OpBVOr)
		x := d.sum(w, 2)
		if op != term.OpAdd {
			x = d.nest(op, w, 2)
		}
		id := d.t.Eq(x, d.beside(x))
		if d.t.Op(id) != term.OpEq {
			return "folded"
		}
		for _, f := range []func(*Rewriter, term.ID) term.ID{eqSums, eqXors, eqCongruent, eqPermuted, eqProducts, eqProductsCut} {
			if res := f(d.r, id); res != 0 {
				if why := p.refute(d.gen, d.r, id, res); why != "" {
					d.fatal("%s => %s: %s", sexpr(d.t, id), sexpr(d.t, res), why)
				}
				return "answered"
			}
		}
		return "open"
	}, "answered", "open")
	t.Logf("%d proved, %d undecided", p.proved, p.undecided)
}
