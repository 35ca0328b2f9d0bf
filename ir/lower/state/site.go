package state

import (
	"slices"
)

// EnterSite notes that a is about to run, and gives the site to go back to.
func (l *Paths) EnterSite(a *Activation) *site {
	before := l.Site
	if !a.Function.Unit.Model {
		l.Site = nil
	} else if l.Site == nil && a.Parent != nil {
		l.useChecks(nil)
		l.Site = &site{f: a.Parent.Function, in: a.Call.ID, pos: a.Call.Pos, Model: a.Function, call: a.LL, args: a.Args}
		if !slices.Contains(l.Report.Models, a.Function.Name) {
			l.Report.Models = append(l.Report.Models, a.Function.Name)
		}
	}
	return before
}

// LeaveSite goes back to where a was called, site before.
func (l *Paths) LeaveSite(a *Activation, before *site) {
	if before != nil && !a.Function.Unit.Model { // from a function of the user back into the model
		l.SetPos(before.pos)
	}
	if l.Site = before; before == nil {
		l.useChecks(l.Program.ChecksAt(l.LastPos))
	} else {
		l.useChecks(nil)
	}
}
