package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/guarded"
)

// reportOf is the report of a program that was read as SEA-IR text: what its remarks say.
func reportOf(p *ir.Program) *guarded.Report {
	m := &p.Remarks
	rep := &guarded.Report{Text: true, NoBody: m.NoBody, Warnings: m.Warnings, Stopped: m.Partial}
	for _, s := range m.Unbuilt {
		rep.Unreached = append(rep.Unreached, guarded.Unreached(s))
	}
	return rep
}
