package memrep

import (
	"math"

	"seabmc/grow"
	"seabmc/memrep/pmap"
)

// storeMap is seam with persistent store-maps per base, the default. A memory is a persistent map from object to its state, and a chain for the
// base ids that have no object. The state of an object is a stack of layers: a store-map (kMap) of entries at constant offsets, then writes at
// symbolic offsets and merges, and the chain at the bottom. A write touches only the objects that its pointer may point to. Every revision answers
// in O(log n).
type storeMap struct {
	*core
	mems []smem
}

// smem is a memory. The object written last is not in its map yet, so a run of writes to one object does not change the map.
type smem struct {
	objs pmap.Map // base -> node
	rest uint32   // chain node for bases without an object
	last uint32   // base of the object written last, 0 if it is in objs
	node uint32   // the state of that object
}

// get returns the state of an object.
func (s *storeMap) get(m *smem, base uint64) (node uint32, ok bool) {
	if m.last != 0 && base == uint64(m.last) {
		return m.node, true
	}
	return s.maps.Get(m.objs, base)
}

// set gives an object of m a new state.
func (s *storeMap) set(m *smem, base uint64, node uint32) {
	if uint64(m.last) != base {
		s.settleLast(m)
	}
	if base == 0 || base > math.MaxUint32 {
		m.objs = s.maps.Set(m.objs, base, node)
		return
	}
	m.last, m.node = uint32(base), node
}

// settleLast puts the object written last into the map.
func (s *storeMap) settleLast(m *smem) {
	if m.last != 0 {
		m.objs = s.maps.Set(m.objs, uint64(m.last), m.node)
		m.last, m.node = 0, 0
	}
}

// whole returns memory m with all objects in its map.
func (s *storeMap) whole(m Mem) smem {
	s.settleLast(&s.mems[m])
	return s.mems[m]
}

func newStoreMap(c *core) *storeMap { return &storeMap{core: c, mems: []smem{{}}} }

func (s *storeMap) mk(m smem) Mem {
	s.mems = append(grow.Room(s.mems), m)
	return Mem(len(s.mems) - 1)
}
