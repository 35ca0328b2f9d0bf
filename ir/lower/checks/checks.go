package checks

import "seabmc/ir/lower/memory"

// Checks checks what a program does.
type Checks struct {
	*memory.Memory
	Heap []HeapObject
}

// New returns the checks of what is done with m.
func New(m *memory.Memory) *Checks { return &Checks{Memory: m} }
