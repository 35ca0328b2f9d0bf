package guarded

// Checks checks what a program does.
type Checks struct {
	*Memory
	Heap []HeapObject
}

func newChecks(m *Memory) *Checks { return &Checks{Memory: m} }
