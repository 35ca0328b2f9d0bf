package vcgen

import (
	"slices"
	"time"

	"seabmc/ir"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
)

// feasibility is an incremental session that decides whether a condition is possible.
type feasibility struct {
	small   bool // with small assumptions only, and without ties
	session solver.Session
	failed  bool
	asserts int                   // how many assumptions were looked at
	missed  []term.ID             // assumptions that the session does not have yet
	ties    map[term.ID]bool      // ties that the session has
	models  []*term.Model         // of the assumptions so far
	seen    map[term.ID]ir.Answer // answers that no later assumption changes, and answers since the last assumption
	at      int                   // how many assumptions there were when seen was made
	taken   []term.ID             // with small: the assumptions that it has
	summed  *pass.Summarizer      // turns questions into value summaries; nil: not yet, or it gave up
	plain   bool                  // it gave up
	spent   time.Duration
	steps   int64
	calls   int
	looked  int64 // sum of the numbers of terms at all questions
}

// maxModels is the number of models kept to answer questions without the solver. Each may take nine bytes for a term.
const maxModels = 32

func (g *Gen) possible(f *feasibility, c term.ID) ir.Answer {
	return g.possibleWithin(f, c, g.opt.FeasibleSteps)
}

// possibleWithin is possible with a limit on the steps of the solver.
func (g *Gen) possibleWithin(f *feasibility, c term.ID, steps int64) ir.Answer {
	switch {
	case c == term.False || g.assume == term.False || g.never[c]:
		return ir.No
	case c == term.True && len(g.assumed) == 0:
		return ir.Yes
	}
	if f.at != len(g.assumed) || f.seen == nil {
		f.at = len(g.assumed)
		f.seen = map[term.ID]ir.Answer{}
	}
	if a, ok := f.seen[c]; ok {
		return a
	}
	if g.r.Diagrams().Impossible(c) {
		return ir.No
	}
	if g.open == nil || f.failed {
		return ir.Unknown
	}
	start := time.Now()
	a := g.ask(f, c, steps)
	f.spent += time.Since(start)
	if a != ir.Unknown || steps >= g.opt.FeasibleSteps {
		f.seen[c] = a
	}
	if a == ir.No && g.r.Auditor() != nil {
		g.claim("path not possible", term.True, c, term.False, g.ties()...)
	}
	return a
}

// summarySteps are the steps that putting formulas into value summaries may take.
const summarySteps = 1 << 23

// anew begins a new session, in which all formulas become value summaries, or none does (nil).
func (f *feasibility) anew(to *pass.Summarizer) {
	if f.session.Close() != nil {
		f.failed = true
	}
	f.session, f.summed, f.plain = nil, to, to == nil
	if f.small {
		f.missed = slices.Clone(f.taken)
	} else {
		f.missed, f.asserts = nil, 0
	}
}

// form is a formula in the form in which the session gets it.
func (f *feasibility) form(g *Gen, x term.ID) term.ID {
	if x = g.purifier.Purify(x); f.summed != nil {
		x = f.summed.Formula(x)
	}
	return x
}

func (g *Gen) ask(f *feasibility, c term.ID, steps int64) ir.Answer {
	f.looked += int64(g.t.Len())
	if f.summed == nil && !f.plain && f.session != nil && f.steps > g.opt.SummarizeAfter {
		f.anew(pass.NewSummarizer(g.r, summarySteps))
	}
	fresh := g.assumed[f.asserts:]
	whole := []term.ID{g.assume}
	var ties []term.ID
	if f.small {
		fresh = g.smallOnes(fresh)
		f.taken = append(f.taken, fresh...)
		whole = f.taken
	} else {
		ties = g.ties()
	}
	if f.known(c, whole, ties) {
		f.missed = append(f.missed, fresh...)
		f.asserts = len(g.assumed)
		return ir.Yes
	}
	if f.session == nil {
		s, err := g.open(g.t)
		if err != nil {
			f.failed = true
			return ir.Unknown
		}
		f.session, f.ties = s, map[term.ID]bool{}
	}
	for _, x := range append(f.missed, fresh...) {
		if f.session.Assert(f.form(g, x)) != nil {
			f.failed = true
			return ir.Unknown
		}
	}
	f.missed, f.asserts = nil, len(g.assumed)
	for _, x := range ties {
		if !f.ties[x] {
			f.ties[x] = true
			if f.session.Assert(f.form(g, x)) != nil {
				f.failed = true
				return ir.Unknown
			}
		}
	}
	question := f.form(g, c)
	if f.summed != nil && f.summed.GaveUp() { // half of the formulas in either form would be worse than none
		f.anew(nil)
		return g.ask(f, c, steps)
	}
	f.calls++
	res, err := f.session.Check(solver.WithSteps(g.opt.Context, steps), question)
	f.steps += res.Steps
	switch {
	case err != nil:
		f.failed = true
	case res.Status == solver.Unsat:
		return ir.No
	case res.Status == solver.Sat:
		f.keep(res.Model)
		return ir.Yes
	}
	return ir.Unknown
}

func (f *feasibility) keep(m *term.Model) {
	if m == nil {
		return
	}
	if len(f.models) == maxModels {
		f.models = f.models[:maxModels-1]
	}
	f.models = slices.Insert(f.models, 0, m)
}

// known tells whether a model that is kept shows that c is possible. That model comes first from then on: the next question is likely to be about
// the same executions, and the last in the list is the one that is given up.
func (f *feasibility) known(c term.ID, whole, ties []term.ID) bool {
	for i, m := range f.models {
		if satisfies(m, c, whole, ties) {
			copy(f.models[1:], f.models[:i])
			f.models[0] = m
			return true
		}
	}
	return false
}

// smallAssumption is the number of nodes up to which an assumption is small.
const smallAssumption = 24

// smallOnes are the formulas of list that are small and not about addresses of objects. There is one of the latter for each pair of objects.
func (g *Gen) smallOnes(list []term.ID) (out []term.ID) {
	for _, x := range list {
		if g.sizeUpTo(x, smallAssumption) <= smallAssumption && !g.ofAddress(x) {
			out = append(out, x)
		}
	}
	return out
}

// ofAddress tells whether a small x is about the address of an object.
func (g *Gen) ofAddress(x term.ID) bool {
	if len(g.addressVars) == 0 {
		return false
	}
	for stack := []term.ID{x}; len(stack) > 0; {
		y := stack[len(stack)-1]
		if g.addressVars[y] != 0 {
			return true
		}
		stack = append(stack[:len(stack)-1], g.t.Args(y)...)
	}
	return false
}

// sizeUpTo is the number of nodes of x, where a shared node counts each time; if there are too many, it is some number above limit.
func (g *Gen) sizeUpTo(x term.ID, limit int) int {
	n := 0
	for stack := []term.ID{x}; len(stack) > 0 && n <= limit; n++ {
		y := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], g.t.Args(y)...)
	}
	return n
}

// satisfies tells whether a model makes all of the formulas true. Variables for which it has no value are zero.
func satisfies(m *term.Model, c term.ID, fs ...[]term.ID) bool {
	for _, list := range append([][]term.ID{{c}}, fs...) { // most models fail at c
		for _, x := range list {
			if ok, err := m.EvalBool(x); err != nil || !ok {
				return false
			}
		}
	}
	return true
}

func (f *feasibility) close() error {
	if f.session == nil {
		return nil
	}
	s := f.session
	f.session, f.failed = nil, true
	return s.Close()
}
