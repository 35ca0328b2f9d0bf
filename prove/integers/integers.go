// Package integers knows which numbers the integer types of C hold, and how they are written.
//
// In: widths and signs of types. Out: text in C. It knows nothing of loops.
package integers

import "fmt"

// Type is an integer type.
type Type struct {
	Bits   int
	Signed bool
}

// Holds reports whether a number is a value of the type.
func (t Type) Holds(k int64) bool {
	if !t.Signed {
		return k >= 0 && (t.Bits >= 63 || k < 1<<t.Bits)
	}
	return t.Bits >= 64 || k >= -1<<(t.Bits-1) && k < 1<<(t.Bits-1)
}

// Literal writes a number that the type holds, in the type itself if its values are not all values of int.
func (t Type) Literal(k int64) string {
	switch {
	case t.Bits == 64 && !t.Signed:
		return fmt.Sprintf("%dUL", k)
	case t.Bits == 32 && !t.Signed:
		return fmt.Sprintf("%dU", k)
	}
	return fmt.Sprint(k)
}

// Common returns a conversion to a type that holds all values of both types.
func Common(a, b Type) string {
	if a.Bits < 64 && b.Bits < 64 || a.Signed && b.Signed || a.Bits < 64 && b.Signed || b.Bits < 64 && a.Signed {
		return "(long long)"
	}
	if !a.Signed && !b.Signed {
		return "(unsigned long long)"
	}
	return "(__int128)"
}
