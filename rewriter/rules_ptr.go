package rewriter

import "seabmc/term"

var (
	fromIntOps = []term.Op{term.OpIntToPtr}
)

var ptrRules = []Rule{
	{Name: "fromint-add", Text: "(ptr.fromint (bvadd (ptr.toint p) x)) => (ptr (ptr.base p) (bvadd (ptr.off p) (extract x))) if the offset cannot overflow, by range", Level: 2, Ops: fromIntOps, Apply: fromIntAdd},
}

func fromIntAdd(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y, ok := r.BinArgs(t.Arg(id, 0), term.OpAdd)
	if !ok {
		return 0
	}
	p := r.Under(x, term.OpPtrToInt)
	if p == 0 {
		x, y = y, x
		if p = r.Under(x, term.OpPtrToInt); p == 0 {
			return 0
		}
	}
	off := t.PtrOff(p)
	n := t.Layout.OffBits()
	a, b := r.Range(off), r.Range(y)
	if !a.Known() || !b.Known() || n > 62 {
		return 0
	}
	limit := int64(1) << uint(n-1)
	if b.SMin() < -limit || b.SMax() >= limit || a.SMin()+b.SMin() < -limit || a.SMax()+b.SMax() >= limit {
		return 0
	}
	return t.MkPtr(t.PtrBase(p), t.Bin(term.OpAdd, off, t.Extract(y, n-1, 0)))
}
