package term

import (
	"fmt"
	"math/big"
	"slices"
)

// ArrayEntry is one byte of an array value.
type ArrayEntry struct {
	Index *big.Int
	Byte  byte
}

// SetArray gives an array variable its value: entries, and def everywhere else.
func (m *Model) SetArray(v ID, entries map[uint64]byte, def byte) {
	a := array{def: def}
	w := m.t.Width(v)
	for i, b := range entries {
		k := i & mask(w)
		if w > 64 {
			k = m.wideKey(new(big.Int).SetUint64(i))
		}
		a.root = a.root.set(k, b)
	}
	m.assign(v, m.addArray(a))
}

// SetArrayByte changes the value of an array variable at one index of any width.
func (m *Model) SetArrayByte(v ID, index *big.Int, b byte) {
	var a array
	if int(v) < len(m.state) && m.state[v] == stateAssigned {
		a = m.arrays[m.val[v]]
	}
	w := m.t.Width(v)
	index = new(big.Int).And(index, bigMask(w))
	k := index.Uint64()
	if w > 64 {
		k = m.wideKey(index)
	}
	a.root = a.root.set(k, b)
	m.assign(v, m.addArray(a))
}

// ArrayByte is the byte of the array term id at an index.
func (m *Model) ArrayByte(id ID, index uint64) (byte, error) {
	a, err := m.evalArray(id)
	if err != nil {
		return 0, err
	}
	k := index & mask(m.t.Width(id))
	if m.t.Width(id) > 64 {
		k = m.wideKey(new(big.Int).SetUint64(index))
	}
	return a.get(k), nil
}

// ArrayEntries are the entries of the array term id, by rising index, and the
// byte at all other indices.
func (m *Model) ArrayEntries(id ID) (entries []ArrayEntry, def byte, err error) {
	a, err := m.evalArray(id)
	if err != nil {
		return nil, 0, err
	}
	wide := m.t.Width(id) > 64
	a.root.each(func(k uint64, b byte) {
		i := new(big.Int).SetUint64(k)
		if wide {
			i.Set(m.wides[k])
		}
		entries = append(entries, ArrayEntry{i, b})
	})
	if wide { // numbered in order of appearance
		slices.SortFunc(entries, func(a, b ArrayEntry) int { return a.Index.Cmp(b.Index) })
	}
	return entries, a.def, nil
}

func (m *Model) evalArray(id ID) (array, error) {
	x, err := m.eval(id)
	if err != nil {
		return array{}, err
	}
	if !m.t.Sort(id).IsArray() {
		return array{}, fmt.Errorf("%w: term %d is not an array", ErrSort, id)
	}
	return m.arrays[x], nil
}

func (m *Model) addArray(a array) uint64 {
	m.arrays = append(m.arrays, a)
	return uint64(len(m.arrays) - 1)
}

// array is the value of a byte array: a persistent map, so that each store of a
// long chain costs O(log n) and keeps all earlier ones intact.
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

// treap is an immutable search tree; the heap order is by a hash of the key, so
// its depth is logarithmic and it depends on the contents only.
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

// each visits the entries by rising key.
func (n *treap) each(f func(uint64, byte)) {
	if n != nil {
		n.left.each(f)
		f(n.key, n.val)
		n.right.each(f)
	}
}
