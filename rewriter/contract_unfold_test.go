package rewriter

import (
	"testing"

	"seabmc/term"
)

// byteOf is a byte: written ones often meet others.
func (d *drawn) byteOf(depth int) term.ID {
	switch d.pick(4) {
	case 0:
		return d.t.Const(uint64(d.pick(3)), 8)
	case 1:
		if depth > 0 {
			return d.t.Select(d.memory(depth-1), d.place())
		}
	case 2:
		return d.t.ZExt(d.v("x", 2), 8)
	}
	return d.t.Ite(d.cond(), d.t.Const(uint64(d.pick(3)), 8), d.t.ZExt(d.v("x", 2), 8))
}

// place is an index of 2 bits.
func (d *drawn) place() term.ID {
	i := d.v(one(d, "i", "j"), 2)
	switch d.pick(4) {
	case 0:
		return d.t.Const(uint64(d.pick(4)), 2)
	case 1:
		return d.t.Bin(term.OpAdd, i, d.t.Const(uint64(d.pick(3)), 2))
	}
	return i
}

// memory is an array of bytes: written to, and chosen.
func (d *drawn) memory(depth int) term.ID {
	if depth == 0 {
		return d.t.Var(one(d, "mem", "old"), term.Array(2))
	}
	if d.pick(4) == 0 {
		return d.t.Ite(d.cond(), d.memory(depth-1), d.memory(depth-1))
	}
	return d.t.Store(d.memory(depth-1), d.place(), d.byteOf(depth-1))
}

// Unfold: equal formulas that have no write in them; as they were if that takes more steps than are allowed.
func TestContractUnfold(t *testing.T) {
	contract(t, 4000, func(d *drawn) string {
		var fs []term.ID
		for range 1 + d.pick(2) {
			x, y := d.t.Select(d.memory(1+d.pick(4)), d.place()), d.byteOf(2)
			fs = append(fs, one(d, d.t.Eq(x, y), d.t.Bin(term.OpUlt, x, y), x))
		}
		limit := 1 << 20
		if d.pick(4) == 0 {
			limit = d.pick(60)
		}
		out, ok := d.r.Unfold(limit, fs...)
		if !ok {
			if limit == 1<<20 || out[0] != fs[0] || len(out) != len(fs) {
				d.fatal("gave up, with limit %d", limit)
			}
			return "gave up"
		}
		d.t.Walk(func(x term.ID) {
			if d.t.Op(x) == term.OpStore || d.t.Op(x) == term.OpIte && d.t.Sort(x).IsArray() {
				d.fatal("%s is left", sexpr(d.t, x))
			}
		}, out...)
		for i, f := range fs {
			d.same(f, out[i])
		}
		return "unfolded"
	}, "gave up", "unfolded")
}
