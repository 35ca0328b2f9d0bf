package tactics

import (
	"context"
	"errors"
	"slices"

	"seabmc/audit"
	"seabmc/bmc/evidence"
	"seabmc/bmc/proofs"
	"seabmc/solver"
)

// Setup is what an Asker works with.
type Setup struct {
	Context     context.Context
	Main        solver.Solver                     // answers the questions
	Bare        solver.Solver                     // Main without what is put around it; nil: no question goes on in the background
	Alternative solver.Solver                     // searches in another way; nil: there is none
	Order       func(solver.Solver) solver.Solver // makes a solver see numbers that are only compared with fewer bits
	Proofs      *proofs.Folder                    // of earlier runs; nil: not used
	Auditor     *audit.Audit                      // judges the steps; nil: nobody does
	Run         Run
	NoDiagrams  bool    // diagrams are not tried
	Counts      *Counts // is added to
}

// Run is the check that the questions belong to.
type Run interface {
	// CasesOfReads returns an error that ends the run, to check the program case by case. It is nil unless reads at addresses that
	// are not constant make the questions hard, and there are cases.
	CasesOfReads() error
	// CasesAtLast is CasesOfReads where nothing else helped.
	CasesAtLast() error
	// TakeTurns lets others work on the program, after so many more steps. An error ends the run.
	TakeTurns(more int64) error
	// Progress tells the user what is being done.
	Progress(phase, format string, args ...any)
}

// Asker asks questions about verification conditions, and knows what it has learnt from them.
type Asker struct {
	Setup
	Case *evidence.Case // gets the questions about properties; nil: they are not kept

	tactics  map[string]tactic
	second   solver.Solver                 // can work at the same time as Main; nil: not needed yet
	third    solver.Solver                 // can work at the same time as Main and second; nil: not needed yet
	altWins  int                           // questions that Alternative decided and Main did not
	partsPay bool                          // hard questions are asked property by property
	grouped  bool                          // the properties of a hard question are about cases of the program
	refuted  map[string]*evidence.Question // conjunctions, by their ids, that were refuted
	steps    int64                         // of questions, in all
}

// Steps are those of all questions so far.
func (a *Asker) Steps() int64 { return a.steps }

// errSkipped is the error of answer where no tactic applies.
var errSkipped = errors.New("internal: no tactic applies")

// answer tries tactics on a question until one of them decides it. If none applies the error is errSkipped.
func (a *Asker) answer(w *work, names ...string) (solver.Result, error) {
	all := errSkipped
	q := solver.Result{}
	for _, name := range names {
		p, err := a.apply(a.tactics[name], w)
		if p.skipped && err == nil {
			continue
		}
		q, all = p.Result, nil
		if w.done = p.last || a.ended(&w.effort); w.done || err != nil || Answered(q) {
			return q, err
		}
	}
	return q, all
}

// apply tries one tactic on a question and records its outcome.
func (a *Asker) apply(t tactic, w *work) (reply, error) {
	p, err := t.try(a, w)
	if p.skipped {
		return p, err
	}
	s := a.Counts.tactic(t.name)
	s.note(p.Result)
	if Answered(p.Result) {
		w.decided(t.name, p.Status)
	}
	if p.rest != nil && !slices.Equal(p.rest, w.fs) {
		s.Reduced++
		w.reduce(t.name, p.rest)
	}
	return p, err
}

// answerWithin is answer with a limit on the steps.
func (a *Asker) answerWithin(steps int64, w *work, names ...string) (solver.Result, error) {
	outer := w.effort
	defer func() { w.effort = outer }()
	w.effort = outer.until(a.steps + steps)
	q, err := a.answer(w, names...)
	w.refused = !a.ended(&w.effort) && !RanOut(q)
	return q, err
}

// ended tells whether the work has used up its steps or its time.
func (a *Asker) ended(e *effort) bool {
	return e.ctx.Err() != nil || e.end > 0 && a.steps >= e.end
}

// over tells whether the work is to end when some of all parts are done; it began after so many steps.
func (a *Asker) over(e *effort, began int64, done, all int) bool {
	if a.ended(e) {
		return true
	}
	if e.soft == 0 || a.steps < e.soft {
		return false
	}
	return (a.steps-began)*int64(all) > MoreSteps*(e.soft-began)*int64(done)
}

// contextFor is the context for one question that may take so many steps (0: no limit), within the limits of the work as a whole.
func (a *Asker) contextFor(e *effort, steps int64) context.Context {
	if e.end > 0 && (steps == 0 || e.end-a.steps < steps) {
		steps = max(1, e.end-a.steps)
	}
	if steps == 0 {
		return e.ctx
	}
	return solver.WithSteps(e.ctx, steps)
}

// count adds the steps of a question.
func (a *Asker) count(q solver.Result) {
	a.steps += q.Steps
	a.Counts.SolverCalls++
	a.Counts.SolverSteps += q.Steps
}

// Answered tells whether a question is decided.
func Answered(q solver.Result) bool { return q.Status != solver.Unknown }

// RanOut tells whether a solver gave no answer because its steps were used up.
func RanOut(q solver.Result) bool { return q.Limit&solver.LimitSteps != 0 }
