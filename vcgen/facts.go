package vcgen

import (
	"slices"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/ir"
	"seabmc/pass"
	"seabmc/term"
)

// Procedure limits learnt.
//
//   - Takes: an assumption on a path (learn, conjuncts, limited); what an access takes for granted (noteValid, given, excludes).
//   - Returns: ranges of variables that hold wherever all that is assumed holds: of variables that no property has so far, and that are free on all paths or belong to
//     this one. What is assumed besides has values of the variables that belong to the path, whatever the other variables are. given, a value equal to it wherever the pointer's check passed; excludes is true only if both conditions never hold together.
//   - Bounds: 16 choices of one value; conditions of 400 nodes are rebuilt.
//   - Gives up: nothing is learnt; the value stays.
//   - Recursion: over choices (under), each call takes one of 16: at most 16 levels deep.
//   - Also in: limits.go
//   - Counted: limits learnt
//   - Tests: TestContractLearn, TestContractLimited, TestContractGiven, TestContractNoteValid, TestContractNotesInTurn,
//     TestContractGivenSixteen, TestContractExcludesWhat, TestContractLearnElsewhere

// learn takes limits of variables from an assumption c on a path, for all terms that are made from now on. Either the path is every path, or the variable
// belongs to this path, so that the limit may be assumed on the others too, where the variable is free to keep it. (The assumption itself may not be: where
// n is 0, no number is below n.) A variable on which an earlier property may depend gets no limit, since that property does not have the assumption. (Terms
// are numbered as they are made, so a term that contains the variable has a greater number.)
func (g *paths) learn(path, c term.ID) {
	for _, x := range g.conjuncts(c) {
		g.learnLimit(path, x)
	}
}

// conjuncts are the conditions of which c is the conjunction.
func (g *paths) conjuncts(c term.ID) (out []term.ID) {
	t := g.t
	for todo := []term.ID{c}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch {
		case t.Op(x) == term.OpAnd:
			todo = append(todo, t.Args(x)...)
		case t.Op(x) == term.OpNot && t.Op(t.Arg(x, 0)) == term.OpOr:
			for _, y := range slices.Clone(t.Args(t.Arg(x, 0))) {
				todo = append(todo, g.r.Not(y))
			}
		default:
			out = append(out, x)
		}
	}
	return out
}

// learnLimit takes limits of the variables that a comparison c is about.
func (g *paths) learnLimit(path, c term.ID) {
	t := g.t
	not := t.Op(c) == term.OpNot
	cmp := c
	if not {
		cmp = t.Arg(c, 0)
	}
	op := t.Op(cmp)
	if op != term.OpUlt && op != term.OpSlt {
		return
	}
	x, y := t.Arg(cmp, 0), t.Arg(cmp, 1)
	strict := uint64(1) // x < y
	if not {
		x, y, strict = y, x, 0 // x <= y
	}
	for _, z := range []struct {
		v, k  term.ID
		upper bool
	}{{x, y, true}, {y, x, false}} {
		if t.Op(z.v) != term.OpVar || z.v <= g.stated || path != term.True && g.owner[z.v] != path {
			continue
		}
		fact, ok := limited(g.r.Range(z.v), g.r.Range(z.k), op == term.OpSlt, z.upper, strict, t.Width(z.v))
		if !ok {
			continue
		}
		if path != term.True && !g.assumeLimit(z.v, fact, op, z.upper) {
			continue
		}
		g.r.Ranges().Refine(z.v, fact)
		g.purifier.Keep(cmp)
		if a := g.r.Auditor(); a != nil {
			a.Claim(&claim.Claim{By: "limit of a variable", X: z.v, Range: fact, Assumed: g.assumed})
		}
		g.derived.learnt++
	}
}

// assumeLimit assumes on all paths that v is in fact, of which the upper (or lower) end is new. It returns false if there may be no such v.
func (g *paths) assumeLimit(v term.ID, fact domain.Range, less term.Op, upper bool) bool {
	if !shareAnEnd(g.r.Range(v), fact) {
		return false
	}
	w := g.t.Width(v)
	lo, hi := fact.UMin(), fact.UMax()
	if less == term.OpSlt {
		lo, hi = uint64(fact.SMin()), uint64(fact.SMax())
	}
	beyond := g.r.Bin(less, v, g.t.Const(lo, w))
	if upper {
		beyond = g.r.Bin(less, g.t.Const(hi, w), v)
	}
	g.purifier.Keep(g.positive(beyond)) // by the range it would become false
	g.assumeThat(g.r.Not(beyond))
	return true
}

// pathOf is what an access may rely on besides the assumptions: the guard of the assert before it, which says that its pointer is valid, and this validity.
// Where they do not hold, nothing uses what is read or written (Options.Checked).
type pathOf struct {
	given term.ID
	of    ir.Reg // the pointer that given is about; 0: none
}

// noteValid notes the conditions that the lowering states about an access.
func (g *Gen) noteValid(in *ir.Instr) {
	switch {
	case !g.opt.Checked:
		return
	case in.Op == ir.OpAssert && g.val(in.Args[0]) == term.True && g.val(in.Args[1]) == term.True: // says nothing
		g.path.of = 0
		return
	}
	ptr := g.validPtr(in.Args[1])
	if in.Op == ir.OpAssert || ptr != 0 {
		g.path.of = ptr
	}
	if ptr != 0 {
		g.path.given = g.r.And(g.val(in.Args[0]), g.val(in.Args[1]))
	}
}

// validPtr is the pointer that a condition declares valid, perhaps also writable; 0 if the condition is of another kind.
func (g *paths) validPtr(cond ir.Reg) ir.Reg {
	in := g.p.DefOf(cond)
	if in.Op == ir.OpAnd {
		in = g.p.DefOf(in.Args[0])
	}
	if in.Op == ir.OpValid {
		return in.Args[1]
	}
	return 0
}

// maxChoices is the number of choices that given looks at in one term.
const maxChoices = 16

// given is v as an access through p needs it: without the choices that the path of the access has decided.
func (g *Gen) given(p ir.Reg, v term.ID) term.ID {
	if g.path.of != p || g.path.given == term.True || g.path.given == term.False {
		return v
	}
	budget := maxChoices
	out := g.under(g.path.given, v, &budget)
	g.claim("given by an access", g.path.given, v, out)
	return out
}

func (g *paths) under(h, v term.ID, budget *int) term.ID {
	if g.t.Op(v) != term.OpIte || *budget == 0 {
		return v
	}
	*budget--
	c, x, y := g.t.Arg(v, 0), g.t.Arg(v, 1), g.t.Arg(v, 2)
	switch {
	case g.excludes(h, g.r.Not(c)):
		return g.under(h, x, budget)
	case g.excludes(h, c):
		return g.under(h, y, budget)
	}
	nx, ny := g.under(h, x, budget), g.under(h, y, budget)
	if nx == x && ny == y {
		return v
	}
	return g.r.Ite(c, nx, ny)
}

// excludes tells whether h and c are never true together, as far as a short look shows.
func (g *paths) excludes(h, c term.ID) bool {
	if g.r.And(h, c) == term.False {
		return true
	}
	if g.t.Op(c) != term.OpEq {
		return false
	}
	x, k := g.t.Arg(c, 0), g.t.Arg(c, 1)
	if g.t.IsConst(x) {
		x, k = k, x
	}
	if !g.t.IsConst(k) {
		return false
	}
	out, ok := pass.NewReplacer(g.r, x, k, maxReplace).Run([]term.ID{h})
	return ok && out[0] == term.False
}

// maxReplace is the number of nodes up to which a condition is rebuilt.
const maxReplace = 400
