package bmc

import (
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// A hard question is taken apart: its properties are asked one by one, and what is left of them for each value of one variable that
// has few. With the value put in, most of a formula folds away. All values unsat is unsat; a model of one value is a model.
const (
	splitDepth  = 5 // most variables split one inside another
	splitUses   = 4 // least number of nodes that use the variable
	leastLeaf   = solver.StepsPerSecond / 10
	splitGiveUp = 6 // properties not decided one by one after which no more are tried
)

// byProperty asks for the properties that the first formula is made of one by one, those about one case of the program together
// first. What it leaves are the properties that it could not decide.
func (r *run) byProperty(w *work) (reply, error) {
	parts := slices.Clone(w.vc.T.Args(w.fs[0]))
	if w.vc.T.Op(w.fs[0]) != term.OpOr || !r.partsPay {
		return reply{skipped: true}, nil
	}
	var open []term.ID
	began, done := r.steps, 0
	gs := groups(w.vc, parts)
	r.grouped = len(gs) > 1 && len(gs) < len(parts)/2
	for _, g := range gs {
		if len(open) >= splitGiveUp {
			open = append(open, g...)
			continue
		}
		q, left, err := r.group(w, g)
		if err != nil || q.Status == solver.Sat {
			return reply{Result: q}, err
		}
		open = append(open, left...)
		if done += len(g); r.over(&w.effort, began, done, len(parts)) { // what was refuted are these parts, not the whole
			return reply{Result: outOfSteps, last: true}, nil
		}
	}
	if len(open) == 0 {
		return reply{Result: solver.Result{Status: solver.Unsat}}, nil
	}
	r.partsPay = len(open) < len(parts)/2 // else it is not the number of properties that makes it hard
	return reply{Result: outOfSteps, rest: w.with(w.vc.T.Or(open...))}, nil
}

// groups puts parts together that are about the same case: that set one variable, the one that
// most parts set, to the same constant.
func groups(vc *vcgen.VC, parts []term.ID) (out [][]term.ID) {
	pins := make([]map[term.ID]term.ID, len(parts))
	uses := map[term.ID]int{}
	var most term.ID
	for i, p := range parts {
		pins[i] = pass.NewPruner(vc.R).Pins(p)
		for v := range pins[i] {
			if uses[v]++; uses[v] > uses[most] || uses[v] == uses[most] && v < most {
				most = v
			}
		}
	}
	at := map[term.ID]int{} // groups by the constant
	for i, p := range parts {
		k := pins[i][most]
		if n, ok := at[k]; ok && k != 0 {
			out[n] = append(out[n], p)
			continue
		}
		at[k] = len(out)
		out = append(out, []term.ID{p})
	}
	return out
}

// group decides the parts of a group together with what holds in any case: at once, then one by one. left are those not decided.
func (r *run) group(w *work, parts []term.ID) (q solver.Result, left []term.ID, err error) {
	if len(parts) > 1 {
		if q, err := r.groupAtOnce(w, parts); err != nil || answered(q) {
			return q, nil, err
		}
	}
	for i, p := range parts {
		if r.ended(&w.effort) {
			return solver.Result{}, append(left, parts[i:]...), nil
		}
		alone := w.part(w.with(p)...)
		q, err := r.once(alone)
		switch {
		case err != nil || q.Status == solver.Sat:
			return q, nil, err
		case !answered(q):
			left = append(left, p)
			w.record.Drop(alone.record)
		}
	}
	return solver.Result{}, left, nil
}

// groupAtOnce decides the parts of a group with one question.
func (r *run) groupAtOnce(w *work, parts []term.ID) (solver.Result, error) {
	var open []term.ID
	var refuted []*evidence.Question
	for _, p := range parts {
		if q := r.refuted[keyOf(w.with(p))]; q != nil {
			refuted = append(refuted, q)
		} else {
			open = append(open, pass.NewPruner(w.vc.R).Prune(p))
		}
	}
	if len(open) == 0 {
		w.record.Parts = append(w.record.Parts, refuted...)
		return solver.Result{Status: solver.Unsat}, nil
	}
	all := w.part(w.with(w.vc.T.Or(open...))...)
	all.leaf *= moreSteps // as it may spare many questions
	q, err := r.once(all)
	if err == nil && q.Status == solver.Unsat {
		w.record.Parts = append(w.record.Parts, refuted...)
		for _, p := range parts {
			r.refuted[keyOf(w.with(p))] = all.record
		}
		return q, nil
	}
	w.record.Drop(all.record)
	return q, err
}

// byValue decides the question value by value of a variable that has few.
func (r *run) byValue(w *work) (reply, error) {
	v, values := w.vc.R.Ranges().FewValues(splitUses, w.fs, nil, true)
	if v == 0 || w.depth == splitDepth {
		return reply{skipped: true}, nil
	}
	e := w.effort
	if e.soft > 0 {
		e = e.until(e.soft)
	}
	r.progress("solve", "case by case: %s, level %d", w.vc.T.Name(v), w.depth+1)
	for _, k := range values {
		sub, _ := pass.NewReplacer(w.vc.R, v, k, 0).Run(w.fs)
		if slices.Contains(sub, term.False) {
			continue
		}
		part := w.part(sub...)
		part.effort = e
		part.depth++
		q, err := r.decideValue(part)
		switch {
		case err != nil || !answered(q):
			return reply{Result: q}, err
		case q.Status == solver.Sat:
			if w.vc.T.Sort(v) == term.Bool {
				q.Model.SetBool(v, k == term.True)
			} else {
				x, _ := w.vc.T.Uint64(k)
				q.Model.SetBV64(v, x)
			}
			return reply{Result: q}, nil
		}
	}
	return reply{Result: solver.Result{Status: solver.Unsat}}, nil
}

// decideValue decides the question for one value, by taking it further apart if that takes many steps.
func (r *run) decideValue(w *work) (solver.Result, error) {
	q, err := r.once(w)
	if err != nil || answered(q) || r.ended(&w.effort) {
		return q, err
	}
	if q, err = r.answer(w, property, value); err == errSkipped {
		return r.answer(w, whole)
	}
	return q, err
}
