package interp_test

import (
	"math/big"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/ir/interp"
)

// naive evaluates registers by the definitions alone, on big integers, one byte
// at a time, walking back through the memory operations. It is what Run must
// agree with; it is quadratic and recursive.
type naive struct {
	p    *ir.Program
	in   interp.Inputs
	memo map[ir.Reg]*big.Int
	nth  []int // the number of an alloc or havoc, by instruction
}

func newNaive(p *ir.Program, in interp.Inputs) *naive {
	n := &naive{p, in, map[ir.Reg]*big.Int{}, make([]int, p.Len())}
	count := map[ir.Op]int{}
	for i := range p.Len() {
		count[p.OpAt(i)]++
		n.nth[i] = count[p.OpAt(i)]
	}
	return n
}

func pow2(k int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(k)) }

// wrap is x modulo 2^k.
func wrap(x *big.Int, k int) *big.Int {
	return new(big.Int).Mod(x, pow2(k))
}

// toSigned reads a k-bit number as signed.
func toSigned(x *big.Int, k int) *big.Int {
	if x.Bit(k-1) == 1 {
		return new(big.Int).Sub(x, pow2(k))
	}
	return x
}

func (n *naive) bits(t ir.Type) int {
	if t.Kind == ir.KindPtr {
		return n.p.PtrBits
	}
	return int(t.Bits)
}

// split is base and signed offset of a pointer's integer.
func (n *naive) split(i *big.Int) (base, off *big.Int) {
	ob := n.p.OffBits()
	base = new(big.Int).Add(i, pow2(ob-1))
	base = wrap(base.Rsh(base, uint(ob)), n.p.ObjBits)
	off = toSigned(wrap(i, ob), ob)
	return base, off
}

func (n *naive) ptr(r ir.Reg) (base, off *big.Int) { return n.split(n.value(r)) }

func truth(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}

// value is the value of an integer or pointer register, as an unsigned number.
func (n *naive) value(r ir.Reg) *big.Int {
	if v, ok := n.memo[r]; ok {
		return v
	}
	i := int(n.p.Def[r])
	in := n.p.At(i)
	v := wrap(n.eval(i, &in), n.bits(n.p.Types[r]))
	n.memo[r] = v
	return v
}

func (n *naive) eval(i int, in *ir.Instr) *big.Int {
	a := in.Args
	val := func(k int) *big.Int { return n.value(a[k]) }
	switch in.Op {
	case ir.OpConst:
		if in.Big != nil {
			return in.Big
		}
		return new(big.Int).SetUint64(in.Imm)
	case ir.OpNull:
		return new(big.Int)
	case ir.OpNondet:
		if v := n.in.Nondet(in.Res, in.Type); v != nil {
			return v
		}
		return new(big.Int)
	case ir.OpZExt, ir.OpTrunc, ir.OpPtrToInt, ir.OpIntToPtr:
		return val(0)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFMA, ir.OpFSqrt, ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc, ir.OpFRint, ir.OpFRound,
		ir.OpFEq, ir.OpFLt, ir.OpFLe, ir.OpFToSI, ir.OpFToUI, ir.OpSIToF, ir.OpUIToF, ir.OpFConv:
		args := make([]uint64, len(a))
		for k := range a {
			args[k] = val(k).Uint64()
		}
		return new(big.Int).SetUint64(floats.Apply(in.Op, args, n.p.Types[a[0]].Bits, in.Type.Bits))
	case ir.OpSExt:
		return toSigned(val(0), n.bits(n.p.Types[a[0]]))
	case ir.OpSelect:
		if val(0).Sign() != 0 {
			return val(1)
		}
		return val(2)
	case ir.OpGep:
		return n.gep(in)
	case ir.OpPtrOff:
		_, off := n.ptr(a[0])
		return off
	case ir.OpAlloc:
		return new(big.Int).Mul(big.NewInt(int64(n.nth[i])), pow2(n.p.OffBits()))
	case ir.OpLoad:
		return n.load(a[0], a[1], n.bits(in.Type))
	case ir.OpValid, ir.OpWritable, ir.OpIsLive, ir.OpIsKind, ir.OpObjSize:
		return n.query(i, in)
	}
	return n.binary(in.Op, a[0], a[1])
}

func (n *naive) gep(in *ir.Instr) *big.Int {
	base, off := n.ptr(in.Args[0])
	d := new(big.Int).Mul(toSigned(n.value(in.Args[1]), n.p.PtrBits), new(big.Int).SetUint64(in.Imm))
	d.Add(d, off)
	half := pow2(n.p.OffBits() - 1)
	least := new(big.Int).Neg(half)
	if off.Cmp(least) == 0 || d.Cmp(least) < 0 || d.Cmp(half) >= 0 {
		d = least
	}
	return d.Add(d, new(big.Int).Mul(base, pow2(n.p.OffBits())))
}

func (n *naive) binary(op ir.Op, ra, rb ir.Reg) *big.Int {
	x, y, k := n.value(ra), n.value(rb), n.bits(n.p.Types[ra])
	sx, sy := toSigned(x, k), toSigned(y, k)
	r := new(big.Int)
	zero := y.Sign() == 0
	shift := k
	if y.IsInt64() && y.Int64() < int64(k) {
		shift = int(y.Int64())
	}
	less := x.Cmp(y) < 0
	if n.p.Types[ra].Kind == ir.KindPtr {
		xb, xo := n.split(x)
		yb, yo := n.split(y)
		less = xb.Cmp(yb) < 0 || xb.Cmp(yb) == 0 && xo.Cmp(yo) < 0
	}
	switch op {
	case ir.OpAdd:
		return r.Add(x, y)
	case ir.OpSub:
		return r.Sub(x, y)
	case ir.OpMul:
		return r.Mul(x, y)
	case ir.OpUDiv:
		if zero {
			return big.NewInt(-1)
		}
		return r.Div(x, y)
	case ir.OpSDiv:
		if zero && sx.Sign() < 0 {
			return big.NewInt(1)
		} else if zero {
			return big.NewInt(-1)
		}
		return r.Quo(sx, sy)
	case ir.OpURem:
		if zero {
			return x
		}
		return r.Rem(x, y)
	case ir.OpSRem:
		if zero {
			return x
		}
		return r.Rem(sx, sy)
	case ir.OpShl:
		return r.Mul(x, pow2(shift))
	case ir.OpLShr:
		return r.Div(x, pow2(shift))
	case ir.OpAShr:
		return r.Div(sx, pow2(shift)) // Euclidean: rounds down
	case ir.OpAnd:
		return r.And(x, y)
	case ir.OpOr:
		return r.Or(x, y)
	case ir.OpXor:
		return r.Xor(x, y)
	case ir.OpEq:
		return truth(x.Cmp(y) == 0)
	case ir.OpNe:
		return truth(x.Cmp(y) != 0)
	case ir.OpUlt:
		return truth(less)
	case ir.OpUle:
		return truth(less || x.Cmp(y) == 0)
	case ir.OpSlt:
		return truth(sx.Cmp(sy) < 0)
	case ir.OpSle:
		return truth(sx.Cmp(sy) <= 0)
	}
	panic("naive: " + op.String())
}

func (n *naive) load(mem, ptr ir.Reg, bits int) *big.Int {
	base, off := n.ptr(ptr)
	r := new(big.Int)
	for i := (bits + 7) / 8; i > 0; i-- {
		at := wrap(new(big.Int).Add(off, big.NewInt(int64(i-1))), n.p.OffBits())
		r.Lsh(r, 8).Or(r, big.NewInt(int64(n.byteAt(mem, base, at))))
	}
	return r
}

// byteAt is the byte of a memory at (base, off), 0 <= off < 2^OffBits.
func (n *naive) byteAt(mem ir.Reg, base, off *big.Int) byte {
	i := int(n.p.Def[mem])
	in := n.p.At(i)
	a := in.Args
	switch in.Op {
	case ir.OpInitMem:
		return n.in.Byte(0, base.Uint64(), off.Uint64())
	case ir.OpSelect:
		if n.value(a[0]).Sign() != 0 {
			return n.byteAt(a[1], base, off)
		}
		return n.byteAt(a[2], base, off)
	case ir.OpAlloc, ir.OpFree:
		return n.byteAt(a[0], base, off)
	}
	to, toOff := n.ptr(a[1])
	k := wrap(new(big.Int).Sub(off, toOff), n.p.OffBits()) // the byte's index in what is written
	size := big.NewInt(int64(n.bits(n.p.Types[a[2]])+7) / 8)
	if in.Op != ir.OpStore {
		size = n.value(a[len(a)-1])
	}
	if to.Cmp(base) != 0 || k.Cmp(size) >= 0 {
		return n.byteAt(a[0], base, off)
	}
	switch in.Op {
	case ir.OpStore:
		return byte(new(big.Int).Rsh(n.value(a[2]), uint(8*k.Uint64())).Uint64())
	case ir.OpMemSet:
		return byte(n.value(a[2]).Uint64())
	case ir.OpHavoc:
		return n.in.Byte(uint32(n.nth[i]), base.Uint64(), off.Uint64())
	}
	from, fromOff := n.ptr(a[3])
	return n.byteAt(a[2], from, wrap(k.Add(k, fromOff), n.p.OffBits()))
}

// state is what a memory knows of object base: its alloc instruction (-1: none), and whether it is alive.
func (n *naive) state(mem ir.Reg, base *big.Int) (alloc int, live bool) {
	i := int(n.p.Def[mem])
	in := n.p.At(i)
	a := in.Args
	switch in.Op {
	case ir.OpInitMem:
		return -1, false
	case ir.OpSelect:
		if n.value(a[0]).Sign() != 0 {
			return n.state(a[1], base)
		}
		return n.state(a[2], base)
	case ir.OpAlloc:
		if base.Cmp(big.NewInt(int64(n.nth[i]))) == 0 {
			return i, true
		}
	case ir.OpFree:
		if b, _ := n.ptr(a[1]); b.Cmp(base) == 0 {
			alloc, _ = n.state(a[0], base)
			return alloc, false
		}
	}
	return n.state(a[0], base)
}

func (n *naive) query(at int, in *ir.Instr) *big.Int {
	a := in.Args
	base, off := n.ptr(a[len(a)-1])
	if in.Op == ir.OpValid {
		base, off = n.ptr(a[1])
	}
	if in.Op == ir.OpIsKind {
		for i := 0; i < at; i++ {
			if q := n.p.At(i); q.Op == ir.OpAlloc && base.Cmp(big.NewInt(int64(n.nth[i]))) == 0 {
				return truth(uint64(n.p.Allocs[q.Aux].Kind) == in.Imm)
			}
		}
		return truth(false)
	}
	alloc, live := n.state(a[0], base)
	size, kind := new(big.Int), ir.ObjFunc
	if alloc >= 0 {
		size = n.value(n.p.At(alloc).Args[1])
		kind = n.p.Allocs[n.p.At(alloc).Aux].Kind
	}
	switch in.Op {
	case ir.OpIsLive:
		return truth(live)
	case ir.OpObjSize:
		return size
	case ir.OpWritable:
		return truth(alloc >= 0 && kind != ir.ObjConst && kind != ir.ObjConstLocal && kind != ir.ObjFunc)
	}
	end := new(big.Int).Add(off, n.value(a[2]))
	return truth(live && kind != ir.ObjFunc && off.Sign() >= 0 && end.Cmp(size) <= 0)
}
