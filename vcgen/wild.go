package vcgen

import (
	"seabmc/ir"
	"seabmc/points"
	"seabmc/term"
)

// Limits of the questions about wild pointers.
const (
	maxWild     = 16  // options of one pointer that are asked about one by one
	maxKeptWild = 200 // options that were possible after all, after which no more are asked about
	noAnswer    = 40  // of these that a question counts for which was not answered in its time
)

// dropWild drops options of a pointer v that was loaded through p: those that may point
// anywhere, because their bytes were never written, and that are impossible where the load is
// valid. An unused slot of a table and a node beyond the end of a list are such options. If one
// stayed, every access through the pointer would be an access to every object.
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
		if g.possible(&g.local, c) == ir.No {
			return true
		}
		answer := g.possible(&g.feas, c)
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
	// Options that are not listed lie where no choice leads.
	q, ok := points.Prune(g.r, v, func(leaf term.ID) bool { return g.arm.Of(leaf).Top && !stays[leaf] })
	if !ok { // nobody is on this path
		g.never[here] = true
		return g.t.Null()
	}
	return q
}
