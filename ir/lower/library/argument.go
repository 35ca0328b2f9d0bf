package library

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/calls"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Results of __builtin_classify_type.
const (
	classPointer  = 5
	classFraction = 8
)

// doArgument executes __seabmc_argument(list, size, class): a value of that type is read next from a list, and the result is the list.
func doArgument(l *Library, c *state.Call) []ir.Reg {
	list := l.PtrArg(c, 0)
	size, _ := l.B.ConstInt(l.AddrArg(c, 1))
	class, _ := l.B.ConstInt(l.Arg(c, 2))
	want := state.ArgumentKind{Bytes: int64(size), Fraction: class == classFraction}
	if want.Fraction && size > 8 {
		want = calls.LongDouble
	}
	if l.Options.FunctionType && !l.Dead && (want.Fraction || class <= classPointer && size <= 8) {
		valid := l.B.Valid(l.State.Memory, list, l.B.Addr(uint64(vaListBytes(l, c.Activation.Function.Unit))))
		l.Calls.NextArgument(c, list, valid, want)
	}
	return l.Result(c, list)
}

// doFills executes __seabmc_fills(p, n, fraction) of the library models: a number of n bytes is written to p. If the call names the variable, member
// or element, its type has to be such a number (C11 7.21.6.2p10).
func doFills(l *Library, c *state.Call) []ir.Reg {
	n, known := l.B.ConstInt(l.AddrArg(c, 1))
	fraction, too := l.B.ConstInt(l.Arg(c, 2))
	t := program.Strip(l.NamedType(l.PtrArg(c, 0)))
	if l.Options.FunctionType && known && too && t != nil && t.Tag == llvm.BasicType {
		want := state.ArgumentKind{Bytes: int64(n), Fraction: fraction == 1}
		if kindOfVariable(t) != want {
			what := strings.Replace(calls.Describe(want), " or pointer", "", 1)
			l.FailsOr(c, ir.CheckUB, fmt.Sprintf("the variable, of type %s, is %s, as the format says", t.Name, what), func() {})
		}
	}
	return doZero(l, c)
}

func kindOfVariable(t *llvm.DIType) state.ArgumentKind {
	name := strings.TrimPrefix(t.Name, "long ")
	return state.ArgumentKind{Bytes: program.DebugSize(t), Fraction: strings.HasPrefix(name, "float") || strings.HasPrefix(name, "double")}
}
