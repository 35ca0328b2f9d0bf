package interp

import (
	"math/bits"

	"seabmc/ir"
)

// The interpreter's memory. A memory is a value: every operation gives a new one
// and leaves the old as it was, sharing what did not change.
//
//	space   object id -> object      (a trie over the id's nibbles)
//	object  size, liveness, kind, and its bytes
//	rope    the 2^OffBits bytes of an object as a sequence of segments, kept in a
//	        balanced tree, so that setting or copying n bytes costs O(log), not O(n)
//
// Memory is total: an object that was never allocated has bytes too, and offsets
// wrap modulo 2^OffBits.

// segKind says what a segment's bytes are.
type segKind uint8

const (
	segLit    segKind = iota // the bytes of val, little endian; at most 8
	segFill                  // every byte is val
	segSource                // byte i is Inputs.Byte(sym, base, off+i)
)

// seg is a run of n > 0 bytes.
type seg struct {
	n    uint64
	val  uint64
	base uint64
	off  uint64
	sym  uint32
	kind segKind
}

// cut is the segment's bytes before and from index k, 0 < k < n.
func (s seg) cut(k uint64) (seg, seg) {
	a, b := s, s
	a.n, b.n = k, s.n-k
	switch s.kind {
	case segLit:
		b.val = s.val >> (8 * k)
	case segSource:
		b.off = s.off + k
	}
	return a, b
}

// rope is a node of an immutable tree of segments in order; nil is empty. Its
// shape is random (each join picks the root by size), which stays balanced when
// ropes share parts.
type rope struct {
	l, r  *rope
	seg   seg
	bytes uint64 // of the whole tree
	nodes uint64
}

func (t *rope) len() uint64 {
	if t == nil {
		return 0
	}
	return t.bytes
}

func (t *rope) count() uint64 {
	if t == nil {
		return 0
	}
	return t.nodes
}

func mkRope(l *rope, s seg, r *rope) *rope {
	return &rope{l, r, s, l.len() + s.n + r.len(), l.count() + 1 + r.count()}
}

// coin is a xorshift generator: runs are repeatable.
type coin uint64

func (c *coin) below(n uint64) uint64 {
	x := uint64(*c)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*c = coin(x)
	hi, _ := bits.Mul64(x, n)
	return hi
}

// join is the bytes of a, then those of b.
func (c *coin) join(a, b *rope) *rope {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case c.below(a.nodes+b.nodes) < a.nodes:
		return mkRope(a.l, a.seg, c.join(a.r, b))
	}
	return mkRope(c.join(a, b.l), b.seg, b.r)
}

// split is the first k bytes and the rest.
func (c *coin) split(t *rope, k uint64) (*rope, *rope) {
	if t == nil {
		return nil, nil
	}
	ln := t.l.len()
	switch {
	case k <= ln:
		a, b := c.split(t.l, k)
		return a, mkRope(b, t.seg, t.r)
	case k >= ln+t.seg.n:
		a, b := c.split(t.r, k-ln-t.seg.n)
		return mkRope(t.l, t.seg, a), b
	}
	s1, s2 := t.seg.cut(k - ln)
	return c.join(t.l, mkRope(nil, s1, nil)), c.join(mkRope(nil, s2, nil), t.r)
}

// overwrite replaces the segment of s.n bytes at k by s, if there is just such a one.
func (t *rope) overwrite(k uint64, s seg) (*rope, bool) {
	if t == nil {
		return nil, false
	}
	ln := t.l.len()
	switch {
	case k < ln:
		l, ok := t.l.overwrite(k, s)
		if !ok {
			return nil, false
		}
		return mkRope(l, t.seg, t.r), true
	case k >= ln+t.seg.n:
		r, ok := t.r.overwrite(k-ln-t.seg.n, s)
		if !ok {
			return nil, false
		}
		return mkRope(t.l, t.seg, r), true
	case k == ln && t.seg.n == s.n:
		return mkRope(t.l, s, t.r), true
	}
	return nil, false
}

// find is the segment that holds byte k, and the byte's index in it.
func (t *rope) find(k uint64) (*seg, uint64) {
	for {
		ln := t.l.len()
		switch {
		case k < ln:
			t = t.l
		case k < ln+t.seg.n:
			return &t.seg, k - ln
		default:
			k -= ln + t.seg.n
			t = t.r
		}
	}
}

// slice is n <= t.len() bytes from k on, round the end.
func (c *coin) slice(t *rope, k, n uint64) *rope {
	head, tail := c.split(t, k)
	if n <= tail.len() {
		part, _ := c.split(tail, n)
		return part
	}
	part, _ := c.split(head, n-tail.len())
	return c.join(tail, part)
}

// replace writes the bytes of s (at most t.len()) over t from k on, round the end.
func (c *coin) replace(t *rope, k uint64, s *rope) *rope {
	if over := s.len() - min(s.len(), t.len()-k); over > 0 {
		s1, s2 := c.split(s, s.len()-over)
		return c.replace(c.replace(t, k, s1), 0, s2)
	}
	head, rest := c.split(t, k)
	_, tail := c.split(rest, s.len())
	return c.join(c.join(head, s), tail)
}

// object is what a memory knows of one object id.
type object struct {
	bytes     *rope // nil: never written
	size      uint64
	allocated bool
	live      bool
	kind      ir.ObjKind
}

// space is a node of the trie from object id to object; nil is empty.
type space struct {
	kids [16]*space
	obj  object
}

// get is the object with this id; levels is the number of nibbles of an id.
func (s *space) get(id uint64, levels int) object {
	for l := levels - 1; l >= 0 && s != nil; l-- {
		s = s.kids[id>>(4*l)&15]
	}
	if s == nil {
		return object{}
	}
	return s.obj
}

// set is the space with the object replaced.
func (s *space) set(id uint64, levels int, o object) *space {
	n := &space{}
	if s != nil {
		*n = *s
	}
	if levels == 0 {
		n.obj = o
		return n
	}
	k := id >> (4 * (levels - 1)) & 15
	n.kids[k] = n.kids[k].set(id, levels-1, o)
	return n
}
