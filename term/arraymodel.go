package term

import (
	"fmt"
	"math/big"
	"slices"
)

// Models of arrays: setting, reading and listing their bytes.

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

// ArrayByte returns the byte of the array term id at an index.
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

// ArrayEntries returns the entries of the array term id, sorted by index, and the byte at all other indices.
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
