package bmc

import (
	"fmt"
	"slices"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// Verdict is the answer to a whole check.
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

// Evidence is all that a verdict may rest on.
type Evidence struct {
	Cases   []*Case         // of the program: what was asked about each of them
	Splits  []vcgen.Split   // of the program, or of a case of it, into cases
	Failure *CounterExample // that was found; nil: none
	Limits  []string        // why something was not looked at, is not supported or was not decided
}

// CounterExample is an execution that violates a property.
type CounterExample struct {
	Property    string
	Replayed    bool // the interpreter came to the violation
	Approximate bool // it rests on a number of which only a range is known, so that it may be none
}

// Case is what was asked about one case of the program: the whole of it, if no unknown has a value.
type Case struct {
	Fixed     []vcgen.Fixed // the unknowns that have values
	Claims    []int         // properties of the VC that must not be violated, and that rewriting has not proved
	Excused   []int         // of the claims: limits that no property which was asked for lies behind
	Questions []*Question
	Cut       bool // the lowering ended early: the VC is not about all executions
}

// Question is a conjunction that a model was asked for.
type Question struct {
	Claims  []int     // of the case: the question asks whether one of them is violated
	Formula []term.ID // the conjunction; all but the first hold in any case
	Tactic  string    // that answered it, or that took it apart
	Answer  solver.Status
	Parts   []*Question // if it was taken apart: where none of them has a model, it has none
}

// Refuted tells whether the question was found to have no model, and so was each of its parts.
func (q *Question) Refuted() bool {
	for work := []*Question{q}; len(work) > 0; {
		x := work[len(work)-1]
		work = append(work[:len(work)-1], x.Parts...)
		if x.Answer != solver.Unsat {
			return false
		}
	}
	return true
}

// verdictOf is the only place where a verdict is made. A failure counts if it was replayed for certain. Without one, nothing that
// was left open counts for success: each claim of each case has to be covered by a question that was refuted, and the cases have to
// be all that there are. why says what is missing, where no limit does.
func verdictOf(e *Evidence) (v Verdict, why string) {
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
	if gap := e.gap(); gap != "" {
		return Inconclusive, fmt.Sprintf("internal: %s; please report this", gap)
	}
	return Successful, ""
}

// gap is a part of the program that no question covers; empty: none.
func (e *Evidence) gap() string {
	cases := map[string]*Case{}
	for _, c := range e.Cases {
		cases[fmt.Sprint(c.Fixed)] = c
	}
	splits := map[string]*vcgen.Split{}
	for i := range e.Splits {
		splits[fmt.Sprint(e.Splits[i].Fixed)] = &e.Splits[i]
	}
	for work := [][]vcgen.Fixed{nil}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if c := cases[fmt.Sprint(at)]; c != nil {
			if gap := c.gap(); gap != "" {
				return gap
			}
			continue
		}
		s := splits[fmt.Sprint(at)]
		if s == nil {
			return fmt.Sprintf("case %v was not checked", at)
		}
		if gap := s.Gap(); gap != "" {
			return gap
		}
		for _, x := range s.Values {
			work = append(work, append(slices.Clone(at), vcgen.Fixed{Point: s.Point, Value: x}))
		}
	}
	return ""
}

// Proved tells whether the questions that were refuted are said to cover all claims of the case: a verdict may rest on them.
func (c *Case) Proved() bool { return c.gap() == "" }

// gap is a claim that no question covers.
func (c *Case) gap() string {
	if c.Cut {
		return fmt.Sprintf("the program was not built to its end in case %v", c.Fixed)
	}
	covered := map[int]bool{}
	for _, i := range c.Excused {
		covered[i] = true
	}
	for _, q := range c.Questions {
		if len(q.Claims) > 0 && q.Refuted() {
			for _, i := range q.Claims {
				covered[i] = true
			}
		}
	}
	for _, i := range c.Claims {
		if !covered[i] {
			return fmt.Sprintf("no question covers assertion %d in case %v", i, c.Fixed)
		}
	}
	return ""
}

// evidence is what the result has for a verdict.
func (r *Result) evidence() *Evidence {
	e := &Evidence{Cases: r.Cases, Splits: r.Splits, Limits: r.Reasons}
	if f := r.Failure; f != nil {
		e.Failure = &CounterExample{f.Check.ID, r.Run != nil && r.Run.Outcome == interp.Violated, f.approximate}
	}
	return e
}

// conclude gives the result its verdict.
func (r *Result) conclude() {
	e := r.evidence()
	r.Stats.DecidedBy = e.decidedBy()
	v, why := verdictOf(e)
	if r.Verdict = v; why != "" && !r.Config.VCOnly {
		r.Reasons = append(r.Reasons, why)
	}
}

var ofContract = []ir.CheckKind{ir.CheckInvariantBase, ir.CheckInvariantStep, ir.CheckAssigns, ir.CheckDecreases} // the checks of a loop's contract

// Withdraw takes back what a run with proposed contracts of loops does not show: its verdict, failures, and what was proved from contracts that were not.
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

// decidedBy counts the claims that were refuted, by the tactics that did it.
func (e *Evidence) decidedBy() map[string]int {
	n := map[string]int{}
	for _, c := range e.Cases {
		done := map[int]bool{}
		for _, q := range c.Questions {
			if q.Answer == solver.Unsat {
				for _, i := range q.Claims {
					if !done[i] {
						done[i] = true
						n[q.Path()]++
					}
				}
			}
		}
	}
	return n
}
