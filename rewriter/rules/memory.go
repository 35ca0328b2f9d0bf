package rules

import (
	"fmt"
	"slices"

	"seabmc/term"
)

// The meaning of memory, by the axioms of arrays alone: a memory is an array from addresses to bytes. A write is a store of each of its bytes, a read
// is a select of each. A set, a copy and a store-map are a store for each offset that an object can have, under the condition that the offset is
// covered. If offsets have more than fewOffsets bits, only the first mostBytes bytes are stored, and the length is assumed to be at most that.

const (
	fewOffsets = 3
	mostBytes  = 4
)

// memoryOps holds the operations on memories and on the maps of store-maps. The value says how many numbers each has in brackets.
var memoryOps = map[string]int{"read": 1, "write": 1, "set": 0, "copy": 0, "smap": 0, "with": 1, "get": 1, "has": 1, "misses": 1,
	"within": 1, "apart": 1, "repeat": 1, "ptr.add": 0}

// Memory reports whether the line is about memory.
func (row *Row) Memory() bool {
	yes := false
	row.LHS.Walk(func(e *Expr) { yes = yes || e.Kind() == KindMem })
	return yes
}

// cell is one offset of a store-map's map: it holds the byte val at off if in holds. Later cells take precedence over earlier ones.
type cell struct{ off, val, in term.ID }

// sides builds the arguments of an operation. These are patterns on the left side of a line, and terms elsewhere.
type sides struct {
	left   bool
	arg    func(e *Expr, w int) term.ID    // with w bits, if w is known
	number func(n *Num, options []int) int // the value of a number; on the left side a new name gets one of the options
}

// bytesOf returns the number of bytes of an operation.
func (in *instance) bytesOf(e *Expr, s sides) int {
	fits := []int{1}
	for _, k := range []int{2, 4} {
		if off := in.t.Layout.OffBits(); off > 8 || k < 1<<off {
			fits = append(fits, k)
		}
	}
	k := s.number(e.Nums[0], fits)
	if k < 1 {
		in.fail("%d bytes", k)
	}
	return k
}

// memory builds an operation of memoryOps that gives a term.
func (in *instance) memory(e *Expr, s sides) term.ID {
	t, l := in.t, in.t.Layout
	arg := func(k, w int) term.ID { return s.arg(e.Args[k], w) }
	switch in.op(e) {
	case "read":
		n := in.bytesOf(e, s)
		return in.readBytes(arg(0, 0), arg(1, 0), n)
	case "write":
		n := in.bytesOf(e, s)
		m, p, x := arg(0, 0), arg(1, 0), arg(2, 8*n)
		return in.writeBytes(m, p, x, n)
	case "set":
		m, p, x, n := arg(0, 0), arg(1, 0), arg(2, 8), arg(3, l.PtrBits)
		return in.writeSome(m, p, n, func(int) term.ID { return x })
	case "copy":
		m, p, from, q, n := arg(0, 0), arg(1, 0), arg(2, 0), arg(3, 0), arg(4, l.PtrBits)
		return in.writeSome(m, p, n, func(k int) term.ID { return t.Select(from, in.address(q, k)) })
	case "smap":
		m, base := arg(0, 0), arg(1, l.ObjBits)
		for _, c := range in.cells(e.Args[2], s) {
			at := t.Bin(term.OpConcat, base, c.off)
			m = t.Store(m, at, t.Ite(c.in, c.val, t.Select(m, at)))
		}
		return m
	case "get":
		n := in.bytesOf(e, s)
		return in.getBytes(in.cells(e.Args[0], s), arg(1, l.OffBits()), n)
	case "has", "misses":
		n := in.bytesOf(e, s)
		return in.found(in.cells(e.Args[0], s), arg(1, l.OffBits()), n, in.op(e) == "has")
	case "within", "apart":
		n := in.bytesOf(e, s)
		return in.inRange(arg(0, 0), arg(1, 0), arg(2, l.PtrBits), n, in.op(e) == "within")
	case "repeat":
		x := arg(0, 8)
		v := x
		for range in.bytesOf(e, s) - 1 {
			v = t.Bin(term.OpConcat, x, v)
		}
		return v
	case "ptr.add":
		p := arg(0, 0)
		if by := e.Args[1]; by.Leaf == LeafInt {
			s.number(by.Nums[0], []int{0, 1, 2, 3})
		}
		return t.MkPtr(t.PtrBase(p), t.Bin(term.OpAdd, t.PtrOff(p), arg(1, l.OffBits())))
	}
	in.fail("%s is not a term", e.Op)
	return 0
}

// address returns the address of byte k after p. Offsets wrap around in the object.
func (in *instance) address(p term.ID, k int) term.ID {
	return in.t.Bin(term.OpConcat, in.t.PtrBase(p), in.plus(in.t.PtrOff(p), k))
}

func (in *instance) plus(x term.ID, k int) term.ID {
	if k == 0 {
		return x
	}
	return in.t.Bin(term.OpAdd, x, in.t.Const(uint64(k)&(1<<min(in.t.Width(x), 63)-1), in.t.Width(x)))
}

func (in *instance) readBytes(m, p term.ID, n int) term.ID {
	v := in.t.Select(m, in.address(p, 0))
	for k := 1; k < n; k++ {
		v = in.t.Bin(term.OpConcat, in.t.Select(m, in.address(p, k)), v)
	}
	return v
}

func (in *instance) byteOf(x term.ID, k int) term.ID { return in.t.Extract(x, 8*k+7, 8*k) }

func (in *instance) writeBytes(m, p, x term.ID, n int) term.ID {
	if in.t.Width(x) != 8*n {
		in.fail("%d bits in %d bytes", in.t.Width(x), n)
	}
	for k := range n {
		m = in.t.Store(m, in.address(p, k), in.byteOf(x, k))
	}
	return m
}

// reach returns how many bytes of a set or a copy are looked at: all of them, if they are not too many.
func (in *instance) reach() int {
	if off := in.t.Layout.OffBits(); off <= fewOffsets {
		return 1 << off
	}
	return mostBytes
}

// writeSome writes n bytes at p.
func (in *instance) writeSome(m, p, n term.ID, val func(k int) term.ID) term.ID {
	t := in.t
	w := t.Width(n)
	if in.t.Layout.OffBits() > fewOffsets {
		in.out.Hyps = append(in.out.Hyps, t.Not(t.Bin(term.OpUlt, t.Const(mostBytes, w), n)))
	}
	for k := range in.reach() {
		at := in.address(p, k)
		m = t.Store(m, at, t.Ite(t.Bin(term.OpUlt, t.Const(uint64(k), w), n), val(k), t.Select(m, at)))
	}
	return m
}

// inRange states that all of the n bytes at p are among the size bytes from q on, or that none of them is.
func (in *instance) inRange(p, q, size term.ID, n int, all bool) term.ID {
	t := in.t
	same := t.Eq(t.PtrBase(p), t.PtrBase(q))
	d := t.Bin(term.OpSub, t.PtrOff(p), t.PtrOff(q))
	var parts []term.ID
	for k := range n {
		x := t.And(same, t.Bin(term.OpUlt, t.ZExt(in.plus(d, k), t.Layout.PtrBits), size))
		if !all {
			x = t.Not(x)
		}
		parts = append(parts, x)
	}
	return t.And(parts...)
}

// cells returns the cells of a map. If offsets have few bits, a variable stands for any map, otherwise for any map of up to three bytes.
func (in *instance) cells(e *Expr, s sides) []cell {
	t, w := in.t, in.t.Layout.OffBits()
	switch {
	case e.Leaf == LeafNoMap:
		return nil
	case e.Leaf == LeafVar:
		if have, ok := in.maps[e.Name]; ok || !s.left {
			return have
		}
		var out []cell
		some := 3
		if w <= fewOffsets {
			some = 1 << w
		}
		for k := range some {
			off := t.Const(uint64(k)&(1<<min(w, 63)-1), w)
			if w > fewOffsets {
				off = in.m.Leaf(fmt.Sprintf("%s_at%d", e.Name, k), term.BV(w), false)
			}
			out = append(out, cell{off, in.m.Leaf(fmt.Sprintf("%s_byte%d", e.Name, k), term.BV(8), false),
				in.m.Leaf(fmt.Sprintf("%s_in%d", e.Name, k), term.Bool, false)})
		}
		in.maps[e.Name] = out
		return out
	}
	n := in.bytesOf(e, s) // with
	out := slices.Clone(in.cells(e.Args[0], s))
	off, x := s.arg(e.Args[1], w), s.arg(e.Args[2], 8*n)
	for k := range n {
		out = append(out, cell{in.plus(off, k), in.byteOf(x, k), term.True})
	}
	return out
}

// getBytes returns the n bytes from off on. For a byte that the map does not have, any value will do.
func (in *instance) getBytes(cells []cell, off term.ID, n int) term.ID {
	t := in.t
	v := term.ID(0)
	for k := range n {
		at, x := in.plus(off, k), t.Const(0, 8)
		for _, c := range cells {
			x = t.Ite(t.And(c.in, t.Eq(c.off, at)), c.val, x)
		}
		if v == 0 {
			v = x
		} else {
			v = t.Bin(term.OpConcat, x, v)
		}
	}
	return v
}

// found states that a map has all of the n bytes from off on, or that it has none of them.
func (in *instance) found(cells []cell, off term.ID, n int, all bool) term.ID {
	t := in.t
	var parts []term.ID
	for k := range n {
		var any []term.ID
		for _, c := range cells {
			any = append(any, t.And(c.in, t.Eq(c.off, in.plus(off, k))))
		}
		x := t.Or(any...)
		if !all {
			x = t.Not(x)
		}
		parts = append(parts, x)
	}
	return t.And(parts...)
}
