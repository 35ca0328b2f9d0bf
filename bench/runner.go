// Package bench runs suites of programs through the seabmc binary and prints
// tables. Each run is a separate process, just as a user would start it.
//
// In: tasks (files, flags, expected answer) and configurations (memory
// representation, solver). Out: an Outcome for each run, and tables of outcomes.
package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"seabmc/audit"
	"seabmc/subprocess"
)

// Task is one program with its expected answer.
type Task struct {
	Name     string
	Category string
	Files    []string
	Depends  []string // further files that the answer depends on, such as headers
	Flags    []string
	Verdict  string // SUCCESSFUL, FAILED or INCONCLUSIVE
	Kind     string // of the property that fails; empty: not stated
	Check    string // what the program is about, finer than a kind; empty: not stated
	Line     int    // of the property that fails; 0: not stated
	Size     int    // of a program that comes in sizes
	Repeat   int    // which repetition of the same run
	Note     string // of a mutant: where and what it changes
}

// Setup is a configuration under which tasks are run.
type Setup struct {
	Mem    string
	Solver string
	Extra  []string // further flags, e.g. --arm=off
}

// Name returns a short name of the configuration.
func (s Setup) Name() string {
	return strings.Join(append([]string{s.Mem + "/" + s.Solver}, s.Extra...), " ")
}

// Matrix returns every representation with every solver.
func Matrix(mems, solvers []string) []Setup {
	var out []Setup
	for _, m := range mems {
		for _, s := range solvers {
			out = append(out, Setup{Mem: m, Solver: s})
		}
	}
	return out
}

// Outcome is the result of one run.
type Outcome struct {
	Task    *Task
	Setup   Setup
	Verdict string
	Kind    string
	Line    int
	Exit    int
	Wall    time.Duration
	CPU     time.Duration // user and system, of the process and its children
	MaxRSS  int64         // bytes
	Stats   map[string]any
	Reasons []string
	Vacuous []Place // assertions that no execution reaches; with --vacuity
	Reached int     // assertions that some execution reaches; with --vacuity
	Unknown int     // assertions for which neither is known
	Rounds  int     // the most rounds of any loop
	Stderr  string
	Tactics []string      `json:",omitempty"` // that proposed the invariants on which the verdict rests; "one round alone" for a loop without invariants
	Audit   *audit.Report `json:",omitempty"` // with --audit=json
}

// Place is a line of a source file.
type Place struct {
	File string
	Line int
}

// Stat returns a figure of the run's statistics, or 0 if it is not there.
func (o *Outcome) Stat(name string) float64 {
	f, _ := o.Stats[name].(float64)
	return f
}

// Wrong says how the outcome differs from what the task expects. It returns "" if it does not differ.
func (o *Outcome) Wrong() string {
	t := o.Task
	switch {
	case o.Verdict != t.Verdict:
		return fmt.Sprintf("verdict %s, want %s %s", orNone(o.Verdict), t.Verdict, strings.Join(o.Reasons, "; ")+o.Stderr)
	case t.Kind != "" && o.Kind != t.Kind:
		return fmt.Sprintf("property %s line %d, want %s line %d", orNone(o.Kind), o.Line, t.Kind, t.Line)
	case t.Line != 0 && o.Line != t.Line:
		return fmt.Sprintf("property %s line %d, want line %d", o.Kind, o.Line, t.Line)
	}
	return ""
}

// TimedOut reports whether the time limit was the reason for an INCONCLUSIVE answer.
func (o *Outcome) TimedOut() bool {
	for _, r := range o.Reasons {
		if strings.Contains(r, "timeout") || strings.Contains(r, "deadline") {
			return true
		}
	}
	return false
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// Runner runs tasks.
type Runner struct {
	Binary  string        // the seabmc executable
	Jobs    int           // runs at the same time
	Timeout time.Duration // of one run
	Flags   []string      // for every run; they do not change the answer
	Started func(t *Task, s Setup)
	Done    func(o *Outcome)
	Known   func(t *Task, s Setup) (Outcome, bool) // runs that need not be repeated; may be nil
}

// Run runs every task under every setup. The outcomes come in that order.
func (r *Runner) Run(ctx context.Context, tasks []Task, setups []Setup) []Outcome {
	out := make([]Outcome, len(tasks)*len(setups))
	var runs errgroup.Group
	runs.SetLimit(max(1, r.Jobs))
	var mu sync.Mutex
	for i := range out {
		if ctx.Err() != nil {
			break
		}
		runs.Go(func() error {
			t, s := &tasks[i/len(setups)], setups[i%len(setups)]
			if r.Started != nil {
				mu.Lock()
				r.Started(t, s)
				mu.Unlock()
			}
			out[i] = r.one(ctx, t, s)
			if r.Done != nil {
				mu.Lock()
				r.Done(&out[i])
				mu.Unlock()
			}
			return nil
		})
	}
	runs.Wait()
	return out
}

// document is the part of seabmc's JSON output that this package reads.
type document struct {
	Verdict    string
	Reasons    []string
	Properties []struct {
		Kind, Status, File string
		Line               int
		Vacuous, Reached   bool
	}
	Invariants []struct {
		Clauses []struct{ Tactic string }
	}
	Loops []struct{ Iterations int }
	Stats map[string]any
}

// tactics returns the tactics that proposed what the answer rests on, sorted.
func (d *document) tactics() (names []string) {
	for _, l := range d.Invariants {
		if len(l.Clauses) == 0 {
			names = append(names, "one round alone")
		}
		for _, c := range l.Clauses {
			names = append(names, c.Tactic)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (r *Runner) one(ctx context.Context, t *Task, s Setup) Outcome {
	if r.Known != nil {
		if o, ok := r.Known(t, s); ok {
			return o
		}
	}
	args := slices.Concat([]string{"--json", "--mem=" + s.Mem, "--solver=" + s.Solver,
		fmt.Sprintf("--timeout=%v", r.Timeout)}, r.Flags, s.Extra, t.Flags, t.Files)
	p := subprocess.Measure(ctx, r.Binary, r.Timeout, args)
	o := Outcome{Task: t, Setup: s, Wall: p.Wall, CPU: p.CPU, MaxRSS: p.MaxRSS, Stderr: firstLine(p.Stderr.String()), Audit: auditLine(p.Stderr.Bytes())}
	if o.Audit != nil {
		o.Stderr = ""
	}
	var exit *exec.ExitError
	switch {
	case errors.As(p.Err, &exit):
		o.Exit = exit.ExitCode()
	case p.Err != nil:
		o.Stderr = p.Err.Error()
	}
	var d document
	if json.Unmarshal(p.Stdout.Bytes(), &d) != nil {
		return o
	}
	o.Verdict, o.Reasons, o.Stats, o.Tactics = d.Verdict, d.Reasons, d.Stats, d.tactics()
	for _, l := range d.Loops {
		o.Rounds = max(o.Rounds, l.Iterations)
	}
	for _, p := range d.Properties {
		switch {
		case p.Status == "FAILURE":
			o.Kind, o.Line = p.Kind, p.Line
		case p.Kind != "assertion":
		case p.Vacuous:
			o.Vacuous = append(o.Vacuous, Place{p.File, p.Line})
		case p.Reached:
			o.Reached++
		default:
			o.Unknown++
		}
	}
	return o
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return s
}
