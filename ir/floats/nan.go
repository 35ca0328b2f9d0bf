package floats

import "seabmc/ir"

// NaN is the NaN that operations give, of 16, 32 or 64 bits.
func NaN(bits uint32) uint64 {
	switch bits {
	case ir.HalfBits:
		return 0x7e00
	case 32:
		return 0x7fc00000
	}
	return 0x7ff8000000000000
}
