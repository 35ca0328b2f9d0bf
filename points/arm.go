package points

import (
	"cmp"
	"slices"

	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure address ranges.
//
//   - Takes: pointers (Arms.Of, Apart, Split, Wild, Compact).
//   - Returns: Of, a map that holds each object and offset that the pointer may have. Apart is true only if no byte of one access is one of the other. Split, pieces of which exactly one
//     has a condition that holds, and the pointer is in that object at that offset. Wild, the options that may be anywhere. Compact, an equal pointer.
//   - Bounds: each choice once; 64 bases by range, 4096 terms of a choice of constants. Options that diagrams show impossible are dropped.
//   - Gives up: the map is top, Split not ok.
//   - Recursion: none; choices have explicit stacks.
//   - Also in: ranges.go
//   - Tests: TestContractARM, TestContractPieces, TestContractRanges, TestContractIntervals,
//     TestContractApart, TestContractApartWide, TestContractBases, TestContractManyConstants, TestContractOptions, TestContractCompact, TestContractBits

// Itv is a strided interval of signed offsets: {Lo, Lo+Stride, ..., Hi}. Stride 0 is the single value Lo. Thesis ch. 5.1 has plain
// intervals; the stride proves that two aligned words, or a[i].x and a[j].y, never meet.
type Itv struct {
	Lo, Hi int64
	Stride uint64
}

// join returns the thesis's ⊔.
func (a Itv) join(b Itv) Itv {
	return Itv{min(a.Lo, b.Lo), max(a.Hi, b.Hi), gcd(gcd(a.Stride, b.Stride), distance(a.Lo, b.Lo))}
}

// plus returns a moved by k.
func (a Itv) plus(k int64) Itv { return Itv{a.Lo + k, a.Hi + k, a.Stride} }

// Contains reports whether v may be an element.
func (a Itv) Contains(v int64) bool {
	if v < a.Lo || v > a.Hi {
		return false
	}
	return a.Stride <= 1 || distance(v, a.Lo)%a.Stride == 0
}

func distance(a, b int64) uint64 {
	if a > b {
		return uint64(a) - uint64(b)
	}
	return uint64(b) - uint64(a)
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// Apart reports whether n bytes starting at an offset in a never overlap m bytes starting at an offset in b (the thesis's ⊓ is empty, for
// accesses of more than one byte). bits is the width of offsets; accesses wrap around at its end.
func (a Itv) Apart(n uint64, b Itv, m uint64, bits int) bool {
	end := int64(LowMask(bits) >> 1)
	g := gcd(a.Stride, b.Stride)
	if n > uint64(end) || m > uint64(end) {
		return false
	}
	if a.Hi > end-int64(n)+1 || b.Hi > end-int64(m)+1 {
		if bits < 64 { // wraps: only what holds modulo 2^bits is known
			g = gcd(g, 1<<uint(bits))
		}
	} else if a.Hi+int64(n)-1 < b.Lo || b.Hi+int64(m)-1 < a.Lo {
		return true
	}
	if g == 0 { // two constants that do not pass the test above, or wrap around
		return false
	}
	// a - b = r modulo g; they overlap if some difference d has -n < d < m.
	r := uint64(a.Lo-b.Lo) % g
	if a.Lo < b.Lo {
		r = (g - distance(a.Lo, b.Lo)%g) % g
	}
	return r >= m && g-r >= n
}

// ArmEntry is a base and the offsets into it.
type ArmEntry struct {
	Base uint64
	Off  Itv
}

// ARM is an address range map (thesis ch. 5.2): a superset of the values of a pointer term, sorted by base. If Top is set, the pointer may be any.
type ARM struct {
	Top     bool
	Entries []ArmEntry
}

// Piece is the value of a pointer under a condition: base Base, offset Off. Exactly one of the conditions of a pointer's pieces holds.
type Piece struct {
	Base uint64
	Cond term.ID
	Off  term.ID
}

// maxBases is the largest number of bases that are enumerated from the range of an integer.
const maxBases = 64

// Arms computes the address range maps and the pieces of pointer terms, each node once.
type Arms struct {
	r       *rewriter.Rewriter
	t       *term.Table
	memo    map[term.ID]*ARM
	pieces  map[term.ID]*pieceList
	compact map[term.ID]term.ID
}

type pieceList struct {
	top  bool
	list []Piece
}

// NewArms makes an empty memo for the pointers of r's table.
func NewArms(r *rewriter.Rewriter) *Arms {
	return &Arms{r: r, t: r.T, memo: map[term.ID]*ARM{}, pieces: map[term.ID]*pieceList{}, compact: map[term.ID]term.ID{}}
}

var armTop = &ARM{Top: true}

// Of returns the address range map of p.
func (a *Arms) Of(p term.ID) *ARM {
	if m := a.memo[p]; m != nil {
		return m
	}
	stack := []term.ID{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		if a.memo[q] != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		_, x, y, ok := a.ite(q)
		if !ok {
			a.memo[q] = a.leaf(q)
			continue
		}
		mx, my := a.memo[x], a.memo[y]
		if mx == nil {
			stack = append(stack, x)
		}
		if my == nil {
			stack = append(stack, y)
		}
		if mx != nil && my != nil {
			a.memo[q] = joinARM(mx, my)
		}
	}
	return a.memo[p]
}

// ite takes apart a pointer that is a choice.
func (a *Arms) ite(p term.ID) (c, x, y term.ID, ok bool) { return Choice(a.r, p) }

// joinARM returns the thesis's ⊔ of address range maps.
func joinARM(x, y *ARM) *ARM {
	if x.Top || y.Top {
		return armTop
	}
	out := make([]ArmEntry, 0, max(len(x.Entries), len(y.Entries)))
	i, j := 0, 0
	for i < len(x.Entries) || j < len(y.Entries) {
		switch {
		case j == len(y.Entries) || i < len(x.Entries) && x.Entries[i].Base < y.Entries[j].Base:
			out = append(out, x.Entries[i])
			i++
		case i == len(x.Entries) || y.Entries[j].Base < x.Entries[i].Base:
			out = append(out, y.Entries[j])
			j++
		default:
			out = append(out, ArmEntry{x.Entries[i].Base, x.Entries[i].Off.join(y.Entries[j].Off)})
			i++
			j++
		}
	}
	return &ARM{Entries: out}
}

// leaf returns the map of a pointer that is not a choice.
func (a *Arms) leaf(p term.ID) *ARM {
	bases, ok := a.bases(p)
	if !ok {
		return armTop
	}
	m := &ARM{}
	off := a.Itv(a.r.PtrOff(p))
	for _, b := range bases {
		m.Entries = append(m.Entries, ArmEntry{b, off})
	}
	return m
}

// bases enumerates the bases of a pointer that is not a choice, sorted.
func (a *Arms) bases(p term.ID) ([]uint64, bool) {
	base := a.r.PtrBase(p)
	if b, ok := a.t.Uint64(base); ok {
		return []uint64{b}, true
	}
	if out, ok := a.constLeaves(base); ok {
		return out, true
	}
	lo, hi, stride := UnsignedRange(a.r, base)
	if hi-lo >= maxBases {
		return nil, false
	}
	var out []uint64
	for b := lo; b <= hi; b += max(stride, 1) {
		out = append(out, b)
	}
	return out, true
}

// constLeaves returns the values of a term that is a choice between constants, sorted.
func (a *Arms) constLeaves(x term.ID) ([]uint64, bool) {
	var out []uint64
	seen := map[term.ID]bool{x: true}
	stack := []term.ID{x}
	for len(stack) > 0 {
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if v, ok := a.t.Uint64(y); ok {
			out = append(out, v)
			continue
		}
		if a.t.Op(y) != term.OpIte || len(seen) > 4096 {
			return nil, false
		}
		for _, z := range a.t.Args(y)[1:] {
			if !seen[z] {
				seen[z] = true
				stack = append(stack, z)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out), true
}

// Itv returns the strided interval of an offset term.
func (a *Arms) Itv(off term.ID) Itv {
	lo, hi, stride := SignedRange(a.r, off)
	return Itv{lo, hi, stride}
}

// Apart reports whether n bytes at p and m bytes at q never overlap (thesis theorem 4).
func (a *Arms) Apart(p term.ID, n uint64, q term.ID, m uint64) bool {
	return a.ApartAt(p, 0, n, q, 0, m)
}

// ApartAt reports whether n bytes at p+k and m bytes at q+l never overlap.
func (a *Arms) ApartAt(p term.ID, k int64, n uint64, q term.ID, l int64, m uint64) bool {
	x, y := a.Of(p), a.Of(q)
	if x.Top || y.Top {
		return false
	}
	i, j := 0, 0
	for i < len(x.Entries) && j < len(y.Entries) {
		switch ex, ey := x.Entries[i], y.Entries[j]; {
		case ex.Base < ey.Base:
			i++
		case ey.Base < ex.Base:
			j++
		case !ex.Off.plus(k).Apart(n, ey.Off.plus(l), m, a.t.Layout.OffBits()):
			return false
		default:
			i++
			j++
		}
	}
	return true
}

// Split returns the pieces of p, sorted by base. ok is false if p may be anything. The offset of a piece is only right if its condition holds, so
// in a choice between objects each object keeps its own offset.
func (a *Arms) Split(p term.ID) (list []Piece, ok bool) {
	res := a.pieces[p]
	if res == nil {
		res = a.split(p)
		a.pieces[p] = res
	}
	return res.list, !res.top
}

// option is a pointer that is not itself a choice, and the condition under which a choice results in it.
type option struct{ ptr, cond term.ID }

// options lists the options of p, and the number of choices on the way. Conditions are computed from the root down, each node once.
func (a *Arms) options(p term.ID) (out []option, choices int) {
	if _, _, _, ok := a.ite(p); !ok {
		return []option{{p, term.True}}, 0
	}
	order := a.postOrder(p)
	cond := map[term.ID]term.ID{p: term.True}
	reach := func(q, c term.ID) {
		if a.r.Diagrams().Impossible(c) {
			c = term.False
		}
		if old, ok := cond[q]; ok {
			c = a.r.Or(old, c)
		}
		cond[q] = c
	}
	for i := len(order) - 1; i >= 0; i-- {
		q := order[i]
		at := cond[q]
		c, x, y, ok := a.ite(q)
		if !ok {
			if at != term.False {
				out = append(out, option{q, at})
			}
			continue
		}
		choices++
		reach(x, a.r.And(at, c))
		reach(y, a.r.And(at, a.r.Not(c)))
	}
	return out, choices
}

// Wild lists the options of p that may point anywhere, each with the condition under which p is that option.
func (a *Arms) Wild(p term.ID) (ptrs, conds []term.ID) {
	if !a.Of(p).Top {
		return nil, nil
	}
	opts, _ := a.options(p)
	for _, o := range opts {
		if a.Of(o.ptr).Top {
			ptrs, conds = append(ptrs, o.ptr), append(conds, o.cond)
		}
	}
	return ptrs, conds
}

// postOrder lists the choices and options under p. What a choice chooses between comes before the choice.
func (a *Arms) postOrder(p term.ID) (order []term.ID) {
	const open, done = 1, 2
	state := map[term.ID]int{}
	stack := []term.ID{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		_, x, y, ok := a.ite(q)
		switch {
		case state[q] == done:
			stack = stack[:len(stack)-1]
		case !ok || state[q] == open:
			stack = stack[:len(stack)-1]
			state[q] = done
			order = append(order, q)
		default:
			state[q] = open
			stack = append(stack, y, x)
		}
	}
	return order
}

func (a *Arms) split(p term.ID) *pieceList {
	opts, _ := a.options(p)
	var all []Piece
	for _, o := range opts {
		list, ok := a.splitLeaf(o)
		if !ok {
			return &pieceList{top: true}
		}
		all = append(all, list...)
	}
	slices.SortStableFunc(all, func(x, y Piece) int { return cmp.Compare(x.Base, y.Base) })
	out := &pieceList{}
	for i := 0; i < len(all); {
		j := i + 1
		for j < len(all) && all[j].Base == all[i].Base {
			j++
		}
		out.list = append(out.list, a.join(all[i:j]))
		i = j
	}
	if len(out.list) == 1 {
		out.list[0].Cond = term.True // one of the conditions holds
	}
	return out
}

// join joins pieces of one base into a single piece.
func (a *Arms) join(list []Piece) Piece {
	out := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		out.Off = a.r.Ite(list[i].Cond, list[i].Off, out.Off)
		out.Cond = a.r.Or(list[i].Cond, out.Cond)
	}
	return out
}

func (a *Arms) splitLeaf(o option) (list []Piece, ok bool) {
	base, off := a.r.PtrBase(o.ptr), a.r.PtrOff(o.ptr)
	if b, ok := a.t.Uint64(base); ok {
		return []Piece{{b, o.cond, off}}, true
	}
	bases, ok := a.bases(o.ptr)
	if !ok {
		return nil, false
	}
	for _, b := range bases {
		c := a.r.And(o.cond, a.r.Eq(base, a.t.Const(b, a.t.Layout.ObjBits)))
		if c != term.False {
			list = append(list, Piece{b, c, off})
		}
	}
	return list, true
}

// Compact returns p as a chain of its options, if p has many more choices than options. So a pointer that is changed in a loop does not grow beyond
// the number of places it may point to.
func (a *Arms) Compact(p term.ID) term.ID {
	if a.t.Op(p) != term.OpIte || a.Of(p).Top {
		return p
	}
	if q, ok := a.compact[p]; ok {
		return q
	}
	q := p
	if order := a.postOrder(p); len(order) > 8 {
		choices := 0
		for _, x := range order {
			if a.t.Op(x) == term.OpIte {
				choices++
			}
		}
		if choices >= 2*(len(order)-choices) {
			q = a.rebuild(p)
		}
	}
	a.compact[p] = q
	a.compact[q] = q
	return q
}

func (a *Arms) rebuild(p term.ID) term.ID {
	opts, _ := a.options(p)
	slices.SortFunc(opts, func(x, y option) int { return cmp.Compare(x.ptr, y.ptr) })
	q := opts[len(opts)-1].ptr
	for i := len(opts) - 2; i >= 0; i-- {
		q = a.r.Ite(opts[i].cond, opts[i].ptr, q)
	}
	return q
}

// Elsewhere reports whether p never has this base.
func (a *Arms) Elsewhere(p term.ID, base uint64) bool {
	m := a.Of(p)
	if m.Top {
		return false
	}
	for _, e := range m.Entries {
		if e.Base == base {
			return false
		}
	}
	return true
}
