package rewriter

import (
	"math/big"

	"seabmc/domain"
	"seabmc/linear"
	"seabmc/term"
)

var eqOps = []term.Op{term.OpEq}

var eqRules = []Rule{
	{Name: "eq-mul-const", Text: "(= (bvmul x k) m) => (= (extract x) m') or false, solving for x", Level: 2, Ops: eqOps, Over: []term.Op{term.OpMul}, Apply: eqMulConst},
	{Name: "eq-cut", Text: "(= (concat x y) (concat u v)) => (and (= x u) (= y v)), at any point where both sides fall apart (constants and zero extensions do)", Level: 2, Ops: eqOps, Apply: eqCut},
	{Name: "ITE-EQ-3", Text: "(= (ite a (ite b k x) (ite c k1 y)) m) => (ite a (= (ite b k x) m) (= (ite c k1 y) m)), for all branches of which neither comparison remains as it is", Level: 3, Ops: eqOps, Over: []term.Op{term.OpIte}, Apply: eqIteBoth},
	{Name: "eq-sums", Text: "(= (bvadd x (bvadd y z)) (bvadd z (bvadd u x))) => (= y u): common summands cancel, constants and multiples are collected", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqSums)},
	{Name: "eq-products", Text: "(= (bvmul x (bvmul y z)) (bvmul z (bvmul y x))) => true: same factors; bvand, bvor too", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqProducts)},
	{Name: "eq-xors", Text: "(= (bvxor x (bvxor y z)) (bvxor z (bvxor u x))) => (= y u): common arguments cancel", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqXors)},
	{Name: "eq-products-cut", Text: "(= (bvmul (zero_extend (bvmul (zero_extend x) (zero_extend y))) (zero_extend z)) (bvmul (zero_extend (bvmul (zero_extend x) (zero_extend z))) (zero_extend y))) => true if by range nothing wraps: same factors; through sign_extend and low bits too", Level: 3, Ops: eqOps, Over: []term.Op{term.OpMul, term.OpZExt, term.OpSExt, term.OpExtract}, Apply: compared((*linear.Comparer).EqProductsCut)},
	{Name: "eq-congruent", Text: "(= (bvsdiv (bvadd x (bvadd y z)) k) (bvsdiv (bvadd z (bvadd y x)) k)) => true: the same operators, a few levels deep, over one pair of arguments that are the same sum, product, bvand, bvor or bvxor", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqCongruent)},
	{Name: "eq-permuted", Text: "(= (bvmul (bvadd x (bvadd y z)) u) (bvmul u (bvadd z (bvadd y x)))) => true: the same up to the order of summands, factors and arguments of bvand, bvor and bvxor on any level", Level: 3, Ops: eqOps, Apply: compared((*linear.Comparer).EqPermuted)},
}

// eqTo reads x = k with a constant k of a bit-vector sort.
func (r *Rewriter) eqTo(id term.ID) (x, k term.ID, ok bool) { return r.eqConst(id, false) }

// eqMulConst solves k*x = m. For k = 2^j*odd, m must have j low zero bits, and then the low w-j bits of x are m/2^j * odd^-1.
func eqMulConst(r *Rewriter, id term.ID) term.ID {
	s, mID, ok := r.eqTo(id)
	if !ok {
		return 0
	}
	kID, x, ok := r.SplitConst(s, term.OpMul)
	if !ok {
		return 0
	}
	w := r.T.Width(x)
	k, _ := r.Value(kID)
	m, _ := r.Value(mID)
	if k.Sign() == 0 {
		return 0
	}
	j := int(k.TrailingZeroBits())
	if m.Sign() != 0 && int(m.TrailingZeroBits()) < j {
		return term.False
	}
	inv := inverse(new(big.Int).Rsh(k, uint(j)), w)
	v := new(big.Int).Mul(new(big.Int).Rsh(m, uint(j)), inv)
	if a := r.Range(x); a.Known() && a.UMax() <= domain.Mask(w-j) { // the high bits of x are 0
		return r.T.Eq(x, r.T.ZExt(r.T.BigConst(v, w-j), w))
	}
	return r.T.Eq(r.T.Extract(x, w-j-1, 0), r.T.BigConst(v, w-j))
}

func eqCut(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := r.EqArgs(id)
	at, _ := r.cutPoint(x)
	at2, _ := r.cutPoint(y)
	switch {
	case at > 0 && (at2 > 0 || r.IsConst(y)):
	case at2 > 0 && r.IsConst(x):
		at = at2
	default:
		return 0
	}
	return t.And(t.Eq(r.HighPart(x, at), r.HighPart(y, at)), t.Eq(t.Extract(x, at-1, 0), t.Extract(y, at-1, 0)))
}

// maxEqBoth limits how deep comparisons are pushed into both branches of choices.
const maxEqBoth = 8

// eqIteBoth pushes an equality with a constant into an ite if only conditions remain in both branches. An example is a test of whether an entry of a
// table is used, as opposed to a test of its contents.
func eqIteBoth(r *Rewriter, id term.ID) term.ID {
	s, k, ok := r.eqTo(id)
	c, x, y, isIte := r.IteArgs(s)
	if !ok || !isIte || r.IsConst(x) || r.IsConst(y) || r.eqBoth == maxEqBoth || !r.falls(x) || !r.falls(y) {
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

// falls reports whether an equality of x with a constant may split into simpler ones.
func (r *Rewriter) falls(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpIte, term.OpConcat, term.OpZExt, term.OpSExt, term.OpPtrToInt:
		return true
	}
	return false
}
