package arith

import (
	"math"
	"math/big"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Builder builds arithmetic on registers.
type Builder struct {
	Words
	extended map[ir.Reg]ir.Reg // encodings of long double, with the numbers that they were made from
}

// New returns a Builder that builds with b.
func New(b *ir.Builder) *Builder {
	return &Builder{Words: Words{B: b}, extended: map[ir.Reg]ir.Reg{}}
}

// BitNot returns x with every bit flipped.
func (l *Words) BitNot(x ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpXor, x, l.Ones(int(l.B.Type(x).Bits)))
}

// encodeFloat builds the IEEE bits of a normal number, zero, infinity or NaN. If explicit is set, the leading one is stored (x87).
func (l *Builder) encodeFloat(c *llvm.ConstFloat, expBits, fracBits uint, explicit bool) *big.Int {
	bias := int64(1)<<(expBits-1) - 1
	var exp int64
	frac := new(big.Int)
	switch {
	case c.NaN:
		exp = 2*bias + 1
		frac.Lsh(big.NewInt(3), fracBits-2)
	case c.X.IsInf():
		exp = 2*bias + 1
		if explicit {
			frac.Lsh(big.NewInt(1), fracBits-1)
		}
	case c.X.Sign() != 0:
		digits := fracBits + 1
		if explicit {
			digits = fracBits
		}
		mant := new(big.Float).SetPrec(digits).SetMode(big.ToNearestEven).Set(c.X)
		e := mant.MantExp(mant)
		exp = int64(e) - 1 + bias
		if exp <= 0 || exp > 2*bias {
			l.Fail("subnormal floating-point constant of type %v", c.Typ)
		}
		mant.SetMantExp(mant, int(digits))
		mant.Int(frac)
		frac.Abs(frac)
		if !explicit {
			frac.SetBit(frac, int(fracBits), 0)
		}
	}
	frac.Or(frac, new(big.Int).Lsh(big.NewInt(exp), fracBits))
	if c.X != nil && c.X.Signbit() {
		frac.SetBit(frac, int(expBits+fracBits), 1)
	}
	return frac
}

// FloatBits returns the bits of a floating-point constant.
func (l *Builder) FloatBits(c *llvm.ConstFloat) *big.Int {
	switch c.Typ.Float {
	case llvm.Single:
		if c.NaN {
			return big.NewInt(0x7fc00000)
		}
		f, _ := c.X.Float32()
		return new(big.Int).SetUint64(uint64(math.Float32bits(f)))
	case llvm.Double:
		if c.NaN {
			return new(big.Int).SetUint64(0x7ff8000000000000)
		}
		f, _ := c.X.Float64()
		return new(big.Int).SetUint64(math.Float64bits(f))
	case llvm.X86FP80:
		if !c.NaN && c.X != nil {
			return floats.EncodeExtended(c.X)
		}
		return l.encodeFloat(c, 15, 64, true)
	case llvm.FP128:
		return l.encodeFloat(c, 15, 112, false)
	case llvm.Half:
		if c.NaN {
			return floats.BigNaN(ir.HalfBits)
		}
		return new(big.Int).SetUint64(floats.Half(c.X))
	}
	l.Fail("floating-point constant of kind %v", c.Typ)
	return nil
}

// Ones returns -1.
func (l *Words) Ones(bits int) ir.Reg { return l.B.BigConst(big.NewInt(-1), bits) }

// Zero returns the number 0, or the null pointer.
func (l *Words) Zero(t ir.Type) ir.Reg {
	if t == ir.TPtr {
		return l.B.Null()
	}
	return l.B.Const(0, int(t.Bits))
}

// Zeros returns the scalars of a type's zero value.
func (l *Builder) Zeros(m *program.Unit, t *llvm.Type) []ir.Reg {
	ls := l.LeavesOf(m, t)
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.Zero(f.Type)
	}
	return rs
}

// Unknowns returns fresh unknown scalars of a type.
func (l *Builder) Unknowns(m *program.Unit, t *llvm.Type, name string) []ir.Reg {
	ls := l.LeavesOf(m, t)
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.B.Nondet(f.Type, name)
	}
	return rs
}

// LeavesOf returns the scalars of a type. It fails for a type that has none that can be kept in registers.
func (l *Builder) LeavesOf(m *program.Unit, t *llvm.Type) []program.Leaf {
	ls, err := m.Layout.Leaves(t)
	if err != nil {
		l.Fail("%v", err)
	}
	return ls
}

// MinInt returns the magnitude of the least signed number of a width in bits.
func MinInt(bits int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(bits-1)) }

// IsZero reports whether a register is surely 0.
func (l *Words) IsZero(r ir.Reg) bool {
	v, ok := l.B.ConstInt(r)
	return ok && v == 0
}

// CastBits converts a mask of bits as op converts the value that they belong to.
func (l *Words) CastBits(op ir.Op, bits ir.Reg, width int) ir.Reg {
	if bits == 0 {
		return 0
	}
	return l.B.Cast(op, bits, width)
}

// IsOne reports whether a register is surely 1.
func (l *Words) IsOne(r ir.Reg) bool {
	v, ok := l.B.ConstInt(r)
	return ok && v == 1
}

// AnyEqual returns whether one of xs is y.
func (l *Words) AnyEqual(xs []ir.Reg, y ir.Reg) ir.Reg {
	any := l.B.False()
	for _, x := range xs {
		any = l.B.Bin(ir.OpOr, any, l.B.Bin(ir.OpEq, x, y))
	}
	return any
}

// Or returns the disjunction of x and y. x may be 0 (no register), which stands for false.
func (l *Words) Or(x, y ir.Reg) ir.Reg {
	if x == 0 {
		return y
	}
	return l.B.Bin(ir.OpOr, x, y)
}

// FromBool returns 1 for true and 0 for false.
func FromBool(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Mask returns x modulo 2 to the power of bits.
func Mask(x *big.Int, bits int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	return m.And(x, m.Sub(m, big.NewInt(1)))
}

// AllEqual returns whether all scalars are equal, one by one.
func (l *Words) AllEqual(xs, ys []ir.Reg) ir.Reg {
	all := l.B.True()
	for i := range xs {
		all = l.B.Bin(ir.OpAnd, all, l.B.Bin(ir.OpEq, xs[i], ys[i]))
	}
	return all
}
