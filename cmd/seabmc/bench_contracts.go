package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/sync/errgroup"

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

// runContracts proves the contracts of ML-KEM and ML-DSA; the exit code is 1 if one is not proved.
func (o *benchOptions) runContracts(ctx context.Context, names []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	libs, err := bench.ContractLibraries(root, names)
	if err != nil {
		return 0, err
	}
	var done []string
	var outs [][]contracts.Outcome
	if o.contracts.mutants > 0 {
		return o.contractMutants(ctx, libs)
	}
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
func (o *benchOptions) prover(l *bench.ContractLibrary, limit time.Duration) (*contracts.Prover, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := slices.Concat(l.Flags, o.cacheFlags(), o.extra, []string{"--nondet-static", "--apply-loop-contracts", fmt.Sprintf("--cpu-limit=%v", limit), l.File})
	ask := &contracts.Seabmc{Binary: self, Args: args}
	return &contracts.Prover{Ask: ask.Ask, Jobs: o.jobs}, nil
}

// functions are those of a library, as its contracts name them.
func (o *benchOptions) functions(ctx context.Context, l *bench.ContractLibrary) ([]clauses.Function, error) {
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
func (o *benchOptions) proveLibrary(ctx context.Context, l *bench.ContractLibrary) ([]contracts.Outcome, error) {
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
			fmt.Printf("%s\t%s\t%.1f\t%s\t%s\n", out.Name, out.Status, out.CPU.Seconds(), strings.Join(out.Bodies, ","), out.Why)
		}
	}
	out := p.Prove(ctx, all)
	bar.finish()
	if ctx.Err() != nil {
		return nil, errors.New("interrupted")
	}
	return out, nil
}

// contractMutants asks about mutants of the functions of the libraries, as many of each; the exit code is 1 if two solvers disagree about one.
func (o *benchOptions) contractMutants(ctx context.Context, libs []bench.ContractLibrary) (int, error) {
	type task struct {
		lib    *bench.ContractLibrary
		all    []clauses.Function
		mutant bench.ContractMutant
	}
	perFunction := map[string][]task{}
	var order []string
	for i := range libs {
		all, err := o.functions(ctx, &libs[i])
		if err != nil {
			return 0, err
		}
		for k := range all {
			f := &all[k]
			if !f.Contract || !f.Body || f.Skip {
				continue
			}
			list, err := bench.ContractMutants(f)
			if err != nil {
				return 0, err
			}
			for _, m := range list {
				perFunction[f.Name] = append(perFunction[f.Name], task{&libs[i], all, m})
			}
			own := perFunction[f.Name]
			rand.New(rand.NewSource(int64(f.Size))).Shuffle(len(own), func(i, j int) { own[i], own[j] = own[j], own[i] })
			order = append(order, f.Name)
		}
	}
	var tasks []task
	for n := 0; len(tasks) < o.contracts.mutants; n++ { // the n-th of each function, so that all get their share
		before := len(tasks)
		for _, name := range order {
			if list := perFunction[name]; n < len(list) && len(tasks) < o.contracts.mutants {
				tasks = append(tasks, list[n])
			}
		}
		if len(tasks) == before {
			break
		}
	}
	answers := make([]bench.MutantAnswer, len(tasks))
	bar := newSuiteBar(len(tasks), "auto")
	var mu sync.Mutex
	var runs errgroup.Group
	runs.SetLimit(max(1, o.jobs))
	for i := range tasks {
		runs.Go(func() error {
			if ctx.Err() != nil {
				return nil
			}
			t := &tasks[i]
			a, err := o.askMutant(ctx, t.lib, t.all, &t.mutant)
			answers[i] = a
			mu.Lock()
			defer mu.Unlock()
			bar.done(t.mutant.Function)
			if o.perTask {
				fmt.Printf("%s\t%s\t%s\t%s\n", &t.mutant, a.First.Status, a.Second.Status, a.First.Why)
			}
			return err
		})
	}
	err := runs.Wait()
	bar.finish()
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		return 0, err
	}
	if bench.ContractMutantTable(os.Stdout, answers) > 0 {
		return 1, nil
	}
	return 0, nil
}

// askMutant asks about a mutant, and about one that is proved once more in another way.
func (o *benchOptions) askMutant(ctx context.Context, l *bench.ContractLibrary, all []clauses.Function, m *bench.ContractMutant) (a bench.MutantAnswer, err error) {
	dir, err := os.MkdirTemp("", "seabmc-mutant-*")
	if err != nil {
		return a, err
	}
	defer os.RemoveAll(dir)
	a.ContractMutant = *m
	lib, err := m.Overlay(l, dir)
	if err != nil {
		return a, err
	}
	one := slices.Clone(all)
	for i := range one {
		one[i].Skip = one[i].Name != m.Function
	}
	for i, answer := range []*contracts.Answer{&a.First, &a.Second} {
		if i == 1 {
			if a.First.Status != contracts.Proved {
				break
			}
			lib.Flags = append(slices.Clone(lib.Flags), "--mem=lambda", "--solver=z3")
		}
		p, err := o.prover(&lib, o.timeout)
		if err != nil {
			return a, err
		}
		for _, out := range p.Prove(ctx, one) {
			if out.Name == m.Function {
				*answer = out.Answer
			}
		}
	}
	return a, nil
}
