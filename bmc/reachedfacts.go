package bmc

import (
	"context"
	"maps"
	"slices"

	"seabmc/ir"
)

// If assumptions about all elements are kept as facts, some states remain in which the assumptions do not hold. If bytes of pointers may be any numbers, some
// remain in which they are other numbers. The same goes for what a library computes, if it may be any number in a range. A place that none of the remaining states
// reaches is not reached. A place that one of them reaches may still not be reached in truth, so this is asked again with the quantifiers written out, with the
// addresses, and with what libraries compute.

// restsReachOnFacts tells whether some place was found to be reached by a state that may be no state of the program.
func (res *Result) restsReachOnFacts() bool {
	return res != nil && res.Config.Vacuity && res.Lower != nil && slices.ContainsFunc(res.Properties, res.doubtfullyReached())
}

// doubtfullyReached tells of a property whether it was found to be reached by such a state.
func (res *Result) doubtfullyReached() func(Property) bool {
	all := res.guessed || res.Lower.Facts && !res.Config.Lower.AllValues
	return func(p Property) bool { return p.Reached && (all || res.vague[p.Check.ID]) }
}

// askReached asks again what is reached, with all quantifiers written out, and with the addresses. Where there is no answer then, it stays unknown.
func askReached(ctx context.Context, cfg *Config, newRun func() *run, res *Result) {
	before := *cfg
	cfg.VacuityOnly, cfg.Lower.AllValues = true, true
	cfg.Lower.Exact = cfg.Lower.Exact || len(res.vague) > 0
	r, err, ended := attempt(ctx, cfg, newRun)
	*cfg = before
	known := map[string]*Property{}
	if ended && err == nil {
		for i := range r.res.Properties {
			known[r.res.Properties[i].Check.ID] = &r.res.Properties[i]
		}
		res.Stats.add(&r.res.Stats)
	}
	whole := !slices.ContainsFunc(slices.Collect(maps.Values(known)), isGap)
	doubtful := res.doubtfullyReached()
	for i := range res.Properties {
		if p := &res.Properties[i]; doubtful(*p) {
			q := known[p.Check.ID]
			p.Reached = q != nil && q.Reached
			p.Vacuous = q != nil && q.Vacuous && whole
			p.ReachUnknown = !p.Reached && !p.Vacuous
		}
	}
}

// isGap tells whether executions may end because something is not supported, such as a long range of a quantifier. What follows may be reached all the
// same.
func isGap(p *Property) bool { return p.Check.Kind == ir.CheckUnsupported && p.Status != StatusSuccess }
