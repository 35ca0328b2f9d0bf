package program

import (
	"slices"

	"seabmc/llvm"
)

// UnknownLife is our own marker, for variables whose block nothing says. The front end makes clang say it (frontend/untold.go) wherever it can.
const UnknownLife = "llvm.lifetime.unknown"

// markUnknown inserts the markers.
func (e *Entity) markUnknown() {
	if e.Func.Subprogram == nil || e.Unit.Model {
		return
	}
	recorded := map[llvm.Value]bool{}
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.DbgDeclare {
				recorded[in.Of] = true
			}
		}
	}
	first := e.Func.Blocks[0].Insts
	for i, x := range slices.Backward(first) {
		if x.Op != llvm.Alloca || recorded[x] || len(x.Args) > 0 {
			continue
		}
		if named, _ := llvm.OfProgram(x.Name); named && len(usesOf(e.Func, x)) > 0 {
			e.insertMarker(place{0, i + 1}, UnknownLife, x)
		}
	}
}
