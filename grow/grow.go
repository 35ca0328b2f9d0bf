// Package grow makes room in slices that are appended to often.
//
// In: a slice. Out: the same slice with room for more.
package grow

// A slice has room for few elements at first, then at once for many: each element is copied as it grows,
// and room that the system has just given costs nothing until it is used. Beyond the last of these
// numbers of elements the room matters more.
const (
	first       = 256
	second      = 1 << 14
	doubleUntil = 1 << 18
)

// Room is s with room for another element.
func Room[T any](s []T) []T {
	if len(s) < cap(s) {
		return s
	}
	return to(s, len(s), next(len(s)))
}

// For is s, longer by zeros if it has to be, so that there is an element i. What is between the
// length of s and its capacity has to be zero.
func For[T any](s []T, i int) []T {
	switch {
	case i < len(s):
		return s
	case i < cap(s):
		return s[:cap(s)]
	}
	n := max(i+1, next(len(s)))
	return to(s, n, n)
}

func next(n int) int {
	switch {
	case n < first:
		return first
	case n < second:
		return second
	case n < doubleUntil:
		return 2 * n
	}
	return n + n/2
}

// to is s with another length and capacity. Other than append it leaves memory that the system has
// just given alone, so that room costs nothing until it is used.
func to[T any](s []T, n, room int) []T {
	t := make([]T, n, room)
	copy(t, s)
	return t
}
