package lower

import (
	"context"

	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower/guarded"
	"seabmc/ir/lower/library"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/ir/parser"
)

// Lower pushes a program through b. An error is the consumer's or the context's, or says what is wrong with the program. The report holds what was
// met so far. A program that was read as SEA-IR text is passed to b's consumer as it is.
func Lower(ctx context.Context, prog *frontend.Program, b *ir.Builder, opt state.Options) (*state.Report, error) {
	if prog.SEA != nil {
		return reportOf(prog.SEA), parser.Feed(prog.SEA, b.Oracle)
	}
	return LowerModules(ctx, modules(prog), b, opt)
}

// LowerModules pushes the program that consists of the modules through b, as Lower does.
func LowerModules(ctx context.Context, ms []program.Module, b *ir.Builder, opt state.Options) (*state.Report, error) {
	return guarded.Run(ctx, ms, b, opt, library.New)
}

// PtrBits returns the pointer width of the program's target, in bits.
func PtrBits(prog *frontend.Program) int {
	if prog.SEA != nil {
		return prog.SEA.PtrBits
	}
	return guarded.PtrBits(modules(prog))
}

// ListLoops lists the loops of all functions, without lowering them.
func ListLoops(prog *frontend.Program) []state.Loop {
	return guarded.ListLoops(modules(prog), library.New)
}

func modules(prog *frontend.Program) []program.Module {
	ms := make([]program.Module, len(prog.Modules))
	for i, m := range prog.Modules {
		ms[i] = program.Module{Path: m.Path, LL: m.LL, Model: m.Model, Enums: m.Enums, Switches: m.Switches, Contract: m.Contract, Unrolled: m.Unrolled}
	}
	return ms
}
