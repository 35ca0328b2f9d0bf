package library

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/state"
)

// doAssigns executes __seabmc_assigns(kind, p, n).
func doAssigns(l *Library, c *state.Call) []ir.Reg { return addTarget(l, c, l.Contract.FrameOf(c)) }

// addTarget adds a target (kind, p, n) to a frame.
func addTarget(l *Library, c *state.Call, f *state.Frame) []ir.Reg {
	if f == nil {
		l.Fail("%s outside of a contract", c.Name)
	}
	kind, known := l.B.ConstInt(l.Arg(c, 0))
	p, n := l.PtrArg(c, 1), l.AddrArg(c, 2)
	switch {
	case !known:
		l.Fail("a target of an unknown kind")
	case kind == 1:
		p = l.ObjectStart(p)
		n = l.B.ObjSize(l.State.Memory, p)
	case kind == 2:
		n = l.B.Bin(ir.OpSub, l.B.ObjSize(l.State.Memory, p), l.B.PtrOff(p))
	}
	null := l.B.Bin(ir.OpEq, p, l.B.Null())
	ok := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, n), l.B.Writable(l.State.Memory, p))
	ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpOr, null, l.B.Bin(ir.OpEq, n, l.B.Addr(0))))
	l.Check(c.Activation, c.Inst, ir.CheckAssigns, 0, ok, "the target of assigns is null or writable")
	if !l.Dead {
		f.Places = append(f.Places, state.FramePlace{Cond: l.Condition(), P: p, N: n})
	}
	return doZero(l, c)
}

// doEither executes __seabmc_either(): true or false.
func doEither(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, ownMeaning(l, l.B.NondetAt(ir.I1, "is_fresh", l.Point(c, 0))))
}

// doFrees executes __seabmc_frees(p).
func doFrees(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	f.Frees = append(f.Frees, state.FramePlace{Cond: l.Condition(), P: l.PtrArg(c, 0)})
	return doZero(l, c)
}

// doFresh executes __seabmc_fresh(at, n): the pointer at that place points to an object of its own.
func doFresh(l *Library, c *state.Call) []ir.Reg {
	at, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	l.OnAccess(c.Activation, c.Inst, 0, at, l.B.Addr(uint64(l.B.Prog.PtrBits/8)), false, "the place of the pointer that is_fresh names is valid")
	if l.Dead {
		return nil
	}
	l.Assume(state.EndAssumption, l.B.Bin(ir.OpUle, n, l.B.Addr(l.MaxObject())))
	if l.Dead {
		return nil
	}
	p := l.Alloc(n, ir.Alloc{Kind: ir.ObjHeap, Name: "fresh object"})
	l.Contract.NoteMade(p)
	if promised(c) {
		l.Heap = append(l.Heap, checks.HeapObject{Address: p, Size: n, Ok: l.B.True()})
	}
	l.Contract.OutsideOfClause(func() {
		l.Wrote(p, n)
		l.Poke(at, p)
	})
	return l.Result(c, l.B.True())
}

// promised tells whether a clause says what a replaced call has done, and not what was there before. What such a call made has to be freed like all else.
func promised(c *state.Call) bool {
	f := c.Activation.Targets
	return f != nil && f.Run == nil && f.Before != 0
}

// doIsNew executes __seabmc_is_new(p, n) in ensures: p is the start of n bytes that were not there before the call, and is_fresh held for none of
// them.
func doIsNew(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	ok := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, n), l.B.Bin(ir.OpUlt, l.B.Addr(uint64(f.Mark)), l.Base(p)))
	ok = l.B.Bin(ir.OpAnd, ok, l.B.Bin(ir.OpEq, l.B.PtrOff(p), l.B.Addr(0)))
	return l.Result(c, andNotSeen(l, f, p, ok))
}

// andNotSeen returns ok, and that is_fresh held for no other pointer into the object of p. From now on the object counts as seen.
func andNotSeen(l *Library, f *state.Frame, p, ok ir.Reg) ir.Reg {
	for _, t := range f.Seen {
		ok = l.B.Bin(ir.OpAnd, ok, l.B.Not(l.B.Bin(ir.OpAnd, t.Cond, l.SameObject(p, t.P))))
	}
	f.Seen = append(f.Seen, state.FramePlace{Cond: l.Condition(), P: p})
	return ok
}

// doUnchecked executes __seabmc_unchecked(on).
func doUnchecked(l *Library, c *state.Call) []ir.Reg {
	v, _ := l.B.ConstInt(l.Arg(c, 0))
	l.State.Unchecked = v != 0
	return doZero(l, c)
}

// doHavocTargets executes __seabmc_havoc_targets(): a function that is replaced by its contract has run.
func doHavocTargets(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	f.Before = l.State.Memory
	l.Contract.MustNotTrack()
	l.Unsupported(c, l.Unset(slices.Concat(f.Places, f.Fresh)), "a replaced call with memory that was never written: its contract cannot say whether it writes it")
	if freshIsFreeable(l, c, f); l.Dead {
		return nil
	}
	e := l.Contract.Replaced(c.Activation.Function.Entity)
	l.MustReturn(e)
	if l.FreshIsWhole(c, f, e); l.Dead {
		return nil
	}
	if l.FreshIsAligned(c, f, e); l.Dead {
		return nil
	}
	l.Contract.HavocTargets(f)
	if l.Contract.ForgetHidden(c); !l.Dead {
		freeTargets(l, c, f)
	}
	if l.Dead {
		return nil
	}
	return doZero(l, c)
}

// freshIsFreeable checks that what is_fresh names and the function may free comes from malloc: the function was proved for such an object.
func freshIsFreeable(l *Library, c *state.Call, f *state.Frame) {
	for i, t := range f.Frees {
		for _, s := range f.Fresh {
			same := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpAnd, t.Cond, s.Cond), l.B.Bin(ir.OpEq, t.P, s.P))
			if ok := l.B.Bin(ir.OpOr, l.B.Not(same), l.MayFree(t.P)); !l.Dead {
				l.Check(c.Activation, c.Inst, ir.CheckPrecond, i, ok, "what is_fresh names and the call may free is the start of a live heap object")
			}
		}
	}
}

// doHavocPlaces executes __seabmc_havoc_places(): instead of the function whose contract is enforced, anything that it may do has happened.
func doHavocPlaces(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	f.Mark, f.Before = l.Objects, l.State.Memory
	l.Contract.HavocTargets(f)
	if freeTargets(l, c, f); l.Dead {
		return nil
	}
	return doZero(l, c)
}

// doSeparate executes __seabmc_separate(p, n) in the requires clause of a replaced function: n bytes at p are there, no other is_fresh names one of
// them, and the function does not name their object.
func doSeparate(l *Library, c *state.Call) []ir.Reg {
	f := l.Contract.FrameOf(c)
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	w := c.Activation.Function.Entity
	ok := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, n), l.NotNamed(p, w, l.Contract.Replaced(w)))
	from := l.B.PtrOff(p)
	for _, t := range f.Fresh {
		at := l.B.PtrOff(t.P)
		apart := l.B.Bin(ir.OpOr, l.B.Bin(ir.OpSle, l.B.Bin(ir.OpAdd, from, n), at), l.B.Bin(ir.OpSle, l.B.Bin(ir.OpAdd, at, t.N), from))
		apart = l.B.Bin(ir.OpAnd, apart, l.B.Not(l.B.Bin(ir.OpEq, from, at))) // two objects without bytes are two, too
		apart = l.B.Bin(ir.OpOr, apart, l.B.Not(l.B.Bin(ir.OpAnd, t.Cond, l.SameObject(p, t.P))))
		ok = l.B.Bin(ir.OpAnd, ok, apart)
	}
	f.Fresh = append(f.Fresh, state.FramePlace{Cond: l.Condition(), P: p, N: n})
	return l.Result(c, ok)
}
