package bmc

import (
	"context"
	"slices"
	"time"

	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// What is split: a question that the solver has not answered within splitAfter is asked
// for each value of one variable that has few. With the value put in, most of a
// formula folds away. All values unsat is unsat; a model of one value is a model.
const (
	splitAfter  = 700 * time.Millisecond
	splitValues = 24 // most values of a variable that is split
	splitDepth  = 5  // most variables split one inside another
	splitUses   = 4  // least number of nodes that use the variable
)

// check is Check of the session, with splitting.
func (r *run) check(s *session, goals ...term.ID) (solver.Result, error) {
	ctx, cancel := context.WithTimeout(r.ctx, splitAfter)
	q, err := s.s.Check(ctx, goals...)
	cancel()
	if err != nil || q.Status != solver.Unknown || r.ctx.Err() != nil || ctx.Err() == nil {
		return q, err
	}
	fs := slices.Concat(goals, s.vc.Side)
	q, tried, err := r.split(s.vc, fs, 0)
	if tried {
		return q, err
	}
	return s.s.Check(r.ctx, goals...)
}

// split decides the conjunction of fs value by value; tried is false if no variable is fit for it.
func (r *run) split(vc *vcgen.VC, fs []term.ID, depth int) (q solver.Result, tried bool, err error) {
	v, values := splitVar(vc.R, fs)
	if v == 0 || depth == splitDepth {
		return q, false, nil
	}
	r.progress("solve", "case by case: %s, level %d", vc.T.Name(v), depth+1)
	for _, k := range values {
		sub, _ := vc.R.Replace(v, k, 0, fs...)
		if slices.Contains(sub, term.False) {
			continue
		}
		q, err := r.decideCase(vc, sub, depth)
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
func (r *run) decideCase(vc *vcgen.VC, fs []term.ID, depth int) (solver.Result, error) {
	ctx, cancel := context.WithTimeout(r.ctx, splitAfter)
	defer cancel()
	q, err := r.once(ctx, vc, fs)
	if err != nil || q.Status != solver.Unknown || r.ctx.Err() != nil || ctx.Err() == nil {
		return q, err
	}
	q, tried, err := r.split(vc, fs, depth+1)
	if tried {
		return q, err
	}
	return r.once(r.ctx, vc, fs)
}

// once decides fs in a session of its own.
func (r *run) once(ctx context.Context, vc *vcgen.VC, fs []term.ID) (solver.Result, error) {
	s, err := r.slv.NewSession(vc.T)
	if err != nil {
		return solver.Result{}, err
	}
	defer s.Close()
	for _, f := range fs {
		if f == term.True {
			continue
		}
		if err := s.Assert(f); err != nil {
			return solver.Result{}, err
		}
	}
	r.res.Stats.SolverCalls++
	return s.Check(ctx)
}

// splitVar is the variable of few values that most nodes use, with its values.
func splitVar(rw *rewriter.Rewriter, fs []term.ID) (best term.ID, values []term.ID) {
	t := rw.T
	uses := map[term.ID]int{}
	seen := map[term.ID]bool{}
	stack := slices.Clone(fs)
	for len(stack) > 0 {
		id := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[id] {
			continue
		}
		seen[id] = true
		for _, a := range t.Args(id) {
			if t.Op(a) == term.OpVar {
				uses[a]++
			}
			stack = append(stack, a)
		}
	}
	for v, n := range uses {
		if n >= splitUses && (n > uses[best] || n == uses[best] && v < best) {
			if vs := fewValues(rw, v); vs != nil {
				best, values = v, vs
			}
		}
	}
	return best, values
}

// fewValues lists the values of a variable; nil if they are too many, or it has one.
func fewValues(rw *rewriter.Rewriter, v term.ID) []term.ID {
	t := rw.T
	if t.Sort(v) == term.Bool {
		return []term.ID{term.True, term.False}
	}
	if !t.Sort(v).IsBV() || t.Width(v) > 64 {
		return nil
	}
	a := rw.Range(v)
	if !a.Known() || a.UMax()-a.UMin() >= splitValues || a.UMax() == a.UMin() {
		return nil
	}
	var out []term.ID
	for k := a.UMin(); ; k += max(1, a.Stride()) {
		out = append(out, t.Const(k, t.Width(v)))
		if k == a.UMax() {
			return out
		}
	}
}
