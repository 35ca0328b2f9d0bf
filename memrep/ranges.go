package memrep

import (
	"seabmc/rewriter"
	"seabmc/term"
)

// unsignedRange is the strided interval of x seen as an unsigned number. Terms of more
// than 64 bits are no business of this package.
func unsignedRange(r *rewriter.Rewriter, x term.ID) (lo, hi, stride uint64) {
	if v, ok := r.T.Uint64(x); ok {
		return v, v, 0
	}
	g := r.Range(x)
	if !g.Known() {
		return 0, lowMask(r.T.Width(x)), 1
	}
	return g.UMin(), g.UMax(), g.Stride()
}

// signedRange is the strided interval of x seen as a signed number.
func signedRange(r *rewriter.Rewriter, x term.ID) (lo, hi int64, stride uint64) {
	w := r.T.Width(x)
	if v, ok := r.T.Uint64(x); ok {
		s := signExtend(v, w)
		return s, s, 0
	}
	g := r.Range(x)
	if !g.Known() {
		h := int64(lowMask(w) >> 1)
		return -h - 1, h, 1
	}
	return g.SMin(), g.SMax(), g.SStride()
}

// multiple tells whether x is certainly a multiple of the power of two w.
func multiple(r *rewriter.Rewriter, x term.ID, w uint64) bool {
	lo, _, stride := unsignedRange(r, x)
	return lo%w == 0 && stride%w == 0
}
