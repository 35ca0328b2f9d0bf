package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// doHolds executes __seabmc_holds(formula).
func doHolds(l *Library, c *state.Call) []ir.Reg {
	l.Quantify.Current(c).Holds = l.BoolArg(c, 0)
	return nil
}

// doQuantified executes __seabmc_quantified(): it gives the value of the quantifier before it.
func doQuantified(l *Library, c *state.Call) []ir.Reg { return l.Result(c, l.Quantify.Quantified) }

// doQuantifier executes __seabmc_forall and __seabmc_exists.
func doQuantifier(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Const(arith.FromBool(l.Quantify.Current(c).More), 1))
}

// doVariable executes __seabmc_variable(bits, signed, class).
func doVariable(l *Library, c *state.Call) []ir.Reg {
	q := l.Quantify.Current(c)
	if q.Any == 0 {
		q.Bits, q.Signed = variableType(l, c)
		q.Any = l.B.Nondet(ir.Int(q.Bits), "quantified variable")
		return l.Result(c, l.Extend64(q.Any, q.Signed))
	}
	if q.Value == 0 {
		return l.Result(c, l.Extend64(q.Any, q.Signed))
	}
	return l.Result(c, q.Value)
}

// variableType returns the type of a quantifier's variable.
func variableType(l *Library, c *state.Call) (bits int, signed bool) {
	n, ok1 := l.B.ConstInt(l.Arg(c, 0))
	s, ok2 := l.B.ConstInt(l.Arg(c, 1))
	class, ok3 := l.B.ConstInt(l.Arg(c, 2))
	if !ok1 || !ok2 || !ok3 || class < 1 || class > 4 {
		l.Fail("a quantifier over values that are not integers")
	}
	if n == 0 || n > 64 {
		l.Fail("a quantifier over integers of %d bits", n)
	}
	return int(n), s != 0
}
