package assembly

import (
	"strconv"
	"strings"
)

// call drops calls of debug intrinsics that have no use here.
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
	w.token(i)
	w.i++
}

// gep writes getelementptr without newer flags, and casts a constant one to i8* where pointers are opaque.
func (w *rewriter) gep(i int) {
	inbounds := false
	j := i + 1
flags:
	for ; j < w.hi; j++ {
		switch {
		case w.is(j, "inbounds"):
			inbounds = true
		case w.is(j, "nuw"), w.is(j, "nusw"):
		case w.is(j, "inrange") && w.is(j+1, "("):
			j = w.closing(j+1) - 1
		default:
			break flags
		}
	}
	words := "getelementptr"
	if inbounds {
		words += " inbounds"
	}
	if !w.is(j, "(") {
		w.space(i)
		w.write(words)
		w.i = j
		w.gepOperands(w.hi, true)
		return
	}
	end := w.closing(j)
	if !w.opaque {
		w.space(i)
		w.write(words + " (")
		w.i = j + 1
		w.gepOperands(end-1, false)
		w.through(end)
		return
	}
	result, space, err := w.gepResult(j+1, end-1)
	if err != "" {
		w.fail(j, "%s", err)
		return
	}
	w.space(i)
	w.write("bitcast (")
	w.typeText(result)
	w.write(space + "* " + words + " (")
	w.i = j + 1
	w.gepOperands(end-1, false)
	w.through(end)
	w.write(" to i8" + space + "*)")
}

// splat writes a vector constant of equal elements out.
func (w *rewriter) splat(i int) {
	// The type before it is < N x T >. Constants of that type may stand between.
	j := i - 1
	depth := 0
	for ; j > int(w.entity.lo); j-- {
		if w.is(j, ">") {
			depth++
		} else if w.is(j, "<") {
			if depth--; depth == 0 && w.is(j+2, "x") {
				break
			}
		}
	}
	n, err := strconv.Atoi(w.str(min(j+1, len(w.toks)-1)))
	if err != nil || n < 1 || n > 4096 || !w.is(i+1, "(") || w.inSplat {
		w.fail(i, "splat of a vector whose length is not known")
		return
	}
	end := w.closing(i + 1)
	w.space(i)
	w.write("<")
	old := w.hi
	w.inSplat = true
	for k := range n {
		if k > 0 {
			w.write(",")
		}
		w.hi = end - 1
		for w.i = i + 2; w.i < w.hi && w.err == nil; {
			w.step()
		}
	}
	w.hi = old
	w.i = end
	w.inSplat = false
	w.write(">")
}

// atomicRMW gives the pointer operand the type of the value.
func (w *rewriter) atomicRMW(i int) {
	j := i
	for ; j < w.hi && !w.is(j, "ptr"); j++ {
		if w.is(j, ",") {
			break
		}
	}
	if !w.opaque || !w.is(j, "ptr") {
		w.token(i)
		w.i++
		return
	}
	comma := j
	for ; comma < w.hi && !w.is(comma, ","); comma++ {
		if w.is(comma, "(") {
			comma = w.closing(comma) - 1
		}
	}
	for ; w.i < j; w.i++ {
		w.token(w.i)
	}
	w.space(j)
	w.typeText(comma + 1)
	w.write("*")
	w.i++
	if w.is(w.i, "addrspace") && w.is(w.i+1, "(") {
		w.i = w.closing(w.i + 1)
	}
}
