package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/contracts"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
)

// contractsOptions are those of bench contracts.
type contractsOptions struct {
	only    []string
	mutants int
}

func (o *contractsOptions) flags(fs *pflag.FlagSet) {
	fs.StringArrayVar(&o.only, "only", nil, "contracts: functions whose names contain this (may be given more than once)")
	fs.IntVar(&o.mutants, "contract-mutants", 0, "contracts: check this many mutants of the proved functions and contracts instead")
}

// contractSuite proves contracts of libraries, and remembers what was proved.
type contractSuite struct {
	*benchOptions
	libs    []bench.ContractLibrary
	journal *bench.ContractJournal // nil: nothing is remembered
}

// runContracts proves the contracts of ML-KEM and ML-DSA; the exit code is 1 if one is not proved.
func (o *benchOptions) runContracts(ctx context.Context, names []string) (code int, err error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	s := &contractSuite{benchOptions: o}
	if s.libs, err = bench.ContractLibraries(root, names); err != nil {
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
		if s.journal, err = bench.OpenContractJournal(filepath.Join(o.out, name+".jsonl"), self, o.figures.resume); err != nil {
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
	missing := bench.ContractTables(os.Stdout, names, outs)
	if ctx.Err() != nil {
		return 0, s.interrupted()
	}
	if missing > 0 {
		return 1, nil
	}
	return 0, nil
}

// interrupted says how to go on.
func (s *contractSuite) interrupted() error {
	if s.journal != nil {
		return errors.New("interrupted; continue with --resume")
	}
	return errors.New("interrupted")
}

// prover proves contracts of a library, with a limit of processor time for each function. The files are compiled once for the contracts of all functions
// that are given; if none is, each run compiles them.
func (s *contractSuite) prover(ctx context.Context, l *bench.ContractLibrary, all []clauses.Function, limit time.Duration) (*contracts.Prover, func(), error) {
	self, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	args := slices.Concat(l.Flags, s.cacheFlags(), s.extra, []string{"--nondet-static", "--apply-loop-contracts", fmt.Sprintf("--cpu-limit=%v", limit), l.File})
	ask := &contracts.Seabmc{Binary: self, Args: args}
	remove := func() {}
	if len(all) > 0 {
		if remove, err = share(ctx, ask, all); err != nil {
			return nil, nil, err
		}
	}
	return &contracts.Prover{Ask: ask.Ask, Jobs: s.jobs}, remove, nil
}

// functions are those of a library, as its contracts name them.
func (s *contractSuite) functions(ctx context.Context, l *bench.ContractLibrary) ([]clauses.Function, error) {
	c, err := parseFlags(append(slices.Clone(l.Flags), l.File))
	if err != nil {
		return nil, err
	}
	all, err := frontend.Functions(ctx, c.cfg.Files, c.cfg.Front)
	only := s.contracts.only
	for i := range all { // what is not asked for is looked at only where it is called
		all[i].Skip = len(only) > 0 && !slices.ContainsFunc(only, func(part string) bool { return strings.Contains(all[i].Name, part) })
	}
	// The small ones come first, so that most is known after a part of the time.
	slices.SortStableFunc(all, func(a, b clauses.Function) int { return cmp.Compare(a.Size, b.Size) })
	return all, err
}

// library proves all contracts of a library; if it is interrupted, what it has proved by then.
func (s *contractSuite) library(ctx context.Context, l *bench.ContractLibrary) ([]contracts.Outcome, error) {
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
