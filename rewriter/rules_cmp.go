package rewriter

import (
	"math/big"

	"seabmc/term"
)

var (
	ultOps = []term.Op{term.OpUlt}
	sltOps = []term.Op{term.OpSlt}
	ltOps  = []term.Op{term.OpUlt, term.OpSlt}
)

var cmpRules = []Rule{
	{Name: "ule", Text: "(bvule x y) => (not (bvult y x))", Level: 1, Ops: []term.Op{term.OpUle}, Apply: uleNot},
	{Name: "sle", Text: "(bvsle x y) => (not (bvslt y x))", Level: 1, Ops: []term.Op{term.OpSle}, Apply: sleNot},
	{Name: "lt-self", Text: "(bvult x x) => false, bvslt too", Level: 1, Ops: ltOps, Apply: ltSelf},
	{Name: "ult-const", Text: "(bvult x k) => false if k = 0, (= x 0) if k = 1, (not (= x k)) if k = -1", Level: 1, Ops: ultOps, Over: []term.Op{term.OpConst}, Apply: ultConst},
	{Name: "const-ult", Text: "(bvult k x) => (not (= x 0)) if k = 0, (= x -1) if k = -2, false if k = -1", Level: 1, Ops: ultOps, Over: []term.Op{term.OpConst}, Apply: constUlt},
	{Name: "slt-limit", Text: "(bvslt x k) => false if k is the least value, (= x k-1) if the second least, (not (= x k)) if the greatest", Level: 1, Ops: sltOps, Over: []term.Op{term.OpConst}, Apply: sltLimit},
	{Name: "limit-slt", Text: "(bvslt k x) => false if k is the greatest value, (= x k+1) if the second greatest, (not (= x k)) if the least", Level: 1, Ops: sltOps, Over: []term.Op{term.OpConst}, Apply: limitSlt},
	{Name: "lt-range", Text: "(bvult x y) => true or false if their ranges are apart; bvslt too", Level: 2, Ops: ltOps, Apply: ltRange},
	{Name: "ult-range-limit", Text: "(bvult x k) => (= x k') if by range x is at least k' and k' is the only value below k, and the like", Level: 2, Ops: ltOps, Over: []term.Op{term.OpConst}, Apply: ltRangeLimit},
	{Name: "slt-ult", Text: "(bvslt x y) => (bvult x y) if by range both have one sign", Level: 2, Ops: sltOps, Apply: sltUlt},
	{Name: "ult-zext", Text: "(bvult (zero_extend x) (zero_extend y)) => (bvult x y), extended to one width", Level: 1, Ops: ultOps, Over: []term.Op{term.OpZExt}, Apply: ultZExt},
	{Name: "ult-zext-const", Text: "(bvult (zero_extend x) k) => (bvult x k') or a constant; with k on the left too", Level: 1, Ops: ultOps, Over: []term.Op{term.OpZExt}, Apply: ultZExtConst},
	{Name: "lt-sext", Text: "(bvslt (sign_extend x) (sign_extend y)) => (bvslt x y) extended to one width; bvult too", Level: 1, Ops: ltOps, Over: []term.Op{term.OpSExt}, Apply: ltSExt},
	{Name: "slt-sext-const", Text: "(bvslt (sign_extend x) k) => (bvslt x k') or a constant; with k on the left too", Level: 1, Ops: sltOps, Over: []term.Op{term.OpSExt}, Apply: sltSExtConst},
	{Name: "slt-sext-zext", Text: "(bvslt (zero_extend x) (sign_extend y)) => (bvslt (zero_extend x) y), if x is narrower than y; sides swapped too", Level: 2, Ops: sltOps, Over: []term.Op{term.OpSExt}, Apply: sltSExtZExt},
	{Name: "ult-concat", Text: "(bvult (concat x y) (concat x z)) => (bvult y z)", Level: 1, Ops: ultOps, Over: []term.Op{term.OpConcat}, Apply: ultConcat},
	{Name: "ult-cut-low", Text: "(bvult (concat x 0) k) => (bvult x k'); with k on the left too", Level: 2, Ops: ultOps, Over: []term.Op{term.OpConst}, Apply: ultCutLow},
	{Name: "lt-ite", Text: "(bvult (ite a k m) k1) => (ite a (bvult k k1) (bvult m k1)), bvslt and k1 on the left too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpIte}, Apply: ltIte},
	{Name: "lt-ite-half", Text: "(bvult (ite a k x) m) => (ite a (bvult k m) (bvult x m)), bvslt and m on the left too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpIte}, Apply: ltIteHalf},
	{Name: "lt-ite-ite", Text: "(bvult (ite a x y) (ite a u v)) => (ite a (bvult x u) (bvult y v)), bvslt too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpIte}, Apply: ltIteIte},
	{Name: "lt-add-const", Text: "(bvult (bvadd x k) m) => (bvult x m-k) if by range nothing wraps; bvslt, two sums, and m on the left too", Level: 2, Ops: ltOps, Over: []term.Op{term.OpAdd}, Apply: ltAddConst},
	{Name: "lt-not", Text: "(bvult (bvnot x) (bvnot y)) => (bvult y x), bvslt too", Level: 1, Ops: ltOps, Over: []term.Op{term.OpBVNot}, Apply: ltNot},
	{Name: "const-ult-flip", Text: "(bvult k x) => (not (bvult x k+1)) if k+1 does not wrap", Level: 1, Ops: ultOps, Over: []term.Op{term.OpConst}, Apply: constUltFlip},
	{Name: "lt-sums", Text: "(bvult (bvadd x (bvadd y z)) (bvadd z (bvadd y x))) => false: same summands; bvslt too", Level: 3, Ops: ltOps, Apply: ltSums},
	{Name: "lt-permuted", Text: "(bvult (bvmul (bvadd x (bvadd y z)) u) (bvmul u (bvadd z (bvadd y x)))) => false: the same up to order, see eq-permuted; bvslt too", Level: 3, Ops: ltOps, Apply: ltPermuted},
}

func uleNot(r *Rewriter, id term.ID) term.ID {
	return r.T.Not(r.T.Bin(term.OpUlt, r.T.Arg(id, 1), r.T.Arg(id, 0)))
}

func sleNot(r *Rewriter, id term.ID) term.ID {
	return r.T.Not(r.T.Bin(term.OpSlt, r.T.Arg(id, 1), r.T.Arg(id, 0)))
}

func ltSelf(r *Rewriter, id term.ID) term.ID {
	if r.T.Arg(id, 0) == r.T.Arg(id, 1) {
		return term.False
	}
	return 0
}

func ultConst(r *Rewriter, id term.ID) term.ID {
	x, k := r.T.Arg(id, 0), r.T.Arg(id, 1)
	switch {
	case !r.isConst(k):
		return 0
	case r.isZero(k):
		return term.False
	case r.isOne(k):
		return r.T.Eq(x, r.zero(x))
	case r.isOnes(k):
		return r.T.Not(r.T.Eq(x, k))
	}
	return 0
}

func constUlt(r *Rewriter, id term.ID) term.ID {
	k, x := r.T.Arg(id, 0), r.T.Arg(id, 1)
	switch {
	case !r.isConst(k):
		return 0
	case r.isOnes(k):
		return term.False
	case r.isZero(k):
		return r.T.Not(r.T.Eq(x, k))
	}
	if v, ok := r.val(k); ok && v.Bit(0) == 0 && v.BitLen() == r.T.Width(k) && r.isOnes(r.T.Bin(term.OpAdd, k, r.one(k))) {
		return r.T.Eq(x, r.ones(x))
	}
	return 0
}

func constUltFlip(r *Rewriter, id term.ID) term.ID {
	k, x := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if !r.isConst(k) || r.isConst(x) || r.isOnes(k) {
		return 0
	}
	return r.T.Not(r.T.Bin(term.OpUlt, x, r.T.Bin(term.OpAdd, k, r.one(k))))
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

func sltLimit(r *Rewriter, id term.ID) term.ID {
	x, k := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if !r.isConst(k) {
		return 0
	}
	switch r.limitOf(k) {
	case least:
		return term.False
	case second:
		return r.T.Eq(x, r.power(r.T.Width(x)-1, r.T.Width(x)))
	case greatest:
		return r.T.Not(r.T.Eq(x, k))
	}
	return 0
}

func limitSlt(r *Rewriter, id term.ID) term.ID {
	k, x := r.T.Arg(id, 0), r.T.Arg(id, 1)
	if !r.isConst(k) {
		return 0
	}
	switch r.limitOf(k) {
	case greatest:
		return term.False
	case nextToLast:
		return r.T.Eq(x, r.T.BVNot(r.power(r.T.Width(x)-1, r.T.Width(x))))
	case least:
		return r.T.Not(r.T.Eq(x, k))
	}
	return 0
}

func ltRange(r *Rewriter, id term.ID) term.ID {
	x, y := r.Range(r.T.Arg(id, 0)), r.Range(r.T.Arg(id, 1))
	if !x.Known() || !y.Known() {
		return 0
	}
	if r.T.Op(id) == term.OpUlt {
		switch {
		case x.UMax() < y.UMin():
			return term.True
		case x.UMin() >= y.UMax():
			return term.False
		}
		return 0
	}
	switch {
	case x.SMax() < y.SMin():
		return term.True
	case x.SMin() >= y.SMax():
		return term.False
	}
	return 0
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

func sltUlt(r *Rewriter, id term.ID) term.ID {
	x, y := r.Range(r.T.Arg(id, 0)), r.Range(r.T.Arg(id, 1))
	if !x.Known() || !y.Known() {
		return 0
	}
	if x.SMin() >= 0 && y.SMin() >= 0 || x.SMax() < 0 && y.SMax() < 0 {
		return r.T.Bin(term.OpUlt, r.T.Arg(id, 0), r.T.Arg(id, 1))
	}
	return 0
}

func ultZExt(r *Rewriter, id term.ID) term.ID {
	x, y := r.under(r.T.Arg(id, 0), term.OpZExt), r.under(r.T.Arg(id, 1), term.OpZExt)
	if x == 0 || y == 0 {
		return 0
	}
	w := max(r.T.Width(x), r.T.Width(y))
	return r.T.Bin(term.OpUlt, r.T.ZExt(x, w), r.T.ZExt(y, w))
}

// narrow is the constant k cut to the width of x if an extension by op brings it back.
func (r *Rewriter) narrow(k, x term.ID, op term.Op) (term.ID, bool) {
	if !r.isConst(k) {
		return 0, false
	}
	low := r.T.Extract(k, r.T.Width(x)-1, 0)
	if op == term.OpZExt {
		return low, r.T.ZExt(low, r.T.Width(k)) == k
	}
	return low, r.T.SExt(low, r.T.Width(k)) == k
}

func ultZExtConst(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if u := r.under(x, term.OpZExt); u != 0 && r.isConst(y) {
		if k, ok := r.narrow(y, u, term.OpZExt); ok {
			return t.Bin(term.OpUlt, u, k)
		}
		return term.True
	}
	if v := r.under(y, term.OpZExt); v != 0 && r.isConst(x) {
		if k, ok := r.narrow(x, v, term.OpZExt); ok {
			return t.Bin(term.OpUlt, k, v)
		}
		return term.False
	}
	return 0
}

func ltSExt(r *Rewriter, id term.ID) term.ID {
	x, y := r.under(r.T.Arg(id, 0), term.OpSExt), r.under(r.T.Arg(id, 1), term.OpSExt)
	if x == 0 || y == 0 {
		return 0
	}
	w := max(r.T.Width(x), r.T.Width(y))
	return r.T.Bin(r.T.Op(id), r.T.SExt(x, w), r.T.SExt(y, w))
}

func sltSExtConst(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if u := r.under(x, term.OpSExt); u != 0 && r.isConst(y) {
		if k, ok := r.narrow(y, u, term.OpSExt); ok {
			return t.Bin(term.OpSlt, u, k)
		}
		return t.BoolConst(!r.negative(y))
	}
	if v := r.under(y, term.OpSExt); v != 0 && r.isConst(x) {
		if k, ok := r.narrow(x, v, term.OpSExt); ok {
			return t.Bin(term.OpSlt, k, v)
		}
		return t.BoolConst(r.negative(x))
	}
	return 0
}

// negative tells whether a constant's sign bit is set.
func (r *Rewriter) negative(k term.ID) bool {
	v, ok := r.val(k)
	return ok && v.Bit(r.T.Width(k)-1) == 1
}

func sltSExtZExt(r *Rewriter, id term.ID) term.ID {
	t := r.T
	for i := range 2 {
		z, s := r.under(t.Arg(id, i), term.OpZExt), r.under(t.Arg(id, 1-i), term.OpSExt)
		if z == 0 || s == 0 || t.Width(z) >= t.Width(s) {
			continue
		}
		args := [2]term.ID{}
		args[i], args[1-i] = t.ZExt(z, t.Width(s)), s
		return t.Bin(term.OpSlt, args[0], args[1])
	}
	return 0
}

func ultConcat(r *Rewriter, id term.ID) term.ID {
	x, y, ok := r.binArgs(r.T.Arg(id, 0), term.OpConcat)
	u, v, ok2 := r.binArgs(r.T.Arg(id, 1), term.OpConcat)
	switch {
	case !ok || !ok2:
		return 0
	case x == u:
		return r.T.Bin(term.OpUlt, y, v)
	case y == v:
		return r.T.Bin(term.OpUlt, x, u)
	}
	return 0
}

func ultCutLow(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if h, lo, ok := r.binArgs(x, term.OpConcat); ok && r.isConst(lo) && r.isConst(y) {
		// h.lo < k  <=>  h < kh, or h = kh and lo < kl
		n := t.Width(lo)
		kh, kl := r.highPart(y, n), t.Extract(y, n-1, 0)
		if t.Bin(term.OpUlt, lo, kl) == term.True {
			return t.Bin(term.OpUle, h, kh)
		}
		return t.Bin(term.OpUlt, h, kh)
	}
	if h, lo, ok := r.binArgs(y, term.OpConcat); ok && r.isConst(lo) && r.isConst(x) {
		n := t.Width(lo)
		kh, kl := r.highPart(x, n), t.Extract(x, n-1, 0)
		if t.Bin(term.OpUlt, kl, lo) == term.True {
			return t.Bin(term.OpUle, kh, h)
		}
		return t.Bin(term.OpUlt, kh, h)
	}
	return 0
}

func ltIte(r *Rewriter, id term.ID) term.ID { return binIteConst(r, id) }

func ltIteHalf(r *Rewriter, id term.ID) term.ID {
	t := r.T
	op := t.Op(id)
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if c, u, v, ok := r.ite(x); ok && r.isConst(y) && (r.isConst(u) || r.isConst(v)) {
		return t.Ite(c, t.Bin(op, u, y), t.Bin(op, v, y))
	}
	if c, u, v, ok := r.ite(y); ok && r.isConst(x) && (r.isConst(u) || r.isConst(v)) {
		return t.Ite(c, t.Bin(op, x, u), t.Bin(op, x, v))
	}
	return 0
}

func ltIteIte(r *Rewriter, id term.ID) term.ID {
	op := r.T.Op(id)
	c, x, y, ok := r.ite(r.T.Arg(id, 0))
	d, u, v, ok2 := r.ite(r.T.Arg(id, 1))
	if ok && ok2 && c == d {
		return r.T.Ite(c, r.T.Bin(op, x, u), r.T.Bin(op, y, v))
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
		if c, ok := r.domainConst(mv.sub(kv), t.Width(k), signed); ok {
			return t.Bin(op, x, c)
		}
	case x == 0 && mv != zero:
		if c, ok := r.domainConst(kv.sub(mv), t.Width(k), signed); ok {
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
		_, ok := r.domainConst(lo.add(kv), w, signed)
		_, ok2 := r.domainConst(hi.add(kv), w, signed)
		if ok && ok2 {
			return kv, true
		}
	}
	return i128{}, false
}

// domainConst is v as a constant if it is a value of width w, signed or unsigned.
func (r *Rewriter) domainConst(v i128, w int, signed bool) (term.ID, bool) {
	c := top(w)
	lo, hi := fromU(0), fromU(c.UMax())
	if signed {
		lo, hi = fromI(c.SMin()), fromI(c.SMax())
	}
	if v.less(lo) || hi.less(v) {
		return 0, false
	}
	return r.T.Const(v.lo, w), true
}

func ltNot(r *Rewriter, id term.ID) term.ID {
	x, y := r.under(r.T.Arg(id, 0), term.OpBVNot), r.under(r.T.Arg(id, 1), term.OpBVNot)
	if x != 0 && y != 0 {
		return r.T.Bin(r.T.Op(id), y, x)
	}
	return 0
}
