package tactics

import (
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/pass"
	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
)

const splitGiveUp = 6 // properties that were not decided, after which no more are tried one by one

// byProperty asks about the properties of which the first formula is made, one by one. Those that are about the same case of the program
// are first asked about together. What is left are the properties that it could not decide.
func (a *Asker) byProperty(w *work) (reply, error) {
	parts := slices.Clone(w.t.Args(w.fs[0]))
	if w.t.Op(w.fs[0]) != term.OpOr || !a.partsPay {
		return reply{skipped: true}, nil
	}
	var open []term.ID
	began, done := a.steps, 0
	gs := groups(w.r, parts)
	a.grouped = len(gs) > 1 && len(gs) < len(parts)/2
	for _, g := range gs {
		if len(open) >= splitGiveUp {
			open = append(open, g...)
			continue
		}
		q, left, err := a.group(w, g)
		if err != nil || q.Status == solver.Sat {
			return reply{Result: q}, err
		}
		open = append(open, left...)
		if done += len(g); a.over(&w.effort, began, done, len(parts)) { // what was refuted are these parts, not the whole
			return reply{Result: solver.OutOfSteps, last: true}, nil
		}
	}
	if len(open) == 0 {
		return reply{Result: solver.Result{Status: solver.Unsat}}, nil
	}
	a.partsPay = len(open) < len(parts)/2 // else it is not the number of properties that makes it hard
	return reply{Result: solver.OutOfSteps, rest: w.with(w.t.Or(open...))}, nil
}

// groups puts parts together that are about the same case: that set one variable to the same constant. It is the variable that most
// parts set.
func groups(r *rewriter.Rewriter, parts []term.ID) (out [][]term.ID) {
	pins := make([]map[term.ID]term.ID, len(parts))
	uses := map[term.ID]int{}
	var most term.ID
	for i, p := range parts {
		pins[i] = pass.NewPruner(r).Pins(p)
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

// group decides the parts of a group: all at once, then one by one. left are those that are not decided.
func (a *Asker) group(w *work, parts []term.ID) (q solver.Result, left []term.ID, err error) {
	if len(parts) > 1 {
		if q, err := a.groupAtOnce(w, parts); err != nil || Answered(q) {
			return q, nil, err
		}
	}
	for i, p := range parts {
		if a.ended(&w.effort) {
			return solver.Result{}, append(left, parts[i:]...), nil
		}
		alone := w.part(w.with(p)...)
		q, err := a.once(alone)
		switch {
		case err != nil || q.Status == solver.Sat:
			return q, nil, err
		case !Answered(q):
			left = append(left, p)
			w.record.Drop(alone.record)
		}
	}
	return solver.Result{}, left, nil
}

// groupAtOnce decides the parts of a group with one question.
func (a *Asker) groupAtOnce(w *work, parts []term.ID) (solver.Result, error) {
	var open []term.ID
	var refuted []*evidence.Question
	for _, p := range parts {
		if q := a.refuted[keyOf(w.with(p))]; q != nil {
			refuted = append(refuted, q)
		} else {
			open = append(open, pass.NewPruner(w.r).Prune(p))
		}
	}
	if len(open) == 0 {
		w.record.Parts = append(w.record.Parts, refuted...)
		return solver.Result{Status: solver.Unsat}, nil
	}
	all := w.part(w.with(w.t.Or(open...))...)
	all.leaf *= MoreSteps // as it may spare many questions
	q, err := a.once(all)
	if err == nil && q.Status == solver.Unsat {
		w.record.Parts = append(w.record.Parts, refuted...)
		for _, p := range parts {
			a.refuted[keyOf(w.with(p))] = all.record
		}
		return q, nil
	}
	w.record.Drop(all.record)
	return q, err
}

// dropRefuted removes the parts of the first formula that were refuted.
func (a *Asker) dropRefuted(w *work) {
	t := w.t
	if t.Op(w.fs[0]) != term.OpOr {
		return
	}
	var open []term.ID
	var parts []*evidence.Question
	for _, p := range t.Args(w.fs[0]) {
		if q := a.refuted[keyOf(w.with(p))]; q != nil {
			parts = append(parts, q)
		} else {
			open = append(open, p)
		}
	}
	if len(parts) == 0 {
		return
	}
	w.record.Parts = parts
	w.reduce(property, w.with(t.Or(open...)))
}
