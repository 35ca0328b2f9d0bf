package pass

import (
	"seabmc/claim"
	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure pruning.
//
//   - Takes: a conjunction.
//   - Returns: Prune, an equal conjunction of some of its conjuncts. Pins, variables with the constants that the conjunction sets them to, each that a conjunct sets.
//   - Bounds: linear in the conjuncts; each is looked into 3 levels of and and or deep.
//   - Gives up: a conjunct that is not decided stays.
//   - Recursion: Decide, over 3 levels of a condition.
//   - Counted: pruning (conjuncts left out)
//   - Tests: TestContractPrune

// Pruner leaves out conjuncts that the rest of a conjunction makes true. It is a Pass.
type Pruner struct{ r *rewriter.Rewriter }

// NewPruner returns the pass.
func NewPruner(r *rewriter.Rewriter) *Pruner { return &Pruner{r} }

// Run implements Pass. It prunes each formula by itself, as Prune does.
func (p *Pruner) Run(fs []term.ID) (out []term.ID, ok bool) {
	out = make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = p.Prune(f)
		ok = ok || out[i] != f
	}
	return out, ok
}

// Prune leaves out the conjuncts that the literals of the conjunction make true. An example is what was assumed on other paths: it begins with a
// condition that this conjunction contradicts. The reason for leaving out a conjunct is a part of it, so no two conjuncts are left out because of
// each other.
func (p *Pruner) Prune(f term.ID) term.ID {
	r := p.r
	in := conjunction{t: r.T, known: map[term.ID]bool{}, value: map[term.ID]term.ID{}}
	conj := in.conjuncts(f)
	for _, c := range conj {
		in.note(c)
	}
	kept, before := conj[:0], len(conj)
	for _, c := range conj {
		if !in.implied(c) {
			kept = append(kept, c)
		}
	}
	r.Log().Count(claim.Pruning, before-len(kept))
	out := r.T.And(kept...)
	r.Log().Equal("prune", f, out)
	return out
}

// Pins returns the variables that conjuncts of f set to a constant, with these constants.
func (p *Pruner) Pins(f term.ID) map[term.ID]term.ID {
	in := conjunction{t: p.r.T}
	pins := map[term.ID]term.ID{}
	for _, c := range in.conjuncts(f) {
		if x, k, ok := in.equation(c); ok && p.r.T.Op(x) == term.OpVar {
			pins[x] = k
			if a := p.r.Log().Auditor(); a != nil {
				a.Claim(&claim.Claim{By: "pins", Given: []term.ID{f}, X: x, Y: k})
			}
		}
	}
	return pins
}

// conjunction holds what conjuncts say by themselves.
type conjunction struct {
	t     *term.Table
	known map[term.ID]bool    // conditions that are conjuncts, or whose negations are conjuncts
	value map[term.ID]term.ID // terms that are equal to a constant
}

// pruneDepth is the number of levels of "and" and "or" that are looked into.
const pruneDepth = 3

// conjuncts returns the conjuncts of nested conjunctions, each of them once.
func (in conjunction) conjuncts(f term.ID) (out []term.ID) {
	seen := map[term.ID]bool{}
	for st := []term.ID{f}; len(st) > 0; {
		x := st[len(st)-1]
		st = st[:len(st)-1]
		switch {
		case seen[x]:
		case in.t.Op(x) == term.OpAnd:
			st = append(st, in.t.Args(x)...)
		default:
			out = append(out, x)
		}
		seen[x] = true
	}
	return out
}

func (in conjunction) note(c term.ID) {
	if in.t.Op(c) == term.OpNot {
		in.known[in.t.Arg(c, 0)] = false
		return
	}
	in.known[c] = true
	if x, k, ok := in.equation(c); ok {
		in.value[x] = k
	}
}

// equation reads x = k for a constant k.
func (in conjunction) equation(c term.ID) (x, k term.ID, ok bool) {
	if in.t.Op(c) != term.OpEq {
		return 0, 0, false
	}
	x, k = in.t.Arg(c, 0), in.t.Arg(c, 1)
	if in.t.IsConst(x) {
		x, k = k, x
	}
	return x, k, in.t.IsConst(k) && !in.t.IsConst(x)
}

// implied reports whether a part of c makes it true. c itself is a conjunct, and does not count as a reason.
func (in conjunction) implied(c term.ID) bool {
	want := in.t.Op(c) != term.OpNot
	if !want {
		c = in.t.Arg(c, 0)
	}
	v, ok := byParts(in.t, c, pruneDepth, in)
	return ok && v == want
}

// Known implements Knower.
func (in conjunction) Known(x term.ID) (value, ok bool) {
	if v, ok := in.known[x]; ok {
		return v, true
	}
	if y, k, ok := in.equation(x); ok && in.value[y] != 0 {
		return in.value[y] == k, true
	}
	return false, false
}
