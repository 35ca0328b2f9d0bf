package tactics

import (
	"time"

	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// Session is a solver session over one verification condition. Its side
// constraints are asserted once; each question is an assumption.
type Session struct {
	VC    *vcgen.VC
	s     solver.Session
	asked bool // its first question was asked
}

// NewSession opens a session with the main solver.
func (a *Asker) NewSession(vc *vcgen.VC) (*Session, error) {
	s, err := a.Main.NewSession(vc.T)
	if err != nil {
		return nil, err
	}
	for _, c := range vc.Side {
		if err := s.Assert(c); err != nil {
			s.Close()
			return nil, err
		}
	}
	return &Session{VC: vc, s: s}, nil
}

// Close ends the session.
func (s *Session) Close() error { return s.s.Close() }

// Claim is what a question may refute: that one of some properties of a verification condition is violated.
type Claim struct {
	Goal  term.ID // the disjunction of what violates them
	props []int   // their indices; none: the question is about something else
}

// Violation is the claim that one of the chosen properties is violated.
func Violation(vc *vcgen.VC, pick func(vcgen.Prop) bool) Claim {
	var viol []term.ID
	var c Claim
	for i, p := range vc.Props {
		if !p.Discharged && pick(p) {
			viol = append(viol, p.Violated)
			c.props = append(c.props, i)
		}
	}
	c.Goal = vc.T.Or(viol...)
	return c
}

// ask is Ask with a given effort.
func (a *Asker) ask(e effort, s *Session, c Claim) (solver.Result, error) {
	return a.askBy(s, c, func(record *evidence.Question, goals ...term.ID) (solver.Result, error) {
		return a.check(e, s, record, goals...)
	})
}

// askBy is ask with another way to decide conjunctions, which also fills in the record.
func (a *Asker) askBy(s *Session, c Claim, check func(*evidence.Question, ...term.ID) (solver.Result, error)) (solver.Result, error) {
	vc := s.VC
	record := &evidence.Question{Claims: c.props, Formula: []term.ID{c.Goal}}
	if c.Goal == term.False {
		record.Tactic, record.Answer = byRewriting, solver.Unsat
		a.keep(record)
		return solver.Result{Status: solver.Unsat}, nil
	}
	t := time.Now()
	defer func() { a.Counts.SolveSeconds += time.Since(t).Seconds() }()
	// A model beyond a bound of the encoding may be no execution: ask within the bounds first.
	q := solver.Result{Status: solver.Unsat}
	var err error
	if len(vc.Incomplete) > 0 {
		q, err = check(&evidence.Question{}, c.Goal, vc.T.Not(vc.T.Or(vc.Incomplete...)))
	}
	if err == nil && q.Status == solver.Unsat {
		q, err = check(record, c.Goal)
	}
	if err == nil {
		a.keep(record)
	}
	if err != nil || q.Status != solver.Sat {
		return q, err
	}
	if why := confirm(q.Model, append([]term.ID{c.Goal}, vc.Side...)); why != "" {
		return solver.Result{Status: solver.Unknown, Reason: a.Main.Name() + " answered sat, but " + why}, nil
	}
	return q, nil
}

// keep keeps a question about properties as evidence.
func (a *Asker) keep(q *evidence.Question) {
	if a.Case != nil && len(q.Claims) > 0 {
		a.Case.Questions = append(a.Case.Questions, q)
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

// Holds tells whether a model is known to make a formula true.
func Holds(m *term.Model, f term.ID) bool {
	yes, err := m.EvalBool(f)
	return err == nil && yes
}

// Ask asks for a model of the claim, with a limit on the steps; 0 is none. A model counts only if our own evaluator agrees with it.
func (a *Asker) Ask(steps int64, s *Session, c Claim) (solver.Result, error) {
	e := effort{ctx: a.Context}
	if steps > 0 {
		e = e.until(a.steps + steps)
	}
	return a.ask(e, s, c)
}

// AskOnce asks the solver of the session and nothing else, as long as fewer than end steps were taken in all. The question is no evidence.
func (a *Asker) AskOnce(end int64, s *Session, c Claim) (solver.Result, error) {
	e := effort{ctx: a.Context}.until(end)
	return a.askBy(s, c, func(_ *evidence.Question, goals ...term.ID) (solver.Result, error) {
		if a.ended(&e) {
			return solver.OutOfSteps, nil
		}
		q, err := s.s.Check(a.contextFor(&e, 0), goals...)
		a.count(q)
		return q, err
	})
}
