package bmc

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
)

// guessed are the variables of a condition that may be any numbers but stand for bytes of pointers.
func (r *run) guessed(g *vcgen.Gen, x term.ID) []term.ID {
	seen := g.Seen()
	if len(seen) == 0 {
		return nil
	}
	return slices.DeleteFunc(shape.Variables(g.Table(), x), func(v term.ID) bool { return !slices.Contains(seen, v) })
}

// isGuess tells whether an execution may fail only because of numbers that stand for something else: for a library's result,
// or for bytes of pointers.
func (r *run) isGuess(g *vcgen.Gen, vc *vcgen.VC, rr *interp.Result) bool {
	return r.approximates(rr) || len(r.guessed(g, violatedAt(vc, rr.Instr))) > 0
}

// approximates tells whether an execution met a number of which only a range is known.
func (r *run) approximates(rr *interp.Result) bool {
	for i := range rr.Steps {
		n := &r.prog.Notes[r.prog.At(rr.Steps[i].Instr).Aux]
		if n.Role == ir.RoleApproximated {
			return true
		}
	}
	return false
}

// violatedAt is the condition that the assert at an instruction is violated.
func violatedAt(vc *vcgen.VC, instr int) term.ID {
	for i := range vc.Props {
		if p := &vc.Props[i]; p.Instr == instr {
			return p.Violated
		}
	}
	return term.False
}
