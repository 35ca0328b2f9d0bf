package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Predicates of contracts about pointers (frontend/clauses/predicates.go). If a predicate is assumed, it makes the pointer so. Elsewhere it is a
// question.

// point stores a pointer at the place that an argument names.
func point(l *Library, c *state.Call, p ir.Reg) {
	at := l.PtrArg(c, 0)
	l.OnAccess(c.Activation, c.Inst, 0, at, l.B.Addr(uint64(l.B.Prog.PtrBits/8)), false, "the place of the pointer is valid")
	if !l.Dead {
		l.Contract.OutsideOfClause(func() { l.Poke(at, p) })
	}
}

// doPoint executes __seabmc_point(at, q): the pointer at that place is q, which is null or leads somewhere.
func doPoint(l *Library, c *state.Call) []ir.Reg {
	q := l.PtrArg(c, 1)
	if point(l, c, q); l.Dead {
		return nil
	}
	ok := usable(l, q)
	certain(l, c, ok)
	return l.Result(c, ok)
}

// doSamePointer executes __seabmc_same_pointer(p, q).
func doSamePointer(l *Library, c *state.Call) []ir.Reg {
	p, q := l.PtrArg(c, 0), l.PtrArg(c, 1)
	return l.Result(c, l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, p, q), usable(l, q)))
}

// doObey executes __seabmc_obey(at, f): the function pointer at that place is f. Calls through it call f, whose contract may stand for them.
func doObey(l *Library, c *state.Call) []ir.Reg {
	if point(l, c, l.PtrArg(c, 1)); l.Dead {
		return nil
	}
	return l.Result(c, l.B.True())
}

// doObeys executes __seabmc_obeys(p, f): what is proved for f, which doObey assumes, holds for no other function.
func doObeys(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Bin(ir.OpEq, l.PtrArg(c, 0), l.PtrArg(c, 1)))
}

// between returns whether p lies between two pointers into its object.
func between(l *Library, from, p, to ir.Reg) ir.Reg {
	ok := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, from, l.B.Addr(0)), l.B.Valid(l.State.Memory, to, l.B.Addr(0)))
	ok = l.B.Bin(ir.OpAnd, ok, l.B.Bin(ir.OpAnd, l.SameObject(from, p), l.SameObject(p, to)))
	ok = l.B.Bin(ir.OpAnd, ok, l.B.Bin(ir.OpUle, l.B.PtrOff(from), l.B.PtrOff(p)))
	return l.B.Bin(ir.OpAnd, ok, l.B.Bin(ir.OpUle, l.B.PtrOff(p), l.B.PtrOff(to)))
}

// doBetween executes __seabmc_between(from, p, to).
func doBetween(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, between(l, l.PtrArg(c, 0), l.PtrArg(c, 1), l.PtrArg(c, 2)))
}

// doPointBetween executes __seabmc_point_between(at, from, to): the pointer at that place lies anywhere between the two.
func doPointBetween(l *Library, c *state.Call) []ir.Reg {
	from, to := l.PtrArg(c, 1), l.PtrArg(c, 2)
	p := l.B.Gep(from, ownMeaning(l, l.B.NondetAt(l.B.Type(l.B.Addr(0)), "offset of a pointer", l.Point(c, 0))), 1)
	if point(l, c, p); l.Dead {
		return nil
	}
	ok := between(l, from, p, to)
	certain(l, c, l.B.Bin(ir.OpAnd, usable(l, from), usable(l, to)))
	return l.Result(c, ok)
}

// doWasFreed executes __seabmc_was_freed(p) in ensures: the object at p was there before the call, and is not there any more.
func doWasFreed(l *Library, c *state.Call) []ir.Reg {
	f, p := l.Contract.FrameOf(c), l.PtrArg(c, 0)
	ok := l.B.Bin(ir.OpAnd, l.B.IsLiveIn(f.Before, p), l.B.Not(l.B.IsLive(l.State.Memory, p)))
	return l.Result(c, l.B.Bin(ir.OpAnd, ok, l.B.Not(l.B.Bin(ir.OpEq, p, l.B.Null()))))
}

// doBefore executes __seabmc_before(on): while it is on, reads give what was there before the call.
func doBefore(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	on, _ := l.B.ConstInt(l.Arg(c, 0))
	if f.Before == 0 {
		l.Fail("a value from before a call that has not begun")
	}
	if on != 0 {
		l.State.Now, l.State.Memory = l.State.Memory, f.Before
	} else {
		l.State.Now, l.State.Memory = 0, l.State.Now
	}
	l.State.Unchecked = on != 0
	return doZero(l, c)
}

// freeTargets frees some of the objects that a function replaced by its contract may free.
func freeTargets(l *Library, c *state.Call, f *state.Frame) {
	for i, t := range f.Frees {
		does := ownMeaning(l, l.B.NondetAt(ir.I1, "frees", l.Point(c, i)))
		does = l.B.Bin(ir.OpAnd, does, l.B.Bin(ir.OpAnd, t.Cond, l.MayFree(t.P)))
		l.OnlyIf(does, func() []ir.Reg {
			if l.Contract.FramedFree(c, t.P); !l.Dead {
				l.State.Memory = l.B.Free(l.State.Memory, t.P)
			}
			return nil
		})
		if l.Dead {
			return
		}
	}
}
