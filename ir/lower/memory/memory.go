package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Memory makes objects, reads and writes them, and gives operands their registers.
type Memory struct {
	*state.Paths
	hooks Hooks

	Objects     int
	Starts      []ir.Reg                   // of objects, by number from 1
	ObjOf       map[uint64]*program.Entity // globals and functions by object
	Consts      map[uint64][]program.Span  // the const members of variables that are not const, by object
	WithConsts  []uint64                   // the objects that have some
	Alignments  map[uint64]uint64          // of objects, by their numbers
	AlignedLike map[uint64]ir.Reg          // the alignments that are no constants
	UnsetBits   map[ir.Reg]ir.Reg          // of values: the bits that were never written, see uninitialised.go in package checks
	Sees        bool                       // the instruction that runs computes with its operands
	labels      map[*llvm.Block]uint64     // blocks whose address is taken, numbered
	Regions     []Region                   // memory of devices
}

// newMemory is memory without objects.
func New(p *state.Paths, h Hooks) *Memory {
	return &Memory{Paths: p, hooks: h, ObjOf: map[uint64]*program.Entity{}}
}
