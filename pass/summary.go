package pass

import (
	"slices"

	"seabmc/claim"
	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure value summaries.
//
//   - Takes: formulas, and a number of steps (Summarize).
//   - Returns: equal formulas, in which comparisons of numbers that are among few values are conditions on which of the values they are.
//   - Bounds: the given number of steps: nodes, values of each, and pairs of values.
//   - Gives up: not ok, and the formulas as they were; also if too few numbers are among few values.
//   - Recursion: none; arguments are visited before the terms that use them.
//   - Counted: value summaries
//   - Tests: TestContractSummarize

// Summarizer replaces numbers that have few possible values by the conditions under which they have each of them. For example, a parser's position
// after a few branches is 3 under one condition and 4 under another. A solver that works bit by bit has to find out from the bits of nested choices
// and sums which positions are possible. The conditions say it at once. (Value summaries are what MultiSE calls such sets of guarded values: K. Sen
// et al., "MultiSE: multi-path symbolic execution using value summaries", 2015.)
type Summarizer struct {
	r       *rewriter.Rewriter
	t       *term.Table
	done    map[term.ID]term.ID  // what became of a term; for a term with a summary only if it was asked for
	of      map[term.ID]*summary // for numbers with more than one value
	nodes   int
	least   int  // the fewest nodes with which Run goes on
	left    int  // steps that are left
	terms   int  // terms made so far
	growing bool // formulas are asked for one by one, and become larger only up to a limit
}

// NewSummarizer returns the pass that takes at most limit steps: nodes, values of each, and pairs of values.
func NewSummarizer(r *rewriter.Rewriter, limit int) *Summarizer {
	return &Summarizer{r: r, t: r.T, done: map[term.ID]term.ID{}, of: map[term.ID]*summary{}, least: leastNodes, left: limit}
}

const (
	mostValues   = 400  // of one number
	mostUnknowns = 40   // values of one number that are not constants
	mostPairs    = 1600 // of values, in one operation or comparison
	leastShare   = 4    // one in this many nodes must have a summary, or the pass is not worth it
	mostBits     = 64   // of a number with a summary
	mostGrowth   = 16   // terms made for each node of the formulas that are asked for one by one
	leastNodes   = 2000 // of the formulas: a small formula is hard because of its arithmetic, not its choices
)

// summary holds the values of a number: constants in rising order, then other terms. Exactly one of the guards holds.
type summary struct {
	values, guards []term.ID
	constants      int // how many of the values are constants
}

// Run implements Pass. If it takes more steps than the limit or would change little, it returns fs, and ok is false.
func (s *Summarizer) Run(fs []term.ID) (out []term.ID, ok bool) {
	s.visitAll(fs)
	if s.left <= 0 || s.nodes < s.least || len(s.of)*leastShare < s.nodes {
		return fs, false
	}
	out = make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = s.done[f]
		s.r.Log().Equal("value summaries", f, out[i])
	}
	s.r.Log().Count(claim.Summaries, len(s.of))
	return out, true
}

// Formula returns a formula equal to f, which shares summaries with those asked for before. Once there are no steps left, or the formulas have become much larger, it returns
// f itself.
func (s *Summarizer) Formula(f term.ID) term.ID {
	s.growing = true
	s.visitAll([]term.ID{f})
	if s.left <= 0 {
		return f
	}
	s.r.Log().Equal("value summaries", f, s.done[f])
	return s.done[f]
}

// visitAll visits the nodes of formulas that were not visited before. It visits arguments before the terms that use them.
func (s *Summarizer) visitAll(fs []term.ID) {
	for stack := slices.Clone(fs); len(stack) > 0 && s.left > 0; {
		x := stack[len(stack)-1]
		n := len(stack)
		if !s.visited(x) {
			for _, a := range s.t.Args(x) {
				if !s.visited(a) {
					stack = append(stack, a)
				}
			}
			if len(stack) > n {
				continue
			}
			s.visitCounted(x)
		}
		stack = stack[:n-1]
	}
}

// visitCounted visits a node, and ends the steps if there are more terms for the nodes so far than are worth it. Where two numbers of many values each meet again and again, the
// conditions grow with the pairs of values.
func (s *Summarizer) visitCounted(x term.ID) {
	before := s.t.Len()
	s.nodes++
	s.left--
	s.visit(x)
	if s.terms += s.t.Len() - before; s.growing && s.terms > mostGrowth*(s.nodes+leastNodes) {
		s.left = 0
	}
}

// GaveUp tells whether there are no steps left.
func (s *Summarizer) GaveUp() bool { return s.left <= 0 }

// visited reports whether a node was visited.
func (s *Summarizer) visited(x term.ID) bool { return s.done[x] != 0 || s.of[x] != nil }

// visit handles a node whose arguments were visited.
func (s *Summarizer) visit(x term.ID) {
	t := s.t
	var sum *summary
	switch op := t.Op(x); {
	case op == term.OpEq, op == term.OpUlt, op == term.OpUle, op == term.OpSlt, op == term.OpSle:
		if c, ok := s.compared(op, t.Arg(x, 0), t.Arg(x, 1)); ok {
			s.done[x] = c
			return
		}
	case op == term.OpIte && t.Sort(x) == term.Bool:
		s.done[x] = s.choice(s.done[t.Arg(x, 0)], s.done[t.Arg(x, 1)], s.done[t.Arg(x, 2)])
		return
	case !s.isNumber(x):
	case op == term.OpIte:
		sum = s.chosen(s.done[t.Arg(x, 0)], s.summaryOf(t.Arg(x, 1)), s.summaryOf(t.Arg(x, 2)))
	case len(t.Args(x)) == 1:
		sum = s.mapped(x, s.summaryOf(t.Arg(x, 0)))
	case len(t.Args(x)) == 2:
		sum = s.combined(x, s.summaryOf(t.Arg(x, 0)), s.summaryOf(t.Arg(x, 1)))
	}
	switch {
	case sum == nil:
		args := slices.Clone(t.Args(x))
		for i, a := range args {
			args[i] = s.number(a)
		}
		s.done[x] = t.Mk(x, args)
	case len(sum.values) == 1:
		s.done[x] = sum.values[0]
	default:
		s.of[x] = sum
	}
}

// isNumber reports whether a term may have a summary.
func (s *Summarizer) isNumber(x term.ID) bool {
	sort := s.t.Sort(x)
	return sort.IsBV() && sort.Width() <= mostBits
}

// summaryOf returns the summary of a visited term, or nil if it cannot have one.
func (s *Summarizer) summaryOf(x term.ID) *summary {
	if sum := s.of[x]; sum != nil || !s.isNumber(x) {
		return sum
	}
	one := &summary{values: []term.ID{s.done[x]}, guards: []term.ID{term.True}}
	if s.t.IsConst(s.done[x]) {
		one.constants = 1
	}
	return one
}

// number returns what became of a visited term. If the term has a summary, this is a choice between its values.
func (s *Summarizer) number(x term.ID) term.ID {
	if s.done[x] == 0 {
		sum := s.of[x]
		last := len(sum.values) - 1
		out := sum.values[last]
		for i := last - 1; i >= 0; i-- {
			out = s.t.Ite(sum.guards[i], sum.values[i], out)
		}
		s.done[x] = out
	}
	return s.done[x]
}

// chosen returns the summary of a choice, or nil if there are too many values.
func (s *Summarizer) chosen(c term.ID, a, b *summary) *summary {
	switch {
	case c == term.True:
		return a
	case c == term.False:
		return b
	case a == nil || b == nil:
		return nil
	}
	guards := map[term.ID][2]term.ID{}
	for i, v := range a.values {
		guards[v] = [2]term.ID{a.guards[i], term.False}
	}
	for i, v := range b.values {
		g, ok := guards[v]
		if !ok {
			g[0] = term.False
		}
		g[1] = b.guards[i]
		guards[v] = g
	}
	values := make([]term.ID, 0, len(guards))
	for v := range guards {
		values = append(values, v)
	}
	return s.made(values, func(v term.ID) term.ID { return s.choice(c, guards[v][0], guards[v][1]) })
}

// mapped returns the summary of an operation on one number, or nil if the number is not among few constants.
func (s *Summarizer) mapped(x term.ID, a *summary) *summary {
	if a == nil || a.constants < len(a.values) {
		return nil
	}
	guards := map[term.ID][]term.ID{}
	for i, v := range a.values {
		r := s.t.Mk(x, []term.ID{v})
		guards[r] = append(guards[r], a.guards[i])
	}
	return s.joined(guards)
}

// combined returns the summary of an operation on two numbers, or nil if they are not among few constants.
func (s *Summarizer) combined(x term.ID, a, b *summary) *summary {
	if a == nil || b == nil || a.constants < len(a.values) || b.constants < len(b.values) || len(a.values)*len(b.values) > mostPairs {
		return nil
	}
	s.left -= len(a.values) * len(b.values)
	guards := map[term.ID][]term.ID{}
	for i, v := range a.values {
		for k, w := range b.values {
			if g := s.t.And(a.guards[i], b.guards[k]); g != term.False {
				r := s.t.Mk(x, []term.ID{v, w})
				guards[r] = append(guards[r], g)
			}
		}
	}
	return s.joined(guards)
}

// joined returns the summary in which a number has a value if one of the guards of the value holds.
func (s *Summarizer) joined(guards map[term.ID][]term.ID) *summary {
	values := make([]term.ID, 0, len(guards))
	for v := range guards {
		if !s.t.IsConst(v) {
			return nil
		}
		values = append(values, v)
	}
	return s.made(values, func(v term.ID) term.ID { return s.t.Or(guards[v]...) })
}

// made returns the summary of values in any order, or nil if there are too many.
func (s *Summarizer) made(values []term.ID, guard func(term.ID) term.ID) *summary {
	sum := &summary{values: values}
	for _, v := range values {
		if s.t.IsConst(v) {
			sum.constants++
		}
	}
	if s.left -= len(values); len(values) > mostValues || len(values)-sum.constants > mostUnknowns {
		return nil
	}
	slices.SortFunc(values, func(v, w term.ID) int { return s.compareValues(v, w) })
	for _, v := range values {
		sum.guards = append(sum.guards, guard(v))
	}
	return sum
}

// compareValues orders the values of a summary.
func (s *Summarizer) compareValues(v, w term.ID) int {
	a, aConst := s.t.Uint64(v)
	b, bConst := s.t.Uint64(w)
	switch {
	case aConst && bConst && a < b, aConst && !bConst, !aConst && !bConst && v < w:
		return -1
	}
	return 1
}

// compared returns the condition that x op y, in terms of the values that they have. ok is false if neither has several values, or if there are too
// many pairs.
func (s *Summarizer) compared(op term.Op, x, y term.ID) (c term.ID, ok bool) {
	if s.of[x] == nil && s.of[y] == nil {
		return 0, false
	}
	a, b := s.summaryOf(x), s.summaryOf(y)
	if a == nil || b == nil || len(a.values)*len(b.values) > mostPairs {
		return 0, false
	}
	var either []term.ID
	for i, v := range a.values {
		s.left--
		var with []term.ID // guards of the values of y for which the comparison holds
		for k, w := range b.values {
			var is term.ID
			if op == term.OpEq {
				is = s.t.Eq(v, w)
			} else if is = s.t.Bin(op, v, w); v == w {
				is = s.t.BoolConst(op == term.OpUle || op == term.OpSle)
			}
			if g := s.t.And(b.guards[k], is); g != term.False {
				with = append(with, g)
			}
		}
		either = append(either, s.t.And(a.guards[i], s.t.Or(with...)))
	}
	return s.t.Or(either...), true
}

// choice returns the condition that is a if c holds, else b.
func (s *Summarizer) choice(c, a, b term.ID) term.ID {
	t := s.t
	switch {
	case c == term.True || a == b:
		return a
	case c == term.False:
		return b
	case a == term.True && b == term.False:
		return c
	case a == term.False && b == term.True:
		return t.Not(c)
	case a == term.True:
		return t.Or(c, b)
	case a == term.False:
		return t.And(t.Not(c), b)
	case b == term.True:
		return t.Or(t.Not(c), a)
	case b == term.False:
		return t.And(c, a)
	}
	return t.Ite(c, a, b)
}
