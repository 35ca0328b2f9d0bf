package cover

import (
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// Cover notes what executions reach.
type Cover struct {
	*memory.Memory
	Code      *cfg.Compiler
	covered   state.Line
	coveredBy *path.Guard
}

// New returns a Cover that notes what executions with the memory m reach.
func New(m *memory.Memory) *Cover { return &Cover{Memory: m} }
