package irgen

import (
	"math/big"

	"seabmc/ir"
)

// Inputs are concrete unknowns for a run: values of nondets, and bytes of
// unknown memory as a hash of where they are.
type Inputs struct {
	Values map[ir.Reg]*big.Int
	Seed   uint64
}

// RandomInputs picks a value for every nondet of p; small and extreme ones, and
// integers of pointers into objects, are likely.
func RandomInputs(r Rand, p *ir.Program) *Inputs {
	in := &Inputs{Values: map[ir.Reg]*big.Int{}, Seed: uint64(r.Intn(1 << 16))}
	objects := 0
	for i := range p.Len() {
		switch ins := p.At(i); ins.Op {
		case ir.OpAlloc:
			objects++
		case ir.OpNondet:
			in.Values[ins.Res] = input(r, p, ins.Type, objects)
		}
	}
	return in
}

func input(r Rand, p *ir.Program, t ir.Type, objects int) *big.Int {
	bits := int(t.Bits)
	if t.Kind == ir.KindPtr {
		bits = p.PtrBits
	}
	if bits == 1 {
		return big.NewInt(int64(r.Intn(2)))
	}
	v := new(big.Int)
	switch r.Intn(5) {
	case 0:
		v.SetInt64(int64(r.Intn(4)))
	case 1:
		v.SetInt64(int64(r.Intn(256)))
	case 2:
		v.Lsh(big.NewInt(1), uint(bits))
		v.Sub(v, big.NewInt(int64(1+r.Intn(4))))
	case 3:
		v.Lsh(big.NewInt(1), uint(bits-1))
		v.Sub(v, big.NewInt(int64(r.Intn(2))))
	case 4:
		if bits == p.PtrBits {
			v.SetUint64(p.JoinPtr(uint64(r.Intn(objects+1)), int64(r.Intn(8))))
			break
		}
		for i := 0; i < bits; i += 16 {
			v.Lsh(v, 16).Or(v, big.NewInt(int64(r.Intn(1<<16))))
		}
	}
	one := big.NewInt(1)
	return v.And(v, new(big.Int).Sub(new(big.Int).Lsh(one, uint(bits)), one))
}

// Nondet implements interp.Inputs.
func (in *Inputs) Nondet(r ir.Reg, _ ir.Type) *big.Int { return in.Values[r] }

// Byte implements interp.Inputs; a quarter of the bytes are zero.
func (in *Inputs) Byte(sym uint32, base, off uint64) byte {
	x := in.Seed
	for _, v := range [3]uint64{uint64(sym), base, off} {
		x = (x ^ v) * 0x9e3779b97f4a7c15
		x ^= x >> 29
	}
	if x>>40&3 == 0 {
		return 0
	}
	return byte(x >> 32)
}
