package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// doLifetimeEnd ends the life of the variable's object.
func doLifetimeEnd(l *Library, c *state.Call) []ir.Reg {
	in := c.Inst.Alloca
	if in == nil || in.Slot >= 0 {
		return nil
	}
	p := l.LocalAddr(c.Activation, in)
	if p == 0 {
		return nil
	}
	l.State.Memory = l.B.Free(l.State.Memory, p)
	for i := len(c.Activation.Objects) - 1; i >= 0; i-- {
		if o := &c.Activation.Objects[i]; o.Address == p {
			o.Freed = o.Freed || o.Guard == l.State.Guard && len(c.Activation.Function.Landings) == 0
			break
		}
	}
	return nil
}

// doLifetimeStart makes the variable anew: a fresh object, or an unknown value.
func doLifetimeStart(l *Library, c *state.Call) []ir.Reg {
	if in := c.Inst.Alloca; in != nil {
		l.SetPos(c.Inst.Pos)
		l.MakeLocal(c.Activation, in, in.LL)
		l.Begins(c.Activation, in)
	}
	return nil
}

// doLifetimeRenew ends a variable and makes the one for the next execution of its block.
func doLifetimeRenew(l *Library, c *state.Call) []ir.Reg {
	doLifetimeEnd(l, c)
	if in := c.Inst.Alloca; in != nil {
		l.MakeLocal(c.Activation, in, in.LL)
	}
	return nil
}

// doLifetimeDeclare takes away the value of a variable whose declaration is reached again.
func doLifetimeDeclare(l *Library, c *state.Call) []ir.Reg {
	switch in := c.Inst.Alloca; {
	case in == nil:
	case in.Slot >= 0:
		l.MakeLocal(c.Activation, in, in.LL)
	default:
		l.Undefine(l.LocalAddr(c.Activation, in), l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(in.LL.Elem))))
	}
	return nil
}

// doLifetimeUnknown handles a variable whose block nothing says.
func doLifetimeUnknown(l *Library, c *state.Call) []ir.Reg {
	l.Fail("variable %s, which is declared where no execution comes by: clang does not tell its block", c.LL.Args[1].(*llvm.Inst).Name)
	return nil
}

// doLoadRelative reads a table of 32-bit distances from the table to other globals. Distances between objects mean nothing here. So it reads the
// table's initialiser instead, one entry for each offset.
func doLoadRelative(l *Library, c *state.Call) []ir.Reg {
	base, off := l.PtrArg(c, 0), l.AddrArg(c, 1)
	l.OnAccess(c.Activation, c.Inst, 0, l.B.Gep(base, off, 1), l.B.Addr(4), false, "the table is read within its bounds")
	table, ok := program.InitOf(c.Activation.Function.Unit, c.LL.Args[0]).(*llvm.Aggregate)
	if !ok || table.Typ.Kind != llvm.Array {
		l.Fail("intrinsic %s", c.Name)
	}
	r := l.B.Null()
	for i, x := range table.Elems {
		t := llvm.AsInst(x)
		if t == nil || t.Op != llvm.Trunc || !llvm.Is(t.Args[0], llvm.Sub) {
			l.Fail("intrinsic %s", c.Name)
		}
		d := llvm.AsInst(t.Args[0])
		to := l.Fit(l.Eval(c.Activation.Function.Unit, d.Args[0].(llvm.Constant))[0], ir.TPtr)
		r = l.B.Select(l.B.Bin(ir.OpEq, off, l.B.Addr(uint64(4*i))), to, r)
	}
	return l.Result(c, r)
}

// doObjectSize answers like a compiler that does not know the object: -1 or 0.
func doObjectSize(l *Library, c *state.Call) []ir.Reg {
	if v, ok := l.B.ConstInt(l.Arg(c, 1)); ok && v != 0 {
		return doZero(l, c)
	}
	return []ir.Reg{l.Ones(int(c.Results[0].Type.Bits))}
}

func doPtrMask(l *Library, c *state.Call) []ir.Reg {
	p := l.Arg(c, 0)
	x := l.IntegerOf(p)
	m := l.B.Bin(ir.OpAnd, x, l.AddrArg(c, 1))
	return []ir.Reg{l.B.Gep(p, l.B.Bin(ir.OpSub, m, x), 1)}
}

func doSame(l *Library, c *state.Call) []ir.Reg {
	return l.Scalars(c.Activation, &c.Inst.Operands[1])
}

func doStackRestore(l *Library, c *state.Call) []ir.Reg {
	n, ok := l.saved[l.Arg(c, 0)]
	if !ok {
		return nil // on one of several paths: freed when the function returns
	}
	for i := n; i < len(c.Activation.Objects); i++ {
		o := &c.Activation.Objects[i]
		if o.Freed {
			continue
		}
		l.State.Memory = l.B.Free(l.State.Memory, o.Address)
		o.Freed = o.Guard == l.State.Guard && len(c.Activation.Function.Landings) == 0
	}
	return nil
}

// doStackSave remembers how many objects the frame has. The pointer that it returns is only a name for that number.
func doStackSave(l *Library, c *state.Call) []ir.Reg {
	p := l.B.Nondet(ir.TPtr, "stack pointer")
	l.saved[p] = len(c.Activation.Objects)
	return []ir.Reg{p}
}

func doTrap(l *Library, c *state.Call) []ir.Reg {
	l.Fails(c, ir.CheckAssertion, 0, "trap is not reached")
	return nil
}

func doUbsanTrap(l *Library, c *state.Call) []ir.Reg {
	if k, ok := l.B.ConstInt(l.Arg(c, 0)); ok && k < uint64(len(trapChecks)) {
		ck := checks.UbsanChecks[trapChecks[k]]
		l.Fails(c, ck.Kind, 0, ck.Msg)
		return nil
	}
	l.Fails(c, ir.CheckUB, 0, "undefined behaviour")
	return nil
}

// eachScalar applies a binary operation to scalars or element by element.
func eachScalar(l *Library, c *state.Call, f func(l *Library, x, y ir.Reg) ir.Reg) []ir.Reg {
	args := l.Arguments(c)
	rs := make([]ir.Reg, len(args[0]))
	for i := range rs {
		rs[i] = f(l, args[0][i], args[1][i])
	}
	return rs
}

// funnel shifts the pair of arguments 0 and 1.
func funnel(l *Library, c *state.Call, left bool) []ir.Reg {
	args := l.Arguments(c)
	rs := make([]ir.Reg, len(args[0]))
	for i := range rs {
		hi, lo, n := args[0][i], args[1][i], args[2][i]
		w := int(l.B.Type(hi).Bits)
		width := l.B.Const(uint64(w), w)
		n = l.B.Bin(ir.OpURem, n, width)
		back := l.B.Bin(ir.OpSub, width, n)
		x, keep := l.B.Bin(ir.OpOr, l.B.Bin(ir.OpShl, hi, n), l.B.Bin(ir.OpLShr, lo, back)), hi
		if !left {
			x, keep = l.B.Bin(ir.OpOr, l.B.Bin(ir.OpLShr, lo, n), l.B.Bin(ir.OpShl, hi, back)), lo
		}
		rs[i] = l.B.Select(l.B.Bin(ir.OpEq, n, l.B.Const(0, w)), keep, x)
	}
	return rs
}

func intrinsic(name string) *primitive {
	if p, ok := intrinsics[shortName(name)]; ok {
		return &p
	}
	return nil
}

// intrinsics holds LLVM's intrinsics by name without the type suffix.
var intrinsics map[string]primitive

// shortName returns an intrinsic's name without llvm. and its type suffixes.
func shortName(name string) string {
	if !strings.HasPrefix(name, "llvm.") {
		return name
	}
	s := strings.TrimPrefix(name, "llvm.")
	for t := s; t != ""; {
		if _, ok := intrinsics[t]; ok {
			return t
		}
		i := strings.LastIndexByte(t, '.')
		if i < 0 {
			break
		}
		t = t[:i]
	}
	return s
}
