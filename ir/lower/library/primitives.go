package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doIsFreeable executes __CPROVER_is_freeable(p): free(p) would be right.
func doIsFreeable(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.MayFree(primitiveArg(l, c, 0)))
}

func doIsHeap(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.IsKind(primitiveArg(l, c, 0), ir.ObjHeap))
}

func doIsLive(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.IsLive(l.State.Memory, asked(l, c, 0)))
}

func doIsWritable(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Writable(l.State.Memory, primitiveArg(l, c, 0)))
}

func doObjectSizeOf(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.ObjSize(l.State.Memory, primitiveArg(l, c, 0)))
}

// doPointerInRange executes __CPROVER_pointer_in_range(low, p, high): all three point into one object, and p is between the others.
func doPointerInRange(l *Library, c *state.Call) []ir.Reg {
	low := primitiveArg(l, c, 0)
	p := primitiveArg(l, c, 1)
	high := primitiveArg(l, c, 2)
	one := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, l.Base(low), l.Base(p)), l.B.Bin(ir.OpEq, l.Base(p), l.Base(high)))
	from := l.B.Bin(ir.OpSle, l.B.PtrOff(low), l.B.PtrOff(p))
	to := l.B.Bin(ir.OpSle, l.B.PtrOff(p), l.B.PtrOff(high))
	return l.Result(c, l.B.Bin(ir.OpAnd, one, l.B.Bin(ir.OpAnd, from, to)))
}

func doPointerObject(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.Base(primitiveArg(l, c, 0)))
}

func doPointerOffset(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.PtrOff(primitiveArg(l, c, 0)))
}

func doReadOK(l *Library, c *state.Call) []ir.Reg {
	p := primitiveArg(l, c, 0)
	return l.Result(c, l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, sizeArg(l, c, 1)), l.Foreign(c, p)))
}

func doSameObject(l *Library, c *state.Call) []ir.Reg {
	p := primitiveArg(l, c, 0)
	q := primitiveArg(l, c, 1)
	if l.Options.Shapes && !l.Dead {
		l.BothThere(c.Activation, c.Inst, p, q)
	}
	return l.Result(c, l.B.Bin(ir.OpEq, l.Base(p), l.Base(q)))
}

func doWriteOK(l *Library, c *state.Call) []ir.Reg {
	p := primitiveArg(l, c, 0)
	ok := l.B.Bin(ir.OpAnd, l.B.Valid(l.State.Memory, p, sizeArg(l, c, 1)), l.B.Writable(l.State.Memory, p))
	return l.Result(c, l.B.Bin(ir.OpAnd, ok, l.Foreign(c, p)))
}

// asked returns the i-th argument of a function that says what a pointer leads to. This is not known for a pointer into an object that an earlier
// round of a loop made, or a call, if a contract stands for them.
func asked(l *Library, c *state.Call, i int) ir.Reg {
	p := l.PtrArg(c, i)
	if !l.Dead && l.Unnamed {
		certain(l, c, usable(l, p))
	}
	return p
}

// usable returns whether a pointer is null or leads into an object, or to its end.
func usable(l *Library, p ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpOr, l.B.Bin(ir.OpEq, p, l.B.Null()), l.B.Valid(l.State.Memory, p, l.B.Addr(0)))
}

// certain refuses questions about an object that may be one that nothing here stands for. Where only calls made such objects, executions on which the pointers lead to known
// ones (ok) go on.
func certain(l *Library, c *state.Call, ok ir.Reg) {
	if l.UnnamedLoop && !l.IsOne(ok) {
		l.Fail("%s, where a contract stands for code that may make objects,", c.Name)
	}
	if l.Unnamed && !l.IsOne(ok) {
		l.Supported(c.Activation, c.Inst, ok, c.Name+", where a contract stands for code that may make objects,")
	}
}

// primitiveArg checks the i-th argument of one of CBMC's functions: it is null, or a pointer into a live object or just behind its end
// (--pointer-primitive-check).
func primitiveArg(l *Library, c *state.Call, i int) ir.Reg {
	p := asked(l, c, i)
	if !l.Options.PointerPrimitive || l.Dead || c.Activation.Function.Unit.Model || !strings.HasPrefix(c.Name, "__CPROVER_") {
		return p
	}
	ok := l.B.Valid(l.State.Memory, p, l.B.Addr(0))
	if !l.IsOne(ok) {
		ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpOr, l.B.Bin(ir.OpEq, p, l.B.Null()), l.B.IsKind(p, ir.ObjFunc)))
	}
	l.Check(c.Activation, c.Inst, ir.CheckPrimitive, i, ok, c.Name+": the pointer is null or points into a live object")
	return p
}

func sizeArg(l *Library, c *state.Call, i int) ir.Reg {
	if i < len(c.LL.Args) {
		return l.AddrArg(c, i)
	}
	return l.B.Addr(1)
}

// doPopulation executes __CPROVER_popcount(x), which counts the ones of x.
func doPopulation(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.Ctpop(l.AsInt(l.Arg(c, 0))))
}
