package products

import (
	"context"
	"slices"

	"seabmc/solver"
	"seabmc/term"
)

// Question is a conjunction that is asked with variables in the place of products, and what was learnt of it so far.
type Question struct {
	*Relaxation
	Of     []term.ID // the conjunction
	Lemmas []term.ID
	fs     []term.ID
}

// NewQuestion is the question for a model of fs. It is nil if there is nothing to relax.
func NewQuestion(t *term.Table, fs []term.ID) *Question {
	r, relaxed := Relax(t, fs)
	if r == nil {
		return nil
	}
	return &Question{Relaxation: r, Of: fs, fs: relaxed}
}

// Ask asks s, and adds lemmas, until there is no model, or one in which each variable is its product, or next has no context for another
// call. What was learnt stays for the next time. told is called with each answer.
func (q *Question) Ask(s solver.Session, next func() (context.Context, bool), told func(solver.Result)) (solver.Result, error) {
	now := slices.Concat(q.fs, q.Lemmas)
	for {
		for _, f := range now {
			if err := s.Assert(f); err != nil {
				return solver.Result{}, err
			}
		}
		ctx, ok := next()
		if !ok {
			return solver.OutOfSteps, nil
		}
		a, err := s.Check(ctx)
		told(a)
		if err != nil || a.Status != solver.Sat {
			return a, err
		}
		if now, err = q.Refine(a.Model); err != nil || len(now) == 0 {
			return a, err
		}
		q.Lemmas = append(q.Lemmas, now...)
	}
}

// Learnt are the lemmas, in the meaning that they have without variables for products.
func (q *Question) Learnt() (fs []term.ID) {
	for _, l := range q.Lemmas {
		fs = append(fs, q.Meaning(l))
	}
	return fs
}
