package term

// addArray stores the value of an array and returns the number that stands for it in Model.val.
func (m *Model) addArray(a array) uint64 {
	m.arrays = append(m.arrays, a)
	return uint64(len(m.arrays) - 1)
}

// array is the value of a byte array. It is a persistent map, so each store of a long chain costs O(log n) and keeps all earlier values intact.
type array struct {
	root *treap
	def  byte
}

func (a array) get(k uint64) byte {
	for n := a.root; n != nil; {
		switch {
		case k == n.key:
			return n.val
		case k < n.key:
			n = n.left
		default:
			n = n.right
		}
	}
	return a.def
}

// treap is an immutable search tree. Its heap order is by a hash of the key, so its depth is logarithmic and its shape depends only on the
// contents.
type treap struct {
	key         uint64
	val         byte
	left, right *treap
}

func (n *treap) prio() uint64 { return hash64(hash64(0x5bd1e995, n.key), n.key>>7) }

func (n *treap) set(k uint64, v byte) *treap {
	if n == nil {
		return &treap{key: k, val: v}
	}
	c := *n
	switch {
	case k == n.key:
		c.val = v
	case k < n.key:
		l := n.left.set(k, v)
		if l.prio() <= c.prio() {
			c.left = l
			break
		}
		c.left = l.right // l is ours alone: set made it
		l.right = &c
		return l
	default:
		r := n.right.set(k, v)
		if r.prio() <= c.prio() {
			c.right = r
			break
		}
		c.right = r.left
		r.left = &c
		return r
	}
	return &c
}

// each visits the entries in the order of keys.
func (n *treap) each(f func(uint64, byte)) {
	if n != nil {
		n.left.each(f)
		f(n.key, n.val)
		n.right.each(f)
	}
}
