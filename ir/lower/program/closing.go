package program

import (
	"slices"

	"seabmc/llvm"
)

// closing holds the calls at the end of a lexical block: of functions named by the attribute cleanup, and of the ends of other variables. The debug
// information puts them in the block around it, but they name a variable of the block.
type closing struct {
	scope *llvm.Scope
	own   map[*llvm.Inst]bool // the variables of the block
	at    map[*llvm.Block]int
	leads []bool // blocks with a way from their start to such a call on which there is no instruction of the lexical block
}

func closingOf(f *llvm.Func, scope *llvm.Scope, at map[*llvm.Block]int) *closing {
	c := &closing{scope: scope, own: map[*llvm.Inst]bool{}, at: at, leads: make([]bool, len(f.Blocks))}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.DbgDeclare && in.Var != nil && Within(in.Var.Scope, scope) {
				if x, _ := llvm.As(in.Of, llvm.Alloca); x != nil {
					c.own[x] = true
				}
			}
		}
	}
	for more := len(c.own) > 0; more; {
		more = false
		for i, b := range slices.Backward(f.Blocks) {
			if !c.leads[i] && c.next(b, 0) >= 0 {
				c.leads[i], more = true, true
			}
		}
	}
	return c
}

// leftAt returns the index of the first instruction from k on that lies outside of the lexical block and is not before the last call of the block's
// end. It returns -1 if there is none.
func (c *closing) leftAt(b *llvm.Block, k int) int {
	for ; k <= len(b.Insts); k++ {
		if !c.outside(instAt(b, k)) {
			continue
		}
		n := c.next(b, k)
		if n < 0 {
			return k
		}
		k = n
	}
	return -1
}

// next returns the index of the next call of the block's end that can be reached from the k-th instruction without going through the block. It
// returns the number of instructions if that call is in another block of the function, and -1 if there is none.
func (c *closing) next(b *llvm.Block, k int) int {
	for ; k <= len(b.Insts); k++ {
		in := instAt(b, k)
		switch {
		case !c.outside(in):
			if DebugScope(in) != nil && in.Op != llvm.Phi && in.Op != llvm.IndirectBr {
				return -1
			}
		case slices.ContainsFunc(in.Operands(), func(v llvm.Value) bool { return c.own[madeBy(v)] }):
			return k
		}
	}
	if slices.ContainsFunc(b.Succs(), func(s *llvm.Block) bool { return c.leads[c.at[s]] }) {
		return len(b.Insts)
	}
	return -1
}

// outside reports whether an instruction lies outside of the lexical block. Nothing says where a computed goto belongs: clang makes only one for all
// of a function.
func (c *closing) outside(in *llvm.Inst) bool {
	if in.Op == llvm.Phi || in.Op == llvm.IndirectBr {
		return false
	}
	s := DebugScope(in)
	return s != nil && !Within(s, c.scope)
}

// instAt returns the k-th instruction of a block. Its terminator counts as the last one.
func instAt(b *llvm.Block, k int) *llvm.Inst {
	if k < len(b.Insts) {
		return b.Insts[k]
	}
	return b.Term
}

// madeBy returns the alloca whose address, perhaps cast, a value is. It returns nil if there is none.
func madeBy(v llvm.Value) *llvm.Inst {
	if from := llvm.Arg(v, llvm.BitCast, 0); from != nil {
		v = from
	}
	x, _ := llvm.As(v, llvm.Alloca)
	return x
}
