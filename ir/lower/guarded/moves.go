package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// A pointer that a loop only moves, as p++ does, stays in the same object in each round. So the loop's contract makes only its offset unknown, and
// whatever the loop writes through it is known to be in that object.

// forgotten returns the value of a variable after the contract of a loop has made unknown what the loop changes.
func (l *Contracts) forgotten(a *state.Activation, lp *cfg.Loop, x *llvm.Inst, slot int32) uint32 {
	t, _ := a.Function.Unit.Layout.Scalar(x.Elem)
	if before := l.State.Slots.Get(slot); t == ir.TPtr && before != 0 && onlyMoved(a.Function, lp, x) {
		return uint32(l.B.Gep(l.Force(before), l.B.Nondet(l.B.Prog.Addr(), x.Name), 1))
	}
	return l.Lazy(t, x.Name, a.Function.Allocas[x].Var)
}

// onlyMoved reports whether each store of a loop to a variable stores a value that the loop read from it, plus an offset.
func onlyMoved(f *cfg.Function, lp *cfg.Loop, x *llvm.Inst) bool {
	read := map[*llvm.Inst]bool{}
	var stored []*llvm.Inst
	for _, b := range f.Blocks {
		if !lp.Contains(b.Loop) {
			continue
		}
		for i := range b.Insts {
			switch in := b.Insts[i].LL; {
			case in.Op == llvm.Load && in.Args[0] == llvm.Value(x):
				read[in] = true
			case in.Op == llvm.Store && in.Args[1] == llvm.Value(x):
				from, ok := origin(in.Args[0])
				if !ok {
					return false
				}
				stored = append(stored, from)
			}
		}
	}
	return !slices.ContainsFunc(stored, func(from *llvm.Inst) bool { return !read[from] })
}

// origin returns the instruction that a pointer comes from by adding offsets.
func origin(v llvm.Value) (*llvm.Inst, bool) {
	in, ok := v.(*llvm.Inst)
	for ok && in.Op == llvm.GEP {
		in, ok = in.Args[0].(*llvm.Inst)
	}
	return in, ok
}
