package guarded

import (
	"seabmc/ir"
)

// A fact about all elements of a row of a matrix says nothing of other rows. Where a read is surely of another row, the fact is not built for it: the
// formula would be true anyway, as its range excludes the value, but the solver had to find that out. To leave a fact out is never wrong.

// maxGuards is the number of literals of a path condition that are looked at for bounds.
const maxGuards = 200

// farOffset is more than any offset that is reckoned with here.
const farOffset = 1 << 40

// offsets are the numbers from low to high, and those that differ from them by multiples of every.
type offsets struct{ low, high, every int64 }

// add adds factor times a number from 0 to most; known tells whether there is a most.
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
	low, high = low-o.high, high-o.low // so far may it be moved
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

// most is the greatest value that the path condition lets a register without sign have.
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
