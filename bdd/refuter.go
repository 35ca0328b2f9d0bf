package bdd

import (
	"cmp"
	"slices"

	"seabmc/claim"
	"seabmc/term"
)

// Procedure refuter.
//
//   - Takes: a condition, numbers of at most 64 bits in it among what is looked at (Refuter.Impossible).
//   - Returns: true only if the condition is false under every assignment. The list of a number says which values it has under which conditions: exactly one of them holds, and
//     the number is what goes with it.
//   - Bounds: the steps that NewRefuter is given, over all questions; 2000 unknowns, 64 values of a number, 1024 pairs of values of one operation, 65536 terms made that are no constants.
//   - Gives up: the answer is no. A number of too many values is an unknown.
//   - Recursion: over diagrams, not terms: one level for each unknown, at most 2000. The terms have an explicit stack.
//   - Counted: refuter
//   - Tests: TestContractRefute, TestContractRefuteNumbers

// Formulas as decision diagrams. What a program with few states does in many rounds is, read input by input, an automaton:
// the diagram of a condition after many rounds is as wide as there are states that matter, and a formula that has
// no model comes out as never, where a solver would look at one way through the rounds after another. Numbers that
// take few values (a state, a counter, an index) are the conditions under which they have each. What is neither is unknown:
// so what is found to be impossible is impossible, and of the rest nothing is known.

// Limits of a Refuter.
const (
	maxDepth         = 2000    // unknowns
	maxRemembered    = 1 << 20 // conjunctions that are remembered
	maxRefuterValues = 64      // of a number
	maxMade          = 1 << 16 // operations on what is no constant
)

// under is what a number is, and the condition under which it is that: a constant, or a number of which nothing is known.
type under struct {
	v term.ID
	d diagram
}

// Refuter finds conditions that are impossible.
type Refuter struct {
	d      *Diagrams
	t      *term.Table
	values map[term.ID][]under // of numbers
	made   int                 // terms for what is no constant
}

// NewRefuter is a Refuter that may take that many steps in all. Which unknown comes first in the diagrams, the one made last or the one made first,
// is mostly the difference between small and too large, and not to be told beforehand.
func NewRefuter(t *term.Table, log *claim.Log, steps int, latest bool) *Refuter {
	d := NewDiagrams(t, log)
	d.depth, d.steps, d.both, d.latest = maxDepth, steps, make([]and, maxRemembered), latest
	return &Refuter{d: d, t: t, values: map[term.ID][]under{}}
}

// StopIf has the Refuter give up, as if it had no steps left, once over says so. It is asked from time to time.
func (f *Refuter) StopIf(over func() bool) { f.d.stop = over }

// Impossible tells that x is false for all values of what it is made of. It may be impossible all the same if the answer is false.
func (f *Refuter) Impossible(x term.ID) bool {
	stack := []term.ID{x}
	for len(stack) > 0 {
		y := stack[len(stack)-1]
		if f.has(y) {
			stack = stack[:len(stack)-1]
			continue
		}
		if f.d.steps < 0 {
			return false
		}
		n := len(stack)
		for _, a := range f.parts(y) {
			if !f.has(a) {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		stack = stack[:n-1]
		if f.t.Sort(y) == term.Bool {
			f.d.of[y] = f.condition(y)
		} else {
			f.values[y] = f.number(y)
		}
	}
	out := f.d.of[x] == never
	if out {
		f.d.log.Count(claim.Refutation, 1)
		f.d.log.Equal("refuter", x, term.False)
	}
	return out
}

// has tells whether x was looked at.
func (f *Refuter) has(x term.ID) bool {
	_, ok := f.d.of[x]
	if !ok {
		_, ok = f.values[x]
	}
	return ok
}

// parts are the conditions and numbers that x is made of.
func (f *Refuter) parts(x term.ID) []term.ID {
	args := f.t.Args(x)
	plain := func(a term.ID) bool {
		s := f.t.Sort(a)
		return s == term.Bool || s.IsBV() && s.Width() <= 64
	}
	if !plain(x) || !f.folds(f.t.Op(x)) && f.t.Op(x) != term.OpIte && f.d.parts(x) == nil || slices.ContainsFunc(args, func(a term.ID) bool { return !plain(a) }) {
		return nil
	}
	return args
}

// folds tells whether op is computed with constants by Mk.
func (f *Refuter) folds(op term.Op) bool {
	switch op {
	case term.OpEq, term.OpXor, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle, term.OpAdd, term.OpSub, term.OpMul, term.OpNeg, term.OpBVNot,
		term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpConcat, term.OpExtract, term.OpZExt, term.OpSExt, term.OpURem, term.OpUDiv:
		return true
	}
	return false
}

// condition is the diagram of x from what its parts are.
func (f *Refuter) condition(x term.ID) diagram {
	d := f.d
	if d.parts(x) != nil {
		return d.combine(x)
	}
	args := f.parts(x)
	if len(args) == 2 && f.t.Sort(args[0]) == term.Bool { // equality, or exclusive or
		a, b := d.of[args[0]], d.of[args[1]]
		if f.t.Op(x) == term.OpXor {
			b = d.negation(b)
		}
		return d.choice(a, b, d.negation(b))
	}
	out := never
	ok := f.each(x, args, func(v term.ID, c diagram) bool {
		out = d.or(out, d.and(c, f.atom(v), 0))
		return out != noDiagram
	})
	if ok {
		return out
	}
	return f.atom(x)
}

// atom is the diagram of a condition of which nothing is known, or of a constant.
func (f *Refuter) atom(x term.ID) diagram {
	switch x {
	case term.True:
		return always
	case term.False:
		return never
	}
	return f.d.node(decision{x, always, never})
}

// number is what x may be, from what its parts are.
func (f *Refuter) number(x term.ID) []under {
	d := f.d
	itself := []under{{x, always}}
	args := f.parts(x)
	var out []under
	add := func(v term.ID, c diagram) bool {
		if c == never {
			return true
		}
		i, found := slices.BinarySearchFunc(out, v, func(u under, v term.ID) int { return cmp.Compare(u.v, v) })
		switch {
		case c == noDiagram || !found && len(out) == maxRefuterValues:
			return false
		case found:
			out[i].d = d.or(out[i].d, c)
			return out[i].d != noDiagram
		}
		out = slices.Insert(out, i, under{v, c})
		return true
	}
	if f.t.Op(x) != term.OpIte {
		if !f.each(x, args, add) {
			return itself
		}
		return out
	}
	if args == nil {
		return itself
	}
	c := d.of[args[0]]
	for i, cond := range []diagram{c, d.negation(c)} {
		for _, u := range f.values[args[1+i]] {
			if !add(u.v, d.and(cond, u.d, 0)) {
				return itself
			}
		}
	}
	return out
}

// each calls yield for each combination of values of the arguments of x, with what x is then; false
// if it is not known, too much, or yield is.
func (f *Refuter) each(x term.ID, args []term.ID, yield func(term.ID, diagram) bool) bool {
	if len(args) == 0 || len(args) > 2 {
		return false
	}
	now := slices.Clone(args)
	all := 1
	for _, a := range now {
		all *= len(f.values[a])
	}
	if all == 0 || all > maxRefuterValues*maxRefuterValues/4 {
		return false
	}
	for i := range all {
		c := always
		vs := make([]term.ID, len(now))
		for k, a := range now {
			u := f.values[a][i%len(f.values[a])]
			i /= len(f.values[a])
			vs[k] = u.v
			c = f.d.and(c, u.d, 0)
		}
		if c == never {
			continue
		}
		v := f.t.Mk(x, vs)
		if !f.t.IsConst(v) {
			f.made++
		}
		if f.made > maxMade || !yield(v, c) {
			return false
		}
	}
	return true
}
