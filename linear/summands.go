package linear

import (
	"seabmc/domain"
	"seabmc/term"
)

// A term is taken apart into summands. Constant multiples and negations are opened, and so are extensions and low bits of sums if that is exact.

// sumPart adds c times a term to the sum. This happens at once if there is no sum in the term, so that only sums have to wait.
func (l *Comparer) sumPart(s *sum, id term.ID, c num) {
	f := &l.flat
	f.work++
	if l.IsConst(id) {
		s.k = f.add(s.k, f.mul(c, f.value(l.T, id)))
		return
	}
	if x, k, ok := l.multiple(id, c); ok && l.isAtom(x) {
		f.atom(s, x, k)
	} else if l.isAtom(id) {
		f.atom(s, id, c)
	} else {
		f.push(id, c)
	}
}

// multiple reads c times a negation or a constant multiple as k times x.
func (l *Comparer) multiple(id term.ID, c num) (x term.ID, k num, ok bool) {
	f := &l.flat
	switch l.T.Op(id) {
	case term.OpNeg:
		return l.T.Arg(id, 0), f.mul(c, f.num(-1)), true
	case term.OpMul:
		if m, x, ok := l.SplitConst(id, term.OpMul); ok {
			return x, f.mul(c, f.value(l.T, m)), true
		}
	}
	return 0, num{}, false
}

// isAtom reports whether a term is one summand, whatever is in it.
func (l *Comparer) isAtom(id term.ID) bool {
	switch l.T.Op(id) {
	case term.OpAdd, term.OpNeg, term.OpBVNot, term.OpMul, term.OpPtrToInt, term.OpIte, term.OpConst:
		return false
	case term.OpZExt, term.OpSExt, term.OpExtract:
		return !l.opens(id)
	}
	return true
}

// opens reports whether id is an extension or the low bits of a sum and may be taken apart, because that is exact.
func (l *Comparer) opens(id term.ID) bool {
	if op := l.T.Op(id); op != term.OpExtract {
		return l.exactSum(l.T.Arg(id, 0), op == term.OpSExt)
	}
	return l.lowOfSum(id)
}

// exactSum reports whether x is a sum whose ranges show that it does not wrap.
func (l *Comparer) exactSum(x term.ID, signed bool) bool {
	u, v, ok := l.BinArgs(x, term.OpAdd)
	if !ok {
		return false
	}
	a, b := l.ranges.Of(u), l.ranges.Of(v)
	if !a.Known() || !b.Known() {
		return false
	}
	s := a.Unsigned().Add(b.Unsigned())
	if signed {
		s = a.Signed().Add(b.Signed())
	}
	_, ok = domain.Const(l.T, s.Lo, a.Width(), signed)
	_, ok2 := domain.Const(l.T, s.Hi, a.Width(), signed)
	return ok && ok2
}

// lowOfSum reports whether id is the low bits of a sum, a negation or a constant multiple.
func (l *Comparer) lowOfSum(id term.ID) bool {
	in, _, lo := l.Slice(id)
	if in == id || lo != 0 {
		return false
	}
	switch l.T.Op(in) {
	case term.OpAdd, term.OpNeg:
		return true
	case term.OpMul:
		_, _, ok := l.SplitConst(in, term.OpMul)
		return ok
	}
	return false
}

// mixed reports whether x is a sum or a negation, or an extension or low bits of one.
func (l *Comparer) mixed(x term.ID) bool {
	switch l.T.Op(x) {
	case term.OpAdd, term.OpNeg:
		return true
	case term.OpZExt, term.OpSExt:
		return l.T.Op(l.T.Arg(x, 0)) == term.OpAdd
	}
	return l.lowOfSum(x)
}
