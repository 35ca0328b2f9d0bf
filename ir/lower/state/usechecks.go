package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
)

// useChecks brings the options to those of a part of the source; nil is what the command line says.
func (l *Paths) useChecks(c *program.LocalChecks) {
	if c == l.checks {
		return
	}
	l.checks = c
	if l.everywhere == nil {
		all := l.Options
		l.everywhere = &all
	}
	l.Options = *l.everywhere
	if c == nil {
		return
	}
	for _, name := range c.Off {
		l.Options.Turn(name, false)
	}
	for _, name := range c.On {
		l.Options.Turn(name, true)
	}
}

// ByCommandLine does what a function of the library does, which no part of the source holds.
func (l *Paths) ByCommandLine(do func() []ir.Reg) []ir.Reg {
	here := l.checks
	if here == nil {
		return do()
	}
	l.useChecks(nil)
	rs := do()
	l.useChecks(here)
	return rs
}
