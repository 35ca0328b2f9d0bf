package bmc

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"seabmc/ir/lower/state"
)

// both is the result of two cases together.
func both(a, b *Result) *Result {
	if a == nil {
		return b
	}
	if b.Failure != nil && a.Failure == nil {
		a, b = b, a
	}
	a.guessed = a.guessed || b.guessed
	if a.vague == nil {
		a.vague = b.vague
	} else {
		maps.Copy(a.vague, b.vague)
	}
	a.Cases, a.Splits = append(a.Cases, b.Cases...), append(a.Splits, b.Splits...)
	for _, why := range b.Reasons {
		if !slices.Contains(a.Reasons, why) {
			a.Reasons = append(a.Reasons, why)
		}
	}
	a.Catalogue = joinCatalogues(a.Catalogue, b.Catalogue)
	bothProperties(a, b.Properties)
	bothReports(a.Lower, b.Lower)
	a.Stats.add(&b.Stats)
	return a
}

// severity orders statuses: if two cases differ, the worse status counts.
var severity = map[Status]int{StatusSuccess: 0, StatusUndetermined: 1, StatusTimeout: 2, StatusOutOfMemory: 3, StatusFailure: 4}

func bothProperties(a *Result, list []Property) {
	byID := map[string]int{}
	for i := range a.Properties {
		byID[a.Properties[i].Check.ID] = i
	}
	for _, q := range list {
		q.check = -1
		i, ok := byID[q.Check.ID]
		if !ok {
			a.Properties = append(a.Properties, q)
			continue
		}
		p := &a.Properties[i]
		vacuous, reached, unknown := p.Vacuous && q.Vacuous, p.Reached || q.Reached, p.ReachUnknown || q.ReachUnknown
		if severity[q.Status] > severity[p.Status] {
			*p = q
		}
		p.Vacuous, p.Reached, p.ReachUnknown = vacuous, reached, unknown
	}
	sortProperties(a.Properties)
	if a.Failure != nil {
		for i := range a.Properties {
			if a.Properties[i].Check.ID == a.Failure.Check.ID {
				a.Failure = &a.Properties[i]
			}
		}
	}
}

func sortProperties(ps []Property) {
	slices.SortStableFunc(ps, func(a, b Property) int {
		return cmp.Or(strings.Compare(a.Pos.File, b.Pos.File), cmp.Compare(a.Pos.Line, b.Pos.Line))
	})
}

// bothReports adds to a what the lowering of another case reported.
func bothReports(a, b *state.Report) {
	if a == nil || b == nil {
		return
	}
	byID := map[string]int{}
	for i := range a.Loops {
		byID[a.Loops[i].ID] = i
	}
	for _, l := range b.Loops {
		i, ok := byID[l.ID]
		if !ok {
			a.Loops = append(a.Loops, l)
			continue
		}
		x := &a.Loops[i]
		x.Iterations, x.Complete = max(x.Iterations, l.Iterations), x.Complete && l.Complete
	}
	for _, l := range []struct{ to, from *[]string }{{&a.NoBody, &b.NoBody}, {&a.Models, &b.Models}, {&a.Warnings, &b.Warnings}, {&a.Unsupported, &b.Unsupported}, {&a.Cut, &b.Cut}, {&a.Given, &b.Given}, {&a.Calls, &b.Calls}} {
		for _, s := range *l.from {
			if !slices.Contains(*l.to, s) {
				*l.to = append(*l.to, s)
			}
		}
	}
	a.Stopped = a.Stopped || b.Stopped
	if b.NotCalled == "" {
		a.NotCalled = ""
	}
	a.SizesFit = a.SizesFit || b.SizesFit
}

// add adds the figures of another case.
func (s *Stats) add(o *Stats) {
	s.Stats.Add(&o.Stats)
	s.FrontendSeconds += o.FrontendSeconds
	s.LowerSeconds += o.LowerSeconds
	s.SyntacticSize += o.SyntacticSize
	s.Instructions += o.Instructions
	s.Counts.Add(&o.Counts)
}

// withExact joins the results of a check with approximations and of one without: proofs of either, and failures that are certain.
func (res *Result) withExact(exact *Result) *Result {
	if len(exact.Properties) > 0 && (res.Failure == nil || res.Failure.approximate) { // all failures are doubtful
		exact.keepProofs(res)
		return exact
	}
	byID := map[string]*Property{}
	for i := range exact.Properties {
		byID[exact.Properties[i].Check.ID] = &exact.Properties[i]
	}
	for i := range res.Properties {
		p := &res.Properties[i]
		if p.Status != StatusFailure || !p.approximate {
			continue
		}
		p.Status, p.Trace = StatusUndetermined, nil
		if q := byID[p.Check.ID]; q != nil {
			p.Status, p.Pos, p.Trace = q.Status, q.Pos, q.Trace
		}
	}
	if res.Failure != nil && res.Failure.approximate {
		res.Failure, res.Run = nil, nil
	}
	res.Reasons = append(res.Reasons, exact.Reasons...)
	return res
}

// keepProofs gives properties that are open in res the proofs of a check with approximations.
func (res *Result) keepProofs(before *Result) {
	proved := map[string]bool{}
	for i := range before.Properties {
		if p := &before.Properties[i]; p.Status == StatusSuccess {
			proved[p.Check.ID] = true
		}
	}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == StatusUndetermined && proved[p.Check.ID] {
			p.Status = StatusSuccess
		}
	}
}

// keepFailures gives properties that are open in res the failures that were found for certain before.
func (res *Result) keepFailures(before *Result) {
	for i := range before.Properties {
		p := &before.Properties[i]
		if p.Status != StatusFailure || p.approximate {
			continue
		}
		for k := range res.Properties {
			if q := &res.Properties[k]; q.Check.ID == p.Check.ID && q.Status != StatusFailure && q.Status != StatusSuccess {
				q.Status, q.Pos, q.Trace = p.Status, p.Pos, p.Trace
			}
		}
	}
}
