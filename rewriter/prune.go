package rewriter

import "seabmc/term"

// Procedure pruning.
//
//   - Takes: a conjunction.
//   - Returns: Prune, an equal conjunction of some of its conjuncts. Pins, variables with the constants that the conjunction sets them to, each that a conjunct sets.
//   - Bounds: linear in the conjuncts; each is looked into 3 levels of and and or deep.
//   - Gives up: a conjunct that is not decided stays.
//   - Recursion: Decide, over 3 levels of a condition.
//   - Counted: pruning (conjuncts left out)
//   - Tests: TestContractPrune

// Prune leaves out what of a conjunction the literals in it make true: of what was assumed on other
// paths, say, all that begins with a condition which this conjunction contradicts. (A conjunct is left
// out for a reason that is a part of it, so that no two are left out for each other.)
func (r *Rewriter) Prune(f term.ID) term.ID {
	p := pruner{t: r.T, known: map[term.ID]bool{}, value: map[term.ID]term.ID{}}
	conj := p.conjuncts(f)
	for _, c := range conj {
		p.note(c)
	}
	kept, before := conj[:0], len(conj)
	for _, c := range conj {
		if !p.implied(c) {
			kept = append(kept, c)
		}
	}
	r.procs[procPruning] += before - len(kept)
	out := r.T.And(kept...)
	r.claimEqual("prune", f, out)
	return out
}

// Pins are the variables that conjuncts of f set to a constant.
func (r *Rewriter) Pins(f term.ID) map[term.ID]term.ID {
	p := pruner{t: r.T}
	pins := map[term.ID]term.ID{}
	for _, c := range p.conjuncts(f) {
		if x, k, ok := p.equation(c); ok && r.T.Op(x) == term.OpVar {
			pins[x] = k
			if r.audit != nil {
				r.audit.Claim(&Claim{By: "pins", Given: []term.ID{f}, X: x, Y: k})
			}
		}
	}
	return pins
}

// pruner knows what conjuncts say by themselves.
type pruner struct {
	t     *term.Table
	known map[term.ID]bool    // conditions that are conjuncts, or whose negations are
	value map[term.ID]term.ID // terms that are equal to a constant
}

// pruneDepth is the number of levels of "and" and "or" that are looked into.
const pruneDepth = 3

// conjuncts are the conjuncts of nested conjunctions, each once.
func (p pruner) conjuncts(f term.ID) (out []term.ID) {
	seen := map[term.ID]bool{}
	for st := []term.ID{f}; len(st) > 0; {
		x := st[len(st)-1]
		st = st[:len(st)-1]
		switch {
		case seen[x]:
		case p.t.Op(x) == term.OpAnd:
			st = append(st, p.t.Args(x)...)
		default:
			out = append(out, x)
		}
		seen[x] = true
	}
	return out
}

func (p pruner) note(c term.ID) {
	if p.t.Op(c) == term.OpNot {
		p.known[p.t.Arg(c, 0)] = false
		return
	}
	p.known[c] = true
	if x, k, ok := p.equation(c); ok {
		p.value[x] = k
	}
}

// equation reads x = k, k a constant.
func (p pruner) equation(c term.ID) (x, k term.ID, ok bool) {
	if p.t.Op(c) != term.OpEq {
		return 0, 0, false
	}
	x, k = p.t.Arg(c, 0), p.t.Arg(c, 1)
	if p.t.IsConst(x) {
		x, k = k, x
	}
	return x, k, p.t.IsConst(k) && !p.t.IsConst(x)
}

// implied tells whether a part of c makes it true; c itself is a conjunct, and no reason.
func (p pruner) implied(c term.ID) bool {
	want := p.t.Op(c) != term.OpNot
	if !want {
		c = p.t.Arg(c, 0)
	}
	v, ok := byParts(p.t, c, pruneDepth, p)
	return ok && v == want
}

// Known implements Knower.
func (p pruner) Known(x term.ID) (value, ok bool) {
	if v, ok := p.known[x]; ok {
		return v, true
	}
	if y, k, ok := p.equation(x); ok && p.value[y] != 0 {
		return p.value[y] == k, true
	}
	return false, false
}
