package linear

import (
	"math/bits"
	"slices"

	"seabmc/domain"
	"seabmc/term"
)

// argsOf collects the arguments of nested applications of op below root, and counts how often each occurs. It returns nil if they are too many or
// take too much work. With cut, it also looks into applications that are extended or cut to some of their bits, if that is exact.
func (l *Comparer) argsOf(root term.ID, op term.Op, cut bool) *sum {
	f := &l.flat
	s := f.newSum(64)
	if s == nil {
		return nil
	}
	part := func(id term.ID, c num) {
		f.work++
		if l.T.Op(id) == op || cut && l.opensArgs(id, op) {
			f.push(id, c)
		} else {
			f.atom(s, id, c)
		}
	}
	part(root, f.num(1))
	for len(f.heap) > 0 {
		id, c := f.pop()
		if !l.mayFlatten() || c.lo > 1<<32 {
			f.giveUp(s)
			return nil
		}
		x, y := l.argsThrough(id, op)
		part(x, c)
		part(y, c)
	}
	f.busy = false
	return s
}

// argsThrough returns the arguments of a binary operation, or of one that is extended or cut to its low bits. In the latter case the parts are
// simplified, so that they are the same terms as equal parts elsewhere.
func (l *Comparer) argsThrough(id term.ID, op term.Op) (x, y term.ID) {
	t := l.T
	if t.Op(id) == op {
		return t.Arg(id, 0), t.Arg(id, 1)
	}
	in := t.Arg(id, 0)
	part := func(x term.ID) term.ID { return l.rw.Simplify(t.Mk(id, []term.ID{x})) }
	u, v := t.Arg(in, 0), t.Arg(in, 1)
	x = part(u)
	return x, part(v)
}

// opensArgs reports whether id is an extension, or some of the bits, of an application of op, and can be made from the same bits of its arguments.
// This is always so for bitwise operations. For a product it is so if the product does not wrap, or if the bits are the low ones.
func (l *Comparer) opensArgs(id term.ID, op term.Op) bool {
	switch ext := l.T.Op(id); ext {
	case term.OpZExt, term.OpSExt:
		x, y, ok := l.BinArgs(l.T.Arg(id, 0), op)
		return ok && (op != term.OpMul || l.exactProduct(x, y, ext == term.OpSExt))
	case term.OpExtract:
		in, _, lo := l.Slice(id)
		return l.T.Op(in) == op && (op != term.OpMul || lo == 0)
	}
	return false
}

// exactProduct reports whether the product of x and y does not wrap. This follows from the ranges, or if both are extensions of numbers that do not
// have more bits together.
func (l *Comparer) exactProduct(x, y term.ID, signed bool) bool {
	ext := term.OpZExt
	if signed {
		ext = term.OpSExt
	}
	if u, v := l.Under(x, ext), l.Under(y, ext); u != 0 && v != 0 && l.T.Width(u)+l.T.Width(v) <= l.T.Width(x) {
		return true
	}
	a, b := l.ranges.Of(x), l.ranges.Of(y)
	if !a.Known() || !b.Known() {
		return false
	}
	if signed {
		return domain.ProductFits(a, b)
	}
	hi, lo := bits.Mul64(a.UMax(), b.UMax())
	return hi == 0 && lo <= domain.Mask(a.Width())
}

// ExactProduct reports whether the product of x and y, as signed numbers, does not wrap.
func (l *Comparer) ExactProduct(x, y term.ID) bool { return l.exactProduct(x, y, true) }

// EqProducts finds that both sides have the same factors, or for bvand and bvor the same set of arguments.
func (l *Comparer) EqProducts(id term.ID) term.ID {
	x, y := l.EqArgs(id)
	switch l.T.Op(x) {
	case term.OpMul, term.OpBVAnd, term.OpBVOr:
		if l.samePermuted(x, y) {
			return term.True
		}
	}
	return 0
}

// EqProductsCut does the same as EqProducts for products some of which are under extensions, or cut to low bits.
func (l *Comparer) EqProductsCut(id term.ID) term.ID {
	x, y := l.EqArgs(id)
	isProduct := func(x term.ID) bool { return l.T.Op(x) == term.OpMul || l.opensArgs(x, term.OpMul) }
	if isProduct(x) && isProduct(y) && l.sameArgs(x, y, term.OpMul, true) {
		return term.True
	}
	return 0
}

// xorArgs collects the arguments of nested exclusive ors that occur an odd number of times, by falling id, and the constant. merged says whether any
// of them occurred more than once.
func (l *Comparer) xorArgs(root term.ID) (args []summand, k term.ID, merged, ok bool) {
	s := l.argsOf(root, term.OpBVXor, true)
	if s == nil {
		return nil, 0, false, false
	}
	k = l.Zero(root)
	for _, x := range l.flat.done(s).atoms {
		merged = merged || x.c.lo > 1
		switch {
		case x.c.lo%2 == 0:
		case l.IsConst(x.id):
			k = l.T.Bin(term.OpBVXor, k, x.id)
		default:
			args = append(args, summand{x.id, num{lo: 1}})
		}
	}
	return args, k, merged, true
}

// EqXors cancels what both sides of an equality of exclusive ors share.
func (l *Comparer) EqXors(id term.ID) term.ID {
	x, y := l.EqArgs(id)
	flipped := false
	if n := l.Under(x, term.OpBVNot); n != 0 {
		x, flipped = n, true
	}
	if n := l.Under(y, term.OpBVNot); n != 0 {
		y, flipped = n, !flipped
	}
	isXor := func(x term.ID) bool { return l.T.Op(x) == term.OpBVXor || l.opensArgs(x, term.OpBVXor) }
	if !isXor(x) && !isXor(y) {
		return 0
	}
	a, k, merged, ok := l.xorArgs(x)
	if !ok {
		return 0
	}
	b, m, merged2, ok := l.xorArgs(y)
	if !ok {
		return 0
	}
	before := len(a) + len(b)
	a, b = notIn(a, b), notIn(b, a)
	left := len(a) + len(b)
	fire := left < before || merged || merged2 || !l.IsZero(k) && !l.IsZero(m)
	if !fire || !l.worthIt(left, before-left) {
		return 0
	}
	rest := l.T.Bin(term.OpBVXor, k, m)
	if flipped {
		rest = l.T.BVNot(rest)
	}
	return l.T.Eq(l.xorAll(a, l.Zero(x)), l.xorAll(b, rest))
}

// notIn returns the terms of a that are not in b.
func notIn(a, b []summand) (out []summand) {
	for _, x := range a {
		for len(b) > 0 && b[0].id > x.id {
			b = b[1:]
		}
		if len(b) == 0 || b[0].id != x.id {
			out = append(out, x)
		}
	}
	return out
}

// xorAll returns the exclusive or of the arguments and a constant.
func (l *Comparer) xorAll(args []summand, k term.ID) term.ID {
	if len(args) == 0 {
		return k
	}
	out := args[len(args)-1].id
	for _, x := range slices.Backward(args[:len(args)-1]) {
		out = l.T.Bin(term.OpBVXor, out, x.id)
	}
	if !l.IsZero(k) {
		out = l.T.Bin(term.OpBVXor, out, k)
	}
	return out
}

// congruenceDepth is the number of levels that EqCongruent goes down.
const congruenceDepth = 8

// EqCongruent finds that both sides apply the same operators to the same sum, product or bitwise operation, whose arguments may be in any order.
func (l *Comparer) EqCongruent(id term.ID) term.ID {
	x, y := l.EqArgs(id)
	for depth := range congruenceDepth {
		if l.T.Sort(x) != l.T.Sort(y) || !l.T.Sort(x).IsBV() {
			return 0
		}
		if depth > 0 && l.mixed(x) && l.mixed(y) || l.commutes(l.T.Op(x)) {
			if depth > 0 && l.samePermuted(x, y) {
				return term.True
			}
			return 0
		}
		i := l.oneDiffers(x, y)
		if i < 0 {
			return 0
		}
		x, y = l.T.Arg(x, i), l.T.Arg(y, i)
	}
	return 0
}

func (l *Comparer) commutes(op term.Op) bool {
	switch op {
	case term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor:
		return true
	}
	return false
}

// oneDiffers returns the index of the only argument in which x and y differ. It returns -1 if there are more, or if the operators differ.
func (l *Comparer) oneDiffers(x, y term.ID) int {
	t := l.T
	if t.Op(x) != t.Op(y) {
		return -1
	}
	at := -1
	args := t.Args(x)
	for i, a := range t.Args(y) {
		if i >= len(args) || a != args[i] && at >= 0 {
			return -1
		}
		if a != args[i] {
			at = i
		}
	}
	if at < 0 || t.Sort(t.Arg(x, at)) != t.Sort(t.Arg(y, at)) {
		return -1
	}
	if t.Op(x) == term.OpExtract {
		hi, lo := t.ExtractBounds(x)
		if h, l := t.ExtractBounds(y); h != hi || l != lo {
			return -1
		}
	}
	return at
}

// samePermuted reports whether x and y have the same summands, factors or arguments.
func (l *Comparer) samePermuted(x, y term.ID) bool {
	if l.mixed(x) && l.mixed(y) {
		return l.sameSum(x, y)
	}
	op := l.T.Op(x)
	return op == l.T.Op(y) && l.sameArgs(x, y, op, false)
}

// sameArgs reports whether x and y apply op to the same arguments, see argsOf.
func (l *Comparer) sameArgs(x, y term.ID, op term.Op, cut bool) bool {
	a := l.argsOf(x, op, cut)
	if a == nil {
		return false
	}
	defer l.flat.drop(a)
	b := l.argsOf(y, op, cut)
	if b == nil {
		return false
	}
	defer l.flat.drop(b)
	return l.flat.sameAtoms(a, b, func(n, m num) bool {
		switch op {
		case term.OpMul:
			return n == m
		case term.OpBVXor:
			return n.lo%2 == m.lo%2
		}
		return true
	})
}
