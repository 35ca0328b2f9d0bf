package vcgen

import (
	"slices"

	"seabmc/ir"
	"seabmc/term"
)

// Fixed gives one unknown of the program a value: the case of a run in which it has that
// value.
type Fixed struct {
	Point uint64 // of the OpNondet, see ir.Program.Points
	Value uint64
}

// fixed is the value of an unknown, 0 if it has none.
func (g *Gen) fixed(p *ir.Program, in *ir.Instr) term.ID {
	for _, f := range g.opt.Fixed {
		switch {
		case f.Point != p.Points[in.Res]:
		case in.Type == ir.I1:
			return g.t.BoolConst(f.Value != 0)
		default:
			return g.t.Const(f.Value, int(in.Type.Bits))
		}
	}
	return 0
}

// Cases are the values of one unknown, such that in every violation it has one of them, and with
// each of them many addresses become simple; nil if there is no such unknown. It is the
// one of few values that most terms in the addresses of the accesses so far use, at least `uses`;
// with anywhere, if there is none, in the properties.
func (g *Gen) Cases(uses int, anywhere bool) []Fixed {
	points := map[term.ID]uint64{}
	for _, n := range g.nondets {
		if g.t.Op(n.v) == term.OpVar {
			points[n.v] = g.p.Points[n.reg]
		}
	}
	pick := func(v term.ID) bool { return points[v] != 0 }
	at := g.addresses()
	v, values := g.r.FewValues(uses, at, pick, false)
	if v == 0 {
		v, values = g.r.FewValues(uses, at, pick, true)
	}
	if v == 0 && anywhere {
		for i := range g.props {
			at = append(at, g.props[i].Violated)
		}
		v, values = g.r.FewValues(uses, at, pick, true)
	}
	if v == 0 {
		return nil
	}
	var out []Fixed
	for _, k := range values {
		f := Fixed{Point: points[v]}
		if g.t.Sort(v) == term.Bool {
			if k == term.True {
				f.Value = 1
			}
		} else {
			f.Value, _ = g.t.Uint64(k)
		}
		out = append(out, f)
	}
	return out
}

// addresses are the pointers of all accesses so far that are no constants.
func (g *Gen) addresses() []term.ID {
	var out []term.ID
	note := func(r ir.Reg) {
		if x := g.val(r); g.t.Op(x) != term.OpPtr || !g.t.IsConst(g.t.Arg(x, 0)) || !g.t.IsConst(g.t.Arg(x, 1)) {
			out = append(out, x)
		}
	}
	var in ir.Instr
	for i := range min(g.done, g.p.Len()) {
		switch g.p.OpAt(i) {
		case ir.OpLoad, ir.OpStore, ir.OpMemSet, ir.OpHavoc:
			g.p.Read(i, &in)
			note(in.Args[1])
		case ir.OpMemCpy:
			g.p.Read(i, &in)
			for _, k := range [3]int{1, 3, 4} {
				note(in.Args[k])
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
