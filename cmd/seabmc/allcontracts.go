package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"seabmc/bmc"
	"seabmc/contracts"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
)

// contractFlags are those of --all-contracts.
type contractFlags struct {
	all  bool
	jobs int
	args []string // of the runs for single functions
}

func (f *contractFlags) flags(fs *pflag.FlagSet) {
	fs.BoolVar(&f.all, "all-contracts", false, "prove every function that has a contract against the contracts of those it calls, and print a table")
	fs.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "with --all-contracts, how many functions at a time")
}

// notWithAll are flags that say something of a single run.
var notWithAll = []string{"function", "enforce-contract", "replace-call-with-contract", "check-call-with-contract", "xml-ui", "sarif", "junit", "html", "witness",
	"witness-graphml", "prp", "sv-comp", "replay", "replay-dir", "trace", "stats", "audit", "show-properties", "show-loops", "cover", "vacuity", "vacuity-only",
	"mutate", "list-mutants", "plain"}

// settle keeps the command line for the runs. Variables with static lifetime have any value where a function is called, and loops with an invariant are not
// unrolled, unless flags say otherwise.
func (f *contractFlags) settle(fs *pflag.FlagSet, args []string) error {
	if !f.all {
		return nil
	}
	for _, name := range notWithAll {
		if fs.Changed(name) {
			return fmt.Errorf("--%s does not go with --all-contracts", name)
		}
	}
	for _, name := range []string{"nondet-static", "apply-loop-contracts"} {
		if !fs.Changed(name) && !slices.Contains(args, "--no-"+name) {
			f.args = append(f.args, "--"+name)
		}
	}
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return strings.HasPrefix(a, "--all-contracts") })
	f.args = append(f.args, args...)
	return nil
}

// share compiles the files once for the runs about all functions.
func share(ctx context.Context, ask *contracts.Seabmc, all []clauses.Function) (remove func(), err error) {
	o, err := parseFlags(ask.Args)
	if err != nil {
		return nil, err
	}
	return ask.Share(ctx, o.cfg.Files, o.cfg.Front, all)
}

// proveAll proves all contracts.
func proveAll(ctx context.Context, o *options) (int, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	all, err := frontend.Functions(ctx, o.cfg.Files, o.cfg.Front)
	if err != nil {
		return 0, err
	}
	n := contracts.Count(all)
	if n == 0 {
		return 0, errors.New("--all-contracts: no function has both a contract and a body")
	}
	bar := newSuiteBar(n, o.progress)
	ask := &contracts.Seabmc{Binary: self, Args: o.contracts.args, Timeout: o.cfg.Timeout}
	remove, err := share(ctx, ask, all)
	if err != nil {
		return 0, err
	}
	defer remove()
	p := contracts.Prover{Ask: ask.Ask, Jobs: o.contracts.jobs, Started: bar.started, Done: func(out *contracts.Outcome) { bar.done(out.Name) }}
	out := p.Prove(ctx, all)
	bar.finish()
	if ctx.Err() != nil {
		return 0, errors.New("interrupted")
	}
	if len(out) == 0 {
		return 0, errors.New("--property: no function with a contract has such a property")
	}
	if o.json {
		err = contracts.JSON(os.Stdout, out, version)
	} else {
		err = contracts.Table(os.Stdout, out)
	}
	return map[contracts.Status]int{contracts.Proved: bmc.ExitSuccessful, contracts.Failed: bmc.ExitFailed, contracts.Open: bmc.ExitInconclusive}[contracts.Overall(out)], err
}
