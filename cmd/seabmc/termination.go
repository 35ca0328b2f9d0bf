package main

import (
	"errors"

	"seabmc/ir/lower/state"
)

// checkTermination rejects flags that make no sense if the question is whether each execution ends.
func checkTermination(o *options) error {
	l := &o.cfg.Lower
	if l.Termination == state.EndsUnasked {
		return nil
	}
	for _, x := range []struct {
		given bool
		flag  string
	}{
		{l.Unwind >= 0 || len(l.UnwindSet) > 0, "a bound of loops (--unwind, --unwindset)"},
		{l.PartialLoops, "--partial-loops"},
		{l.Goals.Any(), "--cover"},
		{o.cfg.Vacuity, "--vacuity"},
		{o.cfg.Plain, "--plain"},
		{o.cfg.Mutate != "", "--mutate"},
		{o.contracts.all, "--all-contracts"},
		{len(o.cfg.Properties) > 0, "--property"},
		{o.audit.form != "", "--audit"},
	} {
		if x.given {
			return errors.New("--termination-check does not go with " + x.flag)
		}
	}
	return nil
}
