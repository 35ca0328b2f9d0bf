package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"seabmc/bench/awslc"
	"seabmc/contracts"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
)

// contractSuite proves contracts of libraries, and remembers what was proved.
type contractSuite struct {
	*benchOptions
	libs      []awslc.Library
	journal   *awslc.Journal // nil: nothing is remembered
	originals originals      // of mutants
}

// interrupted tells the user how to resume.
func (s *contractSuite) interrupted() error {
	if s.journal != nil {
		return errors.New("interrupted; continue with --resume")
	}
	return errors.New("interrupted")
}

// prover proves contracts of a library, with a limit of processor time for each function. The files are compiled once for the contracts of all given
// functions. If no function is given, each run compiles them.
func (s *contractSuite) prover(ctx context.Context, l *awslc.Library, all []clauses.Function, limit time.Duration) (*contracts.Prover, func(), error) {
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

// functions returns the functions of a library under the names that its contracts use.
func (s *contractSuite) functions(ctx context.Context, l *awslc.Library) ([]clauses.Function, error) {
	c, err := parseFlags(append(slices.Clone(l.Flags), l.File))
	if err != nil {
		return nil, err
	}
	all, err := frontend.Functions(ctx, c.cfg.Files, c.cfg.Front)
	only := s.contracts.only
	for i := range all { // a function that is not asked about is only looked at if it is called
		all[i].Skip = len(only) > 0 && !slices.ContainsFunc(only, func(part string) bool { return strings.Contains(all[i].Name, part) })
	}
	// The small ones come first, so that most answers are known after a part of the time.
	slices.SortStableFunc(all, func(a, b clauses.Function) int { return cmp.Compare(a.Size, b.Size) })
	return all, err
}
