package main

import (
	"context"
	"errors"
	"os"

	"seabmc/bmc"
	"seabmc/contracts"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
)

// share compiles the files once, for the runs about all functions.
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
	ask := &contracts.Seabmc{Binary: self, Args: o.contracts.args, Timeout: o.cfg.Timeout, Vacuity: o.cfg.Vacuity}
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
	if o.contracts.mutants > 0 {
		contracts.MutantTable(os.Stdout, p.Mutate(ctx, out, o.contracts.mutants, ask.Mutants))
		contracts.NeedlessTable(os.Stdout, p.LeaveOut(ctx, out, o.contracts.mutants))
	}
	if o.json {
		err = contracts.JSON(os.Stdout, out, version)
	} else {
		err = contracts.Table(os.Stdout, out)
	}
	return map[contracts.Status]int{contracts.Proved: bmc.ExitSuccessful, contracts.Failed: bmc.ExitFailed, contracts.Open: bmc.ExitInconclusive}[contracts.Overall(out)], err
}
