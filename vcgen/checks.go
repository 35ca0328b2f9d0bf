package vcgen

import "seabmc/ir"

// checkSeen is what was noted about a check when it was first stated.
type checkSeen struct{ stated, pointer bool }

// countCheck counts an assert of check k and tells whether it is the first.
func (g *Gen) countCheck(k int32) (first bool) {
	for int(k) >= len(g.checks) {
		g.checks = append(g.checks, checkSeen{})
	}
	c := &g.checks[k]
	if first = !c.stated; first {
		kind := g.p.Checks[k].Kind
		*c = checkSeen{true, kind == ir.CheckDeref || kind == ir.CheckFree}
	}
	g.stats.ChecksTotal++
	if c.pointer {
		g.stats.PointerChecks++
	}
	return first
}

// countDischarged counts an assert of check k that was proved without a solver.
func (g *Gen) countDischarged(k int32) {
	g.stats.ChecksDischarged++
	if g.checks[k].pointer {
		g.stats.PointerChecksDischarged++
	}
}
