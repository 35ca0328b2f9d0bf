package program

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// Our own markers, for variables that have no lifetime markers from clang: those whose declaration a goto jumps over, forward or backward.
const (
	Renewal     = "llvm.lifetime.renew"   // their block is left: this variable ends, and the next execution of the block has another
	Declaration = "llvm.lifetime.declare" // their declaration is reached: they have no value (C11 6.2.4p6)
)

// markBypassed inserts the markers. The block of a variable is the one in the debug information. It is left when an instruction of another block
// follows.
func (e *Entity) markBypassed() {
	e.markUnknown()
	declared := bypassed(e.Func)
	if len(declared) == 0 {
		return
	}
	for _, x := range slices.Clone(e.Func.Blocks[0].Insts) {
		scope := declared[x]
		if scope == nil {
			continue
		}
		if scope.Kind == llvm.BlockScope {
			for _, end := range e.exits(scope, usesOf(e.Func, x)) {
				e.insertMarker(end, Renewal, x)
			}
		}
		e.markDeclaration(x)
	}
}

// markDeclaration inserts a marker at the declaration of a variable, unless that is in the first block, which is executed once.
func (e *Entity) markDeclaration(x llvm.Value) {
	for i, b := range e.Func.Blocks[1:] {
		for k := 0; k < len(b.Insts); k++ {
			if in := b.Insts[k]; in.Op == llvm.DbgDeclare && in.Of == x {
				e.insertMarker(place{i + 1, k}, Declaration, x)
				k++
			}
		}
	}
}

// OfBypassed reports whether an instruction is one of our own markers. The second argument of a marker is the variable.
func OfBypassed(in *llvm.Inst) bool {
	return in.Op == llvm.Call && (in.CalleeName() == Renewal || in.CalleeName() == Declaration)
}

// Renews reports whether a variable is made anew when its block is left.
func (e *Entity) Renews(x *llvm.Inst) bool {
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.Call && in.CalleeName() == Renewal && in.Args[1] == llvm.Value(x) {
				return true
			}
		}
	}
	return false
}

// InC reports whether clang has translated a function or variable from C, as far as the name of its file tells. Other languages have other lifetimes, and other rules for what is const.
func (e *Entity) InC() bool {
	return strings.HasSuffix(e.Unit.Path, ".c") || strings.HasSuffix(e.Unit.Path, ".i")
}

// bypassed returns the variables without lifetime markers, and their blocks. Parameters and the like, which are declared in the first block, are left
// out.
func bypassed(f *llvm.Func) map[*llvm.Inst]*llvm.Scope {
	declared, marked := map[*llvm.Inst]*llvm.Scope{}, map[*llvm.Inst]bool{}
	for i, b := range f.Blocks {
		for _, in := range b.Insts {
			switch {
			case in.Op == llvm.DbgDeclare:
				x, _ := llvm.As(in.Of, llvm.Alloca)
				if x == nil || len(x.Args) > 0 || in.Var == nil {
					continue
				}
				if s := lexical(in.Var.Scope); s != nil && (i > 0 || s.Kind == llvm.BlockScope) {
					declared[x] = s
				}
			case in.Op == llvm.Call && strings.HasPrefix(in.CalleeName(), "llvm.lifetime.start"):
				marked[madeBy(in.Args[len(in.Args)-1])] = true
			}
		}
	}
	for x := range declared {
		if marked[x] {
			delete(declared, x)
		}
	}
	return declared
}
