package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doMemhavoc executes memhavoc(p, n): the n bytes at p become any bytes. If p points to no object there are none, and there are none beyond the
// object's end.
func doMemhavoc(l *Library, c *state.Call) []ir.Reg {
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	inside := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, l.B.Addr(0)), l.B.Writable(l.State.Memory, p))
	l.OnlyIf(inside, func() []ir.Reg {
		if fits := l.B.Valid(l.State.Memory, p, n); !l.IsOne(fits) {
			room := l.B.Bin(ir.OpSub, l.B.ObjSize(l.State.Memory, p), l.B.PtrOff(p))
			n = l.B.Select(fits, n, room)
		}
		l.Given(l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, n), l.B.Writable(l.State.Memory, p)))
		track := l.State.Track
		l.MemoryInput(c, p, n)
		l.State.Track = track
		return nil
	})
	return doZero(l, c)
}
