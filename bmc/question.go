package bmc

import (
	"context"
	"fmt"
	"strings"
	"time"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// session is a solver session over one verification condition. Its side
// constraints are asserted once; each question is an assumption.
type session struct {
	vc *vcgen.VC
	s  solver.Session
}

func (r *run) newSession(vc *vcgen.VC) (*session, error) {
	s, err := r.slv.NewSession(vc.T)
	if err != nil {
		return nil, err
	}
	for _, c := range vc.Side {
		if err := s.Assert(c); err != nil {
			s.Close()
			return nil, err
		}
	}
	return &session{vc, s}, nil
}

// violation is the disjunction of what violates the chosen properties.
func violation(vc *vcgen.VC, pick func(vcgen.Prop) bool) term.ID {
	var viol []term.ID
	for _, p := range vc.Props {
		if !p.Discharged && pick(p) {
			viol = append(viol, p.Violated)
		}
	}
	return vc.T.Or(viol...)
}

// ask asks for a model of the side constraints and of goal. A SAT answer counts
// only if our own evaluator agrees with the solver's model.
func (r *run) ask(ctx context.Context, s *session, goal term.ID) (solver.Result, error) {
	return r.askBy(s, goal, func(goals ...term.ID) (solver.Result, error) { return r.proved(ctx, s, goals...) })
}

// askBy is ask, where check decides conjunctions.
func (r *run) askBy(s *session, goal term.ID, check func(...term.ID) (solver.Result, error)) (solver.Result, error) {
	if goal == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	t := time.Now()
	defer func() { r.res.Stats.SolveSeconds += time.Since(t).Seconds() }()
	vc := s.vc
	// A model beyond a bound of the encoding may be no execution: ask within the bounds first.
	within := []term.ID{goal}
	if len(vc.Incomplete) > 0 {
		within = append(within, vc.T.Not(vc.T.Or(vc.Incomplete...)))
	}
	q, err := check(within...)
	if err == nil && q.Status == solver.Unsat && len(vc.Incomplete) > 0 {
		q, err = check(goal)
	}
	if err != nil || q.Status != solver.Sat {
		return q, err
	}
	if why := confirm(q.Model, append([]term.ID{goal}, vc.Side...)); why != "" {
		return solver.Result{Status: solver.Unknown, Reason: r.slv.Name() + " answered sat, but " + why}, nil
	}
	return q, nil
}

// confirm evaluates the formulas under a model; it returns what is wrong.
func confirm(m *term.Model, fs []term.ID) string {
	for _, f := range fs {
		ok, err := m.EvalBool(f)
		if err != nil {
			return "its model cannot be evaluated: " + err.Error()
		}
		if !ok {
			return "its model does not satisfy the formula"
		}
	}
	return ""
}

// holds tells whether a model is known to make a formula true.
func holds(m *term.Model, f term.ID) bool {
	yes, err := m.EvalBool(f)
	return err == nil && yes
}

// longestShare is how long a question that is one of several may take where there is
// no limit for all.
const longestShare = time.Minute

// share is the part of the time left that one of n questions gets; 0 is no limit, for
// the only one.
func (r *run) share(parts, n int) time.Duration {
	if n <= 1 {
		return 0
	}
	end, limited := r.ctx.Deadline()
	if !limited {
		return longestShare
	}
	return max(time.Until(end)/time.Duration(parts), time.Millisecond)
}

// askFor is ask with a limit of its own; 0 is none.
func (r *run) askFor(limit time.Duration, s *session, goal term.ID) (solver.Result, error) {
	if limit == 0 {
		return r.ask(r.ctx, s, goal)
	}
	ctx, cancel := context.WithTimeout(r.ctx, limit)
	defer cancel()
	return r.ask(ctx, s, goal)
}

// openStatus is the status of a property that the solver gave no answer for.
func (r *run) openStatus(reason string) Status {
	if cause := context.Cause(r.ctx); cause != nil {
		reason = cause.Error()
	}
	return limitStatus(reason)
}

// limitStatus is the status of a property that was open when a limit was reached.
func limitStatus(reason string) Status {
	switch {
	case strings.Contains(reason, "memory"):
		return StatusOutOfMemory
	case strings.Contains(reason, "timeout"):
		return StatusTimeout
	}
	return StatusUndetermined
}

func (r *run) unknownReason(q solver.Result) string {
	why := strings.TrimSpace(q.Reason)
	if cause := context.Cause(r.ctx); cause != nil {
		why = cause.Error()
	}
	return fmt.Sprintf("%s gave no answer: %s", r.slv.Name(), why)
}
