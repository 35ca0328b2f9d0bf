package bmc

import (
	"strings"

	"seabmc/ir"
)

// Functions such as sin are lowered to any number in a range that is known to hold the result. What
// is proved so is proved. A failure whose execution met such a number may be none: the program is
// then checked once more, with calls of these functions unsupported (lower.Options.Exact).

// approximates tells whether an execution met a number of which only a range is known.
func (r *run) approximates(rr *ir.RunResult) bool {
	for i := range rr.Steps {
		n := &r.prog.Notes[r.prog.At(rr.Steps[i].Instr).Aux]
		if n.Kind == ir.NoteInput && strings.HasSuffix(n.Name, ir.Approximated) {
			return true
		}
	}
	return false
}

// doubtful tells whether a failure was found that may be none.
func (res *Result) doubtful() bool {
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == StatusFailure && p.approximate {
			return true
		}
	}
	return false
}

// keepProofs gives properties that are open in res the proofs of a check with approximations.
func (res *Result) keepProofs(before *Result) {
	proved := map[string]bool{}
	for i := range before.Properties {
		if p := &before.Properties[i]; p.Status == StatusSuccess {
			proved[p.Check.ID] = true
		}
	}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == StatusUndetermined && proved[p.Check.ID] {
			p.Status = StatusSuccess
		}
	}
}
