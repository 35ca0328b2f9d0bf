package program

import (
	"cmp"
	"slices"

	"seabmc/llvm"
)

// place is a place in a function: before an instruction of a block.
type place struct{ block, index int }

// exits walks from places in a lexical block to all places where the block has been left: places before the first instruction of another lexical
// block that does not belong to the end of this one (closing). The places in one block of the function are in reverse order, so that markers can be
// inserted one after the other.
func (e *Entity) exits(scope *llvm.Scope, from []place) []place {
	f := e.Func
	at := map[*llvm.Block]int{}
	for i, b := range f.Blocks {
		at[b] = i
	}
	c := closingOf(f, scope, at)
	var ends []place
	seen := make([]bool, len(f.Blocks)) // from its first instruction on
	work := slices.Clone(from)
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		b := f.Blocks[p.block]
		if k := c.leftAt(b, p.index); k >= 0 {
			ends = append(ends, place{p.block, k})
			continue
		}
		for _, s := range b.Succs() {
			if i := at[s]; !seen[i] {
				seen[i] = true
				work = append(work, place{i, 0})
			}
		}
	}
	slices.SortFunc(ends, func(a, b place) int { return cmp.Or(a.block-b.block, b.index-a.index) })
	return slices.Compact(ends)
}

func (e *Entity) insertMarker(at place, name string, x llvm.Value) {
	call := llvm.NewCall(e.Unit.marker(name), llvm.NewConstInt(llvm.I64, -1), x)
	b := e.Func.Blocks[at.block]
	if at.index < len(b.Insts) {
		call.Loc = b.Insts[at.index].Loc
	} else {
		call.Loc = b.Term.Loc
	}
	b.Insts = slices.Insert(b.Insts, at.index, call)
}

// marker returns the module's declaration of a lifetime intrinsic.
func (m *Unit) marker(name string) *llvm.Func {
	for _, f := range m.LL.Funcs {
		if f.Name == name {
			return f
		}
	}
	f := llvm.NewFunc(name, llvm.FuncOf(llvm.VoidType, llvm.I64, llvm.PtrType))
	m.LL.Funcs = append(m.LL.Funcs, f)
	m.Symbols[f] = &Entity{Name: name, Unit: m, Func: f}
	return f
}

// usesOf returns the places behind the uses of an alloca.
func usesOf(f *llvm.Func, x *llvm.Inst) []place {
	var uses []place
	for i, b := range f.Blocks {
		for k, in := range b.Insts {
			for _, op := range in.Operands() {
				if op == llvm.Value(x) {
					uses = append(uses, place{i, k + 1})
				}
			}
		}
	}
	return uses
}
