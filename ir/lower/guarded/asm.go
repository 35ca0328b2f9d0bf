package guarded

import (
	"strings"

	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// asm executes the inline assembly that is supported: empty barriers, which may pass on their inputs, bswap, and instructions that ask the processor for values.
func (l *Machine) asm(a *state.Activation, in *cfg.Inst, x *llvm.Inst, asm *llvm.InlineAsm) {
	c := &state.Call{Activation: a, Inst: in, LL: x, Results: l.LeavesOf(a.Function.Unit, x.Typ), Name: "asm"}
	swaps, asks, known := arith.KnownAsm(asm.Text)
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
		rs[0] = l.SwapBytes(asm.Text, rs[0])
	}
	l.Put(a, in.Result, rs...)
}
