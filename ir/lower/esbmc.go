package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// What ESBMC's functions mean where they differ from CBMC's of the same kind.

// doESBMCUnreachable is __ESBMC_unreachable(): nothing unless it is asked for (--enable-unreachability-intrinsic).
func (l *lowerer) doESBMCUnreachable(c *call) []ir.Reg {
	if l.opt.Unreachable {
		l.fails(c, ir.CheckUnreachable, 0, c.name+" is not reached")
		return nil
	}
	return l.doZero(c)
}

func (l *lowerer) doESBMCReadOK(c *call) []ir.Reg  { return l.noBytesOrOK(c, l.doReadOK) }
func (l *lowerer) doESBMCWriteOK(c *call) []ir.Reg { return l.noBytesOrOK(c, l.doWriteOK) }

// noBytesOrOK is ok, which for ESBMC holds of no bytes at null too.
func (l *lowerer) noBytesOrOK(c *call, ok func(*call) []ir.Reg) []ir.Reg {
	none := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpEq, l.sizeArg(c, 1), l.b.Addr(0)), l.b.Bin(ir.OpEq, l.ptrArg(c, 0), l.b.Null()))
	rs := ok(c)
	if len(rs) == 1 && !l.isZero(none) {
		rs[0] = l.b.Select(none, l.fit(l.b.True(), l.b.Type(rs[0])), rs[0])
	}
	return rs
}

// statedBound is n, the command line's bound of a loop (-1: none), or the program's own. --unwindset counts first. A
// pragma may only be a hint for the compiler: it raises a bound, and is one by itself if asked for.
func (l *lowerer) statedBound(lp *cfg.Loop, n int) int {
	if _, set := l.opt.UnwindSet[lp.ID]; set {
		return n
	}
	switch {
	case lp.Bound > 0:
		return lp.Bound
	case lp.Hint > 0 && l.opt.UnrollPragmas:
		return lp.Hint
	case n >= 0:
		return max(n, lp.Hint)
	}
	return n
}
