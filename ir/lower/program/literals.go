package program

import (
	"strings"

	"seabmc/llvm"
)

// Compound literals live as long as the block that they are written in, but clang gives them no lifetime markers. The markers are inserted here. The
// block is the lexical block of the debug information that a literal's first instruction belongs to. It is left when an instruction of another block
// follows.

// literal is a compound literal of an inner block.
type literal struct {
	x     *llvm.Inst
	scope *llvm.Scope
	block int // where it is made
	index int
}

// MarkLifetimes completes the lifetime markers of a function. It does so once: instructions are named by their numbers, which must be the same when
// the program is lowered again.
func (e *Entity) MarkLifetimes() {
	if e.Func.Marked || !e.InC() {
		return
	}
	e.Func.Marked = true
	e.markLiterals()
	e.markBypassed()
}

// markLiterals gives the compound literals of a function their lifetime markers.
func (e *Entity) markLiterals() {
	for _, lit := range literalsOf(e.Func) {
		e.markLiteral(lit)
	}
}

func literalsOf(f *llvm.Func) []literal {
	made := map[llvm.Value]bool{}
	for _, in := range f.Blocks[0].Insts {
		if in.Op == llvm.Alloca && strings.HasPrefix(in.Name, ".compoundliteral") {
			made[in] = true
		}
	}
	if len(made) == 0 {
		return nil
	}
	var lits []literal
	for i, b := range f.Blocks {
		for k, in := range b.Insts {
			for _, op := range in.Operands() {
				x, ok := llvm.As(op, llvm.Alloca)
				if !ok || !made[x] {
					continue
				}
				made[x] = false
				if s := lexical(DebugScope(in)); s != nil && s.Kind == llvm.BlockScope {
					lits = append(lits, literal{x, s, i, k})
				}
			}
		}
	}
	return lits
}

// markLiteral makes a literal at the place where it is written, and ends it where its block has been left.
func (e *Entity) markLiteral(lit literal) {
	at := place{lit.block, lit.index}
	for _, end := range e.exits(lit.scope, []place{at}) {
		e.insertMarker(end, "llvm.lifetime.end.p0i8", lit.x)
		if end.block == lit.block && end.index <= lit.index {
			at.index++ // the end is behind a back edge, before the start
		}
	}
	e.insertMarker(at, "llvm.lifetime.start.p0i8", lit.x)
}
