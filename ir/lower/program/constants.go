package program

import (
	"math/big"
	"slices"
	"strings"

	"seabmc/llvm"
)

// ConstInt returns the value of an integer constant, nil if v is not one.
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

// HasUndef reports whether a constant contains undef or poison.
func HasUndef(c llvm.Constant) bool {
	switch c := c.(type) {
	case *llvm.Undef:
		return true
	case *llvm.Aggregate:
		return slices.ContainsFunc(c.Elems, HasUndef)
	}
	return false
}

// InitOf returns the initialiser of the global whose address a constant is.
func InitOf(m *Unit, v llvm.Value) llvm.Constant {
	for range 10 {
		switch x := v.(type) {
		case *llvm.ConstExpr:
			switch x.Op {
			case llvm.BitCast:
			case llvm.GEP:
				for _, ix := range x.Args[1:] {
					if k := ConstInt(ix); k == nil || k.Sign() != 0 {
						return nil
					}
				}
			default:
				return nil
			}
			v = x.Args[0]
		case *llvm.Global:
			if e := m.Symbols[x]; e != nil && e.Global != nil {
				return e.Global.Init
			}
			return nil
		default:
			return nil
		}
	}
	return nil
}

// IsZeroInt reports whether a value is the number 0, written as such.
func IsZeroInt(v llvm.Value) bool {
	c, ok := v.(*llvm.ConstInt)
	return ok && c.X.Sign() == 0
}

// Literal returns the bytes of a string literal, nil if the entity is not one.
func (e *Entity) Literal() []byte {
	g := e.Global
	if g == nil || !g.Const || g.Linkage != llvm.Private || g.Elem.Kind != llvm.Array || !strings.HasPrefix(g.Name, ".str") {
		return nil
	}
	switch c := g.Init.(type) {
	case *llvm.Bytes:
		return c.X
	case *llvm.Zero:
		return make([]byte, e.Size)
	case *llvm.Aggregate: // of wide characters
		var text []byte
		for _, x := range c.Elems {
			x, ok := x.(*llvm.ConstInt)
			if !ok || x.Typ.Bits%8 != 0 {
				return nil
			}
			n := make([]byte, x.Typ.Bits/8)
			text = append(text, new(big.Int).And(x.X, new(big.Int).SetUint64(1<<x.Typ.Bits-1)).FillBytes(n)...)
		}
		return text
	}
	return nil
}
