package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// reportOf returns the report of a program that was read as SEA-IR text: what its remarks say.
func reportOf(p *ir.Program) *state.Report {
	m := &p.Remarks
	rep := &state.Report{Text: true, NoBody: m.NoBody, Warnings: m.Warnings, Stopped: m.Partial}
	for _, s := range m.Unbuilt {
		rep.Unreached = append(rep.Unreached, state.Unreached(s))
	}
	return rep
}
