package vcgen

import (
	"errors"
	"math/big"

	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// Guided gives a program to two generators as it is built: to one whose VC is wanted, and to
// one that answers the questions of the lowering, the guide. An answer is about the program,
// not about how its memory is represented, so it may come from the representation that knows
// most. Then the program, too, is the same for all.
type Guided struct {
	*Gen // the guide
	To   *Gen
}

// NewGuided has lead guide to. Both are new.
func NewGuided(lead, to *Gen) *Guided {
	lead.aims = map[ir.Reg]*memrep.ARM{}
	to.lead = lead
	return &Guided{lead, to}
}

// Eval implements ir.Consumer.
func (d *Guided) Eval(p *ir.Program, i int) error {
	return errors.Join(d.Gen.Eval(p, i), d.To.Eval(p, i))
}

// Exists implements ir.Exister.
func (d *Guided) Exists(p, cond ir.Reg) {
	d.Gen.Exists(p, cond)
	d.To.Exists(p, cond)
}

// OnPath implements ir.Follower.
func (d *Guided) OnPath(guard ir.Reg) {
	d.Gen.OnPath(guard)
	d.To.OnPath(guard)
}

// Own implements ir.Follower.
func (d *Guided) Own(r ir.Reg) {
	d.Gen.Own(r)
	d.To.Own(r)
}

// Mark implements ir.Marker. Both give the mark the same number.
func (d *Guided) Mark(guard ir.Reg) int {
	d.Gen.Mark(guard)
	return d.To.Mark(guard)
}

// Flush evaluates in both what waits.
func (d *Guided) Flush() error { return errors.Join(d.Gen.Flush(), d.To.Flush()) }

// Close ends the solver sessions of both.
func (d *Guided) Close() error { return errors.Join(d.Gen.Close(), d.To.Close()) }

// aim notes, for whom g leads, where the pointer v in register r may point by what is known at
// this instruction: an assumption that follows may limit that.
func (g *Gen) aim(r ir.Reg, v term.ID) term.ID {
	if g.aims != nil && g.arm != nil {
		g.aims[r] = g.arm.Of(v)
	}
	return v
}

// maxAims is the number of objects, and of offsets into one of them, up to which a pointer
// becomes a choice between the places where the guide knows that it may point.
const maxAims = 16

// led is the pointer v in register r as a choice between the places where the guide knows that
// r may point, if those are fewer than what v shows. As the guide's, the value is right where
// it is used.
func (g *Gen) led(r ir.Reg, v term.ID) term.ID {
	if g.lead == nil || g.arm == nil || !g.opt.Checked || g.lead.Flush() != nil {
		return v
	}
	m := g.lead.aims[r]
	if m == nil || m.Top || len(m.Entries) == 0 || len(m.Entries) > maxAims {
		return v
	}
	if own := g.arm.Of(v); !own.Top && spots(own) <= spots(m) {
		return v
	}
	base, off, out := g.r.PtrBase(v), g.r.PtrOff(v), term.ID(0)
	for i := len(m.Entries) - 1; i >= 0; i-- { // the last is meant where it is none of the others
		b := g.t.Const(m.Entries[i].Base, g.p.ObjBits)
		x := g.r.MkPtr(b, g.among(off, m.Entries[i].Off))
		if out != 0 {
			x = g.r.Ite(g.r.Eq(base, b), x, out)
		}
		out = x
	}
	return out
}

// spots is the number of places in a map.
func spots(m *memrep.ARM) float64 {
	n := 0.0
	for _, e := range m.Entries {
		n += count(e.Off)
	}
	return n
}

// count is the number of values.
func count(set memrep.Itv) float64 {
	return 1 + (float64(set.Hi)-float64(set.Lo))/float64(max(set.Stride, 1))
}

// among is an offset as a choice between its values, if they are few.
func (g *Gen) among(off term.ID, set memrep.Itv) term.ID {
	if count(set) > maxAims {
		return off
	}
	value := func(x int64) term.ID { return g.t.BigConst(big.NewInt(x), g.p.OffBits()) }
	out := value(set.Lo)
	for x := set.Lo; x < set.Hi; {
		x += int64(max(set.Stride, 1))
		out = g.r.Ite(g.r.Eq(off, value(x)), value(x), out)
	}
	return out
}
