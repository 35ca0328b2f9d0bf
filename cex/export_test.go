package cex

import (
	"seabmc/ir"
	"seabmc/ir/interp"
)

// Slice is slice for tests.
func Slice(p *ir.Program, rr *interp.Result) []bool {
	need, _ := slice(p, rr)
	return need
}

// Names spells values for tests.
var (
	NewNamer = newNamer
	Spell    = (*namer).value
)
