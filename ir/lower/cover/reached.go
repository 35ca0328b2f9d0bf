package cover

import (
	"sort"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Unreached lists the checks of compiled functions that no path within the bounds reaches.
func (l *Cover) Unreached() []state.Unreached {
	var us []state.Unreached
	for _, f := range l.Code.Done {
		if f.Unit.Model {
			continue
		}
		pos := map[int32]*ir.Pos{}
		text := map[int32]string{}
		for _, b := range f.Blocks {
			for i := range b.Insts {
				pos[b.Insts[i].ID] = b.Insts[i].Pos
				if s := l.Code.AssertionText(f, &b.Insts[i]); s != "" {
					text[b.Insts[i].ID] = " " + s
				}
			}
			pos[b.Term.ID] = b.Term.Pos
		}
		var judged map[int32]bool
		for k, id := range f.Checks {
			if f.Claimed[k] || k.Kind != ir.CheckAssertion && k.Kind != ir.CheckPrecond && k.Kind != ir.CheckInvariantStep && k.Kind != ir.CheckCover {
				continue
			}
			u := state.Unreached{Check: ir.Check{ID: id, Kind: k.Kind, Msg: strings.ReplaceAll(string(k.Kind), "_", " ") + text[k.Inst]}}
			if goal, ok := f.Goals[k]; ok {
				u.Check.Msg = goal
			}
			if p := pos[k.Inst]; p != nil {
				u.Pos = *p
			}
			us = append(us, u)
			if judged == nil {
				judged = l.Code.Judged(f)
			}
			if k.Kind == ir.CheckAssertion && judged[k.Inst] {
				l.Report.NoMore(id)
			}
		}
	}
	sort.Slice(us, func(i, j int) bool { return us[i].Check.ID < us[j].Check.ID })
	return us
}

// Cover notes that the current path reaches the current position.
func (l *Cover) Cover() {
	if l.B.Recording() || l.Site != nil {
		return
	}
	l.reaches(state.LineOf(l.B.Pos()))
}

// CoverCheck notes that the current path reaches a check of a kind.
func (l *Cover) CoverCheck(kind ir.CheckKind) {
	if l.Options.Coverage && !l.B.Recording() {
		l.reaches(state.ReachedAt(kind, l.B.Pos()))
	}
}

// Decided notes that the current path reaches the place that decides whether an assertion of the macro assert holds.
func (l *Cover) Decided(a *state.Activation, calls ...*cfg.Inst) {
	if !l.Options.Coverage || l.Site != nil {
		return
	}
	for _, call := range calls {
		l.ComesTo(a.Function.CheckID(cfg.CheckKey{Inst: call.ID, Kind: ir.CheckAssertion}))
	}
}

// reaches notes that the current path reaches a place.
func (l *Cover) reaches(at state.Line) {
	if l.Report.Reached == nil {
		l.Report.Reached = map[state.Line][]int{}
	}
	marks := l.Report.Reached[at]
	if at == l.covered && l.State.Guard == l.coveredBy || len(marks) > state.MostMarks {
		return
	}
	l.covered, l.coveredBy = at, l.State.Guard
	l.Report.Reached[at] = append(marks, l.B.Oracle.Mark(l.Condition()))
}
