package lower

import "seabmc/ir"

// atomicCalls are what clang calls for atomic objects of any size. One thread:
// they are copies. Those of one size are models in C.
var atomicCalls = map[string]primitive{
	"__atomic_load": {do: func(l *lowerer, c *call) []ir.Reg {
		return l.atomicCopies(c, [2]int{2, 1})
	}, kinds: derefKind},
	"__atomic_store": {do: func(l *lowerer, c *call) []ir.Reg {
		return l.atomicCopies(c, [2]int{1, 2})
	}, kinds: derefKind},
	"__atomic_exchange": {do: func(l *lowerer, c *call) []ir.Reg {
		return l.atomicCopies(c, [2]int{3, 1}, [2]int{1, 2})
	}, kinds: derefKind},
	"__atomic_compare_exchange": {do: (*lowerer).doCompareExchange, kinds: derefKind},
}

// atomicCopies copies as many bytes as argument 0 says from one argument's target to another's.
func (l *lowerer) atomicCopies(c *call, toFrom ...[2]int) []ir.Reg {
	n := l.addrArg(c, 0)
	for _, tf := range toFrom {
		to, from := l.ptrArg(c, tf[0]), l.ptrArg(c, tf[1])
		l.access(c, 2*tf[0], to, n, true)
		l.access(c, 2*tf[1]+1, from, n, false)
		if l.dead {
			return nil
		}
		l.copyBytes(to, from, n)
	}
	return l.doZero(c)
}

// doCompareExchange is __atomic_compare_exchange(n, object, expected, desired).
func (l *lowerer) doCompareExchange(c *call) []ir.Reg {
	n, known := l.b.ConstInt(l.addrArg(c, 0))
	if !known || n == 0 || n > 64 {
		l.fail("%s of many bytes", c.name)
	}
	obj, expected, desired := l.ptrArg(c, 1), l.ptrArg(c, 2), l.ptrArg(c, 3)
	for i, p := range []ir.Reg{obj, expected, desired} {
		l.access(c, i, p, l.b.Addr(n), i < 2)
	}
	if l.dead {
		return nil
	}
	t := ir.Int(int(8 * n))
	have, want, with := l.loadLeaf(t, obj), l.loadLeaf(t, expected), l.loadLeaf(t, desired)
	same := l.b.Bin(ir.OpEq, l.seen(have), l.seen(want))
	l.poke(expected, l.either(same, want, have))
	l.poke(obj, l.either(same, with, have))
	return l.result(c, same)
}
