// Package polynomials shows that equations between sums and products contradict each other.
//
// In: a conjunction of conditions about bit-vectors. Out: whether its equations, taken as polynomials modulo 2^w, leave one of its inequations no chance. Solvers that work on
// bits are slow at this: (a + 1) * (a + 1) = a * a + 2 * a + 1 takes them seconds. The invariants of loops with squares and products are of this kind.
package polynomials

import (
	"slices"

	"seabmc/term"
)

// Procedure polynomials.
//
//   - Takes: formulas, each true (Impossible). Equalities, inequalities and comparisons of bit-vectors of 2 to 64 bits among their conjuncts are read; everything else is ignored. What
//     is no sum, product or constant is an unknown.
//   - Returns: true only if the formulas have no model: an equation or an inequation is false by what the other equations say.
//   - Bounds: mostNodes nodes are read, polynomials have at most mostTerms terms, and of the equations that are left after solving there are at most mostRows multiples.
//   - Gives up: false; a polynomial that grows too large is left out.
//   - Recursion: over sums and products, at most mostDepth deep.
//   - Counted: not counted
//   - Also in: polynomial.go, solve.go, read.go
//   - Tests: TestContractImpossible, TestContractPolynomial

// Refuter shows that conjunctions are impossible. It remembers the polynomials that it has read.
type Refuter struct {
	t     *term.Table
	nodes int // read so far
	read  map[term.ID]polynomial
}

// NewRefuter returns a Refuter for the terms of t.
func NewRefuter(t *term.Table) *Refuter { return &Refuter{t: t, read: map[term.ID]polynomial{}} }

// Applies reports whether a formula has products of two unknowns, without which solvers need no help.
func Applies(t *term.Table, f term.ID) bool {
	found := false
	t.Walk(func(x term.ID) {
		found = found || t.Op(x) == term.OpMul && !t.IsConst(t.Arg(x, 0)) && !t.IsConst(t.Arg(x, 1))
	}, f)
	return found
}

// Impossible reports whether the equations among the conjuncts of formulas contradict each other or an inequation.
func (r *Refuter) Impossible(fs ...term.ID) bool {
	by := map[int]*system{}
	order := map[[2]term.ID]bool{}
	for _, f := range fs {
		r.gather(f, by, order)
	}
	for _, w := range widths(by) {
		if by[w].contradict() {
			return true
		}
	}
	return false
}

func widths(by map[int]*system) (list []int) {
	for w := range by {
		list = append(list, w)
	}
	slices.Sort(list)
	return list
}
