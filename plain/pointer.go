package plain

import (
	"math/big"
	"math/bits"

	"seabmc/ir"
)

// integer returns a pointer's integer, base·2^OffBits + offset. It returns an integer unchanged.
func (j *judge) integer(v *value) *value {
	switch {
	case v.t != ir.TPtr:
		return v
	case v.made != nil:
		return v.made
	}
	var x *value
	if v.base.known && v.off.known {
		x = j.number(v.base.u<<j.offBits+uint64(toSigned(v.off.u, j.offBits)), j.ptrBits)
	} else {
		x = &value{}
		*x = *j.define(ir.Int(j.ptrBits), "(bvadd (concat %s %s) ((_ sign_extend %d) %s))", v.base.text, j.number(0, j.offBits).text, j.objBits, v.off.text)
	}
	x.made, v.made = v, x
	x.some = !v.isZero()
	x.all = x.some
	return x
}

// pointer returns the pointer with this integer. It is the inverse of integer.
func (j *judge) pointer(x *value) *value {
	if x.made != nil {
		return x.made
	}
	sum := j.binary(ir.OpAdd, x, j.number(1<<(j.offBits-1), j.ptrBits))
	p := &value{t: ir.TPtr, base: j.part(sum, j.ptrBits-1, j.offBits), off: j.part(x, j.offBits-1, 0), addresses: x.addresses}
	p.some = len(x.addresses) > 0
	p.all = p.some
	if p.base.known {
		p.bases = []uint64{p.base.u}
	}
	j.aligned(p)
	return p
}

// constant returns a pointer that is completely known.
func (j *judge) constant(base, off uint64) *value {
	p := &value{t: ir.TPtr, base: j.number(base, j.objBits), off: j.number(off, j.offBits), bases: []uint64{base}}
	j.aligned(p)
	return p
}

// aligned fills in step and rem of a pointer whose offset is new.
func (j *judge) aligned(p *value) {
	p.step, p.rem = 1, 0
	if p.off.known {
		p.step = 1 << j.offBits
		p.rem = p.off.u
	}
}

// gep returns p + i·scale. If the result is not a valid offset, it becomes the least one. It also is the least one if p already has that offset.
func (j *judge) gep(p, i *value, scale uint64) *value {
	r := &value{t: ir.TPtr, base: p.base, bases: p.bases, some: p.some, all: p.all, addresses: join(p.addresses, i.addresses)}
	least := uint64(1) << (j.offBits - 1)
	r.step = min(p.step, scale&-scale)
	if i.known {
		r.step = p.step
		for _, o := range p.options {
			r.options = append(r.options, option{o.cond, o.base, j.gep(j.constant(o.base, o.off), i, scale).off.u})
		}
	}
	if r.step = max(r.step, 1); scale == 0 {
		r.step = p.step
	}
	r.rem = (p.rem + i.u*scale) & (r.step - 1)
	if p.off.known && i.known {
		defer j.aligned(r)
		d := new(big.Int).SetInt64(toSigned(i.u, j.ptrBits))
		d.Mul(d, new(big.Int).SetUint64(scale))
		d.Add(d, big.NewInt(toSigned(p.off.u, j.offBits)))
		r.off = j.number(least, j.offBits)
		if p.off.u != least && d.IsInt64() && d.Int64() == toSigned(uint64(d.Int64())&low(j.offBits), j.offBits) {
			r.off = j.number(uint64(d.Int64()), j.offBits)
		}
		return r
	}
	w := j.ptrBits + bits.Len64(scale) + 2
	d := j.binary(ir.OpMul, j.extend(i, w, true), j.bigNumber(new(big.Int).SetUint64(scale), w))
	d = j.binary(ir.OpAdd, d, j.extend(p.off, w, true))
	cut := j.part(d, j.offBits-1, 0)
	fits := j.and(j.equal(d, j.extend(cut, w, true)), j.not(j.equal(p.off, j.number(least, j.offBits))))
	r.off = j.choose(fits, cut, j.number(least, j.offBits))
	return r
}

// comparePointers orders pointers by base, then by signed offset.
func (j *judge) comparePointers(op ir.Op, x, y *value) *value {
	switch op {
	case ir.OpEq:
		return j.equal(x, y)
	case ir.OpNe:
		return j.not(j.equal(x, y))
	}
	within := ir.OpSlt
	if op == ir.OpUle {
		within = ir.OpSle
	}
	return j.or(j.binary(ir.OpUlt, x.base, y.base), j.and(j.equal(x.base, y.base), j.binary(within, x.off, y.off)))
}
