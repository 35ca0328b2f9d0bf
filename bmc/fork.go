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
	case r.cfg.Cases == CasesAlways:
		uses, most = 1, mostFixedAlways
	case r.depth > 0:
		uses = usesAfter
	}
	if r.cfg.VCOnly || r.cfg.Cases == CasesNever || r.depth >= most {
		return nil
	}
	if c := g.Cases(uses, r.cfg.Cases == CasesAlways); c != nil {
		return &forkError{split: c}
	}
	return r.forkByFailures(g, most, uses)
}

// forkByFailures is a *forkError if at least so many terms of addresses depend on whether one allocation fails, else nil. Which cases there are is known when the first is
// checked, so none of them is a task of its own.
func (r *run) forkByFailures(g *vcgen.Gen, most, uses int) error {
	if r.cfg.VCOnly || r.cfg.Cases == CasesNever || r.depth >= most || r.cfg.Alone.On || !g.ByFailures(uses) {
		return nil
	}
	return &forkError{succeed: true}
}
