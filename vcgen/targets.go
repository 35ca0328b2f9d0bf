package vcgen

import (
	"math/big"

	"seabmc/ir"
	"seabmc/points"
	"seabmc/term"
)

// keepTargets keeps, in a guide, where the pointer v in register r may point as far as is known at this instruction. A later assumption may exclude some of
// that, but not for what was computed before.
func (g *Gen) keepTargets(r ir.Reg, v term.ID) term.ID {
	if g.targets != nil && g.arm != nil {
		g.targets[r] = g.arm.Of(v)
	}
	return v
}

// countTargets is the number of places that a pointer may point to.
func countTargets(m *points.ARM) float64 {
	n := 0.0
	for _, e := range m.Entries {
		n += countValues(e.Off)
	}
	return n
}

// countValues is the number of values in a set.
func countValues(set points.Itv) float64 {
	return 1 + (float64(set.Hi)-float64(set.Lo))/float64(max(set.Stride, 1))
}

// choiceOfOffsets is an offset as a choice between its values, if they are few.
func (g *Gen) choiceOfOffsets(off term.ID, set points.Itv) term.ID {
	if countValues(set) > maxTargets {
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
