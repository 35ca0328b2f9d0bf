package guarded

import (
	"fmt"
	"math/bits"
	"slices"

	"seabmc/ir"
)

// A fact about a matrix, forall i. forall j. P(m[i][j]), states a fact about the row i for each i that it is built for. What is known about one row is of use only
// to reads of that row: a read of another one has the outer fact built for its own i. Without this, each row would be asked about each read of any row, and with
// three quantifiers there would be as many instances as reads to the third power. Leaving out a fact is never wrong.

// instance is a fact that is built for one value, because of a read.
type instance struct {
	of   *fact
	read factRead
	key  valueKey
	up   *instance // in which the fact was stated
}

// place is a read of a formula, and the address of a read of the program.
type place struct {
	read int
	at   ir.Reg
}

// otherRow tells whether a fact that an instance states is about another row than the one at p. Only a read whose variable chooses a row tells that.
func (l *Quantifiers) otherRow(in *instance, p ir.Reg, bases []uint64, known bool) bool {
	if !in.read.row {
		return false
	}
	tells := false
	for i, r := range in.of.reads {
		if !r.row || known && !l.mayShare(r.p, bases) {
			continue
		}
		key, ok := l.rowAt(in.of, i, p)
		if ok && key == in.key {
			return false
		}
		tells = tells || ok
	}
	return tells
}

// rowAt is the row that a read of a fact has at p.
func (l *Quantifiers) rowAt(f *fact, read int, p ir.Reg) (key valueKey, ok bool) {
	at := place{read, l.placeOf(p)}
	if key, ok = f.rows[at]; ok {
		return key, true
	}
	if _, key, ok = l.valueReadAt(f.reads[read], p); ok {
		f.rows[at] = key
	}
	return key, ok
}

// placeOf is the first register with the address of p that was met: one made of the same multiples of the same registers.
func (l *Quantifiers) placeOf(p ir.Reg) ir.Reg {
	if first, ok := l.places[p]; ok {
		return first
	}
	s := l.addressSum(p)
	root := fmt.Sprint(s.root)
	if object, off, ok := l.B.Oracle.ConstPtr(s.root); ok {
		root, s.num = fmt.Sprint("object ", object), s.num+off
	}
	var terms []string
	for _, st := range s.steps {
		of, factor, num := l.linear(st.idx)
		s.num += num * st.scale
		terms = append(terms, fmt.Sprint(of, factor*st.scale, l.B.Prog.DefOf(st.idx).Op == ir.OpSExt))
	}
	slices.Sort(terms)
	sum := fmt.Sprint(root, s.num, terms)
	first, ok := l.bySum[sum]
	if !ok {
		first = p
		l.bySum[sum] = p
	}
	l.places[p] = first
	return first
}

// valueReadAt is the value of the variable for which a formula reads at p, as a 64-bit number.
func (l *Quantifiers) valueReadAt(r factRead, p ir.Reg) (v ir.Reg, key valueKey, ok bool) {
	if r.stride {
		return l.valueByStride(r, p)
	}
	s := l.sumOf(p, r.apart)
	open := false // the distance between the places is not known
	for i := len(s.steps) - 1; i >= -1; i-- {
		num := s.num
		var of ir.Reg
		var factor int64
		if i >= 0 {
			x, k, n := l.linear(s.steps[i].idx)
			of, factor = x, k*s.steps[i].scale
			num += n * s.steps[i].scale
			if factor%r.factor != 0 {
				continue
			}
		}
		c, ok := l.B.ConstInt(l.B.Bin(ir.OpSub, l.offsetOf(s, i, num), r.rest))
		unused := 64 - uint(l.B.Prog.PtrBits)
		d := int64(c<<unused) >> unused
		if open = open || !ok; !ok || d%r.factor != 0 {
			continue
		}
		v, key = l.B.Const(uint64(d/r.factor), 64), valueKey{num: d / r.factor}
		if i >= 0 {
			key.of, key.factor = of, factor/r.factor
			v = l.B.Bin(ir.OpAdd, v, l.B.Bin(ir.OpMul, l.extended64(of, s.steps[i].idx), l.B.Const(uint64(factor/r.factor), 64)))
		}
		return v, key, true
	}
	if f := uint64(r.factor); r.factor > 0 && f&(f-1) == 0 && open { // the steps are others: what lies there is meant for one value at most
		off := l.B.Bin(ir.OpSub, l.B.PtrOff(p), r.rest)
		return l.Resize(l.B.Bin(ir.OpAShr, off, l.B.Addr(uint64(bits.TrailingZeros64(f)))), 64), valueKey{of: l.placeOf(p)}, true
	}
	return 0, key, false
}
