package bmc

import "seabmc/vcgen"

// CaseSplit says when a program is checked case by case.
type CaseSplit string

// The ways of --case-split.
const (
	CasesAuto   CaseSplit = "auto"   // if it is too hard otherwise; "" means the same
	CasesAlways CaseSplit = "always" // whenever there are cases
	CasesNever  CaseSplit = "never"
)

// The largest number of unknowns that are fixed at the same time.
const (
	mostFixed       = 8
	mostFixedAlways = 2
)

// forkError ends a run that will be done again case by case.
type forkError struct{ vcgen.Split }

func (*forkError) Error() string { return "internal: a run to be done case by case" }

// An unknown is worth a case for each of its values if this many terms of addresses use it.
const (
	usesAlone  = 24 // while none is fixed
	usesAfter  = 6  // else
	usesAtLast = 6  // if nothing else helped
)

// fork is a *forkError if g knows cases, else nil.
func (r *run) fork(g *vcgen.Gen, uses int) error {
	most := mostFixed
	switch {
	case r.cfg.VCOnly || r.cfg.Cases == CasesNever:
		return nil
	case r.cfg.Cases == CasesAlways:
		uses, most = 1, mostFixedAlways
	case len(r.fixed) > 0:
		uses = usesAfter
	}
	if len(r.fixed) >= most {
		return nil
	}
	if c := g.Cases(uses, r.cfg.Cases == CasesAlways); c != nil {
		return &forkError{*c}
	}
	return nil
}
