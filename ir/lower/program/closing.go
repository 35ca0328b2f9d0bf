package program

import (
	"slices"

	"seabmc/llvm"
)

// closing knows the calls at the end of a lexical block: of functions named by the attribute cleanup, and of the ends of other variables. The debug
// information puts them in the block around it, but they name a variable of the block.
type closing struct {
	scope *llvm.Scope
	own   map[*llvm.Inst]bool // the variables of the block
	at    map[*llvm.Block]int
	leads []bool // blocks from whose start a way leads to such a call, with no instruction of the lexical block on it
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

// leftAt is the index of the first instruction from k on that lies outside of the lexical block and is not before the
// last call of its end; -1 if there is none.
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

// next is where the next call of the block's end stands that is reached from the k-th instruction on without a way through the block; the
// number of instructions if it is in another block of the function, -1 if there is none.
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

// outside tells of an instruction that lies outside of the lexical block. Where a computed goto stands nothing says: clang makes one for
// all of a function.
func (c *closing) outside(in *llvm.Inst) bool {
	if in.Op == llvm.Phi || in.Op == llvm.IndirectBr {
		return false
	}
	s := DebugScope(in)
	return s != nil && !Within(s, c.scope)
}

// instAt is the k-th instruction of a block, the last one being its end.
func instAt(b *llvm.Block, k int) *llvm.Inst {
	if k < len(b.Insts) {
		return b.Insts[k]
	}
	return b.Term
}

// madeBy is the alloca whose address a value is, perhaps cast; nil if it is none.
func madeBy(v llvm.Value) *llvm.Inst {
	if from := llvm.Arg(v, llvm.BitCast, 0); from != nil {
		v = from
	}
	x, _ := llvm.As(v, llvm.Alloca)
	return x
}
