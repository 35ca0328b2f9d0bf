package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Check asserts ok on the current path. Executions on which it does not hold end. If nobody asks for the check, the path goes on, and holds is false. The caller
// has to look whether the option of the check is on. sub tells apart several checks of one kind at one instruction; checks with the same sub would share an id.
func (l *Paths) Check(a *Activation, in *cfg.Inst, kind ir.CheckKind, sub int, ok ir.Reg, msg string) (holds bool) {
	if v, is := l.B.ConstInt(ok); is && v == 1 && l.B.Recording() {
		l.Why, l.About = nil, ""
		return true
	}
	if !l.Claim(a, in.ID, kind, sub, ok, msg) {
		return false
	}
	l.Assume(EndFailed, ok)
	return true
}

// Claim states a property on the current path, and tells whether the user asks for it. The property gets its id in any case.
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
	l.decides(ok, c)
	l.Assert(l.Condition(), ok, c)
	if l.Quiet != nil {
		l.Why = nil
	}
	l.explain()
	return true
}

// decides notes that the current path reaches an assertion. An assertion that always fails is a call that only reports a failure, see cover.Decided.
func (l *Paths) decides(ok ir.Reg, c ir.Check) {
	if !l.Options.Coverage || c.Kind != ir.CheckAssertion {
		return
	}
	if v, is := l.B.ConstInt(ok); !is || v == 1 {
		l.ComesTo(c.ID)
	}
}

// ComesTo notes that the current path reaches the place where an assertion is decided. Instructions that are only recorded have no path yet.
func (l *Paths) ComesTo(assertion string) {
	r := l.Report
	if r.Assertions == nil {
		r.Assertions, r.byLine = map[string][]int{}, map[string]bool{}
	}
	if l.B.Recording() {
		r.byLine[assertion] = true
	} else if marks := r.Assertions[assertion]; len(marks) <= MostMarks {
		r.Assertions[assertion] = append(marks, l.B.Oracle.Mark(l.Condition()))
	}
}

// Cannot ends the path, because it reaches something that is not supported.
func (l *Paths) Cannot(a *Activation, in *cfg.Inst, what string) {
	l.Report.Unsupported = AddOnce(l.Report.Unsupported, what)
	l.Cut = true
	l.Claim(a, in.ID, ir.CheckUnsupported, 0, l.B.False(), "unsupported: "+what)
	l.End(EndFailed)
}

// Because sets the explanation of the next check, with the values that it mentions.
func (l *Paths) Because(format string, args ...ir.Operand) {
	l.Why = &ir.Context{Format: format, Args: args}
}

// explain gives the explanation to the assert that was just built.
func (l *Paths) explain() {
	if l.Why != nil {
		l.B.Explain(*l.Why)
		l.Why = nil
	}
}

// Note records a step for the trace. Steps inside library models are left out.
func (l *Paths) Note(v ir.Reg, n ir.Note) {
	if l.Site == nil {
		l.B.Trace(l.Condition(), v, n)
	}
}
