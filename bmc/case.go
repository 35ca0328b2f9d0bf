package bmc

import (
	"errors"
	"time"

	"seabmc/bmc/limits"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// byCases checks the program, and splits it into cases where it turns out to be too hard.
func (r *run) byCases(mods *frontend.Program) error {
	spent := r.res.Stats // apart from the cases
	runs := 0
	defer func() {
		if r.res == nil { // after a panic
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
	cut := false       // some case was not looked at in full
	for work := []oneCase{{fixed: r.cfg.Alone.Fixed, depth: len(r.cfg.Alone.Fixed)}}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		sub := newRun(r.ctx, r.cfg, r.start, x)
		sub.at, sub.near, sub.reached, sub.ahead, sub.before = r.at, r.near, r.reached, r.ahead, before
		err := sub.checkCase(mods)
		before = sub.work()
		var hard *forkError
		forks := errors.As(err, &hard)
		if forks && r.cfg.Alone.On {
			runs, r.res = 1, sub.res
			r.splitInto(hard.split)
			return nil
		}
		more, parts := x.parts(sub.gen, hard, runs+len(work) > mostCases)
		splits, work = append(splits, more...), append(work, parts...)
		if forks {
			sub.res.Stats.Stats = sub.genStats()
			spent.add(&sub.res.Stats)
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

// markReached notes what was reached, also before the program was split into cases.
func (r *run) markReached() {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; r.reached[p.Check.ID] {
			p.Reached, p.Vacuous, p.ReachUnknown = true, false, false
		}
	}
}

// forgetProofs withdraws what is proved only if it is proved in every case.
func (r *run) forgetProofs() {
	r.settle(r.openStatus(0), func(p *Property) bool { return p.Status == StatusSuccess })
	for i := range r.res.Properties {
		p := &r.res.Properties[i]
		p.ReachUnknown = p.ReachUnknown || p.Vacuous
		p.Vacuous = false
	}
}

// limited makes a limit that was reached a part of the result; other errors it gives back.
func (r *run) limited(err error) error {
	limit := limitReached(r.ctx, err)
	if limit == nil {
		return err
	}
	r.inconclusive(r.at.during(limit.Error()))
	r.collect()
	r.settle(r.openStatus(limits.Of(limit)), func(p *Property) bool { return p.Status == StatusUndetermined })
	return nil
}

// checkCase checks the linked program, with the fixed unknowns.
func (r *run) checkCase(mods *frontend.Program) error {
	if err := r.open(mods); err != nil {
		return err
	}
	defer r.oracle.Close()
	t := time.Now()
	defer func() { r.res.guessed = len(r.gen.Seen()) > 0 }()
	if err := r.lower(mods, r.questions(mods)); err != nil {
		return r.soFar(mods, err)
	}
	r.res.Stats.LowerSeconds = time.Since(t).Seconds()
	r.res.Stats.Instances, r.res.Stats.InstancesDecided = r.res.Lower.Instances, r.res.Lower.Decided
	if r.ahead.enough(r) {
		r.res.Stats.Stats = r.genStats()
		return nil
	}
	if r.cfg.Cases == CasesAlways {
		if err := r.fork(r.gen, usesAlone); err != nil {
			return err
		}
	}
	if r.res.Unasked = r.cfg.OnlyWhole && cutByLimit(r.prog); r.res.Unasked {
		r.inconclusive("a loop or recursion was cut off, and nothing was asked")
		r.res.Stats.Stats = r.genStats()
		return nil
	}
	if err := r.lookDeep(mods); err != nil || r.ahead.enough(r) {
		r.res.Stats.Stats = r.genStats()
		return err
	}
	if err := turnsWhenBuilt(r); err != nil {
		return err
	}
	return r.decide(mods)
}

// questions adds to the options of the lowering the questions that it may ask while it builds the program.
func (r *run) questions(mods *frontend.Program) func(*state.Options) {
	return func(opt *state.Options) {
		opt.Endless = func(rounds int) (bool, error) {
			r.wentRound(rounds)
			return takeTurns(r, 0)
		}
		if r.cfg.Pace != nil {
			opt.Pace = r.pace
		}
		if r.cfg.Front.Trial {
			return
		}
		if opt.Poll = r.poll; r.cfg.AllProperties {
			opt.Poll = r.pollEach
		}
		if r.cfg.VCOnly { // only the formula is asked for, and the clock must not influence it
			return
		}
		opt.LimitNear = r.near.Load
		opt.LookAhead = func(e state.Effort) (bool, error) {
			stop, err := r.lookAhead(mods, e)
			if err == nil && !stop && e.Open {
				stop, err = takeTurns(r, 0)
			}
			return stop, err
		}
	}
}
