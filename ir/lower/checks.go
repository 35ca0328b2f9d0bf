package lower

import (
	"fmt"

	"seabmc/ir"
)

// checkKey is one check of a function: the sub-th of its kind that an
// instruction makes.
type checkKey struct {
	inst int32
	kind ir.CheckKind
	sub  int
}

// site is where the user's code called into a library model. What fails inside
// the model is reported there.
type site struct {
	f     *function
	in    int32
	model *function
}

// modelKey is a check inside a library model, as the user's function sees it.
type modelKey struct {
	call  int32
	model *function
	check checkKey
}

// enterSite notes that a is about to run, and gives the site to go back to.
func (l *lowerer) enterSite(a *activation) *site {
	before := l.site
	if a.f.mod.model && l.site == nil && a.parent != nil {
		l.site = &site{f: a.parent.f, in: a.call.id, model: a.f}
	}
	return before
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

// claim states a property on the current path.
func (l *lowerer) claim(a *activation, in int32, kind ir.CheckKind, sub int, ok ir.Reg, msg string) {
	k := checkKey{in, kind, sub}
	if l.site == nil {
		l.b.Assert(l.cond(), ok, ir.Check{ID: a.f.checkID(k), Kind: kind, Msg: msg})
		return
	}
	mk := modelKey{l.site.in, a.f, k}
	id, has := l.site.f.inside[mk]
	if !has {
		id = l.site.f.newID(kind)
		l.site.f.inside[mk] = id
	}
	l.b.Assert(l.cond(), ok, ir.Check{ID: id, Kind: kind, Msg: l.site.model.name + ": " + msg})
}

// note records a step for the trace. The inner life of library models is left out.
func (l *lowerer) note(v ir.Reg, n ir.Note) {
	if l.site == nil {
		l.b.Trace(l.cond(), v, n)
	}
}
