package addresses

import "seabmc/ir"

// onPath is a register and a path (ir.Builder.Path) on which something is known of it.
type onPath struct {
	reg  ir.Reg
	path uint32
}

// addressCache holds what was found out about integers and pointers.
type addressCache struct {
	ints    map[onPath]ir.Reg     // of a pointer: its integer
	ptrs    map[onPath]ir.Reg     // of an integer: the pointer made from it
	derived map[onPath]derivation // of an integer
	roots   map[ir.Reg]ir.Reg     // of an integer made from a pointer: the pointer
	strays  map[ir.Reg]ir.Reg     // of a pointer that was looked up by its integer: that integer
	wild    map[ir.Reg]wildPointer
	objects map[ir.Reg]uint64 // of an unknown that is an address: the object
}

// wildPointer is what is known of a pointer that may lead anywhere.
type wildPointer struct {
	x      ir.Reg // its integer
	stated int    // how many objects the program had looked at when the pointer was made
}

func newAddressCache() addressCache {
	return addressCache{map[onPath]ir.Reg{}, map[onPath]ir.Reg{}, map[onPath]derivation{}, map[ir.Reg]ir.Reg{}, map[ir.Reg]ir.Reg{}, map[ir.Reg]wildPointer{}, map[ir.Reg]uint64{}}
}

// cached looks a register up on the current path, and among what holds on all paths.
func cached[T any](l *Addresses, m map[onPath]T, r ir.Reg) (T, bool) {
	x, ok := m[onPath{r, l.B.Path()}]
	if !ok {
		x, ok = m[onPath{r, 0}]
	}
	return x, ok
}
