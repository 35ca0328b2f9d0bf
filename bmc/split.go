package bmc

import (
	"context"
	"fmt"
	"slices"
	"time"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// What is split: a hard question is asked for each value of one variable that has few.
// With the value put in, most of a formula folds away. All values unsat is unsat; a
// model of one value is a model.
const (
	splitDepth  = 5 // most variables split one inside another
	splitUses   = 4 // least number of nodes that use the variable
	leastLeaf   = 100 * time.Millisecond
	splitGiveUp = 6 // properties not decided one by one after which no more are tried
)

// effort bounds the work on a hard question.
type effort struct {
	ctx  context.Context
	leaf time.Duration // for one question to the solver, where there is another way to go on
	soft time.Time     // from then on only as long as the end is in sight; zero: never
}

// over tells whether the work is to end after done of all parts, begun at the given time.
func (e *effort) over(began time.Time, done, all int) bool {
	if e.ctx.Err() != nil {
		return true
	}
	now := time.Now()
	if e.soft.IsZero() || now.Before(e.soft) {
		return false
	}
	spent := now.Sub(began)
	return spent*time.Duration(all) > moreTime*e.soft.Sub(began)*time.Duration(done)
}

// timeout is the answer to a question whose parts ran out of time.
var timeout = solver.Result{Reason: "timeout"}

// harder decides a conjunction that the solver has not decided in time: the properties
// of its first formula one by one, what is left of them case by case. tried is false if
// there is nothing to take apart.
func (r *run) harder(e effort, vc *vcgen.VC, fs []term.ID, depth int) (q solver.Result, tried bool, err error) {
	var open []term.ID
	if parts := vc.T.Args(fs[0]); vc.T.Op(fs[0]) == term.OpOr && r.partsPay {
		tried = true
		began, done := time.Now(), 0
		parts = slices.Clone(parts)
		gs := groups(vc, parts)
		r.grouped = len(gs) > 1 && len(gs) < len(parts)/2
		for _, g := range gs {
			if len(open) >= splitGiveUp {
				open = append(open, g...)
				continue
			}
			q, left, err := r.group(e, vc, g, fs[1:])
			if err != nil || q.Status == solver.Sat {
				return q, true, err
			}
			open = append(open, left...)
			if done += len(g); e.over(began, done, len(parts)) { // what was refuted are these parts, not the whole
				return timeout, true, nil
			}
		}
		if len(open) == 0 {
			return solver.Result{Status: solver.Unsat}, true, nil
		}
		fs = slices.Concat([]term.ID{vc.T.Or(open...)}, fs[1:])
		r.partsPay = len(open) < len(parts)/2 // else it is not the number of properties that makes it hard
	}
	if !e.soft.IsZero() {
		c, cancel := context.WithDeadline(e.ctx, e.soft)
		defer cancel()
		e.ctx = c
	}
	q, split, err := r.split(e, vc, fs, depth)
	if tried && !split {
		return timeout, true, nil
	}
	return q, split, err
}

// groups puts parts together that are about the same case: that set one variable, the one that
// most parts set, to the same constant.
func groups(vc *vcgen.VC, parts []term.ID) (out [][]term.ID) {
	pins := make([]map[term.ID]term.ID, len(parts))
	uses := map[term.ID]int{}
	var most term.ID
	for i, p := range parts {
		pins[i] = vc.R.Pins(p)
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

// group decides the parts of a group together with rest: at once, then one by one. left are those not decided.
func (r *run) group(e effort, vc *vcgen.VC, parts, rest []term.ID) (q solver.Result, left []term.ID, err error) {
	with := func(p term.ID) []term.ID { return slices.Concat([]term.ID{p}, rest) }
	if len(parts) > 1 {
		var any []term.ID
		for _, p := range parts {
			if !r.refuted[keyOf(with(p))] {
				any = append(any, vc.R.Prune(p))
			}
		}
		if len(any) == 0 {
			return solver.Result{}, nil, nil
		}
		all := e
		all.leaf *= moreTime // as it may spare many questions
		q, err := r.once(all, vc, with(vc.T.Or(any...)))
		if err != nil || q.Status == solver.Sat {
			return q, nil, err
		}
		if q.Status == solver.Unsat {
			for _, p := range parts {
				r.refuted[keyOf(with(p))] = true
			}
			return q, nil, nil
		}
	}
	for i, p := range parts {
		if e.ctx.Err() != nil {
			return solver.Result{}, append(left, parts[i:]...), nil
		}
		q, err := r.once(e, vc, with(p))
		switch {
		case err != nil || q.Status == solver.Sat:
			return q, nil, err
		case q.Status == solver.Unknown:
			left = append(left, p)
		}
	}
	return solver.Result{}, left, nil
}

// split decides the conjunction of fs value by value; tried is false if no variable is fit for it.
func (r *run) split(e effort, vc *vcgen.VC, fs []term.ID, depth int) (q solver.Result, tried bool, err error) {
	v, values := vc.R.FewValues(splitUses, fs, nil, true)
	if v == 0 || depth == splitDepth {
		return q, false, nil
	}
	r.progress("solve", "case by case: %s, level %d", vc.T.Name(v), depth+1)
	for _, k := range values {
		sub, _ := vc.R.Replace(v, k, 0, fs...)
		if slices.Contains(sub, term.False) {
			continue
		}
		q, err := r.decideCase(e, vc, sub, depth)
		switch {
		case err != nil || q.Status == solver.Unknown:
			return q, true, err
		case q.Status == solver.Sat:
			if vc.T.Sort(v) == term.Bool {
				q.Model.SetBool(v, k == term.True)
			} else {
				x, _ := vc.T.Uint64(k)
				q.Model.SetBV64(v, x)
			}
			return q, true, nil
		}
	}
	return solver.Result{Status: solver.Unsat}, true, nil
}

// decideCase decides one case, by further splitting if it takes long.
func (r *run) decideCase(e effort, vc *vcgen.VC, fs []term.ID, depth int) (solver.Result, error) {
	q, err := r.once(e, vc, fs)
	if err != nil || q.Status != solver.Unknown || e.ctx.Err() != nil {
		return q, err
	}
	q, tried, err := r.harder(e, vc, fs, depth+1)
	if !tried {
		return r.once(effort{ctx: e.ctx}, vc, fs)
	}
	return q, err
}

// keyOf names a conjunction.
func keyOf(fs []term.ID) string { return fmt.Sprint(fs) }

// once decides fs in a session of its own. What was refuted stays so. Where there is little time
// for it (leaf), the other engine has its try too, and the first one less the more often it failed.
func (r *run) once(e effort, vc *vcgen.VC, fs []term.ID) (solver.Result, error) {
	key := keyOf(fs)
	if r.refuted[key] {
		return solver.Result{Status: solver.Unsat}, nil
	}
	fs = []term.ID{vc.R.Prune(vc.T.And(fs...))}
	limit := e.leaf
	if r.alt != nil {
		limit = max(limit/time.Duration(1+r.altWins), min(limit, leastLeaf))
	}
	r.res.Stats.SolverCalls++
	q, err := within(e.ctx, limit, r.slv, vc.T, fs)
	if err == nil && q.Status == solver.Unknown && e.leaf > 0 && r.alt != nil && e.ctx.Err() == nil {
		r.res.Stats.SolverCalls++
		if o, err := within(e.ctx, e.leaf, solver.Ordered(r.alt), vc.T, fs); err == nil && o.Status != solver.Unknown {
			q = o
			r.altWins++
		}
	}
	if err == nil && q.Status == solver.Unsat {
		r.refuted[key] = true
	}
	return q, err
}

func assertAll(s solver.Session, fs []term.ID) error {
	for _, f := range fs {
		if f == term.True {
			continue
		}
		if err := s.Assert(f); err != nil {
			return err
		}
	}
	return nil
}
