package guarded

import (
	"slices"
	"sort"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// site is where the user's code called into a library model. What fails inside
// the model is reported there; what fails in a function of the user's that the model
// calls is reported in that function.
type site struct {
	f     *cfg.Function
	in    int32
	pos   *ir.Pos
	Model *cfg.Function
	call  *llvm.Inst // nil if nothing in the program called it
	args  [][]ir.Reg
}

// enterSite notes that a is about to run, and gives the site to go back to.
func (l *Paths) enterSite(a *Activation) *site {
	before := l.Site
	if !a.Function.Unit.Model {
		l.Site = nil
	} else if l.Site == nil && a.Parent != nil {
		l.useChecks(nil)
		l.Site = &site{f: a.Parent.Function, in: a.call.ID, pos: a.call.Pos, Model: a.Function, call: a.LL, args: a.args}
		if !slices.Contains(l.Report.Models, a.Function.Name) {
			l.Report.Models = append(l.Report.Models, a.Function.Name)
		}
	}
	return before
}

// leaveSite goes back to where a was called, site before.
func (l *Paths) leaveSite(a *Activation, before *site) {
	if before != nil && !a.Function.Unit.Model { // from a function of the user's back into the model
		l.SetPos(before.pos)
	}
	if l.Site = before; before == nil {
		l.useChecks(l.Program.ChecksAt(l.lastPos))
	} else {
		l.useChecks(nil)
	}
}

// Claim states a property on the current path, and tells whether the user asks for it. It has its id in any case.
func (l *Paths) Claim(a *Activation, in int32, kind ir.CheckKind, sub int, ok ir.Reg, msg string) bool {
	about := l.About
	l.About = ""
	k := cfg.CheckKey{Inst: in, Kind: kind, Sub: sub}
	if l.Options.Coverage {
		a.Function.Claimed[k] = true
	}
	if l.Site == nil {
		return l.Claimed(ok, ir.Check{ID: a.Function.CheckID(k), Kind: kind, About: about, Msg: msg})
	}
	mk := cfg.ModelKey{Call: l.Site.in, Model: a.Function, Check: k, Arg: l.Blamed}
	id, has := l.Site.f.Inside[mk]
	if !has {
		id = l.Site.f.NewID(kind)
		l.Site.f.Inside[mk] = id
	}
	return l.Claimed(ok, ir.Check{ID: id, Kind: kind, About: about, Msg: userName(l.Site.Model.Name) + ": " + msg})
}

// Claimed asserts ok on the current path if the user asks for the check.
func (l *Paths) Claimed(ok ir.Reg, c ir.Check) bool {
	if !l.Wanted(c) {
		l.Why = nil
		return false
	}
	l.assert(l.Condition(), ok, c)
	if l.quiet != nil {
		l.Why = nil
	}
	l.explain()
	return true
}

// Note records a step for the trace. The inner life of library models is left out.
func (l *Paths) Note(v ir.Reg, n ir.Note) {
	if l.Site == nil {
		l.B.Trace(l.Condition(), v, n)
	}
}

// unreached lists the checks of compiled functions that no path within the bounds
// comes to.
func (l *Machine) unreached() []Unreached {
	var us []Unreached
	for _, f := range l.code.Done {
		if f.Unit.Model {
			continue
		}
		pos := map[int32]*ir.Pos{}
		text := map[int32]string{}
		for _, b := range f.Blocks {
			for i := range b.Insts {
				pos[b.Insts[i].ID] = b.Insts[i].Pos
				if s := l.code.AssertionText(f, &b.Insts[i]); s != "" {
					text[b.Insts[i].ID] = " " + s
				}
			}
			pos[b.Term.ID] = b.Term.Pos
		}
		for k, id := range f.Checks {
			if f.Claimed[k] || k.Kind != ir.CheckAssertion && k.Kind != ir.CheckPrecond && k.Kind != ir.CheckCover {
				continue
			}
			u := Unreached{Check: ir.Check{ID: id, Kind: k.Kind, Msg: strings.ReplaceAll(string(k.Kind), "_", " ") + text[k.Inst]}}
			if goal, ok := f.Goals[k]; ok {
				u.Check.Msg = goal
			}
			if p := pos[k.Inst]; p != nil {
				u.Pos = *p
			}
			us = append(us, u)
		}
	}
	sort.Slice(us, func(i, j int) bool { return us[i].Check.ID < us[j].Check.ID })
	return us
}

// Line is a line of a function.
type Line struct {
	File string
	Line int
	Func string
}

// LineOf is the line that a position is in.
func LineOf(p ir.Pos) Line { return Line{p.File, p.Line, p.Func} }

// maxMarks is the number of paths to a line that are kept.
const maxMarks = 64

// cover notes that the current path comes to the current position.
func (l *Machine) cover() {
	if l.B.Recording() || l.Site != nil {
		return
	}
	at := LineOf(l.B.Pos())
	if l.Report.Reached == nil {
		l.Report.Reached = map[Line][]int{}
	}
	marks := l.Report.Reached[at]
	if at == l.covered && l.State.Guard == l.coveredBy || len(marks) > maxMarks {
		return
	}
	l.covered, l.coveredBy = at, l.State.Guard
	l.Report.Reached[at] = append(marks, l.B.Oracle.Mark(l.Condition()))
}

// Because says what the report of the next check tells of the values in it.
func (l *Paths) Because(format string, args ...ir.Operand) {
	l.Why = &ir.Context{Format: format, Args: args}
}

// explain gives the assert that was just built what because said.
func (l *Paths) explain() {
	if l.Why != nil {
		l.B.Explain(*l.Why)
		l.Why = nil
	}
}
