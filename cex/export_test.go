package cex

// Slice is slice for tests.
var Slice = slice

// Names spells values for tests.
var (
	NewNamer = newNamer
	Spell    = (*namer).value
)
