package bmc

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"seabmc/bdd"
	"seabmc/bmc/evidence"
	"seabmc/bmc/race"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
)

// The course that a question takes: which tactics work on it, in which order and for how long.

const (
	hardAfter = 7 * solver.StepsPerSecond / 10 // steps: a question that the solver has not answered by then is hard
	// symbolicReads is the number of terms for reads at symbolic addresses from which it is they
	// that make a question hard: other ways are not tried before that of cases.
	symbolicReads = 100
	maxUnfolding  = 1 << 20 // steps that reads of arrays are replaced by choices in
	refuteSteps   = 1 << 21 // of decision diagrams, before the other ways
	moreSteps     = 4       // each try of a hard question may take this many times the steps of the last
	contenders    = 3       // in the race for a hard question, about
)

// check decides the side conditions of a session together with goals.
func (r *run) check(e effort, s *session, record *evidence.Question, goals ...term.ID) (solver.Result, error) {
	w := &work{effort: e, vc: s.vc, fs: slices.Concat(goals, s.vc.Side), session: s, goals: len(goals), record: record}
	record.Formula = w.fs
	defer func() { w.plain.End() }()
	q, err := r.answer(w, earlierProof, plain, diagrams, unfold)
	if err == nil && !answered(q) && !w.done {
		q, err = r.hard(w)
	}
	if err == nil && q.Status == solver.Unsat && r.proofs != nil && record.Tactic != earlierProof {
		err = r.proofs.Keep(s.vc.T, record.Formula)
	}
	return q, err
}

// byAsking asks the solver of the session, for few steps: most questions are easy. An answer of the solver's own that it does
// not know is the last word.
func (r *run) byAsking(w *work) (reply, error) {
	if w.end == 0 && !w.session.asked && r.bare != nil {
		w.session.asked = true
		return r.byGoingOn(w)
	}
	q, err := w.session.s.Check(r.contextFor(&w.effort, hardAfter), w.fs[:w.goals]...)
	r.count(q)
	return reply{Result: q, last: !ranOut(q)}, err
}

// byDiagrams takes away from the first formula what decision diagrams show to be impossible: of a program that has few states,
// often all of it.
func (r *run) byDiagrams(w *work) (reply, error) {
	goal, t := w.fs[0], w.vc.T
	steps := refuteSteps
	for range w.grown {
		steps *= moreSteps
	}
	for _, latest := range []bool{true, false} {
		parts := []term.ID{goal}
		if t.Op(goal) == term.OpOr {
			parts = slices.Clone(t.Args(goal))
		}
		f := bdd.NewRefuter(w.vc.T, w.vc.R.Log(), steps, latest)
		f.StopIf(w.over)
		if goal = t.Or(slices.DeleteFunc(parts, func(p term.ID) bool { return !w.over() && f.Impossible(p) })...); goal == term.False {
			return reply{Result: solver.Result{Status: solver.Unsat}}, nil
		}
	}
	return reply{rest: w.with(goal)}, nil
}

// byUnfolding makes choices of reads of written arrays.
func (r *run) byUnfolding(w *work) (reply, error) {
	fs, ok := pass.NewUnfolder(w.vc.R, maxUnfolding).Run(w.fs)
	if !ok || slices.Equal(fs, w.fs) {
		return reply{skipped: true}, nil
	}
	w.unfolded = true
	return reply{rest: fs}, nil
}

// byEarlierProof answers questions that were refuted in earlier runs, where Config.Cache asks for it.
func (r *run) byEarlierProof(w *work) (reply, error) {
	if r.proofs == nil {
		return reply{skipped: true}, nil
	}
	known, err := r.proofs.Has(w.vc.T, w.fs)
	if err != nil || !known {
		return reply{}, err
	}
	r.res.Stats.CachedAnswers++
	return reply{Result: solver.Result{Status: solver.Unsat}}, nil
}

// hard decides a question in several ways at the same time: the plain question goes on, another search engine works on it, if the solver
// has one, and so do the other tactics.
func (r *run) hard(w *work) (solver.Result, error) {
	if err := turnsWhileAsking(r, hardAfter); err != nil {
		return solver.Result{}, err
	}
	if w.plain != nil && w.plain.Pace.Ended() {
		return r.arrived(w)
	}
	ctx, stop := context.WithCancel(w.ctx)
	defer stop()
	var cs []*race.Contender
	if r.alt != nil {
		cs = append(cs, contend(ctx, r, secondEngine, r.alt, w))
	}
	if w.plain != nil {
		cs = append(cs, w.plain)
	}
	beside := w.again()
	beside.ctx = ctx
	tactics := false
	q, err := r.race(w, stop, cs, func() (solver.Result, error) {
		q, err := r.follow(beside)
		tactics = err == nil && answered(q)
		return q, err
	})
	w.plain = nil
	if tactics && err == nil && answered(q) {
		w.record.Parts = []*evidence.Question{beside.root()}
		w.decided(beside.root().Tactic, q.Status)
	}
	return q, err
}

// bySecondEngine asks the alternative solver.
func (r *run) bySecondEngine(w *work) (reply, error) {
	if r.alt == nil {
		return reply{skipped: true}, nil
	}
	q, err := solver.AskOnce(r.contextFor(&w.effort, w.leaf), r.ordered(r.alt), w.vc.T, w.fs)
	r.count(q)
	return reply{Result: q}, err
}

// follow has those tactics work on a question that take it apart. Before the program is checked case by case, the whole is given
// some time, in which the other engine is at work too.
func (r *run) follow(w *work) (solver.Result, error) {
	limit := int64(moreSteps * hardAfter)
	if w.unfolded {
		limit *= moreSteps
	}
	if q, err := lemmasWithin(hardAfter, r, w); err != nil || answered(q) || r.ended(&w.effort) {
		return q, err
	}
	cases := r.forkReads()
	if w.unfolded || cases != nil {
		q, err := r.wholeWithin(limit, w)
		if err == nil && !answered(q) && !r.ended(&w.effort) && cases != nil {
			q, err = r.answer(w, readCases)
		}
		if err != nil || answered(q) || r.ended(&w.effort) {
			return q, err
		}
	}
	if w.inBackground() { // diagrams get more steps when the whole has taken more
		return r.deepen(w)
	}
	w.grown = 1
	if q, err := r.answer(w, diagrams); err != nil || answered(q) {
		return q, err
	}
	return r.deepen(w)
}

// deepen tries in turn to take the question apart and to have it answered as a whole,
// with more and more steps, as nobody knows beforehand which is faster. Where the whole is at work in the background, the parts have a
// share that is as large as what it has taken.
func (r *run) deepen(w *work) (solver.Result, error) {
	for limit := int64(moreSteps * hardAfter); ; limit *= moreSteps {
		if err := turnsWhileAsking(r, contenders*limit); err != nil {
			return solver.Result{}, err
		}
		if limit > moreSteps*hardAfter {
			if q, err := lemmasWithin(limit/moreSteps, r, w); err != nil || answered(q) || r.ended(&w.effort) {
				return q, err
			}
		}
		round := w.again()
		share := limit
		if w.inBackground() {
			share = limit / moreSteps // as many as it has taken
			begin := share
			if w.products != nil {
				begin += share // those of the lemmas
			}
			if !w.plain.Pace.Wait(w.ctx, begin) {
				return outOfSteps, nil
			}
			if limit > moreSteps*hardAfter && w.grown == 0 {
				w.grown = 1
				if q, err := r.answer(w, diagrams); err != nil || answered(q) {
					return q, err
				}
				round = w.again()
			}
		}
		round.leaf, round.soft = max(leastLeaf, share/moreSteps), r.steps+share
		q, err := r.answerWithin(moreSteps*share, round, property, value)
		if errors.Is(err, errSkipped) && w.inBackground() {
			return outOfSteps, nil
		}
		if errors.Is(err, errSkipped) {
			return r.answer(w, whole)
		}
		if answered(q) {
			w.record.Parts = []*evidence.Question{round.root()}
			w.decided(round.root().Tactic, q.Status)
		}
		if err != nil || answered(q) || r.ended(&w.effort) {
			return q, err
		}
		r.dropRefuted(w)
		var cases error
		most := limit
		if first := limit == moreSteps*hardAfter; !first || !r.grouped { // what is made of cases already gets another round
			cases = r.fork(r.gen, usesAtLast)
		}
		if cases != nil { // the whole has to do before it is given up for good
			most *= moreSteps
		}
		q, err = r.wholeWithin(most, w)
		switch {
		case err != nil || answered(q) || w.refused:
			return q, err
		case cases != nil:
			return r.answer(w, lastCases)
		}
	}
}

// wholeWithin has the question answered as a whole, within so many steps. One that is at work in the background is waited for.
func (r *run) wholeWithin(steps int64, w *work) (solver.Result, error) {
	if !w.inBackground() {
		return r.answerWithin(steps, w, whole)
	}
	w.refused = !w.plain.Pace.Wait(w.ctx, steps)
	return outOfSteps, nil
}

// answerWithin is answer with a limit on the steps.
func (r *run) answerWithin(steps int64, w *work, names ...string) (solver.Result, error) {
	outer := w.effort
	defer func() { w.effort = outer }()
	w.effort = outer.until(r.steps + steps)
	q, err := r.answer(w, names...)
	w.refused = !r.ended(&w.effort) && !ranOut(q)
	return q, err
}

// dropRefuted takes away the parts of the first formula that were refuted.
func (r *run) dropRefuted(w *work) {
	t := w.vc.T
	if t.Op(w.fs[0]) != term.OpOr {
		return
	}
	var open []term.ID
	var parts []*evidence.Question
	for _, p := range t.Args(w.fs[0]) {
		if q := r.refuted[keyOf(w.with(p))]; q != nil {
			parts = append(parts, q)
		} else {
			open = append(open, p)
		}
	}
	if len(parts) == 0 {
		return
	}
	w.record.Parts = parts
	w.reduce(property, w.with(t.Or(open...)))
}

// asWhole asks the solver for the whole in a session of its own.
func (r *run) asWhole(w *work) (reply, error) {
	w = &work{effort: effort{ctx: w.ctx, end: w.end}, vc: w.vc, fs: w.fs, record: w.record, plain: w.plain}
	q, err := r.once(w)
	return reply{Result: q}, err
}

// once asks the solver for a model in a session of its own. What was refuted stays so. Where it may take few steps
// (leaf), the other engine has its try too, and the first one less the more often it failed.
func (r *run) once(w *work) (solver.Result, error) {
	key := keyOf(w.fs)
	if q := r.refuted[key]; q != nil {
		w.record.Parts = []*evidence.Question{q}
		w.decided(askedBefore, solver.Unsat)
		return solver.Result{Status: solver.Unsat}, nil
	}
	limit := w.leaf
	beside := r.alt != nil && w.plain == nil // else there are three at work already
	if beside {
		limit = max(limit/int64(1+r.altWins), min(limit, leastLeaf))
	}
	pruned := &work{effort: w.effort, vc: w.vc, fs: []term.ID{pass.NewPruner(w.vc.R).Prune(w.vc.T.And(w.fs...))}}
	pruned.record = &evidence.Question{Formula: pruned.fs}
	slv := r.slv
	if w.plain != nil { // which is at work
		slv = r.second
	}
	q, err := solver.AskOnce(r.contextFor(&w.effort, limit), slv, w.vc.T, pruned.fs)
	r.count(q)
	r.res.Stats.tactic(plain).note(q)
	if answered(q) {
		pruned.decided(plain, q.Status)
	}
	if err == nil && !answered(q) && w.leaf > 0 && beside && !r.ended(&w.effort) {
		if o, err := r.answer(pruned, secondEngine); err == nil && answered(o) {
			q = o
			r.altWins++
		}
	}
	if err == nil && q.Status == solver.Unsat {
		w.record.Parts = []*evidence.Question{pruned.record}
		w.record.Tactic = byPruning
		w.decided(byPruning, q.Status)
		r.refuted[key] = w.record
	}
	return q, err
}

// keyOf names a conjunction.
func keyOf(fs []term.ID) string { return fmt.Sprint(fs) }

// forkReads is a *forkError if it is for reads at symbolic addresses that a question is hard.
func (r *run) forkReads() error {
	if len(r.fixed) == 0 && r.gen.Stats().ArrayTerms < symbolicReads {
		return nil
	}
	return r.fork(r.gen, usesAlone)
}

// byCasesOfReads ends the run, to check the program case by case.
func (r *run) byCasesOfReads(*work) (reply, error) {
	err := r.forkReads()
	return reply{skipped: err == nil}, err
}

// byCasesAtLast does so where nothing else helped.
func (r *run) byCasesAtLast(*work) (reply, error) {
	err := r.fork(r.gen, usesAtLast)
	return reply{skipped: err == nil}, err
}

// disagreement is no answer.
func disagreement(a, b string) solver.Result {
	return solver.Result{Reason: fmt.Sprintf("%s and %s disagree", a, b)}
}
