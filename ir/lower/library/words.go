package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

func doZero(l *Library, c *state.Call) []ir.Reg {
	rs := make([]ir.Reg, len(c.Results))
	for i, f := range c.Results {
		rs[i] = l.Zero(f.Type)
	}
	return rs
}

// stringArg returns the text of a constant string argument.
func stringArg(l *Library, c *state.Call, i int) (string, bool) {
	if i >= len(c.LL.Args) {
		return "", false
	}
	s, ok := program.InitOf(c.Activation.Function.Unit, c.LL.Args[i]).(*llvm.Bytes)
	if !ok {
		return "", false
	}
	text, _, _ := strings.Cut(string(s.X), "\x00")
	return text, true
}

// doAbort ends the program without running anything.
func doAbort(l *Library, c *state.Call) []ir.Reg {
	if l.Options.MemoryCleanup {
		l.OnEnd(c.Activation.Function.CheckID(cfg.CheckKey{Inst: c.Inst.ID, Kind: ir.CheckLeak, Sub: 0}), "")
	}
	l.End(state.EndProgram)
	return nil
}
