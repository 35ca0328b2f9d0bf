package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"seabmc/bench/awslc"
	"seabmc/contracts"
	"seabmc/frontend/clauses"
	"seabmc/scratch"
)

// originals proves functions as they are.
type originals struct {
	sync.Mutex
	provers map[*awslc.Library]*contracts.Prover
	remove  []func() // deletes what was compiled for them
}

// mutants asks about the same number of mutants of each library function. The exit code is 1 if two solvers disagree about one.
func (s *contractSuite) mutants(ctx context.Context) (int, error) {
	all := make([][]clauses.Function, len(s.libs))
	for i := range s.libs {
		var err error
		if all[i], err = s.functions(ctx, &s.libs[i]); err != nil {
			return 0, err
		}
	}
	tasks, err := awslc.MutantTasks(s.libs, all, s.contracts.mutants)
	if err != nil {
		return 0, err
	}
	s.originals.provers = map[*awslc.Library]*contracts.Prover{}
	defer func() {
		for _, remove := range s.originals.remove {
			remove()
		}
	}()
	answers := make([]awslc.MutantAnswer, len(tasks))
	bar := newSuiteBar(len(tasks), "auto")
	var mu sync.Mutex
	var runs errgroup.Group
	runs.SetLimit(max(1, s.jobs))
	for i := range tasks {
		runs.Go(func() error {
			if ctx.Err() != nil {
				return nil
			}
			a, err := s.mutant(ctx, &tasks[i])
			mu.Lock()
			defer mu.Unlock()
			answers[i] = a
			bar.done(a.Function)
			if s.perTask {
				fmt.Printf("%s\t%s\t%s\t%s\t%s\n", &a.Mutant, a.First.Status, a.Second.Status, a.Killer, a.First.Why)
			}
			return err
		})
	}
	err = runs.Wait()
	bar.finish()
	if ctx.Err() != nil {
		answers = slices.DeleteFunc(answers, func(a awslc.MutantAnswer) bool { return a.First.Status == "" })
		err = s.interrupted()
	}
	if awslc.MutantTable(os.Stdout, answers) > 0 && err == nil {
		return 1, nil
	}
	return 0, err
}

// mutant asks about a mutant. If the mutant is proved, mutant proves it once more in another way.
func (s *contractSuite) mutant(ctx context.Context, t *awslc.MutantTask) (a awslc.MutantAnswer, err error) {
	if a, known := s.journal.KnownMutant(t.Library, &t.Mutant, s.extra, s.timeout); known {
		return a, nil
	}
	dir, remove, err := scratch.Dir()
	if err != nil {
		return a, err
	}
	defer remove()
	a.Mutant = t.Mutant
	lib, err := t.Mutant.Overlay(t.Library, dir)
	if err != nil {
		return a, err
	}
	mutated := lib
	for i, answer := range []*contracts.Answer{&a.First, &a.Second} {
		if i == 1 {
			if a.First.Status != contracts.Proved {
				break
			}
			lib.Flags = append(slices.Clone(lib.Flags), "--mem=lambda", "--solver=z3")
		}
		if *answer, err = s.askOne(ctx, &lib, t.Functions, t.Mutant.Function, true); err != nil {
			return a, err
		}
	}
	if a.First.Status == contracts.Failed {
		if err = s.confirm(ctx, t, &mutated, &a); err != nil {
			return a, err
		}
	}
	if a.Clause && a.First.Status == contracts.Proved {
		if a.Killer, err = s.killer(ctx, t, &mutated); err != nil {
			return a, err
		}
	}
	if ctx.Err() == nil {
		s.journal.AddMutant(t.Library, &t.Mutant, s.extra, s.timeout, a)
	}
	return a, nil
}

// confirm asks about a mutant once more, with the bodies of the functions that it calls, if without them the function as it was is not proved either.
func (s *contractSuite) confirm(ctx context.Context, t *awslc.MutantTask, mutated *awslc.Library, a *awslc.MutantAnswer) error {
	before, err := s.original(ctx, t)
	if err == nil && before.Status != contracts.Proved {
		a.First, err = s.askOne(ctx, mutated, t.Functions, t.Mutant.Function, false)
	}
	return err
}

// original asks about a function as it is, without looking at the bodies of those that it calls. The library is compiled once for all such questions.
func (s *contractSuite) original(ctx context.Context, t *awslc.MutantTask) (contracts.Answer, error) {
	s.originals.Lock()
	defer s.originals.Unlock()
	p := s.originals.provers[t.Library]
	if p == nil {
		made, remove, err := s.prover(ctx, t.Library, t.Functions, s.timeout)
		if err != nil {
			return contracts.Answer{}, err
		}
		p = made
		p.NoBodies = true
		s.originals.provers[t.Library] = p
		s.originals.remove = append(s.originals.remove, remove)
	}
	return p.One(ctx, t.Functions, t.Mutant.Function), nil
}

// maxCallers is the number of callers that are asked about a changed contract, the smallest first.
const maxCallers = 3

// killer returns a function that is proved with the original contract but not with the changed one, or "". A function still keeps a contract that
// requires more or promises less, so only its callers can show the change.
func (s *contractSuite) killer(ctx context.Context, t *awslc.MutantTask, mutated *awslc.Library) (string, error) {
	asked := 0
	for i := range t.Functions { // in the order of their sizes
		f := &t.Functions[i]
		if !f.Contract || !f.Body || f.Name == t.Mutant.Function || !slices.Contains(f.Uses, t.Mutant.Function) {
			continue
		}
		if asked++; asked > maxCallers {
			break
		}
		after, err := s.askOne(ctx, mutated, t.Functions, f.Name, true)
		if err != nil || after.Status != contracts.Failed {
			if err != nil {
				return "", err
			}
			continue
		}
		if before, err := s.askOne(ctx, t.Library, t.Functions, f.Name, true); err != nil || before.Status == contracts.Proved {
			return f.Name, err
		}
	}
	return "", nil
}

// askOne asks about one function of a library. With contractsOnly it does not look at the bodies of the functions that this one calls.
func (s *contractSuite) askOne(ctx context.Context, lib *awslc.Library, all []clauses.Function, function string, contractsOnly bool) (contracts.Answer, error) {
	p, remove, err := s.prover(ctx, lib, nil, s.timeout)
	if err != nil {
		return contracts.Answer{}, err
	}
	defer remove()
	p.NoBodies = contractsOnly
	return p.One(ctx, all, function), nil
}
