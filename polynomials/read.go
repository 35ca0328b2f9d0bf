package polynomials

import "seabmc/term"

// Limits of what is read.
const (
	mostNodes = 1 << 15
	mostDepth = 200
	mostBits  = 64
)

// gather reads the conjuncts of a formula. order holds the pairs of numbers of which the first is known not to be greater: if the other way round holds too, they are equal.
func (r *Refuter) gather(f term.ID, by map[int]*system, order map[[2]term.ID]bool) {
	t := r.t
	switch t.Op(f) {
	case term.OpAnd:
		for _, x := range t.Args(f) {
			r.gather(x, by, order)
		}
	case term.OpEq:
		r.equation(t.Arg(f, 0), t.Arg(f, 1), true, by)
	case term.OpUle, term.OpSle:
		r.atMost(t.Op(f), t.Arg(f, 0), t.Arg(f, 1), by, order)
	case term.OpUlt:
		if k, ok := t.Uint64(t.Arg(f, 1)); ok && k > 0 {
			r.atMost(term.OpUle, t.Arg(f, 0), t.Const(k-1, t.Width(t.Arg(f, 1))), by, order)
		}
	case term.OpNot:
		r.gatherNot(t.Arg(f, 0), by, order)
	}
}

// gatherNot reads the negation of a formula.
func (r *Refuter) gatherNot(f term.ID, by map[int]*system, order map[[2]term.ID]bool) {
	t := r.t
	switch t.Op(f) {
	case term.OpOr:
		for _, x := range t.Args(f) {
			r.gatherNot(x, by, order)
		}
	case term.OpNot:
		r.gather(t.Arg(f, 0), by, order)
	case term.OpEq:
		r.equation(t.Arg(f, 0), t.Arg(f, 1), false, by)
	case term.OpUlt:
		r.atMost(term.OpUle, t.Arg(f, 1), t.Arg(f, 0), by, order)
	case term.OpSlt:
		r.atMost(term.OpSle, t.Arg(f, 1), t.Arg(f, 0), by, order)
	}
}

// atMost notes that x is not greater than y, by the comparison op.
func (r *Refuter) atMost(op term.Op, x, y term.ID, by map[int]*system, order map[[2]term.ID]bool) {
	if op == term.OpSle { // kept apart from the other kind by the sign of the ids
		x, y = -x, -y
	}
	order[[2]term.ID{x, y}] = true
	if !order[[2]term.ID{y, x}] {
		return
	}
	if op == term.OpSle {
		x, y = -x, -y
	}
	r.equation(x, y, true, by)
}

// equation notes that two numbers are equal, or that they are not.
func (r *Refuter) equation(x, y term.ID, same bool, by map[int]*system) {
	if !r.t.Sort(x).IsBV() || r.t.Width(x) > mostBits || r.t.Width(x) < 2 {
		return
	}
	w := r.t.Width(x)
	p, q := r.polynomial(x, mostDepth), r.polynomial(y, mostDepth)
	if by[w] == nil {
		by[w] = &system{w: w}
	}
	d := p.plus(q, minusOne, w)
	switch {
	case len(d) > mostTerms:
	case same:
		by[w].equal = append(by[w].equal, d)
	default:
		by[w].unequal = append(by[w].unequal, d)
	}
}

// polynomial reads a number. What is too large, or no sum or product, is an unknown.
func (r *Refuter) polynomial(x term.ID, depth int) polynomial {
	if p, ok := r.read[x]; ok {
		return p
	}
	r.nodes++
	p := polynomial(nil)
	if r.nodes < mostNodes && depth > 0 {
		p = r.opened(x, depth-1)
	}
	if p == nil || len(p) > mostTerms || p.degree() > mostDegree {
		p = unknown(x)
	}
	r.read[x] = p
	return p
}

// opened reads a sum, a product or a constant; nil: it is none of them.
func (r *Refuter) opened(x term.ID, depth int) polynomial {
	t, w := r.t, r.t.Width(x)
	arg := func(k int) polynomial { return r.polynomial(t.Arg(x, k), depth) }
	switch t.Op(x) {
	case term.OpConst:
		k, _ := t.Uint64(x)
		return constant(k, w)
	case term.OpAdd:
		return arg(0).plus(arg(1), 1, w)
	case term.OpSub:
		return arg(0).plus(arg(1), minusOne, w)
	case term.OpMul:
		return arg(0).times(arg(1), w)
	case term.OpNeg:
		return polynomial{}.plus(arg(0), minusOne, w)
	case term.OpBVNot: // -x - 1
		return constant(minusOne, w).plus(arg(0), minusOne, w)
	}
	return nil
}
