package solver

import (
	"context"

	"seabmc/term"
)

// AskOnce asks a solver for a model of a conjunction, in a session of its own. If there is an error, there is no answer.
func AskOnce(ctx context.Context, slv Solver, t *term.Table, fs []term.ID) (Result, error) {
	s, err := slv.NewSession(t)
	if err != nil {
		return Result{}, err
	}
	defer s.Close()
	for _, f := range fs {
		if f == term.True {
			continue
		}
		if err := s.Assert(f); err != nil {
			return Result{}, err
		}
	}
	q, err := s.Check(ctx)
	if err != nil {
		q = Result{}
	}
	return q, err
}
