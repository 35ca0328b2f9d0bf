package domain

import (
	"slices"

	"seabmc/term"
)

// Procedure few values.
//
//   - Takes: terms, how many uses are enough, and which variables count (FewValues).
//   - Returns: a variable of at most 24 values with all of them, or none. Under the facts it has no other value. It has the most uses among the variables that count and have
//     few values, at least as many as asked for; a use is a root, or an argument of a term of several variables, that has no other variable in it.
//   - Bounds: linear in the nodes below the roots.
//   - Gives up: never; none is returned if there is none.
//   - Recursion: none; an explicit stack.
//   - Counted: few values
//   - Tests: TestContractFew

// maxValues is the greatest number of values that counts as few.
const maxValues = 24

// FewValues returns the variable of few values that most terms below roots use, and its values. At least `least` terms must use it. A term that has
// no other variable in it, such as an extension, counts as the variable. pick says which variables count; nil means all. conds says whether the
// conditions of choices count as uses. best is 0 if there is no such variable.
func (m *Ranges) FewValues(least int, roots []term.ID, pick func(term.ID) bool, conds bool) (best term.ID, values []term.ID) {
	uses := m.usesOf(roots, conds)
	for v, n := range uses {
		if n >= least && (n > uses[best] || n == uses[best] && v < best) && (pick == nil || pick(v)) {
			if vs := m.valuesOf(v); vs != nil {
				best, values = v, vs
			}
		}
	}
	if best != 0 {
		m.few++
	}
	if m.tell != nil && best != 0 && m.t.Sort(best).IsBV() {
		m.tell.OneOf(best, m.Of(best), values)
	}
	return best, values
}

// These say which variables a term has: none (noVar) or several. Otherwise its only variable is given.
const (
	noVar   = term.True
	several = term.False
)

// Few returns how often FewValues found a variable.
func (m *Ranges) Few() int { return m.few }

// usesOf counts, for each variable, the roots that use it and the uses in terms of several variables.
func (m *Ranges) usesOf(roots []term.ID, conds bool) map[term.ID]int {
	t := m.t
	uses := map[term.ID]int{}
	only := make([]term.ID, t.Len()+1) // 0: not visited
	count := func(id term.ID) {
		if v := only[id]; v != noVar && v != several {
			uses[v]++
		}
	}
	argsOf := func(id term.ID) []term.ID {
		args := t.Args(id)
		if t.Op(id) == term.OpIte && !conds {
			args = args[1:]
		}
		return args
	}
	stack := slices.Clone(roots)
	for len(stack) > 0 {
		id := stack[len(stack)-1]
		if only[id] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		args := argsOf(id)
		ready := true
		for _, a := range args {
			if only[a] == 0 {
				stack, ready = append(stack, a), false
			}
		}
		if !ready {
			continue
		}
		stack = stack[:len(stack)-1]
		only[id] = noVar
		if t.Op(id) == term.OpVar {
			only[id] = id
		}
		for _, a := range args {
			switch {
			case only[a] == noVar || only[a] == only[id]:
			case only[id] == noVar:
				only[id] = only[a]
			default:
				only[id] = several
			}
		}
		if only[id] == several {
			for _, a := range args {
				count(a)
			}
		}
	}
	for _, id := range roots {
		count(id)
	}
	return uses
}

// valuesOf lists the values of a variable. It returns nil if they are too many, or if there is only one.
func (m *Ranges) valuesOf(v term.ID) []term.ID {
	t := m.t
	if t.Sort(v) == term.Bool {
		return []term.ID{term.True, term.False}
	}
	if !t.Sort(v).IsBV() || t.Width(v) > 64 {
		return nil
	}
	a := m.Of(v)
	if !a.Known() || a.UMax()-a.UMin() >= maxValues || a.UMax() == a.UMin() {
		return nil
	}
	var out []term.ID
	for k := a.UMin(); ; k += max(1, a.Stride()) {
		out = append(out, t.Const(k, t.Width(v)))
		if k == a.UMax() {
			return out
		}
	}
}
