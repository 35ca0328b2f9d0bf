package start

import (
	"seabmc/ir"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/program"
)

// Start makes everything that exists before a program runs.
type Start struct {
	*memory.Memory
	Texts   map[uint64]Text   // strings of any length, by object
	unknown []*program.Entity // variables that start with any value
	environ ir.Reg            // the list of the variables of the environment, 0 before it is asked for
}

// New is a Start that makes its objects in m.
func New(m *memory.Memory) *Start { return &Start{Memory: m, Texts: map[uint64]Text{}} }
