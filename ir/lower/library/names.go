package library

import (
	"slices"
	"strings"

	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/guarded"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Unsupported counts, for each construct that has no meaning here, the functions of a module that contain it. It looks only at single instructions.
// It says what a run that comes there would report, except for what depends on operands.
func Unsupported(m *llvm.Module) map[string]int {
	counts := map[string]int{}
	for _, f := range m.Funcs {
		var names []string
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				names = append(names, unsupportedIn(in))
			}
			switch b.Term.Op {
			case llvm.Invoke:
				names = append(names, "invoke (C++ exceptions)")
			case llvm.CallBr:
				names = append(names, "callbr (asm goto)")
			}
		}
		slices.Sort(names)
		for _, name := range slices.Compact(names) {
			if name != "" {
				counts[name]++
			}
		}
	}
	return counts
}

// unsupportedIn names an instruction that has no meaning here. It returns "" for others.
func unsupportedIn(x *llvm.Inst) string {
	if what := program.UnknownType(x.Typ); what != "" {
		return what
	}
	switch x.Op {
	case llvm.VAArg, llvm.LandingPad:
		return guarded.Construct(x)
	case llvm.Call:
		if asm, ok := x.Callee.(*llvm.InlineAsm); ok {
			if _, _, known := arith.KnownAsm(asm.Text); !known {
				return "inline assembly"
			}
			return ""
		}
		switch name := x.CalleeName(); {
		case name == "__seabmc_unsupported":
			return "functions that cannot be read"
		case strings.HasPrefix(name, "llvm.") && intrinsic(name) == nil:
			return "intrinsic " + name
		}
	}
	return ""
}
