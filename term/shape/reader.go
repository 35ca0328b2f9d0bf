// Package shape recognises the form of terms: whether a term is a constant, what it is a sum of, which bits of another term it takes.
//
// In: a term. Out: its parts, if it has the requested form.
package shape

import (
	"math/big"
	"math/bits"

	"seabmc/domain"
	"seabmc/term"
)

// Reader reads the form of terms of one table: which constant a term is, what it is a sum of, which bits it takes.
type Reader struct{ T *term.Table }

// SplitConst reads k op x for a commutative binary op.
func (r Reader) SplitConst(id term.ID, op term.Op) (k, x term.ID, ok bool) {
	if r.T.Op(id) != op {
		return 0, 0, false
	}
	a, b := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if r.T.Op(a) == term.OpConst {
		return a, b, true
	}
	return b, a, r.T.Op(b) == term.OpConst
}

// BinArgs reads a binary operation.
func (r Reader) BinArgs(id term.ID, op term.Op) (x, y term.ID, ok bool) {
	if r.T.Op(id) != op {
		return 0, 0, false
	}
	return r.T.Arg(id, 0), r.T.Arg(id, 1), true
}

// Under returns the argument of a unary operation, or 0 if id is not one.
func (r Reader) Under(id term.ID, op term.Op) term.ID {
	if r.T.Op(id) != op {
		return 0
	}
	return r.T.Arg(id, 0)
}

// IsConst reports whether id is a constant of a bit-vector sort.
func (r Reader) IsConst(id term.ID) bool { return r.T.Op(id) == term.OpConst }

// Zero returns the constant 0 of the width of x.
func (r Reader) Zero(x term.ID) term.ID { return r.T.Const(0, r.T.Width(x)) }

// ones returns the constant of the width of x that has all bits set.
func (r Reader) ones(x term.ID) term.ID {
	if w := r.T.Width(x); w <= 64 {
		return r.T.Const(domain.Mask(w), w)
	}
	return r.T.BigConst(big.NewInt(-1), r.T.Width(x))
}

// Power returns the constant 2^n of width w.
func (r Reader) Power(n, w int) term.ID {
	if w <= 64 {
		return r.T.Const(1<<uint(n), w)
	}
	return r.T.BigConst(domain.Pow2(n), w)
}

// Value returns the unsigned value of a constant.
func (r Reader) Value(id term.ID) (*big.Int, bool) { return r.T.Big(id) }

// IsZero reports whether id is the constant 0, of any width.
func (r Reader) IsZero(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 0
	}
	v, ok := r.T.Big(id)
	return ok && v.Sign() == 0
}

// IsOne reports whether id is the constant 1, of any width.
func (r Reader) IsOne(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == 1
	}
	v, ok := r.T.Big(id)
	return ok && v.IsUint64() && v.Uint64() == 1
}

// IsOnes reports whether id is the constant that has all bits set.
func (r Reader) IsOnes(id term.ID) bool {
	if v, ok := r.T.Uint64(id); ok {
		return v == domain.Mask(r.T.Width(id))
	}
	return r.IsConst(id) && id == r.ones(id)
}

// Log2 returns k if id is the constant 2^k.
func (r Reader) Log2(id term.ID) (int, bool) {
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

// ShiftAmount returns the constant amount of a shift, limited to the width.
func (r Reader) ShiftAmount(y term.ID) (int, bool) {
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

// MulPow reads x * 2^k.
func (r Reader) MulPow(id term.ID) (x term.ID, k int, ok bool) {
	m, x, ok := r.SplitConst(id, term.OpMul)
	if !ok {
		return 0, 0, false
	}
	k, ok = r.Log2(m)
	return x, k, ok
}

// BitRun is a run of equal bits of a constant: bits Hi down to Lo, ones or zeros.
type BitRun struct {
	Hi, Lo int
	One    bool
}

// BitRuns divides a constant into runs of equal bits, from high to low. It returns nil if there are more than limit.
func (r Reader) BitRuns(k term.ID, limit int) []BitRun {
	v, ok := r.T.Big(k)
	if !ok {
		return nil
	}
	var out []BitRun
	hi := r.T.Width(k) - 1
	for i := hi; i >= 0; i-- {
		if i == 0 || v.Bit(i) != v.Bit(i-1) {
			if len(out) == limit {
				return nil
			}
			out = append(out, BitRun{hi, i, v.Bit(i) == 1})
			hi = i - 1
		}
	}
	return out
}

// ConcatAll concatenates pieces, the highest first.
func (r Reader) ConcatAll(pieces []term.ID) term.ID {
	out := pieces[len(pieces)-1]
	for i := len(pieces) - 2; i >= 0; i-- {
		out = r.T.Bin(term.OpConcat, pieces[i], out)
	}
	return out
}

// Slice reads an extract. Any other term counts as an extract of all its bits.
func (r Reader) Slice(id term.ID) (x term.ID, hi, lo int) {
	if r.T.Op(id) == term.OpExtract {
		hi, lo = r.T.ExtractBounds(id)
		return r.T.Arg(id, 0), hi, lo
	}
	return id, r.T.Width(id) - 1, 0
}

// IteArgs reads an if-then-else.
func (r Reader) IteArgs(id term.ID) (c, x, y term.ID, ok bool) {
	if r.T.Op(id) != term.OpIte {
		return 0, 0, 0, false
	}
	a := r.T.Args(id)
	return a[0], a[1], a[2], true
}

// Branches does what IteArgs does, for an id that is known to be an if-then-else.
func (r Reader) Branches(id term.ID) (c, x, y term.ID) {
	a := r.T.Args(id)
	return a[0], a[1], a[2]
}

// EqArgs returns the two arguments of an equality or a comparison.
func (r Reader) EqArgs(id term.ID) (x, y term.ID) { return r.T.Arg(id, 0), r.T.Arg(id, 1) }

// HighPart returns x without its low n bits.
func (r Reader) HighPart(x term.ID, n int) term.ID {
	return r.T.Extract(x, r.T.Width(x)-1, n)
}

// Extend returns x with w bits, by op.
func (r Reader) Extend(op term.Op, x term.ID, w int) term.ID {
	if op == term.OpSExt {
		return r.T.SExt(x, w)
	}
	return r.T.ZExt(x, w)
}
