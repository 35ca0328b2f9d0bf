package assembly

import (
	"fmt"

	"seabmc/llvm"
)

// noteVariadic prepares a note about the type of the call at token i, to be written behind its arguments. Where pointers are opaque, only the text
// says what type a call has, and llir keeps no more of it than the result.
func (w *rewriter) noteVariadic(i int) {
	if !w.opaque {
		return
	}
	if fixed, end, ok := w.variadicType(i); ok {
		w.noteAt, w.note = end, fmt.Sprintf(" %q=\"%d\"", llvm.FixedArguments, fixed)
	}
}

// variadicType looks for the function type that the call at token i states if it has variable arguments: the number of its parameters, and the end
// of the arguments.
func (w *rewriter) variadicType(i int) (fixed, end int, ok bool) {
	for j := i + 1; j < w.hi && !w.is(j, "call") && !w.is(j, "="); j++ {
		if !w.is(j, "(") {
			continue
		}
		to := w.closing(j)
		callee := w.kind(to) == tLocal || w.kind(to) == tGlobal
		if callee && w.is(to-2, "...") && w.is(to+1, "(") {
			return w.commas(j, to), w.closing(to + 1), true
		}
		if w.kind(j-1) == tLocal || w.kind(j-1) == tGlobal {
			return 0, 0, false // these are the arguments
		}
		j = to - 1
	}
	return 0, 0, false
}

// commas counts the commas of the bracket from token i to end, without those of brackets inside.
func (w *rewriter) commas(i, end int) (n int) {
	for i++; i < end-1; i++ {
		if w.is(i, "(") || w.is(i, "{") || w.is(i, "[") {
			i = w.closing(i) - 1
		} else if w.is(i, ",") {
			n++
		}
	}
	return n
}
