package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

func doESBMCReadOK(l *Library, c *state.Call) []ir.Reg {
	return noBytesOrOK(l, c, func(c *state.Call) []ir.Reg { return doReadOK(l, c) })
}

// doESBMCUnreachable executes __ESBMC_unreachable(), which does nothing unless it is asked for (--enable-unreachability-intrinsic).
func doESBMCUnreachable(l *Library, c *state.Call) []ir.Reg {
	if l.Options.Unreachable {
		l.Fails(c, ir.CheckUnreachable, 0, c.Name+" is not reached")
		return nil
	}
	return doZero(l, c)
}

func doESBMCWriteOK(l *Library, c *state.Call) []ir.Reg {
	return noBytesOrOK(l, c, func(c *state.Call) []ir.Reg { return doWriteOK(l, c) })
}

// noBytesOrOK returns the result of ok. For ESBMC, ok also holds for no bytes at null.
func noBytesOrOK(l *Library, c *state.Call, ok func(*state.Call) []ir.Reg) []ir.Reg {
	none := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, sizeArg(l, c, 1), l.B.Addr(0)), l.B.Bin(ir.OpEq, l.PtrArg(c, 0), l.B.Null()))
	rs := ok(c)
	if len(rs) == 1 && !l.IsZero(none) {
		rs[0] = l.B.Select(none, l.Fit(l.B.True(), l.B.Type(rs[0])), rs[0])
	}
	return rs
}
