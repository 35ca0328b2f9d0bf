package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// Limits of the turns of the two sessions, in steps of the solver.
const (
	firstTurn = 1 << 16
	turnGrows = 8 // each turn may take so many times the steps of the one before
)

// inTurns answers whether c is possible, for a caller that needs to know whether it is not. Either session may be the one that finds that quickly: the one with small assumptions has less to look at,
// and the other one knows more. So they take turns, each time with more steps. This takes little more than the quicker of them would need alone.
func (g *Gen) inTurns(c term.ID) ir.Answer {
	small := ir.Unknown
	for steps := int64(firstTurn); ; steps *= turnGrows {
		steps = min(steps, g.opt.FeasibleSteps)
		if small == ir.Unknown {
			small = g.possibleWithin(&g.local, c, steps)
		}
		switch small {
		case ir.No:
			return ir.No
		case ir.Yes: // the other one alone can tell
			steps = g.opt.FeasibleSteps
		}
		if a := g.possibleWithin(&g.feas, c, steps); a != ir.Unknown || steps == g.opt.FeasibleSteps {
			return a
		}
	}
}
