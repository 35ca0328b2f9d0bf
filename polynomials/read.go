package polynomials

import (
	"slices"

	"seabmc/term"
)

// Limits of what is read.
const (
	mostNodes = 1 << 15
	mostDepth = 200
	mostBits  = 64

	mostPasses = 8
)

// gathered is what the conjuncts of formulas say.
type gathered struct {
	*Refuter
	by     map[int]*system  // equations, by their width
	order  map[order]bool   // if both ways round are there, the numbers are equal
	known  map[term.ID]bool // whether conditions are true
	splits [][]term.ID      // disjunctions of which it is not known which part is true
}

// order says that one number is not greater than another of w bits, by a comparison.
type order struct {
	by   term.Op
	w    int
	x, y string
}

// holds reads a formula that is true.
func (g *gathered) holds(f term.ID) {
	t := g.t
	if g.left--; g.left < 0 {
		return
	}
	g.known[f] = true
	switch t.Op(f) {
	case term.OpAnd:
		for _, x := range t.Args(f) {
			g.holds(x)
		}
	case term.OpOr:
		g.split(t.Args(f), func(x term.ID) term.ID { return x })
	case term.OpEq:
		g.equation(t.Arg(f, 0), t.Arg(f, 1), true)
	case term.OpUle, term.OpSle:
		g.atMost(t.Op(f), t.Arg(f, 0), t.Arg(f, 1))
	case term.OpUlt:
		g.below(term.OpUle, t.Arg(f, 0), t.Arg(f, 1))
	case term.OpSlt:
		g.below(term.OpSle, t.Arg(f, 0), t.Arg(f, 1))
	case term.OpNot:
		g.fails(t.Arg(f, 0))
	}
}

// fails reads a formula that is false.
func (g *gathered) fails(f term.ID) {
	t := g.t
	if g.left--; g.left < 0 {
		return
	}
	g.known[f] = false
	switch t.Op(f) {
	case term.OpAnd:
		g.split(t.Args(f), t.Not)
	case term.OpOr:
		for _, x := range t.Args(f) {
			g.fails(x)
		}
	case term.OpNot:
		g.holds(t.Arg(f, 0))
	case term.OpEq:
		g.equation(t.Arg(f, 0), t.Arg(f, 1), false)
	case term.OpUle, term.OpSle:
		g.below(t.Op(f), t.Arg(f, 1), t.Arg(f, 0))
	case term.OpUlt:
		g.atMost(term.OpUle, t.Arg(f, 1), t.Arg(f, 0))
	case term.OpSlt:
		g.atMost(term.OpSle, t.Arg(f, 1), t.Arg(f, 0))
	}
}

// split notes a disjunction.
func (g *gathered) split(args []term.ID, part func(term.ID) term.ID) {
	var parts []term.ID
	for _, x := range slices.Clone(args) {
		parts = append(parts, part(x))
	}
	g.splits = append(g.splits, parts)
}

// propagate reads the last part of each disjunction whose other parts are false, again and again.
func (g *gathered) propagate() {
	for range mostPasses {
		todo := g.splits
		g.splits = nil
		found := false
		for _, parts := range todo {
			open, done := g.open(parts)
			switch {
			case done:
			case len(open) == 1:
				found = true
				g.holds(open[0])
			default:
				g.splits = append(g.splits, open)
			}
		}
		if !found {
			return
		}
	}
}

// open returns the parts of a disjunction that may be true. done tells that one of them is.
func (g *gathered) open(parts []term.ID) (open []term.ID, done bool) {
	for _, x := range parts {
		value, known := g.known[x]
		if !known && g.t.Op(x) == term.OpNot {
			value, known = g.known[g.t.Arg(x, 0)]
			value = !value
		}
		switch {
		case known && value:
			return nil, true
		case !known:
			open = append(open, x)
		}
	}
	return open, false
}

// atMost notes that x is not greater than y, by the comparison op.
func (g *gathered) atMost(op term.Op, x, y term.ID) {
	if g.reads(x) {
		g.inOrder(op, g.polynomial(x, mostDepth), g.polynomial(y, mostDepth), g.t.Width(x))
	}
}

// below notes that x is less than y. Then x + 1 and y - 1 do not wrap around, so that one is not greater than y, and x not greater than the other.
func (g *gathered) below(op term.Op, x, y term.ID) {
	if !g.reads(x) {
		return
	}
	w := g.t.Width(x)
	p, q, one := g.polynomial(x, mostDepth), g.polynomial(y, mostDepth), constant(1, w)
	g.inOrder(op, p.plus(one, 1, w), q, w)
	g.inOrder(op, p, q.plus(one, minusOne, w), w)
}

// inOrder notes that p is not greater than q.
func (g *gathered) inOrder(op term.Op, p, q polynomial, w int) {
	x, y := p.key(), q.key()
	g.order[order{op, w, x, y}] = true
	if g.order[order{op, w, y, x}] {
		g.same(p, q, w, true)
	}
}

// reads reports whether polynomials stand for numbers like x.
func (g *gathered) reads(x term.ID) bool {
	return g.t.Sort(x).IsBV() && g.t.Width(x) >= 2 && g.t.Width(x) <= mostBits
}

// equation notes that two numbers are equal, or that they are not.
func (g *gathered) equation(x, y term.ID, same bool) {
	if g.reads(x) {
		g.same(g.polynomial(x, mostDepth), g.polynomial(y, mostDepth), g.t.Width(x), same)
	}
}

// same notes that two polynomials are equal, or that they are not.
func (g *gathered) same(p, q polynomial, w int, same bool) {
	if g.by[w] == nil {
		g.by[w] = &system{w: w, left: &g.left}
	}
	d := p.plus(q, minusOne, w)
	switch {
	case len(d) > mostTerms:
	case same:
		g.by[w].equal = append(g.by[w].equal, d)
	default:
		g.by[w].unequal = append(g.by[w].unequal, d)
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
