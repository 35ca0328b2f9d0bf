package library

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/lower/approx"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// approximateInteger returns the result of a call about which little is known.
func approximateInteger(l *Library, c *state.Call, what string) []ir.Reg {
	if l.Options.Exact {
		l.Fail("%s", what)
	}
	r := l.B.NondetAt(c.Results[0].Type, ir.RoleApproximated.Of(what), l.Point(c, 0))
	l.InputAs(ir.RoleApproximated, []ir.Reg{r}, what, c.LL.Type())
	return []ir.Reg{r}
}

// doApproximate executes __seabmc_approximate(name, x, y, bits): the result is any double, the same for the same arguments unless bits is 0.
func doApproximate(l *Library, c *state.Call) []ir.Reg {
	name, _ := stringArg(l, c, 0)
	if l.Options.Exact {
		l.Fail("%s", name)
	}
	k := approxKey{name, l.Arg(c, 1), l.Arg(c, 2), l.Arg(c, 3)}
	r, ok := l.approx[k]
	if bits, _ := l.B.ConstInt(k.bits); !ok || bits == 0 {
		r = l.B.NondetAt(ir.Int(64), ir.RoleApproximated.Of(name), l.Point(c, 0))
		l.approx[k] = r
	}
	l.InputAs(ir.RoleApproximated, []ir.Reg{r}, name, c.LL.Type())
	return []ir.Reg{r}
}

// doApproximateInteger executes __seabmc_approximate_integer(what): the result is any integer.
func doApproximateInteger(l *Library, c *state.Call) []ir.Reg {
	what, _ := stringArg(l, c, 0)
	return approximateInteger(l, c, what)
}

// doExact executes __seabmc_exact(): it tells whether results of which little is known are unsupported.
func doExact(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Const(arith.FromBool(l.Options.Exact), 1))
}

// doNear executes __seabmc_near(name, r, x, y, low, high, bits): r is between low and high. If the arguments x and y are known, r is also within
// 2^-bits of the function's result, in proportion.
func doNear(l *Library, c *state.Call) []ir.Reg {
	a := approx.Approximation{Guard: l.Condition(), Result: l.Arg(c, 1), X: l.Arg(c, 2), Y: l.Arg(c, 3), Low: l.Arg(c, 4), High: l.Arg(c, 5)}
	a.Name, _ = stringArg(l, c, 0)
	bits, _ := l.B.ConstInt(l.Arg(c, 6))
	a.Bits = int(bits)
	l.Report.Approximated = append(l.Report.Approximated, a)
	x, known1 := l.B.ConstInt(a.X)
	y, known2 := l.B.ConstInt(a.Y)
	if known1 && known2 {
		if lo, hi, ok := approx.Enclosure(a.Name, math.Float64frombits(x), math.Float64frombits(y), a.Bits); ok {
			l.Assume(state.EndInput, l.B.Bin(ir.OpAnd, l.FlessEq(l.Number(lo, 64), a.Result), l.FlessEq(a.Result, l.Number(hi, 64))))
		}
	}
	return doZero(l, c)
}

// approxKey is a function of a certain precision together with its arguments.
type approxKey struct {
	name       string
	x, y, bits ir.Reg
}
