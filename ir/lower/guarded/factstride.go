package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/ranges"
)

// A fact about all elements of a matrix, forall i, j. P(m[i][j]) or P(m[n*i + j]), is one about i whose formula has a quantifier over j inside. What
// is read at m[e][f] tells the value of i by its stride: e is what is multiplied by the size of a row, whatever f is. (Any value may be taken: a
// fact holds for all.)

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

// addStrideRead notes a read of the formula whose place depends on the variable and on that of a quantifier inside.
func (f *fact) addStrideRead(l *Quantifiers, p ir.Reg) {
	s := l.parts(p)
	inside := func(of ir.Reg) bool {
		return slices.ContainsFunc(f.q.Inner, func(q *ranges.Quantifier) bool { return q.Any == of })
	}
	var own int64
	inner := false
	for _, st := range s.steps {
		of, factor, num := l.linear(st.idx)
		if of == f.q.Any {
			own = mulSigned(factor, st.scale)
		}
		inner = inner || inside(of)
		s.num += mulSigned(num, st.scale)
	}
	if inner && own > 0 && own < farOffset {
		f.reads = append(f.reads, factRead{p: p, factor: own, sum: sum{root: s.root, num: s.num}, stride: true})
	}
}

// valueByStride is the value of the variable that a read at p tells by what is multiplied by its stride, a 64-bit number.
func (l *Quantifiers) valueByStride(r factRead, p ir.Reg) (v ir.Reg, key valueKey, ok bool) {
	s := l.parts(p)
	v, num, rest := l.B.Const(0, 64), int64(0), s.num-r.sum.num
	var found []ir.Reg
	for _, st := range s.steps {
		of, factor, n := l.linear(st.idx)
		if mulSigned(factor, st.scale) != r.factor {
			rest += mulSigned(n, st.scale)
			continue
		}
		if mulSigned(n, st.scale)%r.factor == 0 {
			num += mulSigned(n, st.scale) / r.factor
		}
		found = append(found, of)
		v = l.B.Bin(ir.OpAdd, v, l.extended64(of, st.idx))
	}
	num += rest / r.factor
	v = l.B.Bin(ir.OpAdd, v, l.B.Const(uint64(num), 64))
	switch len(found) {
	case 0:
		return v, valueKey{num: num}, true
	case 1:
		return v, valueKey{of: found[0], factor: 1, num: num}, true
	}
	return v, valueKey{of: v}, true
}
