package bmc

import (
	"context"
	"errors"
	"slices"
	"strings"

	"seabmc/bmc/evidence"
	"seabmc/bmc/race"
	"seabmc/products"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// A tactic is one way to answer a question, or to leave an easier one of it. It has a name, by which --stats and the evidence
// of a verdict call it.
type tactic struct {
	name string
	try  func(*run, *work) (reply, error)
}

// The names of the tactics.
const (
	earlierProof = "earlier proof"
	plain        = "plain"
	diagrams     = "diagrams"
	unfold       = "unfold"
	byLemmas     = "products"
	secondEngine = "second engine"
	whole        = "whole"
	readCases    = "cases of reads"
	property     = "property"
	value        = "value"
	lastCases    = "cases at last"
)

// Names of what answers a question, or leaves an easier one, within tactics.
const (
	byRewriting = "rewriting"    // there was nothing to ask
	byPruning   = "prune"        // conjuncts that others make true were left out
	askedBefore = "asked before" // the same, or one that it is a part of
)

// tactics are all there are, in the order in which a hard question meets them. The course that a question takes is in hard.go.
func tactics() []tactic {
	return []tactic{
		{earlierProof, (*run).byEarlierProof},
		{plain, (*run).byAsking},
		{diagrams, (*run).byDiagrams},
		{unfold, (*run).byUnfolding},
		{byLemmas, byProducts},
		{secondEngine, (*run).bySecondEngine},
		{readCases, (*run).byCasesOfReads},
		{property, (*run).byProperty},
		{value, (*run).byValue},
		{whole, (*run).asWhole},
		{lastCases, (*run).byCasesAtLast},
	}
}

// tacticsByName is tactics by their names.
func tacticsByName() map[string]tactic {
	m := map[string]tactic{}
	for _, t := range tactics() {
		m[t.name] = t
	}
	return m
}

// work is a question that tactics work on, one after the other.
type work struct {
	effort
	vc     *vcgen.VC
	fs     []term.ID            // the conjunction
	record *evidence.Question   // of it
	above  []*evidence.Question // those that it was made of by leaving out what has no model

	plain    *race.Contender    // the question as it was, at work in the background; nil: it is not
	products *products.Question // what is known of its products; nil: nothing, or it has none
	session  *session           // that knows all but the first `goals` formulas; nil: none does
	goals    int
	unfolded bool // reads of arrays became choices
	grown    int  // how often the steps for a try were multiplied
	depth    int  // variables that have been given a value
	done     bool // the last tactic had the last word
	refused  bool // the last answer was none although there were steps left
}

// part is the work on a part of w, on its own.
func (w *work) part(fs ...term.ID) *work {
	p := &work{effort: w.effort, vc: w.vc, fs: fs, unfolded: w.unfolded, grown: w.grown, depth: w.depth, plain: w.plain}
	p.record = w.record.Part(fs)
	return p
}

// again is the work on the same question, with a record of its own.
func (w *work) again() *work {
	a := *w
	a.record, a.above = &evidence.Question{Formula: w.fs}, nil
	return &a
}

// root is the record of the question as it was at first.
func (w *work) root() *evidence.Question {
	return slices.Concat(w.above, []*evidence.Question{w.record})[0]
}

// reduce goes on with what is left of the question, which has a model if and only if it, or one of the parts that were decided, has.
func (w *work) reduce(by string, rest []term.ID) {
	w.record.Tactic = by
	w.above = append(w.above, w.record)
	w.fs, w.session, w.record = rest, nil, w.record.Part(rest)
}

// decided notes the answer to the question.
func (w *work) decided(by string, s solver.Status) {
	if w.record.Tactic == "" {
		w.record.Tactic = by
	}
	w.record.Answer = s
	for _, q := range w.above {
		q.Answer = s
	}
}

// with is the conjunction with its first formula replaced.
func (w *work) with(first term.ID) []term.ID { return slices.Concat([]term.ID{first}, w.fs[1:]) }

// reply is what a tactic came to.
type reply struct {
	solver.Result
	skipped bool      // there was nothing for the tactic to do
	rest    []term.ID // has a model if and only if the question has; nil: the question
	last    bool      // no other tactic is to be tried
}

// answered tells whether the question is decided.
func answered(q solver.Result) bool { return q.Status != solver.Unknown }

// TacticStats count the questions that a tactic was given.
type TacticStats struct {
	Tried   int `json:"tried"`
	Refuted int `json:"refuted"` // that have no model
	Models  int `json:"models"`
	Reduced int `json:"reduced"` // of which it left easier ones
}

func (s *Stats) tactic(name string) *TacticStats {
	if s.Tactics == nil {
		s.Tactics = map[string]*TacticStats{}
	}
	if s.Tactics[name] == nil {
		s.Tactics[name] = &TacticStats{}
	}
	return s.Tactics[name]
}

func (s *TacticStats) add(o *TacticStats) {
	s.Tried += o.Tried
	s.Refuted += o.Refuted
	s.Models += o.Models
	s.Reduced += o.Reduced
}

// note counts what a tactic came to.
func (s *TacticStats) note(q solver.Result) {
	s.Tried++
	switch q.Status {
	case solver.Sat:
		s.Models++
	case solver.Unsat:
		s.Refuted++
	}
}

// errSkipped is the error of answer where no tactic had anything to do.
var errSkipped = errors.New("internal: no tactic fits")

// answer has tactics work on a question until one of them decides it. Without any that had something to do the error is errSkipped.
func (r *run) answer(w *work, names ...string) (solver.Result, error) {
	all := errSkipped
	q := solver.Result{}
	for _, name := range names {
		p, err := r.apply(r.tactics[name], w)
		if p.skipped && err == nil {
			continue
		}
		q, all = p.Result, nil
		if w.done = p.last || r.ended(&w.effort); w.done || err != nil || answered(q) {
			return q, err
		}
	}
	return q, all
}

// apply has one tactic work on a question, and records what it comes to.
func (r *run) apply(t tactic, w *work) (reply, error) {
	p, err := t.try(r, w)
	if p.skipped {
		return p, err
	}
	s := r.res.Stats.tactic(t.name)
	s.note(p.Result)
	if answered(p.Result) {
		w.decided(t.name, p.Status)
	}
	if p.rest != nil && !slices.Equal(p.rest, w.fs) {
		s.Reduced++
		w.reduce(t.name, p.rest)
	}
	return p, err
}

// effort bounds the work on a hard question.
type effort struct {
	ctx  context.Context
	leaf int64 // steps for one question to the solver, where there is another way to go on; 0: as many as it takes
	soft int64 // when that many steps are done, it goes on only as long as the end is in sight; 0: always
	end  int64 // when that many steps are done, it ends; 0: never
}

// ended tells whether the work has used up its steps or its time.
func (r *run) ended(e *effort) bool {
	return e.ctx.Err() != nil || e.end > 0 && r.steps >= e.end
}

// over tells whether the work is to end after done of all parts, begun after so many steps.
func (r *run) over(e *effort, began int64, done, all int) bool {
	if r.ended(e) {
		return true
	}
	if e.soft == 0 || r.steps < e.soft {
		return false
	}
	return (r.steps-began)*int64(all) > moreSteps*(e.soft-began)*int64(done)
}

// until is the effort that ends after so many steps at the latest.
func (e effort) until(end int64) effort {
	if e.end == 0 || end < e.end {
		e.end = end
	}
	return e
}

// contextFor is the context for one question that may take that many steps (0: as many as it takes), if the work as a whole does.
func (r *run) contextFor(e *effort, steps int64) context.Context {
	if e.end > 0 && (steps == 0 || e.end-r.steps < steps) {
		steps = max(1, e.end-r.steps)
	}
	if steps == 0 {
		return e.ctx
	}
	return solver.WithSteps(e.ctx, steps)
}

// count notes what a question took.
func (r *run) count(q solver.Result) {
	r.steps += q.Steps
	r.res.Stats.SolverCalls++
	r.res.Stats.SolverSteps += q.Steps
}

// ranOut tells whether a solver gave no answer because it was not allowed more steps.
func ranOut(q solver.Result) bool { return strings.Contains(q.Reason, solver.OutOfSteps) }

// outOfSteps is the answer to a question whose parts took too many steps.
var outOfSteps = solver.Result{Reason: solver.OutOfSteps}
