package path

// Slots hold the values of promoted stack variables and of SSA values that leave their loop. They are a persistent vector (a tree of 16-fold nodes).
// A node belongs to the state that made it (owner), and only that state changes it in place.

const slotBits = 4
const slotFan = 1 << slotBits

type slotNode struct {
	owner uint64
	kids  []*slotNode
	vals  []uint32 // leaf
}

// Slots is a vector of a fixed length. If its height is zero, its root is a leaf.
type Slots struct {
	root   *slotNode
	height int
}

// NewSlots returns n slots without values, which owner may change in place.
func NewSlots(n int, owner uint64) Slots {
	h := 0
	for c := slotFan; c < n; c <<= slotBits {
		h++
	}
	return Slots{height: h}
}

func (v Slots) Get(i int32) uint32 {
	n := v.root
	for h := v.height; h > 0 && n != nil; h-- {
		n = n.kids[int(i)>>(h*slotBits)&(slotFan-1)]
	}
	if n == nil {
		return 0
	}
	return n.vals[i&(slotFan-1)]
}

func (n *slotNode) own(owner uint64, leaf bool) *slotNode {
	if n != nil && n.owner == owner {
		return n
	}
	c := &slotNode{owner: owner}
	if leaf {
		c.vals = make([]uint32, slotFan)
	} else {
		c.kids = make([]*slotNode, slotFan)
	}
	if n != nil {
		copy(c.vals, n.vals)
		copy(c.kids, n.kids)
	}
	return c
}

func (v *Slots) Set(i int32, x uint32, owner uint64) {
	v.root = v.root.own(owner, v.height == 0)
	n := v.root
	for h := v.height; h > 0; h-- {
		k := int(i) >> (h * slotBits) & (slotFan - 1)
		n.kids[k] = n.kids[k].own(owner, h == 1)
		n = n.kids[k]
	}
	n.vals[i&(slotFan-1)] = x
}

// Merge returns the vector that has pick(i, a, b) wherever the vectors differ at i, with the values a and b. It does not look at parts that are the
// same node in both.
func (v Slots) Merge(w Slots, owner uint64, pick func(i int32, a, b uint32) uint32) Slots {
	return Slots{mergeNodes(v.root, w.root, v.height, 0, owner, pick), v.height}
}

func mergeNodes(a, b *slotNode, h int, base int32, owner uint64, pick func(i int32, a, b uint32) uint32) *slotNode {
	if a == b {
		return a
	}
	r := a.own(owner, h == 0)
	if h == 0 {
		for k := range r.vals {
			var y uint32
			if b != nil {
				y = b.vals[k]
			}
			if x := r.vals[k]; x != y {
				r.vals[k] = pick(base+int32(k), x, y)
			}
		}
		return r
	}
	for k := range r.kids {
		var y *slotNode
		if b != nil {
			y = b.kids[k]
		}
		r.kids[k] = mergeNodes(r.kids[k], y, h-1, base+int32(k)<<(h*slotBits), owner, pick)
	}
	return r
}
