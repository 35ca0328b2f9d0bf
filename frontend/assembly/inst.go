package assembly

import (
	"strings"
)

// call drops calls of debug intrinsics that have no use here, and notes which calls have variable arguments.
func (w *rewriter) call(i int) {
	if w.is(i+1, "void") && w.kind(i+2) == tGlobal {
		name := w.str(i + 2)
		if strings.HasPrefix(name, "@llvm.dbg.") && w.is(i+3, "(") {
			end := w.closing(i + 3)
			list := false
			for j := i; j < end; j++ {
				list = list || w.is(j, "!DIArgList")
			}
			if list || name != "@llvm.dbg.declare" && name != "@llvm.dbg.value" && name != "@llvm.dbg.label" {
				for w.i = end; w.kind(w.i) == tHash || w.is(w.i, ",") && w.kind(w.i+1) == tMeta; {
					if w.kind(w.i) == tHash {
						w.i++
					} else if e, _ := w.attachment(w.i + 1); e > 0 {
						w.i = e
					} else {
						break
					}
				}
				return
			}
		}
	}
	w.noteVariadic(i)
	w.token(i)
	w.i++
}
