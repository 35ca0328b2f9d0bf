package memrep

import (
	"slices"

	"seabmc/rewriter"
	"seabmc/term"
)

// Itv is a strided interval of signed offsets: {Lo, Lo+Stride, ..., Hi}; Stride 0 is
// the single value Lo. Where thesis ch. 5.1 has intervals, the stride proves that two
// aligned words, or a[i].x and a[j].y, never meet.
type Itv struct {
	Lo, Hi int64
	Stride uint64
}

// join is the thesis's ⊔.
func (a Itv) join(b Itv) Itv {
	return Itv{min(a.Lo, b.Lo), max(a.Hi, b.Hi), gcd(gcd(a.Stride, b.Stride), distance(a.Lo, b.Lo))}
}

// contains tells whether v may be an element.
func (a Itv) contains(v int64) bool {
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

// apart tells whether n bytes from an offset in a on never overlap m bytes from an
// offset in b on (the thesis's ⊓ is empty, for accesses of more than one byte).
// bits is the width of offsets, at whose end accesses wrap around.
func (a Itv) apart(n uint64, b Itv, m uint64, bits int) bool {
	end := int64(lowMask(bits) >> 1)
	g := gcd(a.Stride, b.Stride)
	if n > uint64(end) || m > uint64(end) {
		return false
	}
	if a.Hi > end-int64(n)+1 || b.Hi > end-int64(m)+1 {
		if bits < 64 { // wraps: only what holds modulo 2^bits
			g = gcd(g, 1<<uint(bits))
		}
		if g == 0 {
			return false
		}
	} else if a.Hi+int64(n)-1 < b.Lo || b.Hi+int64(m)-1 < a.Lo {
		return true
	}
	if g == 0 { // two constants that do not pass the test above
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

// ARM is an address range map (thesis ch. 5.2): a superset of the values of a
// pointer term, by base, sorted. Top may be any pointer.
type ARM struct {
	Top     bool
	Entries []ArmEntry
}

// Piece is a pointer's value under a condition: with base Base, offset Off. The
// conditions of a pointer's pieces exclude each other and one of them holds.
type Piece struct {
	Base uint64
	Cond term.ID
	Off  term.ID
}

// maxBases bounds the bases enumerated from the range of an integer.
const maxBases = 64

// Arms computes the address range map and the pieces of pointer terms, each node once.
type Arms struct {
	r      *rewriter.Rewriter
	t      *term.Table
	memo   map[term.ID]*ARM
	pieces map[term.ID]*pieceList
}

type pieceList struct {
	top  bool
	list []Piece
}

// NewArms makes an empty memo for the pointers of r's table.
func NewArms(r *rewriter.Rewriter) *Arms {
	return &Arms{r: r, t: r.T, memo: map[term.ID]*ARM{}, pieces: map[term.ID]*pieceList{}}
}

var armTop = &ARM{Top: true}

// Of is the address range map of p.
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

// ite takes a pointer that is a choice apart.
func (a *Arms) ite(p term.ID) (c, x, y term.ID, ok bool) {
	switch a.t.Op(p) {
	case term.OpIte:
		return a.t.Arg(p, 0), a.t.Arg(p, 1), a.t.Arg(p, 2), true
	case term.OpIntToPtr:
		if i := a.t.Arg(p, 0); a.t.Op(i) == term.OpIte {
			c, x, y = a.t.Arg(i, 0), a.t.Arg(i, 1), a.t.Arg(i, 2)
			return c, a.r.IntToPtr(x), a.r.IntToPtr(y), true
		}
	}
	return 0, 0, 0, false
}

// joinARM is the thesis's ⊔ of address range maps.
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

// leaf is the map of a pointer that is no choice.
func (a *Arms) leaf(p term.ID) *ARM {
	bases, ok := a.bases(p)
	if !ok {
		return armTop
	}
	m := &ARM{}
	off := a.itv(a.r.PtrOff(p))
	for _, b := range bases {
		m.Entries = append(m.Entries, ArmEntry{b, off})
	}
	return m
}

// bases enumerates the bases of a pointer that is no choice, sorted.
func (a *Arms) bases(p term.ID) ([]uint64, bool) {
	base := a.r.PtrBase(p)
	if b, ok := a.t.Uint64(base); ok {
		return []uint64{b}, true
	}
	if a.t.Op(base) == term.OpPtrBase && a.t.Arg(base, 0) != p {
		m := a.Of(a.t.Arg(base, 0)) // a pointer into the same object
		if m.Top {
			return nil, false
		}
		var out []uint64
		for _, e := range m.Entries {
			out = append(out, e.Base)
		}
		return out, true
	}
	if out, ok := a.constLeaves(base); ok {
		return out, true
	}
	lo, hi, stride := unsignedRange(a.r, base)
	if hi-lo >= maxBases {
		return nil, false
	}
	var out []uint64
	for b := lo; b <= hi; b += max(stride, 1) {
		out = append(out, b)
	}
	return out, true
}

// constLeaves are the values of a term that chooses between constants, sorted.
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

// itv is the strided interval of an offset term.
func (a *Arms) itv(off term.ID) Itv {
	lo, hi, stride := signedRange(a.r, off)
	return Itv{lo, hi, stride}
}

// Apart tells whether n bytes at p and m bytes at q never overlap (thesis theorem 4).
func (a *Arms) Apart(p term.ID, n uint64, q term.ID, m uint64) bool {
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
		case !ex.Off.apart(n, ey.Off, m, a.t.Layout.OffBits()):
			return false
		default:
			i++
			j++
		}
	}
	return true
}

// Split gives the pieces of p by base, sorted; ok is false if p may be anything.
// The offset of a piece need only be right where its condition holds, so a choice
// between objects keeps each object's own offset.
func (a *Arms) Split(p term.ID) (list []Piece, ok bool) {
	stack := []term.ID{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		if a.pieces[q] != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		c, x, y, ok := a.ite(q)
		if !ok {
			a.pieces[q] = a.splitLeaf(q)
			continue
		}
		px, py := a.pieces[x], a.pieces[y]
		if px == nil {
			stack = append(stack, x)
		}
		if py == nil {
			stack = append(stack, y)
		}
		if px != nil && py != nil {
			a.pieces[q] = a.joinPieces(c, px, py)
		}
	}
	res := a.pieces[p]
	return res.list, !res.top
}

func (a *Arms) splitLeaf(p term.ID) *pieceList {
	base, off := a.r.PtrBase(p), a.r.PtrOff(p)
	if b, ok := a.t.Uint64(base); ok {
		return &pieceList{list: []Piece{{b, term.True, off}}}
	}
	if a.t.Op(base) == term.OpPtrBase && a.t.Arg(base, 0) != p {
		list, ok := a.Split(a.t.Arg(base, 0))
		if !ok {
			return &pieceList{top: true}
		}
		list = slices.Clone(list)
		for i := range list {
			list[i].Off = off
		}
		return &pieceList{list: list}
	}
	bases, ok := a.bases(p)
	if !ok {
		return &pieceList{top: true}
	}
	out := &pieceList{}
	for _, b := range bases {
		if c := a.r.Eq(base, a.t.Const(b, a.t.Layout.ObjBits)); c != term.False {
			out.list = append(out.list, Piece{b, c, off})
		}
	}
	return out
}

func (a *Arms) joinPieces(c term.ID, x, y *pieceList) *pieceList {
	if x.top || y.top {
		return &pieceList{top: true}
	}
	out := &pieceList{}
	add := func(b uint64, cond, off term.ID) {
		if cond != term.False {
			out.list = append(out.list, Piece{b, cond, off})
		}
	}
	i, j := 0, 0
	for i < len(x.list) || j < len(y.list) {
		switch {
		case j == len(y.list) || i < len(x.list) && x.list[i].Base < y.list[j].Base:
			add(x.list[i].Base, a.r.And(c, x.list[i].Cond), x.list[i].Off)
			i++
		case i == len(x.list) || y.list[j].Base < x.list[i].Base:
			add(y.list[j].Base, a.r.And(a.r.Not(c), y.list[j].Cond), y.list[j].Off)
			j++
		default:
			add(x.list[i].Base, a.r.Ite(c, x.list[i].Cond, y.list[j].Cond), a.r.Ite(c, x.list[i].Off, y.list[j].Off))
			i++
			j++
		}
	}
	return out
}
