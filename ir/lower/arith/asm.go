package arith

import (
	"regexp"
	"strings"

	"seabmc/ir"
)

// KnownAsm tells whether a text of assembly swaps bytes, asks the processor for values, or does nothing.
func KnownAsm(text string) (swaps, asks, known bool) {
	switch text = strings.TrimSpace(text); text {
	case "", "nop", "pause", "mfence", "lfence", "sfence", "rep; nop", "rep nop":
		return false, false, true
	case "rdtsc", "rdtscp", "cpuid":
		return false, true, true
	}
	_, swaps = swapped(text)
	return swaps, false, swaps
}

// swap matches assembly that swaps the bytes of its first operand and does nothing else.
var swap = regexp.MustCompile(`^bswap([lq]?)\s+(?:\$0|\$\{0:([kq])\})$`)

// swapped tells how many bits such assembly says that it swaps; 0 if the operand decides.
func swapped(text string) (bits int, ok bool) {
	m := swap.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return 0, false
	}
	instruction, operand := map[string]int{"l": 32, "q": 64}[m[1]], map[string]int{"k": 32, "q": 64}[m[2]]
	return max(instruction, operand), instruction == 0 || operand == 0 || instruction == operand
}

// SwapBytes returns what is left in the register of x after its bytes, or those of its lower half, were swapped. An instruction on the lower half clears the upper one.
func (l *Builder) SwapBytes(text string, x ir.Reg) ir.Reg {
	has := int(l.B.Type(x).Bits)
	bits, _ := swapped(text)
	if bits == 0 {
		bits = has
	}
	if bits > has || bits != 32 && bits != 64 {
		l.Fail("inline assembly %q on %d bits", text, has)
	}
	return l.B.Cast(ir.OpZExt, l.Bswap(l.B.Cast(ir.OpTrunc, x, bits)), has)
}
