package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// Limits of the questions about wild pointers.
const (
	maxWild    = 16  // options of one pointer that are asked about
	maxNotTame = 200 // options that were possible after all, after which no more are asked about
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
	if len(ptrs) == 0 || len(ptrs) > maxWild {
		return v
	}
	here := term.True
	switch {
	case g.path.of == p:
		here = g.path.given
	case g.hereTerm != 0:
		here = g.hereTerm
	}
	asked := g.local.spent
	defer func() { g.spent -= g.local.spent - asked }() // Eval counts its own time
	drop := map[term.ID]bool{}
	for i, x := range ptrs {
		if g.possible(&g.local, g.r.And(here, conds[i])) == ir.No {
			drop[x] = true
		} else {
			g.notTame++
		}
	}
	if len(drop) == 0 {
		return v
	}
	return memrep.Prune(g.r, v, func(leaf term.ID) bool { return drop[leaf] })
}
