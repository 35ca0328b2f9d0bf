package rewriter

import (
	"math/big"

	"seabmc/domain"
	"seabmc/term"
)

var (
	addOps = []term.Op{term.OpAdd}
	negOps = []term.Op{term.OpNeg}
	mulOps = []term.Op{term.OpMul}
)

var arithRules = []Rule{
	{Name: "add-disjoint", Text: "(bvadd (bvmul (zero_extend x) k) (zero_extend y)) => (concat x y), extended, if k = 2^j and y < k by range; sums of more shifted parts too", Level: 2, Ops: addOps, Over: []term.Op{term.OpMul, term.OpConcat}, Apply: addDisjoint},
	{Name: "add-ptr-diff-ite", Text: "(bvadd (ptr.toint (ite a (ptr x y) (ptr u v))) (bvneg (ptr.toint (ite a (ptr x z) (ptr u y))))) => the difference of the two ptr.off, extended; for all choices between pointers whose ptr.base is the same in normal form", Level: 3, Ops: addOps, Over: []term.Op{term.OpPtrToInt}, Apply: addPtrDiffIte},
}

// shifted returns k if x consists of some bits followed by k zero bits. Other multiples of 2^k do not count.
func (r *Rewriter) shifted(x term.ID) int {
	if y, k, ok := r.MulPow(x); ok && r.T.Op(y) == term.OpZExt {
		return k
	}
	for r.T.Op(x) == term.OpConcat {
		x = r.T.Arg(x, 1)
		if r.IsZero(x) {
			return r.T.Width(x)
		}
	}
	return 0
}

func addDisjoint(r *Rewriter, id term.ID) term.ID {
	t := r.T
	for i := range 2 {
		x, y := t.Arg(id, i), t.Arg(id, 1-i)
		k := r.shifted(x)
		if k == 0 || t.Op(y) != term.OpZExt && r.shifted(y) == 0 {
			continue
		}
		if a := r.Range(y); a.Known() && a.UMax() <= domain.Mask(k) {
			return t.Bin(term.OpConcat, r.HighPart(x, k), t.Extract(y, k-1, 0))
		}
	}
	return 0
}

func addPtrDiffIte(r *Rewriter, id term.ID) term.ID {
	t := r.T
	p, q := r.ptrDiff(id)
	if p == 0 || t.Op(p) != term.OpIte && t.Op(q) != term.OpIte || r.PtrBase(p) != r.PtrBase(q) {
		return 0
	}
	w := t.Width(id)
	return t.Bin(term.OpAdd, t.SExt(t.PtrOff(p), w), t.Neg(t.SExt(t.PtrOff(q), w)))
}

// ptrDiff returns p and q if the sum id is p - q for two pointers, or 0.
func (r *Rewriter) ptrDiff(id term.ID) (p, q term.ID) {
	for i := range 2 {
		p := r.Under(r.T.Arg(id, i), term.OpPtrToInt)
		q := r.Under(r.under0(r.T.Arg(id, 1-i), term.OpNeg), term.OpPtrToInt)
		if p != 0 && q != 0 {
			return p, q
		}
	}
	return 0, 0
}

// under0 does the same as Under, but returns a harmless term in place of 0.
func (r *Rewriter) under0(id term.ID, op term.Op) term.ID {
	if n := r.Under(id, op); n != 0 {
		return n
	}
	return term.True
}

// cheapNeg reports whether -x is no bigger than x.
func (r *Rewriter) cheapNeg(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpConst, term.OpNeg:
		return true
	case term.OpMul:
		_, _, ok := r.SplitConst(x, term.OpMul)
		return ok
	}
	return false
}

func (r *Rewriter) nonneg(x term.ID) bool {
	a := r.Range(x)
	return a.Known() && a.SMin() >= 0
}

// inverse returns the inverse of an odd k modulo 2^w.
func inverse(k *big.Int, w int) *big.Int {
	return new(big.Int).ModInverse(k, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}
