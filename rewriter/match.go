package rewriter

import (
	"math/big"
	"math/bits"

	"seabmc/term"
)

// Small readers of terms that the rules share.

// splitConst reads k op x for a commutative binary op.
func (r *Rewriter) splitConst(id term.ID, op term.Op) (k, x term.ID, ok bool) {
	if r.T.Op(id) != op {
		return 0, 0, false
	}
	a, b := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.T.Op(a) == term.OpConst {
		return a, b, true
	}
	return b, a, r.T.Op(b) == term.OpConst
}

// binArgs reads a binary operation.
func (r *Rewriter) binArgs(id term.ID, op term.Op) (x, y term.ID, ok bool) {
	if r.T.Op(id) != op {
		return 0, 0, false
	}
	return r.T.Arg(id, 0), r.T.Arg(id, 1), true
}

// under is the argument of a unary operation, or 0.
func (r *Rewriter) under(id term.ID, op term.Op) term.ID {
	if r.T.Op(id) != op {
		return 0
	}
	return r.T.Arg(id, 0)
}

func (r *Rewriter) isConst(id term.ID) bool { return r.T.Op(id) == term.OpConst }

// zero, one, ones: constants of the width of x.
func (r *Rewriter) zero(x term.ID) term.ID { return r.T.Const(0, r.T.Width(x)) }
func (r *Rewriter) ones(x term.ID) term.ID {
	if w := r.T.Width(x); w <= 64 {
		return r.T.Const(maskOf(w), w)
	}
	return r.T.BigConst(big.NewInt(-1), r.T.Width(x))
}

// power is the constant 2^n of width w.
func (r *Rewriter) power(n, w int) term.ID {
	if w <= 64 {
		return r.T.Const(1<<uint(n), w)
	}
	return r.T.BigConst(pow2(n), w)
}

// val is the unsigned value of a constant.
func (r *Rewriter) val(id term.ID) (*big.Int, bool) { return r.T.Big(id) }

func (r *Rewriter) isZero(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 0
	}
	v, ok := r.T.Big(id)
	return ok && v.Sign() == 0
}

func (r *Rewriter) isOne(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 1
	}
	v, ok := r.T.Big(id)
	return ok && v.IsUint64() && v.Uint64() == 1
}

func (r *Rewriter) isOnes(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == maskOf(r.T.Width(id))
	}
	return r.isConst(id) && id == r.ones(id)
}

// log2 is k if id is the constant 2^k.
func (r *Rewriter) log2(id term.ID) (int, bool) {
	if v, ok := r.T.Uint64(id); ok {
		return bits.TrailingZeros64(v), bits.OnesCount64(v) == 1
	}
	v, ok := r.T.Big(id)
	if !ok || v.Sign() == 0 {
		return 0, false
	}
	k := int(v.TrailingZeroBits())
	return k, v.BitLen() == k+1
}

// shiftAmount is the constant amount of a shift, capped to the width.
func (r *Rewriter) shiftAmount(y term.ID) (int, bool) {
	v, ok := r.T.Big(y)
	if !ok {
		return 0, false
	}
	w := r.T.Width(y)
	if !v.IsInt64() || v.Int64() >= int64(w) {
		return w, true
	}
	return int(v.Int64()), true
}

// mulPow reads x * 2^k.
func (r *Rewriter) mulPow(id term.ID) (x term.ID, k int, ok bool) {
	m, x, ok := r.splitConst(id, term.OpMul)
	if !ok {
		return 0, 0, false
	}
	k, ok = r.log2(m)
	return x, k, ok
}

// bitRuns cuts a constant into runs of equal bits, high to low; nil if more than limit.
type bitRun struct {
	hi, lo int
	one    bool
}

func (r *Rewriter) bitRuns(k term.ID, limit int) []bitRun {
	v, ok := r.T.Big(k)
	if !ok {
		return nil
	}
	var out []bitRun
	hi := r.T.Width(k) - 1
	for i := hi; i >= 0; i-- {
		if i == 0 || v.Bit(i) != v.Bit(i-1) {
			if len(out) == limit {
				return nil
			}
			out = append(out, bitRun{hi, i, v.Bit(i) == 1})
			hi = i - 1
		}
	}
	return out
}

// concatAll joins pieces, the highest first.
func (r *Rewriter) concatAll(pieces []term.ID) term.ID {
	out := pieces[len(pieces)-1]
	for i := len(pieces) - 2; i >= 0; i-- {
		out = r.T.Bin(term.OpConcat, pieces[i], out)
	}
	return out
}
