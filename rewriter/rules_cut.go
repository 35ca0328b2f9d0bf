package rewriter

import (
	"math/bits"

	"seabmc/term"
)

var (
	extractOps = []term.Op{term.OpExtract}
	concatOps  = []term.Op{term.OpConcat}
	zextOps    = []term.Op{term.OpZExt}
	sextOps    = []term.Op{term.OpSExt}
)

var cutRules = []Rule{
	{Name: "extract-extract", Text: "(extract (extract x)) => (extract x)", Level: 1, Ops: extractOps, Over: []term.Op{term.OpExtract}, Apply: extractExtract},
	{Name: "extract-concat", Text: "(extract (concat x y)) => the parts of x and y", Level: 1, Ops: extractOps, Over: []term.Op{term.OpConcat}, Apply: extractConcat},
	{Name: "extract-zext", Text: "(extract (zero_extend x)) => the part of x, extended, or 0", Level: 1, Ops: extractOps, Over: []term.Op{term.OpZExt}, Apply: extractZExt},
	{Name: "extract-sext", Text: "(extract (sign_extend x)) => the part of x, extended", Level: 1, Ops: extractOps, Over: []term.Op{term.OpSExt}, Apply: extractSExt},
	{Name: "extract-mul", Text: "(extract (bvmul x k)) => (concat (extract x) 0) if k = 2^j", Level: 2, Ops: extractOps, Over: []term.Op{term.OpMul}, Apply: extractMulPow},
	{Name: "extract-low", Text: "(extract (bvadd (zero_extend x) y)) => (bvadd (extract (zero_extend x)) (extract y)) if it is the low bits and an argument is an extension, a concatenation or an extract; bvmul too", Level: 2, Ops: extractOps, Over: []term.Op{term.OpAdd, term.OpMul}, Apply: extractLow},
	{Name: "extract-neg", Text: "(extract (bvneg (zero_extend x))) => (bvneg (extract (zero_extend x))) if it is the low bits and the argument is an extension or a concatenation", Level: 2, Ops: extractOps, Over: []term.Op{term.OpNeg}, Apply: extractNeg},
	{Name: "extract-not", Text: "(extract (bvnot x)) => (bvnot (extract x)) if it is the low bits", Level: 1, Ops: extractOps, Over: []term.Op{term.OpBVNot}, Apply: extractNot},
	{Name: "extract-bitwise", Text: "(extract (bvand x k)) => (bvand (extract x) k'), bvor and bvxor too, if k' has few runs of bits (bvxor: one)", Level: 2, Ops: extractOps, Over: []term.Op{term.OpBVAnd, term.OpBVOr, term.OpBVXor}, Apply: extractBitwise},
	{Name: "concat-nest", Text: "(concat (concat x y) z) => (concat x (concat y z))", Level: 1, Ops: concatOps, Over: []term.Op{term.OpConcat}, Apply: concatNest},
	{Name: "concat-zero", Text: "(concat 0 x) => (zero_extend x)", Level: 1, Ops: concatOps, Over: []term.Op{term.OpConst}, Apply: concatZero},
	{Name: "concat-zext", Text: "(concat (zero_extend x) y) => (zero_extend (concat x y))", Level: 1, Ops: concatOps, Over: []term.Op{term.OpZExt}, Apply: concatZExt},
	{Name: "concat-const", Text: "(concat k (concat m x)) => (concat km x)", Level: 2, Ops: concatOps, Over: []term.Op{term.OpConst}, Apply: concatConst},
	{Name: "concat-const-zext", Text: "(concat k (zero_extend x)) => (concat k0 x)", Level: 2, Ops: concatOps, Over: []term.Op{term.OpConst}, Apply: concatConstZExt},
	{Name: "concat-adjacent", Text: "(concat (extract x) (extract x)) => (extract x) if the bits are adjacent", Level: 2, Ops: concatOps, Apply: concatAdjacent},
	{Name: "concat-rejoin", Text: "(concat (extract x) y) => (extract x) if y is what the adjacent bits of x were simplified to", Level: 2, Cache: true, Ops: concatOps, Over: []term.Op{term.OpExtract}, Apply: concatRejoin},
	{Name: "concat-rejoin-high", Text: "(concat y (extract x)) => (extract x) if y is what the adjacent bits of x were simplified to", Level: 2, Cache: true, Ops: concatOps, Over: []term.Op{term.OpExtract}, Apply: concatRejoinHigh},
	{Name: "concat-sign", Text: "(concat (extract x) x) => (sign_extend x) if the extract is the sign of x", Level: 2, Ops: concatOps, Apply: concatSign},
	{Name: "concat-zero-low", Text: "(concat (extract x) 0) => (bvmul x 2^k) if the extract is the low bits of x and the result has its width; (concat (sign_extend x) 0) too", Level: 2, Ops: concatOps, Over: []term.Op{term.OpConst}, Apply: concatZeroLow},
	{Name: "concat-sext", Text: "(concat (sign_extend x) y) => (sign_extend (concat x y))", Level: 1, Ops: concatOps, Over: []term.Op{term.OpSExt}, Apply: concatSExt},
	{Name: "concat-ite", Text: "(concat (ite a x y) (ite a u v)) => (ite a (concat x u) (concat y v))", Level: 2, Ops: concatOps, Over: []term.Op{term.OpIte}, Apply: concatIte},
	{Name: "concat-pair-in", Text: "(concat (extract x) (concat (extract x) y)) => (concat (extract x) y) if the bits are adjacent; with the other rules that join two parts too", Level: 2, Ops: concatOps, Over: []term.Op{term.OpConcat}, Apply: concatPairIn},
	{Name: "zext-concat-zero", Text: "(zero_extend (concat x 0)) => (bvmul (zero_extend x) 2^k)", Level: 2, Ops: zextOps, Over: []term.Op{term.OpConcat}, Apply: extConcatZero},
	{Name: "sext-concat-zero", Text: "(sign_extend (concat x 0)) => (bvmul (sign_extend x) 2^k)", Level: 2, Ops: sextOps, Over: []term.Op{term.OpConcat}, Apply: extConcatZero},
	{Name: "zext-add", Text: "(zero_extend (bvadd x k)) => (bvadd (zero_extend x) k') if by range nothing wraps", Level: 2, Ops: zextOps, Over: []term.Op{term.OpAdd}, Apply: extAdd},
	{Name: "sext-add", Text: "(sign_extend (bvadd x k)) => (bvadd (sign_extend x) k') if by range nothing wraps", Level: 2, Ops: sextOps, Over: []term.Op{term.OpAdd}, Apply: extAdd},
	{Name: "zext-mul", Text: "(zero_extend (bvmul x k)) => (bvmul (zero_extend x) k) if by range nothing wraps and it has at most 64 bits", Level: 2, Ops: zextOps, Over: []term.Op{term.OpMul}, Apply: zextMul},
	{Name: "sext-mul", Text: "(sign_extend (bvmul x k)) => (bvmul (sign_extend x) k) if by range nothing wraps and it has at most 64 bits", Level: 2, Ops: sextOps, Over: []term.Op{term.OpMul}, Apply: sextMul},
	{Name: "zext-zext", Text: "(zero_extend (zero_extend x)) => (zero_extend x)", Level: 1, Ops: zextOps, Over: []term.Op{term.OpZExt}, Apply: extTwice},
	{Name: "sext-sext", Text: "(sign_extend (sign_extend x)) => (sign_extend x)", Level: 1, Ops: sextOps, Over: []term.Op{term.OpSExt}, Apply: extTwice},
	{Name: "sext-zext", Text: "(sign_extend (zero_extend x)) => (zero_extend x)", Level: 1, Ops: sextOps, Over: []term.Op{term.OpZExt}, Apply: sextZExt},
	{Name: "sext-nonneg", Text: "(sign_extend x) => (zero_extend x) if x >= 0 by range", Level: 2, Ops: sextOps, Apply: sextNonneg},
}

// slice reads an extract; any other term is all of itself.
func (r *Rewriter) slice(id term.ID) (x term.ID, hi, lo int) {
	if r.T.Op(id) == term.OpExtract {
		hi, lo = r.T.ExtractBounds(id)
		return r.T.Arg(id, 0), hi, lo
	}
	return id, r.T.Width(id) - 1, 0
}

func extractExtract(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	if r.T.Op(in) != term.OpExtract {
		return 0
	}
	x, _, off := r.slice(in)
	return r.T.Extract(x, hi+off, lo+off)
}

func extractConcat(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	x, y, ok := r.binArgs(in, term.OpConcat)
	if !ok {
		return 0
	}
	switch n := r.T.Width(y); {
	case hi < n:
		return r.T.Extract(y, hi, lo)
	case lo >= n:
		return r.T.Extract(x, hi-n, lo-n)
	default:
		return r.T.Bin(term.OpConcat, r.T.Extract(x, hi-n, 0), r.T.Extract(y, n-1, lo))
	}
}

func extractZExt(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	x := r.under(in, term.OpZExt)
	if x == 0 {
		return 0
	}
	switch n := r.T.Width(x); {
	case hi < n:
		return r.T.Extract(x, hi, lo)
	case lo >= n:
		return r.zero(id)
	default:
		return r.T.ZExt(r.T.Extract(x, n-1, lo), hi-lo+1)
	}
}

func extractSExt(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	x := r.under(in, term.OpSExt)
	if x == 0 {
		return 0
	}
	n := r.T.Width(x)
	if hi < n {
		return r.T.Extract(x, hi, lo)
	}
	return r.T.SExt(r.T.Extract(x, n-1, min(lo, n-1)), hi-lo+1)
}

func extractMulPow(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	x, k, ok := r.mulPow(in)
	if !ok {
		return 0
	}
	switch {
	case hi < k:
		return r.zero(id)
	case lo >= k:
		return r.T.Extract(x, hi-k, lo-k)
	default:
		return r.T.Bin(term.OpConcat, r.T.Extract(x, hi-k, 0), r.T.Const(0, k-lo))
	}
}

// cutsCheaply tells whether the low bits of x are no bigger a term than x.
func (r *Rewriter) cutsCheaply(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpZExt, term.OpSExt, term.OpConcat, term.OpExtract:
		return true
	}
	return false
}

func extractLow(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	op := r.T.Op(in)
	if lo != 0 || op != term.OpAdd && op != term.OpMul {
		return 0
	}
	x, y := r.T.Arg(in, 0), r.T.Arg(in, 1)
	if !r.cutsCheaply(x) && !r.cutsCheaply(y) {
		return 0
	}
	return r.T.Bin(op, r.T.Extract(x, hi, 0), r.T.Extract(y, hi, 0))
}

func extractNeg(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	if x := r.under(in, term.OpNeg); x != 0 && lo == 0 && r.cutsCheaply(x) {
		return r.T.Neg(r.T.Extract(x, hi, 0))
	}
	return 0
}

func extractNot(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	if x := r.under(in, term.OpBVNot); x != 0 && lo == 0 {
		return r.T.BVNot(r.T.Extract(x, hi, 0))
	}
	return 0
}

func extractBitwise(r *Rewriter, id term.ID) term.ID {
	in, hi, lo := r.slice(id)
	op := r.T.Op(in)
	if op != term.OpBVAnd && op != term.OpBVOr && op != term.OpBVXor {
		return 0
	}
	k, x, ok := r.splitConst(in, op)
	if !ok {
		return 0
	}
	limit := maxRuns
	if op == term.OpBVXor {
		limit = 1
	}
	if k = r.T.Extract(k, hi, lo); r.bitRuns(k, limit) == nil {
		return 0
	}
	return r.T.Bin(op, r.T.Extract(x, hi, lo), k)
}

func concatNest(r *Rewriter, id term.ID) term.ID {
	t := r.T
	if x, y, ok := r.binArgs(t.Arg(id, 0), term.OpConcat); ok {
		return t.Bin(term.OpConcat, x, t.Bin(term.OpConcat, y, t.Arg(id, 1)))
	}
	return 0
}

func concatZero(r *Rewriter, id term.ID) term.ID {
	if r.isZero(r.T.Arg(id, 0)) {
		return r.T.ZExt(r.T.Arg(id, 1), r.T.Width(id))
	}
	return 0
}

func concatZExt(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpZExt); x != 0 {
		return r.T.ZExt(r.T.Bin(term.OpConcat, x, r.T.Arg(id, 1)), r.T.Width(id))
	}
	return 0
}

func concatConst(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k := t.Arg(id, 0)
	m, x, ok := r.binArgs(t.Arg(id, 1), term.OpConcat)
	if ok && r.isConst(k) && r.isConst(m) {
		return t.Bin(term.OpConcat, t.Bin(term.OpConcat, k, m), x)
	}
	return 0
}

func concatConstZExt(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k, x := t.Arg(id, 0), r.under(t.Arg(id, 1), term.OpZExt)
	if x == 0 || !r.isConst(k) {
		return 0
	}
	n := t.Width(t.Arg(id, 1)) - t.Width(x)
	return t.Bin(term.OpConcat, t.Bin(term.OpConcat, k, t.Const(0, n)), x)
}

// adjacent is the extract that a (high) and b (low) are parts of, or 0.
func (r *Rewriter) adjacent(a, b term.ID) term.ID {
	if r.T.Op(a) != term.OpExtract || r.T.Op(b) != term.OpExtract {
		return 0
	}
	x, hi, lo := r.slice(a)
	y, hi2, lo2 := r.slice(b)
	if x == y && lo == hi2+1 {
		return r.T.Extract(x, hi, lo2)
	}
	return 0
}

func concatAdjacent(r *Rewriter, id term.ID) term.ID {
	return r.adjacent(r.T.Arg(id, 0), r.T.Arg(id, 1))
}

// wasCut is v[hi:lo] if that was simplified to y before: the memory of the cache tells
// that y is a part of v even when y does not look like one.
func (r *Rewriter) wasCut(v term.ID, hi, lo int, y term.ID) bool {
	return r.eng.Cached(r.T.Extract(v, hi, lo)) == y
}

func concatRejoin(r *Rewriter, id term.ID) term.ID {
	t := r.T
	e, y := t.Arg(id, 0), t.Arg(id, 1)
	v, hi, lo := r.slice(e)
	if v == e || t.Width(y) > lo {
		return 0
	}
	if r.wasCut(v, lo-1, lo-t.Width(y), y) {
		return t.Extract(v, hi, lo-t.Width(y))
	}
	return 0
}

func concatRejoinHigh(r *Rewriter, id term.ID) term.ID {
	t := r.T
	y, e := t.Arg(id, 0), t.Arg(id, 1)
	v, hi, lo := r.slice(e)
	if v == e || hi+t.Width(y) >= t.Width(v) {
		return 0
	}
	if r.wasCut(v, hi+t.Width(y), hi+1, y) {
		return t.Extract(v, hi+t.Width(y), lo)
	}
	return 0
}

// sign is the bit of a term that is the sign of x.
func (r *Rewriter) sign(x term.ID) (v term.ID, bit int) {
	if n := r.under(x, term.OpSExt); n != 0 {
		x = n
	}
	v, hi, _ := r.slice(x)
	return v, hi
}

func concatSign(r *Rewriter, id term.ID) term.ID {
	t := r.T
	s, x := t.Arg(id, 0), t.Arg(id, 1)
	if t.Width(s) != 1 {
		return 0
	}
	u, bit := r.sign(s)
	if v, hi := r.sign(x); u == v && bit == hi {
		return t.SExt(x, t.Width(id))
	}
	return 0
}

func concatZeroLow(r *Rewriter, id term.ID) term.ID {
	t := r.T
	y, k := t.Arg(id, 0), t.Arg(id, 1)
	if !r.isZero(k) {
		return 0
	}
	w := t.Width(id)
	x, hi, lo := r.slice(y)
	switch {
	case t.Op(y) == term.OpExtract && lo == 0 && t.Width(x) == w && hi == w-1-t.Width(k):
	case t.Op(y) == term.OpSExt:
		x = t.SExt(t.Arg(y, 0), w)
	default:
		return 0
	}
	return t.Bin(term.OpMul, x, r.power(t.Width(k), w))
}

func concatSExt(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpSExt); x != 0 {
		return r.T.SExt(r.T.Bin(term.OpConcat, x, r.T.Arg(id, 1)), r.T.Width(id))
	}
	return 0
}

// concatPairIn joins the first part with the second, where a third follows.
func concatPairIn(r *Rewriter, id term.ID) term.ID {
	t := r.T
	a := t.Arg(id, 0)
	b, z, ok := r.binArgs(t.Arg(id, 1), term.OpConcat)
	if !ok {
		return 0
	}
	switch t.Op(a) {
	case term.OpExtract, term.OpIte, term.OpZExt, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpBVNot: // what parts of a value look like
	default:
		return 0
	}
	pair := t.Bin(term.OpConcat, a, b)
	for _, join := range [...]func(*Rewriter, term.ID) term.ID{concatAdjacent, concatRejoin, concatRejoinHigh, concatSign, concatIte} {
		if x := join(r, pair); x != 0 {
			return t.Bin(term.OpConcat, x, z)
		}
	}
	return 0
}

// extAdd moves an extension into a sum with a constant.
func extAdd(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k, x, ok := r.splitConst(t.Arg(id, 0), term.OpAdd)
	if !ok || t.Width(x) > 63 {
		return 0
	}
	signed := t.Op(id) == term.OpSExt
	kv, ok := r.noWrap(x, k, signed)
	if !ok {
		return 0
	}
	w := t.Width(id)
	wide := t.SExt(t.Const(kv.lo, 64), max(w, 64))
	return t.Bin(term.OpAdd, t.Mk(id, []term.ID{x}), t.Extract(wide, w-1, 0))
}

func concatIte(r *Rewriter, id term.ID) term.ID {
	t := r.T
	c, x, y, ok := r.ite(t.Arg(id, 0))
	d, u, v, ok2 := r.ite(t.Arg(id, 1))
	if ok && ok2 && c == d {
		return t.Ite(c, t.Bin(term.OpConcat, x, u), t.Bin(term.OpConcat, y, v))
	}
	return 0
}

func extTwice(r *Rewriter, id term.ID) term.ID {
	op := r.T.Op(id)
	x := r.under(r.T.Arg(id, 0), op)
	switch {
	case x == 0:
		return 0
	case op == term.OpZExt:
		return r.T.ZExt(x, r.T.Width(id))
	}
	return r.T.SExt(x, r.T.Width(id))
}

func sextZExt(r *Rewriter, id term.ID) term.ID {
	if x := r.under(r.T.Arg(id, 0), term.OpZExt); x != 0 {
		return r.T.ZExt(x, r.T.Width(id))
	}
	return 0
}

func sextNonneg(r *Rewriter, id term.ID) term.ID {
	if x := r.T.Arg(id, 0); r.nonneg(x) {
		return r.T.ZExt(x, r.T.Width(id))
	}
	return 0
}

func extConcatZero(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, k, ok := r.binArgs(t.Arg(id, 0), term.OpConcat)
	if !ok || !r.isZero(k) {
		return 0
	}
	w := t.Width(id)
	if t.Op(id) == term.OpZExt {
		x = t.ZExt(x, w)
	} else {
		x = t.SExt(x, w)
	}
	return t.Bin(term.OpMul, x, r.power(t.Width(k), w))
}

func zextMul(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k, x, ok := r.splitConst(t.Arg(id, 0), term.OpMul)
	if !ok || t.Width(id) > 64 {
		return 0
	}
	a, b := r.Range(x), r.Range(k)
	if !a.Known() {
		return 0
	}
	if hi, lo := bits.Mul64(a.UMax(), b.UMax()); hi != 0 || lo > maskOf(t.Width(x)) {
		return 0
	}
	w := t.Width(id)
	return t.Bin(term.OpMul, t.ZExt(x, w), t.ZExt(k, w))
}

func sextMul(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k, x, ok := r.splitConst(t.Arg(id, 0), term.OpMul)
	if !ok || t.Width(id) > 64 {
		return 0
	}
	a, c := r.Range(x), r.Range(k)
	if !a.Known() {
		return 0
	}
	for _, v := range [2]int64{a.SMin(), a.SMax()} {
		if _, ok := r.domainConst(fromI(v).mul(c.SMin()), t.Width(x), true); !ok {
			return 0
		}
	}
	w := t.Width(id)
	return t.Bin(term.OpMul, t.SExt(x, w), t.SExt(k, w))
}
