package tactics

import (
	"context"
	"slices"

	"seabmc/products"
	"seabmc/solver"
)

// byProducts replaces products of two unknowns by variables and adds lemmas about them (package products). The next try keeps the
// lemmas of the last.
func (a *Asker) byProducts(w *work) (reply, error) {
	if w.products == nil || !slices.Equal(w.products.Of, w.fs) {
		if w.products = products.NewQuestion(w.t, w.fs); w.products == nil {
			return reply{skipped: true}, nil
		}
	}
	slv := a.Main
	if w.plain != nil { // which is at work
		slv = a.second
	}
	s, err := slv.NewSession(w.t)
	if err != nil {
		return reply{}, err
	}
	defer s.Close()
	next := func() (context.Context, bool) { return a.contextFor(&w.effort, w.leaf), !a.ended(&w.effort) }
	q, err := w.products.Ask(s, next, a.count)
	if err == nil && q.Status == solver.Unsat && a.Auditor != nil {
		a.Auditor.Lemmas(w.t, w.products.Learnt())
	}
	return reply{Result: q}, err
}

// lemmasWithin tries byProducts, if the question has products.
func (a *Asker) lemmasWithin(steps int64, w *work) (solver.Result, error) {
	q, err := a.answerWithin(steps, w, byLemmas)
	if err == errSkipped {
		err = nil
	}
	return q, err
}
