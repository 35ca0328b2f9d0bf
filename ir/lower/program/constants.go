package program

import (
	"math/big"
	"slices"

	"seabmc/llvm"
)

// ConstInt is the value of an integer constant, nil if v is none.
func ConstInt(v llvm.Value) *big.Int {
	switch c := v.(type) {
	case *llvm.ConstInt:
		return c.X
	case *llvm.Zero:
		if c.Typ.Kind == llvm.Int {
			return new(big.Int)
		}
	}
	return nil
}

// HasUndef tells whether a constant contains undef or poison.
func HasUndef(c llvm.Constant) bool {
	switch c := c.(type) {
	case *llvm.Undef:
		return true
	case *llvm.Aggregate:
		return slices.ContainsFunc(c.Elems, HasUndef)
	}
	return false
}
