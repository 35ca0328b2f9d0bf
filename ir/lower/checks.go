package lower

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// checkKey is one check of a function: the sub-th of its kind that an
// instruction makes.
type checkKey struct {
	inst int32
	kind ir.CheckKind
	sub  int
}

// site is where the user's code called into a library model. What fails inside
// the model is reported there; what fails in a function of the user's that the model
// calls is reported in that function.
type site struct {
	f     *function
	in    int32
	pos   *ir.Pos
	model *function
	call  *llvm.Inst // nil if nothing in the program called it
	args  [][]ir.Reg
}

// modelKey is a check inside a library model, as the user's function sees it.
type modelKey struct {
	call  int32
	model *function
	check checkKey
	arg   int // of the user's call that it is about, 0 if that is not plain
}

// enterSite notes that a is about to run, and gives the site to go back to.
func (l *lowerer) enterSite(a *activation) *site {
	before := l.site
	if !a.f.mod.Model {
		l.site = nil
	} else if l.site == nil && a.parent != nil {
		l.useChecks(nil)
		l.site = &site{f: a.parent.f, in: a.call.id, pos: a.call.pos, model: a.f, call: a.ll, args: a.args}
		if !slices.Contains(l.report.Models, a.f.name) {
			l.report.Models = append(l.report.Models, a.f.name)
		}
	}
	return before
}

// leaveSite goes back to where a was called, site before.
func (l *lowerer) leaveSite(a *activation, before *site) {
	if before != nil && !a.f.mod.Model { // from a function of the user's back into the model
		l.setPos(before.pos)
	}
	if l.site = before; before == nil {
		l.useChecks(l.prog.ChecksAt(l.lastPos))
	} else {
		l.useChecks(nil)
	}
}

func (f *function) newID(kind ir.CheckKind) string {
	f.counts[kind]++
	return fmt.Sprintf("%s.%s.%d", f.name, kind, f.counts[kind])
}

// checkID is the property id of a check: function.kind.number, the same for
// every copy of the instruction.
func (f *function) checkID(k checkKey) string {
	id, ok := f.checks[k]
	if !ok {
		id = f.newID(k.kind)
		f.checks[k] = id
	}
	return id
}

// claim states a property on the current path, and tells whether the user asks for it. It has its id in any case.
func (l *lowerer) claim(a *activation, in int32, kind ir.CheckKind, sub int, ok ir.Reg, msg string) bool {
	k := checkKey{in, kind, sub}
	if l.opt.Coverage {
		a.f.claimed[k] = true
	}
	if l.site == nil {
		return l.state(ok, ir.Check{ID: a.f.checkID(k), Kind: kind, Msg: msg})
	}
	mk := modelKey{l.site.in, a.f, k, l.blamed}
	id, has := l.site.f.inside[mk]
	if !has {
		id = l.site.f.newID(kind)
		l.site.f.inside[mk] = id
	}
	return l.state(ok, ir.Check{ID: id, Kind: kind, Msg: userName(l.site.model.name) + ": " + msg})
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
	for _, f := range l.compiled {
		if f.mod.Model {
			continue
		}
		pos := map[int32]*ir.Pos{}
		text := map[int32]string{}
		for _, b := range f.blocks {
			for i := range b.insts {
				pos[b.insts[i].id] = b.insts[i].pos
				if s := l.assertionText(f, &b.insts[i]); s != "" {
					text[b.insts[i].id] = " " + s
				}
			}
			pos[b.term.id] = b.term.pos
		}
		for k, id := range f.checks {
			if f.claimed[k] || k.kind != ir.CheckAssertion && k.kind != ir.CheckPrecond && k.kind != ir.CheckCover {
				continue
			}
			u := Unreached{Check: ir.Check{ID: id, Kind: k.kind, Msg: strings.ReplaceAll(string(k.kind), "_", " ") + text[k.inst]}}
			if goal, ok := f.goals[k]; ok {
				u.Check.Msg = goal
			}
			if p := pos[k.inst]; p != nil {
				u.Pos = *p
			}
			us = append(us, u)
		}
	}
	sort.Slice(us, func(i, j int) bool { return us[i].Check.ID < us[j].Check.ID })
	return us
}

// texts are the places of what an assertion says among the arguments of calls.
var texts = map[string]int{"__assert_fail": 0, "__assert_rtn": 3, "__CPROVER_assert": 1, "__CPROVER_precondition": 1, "__CPROVER_postcondition": 1, "__ESBMC_assert": 1}

// assertionText is what a call that asserts says, if that is a constant.
func (l *lowerer) assertionText(f *function, in *inst) string {
	c := in.ll
	e := l.prog.CalledBy(f.ent, c)
	if e == nil {
		return ""
	}
	at, ok := texts[e.Name]
	if !ok || at >= len(c.Args) {
		return ""
	}
	s, ok := l.initOf(f.mod, c.Args[at]).(*llvm.Bytes)
	if !ok {
		return ""
	}
	text, _, _ := strings.Cut(string(s.X), "\x00")
	return text
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
