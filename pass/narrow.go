package pass

import (
	"math/bits"

	"seabmc/claim"
	"seabmc/term"
)

// Procedure narrow sums.
//
//   - Takes: an equality or an unsigned comparison of which one side is a sum (narrow, part of Purify).
//   - Returns: the comparison itself, or an equal one over the bits that the numbers fill by range, if these are at most half of them.
//   - Bounds: linear in the sums and choices below; the low bits of each node are made once.
//   - Gives up: the comparison stays.
//   - Recursion: none; an explicit stack.
//   - Counted: narrow sums
//   - Tests: TestContractNarrow

// Sums of few small numbers, such as counters of the rounds in which something held, are as wide as their C type. A solver that works bit by bit
// builds an adder of that width for each summand. So comparisons of such sums are made over the bits that count. Purify does this at the end. A rule
// could not do it, because sums have their normal form in their own width.

// cutKey is a term and the number of low bits that are wanted of it.
type cutKey struct {
	id term.ID
	k  int
}

// narrow returns an equivalent of the comparison id over fewer bits, or id if there is none.
func (p *Purifier) narrow(id term.ID) term.ID {
	t := p.T
	op := t.Op(id)
	if op != term.OpEq && op != term.OpUlt {
		return id
	}
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if t.Op(x) != term.OpAdd && t.Op(y) != term.OpAdd {
		return id
	}
	a, b := p.Range(x), p.Range(y)
	if !a.Known() || !b.Known() {
		return id
	}
	k := max(1, bits.Len64(max(a.UMax(), b.UMax())))
	if op == term.OpEq { // of numbers that may also be negative
		low, high := min(a.SMin(), b.SMin()), max(a.SMax(), b.SMax())
		k = min(k, 1+max(bits.Len64(uint64(max(high, 0))), bits.Len64(uint64(^min(low, -1)))))
	}
	if 2*k > t.Width(x) {
		return id
	}
	p.Log().Count(claim.NarrowSums, 1)
	out := p.Simplify(t.Mk(id, []term.ID{p.lowBits(x, k), p.lowBits(y, k)}))
	p.Log().Equal("narrow", id, out)
	return out
}

// lowBits returns the k low bits of x, built from sums of k bits.
func (p *Purifier) lowBits(x term.ID, k int) term.ID {
	t := p.T
	if p.cuts == nil {
		p.cuts = map[cutKey]term.ID{}
	}
	for stack := []term.ID{x}; len(stack) > 0; {
		id := stack[len(stack)-1]
		if p.cuts[cutKey{id, k}] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		var args []term.ID // the arguments that are cut too
		switch t.Op(id) {
		case term.OpAdd:
			args = []term.ID{t.Arg(id, 0), t.Arg(id, 1)}
		case term.OpIte:
			args = []term.ID{t.Arg(id, 1), t.Arg(id, 2)}
		}
		cut := make([]term.ID, len(args))
		ready := true
		for i, a := range args {
			if cut[i] = p.cuts[cutKey{a, k}]; cut[i] == 0 {
				stack, ready = append(stack, a), false
			}
		}
		if !ready {
			continue
		}
		var out term.ID
		switch t.Op(id) {
		case term.OpAdd:
			out = t.Bin(term.OpAdd, cut[0], cut[1])
		case term.OpIte:
			out = t.Ite(t.Arg(id, 0), cut[0], cut[1])
		default:
			out = t.Extract(id, k-1, 0)
		}
		p.cuts[cutKey{id, k}] = p.Simplify(out)
	}
	return p.cuts[cutKey{x, k}]
}
