package addresses

import "seabmc/ir"

// onPath is a register as it is known on one path (ir.Builder.Path).
type onPath struct {
	reg  ir.Reg
	path uint32
}

// addressCache holds what was found out about integers and pointers.
type addressCache struct {
	ints    map[onPath]ir.Reg     // of pointers: their integer
	ptrs    map[onPath]ir.Reg     // of integers: the pointer made of it
	derived map[onPath]derivation // of integers
	roots   map[ir.Reg]ir.Reg     // of integers made of pointers: the pointer
	strays  map[ir.Reg]ir.Reg     // of pointers that were looked up by their integer: that integer
	objects map[ir.Reg]uint64     // of unknowns that are addresses
}

func newAddressCache() addressCache {
	return addressCache{map[onPath]ir.Reg{}, map[onPath]ir.Reg{}, map[onPath]derivation{}, map[ir.Reg]ir.Reg{}, map[ir.Reg]ir.Reg{}, map[ir.Reg]uint64{}}
}

// cached looks a register up on the current path, and among what holds on all of them.
func cached[T any](l *Addresses, m map[onPath]T, r ir.Reg) (T, bool) {
	x, ok := m[onPath{r, l.B.Path()}]
	if !ok {
		x, ok = m[onPath{r, 0}]
	}
	return x, ok
}
