package main

import (
	"github.com/spf13/pflag"

	"seabmc/checks"
)

// checkFlags registers the flags of all checks.
func checkFlags(fs *pflag.FlagSet, set *checks.Set) {
	for i := range checks.Switches {
		s := &checks.Switches[i]
		onOff(fs, s.On(set), s.Flag, s.Default, s.Help)
		if s.Hidden {
			_ = fs.MarkHidden(s.Flag)
		}
	}
}

// settleChecks decides the checks that no flag named. It is called after all flags are read.
func settleChecks(fs *pflag.FlagSet, set *checks.Set, noStandard bool) {
	for i := range checks.Switches {
		s := &checks.Switches[i]
		switch {
		case s.Standard && noStandard && !fs.Changed(s.Flag):
			*s.On(set) = false
		case s.Follows != "" && !fs.Changed(s.Flag) && !fs.Changed("no-"+s.Flag):
			*s.On(set) = *checks.ByFlag(s.Follows).On(set)
		}
	}
	set.Complete()
}
