package memory

import (
	_ "embed"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// constant gives the registers of a function's constant.
func (l *Memory) constant(f *cfg.Function, i int32) []ir.Reg {
	k := &f.Constants[i]
	if k.Regs != nil && !k.Fresh {
		return k.Regs
	}
	if _, isInt := k.Value.(*llvm.ConstInt); isInt || !l.Program.LooksAtAddresses && plain(k.Value) {
		k.Regs = l.Eval(f.Unit, k.Value)
	} else {
		l.Host.OnAllPaths(func() { k.Regs = l.Eval(f.Unit, k.Value) }) // the constant may depend on addresses
	}
	return k.Regs
}

// plain tells whether a constant compares and subtracts no addresses.
func plain(c llvm.Constant) bool {
	switch c := c.(type) {
	case *llvm.Aggregate:
		return !slices.ContainsFunc(c.Elems, func(e llvm.Constant) bool { return !plain(e) })
	case *llvm.ConstExpr:
		return (c.Op == llvm.GEP || c.Op == llvm.BitCast) && !slices.ContainsFunc(c.Args, func(a llvm.Value) bool { return !plain(a.(llvm.Constant)) })
	}
	return true
}

// Eval gives the registers of a constant's scalars.
func (l *Memory) Eval(m *program.Unit, c llvm.Constant) []ir.Reg {
	switch c := c.(type) {
	case *llvm.ConstInt:
		return []ir.Reg{l.B.BigConst(c.X, int(c.Typ.Bits))}
	case *llvm.Null:
		return []ir.Reg{l.B.Null()}
	case *llvm.ConstFloat:
		return []ir.Reg{l.B.BigConst(l.FloatBits(c), c.Typ.Float.Bits())}
	case *llvm.Global, *llvm.Func, *llvm.Alias: // what one file declares may be an alias in another
		e := m.Symbols[c]
		if e != nil && e.Alias != nil {
			return l.Eval(e.Unit, e.Alias.Aliasee)
		}
		return []ir.Reg{l.address(e)}
	case *llvm.IFunc:
		l.Fail("ifunc %s", c.Name)
	case *llvm.Zero:
		return l.Zeros(m, c.Typ)
	case *llvm.Undef:
		if c.Poison {
			return l.Unknowns(m, c.Typ, "poison")
		}
		return l.Unknowns(m, c.Typ, "undef")
	case *llvm.Aggregate:
		var rs []ir.Reg
		for _, e := range c.Elems {
			rs = append(rs, l.Eval(m, e)...)
		}
		return rs
	case *llvm.Bytes:
		rs := make([]ir.Reg, len(c.X))
		for i, x := range c.X {
			rs[i] = l.B.Const(uint64(x), 8)
		}
		return rs
	case *llvm.BlockAddress:
		if c.Block == nil {
			l.Fail("address of a label")
		}
		return []ir.Reg{l.LabelAddress(c.Block)}
	case *llvm.ConstExpr:
		return l.evalExpr(m, &c.Inst)
	}
	l.Fail("constant %T", c)
	return nil
}

func (l *Memory) address(e *program.Entity) ir.Reg {
	if e != nil && e.Global != nil && e.Rank == program.RankDecl && OfATool(e.Name) && e.Name != MaxMallocSize {
		l.Fail("%s", e.Name) // a variable of another checker that is not supported
	}
	if e.Shapeless() {
		l.Fail("variable %s, which is declared without a size and defined nowhere", e.Name)
	}
	if l.Program.Missing(e) {
		return l.B.Null()
	}
	if e != nil && e.Global != nil && uint64(e.Size) > l.MaxObject() {
		l.Fail("%s", l.noRoom())
	}
	if e == nil || e.Reg == 0 {
		name := "?"
		if e != nil {
			name = e.Name
		}
		l.Fail("address of %s", name)
	}
	return e.Reg
}

// OfATool tells whether another checker defines this name, apart from inputs.
func OfATool(name string) bool {
	for _, p := range []string{"__CPROVER_", "__ESBMC_", "__VERIFIER_", "__SEA_", "sea_", "klee_"} {
		if strings.HasPrefix(name, p) && !IsNondet(name) {
			return true
		}
	}
	return false
}

// IsNondet tells whether an undefined function is an input of the harness, so
// that it is not reported as a function without a body.
func IsNondet(name string) bool {
	for _, p := range nondetPrefixes {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// nondetPrefixes begin the names of functions without a body whose results are inputs.
var nondetPrefixes = []string{"__VERIFIER_nondet", "nondet_", "nd_", "__nondet", "klee_int", "klee_char", "klee_range", "klee_get_value", "nondet", "unknown"}

// evalExpr gives the registers of a constant expression, of vectors element by element.
func (l *Memory) evalExpr(m *program.Unit, x *llvm.Inst) []ir.Reg {
	arg := func(i int) []ir.Reg { return l.Eval(m, x.Args[i].(llvm.Constant)) }
	one := func(i int) ir.Reg {
		rs := arg(i)
		if len(rs) != 1 {
			l.Fail("constant expression on vectors")
		}
		return rs[0]
	}
	if op := arith.CastOf(x.Op); op != arith.CastNone {
		return l.Convert(op, arg(0), l.LeavesOf(m, x.Typ))
	}
	if op, ok := arith.FloatConversions[x.Op]; ok {
		return l.ConvertFloats(m, op, x.Args[0].Type(), x.Typ, arg(0))
	}
	if op, ok := arith.FloatOps[x.Op]; ok {
		t := x.Args[0].Type()
		l.Floating("arithmetic", t, nil)
		return l.Encodings(t, l.Pairwise(l.Numbers(t, arg(0)), l.Numbers(t, arg(1)), func(x, y ir.Reg) ir.Reg { return l.FloatArith(op, x, y) }))
	}
	if op, ok := arith.BinaryOp(x.Op); ok {
		return l.Pairwise(arg(0), arg(1), func(p, q ir.Reg) ir.Reg {
			if r, ok := l.OnPointers(op, x.Args[0], x.Args[1], p, q, false); ok {
				return r
			}
			l.Divisor(op, x, q)
			return l.Integer(op, p, q, true)
		})
	}
	switch x.Op {
	case llvm.GEP:
		return []ir.Reg{l.Move(m, x.Elem, one(0), x.Args[1:], func(i int) ir.Reg { return one(1 + i) })}
	case llvm.ICmp:
		return l.Pairwise(arg(0), arg(1), func(p, q ir.Reg) ir.Reg { return l.Compared(x.Pred, p, q) })
	case llvm.FCmp:
		t := x.Args[0].Type()
		l.Floating("comparison", t, nil)
		return l.Pairwise(l.Numbers(t, arg(0)), l.Numbers(t, arg(1)), func(p, q ir.Reg) ir.Reg { return l.FloatCompare(x.Pred, p, q) })
	case llvm.FNeg:
		return l.EachOf(arg(0), l.Negated)
	case llvm.Select:
		return l.Chosen(arg(0), arg(1), arg(2))
	case llvm.ExtractValue:
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		return arg(0)[start : start+n]
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), arg(0)...)
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], arg(1))
		return rs
	case llvm.ExtractElement:
		return []ir.Reg{l.Element(arg(0), one(1))}
	case llvm.InsertElement:
		rs := append([]ir.Reg(nil), arg(0)...)
		l.Insert(rs, one(1), one(2))
		return rs
	case llvm.ShuffleVector:
		return l.Shuffled(m, append(append([]ir.Reg(nil), arg(0)...), arg(1)...), x.Args[2])
	}
	l.Fail("constant expression %s", x.Name)
	return nil
}
