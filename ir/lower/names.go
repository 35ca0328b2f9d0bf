package lower

import (
	"slices"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Unsupported counts, of the constructs that have no meaning here, in how many functions of a module each stands. It looks at single
// instructions only: it says what a run that comes there would name, but for what depends on operands.
func Unsupported(m *llir.Module) map[string]int {
	counts := map[string]int{}
	for _, f := range m.Funcs {
		var names []string
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				names = append(names, unsupportedIn(in))
			}
			switch b.Term.(type) {
			case *llir.TermInvoke:
				names = append(names, "invoke (C++ exceptions)")
			case *llir.TermCallBr:
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

// unsupportedIn names what an instruction is if it has no meaning here, else it is empty.
func unsupportedIn(in llir.Instruction) string {
	if v, ok := in.(value.Value); ok {
		if what := unknownType(v.Type()); what != "" {
			return what
		}
	}
	switch x := in.(type) {
	case *llir.InstVAArg, *llir.InstLandingPad, *llir.InstCatchPad, *llir.InstCleanupPad:
		return construct(x)
	case *llir.InstCall:
		if asm, ok := x.Callee.(*llir.InlineAsm); ok {
			if _, _, known := knownAsm(asm.Asm); !known {
				return "inline assembly"
			}
			return ""
		}
		f, ok := x.Callee.(*llir.Func)
		switch {
		case !ok:
		case f.Name() == "__seabmc_unsupported":
			return "functions that cannot be read"
		case hasPrefix(f.Name(), "llvm.") && intrinsic(f.Name()) == nil:
			return "intrinsic " + f.Name()
		}
	}
	return ""
}
