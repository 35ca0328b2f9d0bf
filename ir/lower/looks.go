package lower

import (
	"math/big"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Which programs look at addresses. Most conversions of pointers to integers show nothing of where an object lies:
// the integer is made a pointer again, or is one side of a subtraction of pointers, or is compared with zero, or
// only its low bits are used, which the alignment of the object decides. Such a conversion is private: its result
// stays the object's number and the offset, and the operation that uses it goes back to the pointer. If all
// conversions that may be reached are private, and no pointer is made of just any integer, the program does
// not look at addresses, and no object gets one.

// privates are the conversions of a function that are private.
type privates map[value.Value]bool

// privatesOf finds the private conversions of a function; all tells whether they all are.
func privatesOf(f *llir.Func) (p privates, all bool) {
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if x, ok := in.(*llir.InstPtrToInt); ok {
				if p == nil {
					p = privates{}
				}
				p[x] = true
			}
		}
	}
	if p == nil {
		return nil, true
	}
	all = true
	spoil := func(v value.Value) {
		if v = callArg(v); p[v] {
			p[v], all = false, false
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if !usesPrivately(in) {
				for _, op := range in.Operands() {
					spoil(*op)
				}
			}
		}
		for _, op := range b.Term.Operands() {
			spoil(*op)
		}
	}
	return p, all
}

// usesPrivately tells whether an instruction does with an integer made of a pointer what shows no address.
func usesPrivately(in llir.Instruction) bool {
	switch in := in.(type) {
	case *llir.InstIntToPtr:
		return true
	case *llir.InstSub:
		return isPtrToInt(in.X) && isPtrToInt(in.Y)
	case *llir.InstICmp:
		return (in.Pred == enum.IPredEQ || in.Pred == enum.IPredNE) && isPtrToInt(in.X) && isNumber(in.Y, func(v *big.Int) bool { return v.Sign() == 0 })
	case *llir.InstAnd:
		return isPtrToInt(in.X) && isNumber(in.Y, func(v *big.Int) bool { return isPowerOf2(new(big.Int).Add(v, big.NewInt(1))) })
	case *llir.InstURem:
		return isPtrToInt(in.X) && isNumber(in.Y, isPowerOf2)
	case *llir.InstCall:
		f, ok := in.Callee.(*llir.Func)
		return ok && hasPrefix(f.Name(), "llvm.dbg.")
	}
	return false
}

func isPtrToInt(v value.Value) bool {
	switch v.(type) {
	case *llir.InstPtrToInt, *constant.ExprPtrToInt:
		return true
	}
	return false
}

func isNumber(v value.Value, is func(*big.Int) bool) bool {
	c, ok := v.(*constant.Int)
	return ok && is(c.X)
}

func isPowerOf2(v *big.Int) bool {
	return v.Sign() > 0 && v.TrailingZeroBits() == uint(v.BitLen()-1)
}

// anyInteger tells whether a pointer is made of an integer that may be an object's address.
func anyInteger(x *llir.InstIntToPtr) bool {
	switch from := x.From.(type) {
	case constant.Constant, *llir.InstPtrToInt:
		return false
	case *llir.InstSExt:
		return wide(from.From)
	case *llir.InstZExt:
		return wide(from.From)
	}
	return true
}

// wide tells whether an integer has more than 32 bits.
func wide(v value.Value) bool {
	t, ok := v.Type().(*types.IntType)
	return !ok || t.BitSize > 32
}

// looksAt notes whether a function that may be reached looks at addresses.
func (l *lowerer) looksAt(e *entity) {
	p, all := privatesOf(e.fn)
	l.private[e.fn] = p
	if !all {
		l.looks = true
	}
	for _, b := range e.fn.Blocks {
		for _, in := range b.Insts {
			if x, ok := in.(*llir.InstIntToPtr); ok && anyInteger(x) && !e.mod.model {
				l.looks = true
			}
		}
	}
}

// isPrivate tells whether a conversion shows nothing of the address.
func (l *lowerer) isPrivate(f *function, x *llir.InstPtrToInt) bool { return l.private[f.ent.fn][x] }
