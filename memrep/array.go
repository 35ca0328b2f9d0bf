package memrep

import (
	"fmt"
	"math"

	"seabmc/points"
	"seabmc/rewriter"
	"seabmc/term"
)

// array is memory as an SMT array from address, concat(base, offset), to byte (thesis ch. 2.2). A handle is an array term. A read passes a bounded
// number of stores: it is simplified if addresses are syntactically equal, or known to be different. Where paths meet, the stores of one path
// become stores that change nothing on the other. The solver does the rest. A set, copy or havoc of symbolic length is unrolled up to a bound. If
// the length exceeds the bound, all of memory is unknown afterwards, so nothing wrong is proved. The condition for this is kept in incomplete: a
// counterexample under which it holds may not be a real one.
type array struct {
	r  *rewriter.Rewriter
	t  *term.Table
	u  *unknowns
	bd int

	checked    bool // only valid accesses matter
	arms       *points.Arms
	mems       []term.ID
	index      map[term.ID]Mem
	places     map[term.ID]place  // what an index was made from
	sizes      map[uint64]term.ID // of objects, for the bound
	incomplete []term.ID
	st         Stats
}

// place is an address: k bytes after a pointer. base and off are the parts of the address.
type place struct {
	ptr       term.ID
	k         uint64
	base, off term.ID
}

// maxSkips is the number of stores that one read of an array may pass.
const maxSkips = 1 << 12

// symbolicSkip is the cost, in stores, of passing one store whose index is compared as a term.
const symbolicSkip = 32

func newArray(r *rewriter.Rewriter, opt Options) *array {
	a := &array{r: r, t: r.T, u: newUnknowns(r), bd: opt.SetBound, checked: opt.Checked, arms: points.NewArms(r), index: map[term.ID]Mem{}, places: map[term.ID]place{}, sizes: map[uint64]term.ID{}}
	if a.bd <= 0 {
		a.bd = 64
	}
	a.st.Rules = map[string]int{}
	a.u.syms[0].all = true
	a.mem(a.u.array(0))
	return a
}

func (a *array) mem(arr term.ID) Mem {
	m, ok := a.index[arr]
	if !ok {
		m = Mem(len(a.mems))
		a.mems = append(a.mems, arr)
		a.index[arr] = m
	}
	return m
}

func (a *array) Init() Mem { return 0 }

func (a *array) Alloc(m Mem, base uint64, size term.ID) Mem {
	a.sizes[base] = size
	return m
}

// addr returns the array index of the byte k bytes after ptr.
func (a *array) addr(ptr term.ID, k uint64) term.ID {
	p := place{ptr, k, a.r.PtrBase(ptr), plus(a.r, a.r.PtrOff(ptr), k)}
	i := a.r.Concat(p.base, p.off)
	a.places[i] = p
	return i
}

// farthest is the largest distance from a pointer, in bytes, at which places are still compared by ranges.
const farthest = 1 << 30

// apart reports whether constants and ranges show that two indices are different.
func (a *array) apart(i, j term.ID) bool {
	if a.t.IsConst(i) && a.t.IsConst(j) {
		return i != j
	}
	p, q := a.places[i], a.places[j]
	switch {
	case p.base == 0 || q.base == 0:
		return false
	case p.base != q.base && a.t.IsConst(p.base) && a.t.IsConst(q.base):
		return true
	case p.base == q.base && a.isNonzero(a.r.Bin(term.OpSub, p.off, q.off)):
		return true
	}
	return p.k < farthest && q.k < farthest && a.arms.ApartAt(p.ptr, int64(p.k), 1, q.ptr, int64(q.k), 1)
}

func (a *array) isNonzero(x term.ID) bool {
	v, ok := a.t.Uint64(x)
	return ok && v != 0
}

// at reads one byte.
func (a *array) at(arr, i term.ID) term.ID {
	for skips := 0; skips < maxSkips && a.t.Op(arr) == term.OpStore; skips++ {
		j := a.t.Arg(arr, 1)
		if i == j {
			a.st.RowHits++
			a.st.Rules["ROW-HIT"]++
			return a.t.Arg(arr, 2)
		}
		if !a.apart(i, j) {
			break
		}
		if !a.t.IsConst(i) || !a.t.IsConst(j) {
			skips += symbolicSkip - 1
		}
		a.st.RowSkips++
		a.st.Rules["ROW-SKIP"]++
		arr = a.t.Arg(arr, 0)
	}
	a.st.ArrayTerms++
	return a.t.Select(arr, i)
}

func (a *array) Load(m Mem, p term.ID, nbytes int) term.ID {
	parts := make([]term.ID, nbytes)
	for k := range parts {
		parts[k] = a.at(a.mems[m], a.addr(p, uint64(k)))
	}
	return concatParts(a.r, parts)
}

func (a *array) LoadPtr(m Mem, p term.ID) term.ID {
	return a.r.IntToPtr(a.Load(m, p, a.t.Layout.PtrBits/8))
}

func (a *array) Store(m Mem, p, v term.ID) Mem {
	if a.t.Sort(v) == term.Ptr {
		v = a.r.PtrToInt(v)
	}
	arr := a.mems[m]
	for k := range a.t.Width(v) / 8 {
		arr = a.t.Store(arr, a.addr(p, uint64(k)), a.r.Extract(v, 8*k+7, 8*k))
	}
	return a.mem(arr)
}

// bytes writes val(k) to the k-th of n bytes from p on. The objects that these bytes belong to have at most room bytes.
func (a *array) bytes(m Mem, p, n term.ID, room uint64, val func(k uint64) term.ID) Mem {
	arr := a.mems[m]
	count, beyond := a.unroll(n, room)
	for k := range count {
		i := a.addr(p, k)
		in := a.r.Bin(term.OpUlt, a.t.Const(k, a.t.Layout.PtrBits), n)
		if in == term.False {
			break
		}
		v := val(k)
		if in != term.True {
			v = a.r.Ite(in, v, a.at(arr, i))
		}
		arr = a.t.Store(arr, i, v)
	}
	if beyond != term.False {
		a.incomplete = append(a.incomplete, beyond)
		lost := a.t.Var(fmt.Sprintf("lost%d", len(a.incomplete)), term.Array(a.t.Layout.PtrBits))
		arr = a.t.Ite(beyond, lost, arr)
	}
	return a.mem(arr)
}

// maxExact is the largest constant length, in bytes, that is unrolled completely.
const maxExact = 1 << 16

// unroll returns the number of bytes to unroll for a length of n, and the condition that n is larger than that.
func (a *array) unroll(n term.ID, room uint64) (count uint64, beyond term.ID) {
	_, hi, _ := points.UnsignedRange(a.r, n)
	if a.checked && room <= maxExact {
		hi = min(hi, room) // more is not valid
	}
	bound := uint64(a.bd)
	if a.t.IsConst(n) {
		bound = maxExact
	}
	if room <= maxExact {
		bound = max(bound, room)
	}
	if hi <= bound {
		return hi, term.False
	}
	return bound, a.r.Bin(term.OpUlt, a.t.Const(bound, a.t.Layout.PtrBits), n)
}

// roomAt returns the greatest size of the objects that p may point into.
func (a *array) roomAt(p term.ID) uint64 {
	m := a.arms.Of(p)
	if m.Top {
		return math.MaxUint64
	}
	room := uint64(0)
	for _, e := range m.Entries {
		if size, ok := a.sizes[e.Base]; ok {
			_, hi, _ := points.UnsignedRange(a.r, size)
			room = max(room, hi)
		}
	}
	return room
}

func (a *array) Set(m Mem, p, b, n term.ID) Mem {
	return a.bytes(m, p, n, a.roomAt(p), func(uint64) term.ID { return b })
}

func (a *array) Copy(dst Mem, to term.ID, src Mem, from, n term.ID) Mem {
	return a.bytes(dst, to, n, min(a.roomAt(to), a.roomAt(from)), func(k uint64) term.ID { return a.at(a.mems[src], a.addr(from, k)) })
}

func (a *array) Havoc(m Mem, p, n term.ID) Mem {
	sym := a.u.fresh()
	a.u.syms[sym].all = true
	arr := a.u.array(sym)
	return a.bytes(m, p, n, a.roomAt(p), func(k uint64) term.ID { return a.t.Select(arr, a.addr(p, k)) })
}

func (a *array) Merge(c term.ID, x, y Mem) Mem {
	if arr, ok := a.merge(c, a.mems[x], a.mems[y]); ok {
		return a.mem(arr)
	}
	return a.mem(a.t.Ite(c, a.mems[x], a.mems[y]))
}

// maxMerged is the largest number of stores that a merge takes over from its sides.
const maxMerged = 64

// merge applies the stores of x, and then those of y, to what both have in common. Where c selects the other side, a store writes back what is
// already there.
func (a *array) merge(c, x, y term.ID) (arr term.ID, ok bool) {
	if c == term.True || c == term.False {
		return 0, false
	}
	var xs, ys []term.ID // the last store first
	for x != y {
		side, list := &x, &xs
		if y > x { // terms have greater numbers than their arguments
			side, list = &y, &ys
		}
		if a.t.Op(*side) != term.OpStore || len(xs)+len(ys) == maxMerged {
			return 0, false
		}
		*list = append(*list, *side)
		*side = a.t.Arg(*side, 0)
	}
	return a.under(a.r.Not(c), a.under(c, x, xs), ys), true
}

// under applies stores under the condition c.
func (a *array) under(c, arr term.ID, stores []term.ID) term.ID {
	for k := len(stores) - 1; k >= 0; k-- {
		i, v := a.t.Arg(stores[k], 1), a.t.Arg(stores[k], 2)
		arr = a.t.Store(arr, i, a.r.Ite(c, v, a.at(arr, i)))
	}
	return arr
}

func (a *array) Finish() []term.ID     { return nil }
func (a *array) Incomplete() []term.ID { return a.incomplete }
func (a *array) Unknowns() []Unknown   { return a.u.unknowns() }
func (a *array) Stats() Stats          { return a.st }

func (a *array) InitByte(mod *term.Model, sym uint32, base, off uint64) (byte, error) {
	return a.u.byteOf(mod, sym, base, off)
}
