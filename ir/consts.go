package ir

import "math/big"

// Const returns an integer constant of at most 64 bits.
func (b *Builder) Const(v uint64, bits int) Reg {
	if bits > 64 {
		return b.BigConst(new(big.Int).SetUint64(v), bits)
	}
	if bits < 64 {
		v &= 1<<uint(bits) - 1
	}
	return b.Emit(Instr{Op: OpConst, Type: Int(bits), Imm: v})
}

// BigConst returns an integer constant of any width; v is taken modulo 2^bits.
func (b *Builder) BigConst(v *big.Int, bits int) Reg {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	m.And(v, m.Sub(m, big.NewInt(1)))
	if bits <= 64 {
		return b.Const(m.Uint64(), bits)
	}
	return b.Emit(Instr{Op: OpConst, Type: Int(bits), Big: m})
}

// True returns the true truth value.
func (b *Builder) True() Reg { return b.Const(1, 1) }

// False returns the false truth value.
func (b *Builder) False() Reg { return b.Const(0, 1) }

// Addr returns a constant of pointer width.
func (b *Builder) Addr(v uint64) Reg { return b.Const(v, b.Prog.PtrBits) }

// Null returns the null pointer.
func (b *Builder) Null() Reg {
	if b.null == 0 {
		b.null = b.Emit(Instr{Op: OpNull, Type: TPtr})
	}
	return b.null
}
