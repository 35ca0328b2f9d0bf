package program

import (
	"slices"

	"seabmc/ir"
	"seabmc/llvm"
)

// longestText is how much the trace reads of a text of unknown length.
const longestText = 128

// TextAt returns the layout of the array of characters that begins at an address, or else that of a text of any length.
func (k *Program) TextAt(e *Entity, p llvm.Value) (string, *ir.Layout) {
	if x := llvm.AsInst(p); x != nil && x.Op == llvm.GEP && x.Elem.Kind == llvm.Array && allZero(x.Args[1:]) {
		if s, t := k.Lvalue(e, x.Args[0], 0); s != "" && DebugSize(t) > 0 {
			return s, k.LayoutOf(t)
		}
	}
	s, t := k.Lvalue(e, p, 0)
	if s == "" || DebugSize(t) != 1 {
		return "", nil
	}
	return s, &ir.Layout{CType: ir.TextType, Bytes: longestText, Elem: k.LayoutOf(t), Count: longestText}
}

// Whole returns the object whose start an address is.
func Whole(p llvm.Value) llvm.Value {
	for range 6 {
		x := llvm.AsInst(p)
		if x == nil {
			break
		}
		_, constant := p.(*llvm.ConstExpr)
		start := x.Op == llvm.GEP && allZero(x.Args[1:]) && (constant || len(x.Args) > 2)
		if x.Op != llvm.BitCast && !start {
			break
		}
		p = x.Args[0]
	}
	return p
}

func allZero(indices []llvm.Value) bool {
	return !slices.ContainsFunc(indices, func(v llvm.Value) bool { return !IsZeroInt(v) })
}
