package rewriter

import (
	"math/bits"

	"seabmc/term"
)

var (
	bitwiseOps = []term.Op{term.OpBVAnd, term.OpBVOr, term.OpBVXor}
	notOps     = []term.Op{term.OpBVNot}
)

// maxRuns bounds the pieces into which a mask cuts a value, maxPieces those among which a constant is looked for.
const (
	maxRuns   = 5
	maxPieces = 16
)

var bitRules = []Rule{
	{Name: "bvnot-bvnot", Text: "(bvnot (bvnot x)) => x", Level: 1, Then: Done, Ops: notOps, Over: []term.Op{term.OpBVNot}, Apply: bvnotBvnot},
	{Name: "bvnot-add", Text: "(bvnot (bvadd x k)) => (bvadd (bvneg x) -k-1)", Level: 2, Ops: notOps, Over: []term.Op{term.OpAdd}, Apply: bvnotAdd},
	{Name: "bvnot-neg", Text: "(bvnot (bvneg x)) => (bvadd x -1)", Level: 1, Ops: notOps, Over: []term.Op{term.OpNeg}, Apply: bvnotNeg},
	{Name: "bvnot-concat", Text: "(bvnot (concat x y)) => (concat (bvnot x) (bvnot y))", Level: 1, Ops: notOps, Over: []term.Op{term.OpConcat}, Apply: bvnotConcat},
	{Name: "bvnot-zext", Text: "(bvnot (zero_extend x)) => (concat -1 (bvnot x))", Level: 1, Ops: notOps, Over: []term.Op{term.OpZExt}, Apply: bvnotZExt},
	{Name: "bvnot-sext", Text: "(bvnot (sign_extend x)) => (sign_extend (bvnot x))", Level: 1, Ops: notOps, Over: []term.Op{term.OpSExt}, Apply: bvnotSExt},
	{Name: "bvand-zero", Text: "(bvand x 0) => 0, (bvand x -1) => x", Level: 1, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpConst}, Apply: bvandConst},
	{Name: "bvor-zero", Text: "(bvor x 0) => x, (bvor x -1) => -1", Level: 1, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpConst}, Apply: bvorConst},
	{Name: "bvxor-zero", Text: "(bvxor x 0) => x, (bvxor x -1) => (bvnot x)", Level: 1, Ops: []term.Op{term.OpBVXor}, Over: []term.Op{term.OpConst}, Apply: bvxorConst},
	{Name: "bvand-idem", Text: "(bvand x x) => x", Level: 1, Then: Done, Ops: []term.Op{term.OpBVAnd}, Apply: idempotent},
	{Name: "bvor-idem", Text: "(bvor x x) => x", Level: 1, Then: Done, Ops: []term.Op{term.OpBVOr}, Apply: idempotent},
	{Name: "bvxor-self", Text: "(bvxor x x) => 0", Level: 1, Ops: []term.Op{term.OpBVXor}, Apply: xorSelf},
	{Name: "bvand-complement", Text: "(bvand x (bvnot x)) => 0", Level: 1, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpBVNot}, Apply: bvComplement},
	{Name: "bvor-complement", Text: "(bvor x (bvnot x)) => -1", Level: 1, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpBVNot}, Apply: bvComplement},
	{Name: "bvxor-not", Text: "(bvxor (bvnot x) y) => (bvnot (bvxor x y))", Level: 1, Ops: []term.Op{term.OpBVXor}, Over: []term.Op{term.OpBVNot}, Apply: bvxorNot},
	{Name: "bvand-absorb", Text: "(bvand x (bvor x y)) => x", Level: 2, Then: Done, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpBVOr}, Apply: bvAbsorb},
	{Name: "bvor-absorb", Text: "(bvor x (bvand x y)) => x", Level: 2, Then: Done, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpBVAnd}, Apply: bvAbsorb},
	{Name: "bvand-again", Text: "(bvand x (bvand x y)) => (bvand x y)", Level: 2, Then: Done, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpBVAnd}, Apply: bvAgain},
	{Name: "bvor-again", Text: "(bvor x (bvor x y)) => (bvor x y)", Level: 2, Then: Done, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpBVOr}, Apply: bvAgain},
	{Name: "bvxor-again", Text: "(bvxor x (bvxor x y)) => y", Level: 2, Then: Done, Ops: []term.Op{term.OpBVXor}, Over: []term.Op{term.OpBVXor}, Apply: bvxorAgain},
	{Name: "bitwise-compress", Text: "(bvxor (bvxor x k) m) => (bvxor x k^m), bvand and bvor too", Level: 2, Ops: bitwiseOps, Over: []term.Op{term.OpConst}, Apply: bitwiseCompress},
	{Name: "bitwise-flatten", Text: "(bvxor (bvxor x k) y) => (bvxor (bvxor x y) k), bvand and bvor too", Level: 2, Ops: bitwiseOps, Over: []term.Op{term.OpBVAnd, term.OpBVOr, term.OpBVXor}, Apply: bitwiseFlatten},
	{Name: "bitwise-ite-ite", Text: "(bvand (ite a k 0) (ite b k 0)) => (ite (and a b) k 0); bvor and bvxor too", Level: 2, Ops: bitwiseOps, Over: []term.Op{term.OpIte}, Apply: bitwiseIteIte},
	{Name: "bvand-mask", Text: "(bvand x k) => x cut by the runs of bits of k, if these are few", Level: 2, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpConst}, Apply: bvandMask},
	{Name: "bvor-mask", Text: "(bvor x k) => x cut by the runs of bits of k, if these are few", Level: 2, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpConst}, Apply: bvorMask},
	{Name: "bvand-narrow", Text: "(bvand x (ite a k m)) => (zero_extend (bvand (extract x) (extract y))) if y is below 2^j by range", Level: 2, Ops: []term.Op{term.OpBVAnd}, Apply: bvandNarrow},
	{Name: "bitwise-sext", Text: "(bvand (sign_extend x) (sign_extend y)) => (sign_extend (bvand x y)) if x and y have one width; bvor and bvxor too", Level: 2, Ops: bitwiseOps, Over: []term.Op{term.OpSExt}, Apply: bitwiseSExt},
	{Name: "bitwise-cut", Text: "(bvor (concat x y) (zero_extend z)) => (concat (bvor x 0) (bvor y z)); bvand and bvxor too, at any point where both arguments or a zero extension fall apart", Level: 2, Ops: bitwiseOps, Apply: bitwiseCut},
	{Name: "shl-const", Text: "(bvshl x k) => (bvmul x 2^k)", Level: 1, Ops: []term.Op{term.OpShl}, Apply: shlConst},
	{Name: "lshr-const", Text: "(bvlshr x k) => (zero_extend (extract x))", Level: 1, Ops: []term.Op{term.OpLShr}, Apply: lshrConst},
	{Name: "ashr-const", Text: "(bvashr x k) => (sign_extend (extract x))", Level: 1, Ops: []term.Op{term.OpAShr}, Apply: ashrConst},
	{Name: "shift-zero", Text: "(bvshl 0 x) => 0, bvlshr and bvashr too", Level: 1, Ops: []term.Op{term.OpShl, term.OpLShr, term.OpAShr}, Apply: shiftZero},
}

func bvnotBvnot(r *Rewriter, id term.ID) term.ID { return r.under(r.T.Arg(id, 0), term.OpBVNot) }

func bvnotAdd(r *Rewriter, id term.ID) term.ID {
	if k, x, ok := r.splitConst(r.T.Arg(id, 0), term.OpAdd); ok {
		return r.T.Bin(term.OpAdd, r.T.Neg(x), r.T.BVNot(k))
	}
	return 0
}

func bvnotNeg(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpNeg); x != 0 {
		return r.T.Bin(term.OpAdd, x, r.ones(x))
	}
	return 0
}

func bvnotConcat(r *Rewriter, id term.ID) term.ID {
	if x, y, ok := r.binArgs(r.T.Arg(id, 0), term.OpConcat); ok {
		return r.T.Bin(term.OpConcat, r.T.BVNot(x), r.T.BVNot(y))
	}
	return 0
}

func bvnotZExt(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpZExt); x != 0 {
		n := r.T.Width(id) - r.T.Width(x)
		return r.T.Bin(term.OpConcat, r.T.BVNot(r.T.Const(0, n)), r.T.BVNot(x))
	}
	return 0
}

func bvnotSExt(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpSExt); x != 0 {
		return r.T.SExt(r.T.BVNot(x), r.T.Width(id))
	}
	return 0
}

func bvandConst(r *Rewriter, id term.ID) term.ID {
	k, x, ok := r.splitConst(id, term.OpBVAnd)
	switch {
	case ok && r.isZero(k):
		return k
	case ok && r.isOnes(k):
		return x
	}
	return 0
}

func bvorConst(r *Rewriter, id term.ID) term.ID {
	k, x, ok := r.splitConst(id, term.OpBVOr)
	switch {
	case ok && r.isZero(k):
		return x
	case ok && r.isOnes(k):
		return k
	}
	return 0
}

func bvxorConst(r *Rewriter, id term.ID) term.ID {
	k, x, ok := r.splitConst(id, term.OpBVXor)
	switch {
	case ok && r.isZero(k):
		return x
	case ok && r.isOnes(k):
		return r.T.BVNot(x)
	}
	return 0
}

func idempotent(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); x == r.T.Arg(id, 1) {
		return x
	}
	return 0
}

func xorSelf(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); x == r.T.Arg(id, 1) {
		return r.zero(x)
	}
	return 0
}

func bvComplement(r *Rewriter, id term.ID) term.ID {
	x, y := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.under(x, term.OpBVNot) != y && r.under(y, term.OpBVNot) != x {
		return 0
	}
	if r.T.Op(id) == term.OpBVAnd {
		return r.zero(x)
	}
	return r.ones(x)
}

func bvxorNot(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		if x := r.under(r.T.Arg(id, i), term.OpBVNot); x != 0 {
			return r.T.BVNot(r.T.Bin(term.OpBVXor, x, r.T.Arg(id, 1-i)))
		}
	}
	return 0
}

// nested finds an argument of id that is an op with the other argument below it; z is
// what is beside it.
func (r *Rewriter) nested(id term.ID, op term.Op) (x, in, z term.ID, ok bool) {
	for i := range 2 {
		x, in := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		if u, v, ok := r.binArgs(in, op); ok {
			if u == x {
				return x, in, v, true
			}
			if v == x {
				return x, in, u, true
			}
		}
	}
	return 0, 0, 0, false
}

func bvAbsorb(r *Rewriter, id term.ID) term.ID {
	if x, _, _, ok := r.nested(id, term.OpBVAnd+term.OpBVOr-r.T.Op(id)); ok {
		return x
	}
	return 0
}

func bvAgain(r *Rewriter, id term.ID) term.ID {
	if _, in, _, ok := r.nested(id, r.T.Op(id)); ok {
		return in
	}
	return 0
}

func bvxorAgain(r *Rewriter, id term.ID) term.ID {
	if _, _, z, ok := r.nested(id, term.OpBVXor); ok {
		return z
	}
	return 0
}

func bitwiseCompress(r *Rewriter, id term.ID) term.ID { return r.compress(id, r.T.Op(id)) }
func bitwiseFlatten(r *Rewriter, id term.ID) term.ID  { return r.flatten(id, r.T.Op(id)) }

// byMask cuts x at the runs of k; piece makes the part under a run.
func (r *Rewriter) byMask(id term.ID, piece func(x term.ID, run bitRun) term.ID) term.ID {
	k, x, ok := r.splitConst(id, r.T.Op(id))
	if !ok {
		return 0
	}
	runs := r.bitRuns(k, maxRuns)
	if runs == nil {
		return 0
	}
	out := make([]term.ID, len(runs))
	for i, run := range runs {
		out[i] = piece(x, run)
	}
	return r.concatAll(out)
}

func bvandMask(r *Rewriter, id term.ID) term.ID {
	return r.byMask(id, func(x term.ID, run bitRun) term.ID {
		if run.one {
			return r.T.Extract(x, run.hi, run.lo)
		}
		return r.T.Const(0, run.hi-run.lo+1)
	})
}

func bvorMask(r *Rewriter, id term.ID) term.ID {
	return r.byMask(id, func(x term.ID, run bitRun) term.ID {
		if run.one {
			return r.T.BVNot(r.T.Const(0, run.hi-run.lo+1))
		}
		return r.T.Extract(x, run.hi, run.lo)
	})
}

// bvandNarrow takes the high bits that one side does not have from the other.
func bvandNarrow(r *Rewriter, id term.ID) term.ID {
	w := r.T.Width(id)
	if w > 64 {
		return 0
	}
	for i := range 2 {
		x, y := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		if op := r.T.Op(y); op == term.OpConst || op == term.OpZExt || op == term.OpBVAnd {
			continue // of bvand the same is known: neither argument was below a power of two
		}
		a := r.Range(y)
		if n := bits.Len64(a.UMax()); a.Known() && n > 0 && n < w {
			return r.T.ZExt(r.T.Bin(term.OpBVAnd, r.T.Extract(x, n-1, 0), r.T.Extract(y, n-1, 0)), w)
		}
	}
	return 0
}

func bitwiseSExt(r *Rewriter, id term.ID) term.ID {
	x, y := r.under(r.T.Arg(id, 0), term.OpSExt), r.under(r.T.Arg(id, 1), term.OpSExt)
	if x == 0 || y == 0 || r.T.Sort(x) != r.T.Sort(y) {
		return 0
	}
	return r.T.SExt(r.T.Bin(r.T.Op(id), x, y), r.T.Width(id))
}

// cutPoint is where x falls apart: the width of its low part, 0 for nowhere. sure says
// that a constant begins or ends there.
func (r *Rewriter) cutPoint(x term.ID) (at int, sure bool) {
	t := r.T
	switch t.Op(x) {
	case term.OpConcat:
		for y, n := x, 0; t.Op(y) == term.OpConcat && n < maxPieces; y, n = t.Arg(y, 1), n+1 {
			switch lo := t.Arg(y, 1); {
			case r.isConst(lo), y == x && r.isConst(t.Arg(x, 0)):
				return t.Width(lo), true
			case r.isConst(t.Arg(y, 0)):
				return t.Width(y), true
			}
		}
		return t.Width(t.Arg(x, 1)), false
	case term.OpZExt:
		return t.Width(t.Arg(x, 0)), true
	case term.OpMul:
		if _, k, ok := r.mulPow(x); ok {
			return k, true
		}
	}
	return 0, false
}

func bitwiseCut(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	at, sure := r.cutPoint(x)
	at2, sure2 := r.cutPoint(y)
	switch {
	case at > 0 && (at2 > 0 || sure && !r.isConst(y)):
	case at2 > 0 && sure2 && !r.isConst(x):
		at = at2
	case at > 0 && r.isConst(y), at2 > 0 && r.isConst(x):
		at = max(at, at2)
	default:
		return 0
	}
	hi := t.Bin(t.Op(id), r.highPart(x, at), r.highPart(y, at))
	lo := t.Bin(t.Op(id), t.Extract(x, at-1, 0), t.Extract(y, at-1, 0))
	return t.Bin(term.OpConcat, hi, lo)
}

// highPart is x without its low n bits.
func (r *Rewriter) highPart(x term.ID, n int) term.ID {
	return r.T.Extract(x, r.T.Width(x)-1, n)
}

func shlConst(r *Rewriter, id term.ID) term.ID {
	x := r.T.Arg(id, 0)
	n, ok := r.shiftAmount(r.T.Arg(id, 1))
	switch {
	case !ok:
		return 0
	case n == r.T.Width(x):
		return r.zero(x)
	}
	return r.T.Bin(term.OpMul, x, r.power(n, r.T.Width(x)))
}

func lshrConst(r *Rewriter, id term.ID) term.ID {
	x := r.T.Arg(id, 0)
	n, ok := r.shiftAmount(r.T.Arg(id, 1))
	switch {
	case !ok:
		return 0
	case n == r.T.Width(x):
		return r.zero(x)
	}
	return r.highBits(x, n)
}

func ashrConst(r *Rewriter, id term.ID) term.ID {
	x := r.T.Arg(id, 0)
	w := r.T.Width(x)
	n, ok := r.shiftAmount(r.T.Arg(id, 1))
	if !ok {
		return 0
	}
	return r.T.SExt(r.T.Extract(x, w-1, min(n, w-1)), w)
}

func shiftZero(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); r.isZero(x) {
		return x
	}
	return 0
}

// flag reads ite(c, k, 0), also the other way round.
func (r *Rewriter) flag(x term.ID) (c, k term.ID, ok bool) {
	c, u, v, ok := r.constIte(x)
	switch {
	case !ok:
		return 0, 0, false
	case r.isZero(v):
		return c, u, true
	case r.isZero(u):
		return r.T.Not(c), v, true
	}
	return 0, 0, false
}

func bitwiseIteIte(r *Rewriter, id term.ID) term.ID {
	t := r.T
	c, k, ok := r.flag(t.Arg(id, 0))
	d, m, ok2 := r.flag(t.Arg(id, 1))
	if !ok || !ok2 || k != m {
		return 0
	}
	switch t.Op(id) {
	case term.OpBVAnd:
		c = t.And(c, d)
	case term.OpBVOr:
		c = t.Or(c, d)
	default:
		c = t.Xor(c, d)
	}
	return t.Ite(c, k, r.zero(k))
}
