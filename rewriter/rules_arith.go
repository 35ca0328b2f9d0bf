package rewriter

import (
	"math/big"

	"seabmc/term"
)

var (
	addOps = []term.Op{term.OpAdd}
	negOps = []term.Op{term.OpNeg}
	mulOps = []term.Op{term.OpMul}
)

var arithRules = []Rule{
	{Name: "add-zero", Text: "(bvadd x 0) => x", Level: 1, Then: Done, Ops: addOps, Over: []term.Op{term.OpConst}, Apply: addZero},
	{Name: "ADD-COMPRESS", Text: "(bvadd (bvadd x k) m) => (bvadd x k+m)", Level: 2, Ops: addOps, Over: []term.Op{term.OpConst}, Apply: addCompress},
	{Name: "ADD-FLATTEN", Text: "(bvadd (bvadd x k) y) => (bvadd (bvadd x y) k)", Level: 2, Ops: addOps, Over: []term.Op{term.OpAdd}, Apply: addFlatten},
	{Name: "add-self", Text: "(bvadd x x) => (bvmul x 2)", Level: 1, Ops: addOps, Apply: addSelf},
	{Name: "add-neg", Text: "(bvadd x (bvneg x)) => 0", Level: 1, Ops: addOps, Over: []term.Op{term.OpNeg}, Apply: addNeg},
	{Name: "add-cancel", Text: "(bvadd (bvadd x y) (bvneg x)) => y", Level: 2, Ops: addOps, Over: []term.Op{term.OpNeg}, Apply: addCancel},
	{Name: "add-cancel-neg", Text: "(bvadd (bvadd x (bvneg y)) y) => x", Level: 2, Ops: addOps, Over: []term.Op{term.OpAdd}, Apply: addCancelNeg},
	{Name: "add-not", Text: "(bvadd x (bvnot x)) => -1", Level: 1, Ops: addOps, Over: []term.Op{term.OpBVNot}, Apply: addNot},
	{Name: "add-coeff", Text: "(bvadd (bvmul x k) x) => (bvmul x k+1)", Level: 2, Ops: addOps, Over: []term.Op{term.OpMul, term.OpNeg}, Apply: addCoeff},
	{Name: "add-disjoint", Text: "(bvadd (bvmul (zero_extend x) k) (zero_extend y)) => (concat x y), extended, if k = 2^j and y < k by range; sums of more shifted parts too", Level: 2, Ops: addOps, Over: []term.Op{term.OpMul, term.OpConcat}, Apply: addDisjoint},
	{Name: "add-ptr-diff", Text: "(bvadd (ptr.toint (ptr x y)) (bvneg (ptr.toint (ptr x z)))) => (bvadd (sign_extend y) (bvneg (sign_extend z)))", Level: 2, Ops: addOps, Over: []term.Op{term.OpPtrToInt}, Apply: addPtrDiff},
	{Name: "add-ptr-diff-ite", Text: "(bvadd (ptr.toint (ite a (ptr x y) (ptr u v))) (bvneg (ptr.toint (ite a (ptr x z) (ptr u y))))) => the difference of the two ptr.off, extended; for all choices between pointers whose ptr.base is the same in normal form", Level: 3, Ops: addOps, Over: []term.Op{term.OpPtrToInt}, Apply: addPtrDiffIte},
	{Name: "sub", Text: "(bvsub x y) => (bvadd x (bvneg y))", Level: 1, Ops: []term.Op{term.OpSub}, Apply: subAdd},
	{Name: "neg-neg", Text: "(bvneg (bvneg x)) => x", Level: 1, Then: Done, Ops: negOps, Over: []term.Op{term.OpNeg}, Apply: negNeg},
	{Name: "neg-mul", Text: "(bvneg (bvmul x k)) => (bvmul x -k)", Level: 2, Ops: negOps, Over: []term.Op{term.OpMul}, Apply: negMul},
	{Name: "neg-add", Text: "(bvneg (bvadd x y)) => (bvadd (bvneg x) (bvneg y)) if x is a constant, a negation or a multiple", Level: 2, Ops: negOps, Over: []term.Op{term.OpAdd}, Apply: negAdd},
	{Name: "neg-not", Text: "(bvneg (bvnot x)) => (bvadd x 1)", Level: 1, Ops: negOps, Over: []term.Op{term.OpBVNot}, Apply: negNot},
	{Name: "mul-const", Text: "(bvmul x 0) => 0, (bvmul x 1) => x, (bvmul x -1) => (bvneg x)", Level: 1, Ops: mulOps, Over: []term.Op{term.OpConst}, Apply: mulConst},
	{Name: "mul-compress", Text: "(bvmul (bvmul x k) m) => (bvmul x k*m)", Level: 2, Ops: mulOps, Over: []term.Op{term.OpConst}, Apply: mulCompress},
	{Name: "mul-flatten", Text: "(bvmul (bvmul x k) y) => (bvmul (bvmul x y) k)", Level: 2, Ops: mulOps, Over: []term.Op{term.OpMul}, Apply: mulFlatten},
	{Name: "mul-distribute", Text: "(bvmul (bvadd x k) m) => (bvadd (bvmul x m) k*m)", Level: 2, Ops: mulOps, Over: []term.Op{term.OpConst}, Apply: mulDistribute},
	{Name: "mul-full", Text: "(bvmul (zero_extend x) k) => (concat x 0) if k = 2^j and x reaches the top", Level: 2, Ops: mulOps, Over: []term.Op{term.OpConst}, Apply: mulFull},
	{Name: "mul-narrow", Text: "(bvmul (zero_extend x) (zero_extend y)) => (zero_extend (bvmul (zero_extend x) (zero_extend y))) if x and y have fewer bits together", Level: 1, Ops: mulOps, Over: []term.Op{term.OpZExt}, Apply: mulNarrow},
	{Name: "mul-narrow-sext", Text: "(bvmul (sign_extend x) (sign_extend y)) => (sign_extend (bvmul (sign_extend x) (sign_extend y))) if x and y have fewer bits together", Level: 1, Ops: mulOps, Over: []term.Op{term.OpSExt}, Apply: mulNarrowSext},
	{Name: "mul-narrow-mixed", Text: "(bvmul (sign_extend x) (zero_extend y)) => (sign_extend (bvmul (sign_extend x) (zero_extend y))) if x and y have fewer bits together", Level: 1, Ops: mulOps, Over: []term.Op{term.OpSExt}, Apply: mulNarrowMixed},
	{Name: "mul-neg", Text: "(bvmul (bvneg x) y) => (bvneg (bvmul x y))", Level: 2, Ops: mulOps, Over: []term.Op{term.OpNeg}, Apply: mulNeg},
	{Name: "udiv-pow2", Text: "(bvudiv x k) => (zero_extend (extract x)) if k = 2^j", Level: 1, Ops: []term.Op{term.OpUDiv}, Apply: udivPow},
	{Name: "urem-pow2", Text: "(bvurem x k) => (zero_extend (extract x)) if k = 2^j", Level: 1, Ops: []term.Op{term.OpURem}, Apply: uremPow},
	{Name: "sdiv-one", Text: "(bvsdiv x k) => x if k = 1, (bvneg x) if k = -1", Level: 1, Ops: []term.Op{term.OpSDiv}, Apply: sdivOne},
	{Name: "srem-one", Text: "(bvsrem x k) => 0 if k = 1 or k = -1", Level: 1, Ops: []term.Op{term.OpSRem}, Apply: sremOne},
	{Name: "udiv-zero", Text: "(bvudiv x 0) => -1", Level: 1, Ops: []term.Op{term.OpUDiv}, Apply: udivZero},
	{Name: "urem-zero", Text: "(bvurem x 0) => x, bvsrem too", Level: 1, Then: Done, Ops: []term.Op{term.OpURem, term.OpSRem}, Apply: remZero},
	{Name: "udiv-range", Text: "(bvudiv x y) => 0 if x < y by range", Level: 2, Ops: []term.Op{term.OpUDiv}, Apply: udivRange},
	{Name: "urem-range", Text: "(bvurem x y) => x if x < y by range", Level: 2, Ops: []term.Op{term.OpURem}, Apply: uremRange},
	{Name: "sdiv-mul", Text: "(bvsdiv (bvmul x k) k) => x if by range nothing wraps", Level: 2, Ops: []term.Op{term.OpSDiv}, Apply: sdivMul},
	{Name: "udiv-mul", Text: "(bvudiv (bvmul (zero_extend x) k) k) => (zero_extend x) if by range nothing wraps; any x", Level: 2, Ops: []term.Op{term.OpUDiv}, Apply: udivMul},
	{Name: "sdiv-nonneg", Text: "(bvsdiv x y) => (bvudiv x y) if x, y >= 0 by range", Level: 2, Ops: []term.Op{term.OpSDiv}, Apply: sdivNonneg},
	{Name: "srem-nonneg", Text: "(bvsrem x y) => (bvurem x y) if x, y >= 0 by range", Level: 2, Ops: []term.Op{term.OpSRem}, Apply: sremNonneg},
	{Name: "urem-self", Text: "(bvurem x x) => 0", Level: 1, Ops: []term.Op{term.OpURem, term.OpSRem}, Apply: remSelf},
}

func addZero(r *Rewriter, id term.ID) term.ID {
	if k, x, ok := r.splitConst(id, term.OpAdd); ok && r.isZero(k) {
		return x
	}
	return 0
}

// compress is (x op k) op m => x op (k op m).
func (r *Rewriter) compress(id term.ID, op term.Op) term.ID {
	m, s, ok := r.splitConst(id, op)
	if !ok {
		return 0
	}
	if k, x, ok := r.splitConst(s, op); ok {
		return r.T.Bin(op, x, r.T.Bin(op, k, m))
	}
	return 0
}

// flatten is (x op k) op y => (x op y) op k.
func (r *Rewriter) flatten(id term.ID, op term.Op) term.ID {
	for i := range 2 {
		s, y := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		if k, x, ok := r.splitConst(s, op); ok && !r.isConst(y) {
			return r.T.Bin(op, r.T.Bin(op, x, y), k)
		}
	}
	return 0
}

func addCompress(r *Rewriter, id term.ID) term.ID { return r.compress(id, term.OpAdd) }
func addFlatten(r *Rewriter, id term.ID) term.ID  { return r.flatten(id, term.OpAdd) }
func mulCompress(r *Rewriter, id term.ID) term.ID { return r.compress(id, term.OpMul) }
func mulFlatten(r *Rewriter, id term.ID) term.ID  { return r.flatten(id, term.OpMul) }

func addSelf(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); x == r.T.Arg(id, 1) {
		return r.T.Bin(term.OpMul, x, r.T.Const(2, r.T.Width(x)))
	}
	return 0
}

func addNeg(r *Rewriter, id term.ID) term.ID {
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.under(x, term.OpNeg) == y || r.under(y, term.OpNeg) == x {
		return r.zero(x)
	}
	return 0
}

func addCancel(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		s, n := r.T.Arg(id, i), r.under(r.T.Arg(id, 1-i), term.OpNeg)
		if n == 0 {
			continue
		}
		if x, y, ok := r.binArgs(s, term.OpAdd); ok {
			if x == n {
				return y
			}
			if y == n {
				return x
			}
		}
	}
	return 0
}

func addCancelNeg(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		s, v := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		if x, y, ok := r.binArgs(s, term.OpAdd); ok {
			if r.under(x, term.OpNeg) == v {
				return y
			}
			if r.under(y, term.OpNeg) == v {
				return x
			}
		}
	}
	return 0
}

func addNot(r *Rewriter, id term.ID) term.ID {
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.under(x, term.OpBVNot) == y || r.under(y, term.OpBVNot) == x {
		return r.ones(x)
	}
	return 0
}

// coeff reads k*x with a constant k, where x alone is 1*x and -x is -1*x.
func (r *Rewriter) coeff(id term.ID) (k, x term.ID) {
	if k, x, ok := r.splitConst(id, term.OpMul); ok {
		return k, x
	}
	if n := r.under(id, term.OpNeg); n != 0 {
		return r.ones(id), n
	}
	return r.one(id), id
}

func addCoeff(r *Rewriter, id term.ID) term.ID {
	if r.isConst(r.T.Arg(id, 0)) || r.isConst(r.T.Arg(id, 1)) {
		return 0
	}
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.multiplied(x) != r.multiplied(y) {
		return 0
	}
	k, x := r.coeff(x)
	m, _ := r.coeff(y)
	return r.T.Bin(term.OpMul, x, r.T.Bin(term.OpAdd, k, m))
}

// multiplied is x of k*x.
func (r *Rewriter) multiplied(id term.ID) term.ID {
	switch r.T.Op(id) {
	case term.OpMul:
		if _, x, ok := r.splitConst(id, term.OpMul); ok {
			return x
		}
	case term.OpNeg:
		return r.T.Arg(id, 0)
	}
	return id
}

// binIteConst pushes a binary operation with a constant into an ite of constants.
func binIteConst(r *Rewriter, id term.ID) term.ID {
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	op := r.T.Op(id)
	if c, k, m, ok := r.constIte(x); ok && r.isConst(y) {
		return r.T.Ite(c, r.T.Bin(op, k, y), r.T.Bin(op, m, y))
	}
	if c, k, m, ok := r.constIte(y); ok && r.isConst(x) {
		return r.T.Ite(c, r.T.Bin(op, x, k), r.T.Bin(op, x, m))
	}
	return 0
}

// shifted is k if x is the bits of something followed by k zeros; not just any multiple.
func (r *Rewriter) shifted(x term.ID) int {
	if y, k, ok := r.mulPow(x); ok && r.T.Op(y) == term.OpZExt {
		return k
	}
	for r.T.Op(x) == term.OpConcat {
		x = r.T.Arg(x, 1)
		if r.isZero(x) {
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
		if a := r.Range(y); a.Known() && a.UMax() <= maskOf(k) {
			return t.Bin(term.OpConcat, r.highPart(x, k), t.Extract(y, k-1, 0))
		}
	}
	return 0
}

func addPtrDiff(r *Rewriter, id term.ID) term.ID {
	t := r.T
	p, q := r.ptrDiff(id)
	if p == 0 || t.Op(p) != term.OpPtr || t.Op(q) != term.OpPtr || t.Arg(p, 0) != t.Arg(q, 0) {
		return 0
	}
	w := t.Width(id)
	return t.Bin(term.OpAdd, t.SExt(t.Arg(p, 1), w), t.Neg(t.SExt(t.Arg(q, 1), w)))
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

// ptrDiff is p and q of a sum that is p - q for two pointers, or 0.
func (r *Rewriter) ptrDiff(id term.ID) (p, q term.ID) {
	for i := range 2 {
		p := r.under(r.T.Arg(id, i), term.OpPtrToInt)
		q := r.under(r.under0(r.T.Arg(id, 1-i), term.OpNeg), term.OpPtrToInt)
		if p != 0 && q != 0 {
			return p, q
		}
	}
	return 0, 0
}

// under0 is under, with a harmless term for none.
func (r *Rewriter) under0(id term.ID, op term.Op) term.ID {
	if n := r.under(id, op); n != 0 {
		return n
	}
	return term.True
}

func subAdd(r *Rewriter, id term.ID) term.ID {
	return r.T.Bin(term.OpAdd, r.T.Arg(id, 0), r.T.Neg(r.T.Arg(id, 1)))
}

func negNeg(r *Rewriter, id term.ID) term.ID { return r.under(r.T.Arg(id, 0), term.OpNeg) }

func negMul(r *Rewriter, id term.ID) term.ID {
	if k, x, ok := r.splitConst(r.T.Arg(id, 0), term.OpMul); ok {
		return r.T.Bin(term.OpMul, x, r.T.Neg(k))
	}
	return 0
}

// cheapNeg tells whether -x is no bigger than x.
func (r *Rewriter) cheapNeg(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpConst, term.OpNeg:
		return true
	case term.OpMul:
		_, _, ok := r.splitConst(x, term.OpMul)
		return ok
	}
	return false
}

func negAdd(r *Rewriter, id term.ID) term.ID {
	x, y, ok := r.binArgs(r.T.Arg(id, 0), term.OpAdd)
	if ok && (r.cheapNeg(x) || r.cheapNeg(y)) {
		return r.T.Bin(term.OpAdd, r.T.Neg(x), r.T.Neg(y))
	}
	return 0
}

func negNot(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpBVNot); x != 0 {
		return r.T.Bin(term.OpAdd, x, r.one(x))
	}
	return 0
}

func mulConst(r *Rewriter, id term.ID) term.ID {
	k, x, ok := r.splitConst(id, term.OpMul)
	switch {
	case !ok:
		return 0
	case r.isZero(k):
		return k
	case r.isOne(k):
		return x
	case r.isOnes(k):
		return r.T.Neg(x)
	}
	return 0
}

func mulDistribute(r *Rewriter, id term.ID) term.ID {
	m, s, ok := r.splitConst(id, term.OpMul)
	if !ok {
		return 0
	}
	if k, x, ok := r.splitConst(s, term.OpAdd); ok {
		return r.T.Bin(term.OpAdd, r.T.Bin(term.OpMul, x, m), r.T.Bin(term.OpMul, k, m))
	}
	return 0
}

func mulNeg(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		n, y := r.under(r.T.Arg(id, i), term.OpNeg), r.T.Arg(id, 1-i)
		if n == 0 {
			continue
		}
		if r.isConst(y) {
			return r.T.Bin(term.OpMul, n, r.T.Neg(y))
		}
		return r.T.Neg(r.T.Bin(term.OpMul, n, y))
	}
	return 0
}

// highBits is the value of x shifted right by n < width.
func (r *Rewriter) highBits(x term.ID, n int) term.ID {
	w := r.T.Width(x)
	return r.T.ZExt(r.T.Extract(x, w-1, n), w)
}

func udivPow(r *Rewriter, id term.ID) term.ID {
	if n, ok := r.log2(r.T.Arg(id, 1)); ok {
		return r.highBits(r.T.Arg(id, 0), n)
	}
	return 0
}

func uremPow(r *Rewriter, id term.ID) term.ID {
	x := r.T.Arg(id, 0)
	n, ok := r.log2(r.T.Arg(id, 1))
	switch {
	case !ok:
		return 0
	case n == 0:
		return r.zero(x)
	}
	return r.T.ZExt(r.T.Extract(x, n-1, 0), r.T.Width(x))
}

func sdivOne(r *Rewriter, id term.ID) term.ID {
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	switch {
	case r.isOnes(y): // before one: at width 1 the only non-zero divisor is -1
		return r.T.Neg(x)
	case r.isOne(y):
		return x
	}
	return 0
}

func sremOne(r *Rewriter, id term.ID) term.ID {
	if y := r.T.Arg(id, 1); r.isOne(y) || r.isOnes(y) {
		return r.zero(y)
	}
	return 0
}

// below tells whether x < y, unsigned, by range.
func (r *Rewriter) below(x, y term.ID) bool {
	a, b := r.Range(x), r.Range(y)
	return a.Known() && b.Known() && a.UMax() < b.UMin()
}

func udivRange(r *Rewriter, id term.ID) term.ID {
	if x, y := r.T.Arg(id, 0), r.T.Arg(id, 1); r.below(x, y) {
		return r.zero(x)
	}
	return 0
}

func uremRange(r *Rewriter, id term.ID) term.ID {
	if x, y := r.T.Arg(id, 0), r.T.Arg(id, 1); r.below(x, y) {
		return x
	}
	return 0
}

func (r *Rewriter) nonneg(x term.ID) bool {
	a := r.Range(x)
	return a.Known() && a.SMin() >= 0
}

func sdivMul(r *Rewriter, id term.ID) term.ID { return r.divMul(id, true) }
func udivMul(r *Rewriter, id term.ID) term.ID { return r.divMul(id, false) }

// divMul is x of a quotient of x*k by k, if the product of the numbers has the width.
func (r *Rewriter) divMul(id term.ID, signed bool) term.ID {
	t := r.T
	k, x, ok := r.splitConst(t.Arg(id, 0), term.OpMul)
	if !ok || k != t.Arg(id, 1) || r.isZero(k) {
		return 0
	}
	a, by := r.Range(x), r.Range(k)
	if !a.Known() || !signed && by.SMin() < 0 {
		return 0
	}
	lo, hi := fromU(a.UMin()), fromU(a.UMax())
	if signed {
		lo, hi = fromI(a.SMin()), fromI(a.SMax())
	}
	for _, v := range []i128{lo, hi} {
		if _, ok := r.domainConst(v.mul(by.SMin()), t.Width(x), signed); !ok {
			return 0
		}
	}
	return x
}

func sdivNonneg(r *Rewriter, id term.ID) term.ID {
	if x, y := r.T.Arg(id, 0), r.T.Arg(id, 1); r.nonneg(x) && r.nonneg(y) {
		return r.T.Bin(term.OpUDiv, x, y)
	}
	return 0
}

func sremNonneg(r *Rewriter, id term.ID) term.ID {
	if x, y := r.T.Arg(id, 0), r.T.Arg(id, 1); r.nonneg(x) && r.nonneg(y) {
		return r.T.Bin(term.OpURem, x, y)
	}
	return 0
}

func remSelf(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); x == r.T.Arg(id, 1) {
		return r.zero(x)
	}
	return 0
}

// inverse is the inverse of an odd k modulo 2^w.
func inverse(k *big.Int, w int) *big.Int {
	return new(big.Int).ModInverse(k, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}

func udivZero(r *Rewriter, id term.ID) term.ID {
	if y := r.T.Arg(id, 1); r.isZero(y) {
		return r.ones(y)
	}
	return 0
}

func remZero(r *Rewriter, id term.ID) term.ID {
	if r.isZero(r.T.Arg(id, 1)) {
		return r.T.Arg(id, 0)
	}
	return 0
}

func mulFull(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, k, ok := r.mulPow(id)
	y := r.under0(x, term.OpZExt)
	if !ok || y == term.True || t.Width(y)+k < t.Width(id) {
		return 0
	}
	return t.Bin(term.OpConcat, t.Extract(y, t.Width(id)-k-1, 0), t.Const(0, k))
}

// Products of extended numbers are computed in as many bits as both have: that is how one product is
// found whatever the width it was computed in.

func mulNarrow(r *Rewriter, id term.ID) term.ID {
	return r.narrowProduct(id, r.T.Arg(id, 0), term.OpZExt, r.T.Arg(id, 1), term.OpZExt)
}

func mulNarrowSext(r *Rewriter, id term.ID) term.ID {
	return r.narrowProduct(id, r.T.Arg(id, 0), term.OpSExt, r.T.Arg(id, 1), term.OpSExt)
}

// mulNarrowMixed has room for the sign: one number is at most 2^(n-1) in size.
func mulNarrowMixed(r *Rewriter, id term.ID) term.ID {
	u, v := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.T.Op(v) == term.OpSExt {
		u, v = v, u
	}
	return r.narrowProduct(id, u, term.OpSExt, v, term.OpZExt)
}

// narrowProduct is the product id of the numbers extended in u and v in the bits that they have together, if
// these are less than those of id. It has a sign if that of u counts.
func (r *Rewriter) narrowProduct(id, u term.ID, opU term.Op, v term.ID, opV term.Op) term.ID {
	x, y := r.under(u, opU), r.under(v, opV)
	if x == 0 || y == 0 {
		return 0
	}
	w := r.T.Width(x) + r.T.Width(y)
	if w >= r.T.Width(id) {
		return 0
	}
	return r.extend(opU, r.T.Bin(term.OpMul, r.extend(opU, x, w), r.extend(opV, y, w)), r.T.Width(id))
}

// extend is x with w bits, by op.
func (r *Rewriter) extend(op term.Op, x term.ID, w int) term.ID {
	if op == term.OpSExt {
		return r.T.SExt(x, w)
	}
	return r.T.ZExt(x, w)
}
