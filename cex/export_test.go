package cex

import "seabmc/ir"

// Slice is slice for tests.
func Slice(p *ir.Program, rr *ir.RunResult) []bool {
	need, _ := slice(p, rr)
	return need
}

// Names spells values for tests.
var (
	NewNamer = newNamer
	Spell    = (*namer).value
)
