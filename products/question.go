package products

import (
	"context"
	"slices"

	"seabmc/solver"
	"seabmc/term"
)

// Question is a conjunction that is asked with variables in place of products, and what has been learnt about it so far.
type Question struct {
	*Relaxation
	Of     []term.ID // the conjunction
	Lemmas []term.ID
	fs     []term.ID
}

// NewQuestion returns the question whether fs has a model. It returns nil if there is nothing to relax.
func NewQuestion(t *term.Table, fs []term.ID) *Question {
	r, relaxed := Relax(t, fs)
	if r == nil {
		return nil
	}
	return &Question{Relaxation: r, Of: fs, fs: relaxed}
}

// Ask asks s, and adds lemmas. It ends when there is no model, when each variable has the value of its product in a model, or when next has no
// context for another call. What was learnt stays for the next time. told is called with each answer.
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

// Learnt returns the lemmas, with the products in place of the variables that stand for them.
func (q *Question) Learnt() (fs []term.ID) {
	for _, l := range q.Lemmas {
		fs = append(fs, q.Meaning(l))
	}
	return fs
}
