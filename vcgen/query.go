package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// ConstInt implements ir.Answers.
func (g *Gen) ConstInt(r ir.Reg) (uint64, bool) {
	if !g.knows(r) {
		return 0, false
	}
	switch v := g.val(r); v {
	case term.True:
		return 1, true
	case term.False:
		return 0, true
	default:
		return g.t.Uint64(v)
	}
}

// Bounds implements ir.Answers.
func (g *Gen) Bounds(r ir.Reg) (ir.Bounds, bool) {
	if !g.knowsNow(r) {
		return ir.Bounds{}, false
	}
	v := g.val(r)
	if !g.t.Sort(v).IsBV() {
		return ir.Bounds{}, false
	}
	wide := g.t.Width(v) > 64
	if wide {
		var ok bool
		if v, ok = g.r.Word(v); !ok {
			return ir.Bounds{}, false
		}
	}
	x := g.r.Range(v)
	if !x.Known() {
		return ir.Bounds{}, false
	}
	return ir.Bounds{SMin: x.SMin(), SMax: x.SMax(), UMin: x.UMin(), UMax: x.UMax(), SignedOnly: wide && x.SMin() < 0}, true
}

// Exists implements ir.Listener.
func (g *Gen) Exists(p, cond ir.Reg) {
	x, ok := g.rep.(memrep.Exister)
	if g.Flush() != nil {
		return
	}
	base, isObject := g.t.Uint64(g.r.PtrBase(g.val(p)))
	if ok && isObject {
		x.Exists(base, g.val(cond))
	}
}

// ConstPtr implements ir.Answers.
func (g *Gen) ConstPtr(r ir.Reg) (base uint64, off int64, ok bool) {
	if !g.knows(r) {
		return 0, 0, false
	}
	base, o, ok := g.t.ConstPtr(g.val(r))
	if !ok {
		return 0, 0, false
	}
	shift := uint(64 - g.p.OffBits())
	return base, int64(o<<shift) >> shift, true
}

// PtrBases implements ir.Answers.
func (g *Gen) PtrBases(r ir.Reg) (bases []uint64, ok bool) {
	if !g.knowsNow(r) {
		return nil, false
	}
	p := g.val(r)
	if b, ok := g.t.Uint64(g.r.PtrBase(p)); ok {
		return []uint64{b}, true
	}
	if g.arm == nil {
		return nil, false
	}
	m := g.arm.Of(p)
	if m.Top {
		return nil, false
	}
	for _, e := range m.Entries {
		bases = append(bases, e.Base)
	}
	return bases, true
}

// Feasible implements ir.Answers: constants first, then the models seen so far, then
// the solver with a limit on its steps.
func (g *Gen) Feasible(guard ir.Reg) ir.Answer {
	if g.Flush() != nil || !g.knows(guard) {
		return ir.Unknown
	}
	return g.possible(&g.feas, g.val(guard))
}

// Loaded implements ir.Answers.
func (g *Gen) Loaded(r ir.Reg) ir.PointerSources {
	if !g.knowsNow(r) {
		return ir.PointerSources{Stored: true, Numbers: true, Pieces: true}
	}
	v := g.val(r)
	s := g.sources(v)
	if in := g.p.DefOf(r); s.Pieces && in.Op == ir.OpLoad && g.isWhole(in.Args[1], v) {
		return ir.PointerSources{Stored: true}
	}
	return s
}
