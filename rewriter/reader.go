package rewriter

import (
	"math/big"
	"math/bits"

	"seabmc/term"
)

// Reader reads terms of one table: what constant something is, what it is a sum of, which bits it takes.
type Reader struct{ T *term.Table }

// splitConst reads k op x for a commutative binary op.
func (r Reader) splitConst(id term.ID, op term.Op) (k, x term.ID, ok bool) {
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
func (r Reader) binArgs(id term.ID, op term.Op) (x, y term.ID, ok bool) {
	if r.T.Op(id) != op {
		return 0, 0, false
	}
	return r.T.Arg(id, 0), r.T.Arg(id, 1), true
}

// under is the argument of a unary operation, or 0.
func (r Reader) under(id term.ID, op term.Op) term.ID {
	if r.T.Op(id) != op {
		return 0
	}
	return r.T.Arg(id, 0)
}

func (r Reader) isConst(id term.ID) bool { return r.T.Op(id) == term.OpConst }

// zero, one, ones: constants of the width of x.
func (r Reader) zero(x term.ID) term.ID { return r.T.Const(0, r.T.Width(x)) }
func (r Reader) ones(x term.ID) term.ID {
	if w := r.T.Width(x); w <= 64 {
		return r.T.Const(maskOf(w), w)
	}
	return r.T.BigConst(big.NewInt(-1), r.T.Width(x))
}

// power is the constant 2^n of width w.
func (r Reader) power(n, w int) term.ID {
	if w <= 64 {
		return r.T.Const(1<<uint(n), w)
	}
	return r.T.BigConst(pow2(n), w)
}

// val is the unsigned value of a constant.
func (r Reader) val(id term.ID) (*big.Int, bool) { return r.T.Big(id) }

func (r Reader) isZero(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 0
	}
	v, ok := r.T.Big(id)
	return ok && v.Sign() == 0
}

func (r Reader) isOne(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 1
	}
	v, ok := r.T.Big(id)
	return ok && v.IsUint64() && v.Uint64() == 1
}

func (r Reader) isOnes(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == maskOf(r.T.Width(id))
	}
	return r.isConst(id) && id == r.ones(id)
}

// log2 is k if id is the constant 2^k.
func (r Reader) log2(id term.ID) (int, bool) {
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
func (r Reader) shiftAmount(y term.ID) (int, bool) {
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
func (r Reader) mulPow(id term.ID) (x term.ID, k int, ok bool) {
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

func (r Reader) bitRuns(k term.ID, limit int) []bitRun {
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
func (r Reader) concatAll(pieces []term.ID) term.ID {
	out := pieces[len(pieces)-1]
	for i := len(pieces) - 2; i >= 0; i-- {
		out = r.T.Bin(term.OpConcat, pieces[i], out)
	}
	return out
}

// slice reads an extract; any other term is all of itself.
func (r Reader) slice(id term.ID) (x term.ID, hi, lo int) {
	if r.T.Op(id) == term.OpExtract {
		hi, lo = r.T.ExtractBounds(id)
		return r.T.Arg(id, 0), hi, lo
	}
	return id, r.T.Width(id) - 1, 0
}

// ite reads an if-then-else.
func (r Reader) ite(id term.ID) (c, x, y term.ID, ok bool) {
	if r.T.Op(id) != term.OpIte {
		return 0, 0, 0, false
	}
	a := r.T.Args(id)
	return a[0], a[1], a[2], true
}

// ite3 is ite for an id known to be one.
func (r Reader) ite3(id term.ID) (c, x, y term.ID) {
	a := r.T.Args(id)
	return a[0], a[1], a[2]
}

func (r Reader) eqArgs(id term.ID) (x, y term.ID) { return r.T.Arg(id, 0), r.T.Arg(id, 1) }

// highPart is x without its low n bits.
func (r Reader) highPart(x term.ID, n int) term.ID {
	return r.T.Extract(x, r.T.Width(x)-1, n)
}

// extend is x with w bits, by op.
func (r Reader) extend(op term.Op, x term.ID, w int) term.ID {
	if op == term.OpSExt {
		return r.T.SExt(x, w)
	}
	return r.T.ZExt(x, w)
}
