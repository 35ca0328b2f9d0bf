package linear

import (
	"math/big"
	"testing"

	"seabmc/domain"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// sum returns a typical sum: of multiples, negations, complements, choices that exchange two numbers, pointers as integers, and of extensions and
// parts of sums.
func (d *drawn) sum(w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return d.Leaf(w)
	}
	a := func() term.ID { return d.sum(w, depth-1) }
	switch k := d.Pick(14); {
	case k < 6:
		return t.Bin(term.OpAdd, a(), a())
	case k == 6:
		return t.Neg(a())
	case k == 7:
		return t.BVNot(a())
	case k == 8:
		return t.Bin(term.OpMul, a(), d.Constant(w))
	case k == 9: // opposite choices
		c, x, y := d.Cond(), a(), a()
		return t.Bin(term.OpAdd, t.Ite(c, x, y), t.Bin(term.OpAdd, a(), t.Ite(c, y, x)))
	case k == 10:
		n := w + 1 + d.Pick(3)
		x := d.sum(n, depth-1)
		if d.Pick(2) == 0 { // a part that is simplified, where sums are compared, while this one is flattened
			y := d.sum(n, 1)
			x = t.Bin(term.OpAdd, x, t.Ite(t.Eq(d.sum(n, 1), y), y, x))
		}
		return t.Extract(x, w-1, 0)
	case k == 11 && w > 1:
		n := 1 + d.Pick(w-1)
		x, y := d.Leaf(n), d.Leaf(n)
		if d.Pick(2) == 0 && n > 1 {
			x, y = t.ZExt(d.Leaf(n-1), n), t.ZExt(d.Leaf(n-1), n)
		}
		if d.Pick(2) == 0 {
			return t.ZExt(t.Bin(term.OpAdd, x, y), w)
		}
		return t.SExt(t.Bin(term.OpAdd, x, y), w)
	case k == 12 && w == t.Layout.PtrBits:
		return t.PtrToInt(t.MkPtr(d.Leaf(t.Layout.ObjBits), d.Leaf(t.Layout.OffBits())))
	}
	return d.Leaf(w)
}

// beside returns a term that shares much with x: x in another order, with something added or removed.
func (d *drawn) beside(x term.ID) term.ID {
	t, y := d.T, x
	for range 1 + d.Pick(2) {
		y = reorder(d.Gen, y)
	}
	w := t.Width(x)
	switch d.Pick(5) {
	case 0:
		y = t.Bin(term.OpAdd, y, d.Leaf(w))
	case 1:
		y = t.Bin(term.OpAdd, t.Bin(term.OpAdd, y, d.Leaf(w)), t.Neg(d.Leaf(w)))
	case 2:
		if op := t.Op(y); op == term.OpAdd {
			y = t.Arg(y, d.Pick(2))
		}
	case 3:
		y = d.r.Simplify(y)
	case 4:
		y = d.pushed(y)
	}
	return y
}

// pushed returns x with an extension or a cut at the top moved to the arguments below it.
func (d *drawn) pushed(x term.ID) term.ID {
	t := d.T
	switch t.Op(x) {
	case term.OpZExt, term.OpSExt, term.OpExtract:
		if in := t.Arg(x, 0); t.Op(in) >= term.OpAdd && t.Op(in) <= term.OpBVXor {
			part := func(i int) term.ID { return d.r.Simplify(t.Mk(x, []term.ID{t.Arg(in, i)})) } // as it is where two of them meet
			return t.Bin(t.Op(in), part(1), part(0))
		}
	}
	return x
}

// nest returns a product, or a nest of a bitwise operation, with arguments that are extensions and parts of such terms.
func (d *drawn) nest(op term.Op, w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return d.Leaf(w)
	}
	a := func() term.ID { return d.nest(op, w, depth-1) }
	switch k := d.Pick(10); {
	case k < 6:
		return t.Bin(op, a(), a())
	case k == 6 && w > 1:
		n := 1 + d.Pick(w-1)
		x, y := d.Leaf(n), d.Leaf(n)
		if h := n / 2; d.Pick(2) == 0 && h > 0 {
			if d.Pick(2) == 0 {
				x, y = t.ZExt(d.Leaf(h), n), t.ZExt(d.Leaf(h), n)
			} else {
				x, y = t.SExt(d.Leaf(h), n), t.SExt(d.Leaf(h), n)
			}
		}
		if d.Pick(2) == 0 {
			return t.ZExt(t.Bin(op, x, y), w)
		}
		return t.SExt(t.Bin(op, x, y), w)
	case k == 7:
		n := w + 1 + d.Pick(3)
		lo := 0
		if d.Pick(2) == 0 {
			lo = d.Pick(n - w + 1)
		}
		return t.Extract(t.Bin(op, d.Leaf(n), d.Leaf(n)), lo+w-1, lo)
	case k == 8:
		return t.BVNot(a())
	}
	return d.Leaf(w)
}

// sumWidth returns a width, which may also be beyond 64 or that of pointers.
func (d *drawn) sumWidth() int {
	switch d.Pick(12) {
	case 0:
		return 8
	case 1:
		return draw.One(d, 65, 100, 128)
	}
	return d.Width()
}

// Flattening: the term is the sum of the constant and of the atoms times their coefficients. Each atom occurs once, by falling id.
func TestContractFlattening(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		w := d.sumWidth()
		x := d.sum(w, 2+d.Pick(3))
		d.mayRefine(w)
		gone := d.Pick(8) == 0
		if gone {
			d.c.flat.work = flatStart + d.Pick(4)
		}
		s := d.c.sumOf(x)
		if d.c.flat.busy {
			d.Fatal("busy after %s", draw.Sexpr(d.T, x))
		}
		if s == nil {
			if !gone {
				d.Fatal("gave up on %s", draw.Sexpr(d.T, x))
			}
			return "gave up"
		}
		f := &d.c.flat
		f.w = w
		sum := f.constant(d.T, s.k)
		last := ^term.ID(0)
		for _, a := range s.atoms {
			if a.id >= last {
				d.Fatal("atoms are not in order: %v", s.atoms)
			}
			last = a.id
			sum = d.T.Bin(term.OpAdd, sum, d.T.Bin(term.OpMul, a.id, f.constant(d.T, a.c)))
		}
		f.drop(s)
		d.Same(x, sum)
		if w > 64 {
			return "wide"
		}
		return "flat"
	}, "flat", "wide", "gave up")
}

// Comparisons of sums, products and exclusive ors: the result is equivalent, and "the same" means equal.
func TestContractSums(t *testing.T) {
	eqs := map[string]func(*Comparer, term.ID) term.ID{"eq-sums": (*Comparer).EqSums, "eq-products": (*Comparer).EqProducts, "eq-products-cut": (*Comparer).EqProductsCut,
		"eq-xors": (*Comparer).EqXors, "eq-congruent": (*Comparer).EqCongruent}
	names := []string{"eq-sums", "eq-products", "eq-products-cut", "eq-xors", "eq-congruent"}
	contract(t, 16000, func(d *drawn) string {
		w := d.sumWidth()
		d.mayRefine(w)
		op := draw.One(d, term.OpAdd, term.OpAdd, term.OpMul, term.OpBVXor, term.OpBVAnd, term.OpBVOr)
		depth := 1 + d.Pick(3)
		var x term.ID
		if op == term.OpAdd {
			x = d.sum(w, depth)
		} else {
			x = d.nest(op, w, depth)
		}
		switch k := d.Pick(10); {
		case k == 0: // some bits, not only low ones
			n := w + d.Pick(4)
			lo := d.Pick(n - w + 1)
			x = d.T.Extract(d.T.Bin(op, d.Leaf(n), d.Leaf(n)), lo+w-1, lo)
		case k < 3 && w > 1: // exact below an extension, if the numbers are small
			n := 2 + d.Pick(w)
			op = draw.One(d, op, term.OpMul)
			k := draw.One(d, n/2, n/2, n-1)
			signed := d.Pick(2) == 0
			small := func() term.ID {
				if signed {
					return d.T.SExt(d.Leaf(k), n)
				}
				return d.T.ZExt(d.Leaf(k), n)
			}
			x = d.T.ZExt(d.T.Bin(op, small(), small()), n+w)
			if d.Pick(2) == 0 {
				x = d.T.SExt(d.T.Bin(op, small(), small()), n+w)
			}
			w = n + w
		}
		y := d.beside(x)
		if d.Pick(6) == 0 {
			y = d.pushed(x)
		}
		switch d.Pick(6) {
		case 0:
			if op != term.OpAdd {
				y = d.T.Bin(op, y, d.Leaf(w))
			}
		case 1:
			y = d.nest(op, w, depth)
		case 2, 3: // the same operation around both
			n := w + d.Pick(3)
			wrap := func(x term.ID, _ bool) term.ID { return d.T.ZExt(x, n) }
			other := d.Pick(4) == 0 // around one of them it is another one
			switch z := d.Leaf(w); d.Pick(5) {
			case 0:
				n = w
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.T.Bin(draw.One(d, term.OpUDiv, term.OpURem), x, d.Leaf(w))
					}
					return d.T.Bin(term.OpURem, x, z)
				}
			case 1:
				hi := d.Pick(w)
				n = hi + 1
				wrap = func(x term.ID, first bool) term.ID {
					if lo := w - n; other && !first {
						return d.T.Extract(x, w-1, lo)
					}
					return d.T.Extract(x, hi, 0)
				}
			case 2:
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.T.SExt(d.T.Bin(term.OpUDiv, d.Leaf(w), x), n)
					}
					return d.T.SExt(d.T.Bin(term.OpUDiv, z, x), n)
				}
			case 3:
				n = w
				c := d.Cond()
				wrap = func(x term.ID, first bool) term.ID {
					if other && !first {
						return d.T.Ite(c, x, d.Leaf(w))
					}
					return d.T.Ite(c, x, z)
				}
			}
			x, y = wrap(x, true), wrap(y, false)
		}
		id := d.T.Eq(x, y)
		if d.T.Op(id) != term.OpEq {
			return "folded"
		}
		if d.Pick(16) == 0 {
			d.c.flat.rebuilt = (flatStart + flatAllowance) / flatCharge
		}
		out := "open"
		for _, name := range names {
			if res := eqs[name](d.c, id); res != 0 {
				d.Same(id, res)
				out = name
			}
			if d.c.flat.busy {
				d.Fatal("%s leaves the flattener busy on %s", name, draw.Sexpr(d.T, id))
			}
		}
		for _, op := range []term.Op{term.OpUlt, term.OpSlt} {
			if lt := d.T.Bin(op, x, y); d.T.Op(lt) == op {
				if res := d.c.LtSums(lt); res != 0 {
					d.Same(lt, res)
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
		w := d.Width()
		d.mayRefine(w)
		u, v := d.Leaf(w), d.Leaf(w)
		signed := d.Pick(2) == 0
		ext := d.T.ZExt
		if signed {
			ext = d.T.SExt
		}
		op, exact := term.OpAdd, false
		if d.Pick(2) == 0 {
			op = term.OpMul
			exact = d.c.exactProduct(u, v, signed)
		} else if x := d.T.Bin(op, u, v); d.T.Op(x) == op {
			exact = d.c.exactSum(x, signed)
		}
		if signed && op == term.OpMul && d.c.ExactProduct(u, v) != exact {
			d.Fatal("two answers about a product")
		}
		if !exact {
			return "may wrap"
		}
		if w <= 32 {
			d.Same(ext(d.T.Bin(op, u, v), 2*w), d.T.Bin(op, ext(u, 2*w), ext(v, 2*w)))
		} else {
			d.exact(u, v, op, signed, w)
		}
		return op.String()
	}, "may wrap", "bvadd", "bvmul")
}

// exact fails if the exact sum or product of u and v does not fit in w bits.
func (d *drawn) exact(u, v term.ID, op term.Op, signed bool, w int) {
	d.TB.Helper()
	roots := []term.ID{u, v}
	for x := range d.Facts {
		roots = append(roots, x)
	}
	d.Over(roots...)
	read := func(x uint64) *big.Int {
		if signed {
			return big.NewInt(int64(x<<uint(64-w)) >> uint(64-w))
		}
		return new(big.Int).SetUint64(x)
	}
	low, high := new(big.Int), domain.Pow2(w)
	if signed {
		high = domain.Pow2(w - 1)
		low.Neg(high)
	}
	for i, x := range d.Lanes.Values(u) {
		a, b := read(x), read(d.Lanes.Values(v)[i])
		if op == term.OpMul {
			a.Mul(a, b)
		} else {
			a.Add(a, b)
		}
		if d.Holds(i) && (a.Cmp(low) < 0 || a.Cmp(high) >= 0) {
			d.Fatal("%v is called exact in %d bits (%s and %s, facts %v)", a, w, draw.Sexpr(d.T, u), draw.Sexpr(d.T, v), d.Facts)
		}
	}
}

// Coefficients as numbers: those of at most 64 bits behave like the larger ones.
func TestContractCoefficients(t *testing.T) {
	contract(t, 2000, func(d *drawn) string {
		w := draw.One(d, 1, 7, 63, 64, 65, 100)
		f := &d.c.flat
		f.w = w
		draw := func() (num, *big.Int) {
			k := d.Constant(w)
			v, _ := d.T.Big(k)
			return f.value(d.T, k), v
		}
		a, x := draw()
		b, y := draw()
		read := func(n num) *big.Int {
			v, _ := d.T.Big(f.constant(d.T, n))
			return v
		}
		m := domain.Pow2(w)
		check := func(what string, got num, want *big.Int) {
			if want.Mod(want, m); read(got).Cmp(want) != 0 {
				d.Fatal("%s of %v and %v modulo 2^%d: %v", what, x, y, w, read(got))
			}
		}
		check("sum", f.add(a, b), new(big.Int).Add(x, y))
		check("product", f.mul(a, b), new(big.Int).Mul(x, y))
		check("-3", f.num(-3), big.NewInt(-3))
		if f.isZero(a) != (x.Sign() == 0) || isOne(a) != (x.Cmp(big.NewInt(1)) == 0) && w <= 64 {
			d.Fatal("zero or one: %v", x)
		}
		if f.negative(a) != (new(big.Int).Sub(m, x).Cmp(x) < 0) {
			d.Fatal("-%v is smaller, or not", x)
		}
		if w > 64 {
			return "wide"
		}
		return "narrow"
	}, "wide", "narrow")
}

// The same at large widths, by a solver. What it does not answer in 0.3 s is only sampled.
func TestContractSumsBySolver(t *testing.T) {
	p := draw.NewProver(t)
	contract(t, 400, func(d *drawn) string {
		w := draw.One(d, 32, 48, 64, 100, 128)
		op := draw.One(d, term.OpAdd, term.OpAdd, term.OpBVXor, term.OpBVAnd, term.OpBVOr)
		x := d.sum(w, 2)
		if op != term.OpAdd {
			x = d.nest(op, w, 2)
		}
		id := d.T.Eq(x, d.beside(x))
		if d.T.Op(id) != term.OpEq {
			return "folded"
		}
		for _, f := range []func(*Comparer, term.ID) term.ID{(*Comparer).EqSums, (*Comparer).EqXors, (*Comparer).EqCongruent, (*Comparer).EqPermuted, (*Comparer).EqProducts, (*Comparer).EqProductsCut} {
			if res := f(d.c, id); res != 0 {
				if why := p.Refute(d.Gen, id, res); why != "" {
					d.Fatal("%s => %s: %s", draw.Sexpr(d.T, id), draw.Sexpr(d.T, res), why)
				}
				return "answered"
			}
		}
		return "open"
	}, "answered", "open")
	t.Logf("%d proved, %d undecided", p.Proved, p.Undecided)
}
