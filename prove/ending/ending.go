// Package ending tells which checks matter to the question whether a program ends.
package ending

import (
	"slices"

	"seabmc/bmc"
	"seabmc/ir"
)

// About reports whether a check matters to the question whether the program ends: the claim itself, and what contracts rest on.
func About(c ir.Check) bool {
	switch c.Kind {
	case ir.CheckTermination, ir.CheckInvariantBase, ir.CheckInvariantStep, ir.CheckDecreases, ir.CheckAssigns, ir.CheckPrecond:
		return true
	}
	return bmc.IsEnsures(c)
}

// ofMemory are the kinds of checks that memory is used as it should be.
var ofMemory = []ir.CheckKind{ir.CheckDeref, ir.CheckBounds, ir.CheckFree, ir.CheckOverlap}

// Memory says that an execution ends where it accesses memory that is not there. It goes on where arithmetic overflows.
func Memory(c ir.Check) bool { return slices.Contains(ofMemory, c.Kind) }

// WithLists reports whether a check matters to the question whether a program ends if its contracts speak of lists. These rest on checks of memory.
func WithLists(c ir.Check) bool {
	return About(c) || Memory(c) || c.Kind == ir.CheckSameObject || c.Kind == ir.CheckPrimitive
}

// Any says that an execution ends at any check that fails.
func Any(ir.Check) bool { return true }

// CountsMemory reports whether each check that memory is used as it should be counts.
func CountsMemory(counts func(ir.Check) bool) bool {
	return !slices.ContainsFunc(ofMemory, func(k ir.CheckKind) bool { return !counts(ir.Check{Kind: k}) })
}
