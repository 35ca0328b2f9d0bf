package pass

import "seabmc/term"

// Procedure deciding by parts.
//
//   - Takes: a condition, a depth, and who knows the values of some conditions (Decide).
//   - Returns: a value only if the condition has it wherever the known conditions have theirs. A condition whose literals are all known, not deeper than the depth, is decided.
//   - Bounds: the given depth of and and or; all arguments on each level.
//   - Gives up: not ok.
//   - Recursion: over the given depth (3 wherever it is used), and over nested negations, of which the table makes none.
//   - Tests: TestContractDecide

// Knower knows the values of some conditions.
type Knower interface {
	// Known returns the value of x if it is known without looking at the parts of x.
	Known(x term.ID) (value, ok bool)
}

// Decide returns the value of condition x if it follows from what k knows of x or of its parts. It looks depth levels of "and" and "or" deep.
func Decide[K Knower](t *term.Table, x term.ID, depth int, k K) (value, ok bool) {
	if v, ok := k.Known(x); ok {
		return v, true
	}
	return byParts(t, x, depth, k)
}

// byParts does the same as Decide, but only by the parts of x.
func byParts[K Knower](t *term.Table, x term.ID, depth int, k K) (value, ok bool) {
	switch op := t.Op(x); op {
	case term.OpTrue, term.OpFalse:
		return op == term.OpTrue, true
	case term.OpNot:
		v, ok := Decide(t, t.Arg(x, 0), depth, k)
		return !v, ok
	case term.OpAnd, term.OpOr:
		if depth == 0 {
			return false, false
		}
		ends, all := op == term.OpOr, true // a part with the value ends decides x alone
		for _, y := range t.Args(x) {
			v, ok := Decide(t, y, depth-1, k)
			if ok && v == ends {
				return ends, true
			}
			all = all && ok
		}
		return !ends, all
	}
	return false, false
}
