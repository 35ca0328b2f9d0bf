// Package polynomials shows that equations between sums and products contradict each other.
//
// In: a conjunction of conditions about bit-vectors. Out: whether its equations, taken as polynomials modulo 2^w, leave one of its inequations no chance. Solvers that work on
// bits are slow at this: (a + 1) * (a + 1) = a * a + 2 * a + 1 takes them seconds. The invariants of loops with squares and products are of this kind.
package polynomials

import (
	"maps"
	"slices"

	"seabmc/term"
)

// Procedure polynomials.
//
//   - Takes: formulas, each true (Impossible). Equalities, inequalities and comparisons of bit-vectors of 2 to 64 bits among their conjuncts are read; everything else is ignored. What
//     is no sum, product or constant is an unknown.
//   - Returns: true only if the formulas have no model: an equation or an inequation is false by what the other equations say.
//   - Bounds: mostNodes nodes are read, and mostSteps conditions and terms looked at, over all calls; polynomials have at most mostTerms terms, and of the equations that are left
//     after solving there are at most mostRows multiples.
//   - Gives up: false; a polynomial that grows too large is left out.
//   - Recursion: over sums and products, at most mostDepth deep.
//   - Counted: polynomials
//   - Also in: polynomial.go, solve.go, read.go
//   - Tests: TestContractImpossible, TestContractPolynomial, TestContractPolynomialFound, TestContractSystems, TestContractSolveNoMore, TestContractPolynomialLimits, TestContractPolynomialRead, TestContractPolynomialApplies, TestContractPolynomialProducts, TestContractMonomials

// Refuter shows that conjunctions are impossible. It remembers the polynomials that it has read.
type Refuter struct {
	t     *term.Table
	nodes int // read so far
	left  int // steps
	read  map[term.ID]polynomial
}

// mostSteps is how many conditions and terms of polynomials are looked at in all.
const mostSteps = 1 << 19

// NewRefuter returns a Refuter for the terms of t.
func NewRefuter(t *term.Table) *Refuter {
	return &Refuter{t: t, left: mostSteps, read: map[term.ID]polynomial{}}
}

// Applies reports whether a formula that is not large has products of two unknowns, without which solvers need no help.
func Applies(t *term.Table, f term.ID) bool {
	seen := map[term.ID]bool{f: true}
	for todo := []term.ID{f}; len(todo) > 0 && len(seen) < mostNodes; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if t.Op(x) == term.OpMul && !t.IsConst(t.Arg(x, 0)) && !t.IsConst(t.Arg(x, 1)) {
			return true
		}
		for _, a := range t.Args(x) {
			if !seen[a] {
				seen[a] = true
				todo = append(todo, a)
			}
		}
	}
	return false
}

// Impossible reports whether the equations among the conjuncts of formulas contradict each other or an inequation. If one of the conjuncts is a disjunction, it is enough that
// they contradict each of its parts.
func (r *Refuter) Impossible(fs ...term.ID) bool {
	g := r.conjuncts(fs)
	if g.contradict() {
		return true
	}
	splits := slices.DeleteFunc(g.splits, func(parts []term.ID) bool { return len(parts) > mostParts })
	splits = splits[:min(len(splits), mostSplits)]
	return slices.ContainsFunc(splits, func(parts []term.ID) bool {
		return !slices.ContainsFunc(parts, func(x term.ID) bool { return !r.conjuncts(append(slices.Clone(fs), x)).contradict() })
	})
}

// Limits of disjunctions.
const (
	mostSplits = 6
	mostParts  = 8
)

// conjuncts reads the conjuncts of formulas.
func (r *Refuter) conjuncts(fs []term.ID) *gathered {
	g := &gathered{Refuter: r, by: map[int]*system{}, order: map[order]bool{}, known: map[term.ID]bool{}}
	for _, f := range fs {
		g.holds(f)
	}
	g.propagate()
	return g
}

// contradict reports whether the equations of some width contradict each other.
func (g *gathered) contradict() bool {
	for _, w := range slices.Sorted(maps.Keys(g.by)) {
		if g.by[w].contradict() {
			return true
		}
	}
	return false
}
