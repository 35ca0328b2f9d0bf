package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/spf13/pflag"

	"seabmc/audit"
	"seabmc/bmc"
	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// wrongRule is set by a test of the audit.
var wrongRule func(rule string, t *term.Table, old, new term.ID) term.ID

// auditFlags holds the flags that say whether and how the run is audited.
type auditFlags struct {
	form    string // text or json; "": the run is not audited
	dir     string
	most    int
	timeout time.Duration
	solvers []string
}

func (f *auditFlags) flags(fs *pflag.FlagSet) {
	fs.StringVar(&f.form, "audit", "", "have another solver check each step of the run, and print a table on standard error; --audit=json prints it as one line")
	fs.Lookup("audit").NoOptDefVal = "text"
	fs.StringVar(&f.dir, "audit-dir", audit.DefaultDir, "write the steps that the audit refutes to this folder, as SMT-LIB 2")
	fs.IntVar(&f.most, "audit-limit", audit.DefaultMost, "check at most this many obligations; the table says how many were left out")
	fs.DurationVar(&f.timeout, "audit-timeout", 2*time.Second, "time limit for one question of the audit")
	fs.StringSliceVar(&f.solvers, "audit-solver", nil, "solvers for the audit (default: those of bitwuzla, z3 and cvc5 that are installed and not used by the run)")
}

// begin starts an audit of the run of cfg, if one is asked for. refuted waits for the end of the audit, prints its table, and reports whether
// anything was refuted.
func (f *auditFlags) begin(cfg *bmc.Config) (refuted func() (bool, error), err error) {
	if f.form == "" {
		return func() (bool, error) { return false, nil }, nil
	}
	solvers := f.solvers
	if len(solvers) == 0 {
		solvers = audit.Others(cfg.Solver)
	}
	a, err := audit.New(audit.Options{Solvers: solvers, Timeout: f.timeout, Most: f.most, Dir: f.dir, Wrong: wrongRule})
	if err != nil {
		return nil, err
	}
	slv, err := solver.Open(solvers[0], solver.Options{Timeout: evidenceTime, MemoryLimit: cfg.MemoryLimit})
	if err != nil {
		return nil, err
	}
	cfg.Auditor, cfg.Audit = a, confirmEvidence(a, slv)
	return func() (bool, error) {
		rep, err := a.Close()
		if err != nil {
			return false, err
		}
		if f.form == "json" {
			err = json.NewEncoder(os.Stderr).Encode(rep)
		} else {
			rep.Write(os.Stderr)
		}
		return rep.Total().Refuted > 0, err
	}, nil
}

// evidenceTime is the time limit of one question about a verdict. There are few such questions, and they are as hard as those of the run.
const evidenceTime = 20 * time.Second

// confirmEvidence returns a function that asks another solver to confirm what a verdict rests on: that the refuted questions cover the whole program,
// and that they have no model.
func confirmEvidence(a *audit.Audit, slv solver.Solver) func(context.Context, *evidence.Case, *vcgen.VC) error {
	return func(ctx context.Context, c *evidence.Case, vc *vcgen.VC) error {
		if !c.Proved() { // a limit or a failure: no success rests on it
			return nil
		}
		k, err := c.Check(ctx, vc, slv, true)
		if err != nil {
			return err
		}
		n := k.Same + k.Proved + k.Undecided + len(k.Refuted)
		a.Add(audit.Row{Name: "verdict: the questions, and all of them", Applications: n, Distinct: n, Proved: k.Same + k.Proved, Undecided: k.Undecided, Refuted: len(k.Refuted)}, k.Refuted...)
		return nil
	}
}
