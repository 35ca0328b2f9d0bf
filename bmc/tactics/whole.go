package tactics

import (
	"fmt"

	"seabmc/bmc/evidence"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
)

// asWhole asks the solver for the whole in a session of its own.
func (a *Asker) asWhole(w *work) (reply, error) {
	w = &work{effort: effort{ctx: w.ctx, end: w.end}, t: w.t, r: w.r, fs: w.fs, record: w.record, plain: w.plain}
	q, err := a.once(w)
	return reply{Result: q}, err
}

// wholeWithin asks the question as a whole, within so many steps. If it is being answered in the background, it waits for that.
func (a *Asker) wholeWithin(steps int64, w *work) (solver.Result, error) {
	if !w.inBackground() {
		return a.answerWithin(steps, w, whole)
	}
	w.refused = !w.plain.Pace.Wait(w.ctx, steps)
	return solver.OutOfSteps, nil
}

// once asks the solver in a session of its own, unless the same was refuted before. Where the steps are few (leaf), the other engine is
// asked too. The more often that one was needed, the fewer steps the first one gets.
func (a *Asker) once(w *work) (solver.Result, error) {
	key := keyOf(w.fs)
	if q := a.refuted[key]; q != nil {
		w.record.Parts = []*evidence.Question{q}
		w.decided(askedBefore, solver.Unsat)
		return solver.Result{Status: solver.Unsat}, nil
	}
	limit := w.leaf
	beside := a.Alternative != nil && w.plain == nil // else there are three at work already
	if beside {
		limit = max(limit/int64(1+a.altWins), min(limit, LeastSteps))
	}
	pruned := &work{effort: w.effort, t: w.t, r: w.r, fs: []term.ID{pass.NewPruner(w.r).Prune(w.t.And(w.fs...))}}
	pruned.record = &evidence.Question{Formula: pruned.fs}
	slv := a.Main
	if w.plain != nil { // which is at work
		slv = a.second
	}
	q, err := solver.AskOnce(a.contextFor(&w.effort, limit), slv, w.t, pruned.fs)
	a.count(q)
	a.Counts.tactic(plain).note(q)
	if Answered(q) {
		pruned.decided(plain, q.Status)
	}
	if err == nil && !Answered(q) && w.leaf > 0 && beside && !a.ended(&w.effort) {
		if o, err := a.answer(pruned, secondEngine); err == nil && Answered(o) {
			q = o
			a.altWins++
		}
	}
	if err == nil && q.Status == solver.Unsat {
		w.record.Parts = []*evidence.Question{pruned.record}
		w.record.Tactic = byPruning
		w.decided(byPruning, q.Status)
		a.refuted[key] = w.record
	}
	return q, err
}

// keyOf identifies a conjunction.
func keyOf(fs []term.ID) string { return fmt.Sprint(fs) }
