package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
)

// useChecks sets the options to those of a part of the source; nil means those of the command line.
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

// ByCommandLine runs do with the options of the command line, since a library function belongs to no part of the source.
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
