package linear

import (
	"slices"

	"seabmc/term"
)

// EqSums compares two sums by their difference.
func (l *Comparer) EqSums(id term.ID) term.ID {
	a, b, ok := l.sumsOfEq(id)
	if !ok {
		return 0
	}
	f := &l.flat
	defer f.drop(a, b)
	atoms, shared := f.minus(a.atoms, b.atoms)
	if !shared && !f.collects(a, b) {
		return 0
	}
	if left := len(atoms); !l.worthIt(left, a.visits+b.visits-left) {
		return 0
	}
	return l.eqOfSum(atoms, a, b)
}

// eqOfSum returns a = b without negative coefficients. atoms are those of the difference of a and b.
func (l *Comparer) eqOfSum(atoms []summand, a, b *sum) term.ID {
	f := &l.flat
	k := f.add(b.k, f.mul(a.k, f.num(-1)))
	left, right := l.twoSides(atoms)
	if right == 0 {
		right = f.constant(l.T, k)
	} else if !f.isZero(k) {
		right = l.T.Bin(term.OpAdd, right, f.constant(l.T, k))
	}
	if left == 0 {
		left = f.constant(l.T, f.num(0))
	}
	return l.T.Eq(left, right)
}

// twoSides returns the sum of the atoms with positive coefficients, and that of the atoms with negative ones, negated. A side without atoms is 0.
func (l *Comparer) twoSides(atoms []summand) (left, right term.ID) {
	f := &l.flat
	minus := f.num(-1)
	for _, atom := range slices.Backward(atoms) {
		c := atom.c
		side := &left
		if f.negative(c) {
			side, c = &right, f.mul(c, minus)
		}
		x := l.T.Bin(term.OpMul, atom.id, f.constant(l.T, c))
		if *side == 0 {
			*side = x
		} else {
			*side = l.T.Bin(term.OpAdd, *side, x)
		}
	}
	return left, right
}

// LtSums finds that both sides are the same sum.
func (l *Comparer) LtSums(id term.ID) term.ID {
	x, y := l.EqArgs(id)
	if !l.mixed(x) || !l.mixed(y) {
		return 0
	}
	if !l.sameSum(x, y) {
		return 0
	}
	return term.False
}

// sumsOf flattens both. ok is false if the allowed work is used up.
func (l *Comparer) sumsOf(x, y term.ID) (a, b *sum, ok bool) {
	if a = l.sumOf(x); a == nil {
		return nil, nil, false
	}
	if b = l.sumOf(y); b == nil {
		l.flat.drop(a)
		return nil, nil, false
	}
	return a, b, true
}

// sumsOfEq returns the sides of an equality as sums. ok is false if neither side is mixed, or the allowed work is used up.
func (l *Comparer) sumsOfEq(id term.ID) (a, b *sum, ok bool) {
	x, y := l.EqArgs(id)
	if !l.T.Sort(x).IsBV() || !l.mixed(x) && !l.mixed(y) {
		return nil, nil, false
	}
	return l.sumsOf(x, y)
}

// sameSum reports whether x and y are surely the same sum: nothing is left of their difference.
func (l *Comparer) sameSum(x, y term.ID) bool {
	f := &l.flat
	s := f.newSum(l.T.Width(x))
	if s == nil {
		return false
	}
	defer f.giveUp(s)
	l.sumPart(s, x, f.num(1))
	l.sumPart(s, y, f.num(-1))
	for len(f.heap) > 0 {
		if !l.mayFlatten() {
			return false
		}
		id, c := f.pop()
		l.sumNode(s, id, c)
	}
	l.settle(s)
	return f.isZero(s.k) && !slices.ContainsFunc(s.atoms, func(z summand) bool { return !f.isZero(z.c) })
}
