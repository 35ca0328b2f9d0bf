package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Memory makes objects, reads and writes them, and gives operands their registers.
type Memory struct {
	*Paths
	hooks Hooks

	objects    int
	starts     []ir.Reg                   // of objects, by number from 1
	ObjOf      map[uint64]*program.Entity // globals and functions by object
	alignments map[uint64]uint64          // of objects, where accesses are checked for alignment
	unsetBits  map[ir.Reg]ir.Reg          // of values: the bits that were never written, see unset.go
	sees       bool                       // the instruction that runs computes with its operands
	labels     map[*llvm.Block]uint64     // blocks whose address is taken, numbered
	regions    []region                   // memory of devices
}

// newMemory is memory without objects.
func newMemory(p *Paths, h Hooks) *Memory {
	return &Memory{Paths: p, hooks: h, ObjOf: map[uint64]*program.Entity{}}
}
