package vcgen

import (
	"context"
	"errors"
	"testing"

	"seabmc/ir"
	"seabmc/solver"
)

// pointersInMemory is a program in which p points to one of two objects, or is null, and so does q; both are in memory.
type pointersInMemory struct {
	*ir.Builder
	p, q, mem, atP, atQ, atR ir.Reg // atR is free
}

func (x *pointersInMemory) at(p ir.Reg, off uint64) ir.Reg { return x.Gep(p, x.Addr(off), 1) }

// sees is what the program reads as an integer.
func (x *pointersInMemory) sees(bytes int, p ir.Reg) ir.Reg {
	return x.LoadPlain(ir.Int(8*bytes), x.mem, p)
}

func newPointersInMemory(t *testing.T, guess bool) (*pointersInMemory, *Gen) {
	p := ir.NewProgram(64, 20)
	g, err := New(p, Options{ARM: true, Pieces: true, Guess: guess}, open(t).NewSession)
	if err != nil {
		t.Fatal(err)
	}
	x := &pointersInMemory{Builder: ir.NewBuilder(p, g)}
	x.mem = x.InitMem()
	alloc := func(n uint64) (a ir.Reg) {
		a, x.mem = x.Alloc(x.mem, x.Addr(n), ir.Alloc{Kind: ir.ObjStack})
		return a
	}
	v, w := alloc(16), alloc(16)
	x.atP, x.atQ, x.atR = alloc(8), alloc(8), alloc(8)
	choose := func() ir.Reg {
		any := x.Select(x.Nondet(ir.I1, "c"), x.Gep(v, x.Bin(ir.OpAnd, x.Nondet(ir.Int(64), "i"), x.Addr(15)), 1), w)
		return x.Select(x.Nondet(ir.I1, "n"), any, x.Null())
	}
	x.p, x.q = choose(), choose()
	x.mem = x.Store(x.mem, x.atP, x.p)
	x.mem = x.Store(x.mem, x.atQ, x.q)
	return x, g
}

// What is so whatever the bytes of pointers are is proved; what is not is left open, and never proved.
func TestBytesAreAnyNumbers(t *testing.T) {
	byteOf := func(x *pointersInMemory, p ir.Reg, k uint64) ir.Reg { return x.sees(1, x.at(p, k)) }
	hash := func(x *pointersInMemory, p ir.Reg) ir.Reg {
		h := x.Const(7, 32)
		for k := range uint64(8) {
			h = x.Bin(ir.OpXor, x.Bin(ir.OpShl, h, x.Const(3, 32)), x.Cast(ir.OpZExt, byteOf(x, p, k), 32))
		}
		return h
	}
	always := func(x *pointersInMemory) ir.Reg { return x.True() }
	equal := func(x *pointersInMemory) ir.Reg { return x.Bin(ir.OpEq, x.p, x.q) }
	differ := func(x *pointersInMemory) ir.Reg { return x.Bin(ir.OpNe, x.p, x.q) }
	for _, c := range []struct {
		name  string
		where func(*pointersInMemory) ir.Reg
		holds func(*pointersInMemory) ir.Reg
		want  solver.Status // of a violation
	}{
		{"equal pointers have equal bytes", equal, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpEq, byteOf(x, x.atP, 3), byteOf(x, x.atQ, 3))
		}, solver.Unsat},
		{"equal pointers have equal hashes", equal, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpEq, hash(x, x.atP), hash(x, x.atQ))
		}, solver.Unsat},
		{"a byte is the same each time", always, func(x *pointersInMemory) ir.Reg {
			first := byteOf(x, x.atP, 2)
			x.mem = x.Store(x.mem, x.atQ, x.Null())
			return x.Bin(ir.OpEq, first, byteOf(x, x.atP, 2))
		}, solver.Unsat},
		{"a byte chosen at random is the same each time", always, func(x *pointersInMemory) ir.Reg {
			at := x.Gep(x.atP, x.Bin(ir.OpAnd, x.Nondet(ir.Int(64), "k"), x.Addr(7)), 1)
			first := x.sees(1, at)
			x.mem = x.Store(x.mem, x.atQ, x.p)
			return x.Bin(ir.OpEq, first, x.sees(1, at))
		}, solver.Unsat},
		{"the integer of null is zero", func(x *pointersInMemory) ir.Reg { return x.Bin(ir.OpEq, x.p, x.Null()) },
			func(x *pointersInMemory) ir.Reg { return x.Bin(ir.OpEq, x.sees(8, x.atP), x.Addr(0)) }, solver.Unsat},
		{"different pointers may have equal bytes", differ, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpNe, byteOf(x, x.atP, 0), byteOf(x, x.atQ, 0))
		}, solver.Sat},
		{"different pointers may have different bytes", differ, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpEq, byteOf(x, x.atP, 7), byteOf(x, x.atQ, 7))
		}, solver.Sat},
		{"the low byte is not that of the offset", always, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpUlt, byteOf(x, x.atP, 0), x.Const(16, 8))
		}, solver.Sat},
		{"two bytes of one pointer may be equal", differ, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpNe, byteOf(x, x.atP, 1), byteOf(x, x.atP, 2))
		}, solver.Sat},
		{"either pointer may be the lower one", differ, func(x *pointersInMemory) ir.Reg {
			return x.Bin(ir.OpUlt, x.sees(8, x.atP), x.sees(8, x.atQ))
		}, solver.Sat},
		{"a pointer copied by bytes, one of which was looked at, is itself", always, func(x *pointersInMemory) ir.Reg {
			for k := range uint64(8) {
				v := byteOf(x, x.atP, k)
				x.Bin(ir.OpEq, v, x.Const(0, 8))
				x.mem = x.Store(x.mem, x.at(x.atR, k), v)
			}
			return x.Bin(ir.OpEq, x.LoadPlain(ir.TPtr, x.mem, x.atR), x.p)
		}, solver.Unsat},
		{"a pointer copied in two parts of any length is itself", always, func(x *pointersInMemory) ir.Reg {
			n := x.Bin(ir.OpAnd, x.Nondet(ir.Int(64), "n"), x.Addr(7))
			m := x.MemCpy(x.mem, x.atR, x.mem, x.atP, n)
			x.mem = x.MemCpy(m, x.Gep(x.atR, n, 1), m, x.Gep(x.atP, n, 1), x.Bin(ir.OpSub, x.Addr(8), n))
			return x.Bin(ir.OpEq, x.LoadPlain(ir.TPtr, x.mem, x.atR), x.p)
		}, solver.Unsat},
	} {
		x, g := newPointersInMemory(t, true)
		where := c.where(x)
		x.Assert(where, c.holds(x), ir.Check{ID: "c"})
		if err := errors.Join(g.Flush(), x.Err); err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		vc := g.VC()
		s, err := open(t).NewSession(vc.T)
		if err != nil {
			t.Fatal(err)
		}
		for _, tie := range vc.Side {
			if err := s.Assert(tie); err != nil {
				t.Fatal(err)
			}
		}
		if q, err := s.Check(context.Background(), vc.Props[0].Violated); err != nil || q.Status != c.want {
			t.Errorf("%s: a violation is %v, want %v (%v)", c.name, q.Status, c.want, err)
		}
		s.Close()
		g.Close()
	}
}

// What needs addresses ends the evaluation.
func TestEndsWithErrLooks(t *testing.T) {
	twoParts := func(second func(x *pointersInMemory) ir.Reg) func(x *pointersInMemory) {
		return func(x *pointersInMemory) {
			n := x.Bin(ir.OpAnd, x.Nondet(ir.Int(64), "n"), x.Addr(7))
			m := x.MemCpy(x.mem, x.atR, x.mem, x.atP, n)
			x.mem = x.MemCpy(m, x.Gep(x.atR, n, 1), m, second(x), x.Bin(ir.OpSub, x.Addr(8), n))
			x.LoadPlain(ir.TPtr, x.mem, x.atR)
		}
	}
	for _, c := range []struct {
		name  string
		guess bool
		do    func(*pointersInMemory)
		want  error
	}{
		{"bytes are copied", false, func(x *pointersInMemory) { x.mem = x.Store(x.mem, x.atR, x.sees(8, x.atP)) }, nil},
		{"bytes are compared", true, func(x *pointersInMemory) { x.Bin(ir.OpEq, x.sees(1, x.atP), x.sees(1, x.atQ)) }, nil},
		{"bytes are compared, and must not be guessed", false, func(x *pointersInMemory) { x.Bin(ir.OpEq, x.sees(1, x.atP), x.sees(1, x.atQ)) }, ir.ErrLooks},
		{"bytes are a length", true, func(x *pointersInMemory) { x.mem = x.MemSet(x.mem, x.atR, x.Const(0, 8), x.sees(8, x.atP)) }, nil},
		{"bytes are a length, and must not be guessed", false, func(x *pointersInMemory) { x.mem = x.MemSet(x.mem, x.atR, x.Const(0, 8), x.sees(8, x.atP)) }, ir.ErrLooks},
		{"the low bits are looked at", true, func(x *pointersInMemory) { x.Bin(ir.OpAnd, x.sees(8, x.atP), x.Addr(7)) }, ir.ErrLooks},
		{"an integer that was computed becomes a pointer", true, func(x *pointersInMemory) {
			x.IntToPtr(x.Bin(ir.OpAdd, x.sees(8, x.atP), x.Addr(1)))
		}, ir.ErrLooks},
		{"an integer that was computed is read as a pointer", true, func(x *pointersInMemory) {
			x.mem = x.Store(x.mem, x.atR, x.Bin(ir.OpXor, x.sees(8, x.atP), x.Addr(1)))
			x.LoadPlain(ir.TPtr, x.mem, x.atR)
		}, ir.ErrLooks},
		{"one byte of a pointer is overwritten", true, func(x *pointersInMemory) {
			x.mem = x.Store(x.mem, x.at(x.atP, 1), x.Const(1, 8))
			x.LoadPlain(ir.TPtr, x.mem, x.atP)
		}, ir.ErrLooks},
		{"bytes at the wrong place", true, func(x *pointersInMemory) {
			x.mem = x.Store(x.mem, x.atR, x.p)
			x.mem = x.Store(x.mem, x.at(x.atR, 0), x.sees(1, x.at(x.atP, 1)))
			x.LoadPlain(ir.TPtr, x.mem, x.atR)
		}, ir.ErrLooks},
		{"a second part from anywhere in the pointer", true, twoParts(func(x *pointersInMemory) ir.Reg { return x.Gep(x.atP, x.Nondet(ir.Int(64), "n"), 1) }), ir.ErrLooks},
		{"parts of two pointers", true, twoParts(func(x *pointersInMemory) ir.Reg { return x.at(x.atQ, 0) }), ir.ErrLooks},
	} {
		x, g := newPointersInMemory(t, c.guess)
		if c.do(x); !errors.Is(errors.Join(g.Flush(), x.Err), c.want) || c.want == nil && g.Flush() != nil {
			t.Errorf("%s: %v, want %v", c.name, g.Flush(), c.want)
		}
		g.Close()
	}
}
