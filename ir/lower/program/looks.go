package program

import (
	"math/big"

	"seabmc/llvm"
)

// Which programs look at addresses. Most conversions of pointers to integers reveal nothing of where an object lies: the integer is made a pointer
// again, or is one side of a subtraction of pointers, or is compared with zero, or only its low bits are used, which the alignment of the object
// decides. Such a conversion is private. Its result stays the object's number and the offset, and the operation that uses it goes back to the
// pointer. The program does not look at addresses if all conversions that may be reached are private and no pointer is made of an arbitrary integer.
// Then no object gets an address.

// privates holds the private conversions of a function.
type privates map[llvm.Value]bool

// privatesOf finds the private conversions of a function. all reports whether all its conversions are private.
func privatesOf(f *llvm.Func) (p privates, all bool) {
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.PtrToInt {
				if p == nil {
					p = privates{}
				}
				p[in] = true
			}
		}
	}
	if p == nil {
		return nil, true
	}
	all = true
	spoil := func(v llvm.Value) {
		if p[v] {
			p[v], all = false, false
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if !usesPrivately(in) {
				for _, op := range in.Operands() {
					spoil(op)
				}
			}
		}
		for _, op := range b.Term.Operands() {
			spoil(op)
		}
	}
	return p, all
}

// usesPrivately reports whether what an instruction does with an integer made from a pointer reveals no address.
func usesPrivately(in *llvm.Inst) bool {
	switch in.Op {
	case llvm.IntToPtr:
		return true
	case llvm.Sub:
		return llvm.Is(in.Args[0], llvm.PtrToInt) && llvm.Is(in.Args[1], llvm.PtrToInt)
	case llvm.ICmp:
		return !in.Pred.Orders() && llvm.Is(in.Args[0], llvm.PtrToInt) && isNumber(in.Args[1], func(v *big.Int) bool { return v.Sign() == 0 })
	case llvm.And:
		return llvm.Is(in.Args[0], llvm.PtrToInt) && isNumber(in.Args[1], func(v *big.Int) bool { return isPowerOf2(new(big.Int).Add(v, big.NewInt(1))) })
	case llvm.URem:
		return llvm.Is(in.Args[0], llvm.PtrToInt) && isNumber(in.Args[1], isPowerOf2)
	}
	return in.Op.IsDebug()
}

func isNumber(v llvm.Value, is func(*big.Int) bool) bool {
	c, ok := v.(*llvm.ConstInt)
	return ok && is(c.X)
}

func isPowerOf2(v *big.Int) bool {
	return v.Sign() > 0 && v.TrailingZeroBits() == uint(v.BitLen()-1)
}

// anyInteger reports whether a pointer is made of an integer that may be an object's address.
func anyInteger(x *llvm.Inst) bool {
	from, ok := x.Args[0].(*llvm.Inst)
	switch {
	case llvm.IsConst(x.Args[0]) || llvm.Is(x.Args[0], llvm.PtrToInt):
		return false
	case ok && (from.Op == llvm.SExt || from.Op == llvm.ZExt):
		return wide(from.Args[0])
	}
	return true
}

// wide reports whether an integer has more than 32 bits.
func wide(v llvm.Value) bool {
	t := v.Type()
	return t.Kind != llvm.Int || t.Bits > 32
}

// looksAt notes whether a function that may be reached looks at addresses.
func (k *Program) looksAt(e *Entity) {
	p, all := privatesOf(e.Func)
	k.private[e.Func] = p
	if !all {
		k.LooksAtAddresses = true
	}
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.IntToPtr && anyInteger(in) && !e.Unit.Model {
				k.LooksAtAddresses = true
			}
		}
	}
}

// IsPrivate reports whether a conversion in a function reveals nothing of the address.
func (p *Program) IsPrivate(f *llvm.Func, x *llvm.Inst) bool { return p.private[f][x] }
