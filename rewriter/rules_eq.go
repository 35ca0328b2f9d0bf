package rewriter

import (
	"math/big"

	"seabmc/term"
)

var eqOps = []term.Op{term.OpEq}

var eqRules = []Rule{
	{Name: "eq-bool-const", Text: "(= a true) => a, (= a false) => (not a)", Level: 1, Ops: eqOps, Over: []term.Op{term.OpTrue, term.OpFalse}, Apply: eqBoolConst},
	{Name: "eq-bool-not", Text: "(= a (not a)) => false", Level: 1, Ops: eqOps, Over: []term.Op{term.OpNot}, Apply: eqBoolNot},
	{Name: "eq-bool-pull-not", Text: "(= (not a) b) => (not (= a b))", Level: 1, Ops: eqOps, Over: []term.Op{term.OpNot}, Apply: eqBoolPullNot},
	{Name: "eq-ptr", Text: "(= p q) => (and (= (ptr.base p) (ptr.base q)) (= (ptr.off p) (ptr.off q)))", Level: 1, Ops: eqOps, Apply: eqPtr},
	{Name: "eq-fromint", Text: "(= (ptr.fromint x) (ptr.fromint y)) => (= x y)", Level: 1, Ops: eqOps, Over: []term.Op{term.OpIntToPtr}, Apply: eqFromInt},
	{Name: "eq-toint", Text: "(= (ptr.toint p) (ptr.toint q)) => (= p q)", Level: 1, Ops: eqOps, Over: []term.Op{term.OpPtrToInt}, Apply: eqToInt},
	{Name: "eq-toint-const", Text: "(= (ptr.toint p) k) => (= p (ptr.fromint k))", Level: 1, Ops: eqOps, Over: []term.Op{term.OpPtrToInt}, Apply: eqToIntConst},
	{Name: "eq-add-const", Text: "(= (bvadd x k) m) => (= x m-k)", Level: 2, Ops: eqOps, Over: []term.Op{term.OpAdd}, Apply: eqAddConst},
	{Name: "eq-neg-const", Text: "(= (bvneg x) k) => (= x -k)", Level: 1, Ops: eqOps, Over: []term.Op{term.OpNeg}, Apply: eqNegConst},
	{Name: "eq-neg-neg", Text: "(= (bvneg x) (bvneg y)) => (= x y), bvnot too", Level: 1, Ops: eqOps, Over: []term.Op{term.OpNeg, term.OpBVNot}, Apply: eqNegNeg},
	{Name: "eq-not-const", Text: "(= (bvnot x) k) => (= x ~k)", Level: 1, Ops: eqOps, Over: []term.Op{term.OpBVNot}, Apply: eqNotConst},
	{Name: "eq-not-self", Text: "(= (bvnot x) x) => false", Level: 1, Ops: eqOps, Over: []term.Op{term.OpBVNot}, Apply: eqNotSelf},
	{Name: "eq-mul-const", Text: "(= (bvmul x k) m) => (= (extract x) m') or false, solving for x", Level: 2, Ops: eqOps, Over: []term.Op{term.OpMul}, Apply: eqMulConst},
	{Name: "eq-xor-const", Text: "(= (bvxor x k) m) => (= x k^m)", Level: 2, Ops: eqOps, Over: []term.Op{term.OpBVXor}, Apply: eqXorConst},
	{Name: "eq-xor-zero", Text: "(= (bvxor x y) 0) => (= x y)", Level: 2, Ops: eqOps, Over: []term.Op{term.OpBVXor}, Apply: eqXorZero},
	{Name: "eq-or-zero", Text: "(= (bvor x y) 0) => (and (= x 0) (= y 0))", Level: 2, Ops: eqOps, Over: []term.Op{term.OpBVOr}, Apply: eqOrZero},
	{Name: "eq-and-ones", Text: "(= (bvand x y) -1) => (and (= x -1) (= y -1))", Level: 2, Ops: eqOps, Over: []term.Op{term.OpBVAnd}, Apply: eqAndOnes},
	{Name: "eq-cancel", Text: "(= (bvadd x y) (bvadd x z)) => (= y z)", Level: 2, Ops: eqOps, Over: []term.Op{term.OpAdd, term.OpBVXor}, Apply: eqCancel},
	{Name: "eq-cancel-zero", Text: "(= (bvadd x y) x) => (= y 0)", Level: 2, Ops: eqOps, Over: []term.Op{term.OpAdd, term.OpBVXor}, Apply: eqCancelZero},
	{Name: "eq-zext-zext", Text: "(= (zero_extend x) (zero_extend y)) => (= x y), extended to one width; sign_extend too if x and y have one width", Level: 1, Ops: eqOps, Over: []term.Op{term.OpZExt, term.OpSExt}, Apply: eqExtExt},
	{Name: "eq-zext-sext", Text: "(= (zero_extend x) (sign_extend y)) => (= (zero_extend x) (sign_extend y)) of the bits that tell whether y is below 0", Level: 2, Ops: eqOps, Over: []term.Op{term.OpSExt}, Apply: eqZExtSExt},
	{Name: "eq-sext-const", Text: "(= (sign_extend x) k) => (= x k') or false", Level: 1, Ops: eqOps, Over: []term.Op{term.OpSExt}, Apply: eqSExtConst},
	{Name: "eq-cut", Text: "(= (concat x y) (concat u v)) => (and (= x u) (= y v)), at any point where both sides fall apart (constants and zero extensions do)", Level: 2, Ops: eqOps, Apply: eqCut},
	{Name: "ITE-EQ-same", Text: "(= (ite a x y) x) => (or a (= x y))", Level: 1, Ops: eqOps, Over: []term.Op{term.OpIte}, Apply: eqIteSame},
	{Name: "ITE-EQ-1", Text: "(= (ite a k x) m) => (ite a (= k m) (= x m))", Level: 2, Ops: eqOps, Over: []term.Op{term.OpIte}, Apply: eqIteConst},
	{Name: "ITE-EQ-2", Text: "(= (ite a x y) (ite a u v)) => (ite a (= x u) (= y v))", Level: 2, Ops: eqOps, Over: []term.Op{term.OpIte}, Apply: eqIteIte},
	{Name: "ITE-EQ-3", Text: "(= (ite a (ite b k x) (ite c k1 y)) m) => (ite a (= (ite b k x) m) (= (ite c k1 y) m)), for all branches of which neither comparison remains as it is", Level: 3, Ops: eqOps, Over: []term.Op{term.OpIte}, Apply: eqIteBoth},
	{Name: "eq-ite-offset", Text: "(= (bvadd x (ite a k m)) k1) => (= x (ite a k1-k k1-m))", Level: 2, Ops: eqOps, Over: []term.Op{term.OpAdd}, Apply: eqIteOffset},
	{Name: "eq-one-bit", Text: "(= x 0) => (not (= x 1)) if x has one bit", Level: 1, Ops: eqOps, Apply: eqOneBit},
	{Name: "eq-sums", Text: "(= (bvadd x (bvadd y z)) (bvadd z (bvadd u x))) => (= y u): common summands cancel, constants and multiples are collected", Level: 3, Ops: eqOps, Apply: eqSums},
	{Name: "eq-products", Text: "(= (bvmul x (bvmul y z)) (bvmul z (bvmul y x))) => true: same factors; bvand, bvor too", Level: 3, Ops: eqOps, Apply: eqProducts},
	{Name: "eq-xors", Text: "(= (bvxor x (bvxor y z)) (bvxor z (bvxor u x))) => (= y u): common arguments cancel", Level: 3, Ops: eqOps, Apply: eqXors},
	{Name: "eq-products-cut", Text: "(= (bvmul (zero_extend (bvmul (zero_extend x) (zero_extend y))) (zero_extend z)) (bvmul (zero_extend (bvmul (zero_extend x) (zero_extend z))) (zero_extend y))) => true if by range nothing wraps: same factors; through sign_extend and low bits too", Level: 3, Ops: eqOps, Over: []term.Op{term.OpMul, term.OpZExt, term.OpSExt, term.OpExtract}, Apply: eqProductsCut},
	{Name: "eq-congruent", Text: "(= (bvsdiv (bvadd x (bvadd y z)) k) (bvsdiv (bvadd z (bvadd y x)) k)) => true: the same operators, a few levels deep, over one pair of arguments that are the same sum, product, bvand, bvor or bvxor", Level: 3, Ops: eqOps, Apply: eqCongruent},
	{Name: "eq-permuted", Text: "(= (bvmul (bvadd x (bvadd y z)) u) (bvmul u (bvadd z (bvadd y x)))) => true: the same up to the order of summands, factors and arguments of bvand, bvor and bvxor on any level", Level: 3, Ops: eqOps, Apply: eqPermuted},
	{Name: "eq-range", Text: "(= x y) => false if their ranges are disjoint", Level: 2, Ops: eqOps, Apply: eqRange},
}

func (r *Rewriter) eqArgs(id term.ID) (x, y term.ID) { return r.T.Arg(id, 0), r.T.Arg(id, 1) }

// eqTo reads x = k with a constant k of a bit-vector sort.
func (r *Rewriter) eqTo(id term.ID) (x, k term.ID, ok bool) { return r.eqConst(id, false) }

func eqBoolConst(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if r.T.Op(y) == term.OpTrue || r.T.Op(y) == term.OpFalse {
		x, y = y, x
	}
	switch x {
	case term.True:
		return y
	case term.False:
		return r.T.Not(y)
	}
	return 0
}

func eqBoolNot(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if r.under(x, term.OpNot) == y || r.under(y, term.OpNot) == x {
		return term.False
	}
	return 0
}

func eqBoolPullNot(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	n, m := r.under(x, term.OpNot), r.under(y, term.OpNot)
	switch {
	case n != 0 && m != 0:
		return r.T.Eq(n, m)
	case n != 0:
		return r.T.Not(r.T.Eq(n, y))
	case m != 0:
		return r.T.Not(r.T.Eq(x, m))
	}
	return 0
}

func eqPtr(r *Rewriter, id term.ID) term.ID {
	p, q := r.eqArgs(id)
	t := r.T
	if t.Sort(p) != term.Ptr || t.Op(p) == term.OpIntToPtr && t.Op(q) == term.OpIntToPtr {
		return 0
	}
	return t.And(t.Eq(t.PtrBase(p), t.PtrBase(q)), t.Eq(t.PtrOff(p), t.PtrOff(q)))
}

func eqFromInt(r *Rewriter, id term.ID) term.ID {
	p, q := r.eqArgs(id)
	if x, y := r.under(p, term.OpIntToPtr), r.under(q, term.OpIntToPtr); x != 0 && y != 0 {
		return r.T.Eq(x, y)
	}
	return 0
}

func eqToInt(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if p, q := r.under(x, term.OpPtrToInt), r.under(y, term.OpPtrToInt); p != 0 && q != 0 {
		return r.T.Eq(p, q)
	}
	return 0
}

func eqToIntConst(r *Rewriter, id term.ID) term.ID {
	x, k, ok := r.eqTo(id)
	if p := r.under(x, term.OpPtrToInt); ok && p != 0 {
		return r.T.Eq(p, r.T.IntToPtr(k))
	}
	return 0
}

func eqAddConst(r *Rewriter, id term.ID) term.ID {
	s, m, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	if k, x, ok := r.splitConst(s, term.OpAdd); ok {
		return r.T.Eq(x, r.T.Bin(term.OpSub, m, k))
	}
	return 0
}

func eqNegConst(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	if x := r.under(s, term.OpNeg); ok && x != 0 {
		return r.T.Eq(x, r.T.Neg(k))
	}
	return 0
}

func eqNegNeg(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	for _, op := range []term.Op{term.OpNeg, term.OpBVNot} {
		if u, v := r.under(x, op), r.under(y, op); u != 0 && v != 0 {
			return r.T.Eq(u, v)
		}
	}
	return 0
}

func eqNotConst(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	if x := r.under(s, term.OpBVNot); ok && x != 0 {
		return r.T.Eq(x, r.T.BVNot(k))
	}
	return 0
}

func eqNotSelf(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if r.under(x, term.OpBVNot) == y || r.under(y, term.OpBVNot) == x {
		return term.False
	}
	return 0
}

// eqMulConst solves k*x = m: with k = 2^j*odd, m must have j low zeros, and then the
// low w-j bits of x are m/2^j * odd^-1.
func eqMulConst(r *Rewriter, id term.ID) term.ID {
	s, mID, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	kID, x, ok := r.splitConst(s, term.OpMul)
	if !ok {
		return 0
	}
	w := r.T.Width(x)
	k, _ := r.val(kID)
	m, _ := r.val(mID)
	if k.Sign() == 0 {
		return 0
	}
	j := int(k.TrailingZeroBits())
	if m.Sign() != 0 && int(m.TrailingZeroBits()) < j {
		return term.False
	}
	inv := inverse(new(big.Int).Rsh(k, uint(j)), w)
	v := new(big.Int).Mul(new(big.Int).Rsh(m, uint(j)), inv)
	if a := r.Range(x); a.Known() && a.UMax() <= maskOf(w-j) { // the high bits of x are 0
		return r.T.Eq(x, r.T.ZExt(r.T.BigConst(v, w-j), w))
	}
	return r.T.Eq(r.T.Extract(x, w-j-1, 0), r.T.BigConst(v, w-j))
}

func eqXorConst(r *Rewriter, id term.ID) term.ID {
	s, m, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	if k, x, ok := r.splitConst(s, term.OpBVXor); ok {
		return r.T.Eq(x, r.T.Bin(term.OpBVXor, k, m))
	}
	return 0
}

func eqXorZero(r *Rewriter, id term.ID) term.ID {
	s, m, ok := r.eqTo(id)
	if !ok || !r.isZero(m) {
		return 0
	}
	if x, y, ok := r.binArgs(s, term.OpBVXor); ok {
		return r.T.Eq(x, y)
	}
	return 0
}

func eqOrZero(r *Rewriter, id term.ID) term.ID {
	s, m, ok := r.eqTo(id)
	if !ok || !r.isZero(m) {
		return 0
	}
	if x, y, ok := r.binArgs(s, term.OpBVOr); ok {
		return r.T.And(r.T.Eq(x, m), r.T.Eq(y, m))
	}
	return 0
}

func eqAndOnes(r *Rewriter, id term.ID) term.ID {
	s, m, ok := r.eqTo(id)
	if !ok || !r.isOnes(m) {
		return 0
	}
	if x, y, ok := r.binArgs(s, term.OpBVAnd); ok {
		return r.T.And(r.T.Eq(x, m), r.T.Eq(y, m))
	}
	return 0
}

// eqCancel drops one common argument of two sums or exclusive ors.
func eqCancel(r *Rewriter, id term.ID) term.ID {
	s, z := r.eqArgs(id)
	op := r.T.Op(s)
	if op != r.T.Op(z) || op != term.OpAdd && op != term.OpBVXor {
		return 0
	}
	for i := range 2 {
		for j := range 2 {
			if r.T.Arg(s, i) == r.T.Arg(z, j) {
				return r.T.Eq(r.T.Arg(s, 1-i), r.T.Arg(z, 1-j))
			}
		}
	}
	return 0
}

func eqCancelZero(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		s, x := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		op := r.T.Op(s)
		if op != term.OpAdd && op != term.OpBVXor {
			continue
		}
		for j := range 2 {
			if r.T.Arg(s, j) == x {
				return r.T.Eq(r.T.Arg(s, 1-j), r.zero(x))
			}
		}
	}
	return 0
}

func eqExtExt(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if u, v := r.under(x, term.OpZExt), r.under(y, term.OpZExt); u != 0 && v != 0 {
		w := max(r.T.Width(u), r.T.Width(v))
		return r.T.Eq(r.T.ZExt(u, w), r.T.ZExt(v, w))
	}
	if u, v := r.under(x, term.OpSExt), r.under(y, term.OpSExt); u != 0 && v != 0 {
		w := max(r.T.Width(u), r.T.Width(v))
		return r.T.Eq(r.T.SExt(u, w), r.T.SExt(v, w))
	}
	return 0
}

// eqZExtSExt compares as many bits as y has, and at least one more than x, if that may have its highest bit set.
func eqZExtSExt(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := r.eqArgs(id)
	if t.Op(x) == term.OpSExt {
		x, y = y, x
	}
	u, v := r.under(x, term.OpZExt), r.under(y, term.OpSExt)
	if u == 0 || v == 0 {
		return 0
	}
	least := t.Width(u) + 1
	if r.nonneg(u) {
		least = t.Width(u)
	}
	w := max(least, t.Width(v))
	if w >= t.Width(x) {
		return 0
	}
	return t.Eq(t.ZExt(u, w), t.SExt(v, w))
}

func eqSExtConst(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	x := r.under(s, term.OpSExt)
	if !ok || x == 0 {
		return 0
	}
	low := r.T.Extract(k, r.T.Width(x)-1, 0)
	if r.T.SExt(low, r.T.Width(k)) != k {
		return term.False
	}
	return r.T.Eq(x, low)
}

func eqCut(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := r.eqArgs(id)
	at, _ := r.cutPoint(x)
	at2, _ := r.cutPoint(y)
	switch {
	case at > 0 && (at2 > 0 || r.isConst(y)):
	case at2 > 0 && r.isConst(x):
		at = at2
	default:
		return 0
	}
	return t.And(t.Eq(r.highPart(x, at), r.highPart(y, at)), t.Eq(t.Extract(x, at-1, 0), t.Extract(y, at-1, 0)))
}

func eqIteSame(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		c, x, y, ok := r.ite(r.T.Arg(id, i))
		z := r.T.Arg(id, 1-i)
		switch {
		case ok && x == z:
			return r.T.Or(c, r.T.Eq(y, z))
		case ok && y == z:
			return r.T.Or(r.T.Not(c), r.T.Eq(x, z))
		}
	}
	return 0
}

// eqIteConst pushes an equality with a constant into an ite with a constant branch.
func eqIteConst(r *Rewriter, id term.ID) term.ID {
	t := r.T
	s, k, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	if c, x, y, ok := r.ite(s); ok && (r.isConst(x) || r.isConst(y)) {
		return t.Ite(c, t.Eq(x, k), t.Eq(y, k))
	}
	return 0
}

// maxEqBoth is how deep comparisons are pushed into both branches of choices.
const maxEqBoth = 8

// eqIteBoth pushes an equality with a constant into an ite, if it comes down to conditions
// in both branches: whether an entry of a table is used, say, rather than its contents.
func eqIteBoth(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	c, x, y, isIte := r.ite(s)
	if !ok || !isIte || r.isConst(x) || r.isConst(y) || r.eqBoth == maxEqBoth || !r.falls(x) || !r.falls(y) {
		return 0
	}
	r.eqBoth++
	defer func() { r.eqBoth-- }()
	ex := r.Eq(x, k)
	if r.T.Op(ex) == term.OpEq {
		return 0
	}
	ey := r.Eq(y, k)
	if r.T.Op(ey) == term.OpEq {
		return 0
	}
	return r.T.Ite(c, ex, ey)
}

// falls tells whether an equality of x with a constant may fall apart.
func (r *Rewriter) falls(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpIte, term.OpConcat, term.OpZExt, term.OpSExt, term.OpPtrToInt:
		return true
	}
	return false
}

func eqIteIte(r *Rewriter, id term.ID) term.ID {
	s, z := r.eqArgs(id)
	c, x, y, ok := r.ite(s)
	d, u, v, ok2 := r.ite(z)
	if ok && ok2 && c == d {
		return r.T.Ite(c, r.T.Eq(x, u), r.T.Eq(y, v))
	}
	return 0
}

func eqIteOffset(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	x, y, ok := r.binArgs(s, term.OpAdd)
	if !ok {
		return 0
	}
	for range 2 {
		if c, m, n, ok := r.constIte(y); ok {
			return r.T.Eq(x, r.T.Ite(c, r.T.Bin(term.OpSub, k, m), r.T.Bin(term.OpSub, k, n)))
		}
		x, y = y, x
	}
	return 0
}

func eqOneBit(r *Rewriter, id term.ID) term.ID {
	x, k, ok := r.eqTo(id)
	if ok && r.T.Width(x) == 1 && r.isZero(k) {
		return r.T.Not(r.T.Eq(x, r.one(x)))
	}
	return 0
}

func eqRange(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if !r.T.Sort(x).IsBV() {
		return 0
	}
	if r.Range(x).Disjoint(r.Range(y)) {
		return term.False
	}
	return 0
}
