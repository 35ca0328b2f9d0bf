// Package modular writes sums and products of numbers that wrap around, as text in C.
//
// In: texts of numbers, and how many bits they have. Out: text of their value modulo a power of two. It knows nothing of loops.
package modular

import "fmt"

// Mod converts a value to the unsigned type in which sums and products of numbers with this many bits are taken. They wrap around there as the
// numbers do.
func Mod(bits int, text string) string {
	if bits <= 32 {
		return "(unsigned)" + text
	}
	return "(unsigned long)" + text
}

// Same says that two sums are equal modulo 2^bits.
func Same(bits int, x, y string) string {
	switch bits {
	case 8, 16:
		to := map[int]string{8: "(unsigned char)", 16: "(unsigned short)"}[bits]
		return to + "(" + x + ") == " + to + "(" + y + ")"
	}
	return x + " == " + y
}

// Number writes a number modulo 2^bits.
func Number(bits int, k int64) string {
	if bits <= 32 {
		return fmt.Sprintf("%dU", uint32(k))
	}
	return fmt.Sprintf("%dUL", uint64(k))
}
