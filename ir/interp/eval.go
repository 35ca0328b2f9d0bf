package interp

import (
	"math/big"

	"seabmc/ir"
	"seabmc/ir/floats"
)

// fails tells whether an assert or assume has a true guard and a false condition.
func (m *machine) fails(in *ir.Instr) bool {
	return m.val[in.Args[0]] != 0 && m.val[in.Args[1]] == 0
}

// maxShown is how many bytes of memory a step keeps.
const maxShown = 4096

func (m *machine) step(i int, in *ir.Instr) Step {
	if len(in.Args) == 1 {
		return Step{Instr: i}
	}
	s := Step{Instr: i, HasValue: true, Value: m.value(in.Args[1])}
	if l := m.p.Notes[in.Aux].Layout; l != nil && len(in.Args) > 2 {
		base, o := m.object(in.Args[2], in.Args[1])
		_, off := m.p.SplitPtr(m.val[in.Args[1]])
		n := min(l.Bytes, maxShown)
		s.Bytes = make([]byte, n)
		m.read(m.content(base, o), uint64(off), n, func(i uint64, b byte) { s.Bytes[i] = b })
	}
	return s
}

// drop forgets memories that no later instruction uses.
func (m *machine) drop(i int, in *ir.Instr) {
	for _, a := range in.Args {
		if m.last[a] == int32(i) && m.p.Types[a].Kind == ir.KindMem {
			delete(m.mem, a)
		}
	}
	for _, r := range [2]ir.Reg{in.Res, in.Res2} {
		if r != 0 && m.last[r] == 0 && m.p.Types[r].Kind == ir.KindMem {
			delete(m.mem, r)
		}
	}
}

// eval evaluates one instruction that has a result.
func (m *machine) eval(in *ir.Instr) {
	r, a := in.Res, in.Args
	switch {
	case in.Op >= ir.OpAdd && in.Op <= ir.OpSle:
		m.binary(in)
	case in.Op >= ir.OpZExt && in.Op <= ir.OpTrunc:
		m.cast(in)
	case in.Op >= ir.OpFAdd && in.Op <= ir.OpFConv:
		m.float(in)
	case in.Op >= ir.OpInitMem:
		m.memory(in)
	case in.Op == ir.OpConst && in.Big != nil:
		m.wide[r] = in.Big
	case in.Op == ir.OpConst:
		m.val[r] = in.Imm
	case in.Op == ir.OpNondet:
		if v := m.in.Nondet(r, in.Type); v != nil {
			m.setBig(r, v)
		} else if in.Type.Bits > 64 {
			m.wide[r] = new(big.Int)
		}
	case in.Op == ir.OpSelect:
		from := a[2]
		if m.val[a[0]] != 0 {
			from = a[1]
		}
		m.move(r, from)
	case in.Op == ir.OpGep:
		base, off := m.p.SplitPtr(m.val[a[0]])
		to, ok := ir.AddScaled(off, ir.Signed(m.val[a[1]], m.addr), in.Imm, m.p.OffBits())
		if least := int64(-1) << uint(m.p.OffBits()-1); !ok || off == least { // nothing leads back from there
			to = least
		}
		m.val[r] = m.p.JoinPtr(base, to)
	case in.Op == ir.OpPtrToInt || in.Op == ir.OpIntToPtr:
		m.val[r] = m.val[a[0]]
	case in.Op == ir.OpPtrOff:
		_, off := m.p.SplitPtr(m.val[a[0]])
		m.val[r] = uint64(off) & ir.Mask(m.addr)
	}
}

func (m *machine) binary(in *ir.Instr) {
	x, y := in.Args[0], in.Args[1]
	switch t := m.p.Types[x]; {
	case t.Kind == ir.KindPtr:
		m.val[in.Res] = m.comparePtr(in.Op, m.val[x], m.val[y])
	case t.Bits <= 64:
		m.val[in.Res] = ir.Apply64(in.Op, m.val[x], m.val[y], t.Bits)
	default:
		m.setBig(in.Res, ir.ApplyBig(in.Op, m.wide[x], m.wide[y], t.Bits))
	}
}

// comparePtr orders pointers by base, then by signed offset.
func (m *machine) comparePtr(op ir.Op, x, y uint64) uint64 {
	xb, xo := m.p.SplitPtr(x)
	yb, yo := m.p.SplitPtr(y)
	less := xb < yb || xb == yb && xo < yo
	switch op {
	case ir.OpEq:
		return ir.Bit(x == y)
	case ir.OpNe:
		return ir.Bit(x != y)
	case ir.OpUlt:
		return ir.Bit(less)
	}
	return ir.Bit(less || x == y)
}

func (m *machine) cast(in *ir.Instr) {
	x := in.Args[0]
	n := m.p.Types[x].Bits
	switch {
	case n > 64 || in.Type.Bits > 64:
		v := m.big(x)
		if in.Op == ir.OpSExt {
			v = ir.BigSigned(v, n)
		}
		m.setBig(in.Res, v)
	case in.Op == ir.OpSExt:
		m.val[in.Res] = uint64(ir.Signed(m.val[x], n)) & ir.Mask(in.Type.Bits)
	default:
		m.val[in.Res] = m.val[x] & ir.Mask(in.Type.Bits)
	}
}

// float evaluates an operation from OpFAdd to OpFConv.
func (m *machine) float(in *ir.Instr) {
	from := m.p.Types[in.Args[0]].Bits
	toFloat := in.Op == ir.OpSIToF || in.Op == ir.OpUIToF
	switch {
	case toFloat && in.Type.Bits == ir.ExtendedBits || !toFloat && (from == ir.ExtendedBits || in.Op == ir.OpFConv && in.Type.Bits == ir.ExtendedBits):
		args := make([]*big.Int, len(in.Args))
		for i, a := range in.Args {
			args[i] = m.big(a)
		}
		m.setBig(in.Res, floats.ApplyBig(in.Op, args, from, in.Type.Bits))
	case from > 64: // an integer to a float
		v := m.big(in.Args[0])
		if in.Op == ir.OpSIToF {
			v = ir.BigSigned(v, from)
		}
		m.val[in.Res] = floats.FromBig(v, in.Type.Bits)
	case in.Type.Bits > 64:
		v := floats.ToBig(in.Op, floats.Widen(m.val[in.Args[0]], from), in.Type.Bits)
		if v == nil {
			v = new(big.Int)
		}
		m.setBig(in.Res, v)
	default:
		var args [3]uint64
		for i, a := range in.Args {
			args[i] = m.val[a]
		}
		m.val[in.Res] = floats.Apply(in.Op, args[:len(in.Args)], from, in.Type.Bits)
	}
}
