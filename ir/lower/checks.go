package lower

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
	model *cfg.Function
	call  *llvm.Inst // nil if nothing in the program called it
	args  [][]ir.Reg
}

// enterSite notes that a is about to run, and gives the site to go back to.
func (l *lowerer) enterSite(a *activation) *site {
	before := l.site
	if !a.f.Unit.Model {
		l.site = nil
	} else if l.site == nil && a.parent != nil {
		l.useChecks(nil)
		l.site = &site{f: a.parent.f, in: a.call.ID, pos: a.call.Pos, model: a.f, call: a.ll, args: a.args}
		if !slices.Contains(l.report.Models, a.f.Name) {
			l.report.Models = append(l.report.Models, a.f.Name)
		}
	}
	return before
}

// leaveSite goes back to where a was called, site before.
func (l *lowerer) leaveSite(a *activation, before *site) {
	if before != nil && !a.f.Unit.Model { // from a function of the user's back into the model
		l.setPos(before.pos)
	}
	if l.site = before; before == nil {
		l.useChecks(l.prog.ChecksAt(l.lastPos))
	} else {
		l.useChecks(nil)
	}
}

// claim states a property on the current path, and tells whether the user asks for it. It has its id in any case.
func (l *lowerer) claim(a *activation, in int32, kind ir.CheckKind, sub int, ok ir.Reg, msg string) bool {
	about := l.about
	l.about = ""
	k := cfg.CheckKey{Inst: in, Kind: kind, Sub: sub}
	if l.opt.Coverage {
		a.f.Claimed[k] = true
	}
	if l.site == nil {
		return l.state(ok, ir.Check{ID: a.f.CheckID(k), Kind: kind, About: about, Msg: msg})
	}
	mk := cfg.ModelKey{Call: l.site.in, Model: a.f, Check: k, Arg: l.blamed}
	id, has := l.site.f.Inside[mk]
	if !has {
		id = l.site.f.NewID(kind)
		l.site.f.Inside[mk] = id
	}
	return l.state(ok, ir.Check{ID: id, Kind: kind, About: about, Msg: userName(l.site.model.Name) + ": " + msg})
}

// state asserts ok on the current path if the user asks for the check.
func (l *lowerer) state(ok ir.Reg, c ir.Check) bool {
	if !l.wants(c) {
		l.why = nil
		return false
	}
	l.assert(l.cond(), ok, c)
	if l.quiet != nil {
		l.why = nil
	}
	l.explain()
	return true
}

// note records a step for the trace. The inner life of library models is left out.
func (l *lowerer) note(v ir.Reg, n ir.Note) {
	if l.site == nil {
		l.b.Trace(l.cond(), v, n)
	}
}

// unreached lists the checks of compiled functions that no path within the bounds
// comes to.
func (l *lowerer) unreached() []Unreached {
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
func (l *lowerer) cover() {
	if l.b.Recording() || l.site != nil {
		return
	}
	at := LineOf(l.b.Pos())
	if l.report.Reached == nil {
		l.report.Reached = map[Line][]int{}
	}
	marks := l.report.Reached[at]
	if at == l.covered && l.cur.g == l.coveredBy || len(marks) > maxMarks {
		return
	}
	l.covered, l.coveredBy = at, l.cur.g
	l.report.Reached[at] = append(marks, l.b.Oracle.Mark(l.cond()))
}

// because says what the report of the next check tells of the values in it.
func (l *lowerer) because(format string, args ...ir.Operand) {
	l.why = &ir.Context{Format: format, Args: args}
}

// explain gives the assert that was just built what because said.
func (l *lowerer) explain() {
	if l.why != nil {
		l.b.Explain(*l.why)
		l.why = nil
	}
}
