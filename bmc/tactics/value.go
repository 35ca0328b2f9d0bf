package tactics

import (
	"slices"

	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
)

// A variable is split if it has few values. With a value put in, most of a formula folds away. If no value has a model, there is none; a
// model for one value is a model.
const (
	splitDepth = 5 // most variables that are split one inside another
	splitUses  = 4 // least number of nodes that use the variable
)

// byValue decides the question value by value of a variable that has few.
func (a *Asker) byValue(w *work) (reply, error) {
	v, values := w.r.Ranges().FewValues(splitUses, w.fs, nil, true)
	if v == 0 || w.depth == splitDepth {
		return reply{skipped: true}, nil
	}
	e := w.effort
	if e.soft > 0 {
		e = e.until(e.soft)
	}
	a.Run.Progress("solve", "case by case: %s, level %d", w.t.Name(v), w.depth+1)
	for _, k := range values {
		sub, _ := pass.NewReplacer(w.r, v, k, 0).Run(w.fs)
		if slices.Contains(sub, term.False) {
			continue
		}
		part := w.part(sub...)
		part.effort = e
		part.depth++
		q, err := a.decideValue(part)
		switch {
		case err != nil || !Answered(q):
			return reply{Result: q}, err
		case q.Status == solver.Sat:
			if w.t.Sort(v) == term.Bool {
				q.Model.SetBool(v, k == term.True)
			} else {
				x, _ := w.t.Uint64(k)
				q.Model.SetBV64(v, x)
			}
			return reply{Result: q}, nil
		}
	}
	return reply{Result: solver.Result{Status: solver.Unsat}}, nil
}

// decideValue decides the question for one value. If that takes many steps, it is split further.
func (a *Asker) decideValue(w *work) (solver.Result, error) {
	q, err := a.once(w)
	if err != nil || Answered(q) || a.ended(&w.effort) {
		return q, err
	}
	if q, err = a.answer(w, property, value); err == errSkipped {
		return a.answer(w, whole)
	}
	return q, err
}
