package bmc

import (
	"maps"
	"slices"

	"seabmc/ir"
)

// Where what is assumed of all elements is kept as facts, a state may remain of which they are not true. So what no such state reaches is not
// reached, but what one reaches may not be. That is asked again with the quantifiers written out, and nothing else is.

// restsReachOnFacts tells whether something was found to be reached by states of which it is not known whether all that is assumed is true of them.
func (res *Result) restsReachOnFacts() bool {
	return res != nil && res.Config.Vacuity && res.Lower != nil && res.Lower.Facts && !res.Config.Lower.AllValues &&
		slices.ContainsFunc(res.Properties, func(p Property) bool { return p.Reached })
}

// askReached asks again what is reached, with all quantifiers written out. What has no answer then is not known.
func askReached(cfg *Config, newRun func() *run, res *Result) {
	before := *cfg
	cfg.VacuityOnly, cfg.Lower.AllValues = true, true
	r := newRun()
	*cfg = before
	known := map[string]*Property{}
	if err, ended := r.attended(); ended && err == nil {
		for i := range r.res.Properties {
			known[r.res.Properties[i].Check.ID] = &r.res.Properties[i]
		}
		res.Stats.add(&r.res.Stats)
	}
	whole := !slices.ContainsFunc(slices.Collect(maps.Values(known)), isGap)
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Reached {
			q := known[p.Check.ID]
			p.Reached = q != nil && q.Reached
			p.Vacuous = q != nil && q.Vacuous && whole
			p.ReachUnknown = !p.Reached && !p.Vacuous
		}
	}
}

// isGap tells whether executions may end where something is not supported, such as a range of a quantifier that is too long: what
// follows may be reached all the same.
func isGap(p *Property) bool { return p.Check.Kind == ir.CheckUnsupported && p.Status != StatusSuccess }
