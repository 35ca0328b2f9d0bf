package vcgen

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/term"
)

// Fixed gives one unknown of the program a value: it names a case of the program.
type Fixed struct {
	Point uint64 // of the OpNondet, see ir.Program.Points
	Value uint64
}

// Split says that a program, or a case of it, is checked once for each of several values of one more unknown.
type Split struct {
	Fixed            []Fixed // the unknowns that already have values
	Point            uint64  // of the unknown
	Values           []uint64
	Min, Max, Stride uint64 // in every violation, the unknown has one of the values Min, Min+Stride, … Max
}

// Cases are the cases of the split.
func (s *Split) Cases() (out [][]Fixed) {
	for _, x := range s.Values {
		out = append(out, append(slices.Clone(s.Fixed), Fixed{Point: s.Point, Value: x}))
	}
	return out
}

// Gap describes a value that the unknown can have but that the split leaves out; empty if there is none.
func (s *Split) Gap() string {
	have := map[uint64]bool{}
	for _, x := range s.Values {
		have[x] = true
	}
	for x := s.Min; ; x += max(s.Stride, 1) {
		if !have[x] {
			return fmt.Sprintf("value %d of the unknown at point %d is in no case", x, s.Point)
		}
		if s.Max-x < max(s.Stride, 1) {
			return ""
		}
	}
}

// tellsFailure says whether an unknown tells whether an allocation at one point of the program fails.
func tellsFailure(p *ir.Program, in *ir.Instr) bool {
	return p.Points[in.Res] != 0 && strings.HasSuffix(p.Names[in.Aux], ir.RoleFails.Of(""))
}

// Fixed are the unknowns that have a value. With Succeed, they include all of those so far that tell whether an allocation fails.
func (g *Gen) Fixed() []Fixed { return slices.Concat(g.opt.Fixed, g.succeeded) }

// fixed is the value of an unknown, 0 if it has none.
func (g *Gen) fixed(p *ir.Program, in *ir.Instr) term.ID {
	for _, f := range g.opt.Fixed {
		if f.Point == p.Points[in.Res] {
			g.failed[in.Res] = f.Value != 0 && tellsFailure(p, in)
			return g.valueOf(f.Value, in.Type)
		}
	}
	if g.opt.Succeed && tellsFailure(p, in) {
		g.succeeded = append(g.succeeded, Fixed{Point: p.Points[in.Res]})
		return term.False
	}
	if g.opt.Choose != nil {
		if x, ok := g.opt.Choose(p, in); ok {
			return g.valueOf(x, in.Type)
		}
	}
	return 0
}

// valueOf is a number as a constant of a type, reduced to its bits.
func (g *Gen) valueOf(x uint64, t ir.Type) term.ID {
	if t == ir.I1 {
		return g.t.BoolConst(x&1 != 0)
	}
	return g.t.Const(x, int(t.Bits))
}

// Cases are the values of one unknown: in every violation it has one of them, and with each of them many addresses become simple. They are nil if there is
// no such unknown. Among the unknowns with few values it is the one that most terms in the addresses of the accesses so far use, at least `uses` of them. If
// there is none and anywhere is set, terms in the properties count instead.
func (g *Gen) Cases(uses int, anywhere bool) *Split {
	points := map[term.ID]uint64{}
	for _, n := range g.nondets {
		if in := g.p.DefOf(n.reg); g.t.Op(n.v) == term.OpVar && !tellsFailure(g.p, &in) {
			points[n.v] = g.p.Points[n.reg]
		}
	}
	pick := func(v term.ID) bool { return points[v] != 0 }
	at := g.addresses()
	v, values := g.r.Ranges().FewValues(uses, at, pick, false)
	if v == 0 {
		v, values = g.r.Ranges().FewValues(uses, at, pick, true)
	}
	if v == 0 && anywhere {
		for i := range g.props {
			at = append(at, g.props[i].Violated)
		}
		v, values = g.r.Ranges().FewValues(uses, at, pick, true)
	}
	if v == 0 {
		return nil
	}
	out := &Split{Fixed: g.Fixed(), Point: points[v], Max: 1, Stride: 1}
	if x := g.r.Range(v); g.t.Sort(v) != term.Bool {
		out.Min, out.Max, out.Stride = x.UMin(), x.UMax(), max(1, x.Stride())
	}
	for _, k := range values {
		x, _ := g.t.Uint64(k) // of a truth value 0
		if k == term.True {
			x = 1
		}
		out.Values = append(out.Values, x)
	}
	return out
}

// addresses are the pointers of all accesses so far, without constants.
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
