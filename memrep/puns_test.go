package memrep

import (
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// What memory says about a stored pointer, and about integers next to it. Each row writes something and reads it back.
func TestBytesOfPointers(t *testing.T) {
	type memory struct {
		r    *rewriter.Rewriter
		t    *term.Table
		rep  Representation
		puns Punner
		m    Mem
	}
	at := func(x *memory, off uint64) term.ID {
		return x.r.MkPtr(x.t.Const(1, x.t.Layout.ObjBits), x.t.Const(off, x.t.Layout.OffBits()))
	}
	target := func(x *memory) term.ID {
		return x.r.MkPtr(x.t.Const(2, x.t.Layout.ObjBits), x.t.Const(4, x.t.Layout.OffBits()))
	}
	store := func(x *memory, off uint64, v term.ID) { x.m = x.rep.Store(x.m, at(x, off), v) }
	copyBytes := func(x *memory, to, from uint64, n int) {
		for i := range uint64(n) {
			store(x, to+i, x.rep.Load(x.m, at(x, from+i), 1))
		}
	}
	for _, c := range []struct {
		name string
		do   func(x *memory) bool
	}{
		{"a pointer is read as it was stored", func(x *memory) bool {
			return x.rep.LoadPtr(x.m, at(x, 0)) == target(x)
		}},
		{"copied byte by byte it is itself", func(x *memory) bool {
			copyBytes(x, 8, 0, 8)
			return x.rep.LoadPtr(x.m, at(x, 8)) == target(x)
		}},
		{"copied over itself, by halves, too", func(x *memory) bool {
			lo, hi := x.rep.Load(x.m, at(x, 0), 4), x.rep.Load(x.m, at(x, 4), 4)
			store(x, 4, hi)
			store(x, 0, lo)
			return x.rep.LoadPtr(x.m, at(x, 0)) == target(x)
		}},
		{"its bytes are told from numbers", func(x *memory) bool {
			return x.puns.HasPieces(x.rep.Load(x.m, at(x, 0), 1)) && !x.puns.HasPieces(x.t.Const(4, 8))
		}},
		{"with one byte of a number it is no pointer that was stored", func(x *memory) bool {
			store(x, 0, x.t.Const(0, 8))
			p := x.rep.LoadPtr(x.m, at(x, 0))
			return x.t.Op(p) == term.OpIntToPtr && x.puns.HasPieces(x.t.Arg(p, 0))
		}},
		{"a number that encodes an object is no pointer to it", func(x *memory) bool {
			store(x, 0, x.t.PtrToInt(target(x)))
			p := x.rep.LoadPtr(x.m, at(x, 0))
			return x.t.Op(p) == term.OpIntToPtr && !x.puns.HasPieces(x.t.Arg(p, 0)) && !x.puns.Unwritten(x.t.Arg(p, 0))
		}},
		{"copied by bytes at any place of a few, it is whole there", func(x *memory) bool {
			here := x.t.Var("here", term.Bool)
			a, b := x.m, x.m
			for i := range uint64(8) {
				b = x.rep.Store(b, at(x, 8+i), x.rep.Load(x.m, at(x, i), 1))
			}
			a = x.rep.Store(a, at(x, 8), x.t.Null())
			x.m = x.rep.Merge(here, b, a)
			return x.puns.Whole(x.rep.Load(x.m, at(x, 8), 8)) == term.True
		}},
		{"with one byte of a number it is whole nowhere", func(x *memory) bool {
			store(x, 3, x.t.Const(7, 8))
			return x.puns.Whole(x.rep.Load(x.m, at(x, 0), 8)) == term.False
		}},
		{"with its bytes turned round it is whole nowhere", func(x *memory) bool {
			for i := range uint64(8) {
				store(x, 8+i, x.rep.Load(x.m, at(x, 7-i), 1))
			}
			return x.puns.Whole(x.rep.Load(x.m, at(x, 8), 8)) == term.False
		}},
		{"half of it, and half of another, is no pointer", func(x *memory) bool {
			store(x, 8, at(x, 16))
			store(x, 8, x.rep.Load(x.m, at(x, 0), 4))
			return x.puns.Whole(x.rep.Load(x.m, at(x, 8), 8)) == term.False
		}},
		{"half of it where a byte was perhaps written is whole where it was not", func(x *memory) bool {
			here := x.t.Var("here", term.Bool)
			store(x, 8, target(x))
			x.m = x.rep.Merge(here, x.rep.Store(x.m, at(x, 9), x.t.Const(1, 8)), x.m)
			return x.puns.Whole(x.rep.Load(x.m, at(x, 8), 8)) == x.t.Not(here)
		}},
		{"other values for its bytes come to where the bytes lie", func(x *memory) bool {
			got, ok := x.puns.Replaced(x.rep.Load(x.m, at(x, 6), 4), func(p term.ID) term.ID {
				if p != target(x) {
					return x.t.Const(0, 64)
				}
				return x.t.Const(0x8877665544332211, 64)
			})
			return ok && got == x.r.Bin(term.OpConcat, x.rep.Load(x.m, at(x, 8), 2), x.t.Const(0x8877, 16))
		}},
		{"the bytes of null are zeros", func(x *memory) bool {
			store(x, 0, x.t.Null())
			v, ok := x.t.Uint64(x.rep.Load(x.m, at(x, 3), 1))
			return ok && v == 0
		}},
		{"what nobody wrote is no number", func(x *memory) bool {
			p := x.rep.LoadPtr(x.m, at(x, 64))
			return x.t.Op(p) == term.OpIntToPtr && x.puns.Unwritten(x.t.Arg(p, 0))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
			r := rewriter.New(tab)
			rep, err := New("seam", r, Options{ARM: true, Pieces: true})
			if err != nil {
				t.Fatal(err)
			}
			x := &memory{r, tab, rep, rep.(Punner), rep.Init()}
			for base := range uint64(2) {
				x.m = rep.Alloc(x.m, base+1, tab.Const(128, 64))
			}
			store(x, 0, target(x))
			if !c.do(x) {
				t.Error("it is not so")
			}
		})
	}
}
