package main

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"
)

// contractFlags holds the flags of --all-contracts.
type contractFlags struct {
	all     bool
	jobs    int
	args    []string // of the runs for single functions
	mutants int      // of each proved function, to find out what its contract does not notice
}

func (f *contractFlags) flags(fs *pflag.FlagSet) {
	fs.BoolVar(&f.all, "all-contracts", false, "prove every function that has a contract against the contracts of those it calls, and print a table")
	fs.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "with --all-contracts, how many functions at a time")
}

// notWithAll lists the flags that are about a single run.
var notWithAll = []string{"function", "enforce-contract", "replace-call-with-contract", "check-call-with-contract", "xml-ui", "sarif", "junit", "html", "witness",
	"witness-graphml", "prp", "sv-comp", "replay", "replay-dir", "trace", "stats", "audit", "show-properties", "show-loops", "cover", "vacuity-only",
	"list-mutants", "plain"}

// settle keeps the command line for the runs. Unless flags say otherwise, variables with static lifetime have any value when a function is called,
// and loops with an invariant are not unrolled.
func (f *contractFlags) settle(fs *pflag.FlagSet, args []string) error {
	if !f.all {
		return nil
	}
	for _, name := range notWithAll {
		if fs.Changed(name) {
			return fmt.Errorf("--%s does not go with --all-contracts", name)
		}
	}
	if fs.Changed("mutate") {
		var err error
		if f.mutants, err = strconv.Atoi(fs.Lookup("mutate").Value.String()); err != nil || f.mutants < 1 || fs.Changed("json") {
			return errors.New("--mutate with --all-contracts takes the number of changes to each function, and does not go with --json")
		}
		args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return strings.HasPrefix(a, "--mutate=") })
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
