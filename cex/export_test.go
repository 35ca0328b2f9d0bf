package cex

import (
	"seabmc/ir"
	"seabmc/ir/interp"
)

// Slice exports slice to tests.
func Slice(p *ir.Program, rr *interp.Result) []bool {
	need, _ := slice(p, rr)
	return need
}

// Names writes values in tests.
var (
	NewNamer = newNamer
	Spell    = (*namer).value
)
