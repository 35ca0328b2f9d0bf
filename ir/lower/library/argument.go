package library

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/calls"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Variable arguments are read with the size that they were passed with, and a number with a fraction as one (C11 7.16.1.1p2). clang's code for
// va_arg does not tell what is read from where: the prelude has __seabmc_argument do so.

// What __builtin_classify_type gives.
const (
	classPointer  = 5
	classFraction = 8
)

// doArgument is __seabmc_argument(list, size, class): a value of that type is read next from a list, which is the result.
func doArgument(l *Library, c *state.Call) []ir.Reg {
	list := l.PtrArg(c, 0)
	size, _ := l.B.ConstInt(l.AddrArg(c, 1))
	class, _ := l.B.ConstInt(l.Arg(c, 2))
	want := state.ArgumentKind{Bytes: int64(size), Fraction: class == classFraction}
	if want.Fraction && size > 8 {
		want = extended
	}
	if l.Options.FunctionType && !l.Dead && (want.Fraction || class <= classPointer && size <= 8) {
		checkArgument(l, c, list, want)
	}
	return l.Result(c, list)
}

// checkArgument checks that the next argument of a list is no other than one of the kind. It is one of a function that is running.
func checkArgument(l *Library, c *state.Call, list ir.Reg, want state.ArgumentKind) {
	bad, is := l.B.False(), state.ArgumentKind{}
	for a := c.Activation; a != nil; a = a.Parent {
		if a.Extra == nil {
			continue
		}
		for _, s := range a.Extra.Slots {
			if s.Kind == want {
				continue
			}
			here := nextIs(l, c, list, a.Extra, s, want)
			if v, known := l.B.ConstInt(here); known && v == 1 {
				is = s.Kind
			}
			bad = l.B.Bin(ir.OpOr, bad, here)
		}
	}
	if l.IsZero(bad) {
		return
	}
	bad = l.B.Bin(ir.OpAnd, bad, l.B.Valid(l.State.Memory, list, l.B.Addr(uint64(vaListBytes(l, c.Activation.Function.Unit)))))
	passedAs(l, is)
	l.Check(c.Activation, c.Inst, ir.CheckUB, 0, l.B.Not(bad), "the next variable argument is "+describe(want))
}

// passedAs says what an argument was passed as, if that is known.
func passedAs(l *Library, is state.ArgumentKind) {
	switch bytes := (ir.Operand{Reg: l.B.Const(uint64(is.Bytes), 32)}); {
	case is.Bytes == 0:
	case is.Fraction:
		l.Because("a floating-point number of %s bytes was passed", bytes)
	default:
		l.Because("an integer or pointer of %s bytes was passed", bytes)
	}
}

// nextIs tells whether a list's next argument of a kind is in a place.
func nextIs(l *Library, c *state.Call, list ir.Reg, v *state.Varargs, s state.VarargSlot, want state.ArgumentKind) ir.Reg {
	if l.Calls.VarargABI(c.Activation.Function.Unit) == 4 {
		return l.B.Bin(ir.OpEq, l.LoadLeaf(ir.TPtr, list), l.At(v.Overflow, s.At))
	}
	field, end := int64(0), calls.GpEnd
	if want.Fraction {
		field, end = 4, calls.SaveBytes
	}
	offset := l.LoadLeaf(ir.Type{Kind: ir.KindInt, Bits: 32}, l.At(list, field))
	if s.Saved {
		if saved := s.At >= calls.GpEnd; saved != want.Fraction || want.Bytes > 8 {
			return l.B.False()
		}
		here := l.B.Bin(ir.OpEq, offset, l.B.Const(uint64(s.At), 32))
		return l.B.Bin(ir.OpAnd, here, l.B.Bin(ir.OpEq, l.LoadLeaf(ir.TPtr, l.At(list, 16)), v.Save))
	}
	next := l.LoadLeaf(ir.TPtr, l.At(list, 8))
	here := l.B.Bin(ir.OpEq, next, l.At(v.Overflow, s.At))
	if want.Bytes > 8 { // what has 16 bytes comes at a multiple of 16
		if s.At%16 != 0 {
			return l.B.False()
		}
		return l.B.Bin(ir.OpOr, here, l.B.Bin(ir.OpEq, next, l.At(v.Overflow, s.At-8)))
	}
	return l.B.Bin(ir.OpAnd, here, l.B.Bin(ir.OpUlt, l.B.Const(uint64(end-1), 32), offset))
}

// describe names a kind of arguments.
func describe(k state.ArgumentKind) string {
	switch {
	case k.Bytes == 0:
		return "a structure"
	case k.Fraction:
		return fmt.Sprintf("a floating-point number of %d bytes", k.Bytes)
	}
	return fmt.Sprintf("an integer or pointer of %d bytes", k.Bytes)
}

// kindOfConversion is the argument of a conversion of printf, of which only %f and the like have a fraction.
func kindOfConversion(modifiers string, letter byte, word int64) state.ArgumentKind {
	if strings.IndexByte("aAeEfFgG", letter) >= 0 {
		if strings.Contains(modifiers, "L") {
			return extended
		}
		return state.ArgumentKind{Bytes: 8, Fraction: true}
	}
	switch {
	case letter == 'p', letter != 'c' && strings.Count(modifiers, "l") < 2 && strings.ContainsAny(modifiers, "lztq"):
		return state.ArgumentKind{Bytes: word}
	case letter != 'c' && strings.ContainsAny(modifiers, "ljL"):
		return state.ArgumentKind{Bytes: 8}
	}
	return state.ArgumentKind{Bytes: 4}
}

// extended is that of a long double, whatever room it has.
var extended = state.ArgumentKind{Bytes: 16, Fraction: true}

// passes tells whether arguments are of these kinds, or are more.
func passes(args []llvm.Value, kinds []state.ArgumentKind, word int64) bool {
	if len(args) < len(kinds) {
		return false
	}
	for i, k := range kinds {
		if kindOfType(args[i].Type(), word) != k {
			return false
		}
	}
	return true
}

func kindOfType(t *llvm.Type, word int64) state.ArgumentKind {
	switch {
	case t.Kind == llvm.Ptr:
		return state.ArgumentKind{Bytes: word}
	case t.Kind == llvm.Int:
		return state.ArgumentKind{Bytes: int64(t.Bits+7) / 8}
	case t.Kind == llvm.Float && t.Float == llvm.X86FP80:
		return extended
	case t.Kind == llvm.Float && t.Float == llvm.Double:
		return state.ArgumentKind{Bytes: 8, Fraction: true}
	}
	return state.ArgumentKind{}
}
