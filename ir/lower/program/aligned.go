package program

import "seabmc/llvm"

// MostAligned is the largest alignment of which an access of a function, or of one that it calls, is certain, accesses to variables aside. Models of the library access bytes.
func (p *Program) MostAligned(e *Entity) uint64 {
	t := &toucher{prog: p, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	t.function(e)
	t.walk()
	most := uint64(1)
	for f := range t.done {
		if !f.HasBody() || f.Unit.Model {
			continue
		}
		for _, b := range f.Func.Blocks {
			for _, in := range b.Insts {
				most = max(most, accessAlignment(f.Unit, in))
			}
		}
	}
	return most
}

// accessAlignment is the alignment of which a load or store is certain; 1 for anything else, and for one of a variable of the function.
func accessAlignment(u *Unit, in *llvm.Inst) uint64 {
	var t *llvm.Type
	var at llvm.Value
	switch in.Op {
	case llvm.Load:
		t, at = in.Typ, in.Args[0]
	case llvm.Store:
		t, at = in.Args[0].Type(), in.Args[1]
	default:
		return 1
	}
	if _, own := llvm.As(at, llvm.Alloca); own {
		return 1
	}
	if in.Align > 0 {
		return in.Align
	}
	return uint64(u.Layout.AlignOf(t))
}
