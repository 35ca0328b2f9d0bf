package tactics

import (
	"seabmc/solver"
)

// Counts are the figures about the questions of a run.
type Counts struct {
	SolveSeconds  float64           `json:"solve_seconds"`
	SolverCalls   int               `json:"solver_calls"`
	SolverSteps   int64             `json:"solver_steps"`   // of these calls, see solver.WithSteps
	CachedAnswers int               `json:"cached_answers"` // questions answered from earlier proofs
	Tactics       map[string]*Count `json:"tactics"`        // by name: the questions that each tactic got and answered
}

// Add adds the figures of another run.
func (c *Counts) Add(o *Counts) {
	c.SolveSeconds += o.SolveSeconds
	c.SolverCalls += o.SolverCalls
	c.SolverSteps += o.SolverSteps
	c.CachedAnswers += o.CachedAnswers
	for name, t := range o.Tactics {
		c.tactic(name).add(t)
	}
}

// Count counts the questions that a tactic was given.
type Count struct {
	Tried   int `json:"tried"`
	Refuted int `json:"refuted"` // that have no model
	Models  int `json:"models"`
	Reduced int `json:"reduced"` // replaced by easier ones
}

// tactic is the count of a tactic.
func (c *Counts) tactic(name string) *Count {
	if c.Tactics == nil {
		c.Tactics = map[string]*Count{}
	}
	if c.Tactics[name] == nil {
		c.Tactics[name] = &Count{}
	}
	return c.Tactics[name]
}

func (s *Count) add(o *Count) {
	s.Tried += o.Tried
	s.Refuted += o.Refuted
	s.Models += o.Models
	s.Reduced += o.Reduced
}

// note counts an outcome of a tactic.
func (s *Count) note(q solver.Result) {
	s.Tried++
	switch q.Status {
	case solver.Sat:
		s.Models++
	case solver.Unsat:
		s.Refuted++
	}
}
