package points

import (
	"seabmc/rewriter"
	"seabmc/term"
)

// UnsignedRange returns the strided interval of x read as an unsigned number of at most 64 bits.
func UnsignedRange(r *rewriter.Rewriter, x term.ID) (lo, hi, stride uint64) {
	if v, ok := r.T.Uint64(x); ok {
		return v, v, 0
	}
	g := r.Range(x)
	if !g.Known() {
		return 0, LowMask(r.T.Width(x)), 1
	}
	return g.UMin(), g.UMax(), g.Stride()
}

// SignedRange returns the strided interval of x read as a signed number.
func SignedRange(r *rewriter.Rewriter, x term.ID) (lo, hi int64, stride uint64) {
	w := r.T.Width(x)
	if v, ok := r.T.Uint64(x); ok {
		s := SignExtend(v, w)
		return s, s, 0
	}
	g := r.Range(x)
	if !g.Known() {
		h := int64(LowMask(w) >> 1)
		return -h - 1, h, 1
	}
	return g.SMin(), g.SMax(), g.SStride()
}

// Multiple reports whether x is certainly a multiple of w, a power of two.
func Multiple(r *rewriter.Rewriter, x term.ID, w uint64) bool {
	lo, _, stride := UnsignedRange(r, x)
	return lo%w == 0 && stride%w == 0
}

// SignExtend returns the lowest bits of x, read as a signed number.
func SignExtend(x uint64, bits int) int64 { return int64(x<<uint(64-bits)) >> uint(64-bits) }

// LowMask returns a mask of the lowest n bits, or of all bits if n is 64 or more.
func LowMask(n int) uint64 { return 1<<uint(n) - 1 }
