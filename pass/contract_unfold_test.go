package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// byteOf returns one of few bytes, so that they are often equal.
func (d *drawn) byteOf(depth int) term.ID {
	switch d.Pick(4) {
	case 0:
		return d.T.Const(uint64(d.Pick(3)), 8)
	case 1:
		if depth > 0 {
			return d.T.Select(d.memory(depth-1), d.place())
		}
	case 2:
		return d.T.ZExt(d.Var("x", 2), 8)
	}
	return d.T.Ite(d.Cond(), d.T.Const(uint64(d.Pick(3)), 8), d.T.ZExt(d.Var("x", 2), 8))
}

// place returns an index of 2 bits.
func (d *drawn) place() term.ID {
	i := d.Var(draw.One(d, "i", "j"), 2)
	switch d.Pick(4) {
	case 0:
		return d.T.Const(uint64(d.Pick(4)), 2)
	case 1:
		return d.T.Bin(term.OpAdd, i, d.T.Const(uint64(d.Pick(3)), 2))
	}
	return i
}

// memory returns an array of bytes, after writes and choices.
func (d *drawn) memory(depth int) term.ID {
	if depth == 0 {
		return d.T.Var(draw.One(d, "mem", "old"), term.Array(2))
	}
	if d.Pick(4) == 0 {
		return d.T.Ite(d.Cond(), d.memory(depth-1), d.memory(depth-1))
	}
	return d.T.Store(d.memory(depth-1), d.place(), d.byteOf(depth-1))
}

// Unfold: the formulas are equal and have no write in them. If that takes more steps than are allowed, they are as they were.
func TestContractUnfold(t *testing.T) {
	contract(t, 4000, func(d *drawn) string {
		var fs []term.ID
		for range 1 + d.Pick(2) {
			x, y := d.T.Select(d.memory(1+d.Pick(4)), d.place()), d.byteOf(2)
			fs = append(fs, draw.One(d, d.T.Eq(x, y), d.T.Bin(term.OpUlt, x, y), x))
		}
		limit := 1 << 20
		if d.Pick(4) == 0 {
			limit = d.Pick(60)
		}
		out, ok := NewUnfolder(d.r, limit).Run(fs)
		if !ok {
			if limit == 1<<20 || out[0] != fs[0] || len(out) != len(fs) {
				d.Fatal("gave up, with limit %d", limit)
			}
			return "gave up"
		}
		d.T.Walk(func(x term.ID) {
			if d.T.Op(x) == term.OpStore || d.T.Op(x) == term.OpIte && d.T.Sort(x).IsArray() {
				d.Fatal("%s is left", draw.Sexpr(d.T, x))
			}
		}, out...)
		for i, f := range fs {
			d.Same(f, out[i])
		}
		return "unfolded"
	}, "gave up", "unfolded")
}
