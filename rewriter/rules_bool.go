package rewriter

import (
	"slices"

	"seabmc/domain"
	"seabmc/term"
)

// flattenMax limits the arguments of a flattened conjunction or disjunction, and scanMax those of an inner one that is looked into. So a rule takes
// constant time, however long a path condition grows.
const (
	flattenMax = 8
	scanMax    = 16
)

var boolRules = []Rule{
	{Name: "not-and", Text: "(not (and (not a) (not b))) => (or a b)", Level: 2, Ops: []term.Op{term.OpNot}, Apply: notNary},
	{Name: "not-or", Text: "(not (or (not a) (not b))) => (and a b)", Level: 2, Ops: []term.Op{term.OpNot}, Apply: notNary2},
	{Name: "and-lt-const", Text: "(and (bvult x k) (bvult x m)) => the stronger one, or false; lower bounds and bvslt too", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: ltConstPair},
	{Name: "or-lt-const", Text: "(or (bvult x k) (bvult x m)) => the weaker one, or true; lower bounds and bvslt too", Level: 2, Ops: []term.Op{term.OpOr}, Apply: ltConstPair},
	{Name: "and-factor", Text: "(and (or a b) (or a c)) => (or a (and b c))", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: factor},
	{Name: "or-factor", Text: "(or (and a b) (and a c)) => (and a (or b c))", Level: 2, Ops: []term.Op{term.OpOr}, Apply: factor},
	{Name: "and-resolve", Text: "(and (or a c) (or a (not c)) b) => (and a b)", Level: 2, Ops: []term.Op{term.OpAnd}, Apply: resolvePair},
	{Name: "or-resolve", Text: "(or (and a c) (and a (not c)) b) => (or a b)", Level: 2, Ops: []term.Op{term.OpOr}, Apply: resolvePair},
}

// dual returns Or for And, and And for Or.
func dual(op term.Op) term.Op { return term.OpAnd + term.OpOr - op }

// mkNary makes an And or an Or.
func (r *Rewriter) mkNary(op term.Op, args []term.ID) term.ID {
	if op == term.OpAnd {
		return r.T.And(args...)
	}
	return r.T.Or(args...)
}

// has reports whether the sorted args contain x.
func has(args []term.ID, x term.ID) bool {
	if len(args) <= scanMax {
		return slices.Contains(args, x)
	}
	_, ok := slices.BinarySearch(args, x)
	return ok
}

// hasNot reports whether args contain the complement of x.
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

// inner returns the arguments of x if it is an op (And or Or) with few enough of them to look into, or nil.
func (r *Rewriter) inner(x term.ID, op term.Op) []term.ID {
	if r.T.Op(x) != op {
		return nil
	}
	if args := r.T.Args(x); len(args) <= scanMax {
		return args
	}
	return nil
}

// replaced returns a copy of args in which x replaces the i-th one.
func replaced(args []term.ID, i int, x term.ID) []term.ID {
	out := slices.Clone(args)
	out[i] = x
	return out
}

func without(args []term.ID, i int) []term.ID {
	return append(slices.Clone(args[:i]), args[i+1:]...)
}

// allNot returns the operands of args if all of them are negations, or nil.
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

// eqConst reads x = k. If neg is set, it reads the negation of it.
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

// factor moves outwards what all arguments have in common.
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

// resolvent returns what x and y have in common if they differ only in one literal and its complement.
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

// bound is a literal that compares a term with a constant: x < k if upper, else x >= k.
type bound struct {
	x      term.ID
	k      domain.Int128 // the constant, as an integer; it can be one more than the greatest value
	signed bool
	upper  bool
}

// readBound reads a literal as a bound. If negated is set, it reads the negation of the literal.
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
	case r.IsConst(y):
		b.k = r.integer(y, b.signed)
	case r.IsConst(x): // k < y is y >= k+1
		b.x, b.k, b.upper = y, r.integer(x, b.signed).Add(domain.FromUnsigned(1)), negated
	default:
		return bound{}, false
	}
	return b, true
}

// integer returns the value of a constant of at most 64 bits.
func (r *Rewriter) integer(k term.ID, signed bool) domain.Int128 {
	a := r.Range(k)
	if signed {
		return domain.FromSigned(a.SMin())
	}
	return domain.FromUnsigned(a.UMin())
}

// ltConstPair finds two bounds of one term of which one says more, which stays as it is, or that contradict each other. (It is not written anew: what a
// range follows from must not be rewritten by that range.) In an or, the negations of the bounds are looked at.
func ltConstPair(r *Rewriter, id term.ID) term.ID {
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
			low, high := a, b
			if a.upper {
				low, high = b, a
			}
			switch {
			case a.upper == b.upper && !high.k.Less(low.k): // b says more, or as much
				return r.mkNary(r.T.Op(id), without(args, i))
			case a.upper && !b.upper && !b.k.Less(a.k): // x < a and x >= b >= a
				return r.T.BoolConst(isOr)
			}
		}
	}
	return 0
}
