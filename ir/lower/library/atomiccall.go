package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// atomicCalls holds what clang calls for atomic objects of any size. With one thread, they are copies. The calls for one size are models in C.
var atomicCalls = map[string]primitive{
	"__atomic_load": {do: func(l *Library, c *state.Call) []ir.Reg {
		return atomicCopies(l, c, [2]int{2, 1})
	}, kinds: derefKind},
	"__atomic_store": {do: func(l *Library, c *state.Call) []ir.Reg {
		return atomicCopies(l, c, [2]int{1, 2})
	}, kinds: derefKind},
	"__atomic_exchange": {do: func(l *Library, c *state.Call) []ir.Reg {
		return atomicCopies(l, c, [2]int{3, 1}, [2]int{1, 2})
	}, kinds: derefKind},
	"__atomic_compare_exchange": {do: doCompareExchange, kinds: derefKind},
}

// atomicCopies copies as many bytes as argument 0 says from one argument's target to another's. All is read before anything is written: in an exchange, the old value
// may replace the new one.
func atomicCopies(l *Library, c *state.Call, toFrom ...[2]int) []ir.Reg {
	n, before := l.AddrArg(c, 0), l.State
	for _, tf := range toFrom {
		to, from := l.PtrArg(c, tf[0]), l.PtrArg(c, tf[1])
		accessOf(l, c, 2*tf[0], to, n, true)
		accessOf(l, c, 2*tf[1]+1, from, n, false)
		if l.Dead {
			return nil
		}
		l.CopyBytesOf(&before, to, from, n)
	}
	return doZero(l, c)
}

// doCompareExchange executes __atomic_compare_exchange(n, object, expected, desired).
func doCompareExchange(l *Library, c *state.Call) []ir.Reg {
	n, known := l.B.ConstInt(l.AddrArg(c, 0))
	if !known || n == 0 || n > 64 {
		l.Fail("%s of many bytes", c.Name)
	}
	obj, expected, desired := l.PtrArg(c, 1), l.PtrArg(c, 2), l.PtrArg(c, 3)
	for i, p := range []ir.Reg{obj, expected, desired} {
		accessOf(l, c, i, p, l.B.Addr(n), i < 2)
	}
	if l.Dead {
		return nil
	}
	t := ir.Int(int(8 * n))
	have, want, with := l.LoadLeaf(t, obj), l.LoadLeaf(t, expected), l.LoadLeaf(t, desired)
	same := l.B.Bin(ir.OpEq, l.Seen(have), l.Seen(want))
	l.Poke(expected, l.Either(same, want, have))
	l.Poke(obj, l.Either(same, with, have))
	return l.Result(c, same)
}
