package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/ranges"
)

// A fact about all elements of one row of a matrix says nothing about other rows. If a read is surely of another row, the fact is not built for it. The formula
// would be true anyway, since its range excludes the value, but the solver would have to find that out. Leaving out a fact is never wrong.

// maxGuards is the number of literals of a path condition that are searched for bounds.
const maxGuards = 200

// farOffset is larger than any offset that matters here.
const farOffset = 1 << 40

// offsets are the numbers from low to high, and those that differ from them by multiples of every.
type offsets struct{ low, high, every int64 }

// add adds factor times a number from 0 to most; known tells whether most is known.
func (o *offsets) add(factor int64, most uint64, known bool) bool {
	if factor > farOffset || factor < -farOffset {
		return false
	}
	switch {
	case !known || most > farOffset:
		o.every = gcd(o.every, max(factor, -factor))
	case factor >= 0:
		o.high += mulWithin(factor, most)
	default:
		o.low -= mulWithin(-factor, most)
	}
	return o.low > -farOffset && o.high < farOffset
}

// mulWithin is a product, or farOffset if that is less.
func mulWithin(a int64, b uint64) int64 {
	if a != 0 && b > uint64(farOffset)/uint64(a) {
		return farOffset
	}
	return a * int64(b)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// meets tells whether one of the numbers may be from low to high.
func (o *offsets) meets(low, high int64) bool {
	low, high = low-o.high, high-o.low // the distances by which it may be moved
	if o.every == 0 {
		return low <= 0 && 0 <= high
	}
	least := low / o.every // the multiple next above low
	if low > 0 && low%o.every != 0 {
		least++
	}
	return least*o.every <= high
}

// outside tells whether what is read at p is surely none of the elements that the fact is about.
func (l *Quantifiers) outside(f *fact, r *factRead, p ir.Reg) bool {
	if !f.bounded || r.factor <= 0 || r.factor > farOffset || f.high > farOffset/uint64(r.factor) {
		return false
	}
	at, elements := l.addressSum(p), r.sum
	from, ok := l.B.ConstInt(l.B.PtrOff(at.root))
	to, known := l.B.ConstInt(l.B.PtrOff(elements.root))
	if !ok || !known {
		return false
	}
	num := l.signedOffset(from) + at.num - l.signedOffset(to) - elements.num
	if num > farOffset || num < -farOffset {
		return false
	}
	o := offsets{low: num, high: num}
	for _, s := range at.steps {
		of, factor, n := l.linear(s.idx)
		most, known := l.most(of)
		if !o.shift(n, s.scale) || !o.add(mulSigned(factor, s.scale), most, known) {
			return false
		}
	}
	for _, s := range elements.steps {
		_, factor, n := l.linear(s.idx)
		if !o.shift(-n, s.scale) || !o.add(mulSigned(factor, s.scale), 0, false) {
			return false
		}
	}
	return !o.meets(int64(f.low)*r.factor, int64(f.high+1)*r.factor-1)
}

// shift adds n * scale.
func (o *offsets) shift(n, scale int64) bool {
	d := mulSigned(n, scale)
	o.low, o.high = o.low+d, o.high+d
	return d < farOffset && d > -farOffset
}

// mulSigned is a product, or farOffset if that is too large.
func mulSigned(a, b int64) int64 {
	if a > farOffset || a < -farOffset || b > farOffset || b < -farOffset || a != 0 && max(b, -b) > farOffset/max(a, -a) {
		return farOffset
	}
	return a * b
}

// signedOffset reads an offset as a number that may be negative.
func (l *Quantifiers) signedOffset(off uint64) int64 {
	unused := 64 - uint(l.B.Prog.PtrBits)
	return int64(off<<unused) >> unused
}

// most is the largest unsigned value of a register that the path condition allows.
func (l *Quantifiers) most(of ir.Reg) (most uint64, known bool) {
	g := l.State.Guard
	for n := 0; g.Parent != nil && n < maxGuards; g, n = g.Parent, n+1 {
		r, holds := g.Literal, !g.Negated
		in := l.B.Prog.DefOf(r)
		for in.Op == ir.OpXor && l.IsOne(in.Args[1]) {
			in, holds = l.B.Prog.DefOf(in.Args[0]), !holds
		}
		if in.Op != ir.OpUlt && in.Op != ir.OpUle {
			continue
		}
		small, large, strict := in.Args[0], in.Args[1], in.Op == ir.OpUlt
		if !holds {
			small, large, strict = large, small, !strict
		}
		c, constant := l.B.ConstInt(large)
		if x, factor, num := l.linear(small); !constant || x != of || factor != 1 || num != 0 || strict && c == 0 {
			continue
		}
		if strict {
			c--
		}
		if !known || c < most {
			most, known = c, true
		}
	}
	return most, known
}

// A fact about all elements of a matrix, forall i, j. P(m[i][j]) or P(m[n*i + j]), is a fact about i whose formula contains a quantifier over j. A read at
// m[e][f] determines the value of i by the stride: e is what is multiplied by the size of a row, whatever f is. (A wrong choice does no harm, since a
// fact holds for all values.)

// sumOf is an address as a sum, with indices taken apart or not.
func (l *Quantifiers) sumOf(p ir.Reg, apart bool) sum {
	if apart {
		return l.parts(p)
	}
	return l.addressSum(p)
}

// parts is an address as a sum whose indices are taken apart where they are sums themselves.
func (l *Quantifiers) parts(p ir.Reg) sum {
	whole := l.addressSum(p)
	s := sum{root: whole.root, num: whole.num}
	for work := whole.steps; len(work) > 0 && len(s.steps) < 64; {
		st := work[len(work)-1]
		work = work[:len(work)-1]
		of, factor, num := l.linear(st.idx)
		if in := l.B.Prog.DefOf(of); in.Op == ir.OpAdd {
			s.num += mulSigned(num, st.scale)
			for _, x := range in.Args {
				work = append(work, step{x, mulSigned(factor, st.scale)})
			}
			continue
		}
		s.steps = append(s.steps, st)
	}
	return s
}

// addStrideRead notes a read of the formula whose place depends on the variable and on the variable of a quantifier inside.
func (f *fact) addStrideRead(l *Quantifiers, p ir.Reg) {
	s := l.parts(p)
	inside := func(of ir.Reg) bool {
		return slices.ContainsFunc(f.q.Inner, func(q *ranges.Quantifier) bool { return q.Any == of })
	}
	own, by, inner := int64(0), ir.Reg(0), int64(0)
	for _, st := range s.steps {
		of, factor, num := l.linear(st.idx)
		if x, y := l.scaled(of, f.q.Any); x != 0 {
			own, by = mulSigned(factor, st.scale), y
		}
		if inside(of) {
			inner = max(inner, mulSigned(factor, st.scale), -mulSigned(factor, st.scale))
		}
		s.num += mulSigned(num, st.scale)
	}
	if inner > 0 && own > 0 && own < farOffset {
		f.reads = append(f.reads, factRead{p: p, factor: own, by: by, sum: sum{root: s.root, num: s.num}, stride: true, row: by == 0 && own > inner})
	}
}

// scaled takes a product with any apart: any times by, which is 0 if of is any itself; x is 0 if of is neither.
func (l *Quantifiers) scaled(of, any ir.Reg) (x, by ir.Reg) {
	if of == any {
		return of, 0
	}
	in := l.B.Prog.DefOf(of)
	if in.Op != ir.OpMul {
		return 0, 0
	}
	for i, arg := range in.Args {
		if l.bare(arg) == any {
			return any, l.bare(in.Args[1-i])
		}
	}
	return 0, 0
}

// bare is a register that another one was extended from.
func (l *Quantifiers) bare(r ir.Reg) ir.Reg {
	if of, factor, num := l.linear(r); factor == 1 && num == 0 {
		return of
	}
	return r
}

// rowOf is what a step of an address says of the number of the row: factor times a register, or the number factor if that is 0.
func (l *Quantifiers) rowOf(r *factRead, st step) (of ir.Reg, factor int64, ok bool) {
	of, k, n := l.linear(st.idx)
	switch k = mulSigned(k, st.scale); {
	case r.by == 0:
		return of, 1, k == r.factor
	case of == r.by && n == 0:
		return 0, k / r.factor, k%r.factor == 0
	case k != r.factor:
		return 0, 0, false
	}
	in := l.B.Prog.DefOf(of)
	if in.Op != ir.OpMul {
		return 0, 0, false
	}
	for i, arg := range in.Args {
		if l.bare(arg) == r.by {
			return in.Args[1-i], 1, true
		}
	}
	return 0, 0, false
}

// valueByStride is the value of the variable that a read at p determines by its stride, as a 64-bit number.
func (l *Quantifiers) valueByStride(r factRead, p ir.Reg) (v ir.Reg, key valueKey, ok bool) {
	s := l.parts(p)
	v, num, rest := l.B.Const(0, 64), int64(0), s.num-r.sum.num
	var found []ir.Reg
	for _, st := range s.steps {
		of, factor, isRow := l.rowOf(&r, st)
		_, _, n := l.linear(st.idx)
		switch {
		case !isRow:
			rest += mulSigned(n, st.scale)
			continue
		case of == 0:
			num += factor
			continue
		case r.by == 0 && mulSigned(n, st.scale)%r.factor == 0:
			num += mulSigned(n, st.scale) / r.factor
		}
		found = append(found, of)
		v = l.B.Bin(ir.OpAdd, v, l.extended64(of, st.idx))
	}
	if r.by == 0 {
		num += rest / r.factor
	}
	v = l.B.Bin(ir.OpAdd, v, l.B.Const(uint64(num), 64))
	switch len(found) {
	case 0:
		return v, valueKey{num: num}, true
	case 1:
		return v, valueKey{of: found[0], factor: 1, num: num}, true
	}
	return v, valueKey{of: v}, true
}
