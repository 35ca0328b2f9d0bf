package tactics

import (
	"context"
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/bmc/race"
	"seabmc/products"
	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
)

// work is a question, and the state of the work on it.
type work struct {
	effort
	t      *term.Table
	r      *rewriter.Rewriter
	fs     []term.ID            // the conjunction
	record *evidence.Question   // of the question
	above  []*evidence.Question // the questions that it was reduced from

	plain    *race.Contender    // a solver at work on the original question in the background; nil: none is
	products *products.Question // what is known of its products; nil: nothing
	session  *Session           // in which all but the first `goals` formulas are asserted; nil: there is none
	goals    int
	unfolded bool // reads of arrays became choices
	grown    int  // how often the steps of a try were multiplied
	depth    int  // variables that have been given a value
	done     bool // no other tactic is to be tried
	refused  bool // the last try gave no answer although there were steps left
}

// part is a part of the question, as a question of its own.
func (w *work) part(fs ...term.ID) *work {
	p := &work{effort: w.effort, t: w.t, r: w.r, fs: fs, unfolded: w.unfolded, grown: w.grown, depth: w.depth, plain: w.plain}
	p.record = w.record.Part(fs)
	return p
}

// again is the same question with a record of its own.
func (w *work) again() *work {
	a := *w
	a.record, a.above = &evidence.Question{Formula: w.fs}, nil
	return &a
}

// root is the record of the original question.
func (w *work) root() *evidence.Question {
	return slices.Concat(w.above, []*evidence.Question{w.record})[0]
}

// reduce replaces the question by what is left of it. The question has a model if and only if the rest has, or a part that was decided.
func (w *work) reduce(by string, rest []term.ID) {
	w.record.Tactic = by
	w.above = append(w.above, w.record)
	w.fs, w.session, w.record = rest, nil, w.record.Part(rest)
}

// decided records the answer to the question.
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

// inBackground tells whether a solver is at work on this very question in the background. After unfolding it is another one.
func (w *work) inBackground() bool { return w.plain != nil && !w.unfolded }

// over tells whether the work can stop: time is up, or the plain question has been answered.
func (w *work) over() bool { return w.ctx.Err() != nil || w.plain != nil && w.plain.Pace.Ended() }

// effort bounds the work on a hard question.
type effort struct {
	ctx  context.Context
	leaf int64 // most steps of one question to the solver, where there is another way to go on; 0: no limit
	soft int64 // after so many steps it goes on only if it is nearly done; 0: no limit
	end  int64 // after so many steps it ends; 0: never
}

// until is the same effort with an end after so many steps at the latest.
func (e effort) until(end int64) effort {
	if e.end == 0 || end < e.end {
		e.end = end
	}
	return e
}
