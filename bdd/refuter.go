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

// Formulas as decision diagrams. If a program with few states runs many rounds, reading its input step by step, it is an automaton. The diagram of a
// condition after many rounds is then only as wide as there are states that matter. A formula without a model becomes never, while a solver would
// look at one way through the rounds after another. A number with few values (a state, a counter, an index) is represented by the conditions under
// which it has each value. Everything else is unknown. So what is found to be impossible is impossible, and nothing is known of the rest.

// Limits of a Refuter.
const (
	maxDepth         = 2000    // unknowns
	maxRemembered    = 1 << 20 // conjunctions that are remembered
	maxRefuterValues = 64      // of a number
	maxMade          = 1 << 16 // operations whose result is not constant
)

// under is a possible value of a number, with the condition under which the number has it. The value is a constant, or a number about which nothing
// is known.
type under struct {
	v term.ID
	d diagram
}

// Refuter finds conditions that are impossible.
type Refuter struct {
	d      *Diagrams
	t      *term.Table
	values map[term.ID][]under // of numbers
	made   int                 // terms made that are not constants
}

// NewRefuter returns a Refuter that may take the given number of steps in all. latest says which unknown comes first in the diagrams: the one made
// last or the one made first. This usually decides whether they are small or too large, and cannot be known beforehand.
func NewRefuter(t *term.Table, log *claim.Log, steps int, latest bool) *Refuter {
	d := NewDiagrams(t, log)
	d.depth, d.steps, d.both, d.latest = maxDepth, steps, make([]and, maxRemembered), latest
	return &Refuter{d: d, t: t, values: map[term.ID][]under{}}
}

// StopIf makes the Refuter give up, as if it had no steps left, once over returns true. It calls over from time to time.
func (f *Refuter) StopIf(over func() bool) { f.d.stop = over }

// Impossible reports whether x is seen to be false for all values of its parts. If it returns false, x may be impossible nevertheless.
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

// has reports whether x was looked at already.
func (f *Refuter) has(x term.ID) bool {
	_, ok := f.d.of[x]
	if !ok {
		_, ok = f.values[x]
	}
	return ok
}

// parts returns the conditions and numbers that x is made of, or nil if x counts as unknown.
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

// folds reports whether Mk computes op if its arguments are constants.
func (f *Refuter) folds(op term.Op) bool {
	switch op {
	case term.OpEq, term.OpXor, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle, term.OpAdd, term.OpSub, term.OpMul, term.OpNeg, term.OpBVNot,
		term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpConcat, term.OpExtract, term.OpZExt, term.OpSExt, term.OpURem, term.OpUDiv:
		return true
	}
	return false
}

// condition makes the diagram of x from its parts.
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

// atom returns the diagram of a constant, or of a condition about which nothing is known.
func (f *Refuter) atom(x term.ID) diagram {
	switch x {
	case term.True:
		return always
	case term.False:
		return never
	}
	return f.d.node(decision{x, always, never})
}

// number returns the values that x may have, computed from those of its parts.
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

// each calls yield for each combination of values of the arguments of x, with the value that x then has. It returns false if the values are not known
// or are too many, or if yield returns false.
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
