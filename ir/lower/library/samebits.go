package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doSameBits executes __seabmc_same_bits(p, q, n) of the prelude: two objects of n bytes, n a constant, hold the same bits.
func doSameBits(l *Library, c *state.Call) []ir.Reg {
	p, q := l.PtrArg(c, 0), l.PtrArg(c, 1)
	n, ok := l.B.ConstInt(l.Arg(c, 2))
	if !ok {
		l.Fail("%s of a size that is not known", c.Name)
	}
	l.OnAccess(c.Activation, c.Inst, 0, p, l.B.Addr(n), false, "the value can be read")
	l.OnAccess(c.Activation, c.Inst, 0, q, l.B.Addr(n), false, "the value can be read")
	if l.Dead {
		return nil
	}
	same := l.B.True()
	for at := uint64(0); at < n; {
		w := min(n-at, 8)
		x := l.B.Load(ir.Int(8*int(w)), l.State.Memory, l.At(p, int64(at)))
		y := l.B.Load(ir.Int(8*int(w)), l.State.Memory, l.At(q, int64(at)))
		same = l.B.Bin(ir.OpAnd, same, l.B.Bin(ir.OpEq, x, y))
		at += w
	}
	return l.Result(c, same)
}
