package rewriter

import (
	"math/big"
	"slices"

	"seabmc/domain"
	"seabmc/term"
)

// Besides the readers of package shape, the generated matchers (rules_gen.go) call the functions below.

// complements reports whether one of x and y is the negation of the other.
func (r *Rewriter) complements(x, y term.ID) bool {
	return r.Under(x, term.OpNot) == y || r.Under(y, term.OpNot) == x
}

// find returns the index of x among the arguments of an and or an or, or -1 if x is not among them.
func find(args []term.ID, x term.ID) int {
	if len(args) <= scanMax {
		return slices.Index(args, x)
	}
	if i, ok := slices.BinarySearch(args, x); ok {
		return i
	}
	return -1
}

// findNot returns the index of the complement of x among args, or -1 if it is not among them.
func (r *Rewriter) findNot(args []term.ID, x term.ID) int {
	if r.T.Op(x) == term.OpNot {
		return find(args, r.T.Arg(x, 0))
	}
	for i, a := range args {
		if r.T.Op(a) == term.OpNot && r.T.Arg(a, 0) == x {
			return i
		}
	}
	return -1
}

// except returns a copy of args without those at the given indices, with room for more.
func except(args []term.ID, leave ...int) []term.ID {
	out := make([]term.ID, 0, len(args)+2)
	for i, a := range args {
		if !slices.Contains(leave, i) {
			out = append(out, a)
		}
	}
	return out
}

// onesOf returns -1 with w bits.
func (r *Rewriter) onesOf(w int) term.ID {
	if w <= 64 {
		return r.T.Const(domain.Mask(w), w)
	}
	return r.T.BigConst(big.NewInt(-1), w)
}

// leastOf returns the least signed number with w bits.
func (r *Rewriter) leastOf(w int) term.ID { return r.Power(w-1, w) }

// number returns n with w bits.
func (r *Rewriter) number(n, w int) term.ID {
	if n >= 0 {
		return r.T.Const(uint64(n), w)
	}
	return r.T.BigConst(big.NewInt(int64(n)), w)
}

func (r *Rewriter) isLeast(id term.ID) bool    { return r.IsConst(id) && r.limitOf(id) == least }
func (r *Rewriter) isGreatest(id term.ID) bool { return id == r.T.BVNot(r.leastOf(r.T.Width(id))) }

// byRange reports whether a comparison holds for all values of x and y in their ranges.
func (r *Rewriter) byRange(op term.Op, x, y term.ID) bool {
	a, b := r.Range(x), r.Range(y)
	if !a.Known() || !b.Known() {
		return false
	}
	switch op {
	case term.OpUlt:
		return a.UMax() < b.UMin()
	case term.OpUle:
		return a.UMax() <= b.UMin()
	case term.OpSlt:
		return a.SMax() < b.SMin()
	case term.OpSle:
		return a.SMax() <= b.SMin()
	}
	return false
}

// sameByRange reports whether the ranges of x and y are one value, the same for both.
func (r *Rewriter) sameByRange(x, y term.ID) bool {
	a, ok := r.Range(x).Const()
	b, also := r.Range(y).Const()
	return ok && also && a == b
}

// exact reports whether the ranges show that the sum or product of x and y fits in their width, so that it never overflows.
func (r *Rewriter) exact(op term.Op, x, y term.ID, signed bool) bool {
	a, b := r.Range(x), r.Range(y)
	if !a.Known() || !b.Known() {
		return false
	}
	w := r.T.Width(x)
	for _, u := range a.Limits(signed) {
		for _, v := range b.Limits(signed) {
			if !domain.Fits(op, u, v, w, signed) {
				return false
			}
		}
	}
	return true
}

// unary returns op, an operator of one argument, applied to x.
func (r *Rewriter) unary(op term.Op, x term.ID) term.ID {
	if op == term.OpNeg {
		return r.T.Neg(x)
	}
	return r.T.BVNot(x)
}

// The conditions on cost below keep terms small and rules from undoing each other.

func (r *Rewriter) notConst(x term.ID) bool { return !r.IsConst(x) }

// The notation offers these, but no line uses them (rules/README.md). The generator can write calls of them.
var _ = []any{(*Rewriter).number, (*Rewriter).unary}

// isShort and isVeryShort limit the arguments of an and or an or that a rule compares in pairs.
func (r *Rewriter) isShort(id term.ID) bool     { return len(r.T.Args(id)) <= scanMax }
func (r *Rewriter) isVeryShort(id term.ID) bool { return len(r.T.Args(id)) <= flattenMax }

// mayBeNegative reports whether the range of x leaves that open. If it does not, a condition that x is not negative is one that the range follows from, and
// stays as it is: see Purifier.Keep in package pass.
func (r *Rewriter) mayBeNegative(x term.ID) bool {
	a := r.Range(x)
	return !a.Known() || a.SMin() < 0
}

// flatIsShort reports whether an and or an or has few arguments when it is flattened.
func (r *Rewriter) flatIsShort(id term.ID) bool {
	n := 0
	for _, a := range r.T.Args(id) {
		if r.T.Op(a) == r.T.Op(id) {
			n += len(r.T.Args(a))
		} else {
			n++
		}
	}
	return n <= flattenMax
}

// again applies a line to its own result as long as the line matches.
func again(apply func(*Rewriter, term.ID) term.ID) func(*Rewriter, term.ID) term.ID {
	return func(r *Rewriter, id term.ID) term.ID {
		res := apply(r, id)
		for next := res; next != 0; {
			res, next = next, 0
			if r.T.Op(res) == r.T.Op(id) {
				next = apply(r, res)
			}
		}
		return res
	}
}

// fewRuns and oneRun limit the runs of equal bits in a constant.
func (r *Rewriter) fewRuns(k term.ID) bool { return r.BitRuns(k, maxRuns) != nil }
func (r *Rewriter) oneRun(k term.ID) bool  { return r.BitRuns(k, 1) != nil }
