package bmc

import (
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/term"
)

// collect lists the properties and the statistics known so far.
func (r *subject) collect() {
	if r.gen == nil {
		return
	}
	vc := r.gen.VC()
	r.res.VC = vc
	r.res.Stats.Stats = r.genStats()
	r.res.Stats.Instructions = r.prog.Len()
	r.res.Stats.LowerSeconds = max(0, r.res.Stats.LowerSeconds-r.res.Stats.PreprocessSeconds)
	if len(r.res.Properties) > 0 {
		return
	}
	r.res.Properties = r.listed(func(yield func(check, instr int) bool) {
		for _, p := range vc.Props {
			if !yield(p.Check, p.Instr) {
				return
			}
		}
	})
	if r.ctx.Err() == nil { // it takes long, and time is up
		roots := append([]term.ID(nil), vc.Side...)
		for _, p := range vc.Props {
			roots = append(roots, p.Violated)
		}
		r.res.Stats.SyntacticSize = vc.T.Size(roots...)
	}
	r.addUnreached()
	r.res.Catalogue = r.catalogue()
	sortProperties(r.res.Properties)
	for _, c := range slices.Sorted(maps.Keys(r.early)) {
		r.record(r.early[c], false)
	}
}

// addUnreached adds the assertions that the lowering never built. It marks as vacuous those whose line no path reaches.
func (r *subject) addUnreached() {
	l := r.res.Lower
	if l == nil || !r.coverage() || l.Stopped {
		return
	}
	for _, u := range l.Unreached {
		if r.wanted(&u.Check) {
			r.res.Properties = append(r.res.Properties, Property{Check: u.Check, Pos: u.Pos, check: -1, Status: StatusUndetermined})
		}
	}
	if l.Text { // of which it is not known
		return
	}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.Pos.File != "" && !isLimit(p.Check.Kind) && p.Check.Kind != ir.CheckLeak {
			p.Vacuous = r.gen.Marked(l.MarksOf(p.Check.ID, p.Check.Kind, p.Pos)) == term.False
		}
	}
}

// unknownProperties are the ids that the user asked for but that the program does not have.
func (r *subject) unknownProperties() (ids []string) {
	for _, id := range r.cfg.Properties {
		found := false
		for i := range r.res.Properties {
			found = found || r.res.Properties[i].Check.ID == id
		}
		if !found {
			ids = append(ids, id)
		}
	}
	return ids
}

// settleDischarged marks properties that are proved before the solver is asked: those that rewriting proved, if it also proved that everything was
// looked at.
func (r *subject) settleDischarged() {
	if r.res.Lower.Stopped {
		return
	}
	left := map[int]bool{}
	for _, p := range r.res.VC.Props {
		if p.Discharged {
			continue
		}
		if isLimit(r.prog.Checks[p.Check].Kind) {
			return
		}
		left[p.Check] = true
	}
	r.settle(StatusSuccess, func(p *Property) bool { return p.check >= 0 && !left[p.check] })
}
