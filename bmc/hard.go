package bmc

import (
	"context"
	"fmt"
	"slices"
	"time"

	"seabmc/cputime"
	"seabmc/order"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

const (
	hardAfter = 700 * time.Millisecond // of processor time: a question that the solver has not answered by then is hard
	// symbolicReads is the number of terms for reads at symbolic addresses from which it is they
	// that make a question hard: other ways are not tried before that of cases.
	symbolicReads = 100
	maxUnfolding  = 1 << 20 // steps that reads of arrays are replaced by choices in
	refuteSteps   = 1 << 21 // of decision diagrams, before the other ways
	moreTime      = 4       // each try of a hard question has this many times the time of the last
)

// check is Check of the session. A hard question is worked on in several ways.
func (r *run) check(ctx context.Context, s *session, goals ...term.ID) (solver.Result, error) {
	first, cancel := cputime.Limit(ctx, hardAfter)
	q, err := s.s.Check(first, goals...)
	cancel()
	if err != nil || q.Status != solver.Unknown || ctx.Err() != nil || first.Err() == nil {
		return q, err
	}
	fs := slices.Concat(goals, s.vc.Side)
	if fs[0] = r.unrefuted(s.vc, fs[0], refuteSteps); fs[0] == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	plain, ok := s.vc.R.Unfold(maxUnfolding, fs...)
	unfolded := ok && !slices.Equal(plain, fs)
	return r.hard(ctx, s.vc, plain, unfolded)
}

// unrefuted is goal without what decision diagrams show to be impossible: of a program that has few states, often all of it.
func (r *run) unrefuted(vc *vcgen.VC, goal term.ID, steps int) term.ID {
	for _, latest := range []bool{true, false} {
		parts := []term.ID{goal}
		if vc.T.Op(goal) == term.OpOr {
			parts = slices.Clone(vc.T.Args(goal))
		}
		f := vc.R.NewRefuter(steps, latest)
		if goal = vc.T.Or(slices.DeleteFunc(parts, func(p term.ID) bool { return r.ctx.Err() == nil && f.Impossible(p) })...); goal == term.False {
			break
		}
	}
	return goal
}

// forkReads is a *forkError if it is for reads at symbolic addresses that a question is hard.
func (r *run) forkReads() error {
	if len(r.fixed) == 0 && r.gen.Stats().ArrayTerms < symbolicReads {
		return nil
	}
	return r.fork(r.gen, usesAlone)
}

// hard decides a conjunction on two ways at the same time: by another search engine,
// if the solver has one, and by slowly.
func (r *run) hard(ctx context.Context, vc *vcgen.VC, fs []term.ID, unfolded bool) (solver.Result, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	other := r.elsewhere(ctx, stop, vc.T, fs)
	q, err := r.slowly(ctx, vc, fs, unfolded)
	stop()
	o := <-other
	switch {
	case o.Status == solver.Unknown:
		return q, err
	case err == nil && q.Status != solver.Unknown && q.Status != o.Status:
		return solver.Result{Reason: fmt.Sprintf("%s and %s disagree", r.slv.Name(), r.alt.Name())}, nil
	case err == nil && q.Status != solver.Unknown:
		return q, nil
	}
	if o.Model != nil {
		o.Model.MoveTo(vc.T)
	}
	return o, nil
}

// slowly decides a conjunction that the solver has been asked for shortly, or not at all if it is
// unfolded: where reads of arrays have become choices. Before the program is checked case by case,
// the whole is given some time, in which the other engine is at work too.
func (r *run) slowly(ctx context.Context, vc *vcgen.VC, fs []term.ID, unfolded bool) (solver.Result, error) {
	limit := moreTime * hardAfter
	if unfolded {
		limit *= moreTime
	}
	cases := r.forkReads()
	if unfolded || cases != nil {
		c, cancel := context.WithTimeout(ctx, limit)
		q, err := r.once(effort{ctx: c}, vc, fs)
		cancel()
		if err == nil && q.Status == solver.Unknown && ctx.Err() == nil {
			err = cases
		}
		if err != nil || q.Status != solver.Unknown || ctx.Err() != nil {
			return q, err
		}
	}
	return r.deepen(ctx, vc, fs)
}

// elsewhere has the alternative solver work on fs, and calls found when it has an
// answer. One result arrives, Unknown at the latest when ctx ends.
func (r *run) elsewhere(ctx context.Context, found func(), t *term.Table, fs []term.ID) <-chan solver.Result {
	out := make(chan solver.Result, 1)
	if r.alt == nil {
		out <- solver.Result{}
		return out
	}
	narrow, back := order.New(t).Narrow(fs...) // here, as no terms can be made in a snapshot
	t = t.Snapshot()
	go func() {
		q, _ := within(ctx, 0, r.alt, t, narrow)
		if back.Lift(q.Model) != nil {
			q = solver.Result{}
		}
		if q.Status != solver.Unknown {
			found()
		}
		out <- q
	}()
	return out
}

// within asks a solver once, with a limit if that is not 0. With an error there is no answer.
func within(ctx context.Context, limit time.Duration, slv solver.Solver, t *term.Table, fs []term.ID) (solver.Result, error) {
	if limit > 0 {
		c, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		ctx = c
	}
	s, err := slv.NewSession(t)
	if err != nil {
		return solver.Result{}, err
	}
	defer s.Close()
	if err := assertAll(s, fs); err != nil {
		return solver.Result{}, err
	}
	q, err := s.Check(ctx)
	if err != nil {
		q = solver.Result{}
	}
	return q, err
}

// deepen tries in turn to take the question apart and to have it answered as a whole,
// with more and more time, as nobody knows beforehand which is faster.
func (r *run) deepen(ctx context.Context, vc *vcgen.VC, fs []term.ID) (solver.Result, error) {
	goal := r.unrefuted(vc, fs[0], moreTime*refuteSteps)
	if goal == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	fs = slices.Concat([]term.ID{goal}, fs[1:]) // the other engine reads fs
	for limit := moreTime * hardAfter; ; limit *= moreTime {
		c, cancel := context.WithTimeout(ctx, moreTime*limit)
		q, tried, err := r.harder(effort{c, limit / moreTime, time.Now().Add(limit)}, vc, fs, 0)
		cancel()
		if err != nil || q.Status != solver.Unknown || ctx.Err() != nil {
			return q, err
		}
		if !tried {
			return r.once(effort{ctx: ctx}, vc, fs)
		}
		fs = r.left(vc.T, fs)
		var cases error
		whole := limit
		if first := limit == moreTime*hardAfter; !first || !r.grouped { // what is made of cases already gets another round
			cases = r.fork(r.gen, usesAtLast)
		}
		if cases != nil { // the whole has to do before it is given up for good
			whole *= moreTime
		}
		c, cancel = context.WithTimeout(ctx, whole)
		q, err = r.once(effort{ctx: c}, vc, fs)
		refused := c.Err() == nil
		cancel()
		switch {
		case err != nil || q.Status != solver.Unknown || refused:
			return q, err
		case cases != nil:
			return q, cases
		}
	}
}

// left drops the parts of the first formula that were refuted.
func (r *run) left(t *term.Table, fs []term.ID) []term.ID {
	if t.Op(fs[0]) != term.OpOr {
		return fs
	}
	var open []term.ID
	for _, p := range t.Args(fs[0]) {
		if !r.refuted[keyOf(slices.Concat([]term.ID{p}, fs[1:]))] {
			open = append(open, p)
		}
	}
	return slices.Concat([]term.ID{t.Or(open...)}, fs[1:])
}
