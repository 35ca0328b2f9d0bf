package tactics

import (
	"seabmc/solver"
)

// byEarlierProof answers questions that were refuted in earlier runs, where Config.Cache asks for it.
func (a *Asker) byEarlierProof(w *work) (reply, error) {
	if a.Proofs == nil {
		return reply{skipped: true}, nil
	}
	known, err := a.Proofs.Has(w.t, w.fs)
	if err != nil || !known {
		return reply{}, err
	}
	a.Counts.CachedAnswers++
	return reply{Result: solver.Result{Status: solver.Unsat}}, nil
}
