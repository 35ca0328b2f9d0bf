package calls

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Variable arguments are read with the size that they were passed with, and a number with a fraction is read as one (C11 7.16.1.1p2). clang's code
// for va_arg does not say what is read from where. For that, the prelude calls __seabmc_argument.

// LongDouble is the kind of a long double, whatever room it takes.
var LongDouble = state.ArgumentKind{Bytes: 16, Fraction: true}

// NextArgument checks that the next argument of a list is not of another kind than the wanted one. The list belongs to one of the functions that are
// running. valid is the condition that the list is there.
func (l *Calls) NextArgument(c *state.Call, list, valid ir.Reg, want state.ArgumentKind) {
	bad, is := l.B.False(), state.ArgumentKind{}
	for a := c.Activation; a != nil; a = a.Parent {
		if a.Extra == nil {
			continue
		}
		for _, s := range a.Extra.Slots {
			if s.Kind == want {
				continue
			}
			here := l.nextIs(c, list, a.Extra, s, want)
			if v, known := l.B.ConstInt(here); known && v == 1 {
				is = s.Kind
			}
			bad = l.B.Bin(ir.OpOr, bad, here)
		}
	}
	if l.IsZero(bad) {
		return
	}
	l.passedAs(is)
	l.Check(c.Activation, c.Inst, ir.CheckUB, 0, l.B.Not(l.B.Bin(ir.OpAnd, bad, valid)), "the next variable argument is "+Describe(want))
}

// passedAs notes what an argument was passed as, if that is known.
func (l *Calls) passedAs(is state.ArgumentKind) {
	switch bytes := (ir.Operand{Reg: l.B.Const(uint64(is.Bytes), 32)}); {
	case is.Bytes == 0:
	case is.Fraction:
		l.Because("a floating-point number of %s bytes was passed", bytes)
	default:
		l.Because("an integer or pointer of %s bytes was passed", bytes)
	}
}

// nextIs returns the condition that a list's next argument, of a wanted kind, is in a place.
func (l *Calls) nextIs(c *state.Call, list ir.Reg, v *state.Varargs, s state.VarargSlot, want state.ArgumentKind) ir.Reg {
	if l.VarargABI(c.Activation.Function.Unit) == 4 {
		return l.B.Bin(ir.OpEq, l.LoadLeaf(ir.TPtr, list), l.At(v.Overflow, s.At))
	}
	if s.Saved {
		return l.nextIsSaved(list, v, s, want)
	}
	next := l.LoadLeaf(ir.TPtr, l.At(list, 8))
	here := l.B.Bin(ir.OpEq, next, l.At(v.Overflow, s.At))
	if want.Bytes > 8 { // an argument of 16 bytes is at a multiple of 16
		if s.At%16 != 0 {
			return l.B.False()
		}
		return l.B.Bin(ir.OpOr, here, l.B.Bin(ir.OpEq, next, l.At(v.Overflow, s.At-8)))
	}
	offset, end := l.savedOffset(list, want)
	return l.B.Bin(ir.OpAnd, here, l.B.Bin(ir.OpUlt, l.B.Const(uint64(end-1), 32), offset))
}

func (l *Calls) nextIsSaved(list ir.Reg, v *state.Varargs, s state.VarargSlot, want state.ArgumentKind) ir.Reg {
	if saved := s.At >= GpEnd; saved != want.Fraction || want.Bytes > 8 {
		return l.B.False()
	}
	offset, _ := l.savedOffset(list, want)
	here := l.B.Bin(ir.OpEq, offset, l.B.Const(uint64(s.At), 32))
	return l.B.Bin(ir.OpAnd, here, l.B.Bin(ir.OpEq, l.LoadLeaf(ir.TPtr, l.At(list, 16)), v.Save))
}

// savedOffset returns the offset at which a list's next register of a kind is saved, and the offset at which there are no more.
func (l *Calls) savedOffset(list ir.Reg, want state.ArgumentKind) (offset ir.Reg, end int) {
	field, end := int64(0), GpEnd
	if want.Fraction {
		field, end = 4, SaveBytes
	}
	return l.LoadLeaf(ir.Type{Kind: ir.KindInt, Bits: 32}, l.At(list, field)), end
}

// Describe names a kind of arguments.
func Describe(k state.ArgumentKind) string {
	switch {
	case k.Bytes == 0:
		return "a structure"
	case k.Fraction:
		return fmt.Sprintf("a floating-point number of %d bytes", k.Bytes)
	}
	return fmt.Sprintf("an integer or pointer of %d bytes", k.Bytes)
}
