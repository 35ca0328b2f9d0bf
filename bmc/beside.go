package bmc

import (
	"context"
	"slices"
	"time"

	"seabmc/cputime"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// A strategy must not lose to the question that it was meant to better. To see whether it does, solvers get the finished formula in one
// plain call each, beside what the run does with it (seabmc bench strategy).

// PlainCall is one plain call of a solver on the finished formula.
type PlainCall struct {
	Solver     string  `json:"solver"`
	Answer     string  `json:"answer"` // sat, unsat, or unknown where the limit was reached
	CPUSeconds float64 `json:"cpu_seconds"`
}

// Beside is the work on the finished formula: the run's own, and that of solvers in one plain call each.
type Beside struct {
	Calls      []PlainCall `json:"calls"`
	CPUSeconds float64     `json:"cpu_seconds"` // of the run, from the finished formula to its end
}

// besides says which solvers are called, and keeps what they took. It is shared by all runs of a check.
type besides struct {
	Beside
	began time.Duration // processor time when the formula was finished
	asked bool
}

// callBeside has the solvers work on the formula of the whole program, once, before the run does.
func (r *run) callBeside(vc *vcgen.VC) error {
	b := r.cfg.beside
	if b == nil || b.asked || r.aside || len(r.fixed) > 0 {
		return nil
	}
	goal := violation(vc, r.isFailure).goal
	if goal == term.False {
		return nil
	}
	b.asked = true
	fs := slices.Concat([]term.ID{goal}, vc.Side)
	for _, name := range r.cfg.Beside {
		call, err := r.plainCall(name, vc.T, fs)
		if err != nil {
			return err
		}
		b.Calls = append(b.Calls, call)
	}
	b.began = cputime.Spent()
	return nil
}

// plainCall asks one solver, within the limit on processor time.
func (r *run) plainCall(name string, t *term.Table, fs []term.ID) (PlainCall, error) {
	opt := r.cfg.SolverOptions
	opt.Mode = solver.ModeOneShot
	s, err := solver.Open(name, opt)
	if err != nil {
		return PlainCall{}, err
	}
	ctx, stop := r.ctx, context.CancelFunc(func() {})
	if r.cfg.BesideLimit > 0 {
		ctx, stop = cputime.Limit(ctx, r.cfg.BesideLimit)
	}
	defer stop()
	began := cputime.Spent()
	q, err := askAnew(ctx, s, t, fs)
	return PlainCall{name, q.Status.String(), (cputime.Spent() - began).Seconds()}, err
}

// result is what was measured, if the formula was finished and left something to ask.
func (b *besides) result() *Beside {
	if b == nil || !b.asked {
		return nil
	}
	b.CPUSeconds = (cputime.Spent() - b.began).Seconds()
	return &b.Beside
}
