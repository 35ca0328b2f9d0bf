package bmc

import (
	"seabmc/ir"
)

// leavesOut tells whether checks are built that do not count. One that fails must not end an execution (ir/lower/state/asked.go).
func (c *Config) leavesOut() bool { return c.Only != nil || len(c.Properties) > 0 }

// asksForPointers tells whether some checks of pointers may count. Without any, none need be built.
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
	return !cfg.Vacuity && cfg.keepsFacts()
}

// keepsFacts tells whether what is assumed of all elements may be kept as facts at first. What they leave open is looked at again.
func (cfg *Config) keepsFacts() bool { return !cfg.VCOnly && !cfg.Lower.Goals.Any() }
