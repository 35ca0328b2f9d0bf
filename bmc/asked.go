package bmc

import (
	"slices"
	"strings"

	"seabmc/frontend/clauses"
	"seabmc/ir"
)

// leavesOut tells whether some checks are built that do not count. A failure of such a check must not end an execution (ir/lower/state/asked.go).
func (c *Config) leavesOut() bool { return c.Only != nil || len(c.Properties) > 0 }

// restsOn tells whether what is proved with contracts rests on a check: that an invariant holds, that rounds write what they may, that a replaced call gets what its contract
// requires, and that a function which stands for its own calls keeps its contract. Such a check counts even if only other properties are asked for. Where it is asked what is reached, nothing is proved.
func (c *Config) restsOn(k *ir.Check) bool {
	if c.Lower.Goals.Any() || c.VacuityOnly {
		return false
	}
	switch k.Kind {
	case ir.CheckInvariantBase, ir.CheckInvariantStep, ir.CheckAssigns:
		return true
	case ir.CheckPrecond:
		return strings.HasPrefix(k.ID, clauses.InsteadPrefix)
	}
	return IsEnsures(*k) && slices.Contains(c.Lower.Replaced, c.Lower.Contract)
}

// IsEnsures reports whether a check is an ensures clause of the contract that is enforced. Such clauses are the only assertions in the
// function that stands for the contract.
func IsEnsures(c ir.Check) bool {
	return c.Kind == ir.CheckAssertion && strings.HasPrefix(c.ID, clauses.ContractPrefix)
}

// asksForPointers tells whether a check of pointers may count. If none can, none has to be built.
func (c *Config) asksForPointers() bool {
	for _, k := range []ir.CheckKind{ir.CheckDeref, ir.CheckFree, ir.CheckOverlap} {
		if c.Only == nil || c.Only(ir.Check{Kind: k}) {
			return true
		}
	}
	return false
}

// PointersAsked reports whether every access is checked and every such check counts. Then only valid accesses matter.
func (c *Config) PointersAsked() bool {
	return c.Lower.PointerCheck && len(c.Properties) == 0 && (c.Only == nil || c.Only(ir.Check{Kind: ir.CheckDeref}))
}

// guesses tells whether bytes of pointers may be any numbers in this run.
func (cfg *Config) guesses() bool {
	return !cfg.VacuityOnly && cfg.keepsFacts()
}

// keepsFacts tells whether assumptions about all elements are kept as facts at first. If that leaves a question open, it is asked again without.
func (cfg *Config) keepsFacts() bool { return !cfg.VCOnly && !cfg.Lower.Goals.Any() }
