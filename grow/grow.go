// Package grow makes room in slices that are appended to all the time.
//
// In: a slice. Out: the same with room. It knows nothing else.
package grow

import "slices"

// DoubleUntil is the number of elements up to which slices double: append alone would copy
// each element five times, while beyond that the room matters more.
const DoubleUntil = 1 << 18

// Room is s with room for another element.
func Room[T any](s []T) []T {
	if n := len(s); n == cap(s) && n < DoubleUntil {
		return slices.Grow(s, max(64, n))
	}
	return s
}
