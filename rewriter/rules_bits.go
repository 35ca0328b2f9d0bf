package rewriter

import (
	"math/bits"

	"seabmc/term"
	"seabmc/term/shape"
)

var (
	bitwiseOps = []term.Op{term.OpBVAnd, term.OpBVOr, term.OpBVXor}
)

// maxRuns limits the pieces into which a mask cuts a value, maxPieces the pieces among which a constant is looked for.
const (
	maxRuns   = 5
	maxPieces = 16
)

var bitRules = []Rule{
	{Name: "bvand-mask", Text: "(bvand x k) => x cut by the runs of bits of k, if these are few", Level: 2, Ops: []term.Op{term.OpBVAnd}, Over: []term.Op{term.OpConst}, Apply: bvandMask},
	{Name: "bvor-mask", Text: "(bvor x k) => x cut by the runs of bits of k, if these are few", Level: 2, Ops: []term.Op{term.OpBVOr}, Over: []term.Op{term.OpConst}, Apply: bvorMask},
	{Name: "bvand-narrow", Text: "(bvand x (ite a k m)) => (zero_extend (bvand (extract x) (extract y))) if y is below 2^j by range", Level: 2, Ops: []term.Op{term.OpBVAnd}, Apply: bvandNarrow},
	{Name: "bitwise-cut", Text: "(bvor (concat x y) (zero_extend z)) => (concat (bvor x 0) (bvor y z)); bvand and bvxor too, at any point where both arguments or a zero extension fall apart", Level: 2, Ops: bitwiseOps, Apply: bitwiseCut},
}

// byMask cuts x at the runs of k. piece makes the part under one run.
func (r *Rewriter) byMask(id term.ID, piece func(x term.ID, run shape.BitRun) term.ID) term.ID {
	k, x, ok := r.SplitConst(id, r.T.Op(id))
	if !ok {
		return 0
	}
	runs := r.BitRuns(k, maxRuns)
	if runs == nil {
		return 0
	}
	out := make([]term.ID, len(runs))
	for i, run := range runs {
		out[i] = piece(x, run)
	}
	return r.ConcatAll(out)
}

func bvandMask(r *Rewriter, id term.ID) term.ID {
	return r.byMask(id, func(x term.ID, run shape.BitRun) term.ID {
		if run.One {
			return r.T.Extract(x, run.Hi, run.Lo)
		}
		return r.T.Const(0, run.Hi-run.Lo+1)
	})
}

func bvorMask(r *Rewriter, id term.ID) term.ID {
	return r.byMask(id, func(x term.ID, run shape.BitRun) term.ID {
		if run.One {
			return r.T.BVNot(r.T.Const(0, run.Hi-run.Lo+1))
		}
		return r.T.Extract(x, run.Hi, run.Lo)
	})
}

// bvandNarrow cuts off the high bits of both sides if they are zero in one of them.
func bvandNarrow(r *Rewriter, id term.ID) term.ID {
	w := r.T.Width(id)
	if w > 64 {
		return 0
	}
	for i := range 2 {
		x, y := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		if op := r.T.Op(y); op == term.OpConst || op == term.OpZExt || op == term.OpBVAnd {
			continue // a bvand below a power of two has been narrowed before, so here neither of its arguments was below one
		}
		a := r.Range(y)
		if n := bits.Len64(a.UMax()); a.Known() && n > 0 && n < w {
			return r.T.ZExt(r.T.Bin(term.OpBVAnd, r.T.Extract(x, n-1, 0), r.T.Extract(y, n-1, 0)), w)
		}
	}
	return 0
}

// cutPoint returns where x can be cut: the width of its low part, or 0 if it cannot. sure says that a constant begins or ends at this point.
func (r *Rewriter) cutPoint(x term.ID) (at int, sure bool) {
	t := r.T
	switch t.Op(x) {
	case term.OpConcat:
		for y, n := x, 0; t.Op(y) == term.OpConcat && n < maxPieces; y, n = t.Arg(y, 1), n+1 {
			switch lo := t.Arg(y, 1); {
			case r.IsConst(lo), y == x && r.IsConst(t.Arg(x, 0)):
				return t.Width(lo), true
			case r.IsConst(t.Arg(y, 0)):
				return t.Width(y), true
			}
		}
		return t.Width(t.Arg(x, 1)), false
	case term.OpZExt:
		return t.Width(t.Arg(x, 0)), true
	case term.OpMul:
		if _, k, ok := r.MulPow(x); ok {
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
	case at > 0 && (at2 > 0 || sure && !r.IsConst(y)):
	case at2 > 0 && sure2 && !r.IsConst(x):
		at = at2
	case at > 0 && r.IsConst(y), at2 > 0 && r.IsConst(x):
		at = max(at, at2)
	default:
		return 0
	}
	hi := t.Bin(t.Op(id), r.HighPart(x, at), r.HighPart(y, at))
	lo := t.Bin(t.Op(id), t.Extract(x, at-1, 0), t.Extract(y, at-1, 0))
	return t.Bin(term.OpConcat, hi, lo)
}
