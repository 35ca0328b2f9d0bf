package lower

import "seabmc/ir"

// What SeaHorn's functions do that look at memory, or change it, without being accesses of the program: they
// check no pointer, and they are no modification.

// doMemhavoc is memhavoc(p, n): the n bytes at p become any bytes. There are none behind a pointer that
// points to no object, and none beyond its end.
func (l *lowerer) doMemhavoc(c *call) []ir.Reg {
	p, n := l.ptrArg(c, 0), l.addrArg(c, 1)
	inside := l.b.Bin(ir.OpAnd, l.b.Valid(l.cur.mem, p, l.b.Addr(0)), l.b.Writable(l.cur.mem, p))
	l.onlyIf(inside, func() []ir.Reg {
		if fits := l.b.Valid(l.cur.mem, p, n); !l.isOne(fits) {
			room := l.b.Bin(ir.OpSub, l.b.ObjSize(l.cur.mem, p), l.b.PtrOff(p))
			n = l.b.Select(fits, n, room)
		}
		l.given(l.b.Bin(ir.OpAnd, l.b.Valid(l.cur.mem, p, n), l.b.Writable(l.cur.mem, p)))
		track := l.cur.track
		l.memoryInput(c, p, n)
		l.cur.track = track
		return nil
	})
	return l.doZero(c)
}

// trackedByte does something with the byte that a call asks about, if there is one.
func (l *lowerer) trackedByte(c *call, do func(p ir.Reg) []ir.Reg, otherwise ...ir.Reg) []ir.Reg {
	p := l.ptrArg(c, 0)
	there := l.b.Valid(l.cur.mem, p, l.b.Addr(1))
	return l.onlyIf(there, func() []ir.Reg {
		l.given(there)
		return do(p)
	}, otherwise...)
}
