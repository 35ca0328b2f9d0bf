package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

func doIsModified(l *Library, c *state.Call) []ir.Reg {
	rs := l.TrackedByte(c, func(p ir.Reg) []ir.Reg {
		bits := l.B.Load(ir.Int(8), l.State.Track.Mem, p)
		return []ir.Reg{l.B.Bin(ir.OpEq, bits, l.B.Const(1, 8))}
	}, l.B.False())
	return l.Result(c, rs[0])
}

func doResetModified(l *Library, c *state.Call) []ir.Reg {
	if l.State.Track.Mem != 0 {
		l.TrackedByte(c, func(p ir.Reg) []ir.Reg {
			l.State.Track.Mem = l.B.Store(l.State.Track.Mem, p, l.B.Const(0, 8))
			return nil
		})
	}
	return doZero(l, c)
}

func doTracking(l *Library, c *state.Call) []ir.Reg {
	if l.State.Track.Mem != 0 {
		l.State.Track.On = l.B.Const(arith.FromBool(c.Name == "sea_tracking_on"), 1)
	}
	return doZero(l, c)
}
