package main

import (
	"github.com/spf13/pflag"

	"seabmc/project"
	"seabmc/project/batch"
)

// reportFlags are the flags about what seabmc run writes.
type reportFlags struct{}

func (r *reportFlags) flags(fs *pflag.FlagSet) {}

func (r *reportFlags) write(p *project.Project, outcomes []batch.Outcome) error { return nil }
