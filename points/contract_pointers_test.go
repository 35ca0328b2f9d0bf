package points

import (
	"math/rand/v2"
	"slices"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
	"seabmc/term/exhaust"
)

// The contract tests of what is known about pointers: address range maps, pieces, options, and conditions under which an object exists.
// docs/procedures.md states the contracts.

// ptrs draws pointers of 12 bits. 7 of these bits are the object.
type ptrs struct {
	*rand.Rand
	t *term.Table
	r *rewriter.Rewriter
	l *exhaust.Lanes
}

func drawPtrs(seed uint64, l *exhaust.Lanes) *ptrs {
	t := term.NewTable(term.Layout{PtrBits: 12, ObjBits: 7})
	return &ptrs{rand.New(rand.NewPCG(seed, 11)), t, rewriter.New(t), l}
}

func (d *ptrs) cond(depth int) term.ID {
	t := d.t
	if depth > 0 {
		switch d.IntN(5) {
		case 0:
			return d.r.And(d.cond(depth-1), d.cond(depth-1))
		case 1:
			return d.r.Or(d.cond(depth-1), d.cond(depth-1))
		case 2:
			return d.r.Not(d.cond(depth - 1))
		}
	}
	if d.IntN(3) == 0 {
		return d.r.Eq(t.Var("n", term.BV(2)), t.Const(uint64(d.IntN(4)), 2))
	}
	return t.Var([]string{"c", "d", "e"}[d.IntN(3)], term.Bool)
}

// base returns an object: mostly a constant, or a choice between a few.
func (d *ptrs) base() term.ID {
	t := d.t
	k := func() term.ID { return t.Const(uint64(d.IntN(4)), 7) }
	switch d.IntN(8) {
	case 0:
		return d.r.Ite(d.cond(0), k(), d.r.Ite(d.cond(0), k(), k()))
	case 1:
		return d.r.ZExt(t.Var("n", term.BV(2)), 7)
	case 2:
		return d.r.PtrBase(d.ptr(1))
	}
	return k()
}

// off returns an offset, for example that of an element of an array.
func (d *ptrs) off() term.ID {
	t := d.t
	k := t.Const(uint64(d.IntN(32)), 5)
	switch d.IntN(6) {
	case 0:
		return d.r.Bin(term.OpAdd, d.r.Bin(term.OpMul, d.r.ZExt(t.Var("n", term.BV(2)), 5), t.Const(uint64(1+d.IntN(7)), 5)), k)
	case 1:
		return d.r.SExt(t.Var("n", term.BV(2)), 5)
	case 2:
		return d.r.Ite(d.cond(0), k, t.Const(uint64(d.IntN(8)), 5))
	}
	return k
}

func (d *ptrs) ptr(depth int) term.ID {
	if depth > 0 && d.IntN(4) > 0 {
		x, y := d.ptr(depth-1), d.ptr(depth-1)
		if d.IntN(8) == 0 {
			return d.r.IntToPtr(d.r.Ite(d.cond(1), d.r.PtrToInt(x), d.r.PtrToInt(y)))
		}
		return d.r.Ite(d.cond(1), x, y)
	}
	switch d.IntN(40) {
	case 0:
		return d.t.Var("p", term.Ptr)
	case 1: // into the object of another one
		return d.r.MkPtr(d.r.PtrBase(d.t.Var("p", term.Ptr)), d.off())
	case 2:
		return d.r.IntToPtr(d.r.ZExt(d.t.Var("i", term.BV(8)), 12))
	}
	return d.r.MkPtr(d.base(), d.off())
}

// placeOf returns the object and offset of a pointer's integer.
func placeOf(v uint64) (base uint64, off int64) {
	off = int64(v<<59) >> 59
	return (v - uint64(off)) >> 5 & 127, off
}

// round returns a pointer that went round a loop: it has many choices between few places.
func (d *ptrs) round() term.ID {
	places := []term.ID{d.ptr(0), d.ptr(0), d.ptr(0)}
	p := places[0]
	for range 8 + d.IntN(8) {
		q := d.r.Ite(d.cond(1), p, places[d.IntN(3)])
		p = d.t.Ite(d.cond(1), q, d.t.Ite(d.cond(1), p, q))
	}
	return p
}

// contractOf makes the draws of a test: see exhaust.Contract.
func contractOf(t *testing.T, share int, f func(d *ptrs, seed uint64) string, wanted ...string) {
	t.Helper()
	l := exhaust.New(11)
	exhaust.Contract(t, share, func(seed uint64) string { return f(drawPtrs(seed, l), seed) }, wanted...)
}

// Of: the map holds every place of the pointer. Apart: the bytes of two accesses never meet. Compact: the result is the same pointer.
func TestContractARM(t *testing.T) {
	contractOf(t, 4000, func(d *ptrs, seed uint64) string {
		a := NewArms(d.r)
		depth := d.IntN(4)
		p, q := d.ptr(depth), d.ptr(d.IntN(2))
		if d.IntN(8) == 0 {
			p = d.round()
		}
		m, x, y := a.Of(p), d.t.PtrToInt(p), d.t.PtrToInt(q)
		c := d.t.PtrToInt(a.Compact(p))
		n, k := uint64(1+d.IntN(6)), uint64(1+d.IntN(6))
		if d.IntN(16) == 0 {
			n = 20
		}
		pn, qn := int64(d.IntN(4)), int64(d.IntN(4))
		apart := a.ApartAt(p, pn, n, q, qn, k)
		plain := a.Apart(p, n, q, k)
		nowhere := uint64(d.IntN(5))
		elsewhere := a.Elsewhere(p, nowhere)
		d.l.Over(d.t, seed, x, y, c)
		u, v, w := d.l.Values(x), d.l.Values(y), d.l.Values(c)
		for i := range u {
			base, off := placeOf(u[i])
			at := slices.IndexFunc(m.Entries, func(e ArmEntry) bool { return e.Base == base })
			if !m.Top && (at < 0 || !m.Entries[at].Off.Contains(off)) {
				t.Fatalf("seed %d: object %d, offset %d is not in %v", seed, base, off, m)
			}
			if elsewhere && base == nowhere {
				t.Fatalf("seed %d: it is in object %d", seed, base)
			}
			if u[i] != w[i] {
				t.Fatalf("seed %d: compact, it is %d, not %d", seed, w[i], u[i])
			}
			base2, off2 := placeOf(v[i])
			if base != base2 {
				continue
			}
			for b := range n { // offsets wrap around
				for b2 := range k {
					if plain && (off+int64(b)-off2-int64(b2))&31 == 0 || apart && (off+pn+int64(b)-off2-qn-int64(b2))&31 == 0 {
						t.Fatalf("seed %d: %d bytes at %d+%d, %d at %d+%d of object %d meet (apart %v, further on %v)", seed, n, off, pn, k, off2, qn, base, plain, apart)
					}
				}
			}
		}
		if !sorted(m) {
			t.Fatalf("seed %d: %v is not in order", seed, m)
		}
		if missing := unknown(a, p, m, nowhere, elsewhere); missing != "" {
			t.Fatalf("seed %d: %s is not known of %v", seed, missing, m)
		}
		if !plain && strangers(m, a.Of(q)) {
			t.Fatalf("seed %d: accesses to different objects are not apart", seed)
		}
		switch {
		case m.Top:
			return "top"
		case apart:
			return "apart"
		case c != x:
			return "compact"
		}
		return "meets"
	}, "top", "apart", "meets", "compact")
}

// unknown says what the map m of p has to hold, and does not. It is not top if that of no option is, and then it decides whether an object is among its own.
func unknown(a *Arms, p term.ID, m *ARM, nowhere uint64, elsewhere bool) string {
	top := false
	var bases []uint64
	for _, q := range a.postOrder(p) {
		if _, _, _, choice := a.ite(q); choice {
			continue
		}
		leaf := a.Of(q)
		top = top || leaf.Top
		for _, e := range leaf.Entries {
			bases = append(bases, e.Base)
		}
	}
	slices.Sort(bases)
	switch {
	case m.Top != top:
		return "what its options are"
	case !top && len(slices.Compact(bases)) != len(m.Entries):
		return "which objects its options have"
	case !top && !elsewhere && !slices.Contains(bases, nowhere):
		return "that it is elsewhere"
	}
	return ""
}

// strangers reports whether two maps have no object in common.
func strangers(x, y *ARM) bool {
	return !x.Top && !y.Top && !slices.ContainsFunc(x.Entries, func(e ArmEntry) bool {
		return slices.ContainsFunc(y.Entries, func(f ArmEntry) bool { return e.Base == f.Base })
	})
}

func sorted(m *ARM) bool {
	return slices.IsSortedFunc(m.Entries, func(x, y ArmEntry) int { return int(x.Base) - int(y.Base) })
}

// Split: exactly one piece has a condition that holds, and the pointer is there; there are pieces if the map is not top. Wild: an option that may be
// anywhere is listed, with its condition.
func TestContractPieces(t *testing.T) {
	contractOf(t, 4000, func(d *ptrs, seed uint64) string {
		a := NewArms(d.r)
		p := d.ptr(d.IntN(4))
		x := d.t.PtrToInt(p)
		roots := []term.ID{x}
		list, ok := a.Split(p)
		for _, e := range list {
			roots = append(roots, e.Cond, e.Off)
		}
		wild, conds := a.Wild(p)
		opts, _ := a.options(p)
		for i, q := range wild {
			roots = append(roots, d.t.PtrToInt(q), conds[i])
		}
		for _, o := range opts {
			roots = append(roots, d.t.PtrToInt(o.ptr), o.cond)
		}
		d.l.Over(d.t, seed, roots...)
		for i, v := range d.l.Values(x) {
			base, off := placeOf(v)
			held := 0
			for _, e := range list {
				if d.l.Values(e.Cond)[i] == 1 {
					held++
					if e.Base != base || d.l.Values(e.Off)[i] != uint64(off)&31 {
						t.Fatalf("seed %d: lane %d is in object %d at %d, not in %d", seed, i, base, off, e.Base)
					}
				}
			}
			if ok && held != 1 {
				t.Fatalf("seed %d: %d pieces hold in lane %d", seed, held, i)
			}
			held = 0
			for _, o := range opts {
				if d.l.Values(o.cond)[i] == 1 {
					held++
					if d.l.Values(d.t.PtrToInt(o.ptr))[i] != v {
						t.Fatalf("seed %d: another option in lane %d", seed, i)
					}
					if at := slices.Index(wild, o.ptr); a.Of(o.ptr).Top != (at >= 0) || at >= 0 && d.l.Values(conds[at])[i] != 1 {
						t.Fatalf("seed %d: option %d in lane %d, wild are %v", seed, o.ptr, i, wild)
					}
				}
			}
			if held != 1 {
				t.Fatalf("seed %d: %d options hold in lane %d", seed, held, i)
			}
		}
		if !ok && !a.Of(p).Top {
			t.Fatalf("seed %d: there are no pieces of %v", seed, a.Of(p))
		}
		if len(list) == 1 && list[0].Cond != term.True {
			t.Fatalf("seed %d: the only piece has a condition", seed)
		}
		if ok && len(wild) > 0 {
			t.Fatalf("seed %d: all pieces are known, %d are wild", seed, len(wild))
		}
		for i, q := range wild {
			if !a.Of(q).Top || conds[i] == term.False {
				t.Fatalf("seed %d: option %d is not wild", seed, i)
			}
		}
		if !slices.IsSortedFunc(list, func(x, y Piece) int { return int(x.Base) - int(y.Base) }) {
			t.Fatalf("seed %d: pieces are not in order", seed)
		}
		switch {
		case !ok && len(wild) > 0:
			return "wild"
		case len(list) > 1:
			return "pieces"
		}
		return "one"
	}, "wild", "pieces", "one")
}

// multiple, signedRange, unsignedRange: what ranges say about numbers, including constants and wide numbers.
func TestContractRanges(t *testing.T) {
	contractOf(t, 2000, func(d *ptrs, seed uint64) string {
		x := d.off()
		w := uint64(1) << uint(d.IntN(4))
		even := Multiple(d.r, x, w)
		lo, hi, step := UnsignedRange(d.r, x)
		slo, shi, sstep := SignedRange(d.r, x)
		d.l.Over(d.t, seed, x)
		for i, v := range d.l.Values(x) {
			s := int64(v<<59) >> 59
			if v < lo || v > hi || step > 0 && (v-lo)%step != 0 || s < slo || s > shi || sstep > 0 && uint64(s-slo)%sstep != 0 || even && v%w != 0 {
				t.Fatalf("seed %d: %d in lane %d: %d..%d/%d, %d..%d/%d, multiple of %d: %v", seed, v, i, lo, hi, step, slo, shi, sstep, w, even)
			}
		}
		wide := d.t.Var("w", term.BV(65))
		if lo, hi, _ := UnsignedRange(d.r, wide); lo != 0 || hi != ^uint64(0) {
			t.Fatal("a range of 65 bits")
		}
		if lo, hi, _ := SignedRange(d.r, wide); lo >= 0 || hi <= 0 {
			t.Fatal("a range of 65 bits")
		}
		if even && w > 1 {
			return "multiple"
		}
		return "any"
	}, "multiple", "any")
}

// LowMask and SignExtend: numbers of a given number of bits.
func TestContractBits(t *testing.T) {
	for n := 1; n <= 70; n++ {
		want := ^uint64(0)
		if n < 64 {
			want = 1<<uint(n) - 1
		}
		if got := LowMask(n); got != want {
			t.Errorf("%d bits: %x", n, got)
		}
	}
	for _, tt := range []struct {
		x    uint64
		bits int
		want int64
	}{{0, 1, 0}, {1, 1, -1}, {3, 3, 3}, {4, 3, -4}, {0xff, 3, -1}, {1 << 63, 64, -1 << 63}, {1<<63 - 1, 64, 1<<63 - 1}, {1<<62 | 5, 63, -1<<62 + 5}} {
		if got := SignExtend(tt.x, tt.bits); got != tt.want {
			t.Errorf("%x, %d bits: %d, want %d", tt.x, tt.bits, got, tt.want)
		}
	}
}
