package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/contracts"
	"seabmc/frontend"
)

// contractsOptions are those of bench contracts.
type contractsOptions struct {
	only    []string
	mutants int
}

func (o *contractsOptions) flags(fs *pflag.FlagSet) {
	fs.StringArrayVar(&o.only, "only", nil, "contracts: functions whose names contain this (may be given more than once)")
	fs.IntVar(&o.mutants, "contract-mutants", 0, "contracts: instead, this many mutants of the functions and contracts that are proved")
}

// runContracts proves the contracts of ML-KEM and ML-DSA; the exit code is 1 if one is not proved.
func (o *benchOptions) runContracts(ctx context.Context, names []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	libs, err := bench.Libraries(root, names)
	if err != nil {
		return 0, err
	}
	var done []string
	var outs [][]contracts.Outcome
	for i := range libs {
		out, err := o.proveLibrary(ctx, &libs[i])
		if err != nil {
			return 0, err
		}
		done, outs = append(done, libs[i].Name), append(outs, out)
	}
	if bench.ContractTables(os.Stdout, done, outs) > 0 {
		return 1, nil
	}
	return 0, nil
}

// prover proves contracts of a library, with a limit of processor time for each.
func (o *benchOptions) prover(l *bench.Library, limit time.Duration) (*contracts.Prover, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := slices.Concat(l.Flags, o.cacheFlags(), o.extra, []string{"--nondet-static", "--apply-loop-contracts", fmt.Sprintf("--cpu-limit=%v", limit), l.File})
	ask := &contracts.Seabmc{Binary: self, Args: args}
	return &contracts.Prover{Ask: ask.Ask, Jobs: o.jobs}, nil
}

// functions are those of a library, as its contracts name them.
func (o *benchOptions) functions(ctx context.Context, l *bench.Library) ([]frontend.Function, error) {
	c, err := parseFlags(append(slices.Clone(l.Flags), l.File))
	if err != nil {
		return nil, err
	}
	all, err := frontend.Functions(ctx, c.cfg.Files, c.cfg.Front)
	for i := range all { // what is not asked for is looked at only where it is called
		all[i].Skip = len(o.contracts.only) > 0 && !slices.ContainsFunc(o.contracts.only, func(s string) bool { return strings.Contains(all[i].Name, s) })
	}
	return all, err
}

// proveLibrary proves all contracts of a library.
func (o *benchOptions) proveLibrary(ctx context.Context, l *bench.Library) ([]contracts.Outcome, error) {
	all, err := o.functions(ctx, l)
	if err != nil {
		return nil, err
	}
	p, err := o.prover(l, o.timeout)
	if err != nil {
		return nil, err
	}
	bar := newSuiteBar(contracts.Count(all), "auto")
	p.Started = bar.started
	p.Done = func(out *contracts.Outcome) {
		bar.done(out.Name)
		if o.perTask {
			fmt.Printf("%s\t%s\t%.1f\t%s\t%s\n", out.Name, out.Verdict, out.CPU.Seconds(), strings.Join(out.Bodies, ","), out.Why)
		}
	}
	out := p.Prove(ctx, all)
	bar.finish()
	if ctx.Err() != nil {
		return nil, errors.New("interrupted")
	}
	return out, nil
}
