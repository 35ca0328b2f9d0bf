package batch

import (
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"

	"seabmc/project"
)

// Status says how a proof went, compared with what the project file expects.
type Status string

// The statuses. All but Passed are red in reports.
const (
	Passed     Status = "passed"          // as expected
	Failed     Status = "failed"          // a failure that is not known
	NotFailed  Status = "no longer fails" // a known failure that is not there
	Other      Status = "fails elsewhere" // a known failure, but another property
	Vacuous    Status = "reaches nothing" // successful, but no execution comes to what it checks
	Timeout    Status = "timeout"         // the time limit was reached
	Undecided  Status = "inconclusive"    // no answer for another reason
	Trouble    Status = "error"           // it could not be run: it does not compile, say
	Skipped    Status = "interrupted"     // the run ended before it
	successful        = "SUCCESSFUL"      // verdicts of seabmc
	failed            = "FAILED"
)

// Place is a property, or a line that is not reached.
type Place struct {
	ID          string `json:"id,omitempty"`
	Kind        string `json:"kind,omitempty"`
	File        string `json:"file"`
	Line        int    `json:"line"`
	Function    string `json:"function,omitempty"`
	Description string `json:"description,omitempty"`
	Explanation string `json:"explanation,omitempty"`
}

// Summary is the part of a run that is kept for later runs.
type Summary struct {
	Verdict    string   `json:"verdict"`
	Reasons    []string `json:"reasons,omitempty"`
	Properties int      `json:"properties"`
	Failures   []Place  `json:"failures,omitempty"`
	Unreached  []Place  `json:"unreached,omitempty"`     // assertions that no execution comes to
	Nothing    bool     `json:"nothing,omitempty"`       // no execution comes to what is checked
	MayBe      bool     `json:"maybe_nothing,omitempty"` // it is not known whether any does: a limit was reached
	Unused     string   `json:"not_checked,omitempty"`   // what says that the contract to be checked was not, as nothing calls its function
	Open       int      `json:"open,omitempty"`          // properties without an answer
	NoBody     []string `json:"functions_without_body,omitempty"`
	Error      string   `json:"error,omitempty"`
	CPU        float64  `json:"cpu_seconds"`
	Memory     int64    `json:"memory_bytes"`
}

// Outcome is the result of a proof.
type Outcome struct {
	Proof    *project.Proof
	Status   Status
	Summary  Summary
	Coverage *Coverage // if it was asked for and measured
	Kept     bool      // the answer was kept from an earlier run
	Document []byte    // the JSON document of the run; nil if it is in the store
	load     func() []byte
}

// Full returns the JSON document of the run, or nil if there is none.
func (o *Outcome) Full() []byte {
	if o.Document == nil && o.load != nil {
		o.Document = o.load()
	}
	return o.Document
}

// document is the part of seabmc's JSON document that this package reads.
type document struct {
	Verdict    string     `json:"verdict"`
	Reasons    []string   `json:"reasons"`
	NoBody     []string   `json:"functions_without_body"`
	NotCalled  string     `json:"contract_not_called"`
	Properties []property `json:"properties"`
}

type property struct {
	Place
	Status  string `json:"status"`
	Vacuous bool   `json:"vacuous"`
	Unknown bool   `json:"reach_unknown"`
}

// summarize reads the output of a run.
func summarize(stdout, stderr []byte, err error, vacuity bool) Summary {
	var d document
	if json.Unmarshal(stdout, &d) != nil || d.Verdict == "" {
		return Summary{Error: trouble(stderr, err)}
	}
	s := Summary{Verdict: d.Verdict, Reasons: d.Reasons, NoBody: d.NoBody, Properties: len(d.Properties)}
	assertions := slices.ContainsFunc(d.Properties, func(p property) bool { return p.Kind == "assertion" })
	reached, unknown := false, false
	for _, p := range d.Properties {
		switch p.Status {
		case "FAILURE":
			s.Failures = append(s.Failures, p.Place)
		case "SUCCESS":
		default:
			s.Open++
		}
		if assertions && p.Kind != "assertion" {
			continue
		}
		switch {
		case p.Vacuous:
			s.Unreached = append(s.Unreached, p.Place)
		case p.Unknown:
			unknown = true
		default:
			reached = true
		}
	}
	s.Nothing, s.MayBe = vacuity && !reached && !unknown, vacuity && !reached && unknown
	if d.NotCalled != "" && d.Verdict != failed {
		s.Unused = fmt.Sprintf("the contract of %s is not checked: nothing calls the function", d.NotCalled)
	}
	return s
}

// trouble returns the first line printed by a run that gave no result.
func trouble(stderr []byte, err error) string {
	line, _, _ := strings.Cut(strings.TrimSpace(string(stderr)), "\n")
	var exit *exec.ExitError
	switch {
	case line != "":
		return strings.TrimPrefix(line, "seabmc: ")
	case errors.As(err, &exit):
		return "seabmc ended without a result: " + exit.Error()
	case err != nil:
		return err.Error()
	}
	return "seabmc ended without a result"
}

// judge compares a summary with what the project file expects.
func judge(p *project.Proof, s *Summary) Status {
	switch {
	case s.Error != "":
		return Trouble
	case s.Verdict == failed && !p.Fails:
		return Failed
	case s.Verdict == failed && !expected(p, s):
		return Other
	case s.Verdict == successful && p.Fails:
		return NotFailed
	case s.Verdict == successful && s.Nothing, s.Unused != "":
		return Vacuous
	case s.unfinished(p):
	case s.Verdict == successful, s.Verdict == failed:
		return Passed
	case slices.ContainsFunc(s.Reasons, func(r string) bool { return strings.Contains(r, "timeout") || strings.Contains(r, "deadline") }):
		return Timeout
	}
	return Undecided
}

// unfinished reports whether an important question is open although there is a verdict: whether a proof reaches anything, or whether anything fails
// besides the known failures.
func (s *Summary) unfinished(p *project.Proof) bool {
	return s.Verdict == successful && s.MayBe || s.Verdict == failed && p.Property != "" && s.Open > 0
}

// expected reports whether the failures are exactly the known ones.
func expected(p *project.Proof, s *Summary) bool {
	return p.Property == "" || !slices.ContainsFunc(s.Failures, func(f Place) bool { return f.ID != p.Property && f.Kind != p.Property })
}

// Note returns one line with what a reader should know about an outcome.
func (o *Outcome) Note() string {
	s := &o.Summary
	switch {
	case s.Error != "":
		return s.Error
	case o.Status == Undecided && len(s.Failures) > 0:
		return fmt.Sprintf("%s fails as expected, but whether anything else does is open: %s", s.Failures[0].ID, numbered(s.Open, "property", "properties"))
	case len(s.Failures) > 0:
		f := s.Failures[0]
		more := ""
		if n := len(s.Failures) - 1; n > 0 {
			more = fmt.Sprintf(" (and %d more)", n)
		}
		return fmt.Sprintf("%s:%d: [%s] %s%s", f.File, f.Line, f.ID, f.Description, more)
	case o.Status == NotFailed:
		return "expected to fail: " + o.Proof.Property
	case o.Status == Vacuous && s.Unused != "":
		return s.Unused
	case o.Status == Vacuous && s.Properties == 0:
		return "there is nothing to check"
	case o.Status == Vacuous:
		return "no execution comes to anything that is checked"
	case s.Verdict == successful && s.MayBe:
		return "it is not known whether any execution comes to what is checked"
	case len(s.Reasons) > 0:
		return s.Reasons[0]
	case len(s.Unreached) > 0:
		f := s.Unreached[0]
		return fmt.Sprintf("%s:%d: an assertion that no execution comes to", f.File, f.Line)
	}
	return ""
}

func numbered(n int, one, more string) string {
	if n == 1 {
		more = one
	}
	return fmt.Sprintf("%d %s", n, more)
}
