package guarded

import (
	"strings"

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
	swaps = strings.HasPrefix(text, "bswap")
	return swaps, false, swaps
}

// asm executes the inline assembly that is supported: empty barriers, which may pass on their inputs, bswap, and instructions that ask the processor for values.
func (l *Machine) asm(a *state.Activation, in *cfg.Inst, x *llvm.Inst, asm *llvm.InlineAsm) {
	c := &state.Call{Activation: a, Inst: in, LL: x, Results: l.LeavesOf(a.Function.Unit, x.Typ), Name: "asm"}
	swap, asks, known := KnownAsm(asm.Text)
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
	outputs := 0
	for _, k := range strings.Split(asm.Constraint, ",") {
		switch {
		case strings.HasPrefix(k, "~"):
		case strings.HasPrefix(k, "="):
			if strings.HasPrefix(k, "=*") {
				inputs++
			} else {
				outputs++
			}
		default:
			if len(k) == 1 && k[0] >= '0' && int(k[0]-'0') < len(rs) {
				rs[k[0]-'0'] = l.Fit(l.Arg(c, inputs), c.Results[k[0]-'0'].Type)
			} else if swap && outputs == 1 {
				rs[0] = l.Fit(l.Arg(c, inputs), c.Results[0].Type)
			}
			inputs++
		}
	}
	if swap {
		rs[0] = l.Bswap(rs[0])
	}
	l.Put(a, in.Result, rs...)
}
