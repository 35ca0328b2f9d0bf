package vcgen

import (
	"seabmc/ir"
	"seabmc/points"
	"seabmc/term"
)

// Limits of the questions about wild pointers.
const (
	maxWild     = 16  // options of one pointer that are asked about one by one
	maxKeptWild = 200 // after so many options that turned out to be possible, no more are asked about
	noAnswer    = 40  // a question without an answer counts as so many of these
)

// dropWild drops options of a pointer v that was loaded through p: those whose bytes were never written, so that they may point anywhere, if they are
// impossible where the load is valid. Examples are an unused slot of a table, and a node beyond the end of a list. If such an option stayed, every access
// through the pointer would be an access to every object.
func (g *Gen) dropWild(p ir.Reg, v term.ID) term.ID {
	if g.arm == nil || g.keptWild > maxKeptWild || !g.opt.Checked && (g.hereTerm == 0 || g.hereTerm == term.True) {
		return v
	}
	ptrs, conds := g.arm.Wild(v)
	if len(ptrs) == 0 {
		return v
	}
	here := g.pathOf(p)
	asked := g.local.spent + g.feas.spent
	defer func() { g.spent -= g.local.spent + g.feas.spent - asked }() // Eval counts its own time
	never := func(c term.ID) bool {
		c = g.r.And(here, c)
		if g.keptWild > maxKeptWild {
			return false
		}
		answer := g.inTurns(c)
		if answer == ir.Unknown {
			g.keptWild += noAnswer
		}
		return answer == ir.No
	}
	stays := map[term.ID]bool{}
	switch {
	case never(g.r.Or(conds...)):
	case len(ptrs) > maxWild:
		g.keptWild++
		return v
	default:
		for i, x := range ptrs {
			if !never(conds[i]) {
				stays[x] = true
				g.keptWild++
			}
		}
	}
	if len(stays) == len(ptrs) {
		return v
	}
	// Options that are not listed are not reached by any choice.
	q, ok := points.Prune(g.r, v, func(leaf term.ID) bool { return g.arm.Of(leaf).Top && !stays[leaf] })
	if !ok { // no execution is on this path
		g.never[here] = true
		return g.t.Null()
	}
	return q
}
