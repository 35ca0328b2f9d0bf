package bmc

import (
	"seabmc/ir"
)

// The statuses of goals of coverage.
const (
	StatusReached   Status = "REACHED"
	StatusUnreached Status = "UNREACHED"
)

// IsCoverage reports whether the run was asked what executions reach (Config.Lower.Goals), with nothing to prove.
func (r *Result) IsCoverage() bool { return r.Config != nil && r.Config.Lower.Goals.Any() }

// Coverage counts the goals, those that some execution reaches, and those that are undecided.
func (r *Result) Coverage() (goals, reached, open int) {
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Check.Kind != ir.CheckCover {
			continue
		}
		goals++
		switch p.Status {
		case StatusReached:
			reached++
		case StatusUnreached:
		default:
			open++
		}
	}
	return goals, reached, open
}

// ExitCode is the exit code of the verdict. For coverage it is 0 if all goals were decided.
func (r *Result) ExitCode() int {
	if _, _, open := r.Coverage(); r.IsCoverage() && open == 0 && len(r.Properties) > 0 {
		return ExitSuccessful
	}
	return r.Verdict.ExitCode()
}

// settleCoverage turns the results for the claims "this goal is not reached" into statuses of the goals. There is no verdict.
func (r *Result) settleCoverage() {
	if !r.IsCoverage() {
		return
	}
	for i := range r.Properties {
		p := &r.Properties[i]
		switch {
		case p.Check.Kind != ir.CheckCover:
		case p.Status == StatusFailure && p.approximate:
			p.Status = StatusUndetermined
		case p.Status == StatusFailure:
			p.Status = StatusReached
		case p.Status == StatusSuccess:
			p.Status = StatusUnreached
		}
	}
	r.Failure, r.Run = nil, nil
	r.Reasons = append(r.Reasons, "nothing was to be proved, only what executions reach (--cover)")
}
