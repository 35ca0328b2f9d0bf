package bmc

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// A program whose formula grows too large, or whose question is too hard, is checked case by
// case: once for each value of an unknown that has few and that many addresses depend on,
// such as the number of items in a list. With the value known from the start, loops end
// earlier and addresses are constants. (bmc/split.go does the same to a finished formula.)

// CaseSplit says when a program is checked case by case.
type CaseSplit string

// The ways of --case-split.
const (
	CasesAuto   CaseSplit = "auto"   // where it is too hard otherwise; also ""
	CasesAlways CaseSplit = "always" // wherever there are cases
	CasesNever  CaseSplit = "never"
)

// The greatest number of unknowns that are fixed at the same time.
const (
	mostFixed       = 8
	mostFixedAlways = 2
)

// forkError ends a run that is to be done case by case.
type forkError struct{ vcgen.Split }

func (*forkError) Error() string { return "internal: a run to be done case by case" }

// An unknown is worth a case for each of its values if this many terms of addresses use it.
const (
	usesAlone  = 24 // while none is fixed
	usesAfter  = 6  // else
	usesAtLast = 6  // if nothing else helped
)

// fork is a *forkError if g knows cases, else nil.
func (r *run) fork(g *vcgen.Gen, uses int) error {
	most := mostFixed
	switch {
	case r.cfg.VCOnly || r.cfg.Cases == CasesNever:
		return nil
	case r.cfg.Cases == CasesAlways:
		uses, most = 1, mostFixedAlways
	case len(r.fixed) > 0:
		uses = usesAfter
	}
	if len(r.fixed) >= most {
		return nil
	}
	if c := g.Cases(uses, r.cfg.Cases == CasesAlways); c != nil {
		return &forkError{*c}
	}
	return nil
}

// byCases checks the program, and takes apart what turns out too hard.
func (r *run) byCases(mods *frontend.Program) error {
	spent := r.res.Stats // beside the cases
	runs := 0
	defer func() {
		if r.res == nil { // of a panic
			return
		}
		r.res.Stats.add(&spent)
		if runs > 1 {
			r.res.Stats.Cases = runs
		}
	}()
	r.res = nil
	r.ahead = &ahead{known: map[string]bool{}}
	var splits []vcgen.Split
	before := int64(0) // work on the cases so far
	cut := false       // a case was not looked at in full
	for work := [][]vcgen.Fixed{nil}; len(work) > 0; {
		sub := newRun(r.ctx, r.cfg, r.start, work[len(work)-1])
		work = work[:len(work)-1]
		sub.at, sub.near, sub.reached, sub.ahead, sub.before = r.at, r.near, r.reached, r.ahead, before
		err := sub.checkCase(mods)
		before = sub.work()
		var hard *forkError
		if errors.As(err, &hard) {
			sub.res.Stats.Stats = sub.genStats()
			spent.add(&sub.res.Stats)
			splits = append(splits, hard.Split)
			cases := hard.Cases()
			slices.Reverse(cases)
			work = append(work, cases...)
			continue
		}
		if err != nil {
			err = sub.limited(err)
			cut = true
		}
		r.res = both(r.res, sub.res)
		runs++
		if err != nil {
			return err
		}
		if r.ahead.enough(sub) || r.res.Failure != nil && !r.cfg.AllProperties || r.ctx.Err() != nil && r.res.Failure == nil && len(r.res.Reasons) > 0 {
			cut = cut || len(work) > 0
			break
		}
	}
	if cut {
		r.forgetProofs()
	}
	r.before = before
	r.res.Splits = splits
	r.res = r.ahead.with(r.res, r.cfg.AllProperties)
	r.markReached()
	return nil
}

// markReached notes what was reached, also before a run was taken apart.
func (r *run) markReached() {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; r.reached[p.Check.ID] {
			p.Reached, p.Vacuous = true, false
		}
	}
}

// forgetProofs takes back what holds only if it does in every case.
func (r *run) forgetProofs() {
	r.settle(r.openStatus(""), func(p *Property) bool { return p.Status == StatusSuccess })
	for i := range r.res.Properties {
		r.res.Properties[i].Vacuous = false
	}
}

// both is the result of two cases together.
func both(a, b *Result) *Result {
	if a == nil {
		return b
	}
	if b.Failure != nil && a.Failure == nil {
		a, b = b, a
	}
	a.guessed = a.guessed || b.guessed
	a.Cases, a.Splits = append(a.Cases, b.Cases...), append(a.Splits, b.Splits...)
	for _, why := range b.Reasons {
		if !slices.Contains(a.Reasons, why) {
			a.Reasons = append(a.Reasons, why)
		}
	}
	bothProperties(a, b.Properties)
	bothReports(a.Lower, b.Lower)
	a.Stats.add(&b.Stats)
	return a
}

// severity orders statuses: what holds in one case only counts as the worse one.
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
		vacuous, reached := p.Vacuous && q.Vacuous, p.Reached || q.Reached
		if severity[q.Status] > severity[p.Status] {
			*p = q
		}
		p.Vacuous, p.Reached = vacuous, reached
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

// bothReports adds to a what the lowering of another case met.
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
	a.SizesFit = a.SizesFit || b.SizesFit
}

// add adds the figures of another case.
func (s *Stats) add(o *Stats) {
	s.Stats.Add(&o.Stats)
	s.FrontendSeconds += o.FrontendSeconds
	s.LowerSeconds += o.LowerSeconds
	s.SolveSeconds += o.SolveSeconds
	s.SyntacticSize += o.SyntacticSize
	s.Instructions += o.Instructions
	s.SolverCalls += o.SolverCalls
	s.SolverSteps += o.SolverSteps
	s.CachedAnswers += o.CachedAnswers
	for name, t := range o.Tactics {
		s.tactic(name).add(t)
	}
}
