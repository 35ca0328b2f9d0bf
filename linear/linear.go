// Package linear compares sums, products and bitwise operations, regardless of the order of their parts.
//
// In: an equality or a comparison of two bit-vectors. Out: what remains when both sides are flattened to summands with coefficients and
// common parts are removed. The rules of the rewriter call it. Parts are simplified by a Simplifier, which is the rewriter.
package linear

import (
	"seabmc/domain"
	"seabmc/term"
	"seabmc/term/shape"
)

// Procedure sums, products and nests.
//
//   - Takes: an equality or a strict comparison of two bit-vectors of one width, any number of bits, of which one is a sum, a product or a nest of one bitwise
//     operation (EqSums, LtSums, EqProducts, EqProductsCut, EqXors, EqCongruent). Terms are read as a DAG; extensions and low bits of sums are opened where that is exact.
//   - Returns: nothing, or a condition equal to the comparison: true or false, or the comparison of what is left when what both sides have is taken away. Flattening itself
//     (sumOf) returns atoms, each once and by falling id, and coefficients: their sum and the constant is the term modulo 2^w. exactSum and exactProduct are true only if the
//     operation does not wrap under the facts.
//   - Bounds: flattening visits at most flatStart + 16 nodes for each step of the rewriter, over all calls; of a sum built anew each summand is charged as 128. What is left
//     of two sums is built only if it has at most maxRebuilt summands, or no more than were lost. Equality of terms below equal operators is looked for 8 levels deep.
//   - Gives up: nothing is returned and the comparison stays; the next call begins anew. While one flattening is under way (it simplifies parts) another one is refused.
//   - Recursion: none; nodes wait in a heap.
//   - Counted: sums
//   - Also in: num.go, flatten.go, sums.go, args.go, choices.go, summands.go
//   - Tests: TestContractFlattening, TestContractSums, TestContractExactness, TestContractCoefficients, TestContractSumsBySolver

// Simplifier simplifies terms, and counts the steps that this takes.
type Simplifier interface {
	// Simplify returns the normal form of x.
	Simplify(x term.ID) term.ID
	// Steps returns the number of steps taken so far.
	Steps() int
}

// Comparer compares sums, products and bitwise operations, whatever the order of their parts. It is not safe for concurrent use.
type Comparer struct {
	shape.Reader
	ranges  *domain.Ranges
	rw      Simplifier
	flat    flattener
	classes classes
}

// NewComparer returns a Comparer for the terms of t. It uses rw to simplify the parts that it looks at.
func NewComparer(t *term.Table, ranges *domain.Ranges, rw Simplifier) *Comparer {
	return &Comparer{Reader: shape.Reader{T: t}, ranges: ranges, rw: rw}
}

// Visited returns the number of summands, factors and arguments looked at so far.
func (l *Comparer) Visited() int { return l.flat.work + l.classes.work }

func (l *Comparer) mayFlatten() bool {
	return l.flat.work+flatCharge*l.flat.rebuilt < flatStart+flatAllowance*l.rw.Steps()
}

// worthIt reports whether to build what is left of two sums after some summands were removed. It is not worth it if that is long, because it shares
// nothing with the old sums. The summands that are built are charged for.
func (l *Comparer) worthIt(left, lost int) bool {
	if left > max(maxRebuilt, lost) {
		return false
	}
	l.flat.rebuilt += left
	return true
}

// sumOf flattens root to a sum. It returns nil if the allowed work is used up.
func (l *Comparer) sumOf(root term.ID) *sum {
	f := &l.flat
	s := f.newSum(l.T.Width(root))
	if s == nil {
		return nil
	}
	l.sumPart(s, root, f.num(1))
	for len(f.heap) > 0 {
		if !l.mayFlatten() {
			f.giveUp(s)
			return nil
		}
		id, c := f.pop()
		l.sumNode(s, id, c)
	}
	l.settle(s)
	return f.done(s)
}

// sumNode adds c times the arguments of a node to the sum.
func (l *Comparer) sumNode(s *sum, id term.ID, c num) {
	t, f := l.T, &l.flat
	switch t.Op(id) {
	case term.OpAdd:
		l.sumPart(s, t.Arg(id, 0), c)
		l.sumPart(s, t.Arg(id, 1), c)
		return
	case term.OpBVNot: // ~x = -x - 1
		m := f.mul(c, f.num(-1))
		s.k = f.add(s.k, m)
		l.sumPart(s, t.Arg(id, 0), m)
		return
	case term.OpNeg, term.OpMul:
		if x, k, ok := l.multiple(id, c); ok {
			l.sumPart(s, x, k)
			return
		}
	case term.OpPtrToInt:
		if p := t.Arg(id, 0); t.Op(p) == term.OpPtr {
			l.sumPart(s, t.ZExt(t.Arg(p, 0), f.w), f.mul(c, f.value(l.T, t.BigConst(domain.Pow2(t.Layout.OffBits()), f.w))))
			l.sumPart(s, t.SExt(t.Arg(p, 1), f.w), c)
			return
		}
	case term.OpIte:
		l.meet(s, id, c)
		return
	case term.OpZExt, term.OpSExt, term.OpExtract:
		l.openPart(s, id, c)
		return
	}
	f.atom(s, id, c)
}

// openPart adds c times an extension, or the low bits, of a sum. The parts are simplified, so that they are the same terms as equal parts elsewhere.
func (l *Comparer) openPart(s *sum, id term.ID, c num) {
	t, f := l.T, &l.flat
	in := t.Arg(id, 0)
	part := func(x term.ID) term.ID { return l.rw.Simplify(t.Mk(id, []term.ID{x})) }
	switch t.Op(in) {
	case term.OpNeg:
		l.sumPart(s, part(t.Arg(in, 0)), f.mul(c, f.num(-1)))
	case term.OpMul:
		k, x, _ := l.SplitConst(in, term.OpMul)
		l.sumPart(s, part(x), f.mul(c, f.value(l.T, part(k))))
	default:
		x, y := t.Arg(in, 0), t.Arg(in, 1)
		l.sumPart(s, part(x), c)
		l.sumPart(s, part(y), c)
	}
}
