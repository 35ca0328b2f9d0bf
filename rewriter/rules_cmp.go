package rewriter

import (
	"math/big"

	"seabmc/domain"
	"seabmc/linear"
	"seabmc/term"
)

var (
	ultOps = []term.Op{term.OpUlt}
	ltOps  = []term.Op{term.OpUlt, term.OpSlt}
)

var cmpRules = []Rule{
	{Name: "ult-range-limit", Text: "(bvult x k) => (= x k') if by range x is at least k' and k' is the only value below k, and the like", Level: 2, Ops: ltOps, Over: []term.Op{term.OpConst}, Apply: ltRangeLimit},
	{Name: "lt-add-const", Text: "(bvult (bvadd x k) m) => (bvult x m-k) if by range nothing wraps; bvslt, two sums, and m on the left too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpAdd}, Apply: ltAddConst},
	{Name: "lt-sums", Text: "(bvult (bvadd x (bvadd y z)) (bvadd z (bvadd y x))) => false: same summands; bvslt too", Level: 3, Ops: ltOps, Apply: compared((*linear.Comparer).LtSums)},
	{Name: "lt-permuted", Text: "(bvult (bvmul (bvadd x (bvadd y z)) u) (bvmul u (bvadd z (bvadd y x)))) => false: the same up to order, see eq-permuted; bvslt too", Level: 3, Ops: ltOps, Apply: compared((*linear.Comparer).LtPermuted)},
}

// limit says where a constant stands among the signed values of its width.
type limit uint8

const (
	inside limit = iota
	least
	second     // least + 1
	nextToLast // greatest - 1
	greatest
)

// limitOf says where a constant stands. In narrow widths, in which these places coincide, there are only the outer ones.
func (r *Rewriter) limitOf(k term.ID) limit {
	w := r.T.Width(k)
	v, ok := r.T.Uint64(k)
	if !ok {
		b, _ := r.T.Big(k)
		b = new(big.Int).Xor(b, domain.Pow2(w-1)) // now the least number is 0
		if !b.IsUint64() || b.Uint64() > 1 {
			b = b.Sub(new(big.Int).Sub(domain.Pow2(w), big.NewInt(1)), b)
			if !b.IsUint64() || b.Uint64() > 1 {
				return inside
			}
			return greatest - limit(b.Uint64())
		}
		return least + limit(b.Uint64())
	}
	half := uint64(1) << uint(w-1)
	switch v ^ half {
	case 0:
		return least
	case domain.Mask(w):
		return greatest
	case 1:
		return second
	case domain.Mask(w) - 1:
		return nextToLast
	}
	return inside
}

// ltRangeLimit turns a comparison that leaves one value of x's range into an equality, and one that excludes one value into a disequality.
func ltRangeLimit(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	signed := t.Op(id) == term.OpSlt
	eq := func(x term.ID, v uint64) term.ID { return t.Eq(x, t.Const(v, t.Width(x))) }
	if r.IsConst(y) && !r.IsConst(x) {
		lo, next, hi, prev, ok := r.Range(x).Ends(signed)
		k := r.Range(y)
		switch {
		case !ok:
		case k.StartsAbove(lo, signed) && !k.StartsAbove(next, signed):
			return eq(x, lo)
		case k.StartsAbove(prev, signed) && !k.StartsAbove(hi, signed):
			return t.Not(eq(x, hi))
		}
	}
	if r.IsConst(x) && !r.IsConst(y) {
		lo, next, hi, prev, ok := r.Range(y).Ends(signed)
		k := r.Range(x)
		switch {
		case !ok:
		case k.StartsBelow(hi, signed) && !k.StartsBelow(prev, signed):
			return eq(y, hi)
		case k.StartsBelow(next, signed) && !k.StartsBelow(lo, signed):
			return t.Not(eq(y, lo))
		}
	}
	return 0
}

// offset reads x + k as (x, k); a constant is (0, k), anything else (x, 0).
func (r *Rewriter) offset(id term.ID) (x, k term.ID) {
	if r.IsConst(id) {
		return 0, id
	}
	if k, x, ok := r.SplitConst(id, term.OpAdd); ok {
		return x, k
	}
	return id, r.Zero(id)
}

// ltAddConst moves constants to one side of a comparison if the ranges show that neither sum wraps. A constant may count as negative, so that x - 1
// is treated like any other sum.
func ltAddConst(r *Rewriter, id term.ID) term.ID {
	t := r.T
	op := t.Op(id)
	signed := op == term.OpSlt
	x, k := r.offset(t.Arg(id, 0))
	y, m := r.offset(t.Arg(id, 1))
	if x == 0 && y == 0 || t.Width(k) > 64 {
		return 0
	}
	kv, ok := r.noWrap(x, k, signed)
	if !ok {
		return 0
	}
	mv, ok := r.noWrap(y, m, signed)
	if !ok {
		return 0
	}
	zero := domain.Int128{}
	switch {
	case y == 0 && kv != zero:
		if c, ok := domain.Const(r.T, mv.Sub(kv), t.Width(k), signed); ok {
			return t.Bin(op, x, c)
		}
	case x == 0 && mv != zero:
		if c, ok := domain.Const(r.T, kv.Sub(mv), t.Width(k), signed); ok {
			return t.Bin(op, c, y)
		}
	case x != 0 && y != 0 && kv == mv && kv != zero:
		return t.Bin(op, x, y)
	}
	return 0
}

// noWrap returns k as an integer for which x + k is exact for every value of x in its range. x is 0 if the side consists of k alone.
func (r *Rewriter) noWrap(x, k term.ID, signed bool) (domain.Int128, bool) {
	w := r.T.Width(k)
	kr := r.Range(k)
	asS, asU := domain.FromSigned(kr.SMin()), domain.FromUnsigned(kr.UMin())
	if x == 0 {
		if signed {
			return asS, true
		}
		return asU, true
	}
	a := r.Range(x)
	if r.IsZero(k) {
		return domain.Int128{}, a.Known()
	}
	if !a.Known() {
		return domain.Int128{}, false
	}
	lo, hi := domain.FromUnsigned(a.UMin()), domain.FromUnsigned(a.UMax())
	if signed {
		lo, hi = domain.FromSigned(a.SMin()), domain.FromSigned(a.SMax())
	}
	for _, kv := range [2]domain.Int128{asS, asU} {
		_, ok := domain.Const(r.T, lo.Add(kv), w, signed)
		_, ok2 := domain.Const(r.T, hi.Add(kv), w, signed)
		if ok && ok2 {
			return kv, true
		}
	}
	return domain.Int128{}, false
}
