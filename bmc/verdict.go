package bmc

import (
	"fmt"
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/ir"
	"seabmc/ir/interp"
)

// Verdict is the answer of a whole check.
type Verdict uint8

// The verdicts.
const (
	Inconclusive Verdict = iota
	Successful
	Failed
)

// String is the verdict's line as CBMC users know it.
func (v Verdict) String() string {
	switch v {
	case Successful:
		return "VERIFICATION SUCCESSFUL"
	case Failed:
		return "VERIFICATION FAILED"
	}
	return "VERIFICATION INCONCLUSIVE"
}

// ExitCode is CBMC's exit code for the verdict.
func (v Verdict) ExitCode() int {
	switch v {
	case Successful:
		return ExitSuccessful
	case Failed:
		return ExitFailed
	}
	return ExitInconclusive
}

// The exit codes, documented in the README.
const (
	ExitSuccessful   = 0
	ExitUsage        = 1
	ExitInconclusive = 5
	ExitInput        = 6
	ExitRefuted      = 7 // a step of the run was refuted (--audit)
	ExitFailed       = 10
)

// verdictOf is the only place where a verdict is made. FAILED needs a failure that was replayed for certain. SUCCESSFUL needs that nothing is left
// open: each claim of each case is covered by a question that was refuted, and the cases cover the whole program. why says what is missing, if no limit
// says it already.
func verdictOf(e *evidence.Evidence) (v Verdict, why string) {
	f := e.Failure
	switch {
	case f != nil && f.Replayed && !f.Approximate:
		return Failed, ""
	case f != nil && !f.Replayed:
		return Inconclusive, fmt.Sprintf("internal: the failure of %s was not replayed; please report this", f.Property)
	case f != nil:
		return Inconclusive, fmt.Sprintf("%s fails with a number of which only a range is known", f.Property)
	case len(e.Limits) > 0:
		return Inconclusive, ""
	}
	if gap := e.Gap(); gap != "" {
		return Inconclusive, fmt.Sprintf("internal: %s; please report this", gap)
	}
	if e.NotCalled {
		return Inconclusive, "nothing was proved of the contract that was to be checked"
	}
	return Successful, ""
}

// evidence is what the result offers as evidence for a verdict.
func (r *Result) evidence() *evidence.Evidence {
	e := &evidence.Evidence{Cases: r.Cases, Splits: r.Splits, Limits: r.Reasons, NotCalled: r.Lower != nil && r.Lower.NotCalled != ""}
	if r.Config != nil {
		e.From = r.Config.Alone.Fixed
	}
	if f := r.Failure; f != nil {
		e.Failure = &evidence.CounterExample{Property: f.Check.ID, Replayed: r.Run != nil && r.Run.Outcome == interp.Violated, Approximate: f.approximate}
	}
	return e
}

// conclude gives the result its verdict.
func (r *Result) conclude() {
	e := r.evidence()
	r.Stats.DecidedBy = e.DecidedBy()
	v, why := verdictOf(e)
	if r.Verdict = v; why != "" && !r.Config.VCOnly {
		r.Reasons = append(r.Reasons, why)
	}
}

var ofContract = []ir.CheckKind{ir.CheckInvariantBase, ir.CheckInvariantStep, ir.CheckAssigns, ir.CheckDecreases} // the checks of a loop's contract

// Withdraw removes what a run with proposed loop contracts does not establish: its verdict, its failures, and whatever was proved with the help of
// contracts that were not proved.
func (r *Result) Withdraw(reason string) {
	proved := !slices.ContainsFunc(r.Properties, func(p Property) bool { return slices.Contains(ofContract, p.Check.Kind) && p.Status != StatusSuccess })
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Status == StatusFailure || p.Status == StatusSuccess && !proved {
			p.Status = StatusUndetermined
		}
	}
	if r.Verdict != Inconclusive {
		r.Failure, r.Reasons = nil, append(r.Reasons, reason)
		r.conclude()
	}
}

// soFar is the verdict that the evidence so far allows.
func (res *Result) sofar() Verdict {
	v, _ := verdictOf(res.evidence())
	return v
}
