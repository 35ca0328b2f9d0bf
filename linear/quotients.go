package linear

import (
	"seabmc/term"
)

// Quotients and remainders belong together: x = (x / y) * y + x % y. This also holds for a division by zero as SMT-LIB defines it: the remainder is
// x, and the quotient does not matter, as it is multiplied by 0. Neither the sum nor the product wraps, because they lie between 0 and x. The
// exception is the least number divided by -1, for which both are the least number. A solver that represents divisions and multiplications as
// circuits does not see any of this.

// quotient returns the division that belongs to a remainder, or 0.
func (l *Comparer) quotient(id term.ID) term.ID {
	op := term.OpUDiv
	switch l.T.Op(id) {
	case term.OpURem:
	case term.OpSRem:
		op = term.OpSDiv
	default:
		return 0
	}
	return l.T.Bin(op, l.T.Arg(id, 0), l.T.Arg(id, 1))
}

// extended returns the term that id extends, and the operator that extends it. If id is not an extension, it returns id and 0.
func (l *Comparer) extended(id term.ID) (x term.ID, op term.Op) {
	if op = l.T.Op(id); op == term.OpZExt || op == term.OpSExt {
		return l.T.Arg(id, 0), op
	}
	return id, 0
}

// remainder reads x % y, or an extension of it that keeps its value.
func (l *Comparer) remainder(id term.ID) (rem term.ID, ext term.Op) {
	x, ext := l.extended(id)
	switch op := l.T.Op(x); {
	case op == term.OpURem && ext != term.OpSExt, op == term.OpSRem && ext != term.OpZExt:
		return x, ext
	}
	return 0, 0
}

// again returns x extended by op to the width of id, or x itself if op is 0.
func (l *Comparer) again(op term.Op, x, id term.ID) term.ID {
	if op == 0 {
		return x
	}
	return l.Extend(op, x, l.T.Width(id))
}

// joinQuotients replaces quotients and remainders that occur with matching coefficients by the dividends.
func (l *Comparer) joinQuotients(atoms []summand) (out []summand, joined bool) {
	f := &l.flat
	var at map[term.ID]int // positions of the atoms; only made if there are remainders
	for i, a := range atoms {
		rem, ext := l.remainder(a.id)
		if rem == 0 {
			continue
		}
		if at == nil {
			at = make(map[term.ID]int, len(atoms))
			for k, b := range atoms {
				at[b.id] = k
			}
		}
		q, y := l.quotient(rem), l.T.Arg(rem, 1)
		p, c := l.again(ext, l.T.Bin(term.OpMul, q, y), a.id), a.c
		if l.IsConst(y) {
			p, c = l.again(ext, q, a.id), f.mul(c, f.value(l.T, l.again(ext, y, a.id)))
		}
		k, ok := at[p]
		if !ok || !f.isZero(f.add(c, f.mul(atoms[k].c, f.num(-1)))) || f.isZero(c) {
			continue
		}
		if !joined {
			atoms, joined = append([]summand(nil), atoms...), true
		}
		atoms[i].id, atoms[k].c = l.again(ext, l.T.Arg(rem, 0), a.id), f.num(0)
	}
	for _, a := range atoms {
		if !f.isZero(a.c) {
			out = append(out, a)
		}
	}
	return out, joined
}

// EqSumsDiv replaces quotients and remainders that belong together by the dividends, in a difference of sums.
func (l *Comparer) EqSumsDiv(id term.ID) term.ID {
	a, b, ok := l.sumsOfEq(id)
	if !ok {
		return 0
	}
	f := &l.flat
	defer f.drop(a, b)
	atoms, _ := f.minus(a.atoms, b.atoms)
	before := len(atoms)
	atoms, joined := l.joinQuotients(atoms)
	if !joined || !l.worthIt(len(atoms), before) {
		return 0
	}
	return l.eqOfSum(atoms, a, b)
}
