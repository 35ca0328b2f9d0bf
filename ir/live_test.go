package ir

import (
	"math"
	"testing"
)

// TestQuestionsAfterWrites: what is alive does not depend on the bytes of memory. So a question after a write is the same as the question before
// it. If an object's life begins or ends, it is a different question.
func TestQuestionsAfterWrites(t *testing.T) {
	b := NewBuilder(NewProgram(64, 20), nil)
	four := b.Addr(4)
	p, m := b.Alloc(b.InitMem(), four, Alloc{Kind: ObjHeap})
	ok := b.Valid(m, p, four)
	w := m
	for range 3 * maxBack {
		w = b.Store(w, p, b.Const(7, 32))
		if b.Valid(w, p, four) != ok {
			t.Fatal("a write made another question of one")
		}
	}
	copied := b.MemCpy(b.Havoc(b.MemSet(w, p, b.Const(0, 8), four), p, four), p, w, p, four)
	if b.Valid(copied, p, four) != ok || b.Writable(copied, p) != b.Writable(m, p) || b.IsLive(copied, p) != b.IsLive(m, p) || b.ObjSize(copied, p) != b.ObjSize(m, p) {
		t.Error("a write made another question of one")
	}
	if b.Valid(b.Free(w, p), p, four) == ok {
		t.Error("the end of an object changed nothing")
	}
	_, other := b.Alloc(w, four, Alloc{Kind: ObjHeap})
	if b.Valid(other, p, four) == ok {
		t.Error("a memory that has more objects was taken for the one before")
	}
	if b.Valid(b.Select(b.Nondet(I1, "c"), b.Free(w, p), w), p, four) == ok {
		t.Error("a branch changed nothing")
	}
}

// TestSurelyValid: only constant places in living objects of constant size are recognised.
func TestSurelyValid(t *testing.T) {
	b := NewBuilder(NewProgram(64, 20), nil)
	alloc := func(m, size Reg, k ObjKind) (p, after Reg) { return b.Alloc(m, size, Alloc{Kind: k}) }
	a, m := alloc(b.InitMem(), b.Addr(40), ObjStack)
	k, m := alloc(m, b.Addr(40), ObjConst)
	f, m := alloc(m, b.Addr(40), ObjFunc)
	n, m := alloc(m, b.Nondet(Int(64), "n"), ObjHeap)
	huge, m := alloc(m, b.Addr(1<<50), ObjHeap)
	at := func(p Reg, i int64) Reg { return b.Gep(p, b.Addr(uint64(i)), 4) }
	freed, maybe := b.Free(m, a), b.Select(b.Nondet(I1, "c"), b.Free(m, a), m)
	written := b.Store(m, at(a, 1), b.Const(1, 32))
	for _, x := range []struct {
		name        string
		m, p        Reg
		n           uint64
		read, write bool
	}{
		{"first", m, at(a, 0), 4, true, true},
		{"last", written, at(a, 9), 4, true, true},
		{"part of the way in two steps", m, at(at(a, 4), 5), 4, true, true},
		{"behind", m, at(a, 10), 4, false, false},
		{"half behind", m, at(a, 9), 5, false, false},
		{"before", m, at(a, -1), 4, false, false},
		{"long", m, at(a, 1), math.MaxUint64, false, false},
		{"constant data", m, at(k, 1), 4, true, false},
		{"function", m, f, 1, false, false},
		{"size unknown", m, n, 1, false, false},
		{"larger than an object", m, huge, 1, false, false},
		{"index that wraps around", m, b.Gep(a, b.Addr(1<<62), 4), 4, false, false},
		{"dead", freed, at(a, 1), 4, false, false},
		{"another one is dead", b.Free(m, n), at(a, 1), 4, true, true},
		{"somebody is dead", b.Free(m, b.Nondet(TPtr, "q")), at(a, 1), 4, false, false},
		{"dead on a path", maybe, at(a, 1), 4, false, false},
		{"not there yet", b.InitMem(), at(a, 1), 4, false, false},
		{"pointer unknown", m, b.Nondet(TPtr, "q"), 4, false, false},
	} {
		if got := b.SurelyValid(x.m, x.p, b.Addr(x.n), false); got != x.read {
			t.Errorf("%s: read is plainly valid: %v", x.name, got)
		}
		if got := b.SurelyValid(x.m, x.p, b.Addr(x.n), true); got != x.write {
			t.Errorf("%s: write is plainly valid: %v", x.name, got)
		}
	}
}

// TestSumFits: sums of extended numbers fit; constants fit if their sum does.
func TestSumFits(t *testing.T) {
	b := NewBuilder(NewProgram(64, 20), nil)
	wide := func(op Op, from, to int) Reg { return b.Cast(op, b.Nondet(Int(from), "x"), to) }
	num := func(v int64, w int) Reg { return b.Const(uint64(v), w) }
	for _, x := range []struct {
		name string
		op   Op
		x, y Reg
		want bool
	}{
		{"sext + sext", OpAdd, wide(OpSExt, 32, 64), wide(OpSExt, 32, 64), true},
		{"sext - zext", OpSub, wide(OpSExt, 32, 64), wide(OpZExt, 62, 64), true},
		{"i7 in i8", OpAdd, wide(OpSExt, 7, 8), wide(OpSExt, 7, 8), true},
		{"-64-64 in i8, and one less", OpAdd, b.Bin(OpAdd, wide(OpSExt, 7, 8), wide(OpSExt, 7, 8)), num(-1, 8), false},
		{"zext of 7 in i8", OpAdd, wide(OpZExt, 7, 8), num(1, 8), false},
		{"product", OpMul, wide(OpSExt, 8, 64), wide(OpSExt, 8, 64), false},
		{"unknown", OpAdd, b.Nondet(Int(32), "x"), num(0, 32), false},
		{"greatest + 1", OpAdd, num(math.MaxInt32, 32), num(1, 32), false},
		{"greatest + 0", OpAdd, num(math.MaxInt64, 64), num(0, 64), true},
		{"least - 1", OpSub, num(math.MinInt64, 64), num(1, 64), false},
		{"0 - least", OpSub, num(0, 64), num(math.MinInt64, 64), false},
		{"wide", OpAdd, wide(OpSExt, 8, 128), wide(OpSExt, 8, 128), false},
	} {
		if got := b.SumFits(x.op, x.x, x.y); got != x.want {
			t.Errorf("%s fits: %v", x.name, got)
		}
	}
	sum := wide(OpSExt, 32, 64)
	for range 3 * len(b.bounds) {
		next := wide(OpSExt, 32, 64)
		if !b.SumFits(OpAdd, sum, next) {
			t.Fatal("a long sum of small numbers is not known to fit")
		}
		sum = b.Bin(OpAdd, sum, next)
	}
}
