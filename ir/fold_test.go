package ir

import "testing"

// pathed is an oracle that notes paths and knows no register.
type pathed struct {
	KnowsNothing
	on []Reg
}

func (c *pathed) OnPath(guard Reg) { c.on = append(c.on, guard) }

// TestValueNumbering: the same operation on the same registers gives one register, and arithmetic on constants gives a constant.
func TestValueNumbering(t *testing.T) {
	b := NewBuilder(NewProgram(64, 20), nil)
	x := b.Nondet(Int(32), "x")
	if sum := b.Bin(OpAdd, x, b.Const(1, 32)); b.Bin(OpAdd, x, b.Const(1, 32)) != sum {
		t.Error("x+1 was built twice")
	}
	if got, want := b.Bin(OpMul, b.Const(6, 32), b.Const(7, 32)), b.Const(42, 32); got != want {
		t.Errorf("6*7 is %%%d, 42 is %%%d", got, want)
	}
	if got, want := b.Cast(OpSExt, b.Const(0xff, 8), 64), b.Const(^uint64(0), 64); got != want {
		t.Errorf("sext of -1 is %%%d, -1 is %%%d", got, want)
	}
	c := b.Nondet(I1, "c")
	if b.Bin(OpAnd, c, b.True()) != c || b.Bin(OpOr, c, b.True()) != b.True() || b.Bin(OpXor, b.False(), c) != c {
		t.Error("a truth value that decides an operation was not used")
	}
	if b.Nondet(Int(32), "x") == x || b.Nondet(I1, "c") == c {
		t.Error("two unknown values are one")
	}
	if b.Const(1, 8) == b.Const(1, 16) {
		t.Error("constants of two widths are one")
	}
	if op := b.Prog.DefOf(b.Bin(OpUlt, b.Const(1, 8), b.Const(2, 8))).Op; op != OpUlt {
		t.Errorf("a comparison of constants became %v: the lowering reads its operands", op)
	}
}

// TestValuesOfPaths: an oracle may know a value only as its path needs it, so another path builds the value again. A value that was built on no
// path is used on every path.
func TestValuesOfPaths(t *testing.T) {
	b := NewBuilder(NewProgram(64, 20), &pathed{})
	x, y := b.Nondet(Int(32), "x"), b.Nondet(Int(32), "y")
	g, h := b.Nondet(I1, "g"), b.Nondet(I1, "h")
	both := b.Bin(OpAdd, x, y)
	b.OnPath(g)
	if b.Bin(OpAdd, x, y) != both {
		t.Error("a value of no path was built again")
	}
	onG := b.Bin(OpMul, x, y)
	if b.Bin(OpMul, x, y) != onG {
		t.Error("a value was built twice on one path")
	}
	k := b.Const(77, 32)
	b.OnPath(h)
	if b.Bin(OpMul, x, y) == onG {
		t.Error("a value of one path was used on another")
	}
	if b.Const(77, 32) != k {
		t.Error("a constant belongs to a path")
	}
}
