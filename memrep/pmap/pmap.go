// Package pmap is a persistent ordered map from uint64 to uint32. It uses tries with sixteen children per node and without nodes of one child
// (big-endian Patricia trees, Okasaki and Gill, with wider nodes). Nodes live in flat pages and are shared between all revisions.
//
// In: updates of old revisions. Out: new revisions, in O(log n) new nodes; the old ones stay valid. Two revisions with a common past are compared
// in time proportional to their difference (Diff). With it, every revision of a store-map answers at once (docs/decisions/043). Thesis ch. 7.2
// keeps an ordered map for the latest revision only.
package pmap

import "math/bits"

// Map is a revision: a root in its Store. Zero is the empty map.
type Map uint32

// A node covers the keys that equal its key in all bits but four. In a branch, the trees below cover these keys. The four bits, from shift on,
// select the child. Keys are offsets in objects, most of them offsets of words. So the keys of a block of 64 are in one coarse leaf as long as
// their two lowest bits are the same. Otherwise they are in leaves of 16 keys under a branch. Above these, there are branches at every fourth bit.
type node struct {
	key   uint64 // the bits in which the keys of a leaf differ are 0; in a branch, the bits below are 0 too
	shift uint8
	leaf  bool
	set   uint16 // the children that exist
	kid   [fan]uint32
}

const (
	digitBits   = 4
	fan         = 1 << digitBits
	coarseShift = 2
	splitShift  = 4 // of the branch of a block without a coarse leaf
	blockBits   = coarseShift + digitBits
)

const (
	pageBits = 12
	pageSize = 1 << pageBits
)

// Store owns the nodes of many maps.
type Store struct {
	pages []*[pageSize]node
	n     uint32 // nodes made; the first is unused
}

// NewStore makes an empty store.
func NewStore() *Store { return &Store{n: 1} }

// Nodes returns the number of nodes made so far.
func (s *Store) Nodes() int { return int(s.n) - 1 }

func (s *Store) at(id uint32) *node { return &s.pages[id>>pageBits][id&(pageSize-1)] }

// mk makes a new node, filled with zeros.
func (s *Store) mk() (uint32, *node) {
	id := s.n
	if int(id>>pageBits) == len(s.pages) {
		s.pages = append(s.pages, new([pageSize]node))
	}
	s.n++
	return id, s.at(id)
}

// leaf makes a map of one key.
func (s *Store) leaf(shift uint8, k uint64, v uint32) uint32 {
	id, n := s.mk()
	n.shift, n.leaf = shift, true
	d := digit(k, shift)
	n.key = k &^ (uint64(fan-1) << shift)
	n.set, n.kid[d] = 1<<d, v
	return id
}

// digit returns the child, of a node with this shift, that k is or lies under.
func digit(k uint64, shift uint8) uint { return uint(k>>(shift&63)) & (fan - 1) }

// holds reports whether k can be a key of leaf n.
func (n *node) holds(k uint64) bool { return (k^n.key)&^(uint64(fan-1)<<(n.shift&63)) == 0 }

// over reports whether k lies under branch n.
func (n *node) over(k uint64) bool {
	if n.shift == splitShift {
		return (k^n.key)>>blockBits == 0
	}
	return (k^n.key)>>(n.shift&63)>>digitBits == 0
}

// keyOf returns the key of child d of a leaf.
func (n *node) keyOf(d uint) uint64 { return n.key | uint64(d)<<(n.shift&63) }

// Get returns the value of k, and whether there is one.
func (s *Store) Get(m Map, k uint64) (uint32, bool) {
	for id := uint32(m); id != 0; {
		n := s.at(id)
		d := digit(k, n.shift)
		if n.leaf {
			return n.kid[d], n.set>>d&1 != 0 && n.holds(k)
		}
		id = n.kid[d] // a key with another prefix also ends at a leaf, but one with other keys
	}
	return 0, false
}

// Mark separates the nodes made so far from those made later, see Update.
type Mark uint32

// Mark returns a mark for this moment.
func (s *Store) Mark() Mark { return Mark(s.n) }

// Set returns m with k mapped to v.
func (s *Store) Set(m Map, k uint64, v uint32) Map { return s.Update(m, k, v, Mark(s.n)) }

// Update does what Set does, but changes nodes of m in place if they were made since own. Nobody else may use these nodes. A run of updates then
// makes each node only once. The former contents of m are lost.
func (s *Store) Update(m Map, k uint64, v uint32, own Mark) Map {
	if m == 0 {
		return Map(s.leaf(coarseShift, k, v))
	}
	return Map(s.set(uint32(m), k, v, own))
}

// set recurses over at most 16 branches.
func (s *Store) set(id uint32, k uint64, v uint32, own Mark) uint32 {
	n := s.at(id)
	d := digit(k, n.shift)
	switch {
	case n.leaf && n.holds(k):
		if n.set>>d&1 != 0 && n.kid[d] == v {
			return id
		}
		return s.put(id, d, v, own)
	case n.leaf && (k^n.key)>>blockBits == 0:
		if n.shift == coarseShift {
			return s.set(s.refine(*n), k, v, own)
		}
		return s.over(splitShift, id, n.key, s.leaf(0, k, v), k)
	case n.leaf || !n.over(k):
		return s.join(id, n.key, k, v)
	}
	kid := n.kid[d]
	switch {
	case kid != 0:
		if kid = s.set(kid, k, v, own); kid == n.kid[d] {
			return id
		}
	case n.shift == splitShift:
		kid = s.leaf(0, k, v)
	default:
		kid = s.leaf(coarseShift, k, v)
	}
	return s.put(id, d, kid, own)
}

// put returns node id with kid as child d.
func (s *Store) put(id uint32, d uint, kid uint32, own Mark) uint32 {
	n := s.at(id)
	if id < uint32(own) {
		old := n
		id, n = s.mk()
		*n = *old
	}
	n.kid[d] = kid
	n.set |= 1 << d
	return id
}

// over makes a branch of two trees.
func (s *Store) over(shift uint8, t1 uint32, k1 uint64, t2 uint32, k2 uint64) uint32 {
	id, n := s.mk()
	n.shift = shift
	if shift == splitShift {
		n.key = k1 >> blockBits << blockBits
	} else {
		n.key = k1 >> shift >> digitBits << digitBits << shift
	}
	d1, d2 := digit(k1, shift), digit(k2, shift)
	n.kid[d1], n.kid[d2] = t1, t2
	n.set = 1<<d1 | 1<<d2
	return id
}

// join makes a tree from a tree and a key of another block. key is any key of the tree.
func (s *Store) join(id uint32, key, k uint64, v uint32) uint32 {
	top := 63 - bits.LeadingZeros64(key^k) // at least blockBits
	shift := blockBits + (top-blockBits)/digitBits*digitBits
	return s.over(uint8(shift), id, key, s.leaf(coarseShift, k, v), k)
}

// refine turns a coarse leaf into leaves of 16 keys, under a branch if there are several.
func (s *Store) refine(n node) uint32 {
	root, at := uint32(0), uint64(0)
	for d := uint(0); d < fan; d++ {
		if n.set>>d&1 == 0 {
			continue
		}
		k := n.keyOf(d)
		switch {
		case root == 0:
			root, at = s.leaf(0, k, n.kid[d]), k
		case s.at(root).leaf && (k^at)>>digitBits != 0:
			root = s.over(splitShift, root, at, s.leaf(0, k, n.kid[d]), k)
		default:
			root = s.set(root, k, n.kid[d], 0)
		}
	}
	return root
}

// Delete returns m without k.
func (s *Store) Delete(m Map, k uint64) Map {
	if m == 0 {
		return 0
	}
	return Map(s.del(uint32(m), k))
}

func (s *Store) del(id uint32, k uint64) uint32 {
	n := *s.at(id)
	d := digit(k, n.shift)
	if n.set>>d&1 == 0 || n.leaf && !n.holds(k) || !n.leaf && !n.over(k) {
		return id
	}
	kid := uint32(0)
	if !n.leaf {
		if kid = s.del(n.kid[d], k); kid == n.kid[d] {
			return id
		}
	}
	n.kid[d] = kid
	if kid == 0 {
		n.set &^= 1 << d
	}
	switch {
	case n.set == 0:
		return 0
	case !n.leaf && n.set&(n.set-1) == 0:
		return n.kid[bits.TrailingZeros16(n.set)]
	}
	id, to := s.mk()
	*to = n
	return id
}

// upTo returns the children of leaf n with keys at most k.
func (n *node) upTo(k uint64) uint16 {
	switch above, mine := k>>n.shift>>digitBits, n.key>>n.shift>>digitBits; {
	case above < mine:
		return 0
	case above > mine:
		return n.set
	}
	d := digit(k, n.shift)
	if n.keyOf(d) <= k {
		return n.set & (2<<d - 1)
	}
	return n.set & (1<<d - 1)
}

// Floor returns the largest key that is at most k.
func (s *Store) Floor(m Map, k uint64) (key uint64, val uint32, ok bool) {
	id, left := uint32(m), uint32(0) // left: the last subtree wholly below k
	for id != 0 {
		n := s.at(id)
		if n.leaf {
			if below := n.upTo(k); below != 0 {
				d := highest(below)
				return n.keyOf(d), n.kid[d], true
			}
			break
		}
		if !n.over(k) {
			if k > n.key {
				left = id
			}
			break
		}
		d := digit(k, n.shift)
		if below := n.set & (1<<d - 1); below != 0 {
			left = n.kid[highest(below)]
		}
		id = n.kid[d]
	}
	for left != 0 { // its largest key
		n := s.at(left)
		d := highest(n.set)
		if n.leaf {
			return n.keyOf(d), n.kid[d], true
		}
		left = n.kid[d]
	}
	return 0, 0, false
}

// highest returns the greatest child of a set that is not empty.
func highest(set uint16) uint { return uint(15-bits.LeadingZeros16(set)) & (fan - 1) }

// Ascend calls f for the keys from lo to hi in order until f returns false.
func (s *Store) Ascend(m Map, lo, hi uint64, f func(k uint64, v uint32) bool) {
	if m != 0 && lo <= hi {
		s.ascend(uint32(m), lo, hi, f)
	}
}

func (s *Store) ascend(id uint32, lo, hi uint64, f func(k uint64, v uint32) bool) bool {
	n := s.at(id)
	set := n.set
	if n.leaf {
		set = n.upTo(hi)
		if lo > 0 {
			set &^= n.upTo(lo - 1)
		}
	} else {
		if n.over(hi) {
			set &= 2<<digit(hi, n.shift) - 1
		} else if hi < n.key {
			return true
		}
		if n.over(lo) {
			set &^= 1<<digit(lo, n.shift) - 1
		} else if lo > n.key {
			return true
		}
	}
	for ; set != 0; set &= set - 1 {
		d := bits.TrailingZeros16(set)
		if n.leaf && !f(n.keyOf(uint(d)), n.kid[d]) || !n.leaf && !s.ascend(n.kid[d], lo, hi, f) {
			return false
		}
	}
	return true
}

// Len returns the number of keys. It walks the whole map.
func (s *Store) Len(m Map) (n int) {
	s.Ascend(m, 0, ^uint64(0), func(uint64, uint32) bool { n++; return true })
	return n
}

// Change is a key whose presence or value differs between two maps.
type Change struct {
	Key      uint64
	A, B     uint32
	InA, InB bool
}

// Diff calls f, in ascending order of keys, for every key on which a and b do not agree. It does not enter shared subtrees.
func (s *Store) Diff(a, b Map, f func(Change)) { s.diff(uint32(a), uint32(b), f) }

func (s *Store) diff(a, b uint32, f func(Change)) {
	if a == b {
		return
	}
	if a == 0 || b == 0 {
		s.only(a, b, f)
		return
	}
	na, nb := s.at(a), s.at(b)
	switch {
	case na.leaf == nb.leaf && na.shift == nb.shift && na.key == nb.key:
		for set := na.set | nb.set; set != 0; set &= set - 1 {
			d := uint(bits.TrailingZeros16(set))
			if !na.leaf {
				s.diff(na.kid[d], nb.kid[d], f)
				continue
			}
			c := Change{na.keyOf(d), na.kid[d], nb.kid[d], na.set>>d&1 != 0, nb.set>>d&1 != 0}
			if c.A != c.B || c.InA != c.InB {
				f(c)
			}
		}
	case na.block() && nb.block() && (na.key^nb.key)>>blockBits == 0:
		s.diffBlock(a, b, f)
	case !na.leaf && na.over(nb.key) && (nb.block() || nb.shift < na.shift): // b lies under one child of a
		s.diffUnder(na, nb.key, func(kid uint32) { s.only(kid, 0, f) }, func(kid uint32) { s.diff(kid, b, f) })
	case !nb.leaf && nb.over(na.key) && (na.block() || na.shift < nb.shift):
		s.diffUnder(nb, na.key, func(kid uint32) { s.only(0, kid, f) }, func(kid uint32) { s.diff(a, kid, f) })
	case na.key < nb.key:
		s.only(a, 0, f)
		s.only(0, b, f)
	default:
		s.only(0, b, f)
		s.only(a, 0, f)
	}
}

// block reports whether all keys of n are in one block.
func (n *node) block() bool { return n.leaf || n.shift == splitShift }

// diffUnder goes through the children of branch n in order. It calls that for the child that k lies under, even if there is no such child, and
// other for the remaining children.
func (s *Store) diffUnder(n *node, k uint64, other, that func(kid uint32)) {
	at := digit(k, n.shift)
	for set := n.set | 1<<at; set != 0; set &= set - 1 {
		switch d := uint(bits.TrailingZeros16(set)); {
		case d == at:
			that(n.kid[d])
		default:
			other(n.kid[d])
		}
	}
}

// only reports the keys of a and b, one of which is empty.
func (s *Store) only(a, b uint32, f func(Change)) {
	if a != 0 {
		s.ascend(a, 0, ^uint64(0), func(k uint64, v uint32) bool { f(Change{Key: k, A: v, InA: true}); return true })
	}
	if b != 0 {
		s.ascend(b, 0, ^uint64(0), func(k uint64, v uint32) bool { f(Change{Key: k, B: v, InB: true}); return true })
	}
}

// diffBlock compares the keys of one block. a and b may hold them in leaves of different kinds.
func (s *Store) diffBlock(a, b uint32, f func(Change)) {
	var of [1 << blockBits]Change
	at := func(k uint64) *Change {
		c := &of[k&(1<<blockBits-1)]
		c.Key = k
		return c
	}
	s.ascend(a, 0, ^uint64(0), func(k uint64, v uint32) bool { c := at(k); c.A, c.InA = v, true; return true })
	s.ascend(b, 0, ^uint64(0), func(k uint64, v uint32) bool { c := at(k); c.B, c.InB = v, true; return true })
	for _, c := range of {
		if c.A != c.B || c.InA != c.InB {
			f(c)
		}
	}
}
