package bmc

import (
	"iter"
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/term"
	"seabmc/vcgen"
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
	sortProperties(r.res.Properties)
	for _, c := range slices.Sorted(maps.Keys(r.early)) {
		r.record(r.early[c], false)
	}
}

// listed are the properties of some asserts that are asked for; nothing is known of them yet.
func (r *subject) listed(asserts iter.Seq2[int, int]) (list []Property) {
	seen := map[int]bool{}
	for check, instr := range asserts {
		if seen[check] {
			continue
		}
		seen[check] = true
		if c := r.prog.Checks[check]; r.wanted(&c) || isLimit(c.Kind) {
			list = append(list, Property{Check: c, check: check, Status: StatusUndetermined, Pos: r.prog.Positions[r.prog.At(instr).Pos]})
		}
	}
	return list
}

// built are the asserts of the program as far as it is built.
func (r *subject) built(yield func(check, instr int) bool) {
	for i := range r.prog.Len() {
		if r.prog.OpAt(i) == ir.OpAssert && !yield(int(r.prog.At(i).Aux), i) {
			return
		}
	}
}

// keepBuilt keeps the list of the properties that are built, for the case that the unrolling does not end in time: none is proved
// before all executions are built. The program goes on changing, so that it is not kept.
func (r *run) keepBuilt() {
	if r.aside || r.gen == nil {
		return
	}
	res := Result{Config: &r.cfg, Properties: r.listed(r.built), Stats: r.res.Stats}
	res.Stats.Stats, res.Stats.Instructions = r.genStats(), r.prog.Len()
	r.at.keepOpen(&res)
}

// addUnreached adds the assertions that the lowering never built, and marks those
// as vacuous on whose line no path comes to.
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
			p.Vacuous = r.gen.Marked(l.Reached[state.ReachedAt(p.Check.Kind, p.Pos)]) == term.False
		}
	}
}

// coverage tells whether it is of interest which lines are reached.
func (r *subject) coverage() bool {
	return r.cfg.AllProperties || r.cfg.VCOnly || len(r.cfg.Properties) > 0
}

// unknownProperties are ids that the user asked for and the program does not have.
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

func (r *subject) property(check int) *Property {
	for i := range r.res.Properties {
		if r.res.Properties[i].check == check {
			return &r.res.Properties[i]
		}
	}
	panic("bmc: property without entry")
}

func (r *subject) settle(s Status, which func(*Property) bool) {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; which(p) {
			p.Status = s
		}
	}
}

func (r *subject) anyProperty(which func(*Property) bool) bool {
	for i := range r.res.Properties {
		if which(&r.res.Properties[i]) {
			return true
		}
	}
	return false
}

// settleDischarged marks what is proved before the solver is asked: properties that
// rewriting proved, if it also proved that everything was looked at.
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

// countsAsFailure tells whether a violated check makes the verdict FAILED: all but
// limits, and unwinding assertions where the user or the program gave the bound.
func (r *subject) countsAsFailure(c *ir.Check) bool {
	if c.Kind == ir.CheckUnwind || c.Kind == ir.CheckRecursion {
		return !c.Auto
	}
	return !isLimit(c.Kind)
}

func (r *subject) isFailure(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return r.countsAsFailure(c) && r.wanted(c)
}
