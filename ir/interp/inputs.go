package interp

import (
	"math/big"

	"seabmc/ir"
)

// Inputs are the unknowns of a run.
type Inputs interface {
	// Nondet is the value of the OpNondet that defines r; of a pointer its
	// integer. It is taken modulo the width; nil is 0.
	Nondet(r ir.Reg, t ir.Type) *big.Int
	// Byte is a byte of unknown memory: of memory that was never written (sym 0),
	// or as the sym-th OpHavoc of the program left it (counted from 1). off is
	// modulo 2^OffBits.
	Byte(sym uint32, base, off uint64) byte
}

// ZeroInputs are all zero.
type ZeroInputs struct{}

// Nondet is 0.
func (ZeroInputs) Nondet(ir.Reg, ir.Type) *big.Int { return nil }

// Byte is 0.
func (ZeroInputs) Byte(uint32, uint64, uint64) byte { return 0 }

// Value is the value of an integer or pointer register.
type Value struct {
	Type ir.Type
	U    uint64   // up to 64 bits; a pointer's integer
	Wide *big.Int // integers wider than 64 bits, nil otherwise; not to be changed
}

// Int is the value as an unsigned number.
func (v Value) Int() *big.Int {
	if v.Wide != nil {
		return new(big.Int).Set(v.Wide)
	}
	return new(big.Int).SetUint64(v.U)
}

// Signed is the value as a signed number.
func (v Value) Signed() *big.Int {
	switch {
	case v.Wide != nil:
		return new(big.Int).Set(ir.BigSigned(v.Wide, v.Type.Bits))
	case v.Type.Kind == ir.KindInt:
		return big.NewInt(ir.Signed(v.U, v.Type.Bits))
	}
	return v.Int()
}
