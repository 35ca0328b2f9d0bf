package rewriter

import (
	"fmt"
	"math/bits"
	"slices"

	"seabmc/grow"
	"seabmc/term"
)

// Procedure ranges.
//
//   - Takes: a term of sort bit-vector, of at most 64 bits, and facts: ranges of terms told by Refine and Declare.
//   - Returns: a Range, two strided intervals (of the unsigned and of the signed value), that holds each value that the term has where the facts hold. Meet holds what both
//     hold, Join what one of them holds; Disjoint is true only if they share nothing. A fact that contradicts what is known may be dropped.
//   - Bounds: one step for each node, once; Refine forgets all ranges.
//   - Gives up: other sorts and more than 64 bits have the zero Range, which says nothing; an operator without a case, all values.
//   - Recursion: none; an explicit stack.
//   - Counted: ranges (computed that exclude a value)
//   - Also in: interval.go
//   - Tests: TestContractRanges, TestContractRangeOperations, TestContractRangeSets, TestContractRangeOfLimits, TestContractDeclare, TestContractIntervals

// Range is a set of values that holds every value of a bit-vector term: a strided
// interval of its unsigned value and one of its signed value. The zero Range knows
// nothing (widths above 64, other sorts).
type Range struct {
	w int
	u span // unsigned values
	s span // signed values, sign bit flipped
}

// Known tells whether the range says anything: the methods below need it.
func (a Range) Known() bool { return a.w > 0 }

// Width is the width of the values.
func (a Range) Width() int { return a.w }

// UMin and UMax are the limits of the unsigned value.
func (a Range) UMin() uint64 { return a.u.lo }

// UMax is the greatest unsigned value.
func (a Range) UMax() uint64 { return a.u.hi }

// Stride is the distance of neighbouring unsigned values from UMin; 0 for a single value.
func (a Range) Stride() uint64 { return a.u.step }

// SMin and SMax are the limits of the signed value.
func (a Range) SMin() int64 { return a.unflip(a.s.lo) }

// SMax is the greatest signed value.
func (a Range) SMax() int64 { return a.unflip(a.s.hi) }

// SStride is the distance of neighbouring signed values from SMin; 0 for a single value.
func (a Range) SStride() uint64 { return a.s.step }

// Const is the value, if there is only one.
func (a Range) Const() (uint64, bool) { return a.u.lo, a.w > 0 && a.u.step == 0 }

// String is both views as least..greatest/stride, the unsigned one first.
func (a Range) String() string {
	if a.w == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%d..%d/%d %d..%d/%d", a.u.lo, a.u.hi, a.u.step, a.SMin(), a.SMax(), a.s.step)
}

// Contains tells whether v, a value of the width, is in the range.
func (a Range) Contains(v uint64) bool {
	return a.w == 0 || a.u.contains(v) && a.s.contains(v^a.flip())
}

func (a span) contains(v uint64) bool {
	if v < a.lo || v > a.hi {
		return false
	}
	return a.step == 0 || (v-a.lo)%a.step == 0
}

// Disjoint tells whether a and b surely share no value.
func (a Range) Disjoint(b Range) bool {
	return a.w > 0 && b.w > 0 && (a.u.disjoint(b.u) || a.s.disjoint(b.s))
}

func (a span) disjoint(b span) bool {
	if a.hi < b.lo || b.hi < a.lo {
		return true
	}
	g := gcd(a.step, b.step)
	if g == 0 {
		return a.lo != b.lo
	}
	return a.lo%g != b.lo%g
}

func (a Range) flip() uint64          { return 1 << uint(a.w-1) }
func (a Range) unflip(x uint64) int64 { return int64((x^a.flip())<<uint(64-a.w)) >> uint(64-a.w) }
func (a Range) view(signed bool) span {
	if signed {
		return a.s
	}
	return a.u
}
func (a Range) before(v uint64, signed bool) bool { return a.view(signed).lo < a.key(v, signed) }
func (a Range) after(v uint64, signed bool) bool  { return a.view(signed).lo > a.key(v, signed) }

func (a Range) key(v uint64, signed bool) uint64 {
	if signed {
		return v ^ a.flip()
	}
	return v
}

// ends are the least value, the next, the greatest and the one before it, in one of the
// two orders; not ok if there is only one value.
func (a Range) ends(signed bool) (lo, next, hi, prev uint64, ok bool) {
	if a.w == 0 || a.u.step == 0 {
		return 0, 0, 0, 0, false
	}
	v := a.view(signed)
	k := func(x uint64) uint64 { return a.key(x, signed) }
	return k(v.lo), k(v.lo + v.step), k(v.hi), k(v.hi - v.step), true
}

func (a Range) asU() interval { return interval{fromU(a.u.lo), fromU(a.u.hi), a.u.step} }
func (a Range) asS() interval { return interval{fromI(a.SMin()), fromI(a.SMax()), a.s.step} }

// top holds every value of width w.
func top(w int) Range {
	if w > 64 {
		return Range{}
	}
	all := span{0, maskOf(w), 1}
	return Range{w, all, all}
}

func constRange(v uint64, w int) Range {
	a := top(w)
	v &= maskOf(w)
	a.u = span{v, v, 0}
	a.s = span{v ^ a.flip(), v ^ a.flip(), 0}
	return a
}

// rangeOf is the range of a value congruent modulo 2^w to a member of each interval.
func rangeOf(w int, sets ...interval) Range {
	a := top(w)
	half := fromU(a.flip())
	shift := interval{lo: half, hi: half}
	for i, set := range sets {
		u, s := set.wrap(w), set.add(shift).wrap(w)
		if i == 0 {
			a.u, a.s = u, s
		} else {
			a.u, a.s = a.u.meet(u), a.s.meet(s)
		}
	}
	return a.reduce()
}

// reduce lets each of the two views learn from the other.
func (a Range) reduce() Range {
	f := a.flip()
	for range 2 {
		if a.u.hi < f || a.u.lo >= f {
			a.s = a.s.meet(span{a.u.lo ^ f, a.u.hi ^ f, a.u.step})
		} else {
			a.s = a.s.align(gcdPow2(a.u.step, a.w-1), a.u.lo)
		}
		if a.s.hi < f || a.s.lo >= f {
			a.u = a.u.meet(span{a.s.lo ^ f, a.s.hi ^ f, a.s.step})
		} else {
			a.u = a.u.align(gcdPow2(a.s.step, a.w-1), a.s.lo)
		}
	}
	return a
}

// align keeps the members congruent to ref modulo step.
func (a span) align(step, ref uint64) span {
	if a.step == 0 || step <= a.step {
		return a
	}
	return a.within(a.lo, a.hi, step, ref)
}

// Meet is the intersection of two ranges of one width.
func (a Range) Meet(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return a
	}
	a.u, a.s = a.u.meet(b.u), a.s.meet(b.s)
	return a.reduce()
}

// Join is the least range known to hold both.
func (a Range) Join(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return Range{}
	}
	a.u, a.s = a.u.join(b.u), a.s.join(b.s)
	return a.reduce()
}

// URange is the range of the values lo, lo+step, …, at most hi, unsigned, of width w.
func URange(w int, lo, hi, step uint64) Range {
	if step == 0 || lo == hi {
		return constRange(lo, w)
	}
	hi -= (hi - lo) % step
	return rangeOf(w, interval{fromU(lo), fromU(hi), span{lo, hi, step}.norm().step})
}

// SRange is URange for signed limits.
func SRange(w int, lo, hi int64, step uint64) Range {
	if step == 0 || lo == hi {
		return constRange(uint64(lo), w)
	}
	hi -= int64((uint64(hi) - uint64(lo)) % step)
	return rangeOf(w, interval{fromI(lo), fromI(hi), span{uint64(lo), uint64(hi), step}.norm().step})
}

// lowZeros is the number of low bits known to be zero.
func (a Range) lowZeros() int {
	return min(bits.TrailingZeros64(a.u.step), bits.TrailingZeros64(a.u.lo), a.w)
}

func (a Range) not() Range {
	minus := interval{lo: fromI(-1), hi: fromI(-1)}
	return rangeOf(a.w, a.asU().neg().add(minus), a.asS().neg().add(minus))
}

// zeroLow is the set of multiples of 2^n up to hi.
func zeroLow(w, n int, lo, hi uint64) Range {
	if n >= w {
		return constRange(0, w)
	}
	step := uint64(1) << uint(n)
	lo, hi = (lo+step-1)&^(step-1), hi&^(step-1)
	if lo > hi {
		lo = 0
	}
	return URange(w, lo, hi, step)
}

func rangeAnd(a, b Range) Range {
	if a.all() && b.all() {
		return a
	}
	return zeroLow(a.w, max(a.lowZeros(), b.lowZeros()), 0, min(a.u.hi, b.u.hi))
}

func rangeOr(a, b Range) Range {
	if a.all() && b.all() {
		return a
	}
	return zeroLow(a.w, min(a.lowZeros(), b.lowZeros()), max(a.u.lo, b.u.lo), maskOf(bits.Len64(a.u.hi|b.u.hi)))
}

func rangeXor(a, b Range) Range {
	if a.all() && b.all() {
		return a
	}
	return zeroLow(a.w, min(a.lowZeros(), b.lowZeros()), 0, maskOf(bits.Len64(a.u.hi|b.u.hi)))
}

func rangeMul(a, b Range) Range {
	if _, ok := a.Const(); ok {
		a, b = b, a
	}
	if _, ok := b.Const(); ok {
		return rangeOf(a.w, a.asU().mul(b.SMin()), a.asS().mul(b.SMin()))
	}
	zeros := min(a.lowZeros()+b.lowZeros(), a.w)
	hi, lo := bits.Mul64(a.u.hi, b.u.hi)
	if hi != 0 || lo > maskOf(a.w) {
		if s, ok := rangeSignedMul(a, b); ok {
			return s
		}
		return zeroLow(a.w, zeros, 0, maskOf(a.w))
	}
	return zeroLow(a.w, zeros, a.u.lo*b.u.lo, lo)
}

// rangeSignedMul is the range of a product that, as one of signed numbers, does not wrap.
func rangeSignedMul(a, b Range) (Range, bool) {
	hi, lo := bits.Mul64(a.magnitude(), b.magnitude())
	if hi != 0 || lo > maskOf(a.w)>>1 {
		return Range{}, false
	}
	p := []int64{a.SMin() * b.SMin(), a.SMin() * b.SMax(), a.SMax() * b.SMin(), a.SMax() * b.SMax()}
	return SRange(a.w, slices.Min(p), slices.Max(p), 1), true
}

// rangeSum is the range of a sum that, as one of signed numbers, does not wrap, if no stride is
// known: the one case that long sums are made of.
func rangeSum(a, b Range) (Range, bool) {
	if a.s.step > 1 || b.s.step > 1 || a.s.step+b.s.step == 0 || a.u.step > 1 || b.u.step > 1 {
		return Range{}, false
	}
	lo, hi := a.SMin()+b.SMin(), a.SMax()+b.SMax()
	most := int64(maskOf(a.w) >> 1)
	if lo < -1-most || hi > most || lo > a.SMin() != (b.SMin() > 0) || hi < a.SMax() != (b.SMax() < 0) {
		return Range{}, false
	}
	f := a.flip()
	out := Range{w: a.w, u: span{0, maskOf(a.w), 1}, s: span{uint64(lo)&maskOf(a.w) ^ f, uint64(hi)&maskOf(a.w) ^ f, 1}}
	if lo >= 0 || hi < 0 {
		out.u = span{uint64(lo) & maskOf(a.w), uint64(hi) & maskOf(a.w), 1}
	}
	return out, true
}

// magnitude is the largest absolute value of a's signed numbers.
func (a Range) magnitude() uint64 {
	return max(-uint64(min(a.SMin(), 0)), uint64(max(a.SMax(), 0)))
}

// rangeSquare is the range of the product of a number with itself.
func rangeSquare(a Range) Range {
	hi, lo := bits.Mul64(a.magnitude(), a.magnitude())
	if hi != 0 || lo > maskOf(a.w)>>1 {
		return rangeMul(a, a)
	}
	least := uint64(0)
	switch {
	case a.SMin() > 0:
		least = uint64(a.SMin())
	case a.SMax() < 0:
		least = -uint64(a.SMax())
	}
	return URange(a.w, least*least, lo, 1)
}

func rangeUDiv(a, b Range) Range {
	if b.u.lo == 0 {
		return top(a.w)
	}
	lo, hi, step := a.u.lo/b.u.hi, a.u.hi/b.u.lo, uint64(1)
	if d, ok := b.Const(); ok && a.u.step%d == 0 {
		step = a.u.step / d
	}
	return URange(a.w, lo, hi, step)
}

func rangeURem(a, b Range) Range {
	if b.u.lo == 0 {
		return URange(a.w, 0, a.u.hi, 1)
	}
	if a.u.hi < b.u.lo {
		return a
	}
	d, ok := b.Const()
	if !ok {
		return URange(a.w, 0, min(a.u.hi, b.u.hi-1), 1)
	}
	if a.u.lo/d == a.u.hi/d {
		return URange(a.w, a.u.lo%d, a.u.hi%d, a.u.step)
	}
	g := gcd(a.u.step, d)
	return URange(a.w, a.u.lo%g, d-1, g)
}

func rangeSDiv(a, b Range) Range {
	d := b.SMin()
	if _, ok := b.Const(); !ok || d <= 0 {
		return top(a.w)
	}
	return SRange(a.w, a.SMin()/d, a.SMax()/d, 1)
}

func rangeSRem(a, b Range) Range {
	d := b.SMin()
	if _, ok := b.Const(); !ok || d <= 0 {
		return top(a.w)
	}
	lo, hi := max(a.SMin(), -(d-1)), min(a.SMax(), d-1)
	return SRange(a.w, min(lo, 0), max(hi, 0), 1)
}

// rangeShift is the range of a shift by a constant.
func rangeShift(op term.Op, a, b Range) Range {
	n, ok := b.Const()
	switch {
	case op == term.OpLShr && !ok:
		return URange(a.w, 0, a.u.hi, 1)
	case !ok:
		return top(a.w)
	case op == term.OpAShr:
		return rangeOf(a.w, a.asS().shr(int(min(n, uint64(a.w-1), 63))))
	case n >= uint64(a.w):
		return constRange(0, a.w)
	case op == term.OpShl:
		return rangeOf(a.w, a.asU().shl(int(n)))
	}
	return rangeOf(a.w, a.asU().shr(int(n)))
}

func rangeExtract(a Range, hi, lo int) Range {
	w := hi - lo + 1
	if hi == a.w-1 || lo == 0 {
		return rangeOf(w, a.asU().shr(lo), a.asS().shr(lo))
	}
	return rangeOf(w, a.asU().shr(lo))
}

// rangeMemo remembers the ranges of terms.
type rangeMemo struct {
	at      []uint32 // by term: index in vals plus one, or unbounded; 0: not known
	vals    []Range
	refined map[term.ID]Range // what assumptions told about terms
	stack   []term.ID
	narrow  int // ranges that leave something out
}

// unbounded stands for the range of all values.
const unbounded = ^uint32(0)

// all tells whether the range holds every value of its width.
func (a Range) all() bool {
	m := maskOf(a.w)
	return a.w > 0 && a.u == span{0, m, 1} && a.s == span{0, m, 1}
}

func (m *rangeMemo) has(id term.ID) bool { return int(id) < len(m.at) && m.at[id] != 0 }

func (m *rangeMemo) put(id term.ID, a Range) {
	m.at = grow.For(m.at, int(id))
	if a.all() {
		m.at[id] = unbounded
		return
	}
	m.vals = append(grow.Room(m.vals), a)
	m.at[id] = uint32(len(m.vals))
	m.narrow++
}

// knownRange is the range of id if it needs no work: it was computed before, or id has no parts.
func (r *Rewriter) knownRange(id term.ID) (Range, bool) {
	m := &r.ranges
	if m.has(id) {
		if k := m.at[id]; k != unbounded {
			return m.vals[k-1], true
		}
		return top(r.T.Width(id)), true
	}
	switch r.T.Op(id) {
	case term.OpConst:
		if k, ok := r.T.Uint64(id); ok {
			return constRange(k, r.T.Width(id)), true
		}
	case term.OpVar:
		if !r.T.Sort(id).IsBV() {
			return Range{}, true
		}
		a := top(r.T.Width(id))
		if b, ok := m.refined[id]; ok {
			a = a.Meet(b)
		}
		return a, true
	}
	return Range{}, false
}

// Range is a range of the bit-vector term id, computed once per node; it knows nothing
// of widths above 64.
func (r *Rewriter) Range(id term.ID) Range {
	if a, ok := r.knownRange(id); ok {
		return a
	}
	m := &r.ranges
	base := len(m.stack)
	if !r.pushRangeDeps(id) { // as most, since their parts were asked for
		return r.newRange(id)
	}
	for len(m.stack) > base {
		top := m.stack[len(m.stack)-1]
		if !m.has(top) {
			if r.pushRangeDeps(top) {
				continue
			}
			r.newRange(top)
		}
		m.stack = m.stack[:len(m.stack)-1]
	}
	return r.newRange(id)
}

// newRange computes a range, where those of the parts are known.
func (r *Rewriter) newRange(id term.ID) Range {
	a := r.rangeStep(id)
	if b, ok := r.ranges.refined[id]; ok {
		a = a.Meet(b)
	}
	r.ranges.put(id, a)
	if r.audit != nil && a.w > 0 && !a.all() {
		r.claimRange(id, a)
	}
	return a
}

// claimRange tells that id is in a if the terms below it are in their ranges.
func (r *Rewriter) claimRange(id term.ID, a Range) {
	c := &Claim{By: "range", X: id, Range: a}
	deps, n := r.rangeDeps(id)
	for _, d := range deps[:n] {
		if b, ok := r.knownRange(d); ok && b.w > 0 {
			c.Within = append(c.Within, Bound{d, b})
		}
	}
	if b, ok := r.ranges.refined[id]; ok { // a claim of its own
		c.Within = append(c.Within, Bound{id, b})
	}
	r.audit.Claim(c)
}

// Refine adds a fact about id: its value is in the range. It holds for every range
// asked for from now on, so the caller must only use them where the fact holds. Terms
// simplified before are not simplified again.
func (r *Rewriter) Refine(id term.ID, a Range) {
	m := &r.ranges
	b := r.Range(id).Meet(a)
	if m.refined == nil {
		m.refined = map[term.ID]Range{}
	}
	m.refined[id] = b
	clear(m.at)
	m.vals = m.vals[:0]
}

// Declare gives a variable that no other term has yet the range that it has everywhere.
func (r *Rewriter) Declare(v term.ID, a Range) {
	m := &r.ranges
	if m.refined == nil {
		m.refined = map[term.ID]Range{}
	}
	m.refined[v] = a
}

// rangeDeps are the terms whose ranges rangeStep asks for.
func (r *Rewriter) rangeDeps(id term.ID) (deps [2]term.ID, n int) {
	t := r.T
	s := t.Sort(id)
	if !s.IsBV() || s.Width() > 64 {
		return
	}
	switch op := t.Op(id); op {
	case term.OpConst, term.OpVar, term.OpSelect:
	case term.OpIte:
		return [2]term.ID{t.Arg(id, 1), t.Arg(id, 2)}, 2
	case term.OpPtrBase, term.OpPtrOff:
		if c, p, q, ok := r.ite(t.Arg(id, 0)); ok && c != 0 {
			if op == term.OpPtrBase {
				return [2]term.ID{t.PtrBase(p), t.PtrBase(q)}, 2
			}
			return [2]term.ID{t.PtrOff(p), t.PtrOff(q)}, 2
		}
	case term.OpPtrToInt:
		p := t.Arg(id, 0)
		return [2]term.ID{t.PtrBase(p), t.PtrOff(p)}, 2
	default:
		for _, a := range t.Args(id) {
			if t.Sort(a).IsBV() {
				deps[n] = a
				n++
			}
		}
	}
	return
}

func (r *Rewriter) pushRangeDeps(id term.ID) bool {
	deps, n := r.rangeDeps(id)
	pushed := false
	for _, a := range deps[:n] {
		if _, ok := r.knownRange(a); !ok {
			r.ranges.stack = append(r.ranges.stack, a)
			pushed = true
		}
	}
	return pushed
}

// rangeStep is the range of a node from the ranges of its arguments.
func (r *Rewriter) rangeStep(id term.ID) Range {
	t := r.T
	if !t.Sort(id).IsBV() {
		return Range{}
	}
	w := t.Width(id)
	if k, ok := t.Uint64(id); ok {
		return constRange(k, w)
	}
	deps, n := r.rangeDeps(id)
	var a, b Range
	if n > 0 {
		a, _ = r.knownRange(deps[0])
	}
	if n > 1 {
		b, _ = r.knownRange(deps[1])
	}
	if n == 0 || a.w == 0 || n > 1 && b.w == 0 {
		return top(w)
	}
	if n == 1 {
		return r.rangeUnary(id, a)
	}
	return r.rangeBinary(id, a, b)
}

func (r *Rewriter) rangeUnary(id term.ID, a Range) Range {
	w := r.T.Width(id)
	switch r.T.Op(id) {
	case term.OpZExt:
		return rangeOf(w, a.asU())
	case term.OpSExt:
		return rangeOf(w, a.asS())
	case term.OpNeg:
		return rangeOf(w, a.asU().neg(), a.asS().neg())
	case term.OpBVNot:
		return a.not()
	case term.OpExtract:
		hi, lo := r.T.ExtractBounds(id)
		return rangeExtract(a, hi, lo)
	}
	return top(w)
}

func (r *Rewriter) rangeBinary(id term.ID, a, b Range) Range {
	w := r.T.Width(id)
	switch op := r.T.Op(id); op {
	case term.OpAdd:
		if s, ok := rangeSum(a, b); ok {
			return s
		}
		return rangeOf(w, a.asU().add(b.asU()), a.asS().add(b.asS()), a.asU().add(b.asS()), a.asS().add(b.asU()))
	case term.OpSub:
		return rangeOf(w, a.asU().add(b.asU().neg()), a.asS().add(b.asS().neg()))
	case term.OpMul:
		if r.T.Arg(id, 0) == r.T.Arg(id, 1) {
			return rangeSquare(a)
		}
		return rangeMul(a, b)
	case term.OpUDiv:
		return rangeUDiv(a, b)
	case term.OpURem:
		return rangeURem(a, b)
	case term.OpSDiv:
		return rangeSDiv(a, b)
	case term.OpSRem:
		return rangeSRem(a, b)
	case term.OpShl, term.OpLShr, term.OpAShr:
		return rangeShift(op, a, b)
	case term.OpBVAnd:
		return rangeAnd(a, b)
	case term.OpBVOr:
		return rangeOr(a, b)
	case term.OpBVXor:
		return rangeXor(a, b)
	case term.OpConcat:
		return rangeOf(w, a.asU().shl(b.w).add(b.asU()))
	case term.OpIte, term.OpPtrBase, term.OpPtrOff:
		return a.Join(b)
	case term.OpPtrToInt:
		return rangeOf(w, a.asU().shl(b.w).add(b.asS()))
	}
	return top(w)
}
