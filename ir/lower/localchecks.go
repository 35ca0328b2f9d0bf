package lower

import (
	"strings"

	"seabmc/ir"
)

// CBMC's #pragma CPROVER check turns checks on and off for a part of the source. The front end says so in the names of files that debug
// information has (frontend.ChecksMark): what was made of such a part is in a file of the same name with a list behind it, as in
// "f.c?checks=-signed-overflow,+nan".

const checksMark = "?checks="

// localChecks are the switches of one part of the source.
type localChecks struct {
	on, off []string
}

// cutChecks takes the list off a file's name; it gives nil if there is none.
func (d *debugInfo) cutChecks(file string) (string, *localChecks) {
	name, list, ok := strings.Cut(file, checksMark)
	if !ok {
		return file, nil
	}
	if c, ok := d.lists[list]; ok {
		return name, c
	}
	c := &localChecks{}
	for _, s := range strings.Split(list, ",") {
		if s, ok := strings.CutPrefix(s, "-"); ok {
			c.off = append(c.off, s)
		} else if s, ok := strings.CutPrefix(s, "+"); ok {
			c.on = append(c.on, s)
		}
	}
	d.lists[list] = c
	return name, c
}

// useChecks brings the options to those of a part of the source; nil is what the command line says.
func (l *lowerer) useChecks(c *localChecks) {
	if c == l.checks {
		return
	}
	l.checks = c
	if l.everywhere == nil {
		all := l.opt
		l.everywhere = &all
	}
	l.opt = *l.everywhere
	if c == nil {
		return
	}
	for _, name := range c.off {
		l.opt.Turn(name, false)
	}
	for _, name := range c.on {
		l.opt.Turn(name, true)
	}
}

// checksAt are the switches at a place.
func (l *lowerer) checksAt(p *ir.Pos) *localChecks {
	if p == nil || len(l.dbg.lists) == 0 {
		return nil
	}
	return l.dbg.checks[p]
}

// byCommandLine does what a function of the library does, which no part of the source holds.
func (l *lowerer) byCommandLine(do func() []ir.Reg) []ir.Reg {
	here := l.checks
	if here == nil {
		return do()
	}
	l.useChecks(nil)
	rs := do()
	l.useChecks(here)
	return rs
}
