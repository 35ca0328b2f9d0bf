package start

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// AllocatedMemory is CBMC's function that makes a range of addresses valid memory in the whole program. An access to the range is an access to an object at that
// place.
const AllocatedMemory = "__CPROVER_allocated_memory"

// mapDevices makes the memory that the program declares in this way, wherever it does so.
func (l *Start) Devices() {
	if !l.Declares(AllocatedMemory) {
		return
	}
	for _, m := range l.Program.Mods {
		for _, f := range m.LL.Funcs {
			for _, b := range f.Blocks {
				for _, in := range b.Insts {
					l.mapDevice(m, in)
				}
			}
		}
	}
}

func (l *Start) mapDevice(m *program.Unit, in *llvm.Inst) {
	addr, size, ok := l.Allocated(m, in)
	same := func(r memory.Region) bool { return r.Addr == addr && r.Size == size }
	if !ok || slices.ContainsFunc(l.Regions, same) {
		return
	}
	p := l.Alloc(l.B.Addr(size), ir.Alloc{Kind: ir.ObjGlobal, Name: "memory of a device", Given: true})
	l.Wrote(p, l.B.Addr(size))
	l.Regions = append(l.Regions, memory.Region{Addr: addr, Size: size, P: p})
}

// Allocated are the arguments of a call that declares such memory, if they are constants.
func (l *Start) Allocated(m *program.Unit, x *llvm.Inst) (addr, size uint64, ok bool) {
	callee, isConst := x.Callee.(llvm.Constant)
	if !isConst || x.Op != llvm.Call || len(x.Args) != 2 {
		return 0, 0, false
	}
	if e := l.Program.Resolve(m, callee); e == nil || e.Name != AllocatedMemory {
		return 0, 0, false
	}
	a, n := program.ConstInt(x.Args[0]), program.ConstInt(x.Args[1])
	if a == nil || n == nil || !a.IsUint64() || !n.IsUint64() || a.Uint64() >= 1<<uint(l.B.Prog.OffBits()-1)-n.Uint64() {
		return 0, 0, false
	}
	return a.Uint64(), n.Uint64(), true
}
