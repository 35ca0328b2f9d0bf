package rewriter

import "seabmc/term"

// Quotients and remainders belong together: x = (x / y) * y + x % y, with the meaning that SMT-LIB gives to a
// division by zero too (the remainder is x, and the quotient does not matter as it is multiplied by 0). Neither the
// sum nor the product wraps, for they lie between 0 and x; but for the least number divided by -1, where both
// are the least number. A solver that has dividers and multipliers as circuits does not see any of this.

var divRules = []Rule{
	{Name: "add-div-rem", Text: "(bvadd (bvmul (bvudiv x y) y) (bvurem x y)) => x, signed and extended too", Level: 2, Ops: addOps, Over: remainders, Apply: addDivRem},
	{Name: "mul-div-narrow", Text: "(bvmul (zero_extend (bvudiv x y)) (zero_extend y)) => (zero_extend (bvmul (bvudiv x y) y))", Level: 2, Ops: mulOps, Over: []term.Op{term.OpZExt}, Apply: mulDivNarrow},
	{Name: "eq-sums-div", Text: "(= (bvadd z (bvmul (bvudiv x y) y)) (bvadd u (bvneg (bvurem x y)))) => the same with x for quotient and remainder, multiples of both too; signed and extended too", Level: 3, Ops: eqOps, Apply: eqSumsDiv},
	{Name: "eq-mul-sdiv", Text: "(= (bvmul (sign_extend (bvsdiv x y)) (sign_extend y)) (sign_extend (bvmul (bvsdiv x y) y))) => (or (not (= x k)) (not (= y -1))) with the least k: where the product does not overflow", Level: 2, Ops: eqOps, Over: []term.Op{term.OpSExt}, Apply: eqMulSDiv},
	{Name: "eq-srem-least", Text: "(= (bvsrem x y) k) => (and (= x k) (= y 0)) if k is the least number", Level: 2, Ops: eqOps, Over: []term.Op{term.OpSRem}, Apply: eqSRemLeast},
	{Name: "ult-urem", Text: "(bvult (bvurem x y) y) => (not (= y 0))", Level: 1, Ops: ultOps, Over: []term.Op{term.OpURem}, Apply: ultURem},
	{Name: "ult-to-urem", Text: "(bvult x (bvurem x y)) => false", Level: 1, Ops: ultOps, Over: []term.Op{term.OpURem}, Apply: ultToURem},
	{Name: "ult-to-udiv", Text: "(bvult x (bvudiv x y)) => (and (= y 0) (not (= x -1)))", Level: 1, Ops: ultOps, Over: []term.Op{term.OpUDiv}, Apply: ultToUDiv},
	{Name: "ult-to-div-mul", Text: "(bvult x (bvmul (bvudiv x y) y)) => false", Level: 2, Ops: ultOps, Over: mulOps, Apply: ultToDivMul},
	{Name: "slt-div-rem", Text: "(bvslt (bvand (bvxor x (bvmul (bvsdiv x y) y)) (bvxor x (bvsrem x y))) 0) => false: their sum does not overflow", Level: 3, Ops: sltOps, Over: []term.Op{term.OpBVAnd}, Apply: sltDivRem},
	{Name: "slt-sub-rem", Text: "(bvslt (bvand (bvxor x (bvsrem x y)) (bvxor x (bvadd x (bvneg (bvsrem x y))))) 0) => false: their difference does not overflow", Level: 3, Ops: sltOps, Over: []term.Op{term.OpBVAnd}, Apply: sltSubRem},
	{Name: "slt-abs", Text: "(bvslt (ite (bvslt x 0) (bvneg x) x) 0) => (= x k) with the least k", Level: 2, Ops: sltOps, Over: []term.Op{term.OpIte}, Apply: sltAbs},
}

var remainders = []term.Op{term.OpURem, term.OpSRem, term.OpZExt, term.OpSExt}

// quotient is the division that belongs to a remainder, or 0.
func (r *Rewriter) quotient(id term.ID) term.ID {
	op := term.OpUDiv
	switch r.T.Op(id) {
	case term.OpURem:
	case term.OpSRem:
		op = term.OpSDiv
	default:
		return 0
	}
	return r.T.Bin(op, r.T.Arg(id, 0), r.T.Arg(id, 1))
}

// isMul tells whether id is the product of x and y.
func (r *Rewriter) isMul(id, x, y term.ID) bool {
	u, v, ok := r.binArgs(id, term.OpMul)
	return ok && r.isPair(u, v, x, y)
}

// divMulOf reads (x / y) * y.
func (r *Rewriter) divMulOf(id term.ID, div term.Op) (x, y term.ID, ok bool) {
	u, v, ok := r.binArgs(id, term.OpMul)
	if !ok {
		return 0, 0, false
	}
	if x, y, ok = r.binArgs(u, div); ok && y == v {
		return x, y, true
	}
	x, y, ok = r.binArgs(v, div)
	return x, y, ok && y == u
}

// extended is what id extends, by op, or itself if it does not.
func (r *Rewriter) extended(id term.ID) (x term.ID, op term.Op) {
	if op = r.T.Op(id); op == term.OpZExt || op == term.OpSExt {
		return r.T.Arg(id, 0), op
	}
	return id, 0
}

// remainder reads x % y, or an extension of it that keeps its value.
func (r *Rewriter) remainder(id term.ID) (rem term.ID, ext term.Op) {
	x, ext := r.extended(id)
	switch op := r.T.Op(x); {
	case op == term.OpURem && ext != term.OpSExt, op == term.OpSRem && ext != term.OpZExt:
		return x, ext
	}
	return 0, 0
}

// again is x extended by op to the width of id, or x itself.
func (r *Rewriter) again(op term.Op, x, id term.ID) term.ID {
	if op == 0 {
		return x
	}
	return r.extend(op, x, r.T.Width(id))
}

func addDivRem(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		rem, ext := r.remainder(r.T.Arg(id, i))
		p, by := r.extended(r.T.Arg(id, 1-i))
		if rem != 0 && ext == by && r.isMul(p, r.quotient(rem), r.T.Arg(rem, 1)) {
			return r.again(ext, r.T.Arg(rem, 0), id)
		}
	}
	return 0
}

func mulDivNarrow(r *Rewriter, id term.ID) term.ID {
	x, y := r.under(r.T.Arg(id, 0), term.OpZExt), r.under(r.T.Arg(id, 1), term.OpZExt)
	if x == 0 || y == 0 || r.T.Width(x) != r.T.Width(y) {
		return 0
	}
	for range 2 {
		if _, by, ok := r.binArgs(x, term.OpUDiv); ok && by == y {
			return r.T.ZExt(r.T.Bin(term.OpMul, x, y), r.T.Width(id))
		}
		x, y = y, x
	}
	return 0
}

// joinQuotients puts dividends for quotients and remainders that occur with fitting coefficients.
func (r *Rewriter) joinQuotients(atoms []summand) (out []summand, joined bool) {
	f := &r.flat
	var at map[term.ID]int // where the atoms are; made where there are remainders
	for i, a := range atoms {
		rem, ext := r.remainder(a.id)
		if rem == 0 {
			continue
		}
		if at == nil {
			at = make(map[term.ID]int, len(atoms))
			for k, b := range atoms {
				at[b.id] = k
			}
		}
		q, y := r.quotient(rem), r.T.Arg(rem, 1)
		p, c := r.again(ext, r.T.Bin(term.OpMul, q, y), a.id), a.c
		if r.isConst(y) {
			p, c = r.again(ext, q, a.id), f.mul(c, f.value(r, r.again(ext, y, a.id)))
		}
		k, ok := at[p]
		if !ok || !f.isZero(f.add(c, f.mul(atoms[k].c, f.num(-1)))) || f.isZero(c) {
			continue
		}
		if !joined {
			atoms, joined = append([]summand(nil), atoms...), true
		}
		atoms[i].id, atoms[k].c = r.again(ext, r.T.Arg(rem, 0), a.id), f.num(0)
	}
	for _, a := range atoms {
		if !f.isZero(a.c) {
			out = append(out, a)
		}
	}
	return out, joined
}

func eqSumsDiv(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if !r.T.Sort(x).IsBV() || !r.mixed(x) && !r.mixed(y) {
		return 0
	}
	a, b, ok := r.sumsOf(x, y)
	if !ok {
		return 0
	}
	f := &r.flat
	defer f.drop(a, b)
	atoms, _ := f.minus(a.atoms, b.atoms)
	before := len(atoms)
	atoms, joined := r.joinQuotients(atoms)
	if !joined || !r.worthIt(len(atoms), before) {
		return 0
	}
	return r.eqOfSum(atoms, a, b)
}

func eqMulSDiv(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		p, s := r.T.Arg(id, i), r.under(r.T.Arg(id, 1-i), term.OpSExt)
		u, v, ok := r.binArgs(p, term.OpMul)
		if !ok || s == 0 {
			continue
		}
		x, y, ok := r.divMulOf(s, term.OpSDiv)
		q := r.T.Bin(term.OpSDiv, x, y)
		w := r.T.Width(p)
		if ok && r.isPair(u, v, r.T.SExt(q, w), r.T.SExt(y, w)) {
			return r.T.Or(r.T.Not(r.T.Eq(x, r.least(x))), r.T.Not(r.T.Eq(y, r.ones(y))))
		}
	}
	return 0
}

// isPair tells whether u and v are x and y, in any order.
func (r *Rewriter) isPair(u, v, x, y term.ID) bool { return u == x && v == y || u == y && v == x }

// least is the least signed number of the width of x.
func (r *Rewriter) least(x term.ID) term.ID { return r.power(r.T.Width(x)-1, r.T.Width(x)) }

func eqSRemLeast(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	if !ok || r.T.Op(s) != term.OpSRem || k != r.least(s) {
		return 0
	}
	x, y := r.T.Arg(s, 0), r.T.Arg(s, 1)
	return r.T.And(r.T.Eq(x, k), r.T.Eq(y, r.zero(y)))
}

func ultURem(r *Rewriter, id term.ID) term.ID {
	if _, y, ok := r.binArgs(r.T.Arg(id, 0), term.OpURem); ok && y == r.T.Arg(id, 1) {
		return r.T.Not(r.T.Eq(y, r.zero(y)))
	}
	return 0
}

func ultToURem(r *Rewriter, id term.ID) term.ID {
	if x, _, ok := r.binArgs(r.T.Arg(id, 1), term.OpURem); ok && x == r.T.Arg(id, 0) {
		return term.False
	}
	return 0
}

func ultToUDiv(r *Rewriter, id term.ID) term.ID {
	if x, y, ok := r.binArgs(r.T.Arg(id, 1), term.OpUDiv); ok && x == r.T.Arg(id, 0) {
		return r.T.And(r.T.Eq(y, r.zero(y)), r.T.Not(r.T.Eq(x, r.ones(x))))
	}
	return 0
}

func ultToDivMul(r *Rewriter, id term.ID) term.ID {
	if x, _, ok := r.divMulOf(r.T.Arg(id, 1), term.OpUDiv); ok && x == r.T.Arg(id, 0) {
		return term.False
	}
	return 0
}

// xorPair reads ((bvxor x u) & (bvxor x v)) < 0 with a given x: where the signs of u and v are both not that of x.
func (r *Rewriter) xorPair(id, x term.ID) (u, v term.ID, ok bool) {
	a, b, ok := r.binArgs(r.T.Arg(id, 0), term.OpBVAnd)
	if !ok || !r.isZero(r.T.Arg(id, 1)) {
		return 0, 0, false
	}
	u, v = r.otherOf(a, x), r.otherOf(b, x)
	return u, v, u != 0 && v != 0
}

// otherOf is u of (bvxor x u), or 0.
func (r *Rewriter) otherOf(id, x term.ID) term.ID {
	u, v, ok := r.binArgs(id, term.OpBVXor)
	switch {
	case !ok:
		return 0
	case u == x:
		return v
	case v == x:
		return u
	}
	return 0
}

// dividends are the numbers whose signed remainder is an argument of an exclusive or in the conjunction id.
func (r *Rewriter) dividends(id term.ID) (out []term.ID) {
	a, b, ok := r.binArgs(id, term.OpBVAnd)
	if !ok {
		return nil
	}
	for _, c := range []term.ID{a, b} {
		u, v, ok := r.binArgs(c, term.OpBVXor)
		if !ok {
			return nil
		}
		for _, d := range []term.ID{u, v} {
			if x, _, ok := r.binArgs(d, term.OpSRem); ok {
				out = append(out, x)
			}
		}
	}
	return out
}

// signsOfRemainder tells whether id asks of some x if the signs of x % y and of a second number
// that fits it are both not that of x.
func (r *Rewriter) signsOfRemainder(id term.ID, fits func(rem, other term.ID) bool) bool {
	for _, x := range r.dividends(r.T.Arg(id, 0)) {
		u, v, ok := r.xorPair(id, x)
		for range 2 {
			if ok && r.T.Op(u) == term.OpSRem && r.T.Arg(u, 0) == x && fits(u, v) {
				return true
			}
			u, v = v, u
		}
	}
	return false
}

func sltDivRem(r *Rewriter, id term.ID) term.ID {
	if r.signsOfRemainder(id, func(rem, other term.ID) bool { return r.isMul(other, r.quotient(rem), r.T.Arg(rem, 1)) }) {
		return term.False
	}
	return 0
}

func sltSubRem(r *Rewriter, id term.ID) term.ID {
	minus := func(rem, other term.ID) bool {
		u, v, ok := r.binArgs(other, term.OpAdd)
		return ok && r.isPair(u, v, r.T.Arg(rem, 0), r.T.Neg(rem))
	}
	if r.signsOfRemainder(id, minus) {
		return term.False
	}
	return 0
}

func sltAbs(r *Rewriter, id term.ID) term.ID {
	t := r.T
	c, x, y, ok := r.ite(t.Arg(id, 0))
	if !ok || !r.isZero(t.Arg(id, 1)) || t.Op(c) != term.OpSlt {
		return 0
	}
	if t.Arg(c, 0) == y && r.isZero(t.Arg(c, 1)) && r.under(x, term.OpNeg) == y {
		return t.Eq(y, r.least(y))
	}
	return 0
}
