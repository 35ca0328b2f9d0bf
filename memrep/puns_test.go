package memrep

import (
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// What memory says of a pointer that was stored, and of integers beside it: each row writes something and reads it back.
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
