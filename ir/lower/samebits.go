package lower

import "seabmc/ir"

// doSameBits is __seabmc_same_bits(p, q, n) of the prelude: two objects of n bytes, n a constant, hold the same.
func (l *lowerer) doSameBits(c *call) []ir.Reg {
	p, q := l.ptrArg(c, 0), l.ptrArg(c, 1)
	n, ok := l.b.ConstInt(l.arg(c, 2))
	if !ok {
		l.fail("%s of a size that is not known", c.name)
	}
	l.deref(c.a, c.in, 0, p, l.b.Addr(n), false, "the value can be read")
	l.deref(c.a, c.in, 0, q, l.b.Addr(n), false, "the value can be read")
	if l.dead {
		return nil
	}
	same := l.b.True()
	for at := uint64(0); at < n; {
		w := min(n-at, 8)
		x := l.b.Load(ir.Int(8*int(w)), l.cur.mem, l.at(p, int64(at)))
		y := l.b.Load(ir.Int(8*int(w)), l.cur.mem, l.at(q, int64(at)))
		same = l.b.Bin(ir.OpAnd, same, l.b.Bin(ir.OpEq, x, y))
		at += w
	}
	return l.result(c, same)
}
