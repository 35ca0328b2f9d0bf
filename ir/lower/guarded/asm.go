package guarded

import (
	"regexp"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
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

// swapBytes is what is left in the register of x after its bytes, or those of its lower half, were swapped. An instruction on the lower half clears the upper one.
func (l *Machine) swapBytes(text string, x ir.Reg) ir.Reg {
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

// asm executes the inline assembly that is supported: empty barriers, which may pass on their inputs, bswap, and instructions that ask the processor for values.
func (l *Machine) asm(a *state.Activation, in *cfg.Inst, x *llvm.Inst, asm *llvm.InlineAsm) {
	c := &state.Call{Activation: a, Inst: in, LL: x, Results: l.LeavesOf(a.Function.Unit, x.Typ), Name: "asm"}
	swaps, asks, known := KnownAsm(asm.Text)
	if !known {
		l.Fail("inline assembly %q", asm.Text)
	}
	if asks && strings.Contains(asm.Constraint, "=*") {
		l.Fail("inline assembly %q that writes memory", asm.Text)
	}
	if len(c.Results) == 0 {
		return
	}
	rs := l.AnyResult(c, "asm")
	if asks {
		l.Put(a, in.Result, rs...)
		return
	}
	inputs := 0
	for _, k := range strings.Split(asm.Constraint, ",") {
		switch {
		case strings.HasPrefix(k, "~"):
		case strings.HasPrefix(k, "="):
			if strings.HasPrefix(k, "=*") {
				inputs++
			}
		default:
			if len(k) == 1 && k[0] >= '0' && int(k[0]-'0') < len(rs) {
				rs[k[0]-'0'] = l.Fit(l.Arg(c, inputs), c.Results[k[0]-'0'].Type)
			}
			inputs++
		}
	}
	if swaps {
		rs[0] = l.swapBytes(asm.Text, rs[0])
	}
	l.Put(a, in.Result, rs...)
}
