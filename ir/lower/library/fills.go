package library

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// doFills is __seabmc_fills(p, n, fraction) of the library models: a number of n bytes is written to p. Where the call names the variable, or the
// member or element, its type has to be such a number (C11 7.21.6.2p10).
func doFills(l *Library, c *state.Call) []ir.Reg {
	n, known := l.B.ConstInt(l.AddrArg(c, 1))
	fraction, too := l.B.ConstInt(l.Arg(c, 2))
	t := program.Strip(l.NamedType(l.PtrArg(c, 0)))
	if l.Options.FunctionType && known && too && t != nil && t.Tag == llvm.BasicType {
		want := state.ArgumentKind{Bytes: int64(n), Fraction: fraction == 1}
		if kindOfVariable(t) != want {
			l.FailsOr(c, ir.CheckUB, fmt.Sprintf("the variable, of type %s, is %s, as the format says", t.Name, describeNumber(want)), func() {})
		}
	}
	return doZero(l, c)
}

func describeNumber(k state.ArgumentKind) string {
	if k.Fraction {
		return describe(k)
	}
	return fmt.Sprintf("an integer of %d bytes", k.Bytes)
}

func kindOfVariable(t *llvm.DIType) state.ArgumentKind {
	name := strings.TrimPrefix(t.Name, "long ")
	return state.ArgumentKind{Bytes: program.DebugSize(t), Fraction: strings.HasPrefix(name, "float") || strings.HasPrefix(name, "double")}
}
