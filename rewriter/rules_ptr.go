package rewriter

import "seabmc/term"

var (
	baseOps    = []term.Op{term.OpPtrBase}
	offOps     = []term.Op{term.OpPtrOff}
	toIntOps   = []term.Op{term.OpPtrToInt}
	fromIntOps = []term.Op{term.OpIntToPtr}
)

var ptrRules = []Rule{
	{Name: "base-ITE-PUSH", Text: "(ptr.base (ite a p q)) => (ite a (ptr.base p) (ptr.base q))", Level: 1, Ops: baseOps, Over: []term.Op{term.OpIte}, Apply: baseIte},
	{Name: "off-ITE-PUSH", Text: "(ptr.off (ite a p q)) => (ite a (ptr.off p) (ptr.off q))", Level: 1, Ops: offOps, Over: []term.Op{term.OpIte}, Apply: offIte},
	{Name: "ptr-eta", Text: "(ptr (ptr.base p) (ptr.off p)) => p", Level: 1, Then: Done, Ops: []term.Op{term.OpPtr}, Apply: ptrEta},
	{Name: "toint-ite", Text: "(ptr.toint (ite a (ptr.fromint x) p)) => (ite a x (ptr.toint p))", Level: 2, Ops: toIntOps, Over: []term.Op{term.OpIte}, Apply: toIntIte},
	{Name: "fromint-ite", Text: "(ptr.fromint (ite a (ptr.toint p) x)) => (ite a p (ptr.fromint x))", Level: 2, Ops: fromIntOps, Over: []term.Op{term.OpIte}, Apply: fromIntIte},
	{Name: "fromint-add", Text: "(ptr.fromint (bvadd (ptr.toint p) x)) => (ptr (ptr.base p) (bvadd (ptr.off p) (extract x))) if the offset cannot overflow, by range", Level: 2, Ops: fromIntOps, Apply: fromIntAdd},
}

func baseIte(r *Rewriter, id term.ID) term.ID {
	if c, p, q, ok := r.ite(r.T.Arg(id, 0)); ok {
		return r.T.Ite(c, r.T.PtrBase(p), r.T.PtrBase(q))
	}
	return 0
}

func offIte(r *Rewriter, id term.ID) term.ID {
	if c, p, q, ok := r.ite(r.T.Arg(id, 0)); ok {
		return r.T.Ite(c, r.T.PtrOff(p), r.T.PtrOff(q))
	}
	return 0
}

func ptrEta(r *Rewriter, id term.ID) term.ID {
	b, o := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if p := r.under(b, term.OpPtrBase); p != 0 && r.under(o, term.OpPtrOff) == p {
		return p
	}
	return 0
}

func toIntIte(r *Rewriter, id term.ID) term.ID {
	c, p, q, ok := r.ite(r.T.Arg(id, 0))
	if ok && (r.T.Op(p) == term.OpIntToPtr || r.T.Op(q) == term.OpIntToPtr) {
		return r.T.Ite(c, r.T.PtrToInt(p), r.T.PtrToInt(q))
	}
	return 0
}

func fromIntIte(r *Rewriter, id term.ID) term.ID {
	c, x, y, ok := r.ite(r.T.Arg(id, 0))
	if ok && (r.mentionsPtr(x) || r.mentionsPtr(y)) {
		return r.T.Ite(c, r.T.IntToPtr(x), r.T.IntToPtr(y))
	}
	return 0
}

// mentionsPtr tells whether IntToPtr(x) is known to fold.
func (r *Rewriter) mentionsPtr(x term.ID) bool {
	return r.isConst(x) || r.T.Op(x) == term.OpPtrToInt
}

func fromIntAdd(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y, ok := r.binArgs(t.Arg(id, 0), term.OpAdd)
	if !ok {
		return 0
	}
	p := r.under(x, term.OpPtrToInt)
	if p == 0 {
		x, y = y, x
		if p = r.under(x, term.OpPtrToInt); p == 0 {
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
