package bmc

import (
	"slices"

	"seabmc/products"
	"seabmc/solver"
	"seabmc/term"
)

// productRounds is the number of times that lemmas about products are added to a question before it is left to others.
const productRounds = 100

// relaxed is a question with variables in the place of products of two unknowns, and the lemmas about these so far.
type relaxed struct {
	*products.Relaxation
	of     []term.ID // the question
	fs     []term.ID
	lemmas []term.ID
}

// any tells whether there are products.
func (x *relaxed) any() bool { return x != nil && x.Relaxation != nil }

// relaxation is the one of w, with the lemmas of earlier tries.
func (w *work) relaxation() *relaxed {
	if w.relaxed == nil || !slices.Equal(w.relaxed.of, w.fs) {
		r, fs := products.Relax(w.vc.T, w.fs)
		w.relaxed = &relaxed{Relaxation: r, of: w.fs, fs: fs}
	}
	return w.relaxed
}

// byProducts asks with variables in the place of products of two unknowns, and adds lemmas about these until there is no model, or one in
// which each variable is its product.
func (r *run) byProducts(w *work) (reply, error) {
	x := w.relaxation()
	if !x.any() {
		return reply{skipped: true}, nil
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
	now := slices.Concat(x.fs, x.lemmas)
	for range productRounds {
		for _, f := range now {
			if err := s.Assert(f); err != nil {
				return reply{}, err
			}
		}
		q, err := s.Check(r.contextFor(&w.effort, w.leaf))
		r.count(q)
		if err != nil || q.Status != solver.Sat {
			if q.Status == solver.Unsat {
				r.tellLemmas(w, x)
			}
			return reply{Result: q}, err
		}
		if now, err = x.Refine(q.Model); err != nil || len(now) == 0 {
			return reply{Result: q}, err
		}
		x.lemmas = append(x.lemmas, now...)
		if r.ended(&w.effort) {
			break
		}
	}
	return reply{Result: outOfSteps}, nil
}

// tellLemmas has the lemmas audited that a question has no model by.
func (r *run) tellLemmas(w *work, x *relaxed) {
	if r.cfg.Auditor == nil {
		return
	}
	var meant []term.ID
	for _, l := range x.lemmas {
		meant = append(meant, x.Meaning(l))
	}
	r.cfg.Auditor.Lemmas(w.vc.T, meant)
}
