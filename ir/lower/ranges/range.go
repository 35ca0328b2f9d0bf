package ranges

import (
	"math"
	"slices"

	"seabmc/ir"
)

// For which values of a quantifier's variable may its formula be false (or true)? The formula is built for an unknown value. It is a term of
// comparisons, choices and truth values. Some comparisons have the variable on one side, and on the other something that does not depend on it. From
// these, ranges are read that contain all such values. What is not understood gives no bound.

// limit is a bound of the variable: a register that does not depend on it, as a 64-bit number in the variable's order.
type limit struct {
	of     int // which variable: 0 for the quantifier's own, otherwise one of those inside
	r      ir.Reg
	strict bool
}

// order says that a variable is not greater than another one.
type order struct{ less, greater int }

// span is a set of values: those between the limits, if all of conds hold.
type span struct {
	conds     []ir.Reg
	low, high []limit
	orders    []order
}

// ranger reads ranges off registers.
type ranger struct {
	b       *ir.Builder
	q       *Quantifier
	vars    []*Quantifier // q, and those inside with variables of the same type
	first   ir.Reg        // the first register that the formula made
	depends []bool        // for each of its registers: it depends on the variable, or on something else that is unknown inside
	budget  int
}

const (
	maxSpans     = 24
	maxRangeWork = 4000
)

func (g *ranger) free(r ir.Reg) bool { return r < g.first || !g.depends[r-g.first] }

// spans returns sets that together contain all values for which r may be v.
func (g *ranger) spans(r ir.Reg, v bool, depth int) []span {
	b := g.b
	if c, ok := b.ConstInt(r); ok {
		if (c != 0) == v {
			return []span{{}}
		}
		return nil
	}
	if r == g.q.Inside {
		return []span{{}}
	}
	if g.free(r) {
		if !v {
			r = b.Not(r)
		}
		return []span{{conds: []ir.Reg{r}}}
	}
	if g.budget--; g.budget < 0 || depth > 200 {
		return []span{{}}
	}
	in := b.Prog.DefOf(r)
	switch in.Op {
	case ir.OpAnd, ir.OpOr:
		x, y := g.spans(in.Args[0], v, depth+1), g.spans(in.Args[1], v, depth+1)
		if (in.Op == ir.OpAnd) == v {
			return both(x, y)
		}
		return either(x, y)
	case ir.OpXor:
		for i := range 2 {
			if c, ok := b.ConstInt(in.Args[i]); ok {
				return g.spans(in.Args[1-i], v != (c != 0), depth+1)
			}
		}
	case ir.OpSelect:
		yes := both(g.spans(in.Args[0], true, depth+1), g.spans(in.Args[1], v, depth+1))
		no := both(g.spans(in.Args[0], false, depth+1), g.spans(in.Args[2], v, depth+1))
		return either(yes, no)
	case ir.OpTrunc:
		if d := b.Prog.DefOf(in.Args[0]); (d.Op == ir.OpZExt || d.Op == ir.OpSExt) && b.Type(d.Args[0]) == ir.I1 {
			return g.spans(d.Args[0], v, depth+1)
		}
	case ir.OpEq, ir.OpNe:
		return g.equation(in, (in.Op == ir.OpEq) == v, depth)
	case ir.OpUlt, ir.OpUle, ir.OpSlt, ir.OpSle:
		return g.comparison(in, v)
	}
	return []span{{}}
}

// both returns the intersection of two unions. If that would become too large, it returns only the shorter of the two.
func both(xs, ys []span) []span {
	if len(xs)*len(ys) > maxSpans {
		if len(ys) < len(xs) {
			return ys
		}
		return xs
	}
	var out []span
	for _, x := range xs {
		for _, y := range ys {
			out = addSpan(out, span{conds: union(x.conds, y.conds), low: union(x.low, y.low), high: union(x.high, y.high), orders: union(x.orders, y.orders)})
		}
	}
	return out
}

// either returns the union of two unions. If that would become too large, it keeps only what all parts have in common.
func either(xs, ys []span) []span {
	out := slices.Clone(xs)
	for _, y := range ys {
		out = addSpan(out, y)
	}
	if len(out) <= maxSpans {
		return out
	}
	all := out[0]
	for _, x := range out[1:] {
		all = span{conds: common(all.conds, x.conds), low: common(all.low, x.low), high: common(all.high, x.high), orders: common(all.orders, x.orders)}
	}
	return []span{all}
}

// addSpan adds x to a union, if no part of it holds x already.
func addSpan(spans []span, x span) []span {
	holds := func(y span) bool {
		return subset(y.conds, x.conds) && subset(y.low, x.low) && subset(y.high, x.high) && subset(y.orders, x.orders)
	}
	if slices.ContainsFunc(spans, holds) {
		return spans
	}
	return append(spans, x)
}

func subset[T comparable](x, y []T) bool {
	return !slices.ContainsFunc(x, func(v T) bool { return !slices.Contains(y, v) })
}

func union[T comparable](x, y []T) []T {
	out := slices.Clone(x)
	for _, v := range y {
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

func common[T comparable](x, y []T) []T {
	return slices.DeleteFunc(slices.Clone(x), func(v T) bool { return !slices.Contains(y, v) })
}

// own returns the limits of the quantifier's own variable. If another variable is never less than it, an upper limit of that one is an upper limit of
// this one too. The same holds for lower limits.
func (s span) own() span {
	out := span{conds: s.conds}
	above, below := []int{0}, []int{0}
	for range s.orders {
		for _, o := range s.orders {
			if slices.Contains(above, o.less) {
				above = union(above, []int{o.greater})
			}
			if slices.Contains(below, o.greater) {
				below = union(below, []int{o.less})
			}
		}
	}
	for _, x := range s.high {
		if slices.Contains(above, x.of) {
			out.high = append(out.high, limit{r: x.r, strict: x.strict})
		}
	}
	for _, x := range s.low {
		if slices.Contains(below, x.of) {
			out.low = append(out.low, limit{r: x.r, strict: x.strict})
		}
	}
	return out
}

// equation returns the spans of x == y, or of x != y.
func (g *ranger) equation(in ir.Instr, equal bool, depth int) []span {
	b := g.b
	for i := range 2 {
		x, y := in.Args[i], in.Args[1-i]
		if c, ok := b.ConstInt(y); ok && c <= 1 {
			d := b.Prog.DefOf(x)
			if b.Type(x) == ir.I1 {
				return g.spans(x, equal == (c != 0), depth+1)
			}
			if d.Op == ir.OpZExt && b.Type(d.Args[0]) == ir.I1 {
				return g.spans(d.Args[0], equal == (c != 0), depth+1)
			}
		}
		if v, ok := g.variable(x); ok && equal && g.free(y) && b.Type(y).Kind == ir.KindInt {
			if r, ok := g.limit(y, v, g.q.Signed); ok {
				return []span{{low: []limit{{of: v.of, r: r}}, high: []limit{{of: v.of, r: r}}}}
			}
		}
	}
	return []span{{}}
}

// seen is the variable in the form in which a formula uses it: extended to a width.
type seen struct {
	of   int // of g.vars
	bits int
}

// variable reports whether a register is a quantifier's variable.
func (g *ranger) variable(r ir.Reg) (seen, bool) {
	s := seen{bits: int(g.b.Type(r).Bits)}
	if g.b.Type(r).Kind != ir.KindInt || s.bits < g.q.Bits || s.bits > 64 {
		return s, false
	}
	for range 8 {
		if s.of = slices.IndexFunc(g.vars, func(q *Quantifier) bool { return q.Any == r }); s.of >= 0 {
			return s, true
		}
		in := g.b.Prog.DefOf(r)
		switch in.Op {
		case ir.OpTrunc, ir.OpSExt, ir.OpZExt:
			x := in.Args[0]
			// A step that keeps the value: an extension by the variable's own sign, or a cut that removes what an extension added.
			if in.Op != ir.OpTrunc && (in.Op == ir.OpSExt) != g.q.Signed || int(g.b.Type(r).Bits) < g.q.Bits {
				return s, false
			}
			r = x
		default:
			return s, false
		}
	}
	return s, false
}

// limit returns a register that the variable is compared with, as a number of 64 bits in the variable's order. Numbers are read as signed, except
// those that an unsigned variable of 64 bits is compared with.
func (g *ranger) limit(r ir.Reg, v seen, signedRead bool) (ir.Reg, bool) {
	b := g.b
	if v.bits == 64 {
		if g.wide() != signedRead {
			return r, true
		}
		// Both ways of reading the number agree if it is not negative.
		negative := b.Bin(ir.OpSlt, r, b.Const(0, 64))
		if c, ok := b.ConstInt(negative); ok && c == 0 {
			return r, true
		}
		return 0, false
	}
	if signedRead {
		return b.Cast(ir.OpSExt, r, 64), true
	}
	return b.Cast(ir.OpZExt, r, 64), true
}

// wide reports whether the variable's order is that of unsigned numbers of 64 bits. Otherwise it is that of signed ones.
func (g *ranger) wide() bool { return !g.q.Signed && g.q.Bits == 64 }

// comparison returns the spans of x < y or x <= y, or of the opposite.
func (g *ranger) comparison(in ir.Instr, v bool) []span {
	x, y := in.Args[0], in.Args[1]
	signed := in.Op == ir.OpSlt || in.Op == ir.OpSle
	strict := in.Op == ir.OpUlt || in.Op == ir.OpSlt
	if !v { // not x < y: y <= x
		x, y, strict = y, x, !strict
	}
	vx, isX := g.variable(x)
	vy, isY := g.variable(y)
	natural := signed == g.q.Signed || signed && vx.bits > g.q.Bits
	switch {
	case isX && isY && natural && vx.bits == vy.bits:
		return []span{{orders: []order{{vx.of, vy.of}}}}
	case isX && g.free(y):
		return g.bounded(vx, y, signed, strict, false)
	case isY && g.free(x):
		return g.bounded(vy, x, signed, strict, true)
	}
	return []span{{}}
}

// bounded returns the values for which variable < r, or r < variable if low is set.
func (g *ranger) bounded(v seen, r ir.Reg, signed, strict, low bool) []span {
	b := g.b
	place := func(x ir.Reg, s span) []span {
		if low {
			s.low = append(s.low, limit{v.of, x, strict})
		} else {
			s.high = append(s.high, limit{v.of, x, strict})
		}
		return []span{s}
	}
	widened := v.bits > g.q.Bits
	if signed && !g.q.Signed && !widened || !signed && g.q.Signed {
		// It is read with the opposite sign: values from 0 on stay as they are.
		limitOf, ok := r, true
		if v.bits < 64 {
			limitOf = b.Cast(ir.OpSExt, r, 64)
		}
		negative := b.Bin(ir.OpSlt, r, b.Const(0, v.bits))
		if c, known := b.ConstInt(negative); !known || c != 0 {
			if signed || low {
				return []span{{}}
			}
			ok = false
		}
		switch {
		case !signed && !low && ok: // 0 <= variable < r
			return []span{{low: []limit{{of: v.of, r: b.Const(0, 64)}}, high: []limit{{v.of, limitOf, strict}}}}
		case !signed && !low: // likewise, if r is not large
			return []span{
				{conds: []ir.Reg{b.Not(negative)}, low: []limit{{of: v.of, r: b.Const(0, 64)}}, high: []limit{{v.of, limitOf, strict}}},
				{conds: []ir.Reg{negative}},
			}
		case signed && low && ok: // r <= variable, read as signed
			return []span{{low: []limit{{v.of, limitOf, strict}}}}
		}
		return []span{{}}
	}
	if x, ok := g.limit(r, v, signed); ok {
		return place(x, span{})
	}
	return []span{{}}
}

// less compares two numbers in the variable's order.
func (g *ranger) less(strict bool, x, y ir.Reg) ir.Reg {
	op := ir.OpSle
	switch {
	case g.wide() && strict:
		op = ir.OpUlt
	case g.wide():
		op = ir.OpUle
	case strict:
		op = ir.OpSlt
	}
	return g.b.Bin(op, x, y)
}

// least returns the least value of the variable's type.
func (g *ranger) least() int64 {
	if !g.q.Signed {
		return 0
	}
	return math.MinInt64 >> (64 - g.q.Bits)
}

// most returns the greatest value of the variable's type.
func (g *ranger) most() uint64 {
	if g.q.Signed {
		return 1<<(g.q.Bits-1) - 1
	}
	return math.MaxUint64 >> (64 - g.q.Bits)
}

// maxSpread is the largest distance between the least and the greatest value of an unknown limit at which a range begins at that least value.
const maxSpread = 64

// startOf returns a value that none of the spans reaches below: a limit that all of them have, if it is not known well, otherwise a number.
func (g *ranger) startOf(spans []span) ir.Reg {
	b := g.b
	start := int64(math.MaxInt64)
	for _, s := range spans {
		start = min(start, g.leastOf(s))
	}
	if len(spans) == 0 {
		return b.Const(uint64(start), 64)
	}
	for _, x := range spans[0].low {
		if g.spread(x.r) <= maxSpread || slices.ContainsFunc(spans, func(s span) bool { return !has(s.low, x.r) }) {
			continue
		}
		if !slices.ContainsFunc(spans[0].low, func(y limit) bool { return g.spread(y.r) == 0 }) { // a number is better, if there is one
			return x.r
		}
	}
	return b.Const(uint64(start), 64)
}

// spread returns the distance between the least and the greatest value that a register may have.
func (g *ranger) spread(r ir.Reg) uint64 {
	if _, ok := g.b.ConstInt(r); ok {
		return 0
	}
	bs, ok := g.b.Oracle.Bounds(r)
	switch {
	case !ok || g.wide() && bs.SignedOnly:
		return math.MaxUint64
	case g.wide():
		return bs.UMax - bs.UMin
	}
	return uint64(bs.SMax) - uint64(bs.SMin)
}

func has(ls []limit, r ir.Reg) bool {
	for _, x := range ls {
		if x.r == r {
			return true
		}
	}
	return false
}

// leastOf returns a number that a span does not reach below.
func (g *ranger) leastOf(s span) int64 {
	least := g.least()
	for _, x := range s.low {
		if v, known := g.atLeast(x.r); known {
			least = max(least, v)
		}
	}
	return least
}

// atLeast returns a number that a register is never below, in the variable's order.
func (g *ranger) atLeast(r ir.Reg) (int64, bool) {
	if c, ok := g.b.ConstInt(r); ok {
		return int64(c), !g.wide() || int64(c) >= 0
	}
	bs, ok := g.b.Oracle.Bounds(r)
	if !ok {
		return 0, false
	}
	if g.wide() {
		return int64(bs.UMin), !bs.SignedOnly && bs.UMin < 1<<62
	}
	return bs.SMin, bs.SMin > math.MinInt32 // a number this low is as good as unknown
}
