package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/bench/awslc"
	"seabmc/contracts"
)

// contractsOptions holds the options of bench contracts.
type contractsOptions struct {
	only    []string
	mutants int
}

func (o *contractsOptions) flags(fs *pflag.FlagSet) {
	fs.StringArrayVar(&o.only, "only", nil, "contracts: functions whose names contain this (may be given more than once)")
	fs.IntVar(&o.mutants, "contract-mutants", 0, "contracts: check this many mutants of the proved functions and contracts instead")
}

// runContracts proves the contracts of ML-KEM and ML-DSA. The exit code is 1 if one is not proved.
func (o *benchOptions) runContracts(ctx context.Context, names []string) (code int, err error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	s := &contractSuite{benchOptions: o}
	if s.libs, err = awslc.Libraries(root, names); err != nil {
		return 0, err
	}
	run, name := s.prove, "contracts"
	if o.contracts.mutants > 0 {
		run, name = s.mutants, "contract-mutants"
	}
	if o.out != "" {
		self, err := os.Executable()
		if err != nil {
			return 0, err
		}
		if s.journal, err = awslc.OpenJournal(filepath.Join(o.out, name+".jsonl"), self, o.figures.resume); err != nil {
			return 0, err
		}
	}
	code, err = run(ctx)
	return code, cmp.Or(err, s.journal.Close())
}

// prove proves all contracts of all libraries.
func (s *contractSuite) prove(ctx context.Context) (int, error) {
	var outs [][]contracts.Outcome
	var names []string
	for i := range s.libs {
		out, err := s.library(ctx, &s.libs[i])
		if err != nil {
			return 0, err
		}
		outs, names = append(outs, out), append(names, s.libs[i].Name)
	}
	missing := awslc.Tables(os.Stdout, names, outs)
	if ctx.Err() != nil {
		return 0, s.interrupted()
	}
	if missing > 0 {
		return 1, nil
	}
	return 0, nil
}

// library proves all contracts of a library. If it is interrupted, it returns what it has proved so far.
func (s *contractSuite) library(ctx context.Context, l *awslc.Library) ([]contracts.Outcome, error) {
	all, err := s.functions(ctx, l)
	if err != nil {
		return nil, err
	}
	p, remove, err := s.prover(ctx, l, all, s.timeout)
	if err != nil {
		return nil, err
	}
	defer remove()
	p.Ask = s.journal.Asking(l, s.extra, s.timeout, p.Ask)
	bar := newSuiteBar(contracts.Count(all), "auto")
	p.Started = bar.started
	p.Done = func(out *contracts.Outcome) {
		bar.done(out.Name)
		if s.perTask {
			fmt.Printf("%s\t%s\t%.1f\t%s\t%s\n", out.Name, out.Status, out.CPU.Seconds(), strings.Join(out.Bodies, ","), out.Why)
		}
	}
	out := p.Prove(ctx, all)
	bar.finish()
	return out, nil
}
