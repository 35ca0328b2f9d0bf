package rewriter

import (
	"math/big"

	"seabmc/term"
)

var (
	ultOps = []term.Op{term.OpUlt}
	ltOps  = []term.Op{term.OpUlt, term.OpSlt}
)

var cmpRules = []Rule{
	{Name: "ult-range-limit", Text: "(bvult x k) => (= x k') if by range x is at least k' and k' is the only value below k, and the like", Level: 2, Ops: ltOps, Over: []term.Op{term.OpConst}, Apply: ltRangeLimit},
	{Name: "lt-add-const", Text: "(bvult (bvadd x k) m) => (bvult x m-k) if by range nothing wraps; bvslt, two sums, and m on the left too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpAdd}, Apply: ltAddConst},
	{Name: "lt-sums", Text: "(bvult (bvadd x (bvadd y z)) (bvadd z (bvadd y x))) => false: same summands; bvslt too", Level: 3, Ops: ltOps, Apply: compared((*Comparer).LtSums)},
	{Name: "lt-permuted", Text: "(bvult (bvmul (bvadd x (bvadd y z)) u) (bvmul u (bvadd z (bvadd y x)))) => false: the same up to order, see eq-permuted; bvslt too", Level: 3, Ops: ltOps, Apply: compared((*Comparer).LtPermuted)},
}

// limits names where a constant stands among the signed values of its width.
type limit uint8

const (
	inside limit = iota
	least
	second     // least + 1
	nextToLast // greatest - 1
	greatest
)

// limitOf places a constant; narrow widths, where the places coincide, have only the outer ones.
func (r *Rewriter) limitOf(k term.ID) limit {
	w := r.T.Width(k)
	v, ok := r.T.Uint64(k)
	if !ok {
		b, _ := r.T.Big(k)
		b = new(big.Int).Xor(b, pow2(w-1)) // least is 0 now
		if !b.IsUint64() || b.Uint64() > 1 {
			b = b.Sub(new(big.Int).Sub(pow2(w), big.NewInt(1)), b)
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
	case maskOf(w):
		return greatest
	case 1:
		return second
	case maskOf(w) - 1:
		return nextToLast
	}
	return inside
}

// ltRangeLimit turns a comparison that leaves one value of x's range into an equality,
// and one that takes away one value into a disequality.
func ltRangeLimit(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	signed := t.Op(id) == term.OpSlt
	eq := func(x term.ID, v uint64) term.ID { return t.Eq(x, t.Const(v, t.Width(x))) }
	if r.isConst(y) && !r.isConst(x) {
		lo, next, hi, prev, ok := r.Range(x).ends(signed)
		k := r.Range(y)
		switch {
		case !ok:
		case k.after(lo, signed) && !k.after(next, signed):
			return eq(x, lo)
		case k.after(prev, signed) && !k.after(hi, signed):
			return t.Not(eq(x, hi))
		}
	}
	if r.isConst(x) && !r.isConst(y) {
		lo, next, hi, prev, ok := r.Range(y).ends(signed)
		k := r.Range(x)
		switch {
		case !ok:
		case k.before(hi, signed) && !k.before(prev, signed):
			return eq(y, hi)
		case k.before(next, signed) && !k.before(lo, signed):
			return t.Not(eq(y, lo))
		}
	}
	return 0
}

// offset reads x + k as (x, k); a constant is (0, k), anything else (x, 0).
func (r *Rewriter) offset(id term.ID) (x, k term.ID) {
	if r.isConst(id) {
		return 0, id
	}
	if k, x, ok := r.splitConst(id, term.OpAdd); ok {
		return x, k
	}
	return id, r.zero(id)
}

// ltAddConst moves constants to one side of a comparison where by range neither sum
// wraps. A constant may count as negative, so that x - 1 is a sum like any other.
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
	zero := i128{}
	switch {
	case y == 0 && kv != zero:
		if c, ok := constOf(r.T, mv.sub(kv), t.Width(k), signed); ok {
			return t.Bin(op, x, c)
		}
	case x == 0 && mv != zero:
		if c, ok := constOf(r.T, kv.sub(mv), t.Width(k), signed); ok {
			return t.Bin(op, c, y)
		}
	case x != 0 && y != 0 && kv == mv && kv != zero:
		return t.Bin(op, x, y)
	}
	return 0
}

// noWrap is k as an integer such that x + k is exact for every value of x in its range;
// x = 0 stands for none.
func (r *Rewriter) noWrap(x, k term.ID, signed bool) (i128, bool) {
	w := r.T.Width(k)
	kr := r.Range(k)
	asS, asU := fromI(kr.SMin()), fromU(kr.UMin())
	if x == 0 {
		if signed {
			return asS, true
		}
		return asU, true
	}
	a := r.Range(x)
	if r.isZero(k) {
		return i128{}, a.Known()
	}
	if !a.Known() {
		return i128{}, false
	}
	lo, hi := fromU(a.UMin()), fromU(a.UMax())
	if signed {
		lo, hi = fromI(a.SMin()), fromI(a.SMax())
	}
	for _, kv := range [2]i128{asS, asU} {
		_, ok := constOf(r.T, lo.add(kv), w, signed)
		_, ok2 := constOf(r.T, hi.add(kv), w, signed)
		if ok && ok2 {
			return kv, true
		}
	}
	return i128{}, false
}
