package program

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// Compound literals live as long as the block that they are written in, but clang
// gives them no lifetime markers. They are put in here: the block is the lexical
// block of the debug information that a literal's first instruction belongs to, and
// it is left where an instruction of another block follows.

// literal is a compound literal of an inner block.
type literal struct {
	x     *llvm.Inst
	scope *llvm.Scope
	block int // where it is made
	index int
}

// MarkLiterals gives the compound literals of a function their lifetime markers.
func (e *Entity) MarkLiterals() {
	if !strings.HasSuffix(e.Unit.Path, ".c") && !strings.HasSuffix(e.Unit.Path, ".i") {
		return
	}
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
				if s := DebugScope(in); s != nil && s.Kind == llvm.BlockScope {
					lits = append(lits, literal{x, s, i, k})
				}
			}
		}
	}
	return lits
}

// markLiteral walks from the place where a literal is made to all places where its
// block has been left.
func (e *Entity) markLiteral(lit literal) {
	f := e.Func
	at := map[*llvm.Block]int{}
	for i, b := range f.Blocks {
		at[b] = i
	}
	ends := map[int]int{} // by block: the index that the end marker goes before
	seen := make([]bool, len(f.Blocks))
	type place struct{ block, index int }
	work := []place{{lit.block, lit.index}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		b := f.Blocks[p.block]
		left := false
		for k := p.index; k <= len(b.Insts) && !left; k++ {
			in := b.Term
			if k < len(b.Insts) {
				in = b.Insts[k]
				if in.Op == llvm.Phi {
					continue
				}
			}
			if s := DebugScope(in); s != nil && !Within(s, lit.scope) {
				ends[p.block] = k
				left = true
			}
		}
		if left {
			continue
		}
		for _, s := range b.Succs() {
			if i := at[s]; !seen[i] {
				seen[i] = true
				work = append(work, place{i, 0})
			}
		}
	}
	for i, k := range ends {
		e.insertMarker(i, k, "llvm.lifetime.end.p0i8", lit.x)
	}
	k := lit.index
	if end, ok := ends[lit.block]; ok && end <= k {
		k++ // the end is behind a back edge, before the start
	}
	e.insertMarker(lit.block, k, "llvm.lifetime.start.p0i8", lit.x)
}

func (e *Entity) insertMarker(block, index int, name string, x *llvm.Inst) {
	call := llvm.NewCall(e.Unit.marker(name), llvm.NewConstInt(llvm.I64, -1), x)
	b := e.Func.Blocks[block]
	b.Insts = slices.Insert(b.Insts, index, call)
}

// marker is the module's declaration of a lifetime intrinsic.
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
