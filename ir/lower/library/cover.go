package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// doCover executes __CPROVER_cover(condition).
func doCover(l *Library, c *state.Call) []ir.Reg {
	if c.Activation.Function.Goals != nil {
		l.Cover.Goal(c.Activation, c.Inst, cfg.GoalCover, l.B.Not(l.BoolArg(c, 0)))
	}
	return doZero(l, c)
}
