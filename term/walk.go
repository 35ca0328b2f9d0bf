package term

import (
	"slices"
)

// Size returns the number of different nodes of the DAG under roots, including constants and variables: the syntactic size of the thesis.
func (t *Table) Size(roots ...ID) int {
	n := 0
	t.Walk(func(ID) { n++ }, roots...)
	return n
}

// Walk calls f once for each node under roots, arguments before the terms that use them.
func (t *Table) Walk(f func(ID), roots ...ID) {
	var seen, done bitset
	st := slices.Clone(roots)
	for len(st) > 0 {
		id := st[len(st)-1]
		if seen.has(id) {
			st = st[:len(st)-1]
			if !done.has(id) {
				done.add(id)
				f(id)
			}
			continue
		}
		seen.add(id)
		for _, a := range t.Args(id) {
			if !seen.has(a) {
				st = append(st, a)
			}
		}
	}
}

// bitset is a growing set of ids.
type bitset []uint64

func (b bitset) has(id ID) bool {
	i := int(id >> 6)
	return i < len(b) && b[i]>>(id&63)&1 != 0
}

func (b *bitset) add(id ID) {
	i := int(id >> 6)
	if i >= len(*b) {
		*b = append(*b, make([]uint64, max(i+1, 2*len(*b))-len(*b))...)
	}
	(*b)[i] |= 1 << (id & 63)
}
