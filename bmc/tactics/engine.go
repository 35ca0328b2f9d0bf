package tactics

import (
	"seabmc/solver"
)

// bySecondEngine asks the solver that searches in another way.
func (a *Asker) bySecondEngine(w *work) (reply, error) {
	if a.Alternative == nil {
		return reply{skipped: true}, nil
	}
	q, err := solver.AskOnce(a.contextFor(&w.effort, w.leaf), a.Order(a.Alternative), w.t, w.fs)
	a.count(q)
	return reply{Result: q}, err
}
