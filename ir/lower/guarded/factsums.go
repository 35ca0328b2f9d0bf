package guarded

import "seabmc/ir"

// valueKey is factor * of + num.
type valueKey struct {
	of          ir.Reg
	factor, num int64
}

// factRead is a read in a formula, at the offset rest + factor * the variable.
type factRead struct {
	p      ir.Reg // the pointer, with the variable in it
	rest   ir.Reg // an offset in the object
	factor int64
	sum    sum    // rest as a sum
	apart  bool   // indices that are sums were split
	stride bool   // other steps depend on quantifiers inside (addStrideRead)
	row    bool   // of a stride: it is longer than those of the quantifiers inside
	by     ir.Reg // the variable is multiplied by this register as well; 0: by nothing
}

// sum is an offset in an object as a sum.
type sum struct {
	root  ir.Reg // a pointer
	steps []step
	num   int64
}

// step is a register times a number.
type step struct {
	idx   ir.Reg
	scale int64
}

// addressSum splits an address into summands.
func (l *Quantifiers) addressSum(p ir.Reg) sum {
	s := sum{root: p}
	for range 64 {
		in := l.B.Prog.DefOf(s.root)
		if in.Op != ir.OpGep {
			return s
		}
		s.root = in.Args[0]
		idx, scale := in.Args[1], int64(in.Imm)
		if c, ok := l.B.ConstInt(idx); ok {
			s.num += int64(c) * scale
			continue
		}
		s.steps = append(s.steps, step{idx, scale})
	}
	return s
}

// linear splits an index into factor * of + num, where of is a register that is not a sum or multiple.
func (l *Quantifiers) linear(r ir.Reg) (of ir.Reg, factor, num int64) {
	factor = 1
	for range 64 {
		in := l.B.Prog.DefOf(r)
		switch in.Op {
		case ir.OpZExt, ir.OpSExt:
			r = in.Args[0]
			continue
		case ir.OpTrunc: // of a value that was extended before, perhaps with a number added
			if of, k, n := l.linear(in.Args[0]); l.B.Type(of).Bits <= l.B.Type(r).Bits {
				return of, factor * k, num + factor*n
			}
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
			c, ok := l.B.ConstInt(in.Args[1])
			x := in.Args[0]
			if d, first := l.B.ConstInt(x); !ok && first && in.Op != ir.OpSub && in.Op != ir.OpShl {
				c, ok, x = d, true, in.Args[1]
			}
			if !ok {
				return r, factor, num
			}
			unused := 64 - uint(l.B.Type(r).Bits)
			k := int64(c<<unused) >> unused
			switch in.Op {
			case ir.OpAdd:
				num += factor * k
			case ir.OpSub:
				num -= factor * k
			case ir.OpMul:
				factor *= k
			default:
				factor <<= uint(k) & 63
			}
			r = x
			continue
		}
		return r, factor, num
	}
	return r, factor, num
}

// offsetOf is the offset of a sum without some of its steps.
func (l *Quantifiers) offsetOf(s sum, without int, num int64) ir.Reg {
	off := l.B.Bin(ir.OpAdd, l.B.PtrOff(s.root), l.B.Addr(uint64(num)))
	for i, st := range s.steps {
		if i != without {
			off = l.B.Bin(ir.OpAdd, off, l.B.Bin(ir.OpMul, l.Resize(st.idx, l.B.Prog.PtrBits), l.B.Addr(uint64(st.scale))))
		}
	}
	return off
}

// extended64 is a register, which an index was made of, at 64 bits.
func (l *Quantifiers) extended64(of, idx ir.Reg) ir.Reg {
	signed := l.B.Prog.DefOf(idx).Op == ir.OpSExt
	if l.B.Type(of).Bits >= 64 {
		return of
	}
	return l.Extend64(of, signed)
}
