package vcgen

import (
	"seabmc/ir"
	"seabmc/points"
	"seabmc/term"
)

// Limits of the questions about wild pointers.
const (
	maxWild    = 16  // options of one pointer that are asked about one by one
	maxNotTame = 200 // options that were possible after all, after which no more are asked about
	noAnswer   = 40  // of these that a question counts for which was not answered in its time
)

// tame takes from a pointer v that was loaded through p the options that may point anywhere,
// as the bytes of memory that nobody wrote may, and that are impossible where the load is
// valid: a slot of a table that is not in use, a node beyond the end of a list. A pointer that
// may point anywhere makes every access through it one to every object.
func (g *Gen) tame(p ir.Reg, v term.ID) term.ID {
	if g.arm == nil || !g.opt.Checked || g.notTame > maxNotTame {
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
		if g.notTame > maxNotTame {
			return false
		}
		if g.possible(&g.local, c) == ir.No {
			return true
		}
		answer := g.possible(&g.feas, c)
		if answer == ir.Unknown {
			g.notTame += noAnswer
		}
		return answer == ir.No
	}
	stays := map[term.ID]bool{}
	switch {
	case never(g.r.Or(conds...)):
	case len(ptrs) > maxWild:
		g.notTame++
		return v
	default:
		for i, x := range ptrs {
			if !never(conds[i]) {
				stays[x] = true
				g.notTame++
			}
		}
	}
	if len(stays) == len(ptrs) {
		return v
	}
	// Options that are not listed lie where no choice leads.
	return points.Prune(g.r, v, func(leaf term.ID) bool { return g.arm.Of(leaf).Top && !stays[leaf] })
}
