package bmc

import (
	"context"
	"slices"

	"seabmc/products"
	"seabmc/solver"
)

// byProducts asks with variables in the place of products of two unknowns, and adds lemmas about these (package products). A further try goes on
// with those of the earlier ones.
func byProducts(r *run, w *work) (reply, error) {
	if w.products == nil || !slices.Equal(w.products.Of, w.fs) {
		if w.products = products.NewQuestion(w.vc.T, w.fs); w.products == nil {
			return reply{skipped: true}, nil
		}
	}
	slv := r.slv
	if w.plain != nil { // which is at work
		slv = r.second
	}
	s, err := slv.NewSession(w.vc.T)
	if err != nil {
		return reply{}, err
	}
	defer s.Close()
	next := func() (context.Context, bool) { return r.contextFor(&w.effort, w.leaf), !r.ended(&w.effort) }
	q, err := w.products.Ask(s, next, r.count)
	if err == nil && q.Status == solver.Unsat && r.cfg.Auditor != nil {
		r.cfg.Auditor.Lemmas(w.vc.T, w.products.Learnt())
	}
	return reply{Result: q}, err
}

// lemmasWithin has the question tried by lemmas about products, if it has any.
func lemmasWithin(steps int64, r *run, w *work) (solver.Result, error) {
	q, err := r.answerWithin(steps, w, byLemmas)
	if err == errSkipped {
		err = nil
	}
	return q, err
}
