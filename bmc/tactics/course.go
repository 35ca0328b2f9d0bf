package tactics

import (
	"context"
	"errors"
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
)

// contenders is about the number of solvers in the race for a hard question.
const contenders = 3

// check decides the side conditions of a session together with goals.
func (a *Asker) check(e effort, s *Session, record *evidence.Question, goals ...term.ID) (solver.Result, error) {
	w := &work{effort: e, t: s.VC.T, r: s.VC.R, fs: slices.Concat(goals, s.VC.Side), session: s, goals: len(goals), record: record}
	record.Formula = w.fs
	defer func() { w.plain.End() }()
	q, err := a.easy(w)
	if err == nil && !Answered(q) && !w.done {
		q, err = a.hard(w)
	}
	if err == nil && q.Status == solver.Unsat && a.Proofs != nil && record.Tactic != earlierProof {
		err = a.Proofs.Keep(s.VC.T, record.Formula)
	}
	return q, err
}

// easy tries what answers most questions. What polynomials leave of a question has the same side conditions, so that the session goes on.
func (a *Asker) easy(w *work) (solver.Result, error) {
	s := w.session
	if q, err := a.answer(w, earlierProof, algebra); err != errSkipped && (err != nil || Answered(q) || w.done) {
		return q, err
	}
	w.session = s
	return a.answer(w, plain, diagrams, unfold)
}

// hard decides a question in several ways at the same time: the plain question goes on, beside it a solver works on it in another form or in
// another way, and so do the other tactics.
func (a *Asker) hard(w *work) (solver.Result, error) {
	if err := a.Run.TakeTurns(HardAfter); err != nil {
		return solver.Result{}, err
	}
	if w.plain != nil && w.plain.Pace.Ended() {
		return a.arrived(w)
	}
	ctx, stop := context.WithCancel(w.ctx)
	defer stop()
	cs := a.beside(ctx, w)
	if w.plain != nil {
		cs = append(cs, w.plain)
	}
	beside := w.again()
	beside.ctx = ctx
	tactics := false
	q, err := a.race(w, stop, cs, func() (solver.Result, error) {
		q, err := a.follow(beside)
		tactics = err == nil && Answered(q)
		return q, err
	})
	w.plain = nil
	if tactics && err == nil && Answered(q) {
		w.record.Parts = []*evidence.Question{beside.root()}
		w.decided(beside.root().Tactic, q.Status)
	}
	return q, err
}

// follow tries the tactics that take a question apart. Before the program is checked case by case, the whole question gets some steps,
// during which the other engine works too.
func (a *Asker) follow(w *work) (solver.Result, error) {
	limit := int64(MoreSteps * HardAfter)
	if w.unfolded {
		limit *= MoreSteps
	}
	if q, err := a.lemmasWithin(HardAfter, w); err != nil || Answered(q) || a.ended(&w.effort) {
		return q, err
	}
	cases := a.Run.CasesOfReads()
	if w.unfolded || cases != nil {
		q, err := a.wholeWithin(limit, w)
		if err == nil && !Answered(q) && !a.ended(&w.effort) && cases != nil {
			q, err = a.answer(w, readCases)
		}
		if err != nil || Answered(q) || a.ended(&w.effort) {
			return q, err
		}
	}
	if w.inBackground() { // diagrams get more steps when the whole has taken more
		return a.deepen(w)
	}
	w.grown = 1
	if q, err := a.withDiagrams(w); err != nil || Answered(q) {
		return q, err
	}
	return a.deepen(w)
}

// withDiagrams tries diagrams alone, unless they are off.
func (a *Asker) withDiagrams(w *work) (solver.Result, error) {
	q, err := a.answer(w, diagrams)
	if errors.Is(err, errSkipped) {
		return solver.Result{}, nil
	}
	return q, err
}

// deepen tries in turn to take the question apart and to answer it as a whole, with more and more steps, as nobody knows beforehand which
// is faster. If the whole is at work in the background, the parts get as many steps as it has taken.
func (a *Asker) deepen(w *work) (solver.Result, error) {
	for limit := int64(MoreSteps * HardAfter); ; limit *= MoreSteps {
		if err := a.Run.TakeTurns(contenders * limit); err != nil {
			return solver.Result{}, err
		}
		if limit > MoreSteps*HardAfter {
			if q, err := a.lemmasWithin(limit/MoreSteps, w); err != nil || Answered(q) || a.ended(&w.effort) {
				return q, err
			}
		}
		round := w.again()
		share := limit
		if w.inBackground() {
			share = limit / MoreSteps // as many as it has taken
			begin := share
			if w.products != nil {
				begin += share // those of the lemmas
			}
			if !w.plain.Pace.Wait(w.ctx, begin) {
				return solver.OutOfSteps, nil
			}
			if limit > MoreSteps*HardAfter && w.grown == 0 {
				w.grown = 1
				if q, err := a.withDiagrams(w); err != nil || Answered(q) {
					return q, err
				}
				round = w.again()
			}
		}
		round.leaf, round.soft = max(LeastSteps, share/MoreSteps), a.steps+share
		q, err := a.answerWithin(MoreSteps*share, round, property, value)
		if errors.Is(err, errSkipped) && w.inBackground() {
			return solver.OutOfSteps, nil
		}
		if errors.Is(err, errSkipped) {
			return a.answer(w, whole)
		}
		if Answered(q) {
			w.record.Parts = []*evidence.Question{round.root()}
			w.decided(round.root().Tactic, q.Status)
		}
		if err != nil || Answered(q) || a.ended(&w.effort) {
			return q, err
		}
		a.dropRefuted(w)
		var cases error
		most := limit
		if first := limit == MoreSteps*HardAfter; !first || !a.grouped { // what is made of cases already gets another round
			cases = a.Run.CasesAtLast()
		}
		if cases != nil { // the whole has to do before it is given up for good
			most *= MoreSteps
		}
		q, err = a.wholeWithin(most, w)
		switch {
		case err != nil || Answered(q) || w.refused:
			return q, err
		case cases != nil:
			return a.answer(w, lastCases)
		}
	}
}
