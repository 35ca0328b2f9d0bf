package bmc

import (
	"context"
	"fmt"
	"strings"
	"time"

	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// session is a solver session over one verification condition. Its side
// constraints are asserted once; each question is an assumption.
type session struct {
	vc    *vcgen.VC
	s     solver.Session
	asked bool // its first question was asked
}

func (r *subject) newSession(vc *vcgen.VC) (*session, error) {
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
	return &session{vc: vc, s: s}, nil
}

// claim is what a question may refute: that one of some properties of a VC is violated.
type claim struct {
	goal  term.ID // the disjunction of what violates them
	props []int   // their indices; none: the question is about something else
}

// violation is the claim that one of the chosen properties is violated.
func violation(vc *vcgen.VC, pick func(vcgen.Prop) bool) claim {
	var viol []term.ID
	var c claim
	for i, p := range vc.Props {
		if !p.Discharged && pick(p) {
			viol = append(viol, p.Violated)
			c.props = append(c.props, i)
		}
	}
	c.goal = vc.T.Or(viol...)
	return c
}

// ask asks for a model of the side constraints and of a claim. A SAT answer counts
// only if our own evaluator agrees with the solver's model.
func (r *run) ask(e effort, s *session, c claim) (solver.Result, error) {
	return r.askBy(s, c, func(record *evidence.Question, goals ...term.ID) (solver.Result, error) {
		return r.check(e, s, record, goals...)
	})
}

// askBy is ask, where check decides conjunctions and fills in the record of it.
func (r *run) askBy(s *session, c claim, check func(*evidence.Question, ...term.ID) (solver.Result, error)) (solver.Result, error) {
	vc := s.vc
	record := &evidence.Question{Claims: c.props, Formula: []term.ID{c.goal}}
	if c.goal == term.False {
		record.Tactic, record.Answer = byRewriting, solver.Unsat
		r.keep(record)
		return solver.Result{Status: solver.Unsat}, nil
	}
	t := time.Now()
	defer func() { r.res.Stats.SolveSeconds += time.Since(t).Seconds() }()
	// A model beyond a bound of the encoding may be no execution: ask within the bounds first.
	q := solver.Result{Status: solver.Unsat}
	var err error
	if len(vc.Incomplete) > 0 {
		q, err = check(&evidence.Question{}, c.goal, vc.T.Not(vc.T.Or(vc.Incomplete...)))
	}
	if err == nil && q.Status == solver.Unsat {
		q, err = check(record, c.goal)
	}
	if err == nil {
		r.keep(record)
	}
	if err != nil || q.Status != solver.Sat {
		return q, err
	}
	if why := confirm(q.Model, append([]term.ID{c.goal}, vc.Side...)); why != "" {
		return solver.Result{Status: solver.Unknown, Reason: r.slv.Name() + " answered sat, but " + why}, nil
	}
	return q, nil
}

// keep notes a question about properties as evidence.
func (r *run) keep(q *evidence.Question) {
	if r.program != nil && len(q.Claims) > 0 {
		r.program.Questions = append(r.program.Questions, q)
	}
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

// askWithin is ask with a limit on the steps; 0 is none.
func (r *run) askWithin(steps int64, s *session, c claim) (solver.Result, error) {
	e := effort{ctx: r.ctx}
	if steps > 0 {
		e = e.until(r.steps + steps)
	}
	return r.ask(e, s, c)
}

// portion is a number of steps that leaves most of the time that the user gave for other questions: a part of what that time stands for,
// on a slow machine too, and at most so many. It is the same for the same flags.
func (r *subject) portion(part, most int64) int64 {
	if r.cfg.Timeout <= 0 {
		return most
	}
	all := int64(r.cfg.Timeout.Seconds() * solver.StepsPerSecond / 2)
	return min(most, max(all/part, leastLeaf))
}

// openStatus is the status of a property that the solver gave no answer for.
func (r *subject) openStatus(reason string) Status {
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
	case strings.Contains(reason, "timeout"), strings.Contains(reason, solver.OutOfSteps):
		return StatusTimeout
	}
	return StatusUndetermined
}

func (r *subject) unknownReason(q solver.Result) string {
	why := strings.TrimSpace(q.Reason)
	if cause := context.Cause(r.ctx); cause != nil {
		why = cause.Error()
	}
	return fmt.Sprintf("%s gave no answer: %s", r.slv.Name(), why)
}
