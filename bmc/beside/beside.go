// Package beside calls other solvers on a finished formula, so that their time can be compared with that of the run.
//
// In: names of solvers and a formula. Out: their answers, and the processor time they took. A strategy that
// is slower than one plain call is not worth having; seabmc bench strategy shows whether there is one.
package beside

import (
	"context"
	"time"

	"seabmc/cputime"
	"seabmc/solver"
	"seabmc/term"
)

// Call is one plain call of a solver on the finished formula.
type Call struct {
	Solver     string  `json:"solver"`
	Answer     string  `json:"answer"` // sat, unsat, or unknown where the limit was reached
	CPUSeconds float64 `json:"cpu_seconds"`
}

// Work is that on the finished formula: the run's own, and that of solvers in one plain call each.
type Work struct {
	Calls      []Call  `json:"calls"`
	CPUSeconds float64 `json:"cpu_seconds"` // of the run, from the finished formula to its end
}

// Measure says which solvers are called, and keeps what they took. It is shared by all runs of a check. A nil Measure calls none.
type Measure struct {
	Solvers []string
	Limit   time.Duration // most processor time of a call; 0: no limit

	work  Work
	began time.Duration // processor time when the formula was finished
	asked bool
}

// Ask has the solvers work on a formula. Only the first one is asked: it is that of the whole program.
func (m *Measure) Ask(ctx context.Context, opt solver.Options, t *term.Table, fs []term.ID) error {
	if m == nil || m.asked {
		return nil
	}
	m.asked = true
	opt.Mode = solver.ModeOneShot
	for _, name := range m.Solvers {
		c, err := m.call(ctx, name, opt, t, fs)
		if err != nil {
			return err
		}
		m.work.Calls = append(m.work.Calls, c)
	}
	m.began = cputime.Spent()
	return nil
}

// call asks one solver, within the limit.
func (m *Measure) call(ctx context.Context, name string, opt solver.Options, t *term.Table, fs []term.ID) (Call, error) {
	s, err := solver.Open(name, opt)
	if err != nil {
		return Call{}, err
	}
	if m.Limit > 0 {
		limited, stop := cputime.Limit(ctx, m.Limit)
		defer stop()
		ctx = limited
	}
	began := cputime.Spent()
	q, err := solver.AskOnce(ctx, s, t, fs)
	return Call{name, q.Status.String(), (cputime.Spent() - began).Seconds()}, err
}

// Result is what was measured; nil if nothing was asked.
func (m *Measure) Result() *Work {
	if m == nil || !m.asked {
		return nil
	}
	m.work.CPUSeconds = (cputime.Spent() - m.began).Seconds()
	return &m.work
}
