package pass

import (
	"testing"

	"seabmc/claim"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// ptrTerm returns a term about pointers, of sort Bool or a bit-vector.
func (d *drawn) ptrTerm(depth int) term.ID {
	t := d.T
	p, q := d.Pointer(depth), d.Pointer(depth)
	switch d.Pick(6) {
	case 0:
		return t.Eq(p, q)
	case 1:
		return t.PtrToInt(t.Ite(d.Cond(), p, q))
	case 2:
		return t.Bin(term.OpUlt, t.PtrOff(p), t.Bin(term.OpAdd, t.PtrOff(q), d.Leaf(t.Layout.OffBits())))
	case 3:
		return t.PtrBase(p)
	case 4:
		return t.And(t.Eq(t.PtrBase(p), t.PtrBase(q)), t.Not(t.Eq(p, q)), d.Cond())
	}
	return t.PtrOff(t.Ite(t.Eq(p, q), p, t.MkPtr(t.PtrBase(q), t.PtrOff(p))))
}

// told keeps what a procedure claims to an auditor.
type told []*claim.Claim

func (t *told) Claim(c *claim.Claim) { *t = append(*t, c) }

// Purify: an equivalent term without pointers, in which a pointer variable is its integer.
func TestContractPurify(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		if d.Pick(3) == 0 {
			d.T.Layout = term.Layout{PtrBits: 6, ObjBits: 2}
		}
		x := d.ptrTerm(1 + d.Pick(2))
		if d.Pick(4) == 0 {
			x = d.T.Bin(term.OpUlt, d.counter(16, 2), d.counter(16, 2))
		}
		p := NewPurifier(d.r)
		if d.Pick(3) == 0 {
			d.ptrTerm(1)
			p.Purify(d.ptrTerm(1)) // something is there already
		}
		if y := d.r.Simplify(x); d.Pick(3) == 0 && d.T.Sort(y) == term.Bool && len(d.T.Args(y)) == 2 && d.T.Sort(d.T.Arg(y, 0)).IsBV() {
			p.Keep(y) // a comparison that a range rests on
		}
		var claims told
		if d.Pick(3) == 0 {
			d.r.SetAuditor(&claims)
		}
		pure := p.Purify(x)
		for _, c := range claims { // what an auditor is told is so as well
			if c.By != "purify" {
				continue
			}
			if c.YOff == 0 {
				d.Same(draw.Closed(d.r.T, c.X), c.Y)
			} else {
				d.Same(draw.Closed(d.r.T, d.T.PtrToInt(c.X)), d.T.PtrToInt(d.T.MkPtr(c.Y, c.YOff)))
			}
		}
		ptrs := false
		d.T.Walk(func(y term.ID) {
			if op := d.T.Op(y); d.T.Sort(y) == term.Ptr || op >= term.OpPtr && op <= term.OpIntToPtr {
				d.Fatal("%s is left in %s", draw.Sexpr(d.T, y), draw.Sexpr(d.T, pure))
			}
		}, pure)
		d.T.Walk(func(y term.ID) { ptrs = ptrs || d.T.Sort(y) == term.Ptr && d.T.Op(y) == term.OpVar }, x)
		d.Same(draw.Closed(d.r.T, x), pure)
		if again := p.Purify(x); again != pure {
			d.Fatal("another image the second time")
		}
		if ptrs {
			return "variables"
		}
		return "none"
	}, "variables", "none")
}
