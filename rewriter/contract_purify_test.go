package rewriter

import (
	"testing"

	"seabmc/term"
)

// ptrTerm is a term about pointers: of sort Bool or a bit-vector.
func (d *drawn) ptrTerm(depth int) term.ID {
	t := d.t
	p, q := d.pointer(depth), d.pointer(depth)
	switch d.pick(6) {
	case 0:
		return t.Eq(p, q)
	case 1:
		return t.PtrToInt(t.Ite(d.cond(), p, q))
	case 2:
		return t.Bin(term.OpUlt, t.PtrOff(p), t.Bin(term.OpAdd, t.PtrOff(q), d.leaf(t.Layout.OffBits())))
	case 3:
		return t.PtrBase(p)
	case 4:
		return t.And(t.Eq(t.PtrBase(p), t.PtrBase(q)), t.Not(t.Eq(p, q)), d.cond())
	}
	return t.PtrOff(t.Ite(t.Eq(p, q), p, t.MkPtr(t.PtrBase(q), t.PtrOff(p))))
}

// told keeps what a procedure claims to an auditor.
type told []*Claim

func (t *told) Claim(c *Claim) { *t = append(*t, c) }

// Purify: an equivalent without pointers, where a pointer variable is its integer.
func TestContractPurify(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		if d.pick(3) == 0 {
			d.t.Layout = term.Layout{PtrBits: 6, ObjBits: 2}
		}
		x := d.ptrTerm(1 + d.pick(2))
		if d.pick(4) == 0 {
			x = d.t.Bin(term.OpUlt, d.counter(16, 2), d.counter(16, 2))
		}
		if d.pick(3) == 0 {
			d.ptrTerm(1)
			d.r.Purify(d.ptrTerm(1)) // something is there already
		}
		if y := d.r.Simplify(x); d.pick(3) == 0 && d.t.Sort(y) == term.Bool && len(d.t.Args(y)) == 2 && d.t.Sort(d.t.Arg(y, 0)).IsBV() {
			d.r.Keep(y) // a comparison that a range rests on
		}
		var claims told
		if d.pick(3) == 0 {
			d.r.SetAuditor(&claims)
		}
		pure := d.r.Purify(x)
		for _, c := range claims { // what an auditor is told is so as well
			if c.By != "purify" {
				continue
			}
			if c.YOff == 0 {
				d.same(closed(d.r, c.X), c.Y)
			} else {
				d.same(closed(d.r, d.t.PtrToInt(c.X)), d.t.PtrToInt(d.t.MkPtr(c.Y, c.YOff)))
			}
		}
		ptrs := false
		d.t.Walk(func(y term.ID) {
			if op := d.t.Op(y); d.t.Sort(y) == term.Ptr || op >= term.OpPtr && op <= term.OpIntToPtr {
				d.fatal("%s is left in %s", sexpr(d.t, y), sexpr(d.t, pure))
			}
		}, pure)
		d.t.Walk(func(y term.ID) { ptrs = ptrs || d.t.Sort(y) == term.Ptr && d.t.Op(y) == term.OpVar }, x)
		d.same(closed(d.r, x), pure)
		if again := d.r.Purify(x); again != pure {
			d.fatal("another image the second time")
		}
		if ptrs {
			return "variables"
		}
		return "none"
	}, "variables", "none")
}
