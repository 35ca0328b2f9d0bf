package rewriter

import (
	"slices"

	"seabmc/term"
)

// flattenMax bounds the arguments of a flattened conjunction or disjunction, and scanMax
// those of an inner one that is looked into, so that a rule costs constant time however
// long a path condition grows.
const (
	flattenMax = 8
	scanMax    = 16
)

var boolRules = []Rule{
	{Name: "not-not", Text: "(not (not a)) => a", Level: 1, Then: Done, Ops: []term.Op{term.OpNot}, Apply: notNot},
	{Name: "not-and", Text: "(not (and (not a) (not b))) => (or a b)", Level: 2, Ops: []term.Op{term.OpNot}, Apply: notNary},
	{Name: "not-or", Text: "(not (or (not a) (not b))) => (and a b)", Level: 2, Ops: []term.Op{term.OpNot}, Apply: notNary2},
	{Name: "NEG-PUSH", Text: "(not (ite a (not b) (not c))) => (ite a b c)", Level: 2, Ops: []term.Op{term.OpNot}, Apply: notIte},
	{Name: "xor", Text: "(xor a b) => (not (= a b))", Level: 1, Ops: []term.Op{term.OpXor}, Apply: xorEq},
	{Name: "and-complement", Text: "(and a (not a)) => false", Level: 1, Ops: []term.Op{term.OpAnd}, Apply: complement},
	{Name: "or-complement", Text: "(or a (not a)) => true", Level: 1, Ops: []term.Op{term.OpOr}, Apply: complement},
	{Name: "and-flatten", Text: "(and a (and b c)) => (and a b c) if at most 8 arguments", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: flattenNary},
	{Name: "or-flatten", Text: "(or a (or b c)) => (or a b c) if at most 8 arguments", Level: 2, Ops: []term.Op{term.OpOr}, Apply: flattenNary},
	{Name: "and-absorb", Text: "(and a (or a b)) => a", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: absorb},
	{Name: "or-absorb", Text: "(or a (and a b)) => a", Level: 2, Ops: []term.Op{term.OpOr}, Apply: absorb},
	{Name: "and-unit", Text: "(and a (or (not a) b)) => (and a b)", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: unit},
	{Name: "or-unit", Text: "(or a (and (not a) b)) => (or a b)", Level: 2, Ops: []term.Op{term.OpOr}, Apply: unit},
	{Name: "and-not-or", Text: "(and a (not (or a b))) => false", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: notDual},
	{Name: "or-not-and", Text: "(or a (not (and a b))) => true", Level: 2, Ops: []term.Op{term.OpOr}, Apply: notDual},
	{Name: "and-not-and", Text: "(and a (not (and a b))) => (and a (not b))", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: notSame},
	{Name: "or-not-or", Text: "(or a (not (or a b))) => (or a (not b))", Level: 2, Ops: []term.Op{term.OpOr}, Apply: notSame},
	{Name: "and-in-and", Text: "(and a (and (not a) b)) => false", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: clashInner},
	{Name: "or-in-or", Text: "(or a (or (not a) b)) => true", Level: 2, Ops: []term.Op{term.OpOr}, Apply: clashInner},
	{Name: "and-eq-const", Text: "(and (= x k) (= x m)) => false if k and m differ", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: eqConstClash},
	{Name: "or-eq-const", Text: "(or (not (= x k)) (not (= x m))) => true if k and m differ", Level: 2, Ops: []term.Op{term.OpOr}, Apply: eqConstClash},
	{Name: "and-eq-not-eq", Text: "(and (= x k) (not (= x m))) => (= x k) if k and m differ", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: eqConstImplied},
	{Name: "or-not-eq-eq", Text: "(or (not (= x k)) (= x m)) => (not (= x k)) if k and m differ", Level: 2, Ops: []term.Op{term.OpOr}, Apply: eqConstImplied},
	{Name: "and-bounds", Text: "(and (not (bvslt x 0)) (bvslt x k)) => (bvult x k) if k >= 0; (not (bvslt k x)) likewise", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: boundsPair},
	{Name: "or-bounds", Text: "(or (bvslt x 0) (not (bvslt x k))) => (not (bvult x k)) if k >= 0; (bvslt k x) likewise", Level: 2, Ops: []term.Op{term.OpOr}, Apply: boundsPair},
	{Name: "and-lt-const", Text: "(and (bvult x k) (bvult x m)) => the stronger one, or false; lower bounds and bvslt too", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: ltConstPair},
	{Name: "or-lt-const", Text: "(or (bvult x k) (bvult x m)) => the weaker one, or true; lower bounds and bvslt too", Level: 2, Ops: []term.Op{term.OpOr}, Apply: ltConstPair},
	{Name: "and-factor", Text: "(and (or a b) (or a c)) => (or a (and b c))", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: factor},
	{Name: "or-factor", Text: "(or (and a b) (and a c)) => (and a (or b c))", Level: 2, Ops: []term.Op{term.OpOr}, Apply: factor},
	{Name: "and-resolve", Text: "(and (or a c) (or a (not c)) b) => (and a b)", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: resolvePair},
	{Name: "or-resolve", Text: "(or (and a c) (and a (not c)) b) => (or a b)", Level: 2, Ops: []term.Op{term.OpOr}, Apply: resolvePair},
	{Name: "and-ite", Text: "(and a (ite a b c)) => (and a b)", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: naryIte},
	{Name: "or-ite", Text: "(or a (ite a b c)) => (or a c)", Level: 2, Ops: []term.Op{term.OpOr}, Apply: naryIte},
}

// dual is the other of And and Or.
func dual(op term.Op) term.Op { return term.OpAnd + term.OpOr - op }

// mkNary makes And or Or.
func (r *Rewriter) mkNary(op term.Op, args []term.ID) term.ID {
	if op == term.OpAnd {
		return r.T.And(args...)
	}
	return r.T.Or(args...)
}

// zeroOf is the constant that decides And or Or.
func zeroOf(op term.Op) term.ID {
	if op == term.OpAnd {
		return term.False
	}
	return term.True
}

// has tells whether the sorted args contain x.
func has(args []term.ID, x term.ID) bool {
	if len(args) <= scanMax {
		return slices.Contains(args, x)
	}
	_, ok := slices.BinarySearch(args, x)
	return ok
}

// hasNot tells whether args contain the complement of x.
func (r *Rewriter) hasNot(args []term.ID, x term.ID) bool {
	if r.T.Op(x) == term.OpNot {
		return has(args, r.T.Arg(x, 0))
	}
	for _, a := range args {
		if r.T.Op(a) == term.OpNot && r.T.Arg(a, 0) == x {
			return true
		}
	}
	return false
}

// inner are the arguments of an And or Or op to look into, or nil.
func (r *Rewriter) inner(x term.ID, op term.Op) []term.ID {
	if r.T.Op(x) != op {
		return nil
	}
	if args := r.T.Args(x); len(args) <= scanMax {
		return args
	}
	return nil
}

// replaced are args with the i-th one replaced by x.
func replaced(args []term.ID, i int, x term.ID) []term.ID {
	out := slices.Clone(args)
	out[i] = x
	return out
}

func without(args []term.ID, i int) []term.ID {
	return append(slices.Clone(args[:i]), args[i+1:]...)
}

func notNot(r *Rewriter, id term.ID) term.ID {
	if a := r.T.Arg(id, 0); r.T.Op(a) == term.OpNot {
		return r.T.Arg(a, 0)
	}
	return 0
}

// allNot are the operands of negations, or nil if one argument is none.
func (r *Rewriter) allNot(args []term.ID) []term.ID {
	out := make([]term.ID, len(args))
	for i, a := range args {
		if r.T.Op(a) != term.OpNot {
			return nil
		}
		out[i] = r.T.Arg(a, 0)
	}
	return out
}

func notNary(r *Rewriter, id term.ID) term.ID  { return r.deMorgan(id, term.OpAnd) }
func notNary2(r *Rewriter, id term.ID) term.ID { return r.deMorgan(id, term.OpOr) }

func (r *Rewriter) deMorgan(id term.ID, op term.Op) term.ID {
	in := r.inner(r.T.Arg(id, 0), op)
	if in == nil {
		return 0
	}
	if args := r.allNot(in); args != nil {
		return r.mkNary(dual(op), args)
	}
	return 0
}

func notIte(r *Rewriter, id term.ID) term.ID {
	a := r.T.Arg(id, 0)
	if r.T.Op(a) != term.OpIte {
		return 0
	}
	if br := r.allNot(r.T.Args(a)[1:]); br != nil {
		return r.T.Ite(r.T.Arg(a, 0), br[0], br[1])
	}
	return 0
}

func xorEq(r *Rewriter, id term.ID) term.ID {
	return r.T.Not(r.T.Eq(r.T.Arg(id, 0), r.T.Arg(id, 1)))
}

func complement(r *Rewriter, id term.ID) term.ID {
	args := r.T.Args(id)
	for _, a := range args {
		if r.T.Op(a) == term.OpNot && has(args, r.T.Arg(a, 0)) {
			return zeroOf(r.T.Op(id))
		}
	}
	return 0
}

func flattenNary(r *Rewriter, id term.ID) term.ID {
	op, args, n, nested := r.T.Op(id), r.T.Args(id), 0, false
	for _, a := range args {
		if r.T.Op(a) == op {
			n += len(r.T.Args(a))
			nested = true
		} else {
			n++
		}
	}
	if !nested || n > flattenMax {
		return 0
	}
	out := make([]term.ID, 0, n)
	for _, a := range args {
		if r.T.Op(a) == op {
			out = append(out, r.T.Args(a)...)
		} else {
			out = append(out, a)
		}
	}
	return r.mkNary(op, out)
}

func absorb(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for i, a := range args {
		for _, y := range r.inner(a, dual(op)) {
			if has(args, y) {
				return r.mkNary(op, without(args, i))
			}
		}
	}
	return 0
}

func unit(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for i, a := range args {
		in := r.inner(a, dual(op))
		for k, y := range in {
			if r.hasNot(args, y) {
				return r.mkNary(op, replaced(args, i, r.mkNary(dual(op), without(in, k))))
			}
		}
	}
	return 0
}

// notDual looks into not(or ..) below and, not(and ..) below or: each negated argument
// is implied.
func notDual(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for _, a := range args {
		if r.T.Op(a) != term.OpNot {
			continue
		}
		for _, y := range r.inner(r.T.Arg(a, 0), dual(op)) {
			if has(args, y) {
				return zeroOf(op)
			}
		}
	}
	return 0
}

func notSame(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for i, a := range args {
		if r.T.Op(a) != term.OpNot {
			continue
		}
		in := r.inner(r.T.Arg(a, 0), op)
		for k, y := range in {
			if has(args, y) {
				return r.mkNary(op, replaced(args, i, r.T.Not(r.mkNary(op, without(in, k)))))
			}
			if r.hasNot(args, y) {
				return r.mkNary(op, without(args, i))
			}
		}
	}
	return 0
}

func clashInner(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for _, a := range args {
		for _, y := range r.inner(a, op) {
			if r.hasNot(args, y) {
				return zeroOf(op)
			}
		}
	}
	return 0
}

// eqConst reads x = k. neg asks for its negation.
func (r *Rewriter) eqConst(a term.ID, neg bool) (x, k term.ID, ok bool) {
	if neg {
		if r.T.Op(a) != term.OpNot {
			return 0, 0, false
		}
		a = r.T.Arg(a, 0)
	}
	if r.T.Op(a) != term.OpEq {
		return 0, 0, false
	}
	x, k = r.T.Arg(a, 0), r.T.Arg(a, 1)
	if r.T.Op(x) == term.OpConst {
		x, k = k, x
	}
	return x, k, r.T.Op(k) == term.OpConst
}

// eqConstPair finds two arguments about one x, the first an equality (negated: the or
// case) with a constant, the second of the kind asked for.
func (r *Rewriter) eqConstPair(id term.ID, secondNeg bool) (i, j int, ok bool) {
	args := r.T.Args(id)
	if len(args) > scanMax {
		return 0, 0, false
	}
	isOr := r.T.Op(id) == term.OpOr
	for i, a := range args {
		x, k, ok := r.eqConst(a, isOr)
		if !ok {
			continue
		}
		for j, b := range args {
			if j == i {
				continue
			}
			if y, m, ok := r.eqConst(b, secondNeg != isOr); ok && y == x && m != k {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

func eqConstClash(r *Rewriter, id term.ID) term.ID {
	if _, _, ok := r.eqConstPair(id, false); ok {
		return zeroOf(r.T.Op(id))
	}
	return 0
}

func eqConstImplied(r *Rewriter, id term.ID) term.ID {
	if _, j, ok := r.eqConstPair(id, true); ok {
		return r.mkNary(r.T.Op(id), without(r.T.Args(id), j))
	}
	return 0
}

// factor takes out what all arguments have in common.
func factor(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	if len(args) > scanMax {
		return 0
	}
	var common []term.ID
	for i, a := range args {
		in := r.inner(a, dual(op))
		if in == nil {
			return 0
		}
		if i == 0 {
			common = slices.Clone(in)
			continue
		}
		common = slices.DeleteFunc(common, func(x term.ID) bool { return !has(in, x) })
		if len(common) == 0 {
			return 0
		}
	}
	rests := make([]term.ID, len(args))
	for i, a := range args {
		rest := slices.DeleteFunc(slices.Clone(r.T.Args(a)), func(x term.ID) bool { return has(common, x) })
		rests[i] = r.mkNary(dual(op), rest)
	}
	return r.mkNary(dual(op), append(common, r.mkNary(op, rests)))
}

// resolvePair merges two arguments that differ in one complementary literal.
func resolvePair(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	if len(args) > flattenMax {
		return 0
	}
	for i, a := range args {
		x := r.inner(a, dual(op))
		if x == nil {
			continue
		}
		for j := i + 1; j < len(args); j++ {
			y := r.inner(args[j], dual(op))
			if len(y) != len(x) {
				continue
			}
			if rest := r.resolvent(x, y); rest != nil {
				out := replaced(args, i, r.mkNary(dual(op), rest))
				return r.mkNary(op, without(out, j))
			}
		}
	}
	return 0
}

// resolvent is what x and y have in common if they differ only in one literal and its
// complement.
func (r *Rewriter) resolvent(x, y []term.ID) []term.ID {
	odd := -1
	for i, l := range x {
		if has(y, l) {
			continue
		}
		if odd >= 0 || !r.hasNot(y, l) {
			return nil
		}
		odd = i
	}
	if odd < 0 {
		return nil
	}
	return without(x, odd)
}

// naryIte chooses the branch of an ite whose condition is an argument too.
func naryIte(r *Rewriter, id term.ID) term.ID {
	op, args := r.T.Op(id), r.T.Args(id)
	for i, a := range args {
		if r.T.Op(a) != term.OpIte {
			continue
		}
		c, x, y := r.T.Arg(a, 0), r.T.Arg(a, 1), r.T.Arg(a, 2)
		if op == term.OpOr {
			x, y = y, x // an or is decided by c, so c is false where it matters
		}
		if has(args, c) {
			return r.mkNary(op, replaced(args, i, x))
		}
		if r.hasNot(args, c) {
			return r.mkNary(op, replaced(args, i, y))
		}
	}
	return 0
}

// bound is a literal that compares a term with a constant: x < k if upper, else x >= k.
type bound struct {
	x      term.ID
	k      i128 // the constant, as an integer; one more than the greatest value is possible
	signed bool
	upper  bool
}

// readBound reads a literal as a bound; negated reads its negation.
func (r *Rewriter) readBound(a term.ID, negated bool) (b bound, ok bool) {
	if r.T.Op(a) == term.OpNot {
		a, negated = r.T.Arg(a, 0), !negated
	}
	op := r.T.Op(a)
	if op != term.OpUlt && op != term.OpSlt {
		return bound{}, false
	}
	x, y := r.T.Arg(a, 0), r.T.Arg(a, 1)
	if r.T.Width(x) > 64 {
		return bound{}, false
	}
	b = bound{x: x, signed: op == term.OpSlt, upper: !negated}
	switch {
	case r.isConst(y):
		b.k = r.integer(y, b.signed)
	case r.isConst(x): // k < y is y >= k+1
		b.x, b.k, b.upper = y, r.integer(x, b.signed).add(fromU(1)), negated
	default:
		return bound{}, false
	}
	return b, true
}

// integer is the value of a constant of at most 64 bits.
func (r *Rewriter) integer(k term.ID, signed bool) i128 {
	a := r.Range(k)
	if signed {
		return fromI(a.SMin())
	}
	return fromU(a.UMin())
}

// boundLiteral writes a bound as a literal.
func (r *Rewriter) boundLiteral(b bound) term.ID {
	w := r.T.Width(b.x)
	op := term.OpUlt
	if b.signed {
		op = term.OpSlt
	}
	lit := term.True // x < k for k beyond every value
	if k, ok := r.domainConst(b.k, w, b.signed); ok {
		lit = r.T.Bin(op, b.x, k)
	}
	if b.upper {
		return lit
	}
	return r.T.Not(lit)
}

// boundPair finds two bounds of one term for which f gives a literal that stands for
// both: for their conjunction, or in an or for the negation of the conjunction of their
// negations.
func (r *Rewriter) boundPair(id term.ID, f func(a, b bound) term.ID) term.ID {
	args := r.T.Args(id)
	if len(args) > flattenMax {
		return 0
	}
	isOr := r.T.Op(id) == term.OpOr
	for i := range args {
		a, ok := r.readBound(args[i], isOr)
		if !ok {
			continue
		}
		for j := range args {
			b, ok := r.readBound(args[j], isOr)
			if i == j || !ok || a.x != b.x || a.signed != b.signed {
				continue
			}
			lit := f(a, b)
			if lit == 0 {
				continue
			}
			if isOr {
				lit = r.T.Not(lit)
			}
			out := replaced(args, i, lit)
			return r.mkNary(r.T.Op(id), without(out, j))
		}
	}
	return 0
}

func boundsPair(r *Rewriter, id term.ID) term.ID {
	return r.boundPair(id, func(a, b bound) term.ID {
		zero := i128{}
		if !a.signed || a.upper || a.k != zero || !b.upper || b.k.less(zero) {
			return 0
		}
		b.signed = false
		return r.boundLiteral(b)
	})
}

func ltConstPair(r *Rewriter, id term.ID) term.ID {
	return r.boundPair(id, func(a, b bound) term.ID {
		switch {
		case a.upper == b.upper:
			if a.upper == b.k.less(a.k) {
				a = b
			}
			return r.boundLiteral(a)
		case a.upper && !b.k.less(a.k): // x < a and x >= b >= a
			return term.False
		}
		return 0
	})
}
