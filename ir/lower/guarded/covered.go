package guarded

import (
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// Cover notes what executions come to.
type Cover struct {
	*memory.Memory
	Code      *cfg.Compiler
	covered   state.Line
	coveredBy *path.Guard
}

func newCover(m *memory.Memory) *Cover { return &Cover{Memory: m} }
