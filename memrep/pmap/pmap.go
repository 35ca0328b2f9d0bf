// Package pmap is a persistent ordered map from uint64 to uint32: big-endian
// Patricia trees (Okasaki and Gill) whose nodes live in flat pages and are
// shared between all revisions.
//
// In: updates of old revisions. Out: new revisions, in O(log n) new nodes; the
// old ones stay valid. The shape of a tree depends on its keys only, so two
// revisions with a common past are compared in time proportional to their
// difference (Diff). It is what makes every revision of a store-map answer at
// once (docs/architecture.md), where thesis ch. 7.2 keeps an ordered map for
// the latest revision alone.
package pmap

import "math/bits"

// Map is a revision: a root in its Store. Zero is the empty map.
type Map uint32

// A node is 16 bytes. A leaf has key and val; a branch has in key the common
// prefix of its keys, followed by a one at the branching bit and zeros below.
type node struct {
	key uint64
	kid [2]uint32 // leaf: the first is the value
}

const (
	leafBit  = 1 << 31
	pageBits = 14
	pageSize = 1 << pageBits
)

// Store owns the nodes of many maps.
type Store struct {
	pages []*[pageSize]node
	n     uint32 // nodes made; the first is unused
}

// NewStore makes an empty store.
func NewStore() *Store { return &Store{n: 1} }

// Nodes is the number of nodes made so far.
func (s *Store) Nodes() int { return int(s.n) - 1 }

func (s *Store) at(id uint32) *node {
	id &^= leafBit
	return &s.pages[id>>pageBits][id&(pageSize-1)]
}

func (s *Store) mk(n node) uint32 {
	id := s.n
	if int(id>>pageBits) == len(s.pages) {
		s.pages = append(s.pages, new([pageSize]node))
	}
	s.pages[id>>pageBits][id&(pageSize-1)] = n
	s.n++
	return id
}

func (s *Store) leaf(k uint64, v uint32) uint32 { return s.mk(node{k, [2]uint32{v}}) | leafBit }

// bit is the branching bit of a branch's key.
func bit(key uint64) uint64 { return key & -key }

// side is the child of a branch that k lies under. It is no branch of the code, which would often be
// guessed wrong.
func side(k, key uint64) (i int) {
	if k >= key {
		i = 1
	}
	return i
}

// matches tells whether k lies under a branch with this key.
func matches(k, key uint64) bool {
	b := bit(key)
	return (k^key)&^(b|(b-1)) == 0
}

// Get is the value of k.
func (s *Store) Get(m Map, k uint64) (uint32, bool) {
	id := uint32(m)
	for id != 0 {
		n := s.at(id)
		if id&leafBit != 0 {
			return n.kid[0], n.key == k
		}
		id = n.kid[side(k, n.key)] // also false prefixes end at a leaf with another key
	}
	return 0, false
}

// Mark stands for the nodes made from now on, see Update.
type Mark uint32

// Mark is the mark of this moment.
func (s *Store) Mark() Mark { return Mark(s.n) }

// Set is m with k mapped to v.
func (s *Store) Set(m Map, k uint64, v uint32) Map { return s.Update(m, k, v, Mark(s.n)) }

// Update is Set where the nodes that m has since own are nobody else's: they are changed in place,
// so that a run of updates makes each node once. What m was is gone then.
func (s *Store) Update(m Map, k uint64, v uint32, own Mark) Map {
	if m == 0 {
		return Map(s.leaf(k, v))
	}
	return Map(s.set(uint32(m), k, v, own))
}

// set recurses over at most 64 branching bits.
func (s *Store) set(id uint32, k uint64, v uint32, own Mark) uint32 {
	n := *s.at(id)
	owned := id&^leafBit >= uint32(own)
	if id&leafBit != 0 {
		if n.key == k {
			if n.kid[0] == v {
				return id
			}
			if owned {
				s.at(id).kid[0] = v
				return id
			}
			return s.leaf(k, v)
		}
		return s.join(k, s.leaf(k, v), n.key, id)
	}
	if !matches(k, n.key) {
		return s.join(k, s.leaf(k, v), n.key, id)
	}
	i := side(k, n.key)
	kid := s.set(n.kid[i], k, v, own)
	switch {
	case kid == n.kid[i]:
		return id
	case owned:
		s.at(id).kid[i] = kid
		return id
	}
	n.kid[i] = kid
	return s.mk(n)
}

// join makes the branch over two disjoint trees; each key is any of the tree's prefix.
func (s *Store) join(k1 uint64, t1 uint32, k2 uint64, t2 uint32) uint32 {
	b := uint64(1) << (63 - bits.LeadingZeros64(k1^k2))
	key := k1&^(b|(b-1)) | b
	if k1 < k2 {
		return s.mk(node{key, [2]uint32{t1, t2}})
	}
	return s.mk(node{key, [2]uint32{t2, t1}})
}

// Delete is m without k.
func (s *Store) Delete(m Map, k uint64) Map { return Map(s.del(uint32(m), k)) }

func (s *Store) del(id uint32, k uint64) uint32 {
	if id == 0 {
		return 0
	}
	n := *s.at(id)
	if id&leafBit != 0 {
		if n.key == k {
			return 0
		}
		return id
	}
	l, r := n.kid[0], n.kid[1]
	switch {
	case !matches(k, n.key):
		return id
	case k < n.key:
		l = s.del(l, k)
	default:
		r = s.del(r, k)
	}
	return s.branch(id, n, l, r)
}

// branch is the branch id (with contents n) with new children.
func (s *Store) branch(id uint32, n node, l, r uint32) uint32 {
	switch {
	case l == n.kid[0] && r == n.kid[1]:
		return id
	case l == 0:
		return r
	case r == 0:
		return l
	}
	return s.mk(node{n.key, [2]uint32{l, r}})
}

// Floor is the largest key at most k.
func (s *Store) Floor(m Map, k uint64) (key uint64, val uint32, ok bool) {
	id, left := uint32(m), uint32(0) // left: the last subtree wholly below k
	for id != 0 {
		n := s.at(id)
		if id&leafBit != 0 {
			if n.key <= k {
				return n.key, n.kid[0], true
			}
			break
		}
		if !matches(k, n.key) {
			if k > n.key {
				left = id
			}
			break
		}
		if k < n.key {
			id = n.kid[0]
		} else {
			left, id = n.kid[0], n.kid[1]
		}
	}
	for left != 0 { // its largest key
		n := s.at(left)
		if left&leafBit != 0 {
			return n.key, n.kid[0], true
		}
		left = n.kid[1]
	}
	return 0, 0, false
}

// Ascend calls f for the keys from lo to hi in order until f is false.
func (s *Store) Ascend(m Map, lo, hi uint64, f func(k uint64, v uint32) bool) {
	if m != 0 && lo <= hi {
		s.ascend(uint32(m), lo, hi, f)
	}
}

func (s *Store) ascend(id uint32, lo, hi uint64, f func(k uint64, v uint32) bool) bool {
	n := s.at(id)
	if id&leafBit != 0 {
		if n.key < lo || n.key > hi {
			return true
		}
		return f(n.key, n.kid[0])
	}
	b := bit(n.key)
	if n.key|(b-1) < lo || n.key&^b > hi {
		return true
	}
	l, r := n.kid[0], n.kid[1]
	return s.ascend(l, lo, hi, f) && s.ascend(r, lo, hi, f)
}

// Len is the number of keys; it walks the whole map.
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

// Diff calls f, in ascending order of keys, for every key that a and b do not
// agree on. Shared subtrees are not entered.
func (s *Store) Diff(a, b Map, f func(Change)) { s.diff(uint32(a), uint32(b), f) }

func (s *Store) diff(a, b uint32, f func(Change)) {
	switch {
	case a == b:
		return
	case a == 0:
		s.each(b, func(k uint64, v uint32) { f(Change{Key: k, B: v, InB: true}) })
		return
	case b == 0:
		s.each(a, func(k uint64, v uint32) { f(Change{Key: k, A: v, InA: true}) })
		return
	}
	na, nb := *s.at(a), *s.at(b)
	leafA, leafB := a&leafBit != 0, b&leafBit != 0
	switch {
	case leafA && leafB && na.key == nb.key:
		if na.kid[0] != nb.kid[0] {
			f(Change{na.key, na.kid[0], nb.kid[0], true, true})
		}
	case !leafA && !leafB && na.key == nb.key:
		s.diff(na.kid[0], nb.kid[0], f)
		s.diff(na.kid[1], nb.kid[1], f)
	case !leafA && matches(nb.key, na.key) && (leafB || bit(nb.key) < bit(na.key)): // b lies under one side of a
		if nb.key < na.key {
			s.diff(na.kid[0], b, f)
			s.diff(na.kid[1], 0, f)
		} else {
			s.diff(na.kid[0], 0, f)
			s.diff(na.kid[1], b, f)
		}
	case !leafB && matches(na.key, nb.key) && (leafA || bit(na.key) < bit(nb.key)):
		if na.key < nb.key {
			s.diff(a, nb.kid[0], f)
			s.diff(0, nb.kid[1], f)
		} else {
			s.diff(0, nb.kid[0], f)
			s.diff(a, nb.kid[1], f)
		}
	case na.key < nb.key:
		s.diff(a, 0, f)
		s.diff(0, b, f)
	default:
		s.diff(0, b, f)
		s.diff(a, 0, f)
	}
}

func (s *Store) each(id uint32, f func(uint64, uint32)) {
	s.ascend(id, 0, ^uint64(0), func(k uint64, v uint32) bool { f(k, v); return true })
}
