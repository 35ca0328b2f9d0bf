// Package library gives a meaning to functions that the checker knows by their names: functions of the C library that have no model in C,
// LLVM's intrinsics, calls that clang's sanitizers insert, and the functions of other checkers (dialects.go).
//
// In: a call, and the machine that executes it. Out: the scalars of its result, and the effect of the call on the machine's state.
package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/guarded"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Library gives meaning to functions that the checker knows by name: those of the C library, of LLVM and of other checkers.
type Library struct {
	*guarded.Machine

	prims        map[*program.Entity]*primitive     // what was looked up
	saved        map[ir.Reg]int                     // stack pointers of stacksave
	jumps        []jumpTarget                       // setjmps that were executed
	approx       map[approxKey]ir.Reg               // results that stand for those of functions
	used         map[*llvm.Func]map[llvm.Value]bool // calls whose results the program uses (resultUsed)
	refersTo     map[string]bool                    // which library functions the program refers to, see callsOf
	textIDs      map[string]int                     // texts about which models of the library keep something
	counting     bool                               // the call of printf being lowered has to return how much it wrote
	applications map[string][]application           // of uninterpreted functions, by prototype
	appliedTo    map[string]int                     // index of the application of a prototype to exactly these registers
}

// New returns the library of l.
func New(l *guarded.Machine) guarded.Library {
	return &Library{Machine: l, prims: map[*program.Entity]*primitive{}, saved: map[ir.Reg]int{}, approx: map[approxKey]ir.Reg{},
		used: map[*llvm.Func]map[llvm.Value]bool{}, refersTo: map[string]bool{}, textIDs: map[string]int{}, applications: map[string][]application{}, appliedTo: map[string]int{}}
}

// Call executes a call of a function that has a meaning here. It returns the scalars of the result. The path may have ended.
func (l *Library) Call(c *state.Call, e *program.Entity) []ir.Reg {
	h := primitiveOf(l, e)
	if strings.HasPrefix(e.Name, "llvm.") || strings.HasPrefix(e.Name, "__ubsan_") || strings.HasPrefix(e.Name, "__seabmc_") {
		return h.do(l, c)
	}
	return l.ByCommandLine(func() []ir.Reg { return h.do(l, c) })
}
