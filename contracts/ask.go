package contracts

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"seabmc/frontend"
	"seabmc/frontend/clauses"
	"seabmc/scratch"
	"seabmc/subprocess"
)

// Seabmc asks by running seabmc. Each question has a process of its own, so that the limits of time and memory apply to each function.
type Seabmc struct {
	Binary  string
	Args    []string      // flags and files
	Timeout time.Duration // that the flags state; 0: none
	Vacuity bool          // the flags ask what is reached: what reaches nothing is not proved

	shared string // a folder with the compiled files, "" if each run compiles them
}

// Share compiles the files once for all questions. opt holds the options of the runs. remove deletes what Share made.
func (s *Seabmc) Share(ctx context.Context, files []string, opt frontend.Options, all []clauses.Function) (remove func(), err error) {
	dir, remove, err := scratch.Dir()
	if err != nil {
		return nil, err
	}
	opt.Shared = dir
	if err := frontend.CompileShared(ctx, files, opt, all); err != nil {
		remove()
		return nil, err
	}
	s.shared = dir
	return remove, nil
}

// Ask asks one question.
func (s *Seabmc) Ask(ctx context.Context, q Question) Answer {
	flags := []string{"--json", "--progress=off", "--all-contracts=false", "--function=" + q.Function, "--enforce-contract=" + q.Function}
	for _, name := range q.Replaced {
		flags = append(flags, "--replace-call-with-contract="+name)
	}
	for _, name := range q.Checked {
		flags = append(flags, "--check-call-with-contract="+name)
	}
	if q.Mutant != "" {
		flags = append(flags, "--mutate="+q.Mutant)
	}
	if q.LeftOut != "" { // then the contracts are other ones than those that were compiled for all runs
		flags = append(flags, "--leave-out-clause="+q.LeftOut)
	} else if s.shared != "" {
		flags = append(flags, "--shared="+s.shared)
	}
	p := subprocess.Measure(ctx, s.Binary, s.Timeout, append(flags, s.Args...))
	a := Answer{Status: Open, CPU: p.CPU, MaxRSS: p.MaxRSS}
	var d document
	if json.Unmarshal(p.Stdout.Bytes(), &d) != nil {
		a.Why, _, _ = strings.Cut(strings.TrimPrefix(strings.TrimSpace(p.Stderr.String()), "seabmc: "), "\n")
		if a.Why == "" {
			a.Why = fmt.Sprintf("no result (%v)", p.Err)
		}
		a.Absent = strings.Contains(a.Why, "(--property)")
		return a
	}
	d.read(&a)
	if s.Vacuity && a.Status == Proved && d.reachesNothing() {
		a.Status, a.Why = Open, "no execution that the contract allows comes to anything that is checked"
	}
	var exit *exec.ExitError
	if p.Err != nil && !errors.As(p.Err, &exit) {
		a.Status, a.Why = Open, p.Err.Error()
	}
	return a
}

// document is the part of seabmc's JSON output that this package reads.
type document struct {
	Verdict    string
	Reasons    []string
	NoBody     []string `json:"functions_without_body"`
	Properties []struct {
		Status, File, Description, ID, Kind string
		Line                                int
		Vacuous                             bool
		ReachUnknown                        bool `json:"reach_unknown"`
		SaysNothing                         bool `json:"says_nothing"`
	}
	Stats map[string]any
}

// reachesNothing reports whether there are properties but no execution reaches any of them. Then nothing satisfies what the function requires.
func (d *document) reachesNothing() bool {
	for i := range d.Properties {
		if p := &d.Properties[i]; !p.Vacuous || p.ReachUnknown {
			return false
		}
	}
	return len(d.Properties) > 0
}

func (d *document) read(a *Answer) {
	a.NoBody, a.Stats = d.NoBody, d.Stats
	for i := range d.Properties {
		p := &d.Properties[i]
		switch {
		case p.Kind != "loop_invariant_step" && (p.Kind != "assertion" || !strings.HasPrefix(p.ID, clauses.ContractPrefix)):
		case p.Vacuous:
			a.Empty = append(a.Empty, fmt.Sprintf("%s:%d: no execution comes to it: %s", p.File, p.Line, p.Description))
		case p.SaysNothing:
			a.Empty = append(a.Empty, fmt.Sprintf("%s:%d: holds whatever the function does: %s", p.File, p.Line, p.Description))
		}
	}
	switch d.Verdict {
	case "SUCCESSFUL":
		a.Status = Proved
	case "FAILED":
		a.Status = Failed
		for _, p := range d.Properties {
			if p.Status == "FAILURE" {
				a.Why = fmt.Sprintf("%s:%d: [%s] %s", p.File, p.Line, p.ID, p.Description)
				break
			}
		}
	default:
		a.Why = strings.Join(d.Reasons, "; ")
	}
}
