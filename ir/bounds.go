package ir

// What the program itself says about a number, without the oracle. For example, a sum of extended numbers cannot overflow, whatever the numbers
// are.

// boundTable keeps the bounds of sums found last. Bounds that it has dropped are computed again.
type boundTable [256]struct {
	reg    Reg
	lo, hi int64
}

// boundDepth is how many operations back the builder looks.
const boundDepth = 4

// SumFits reports whether the operations that made x and y show that the exact result of x op y, an OpAdd or OpSub of signed numbers, fits into the
// number of bits that they have.
func (b *Builder) SumFits(op Op, x, y Reg) bool {
	t := b.Type(x)
	if b.Plain || op != OpAdd && op != OpSub || t.Kind != KindInt || t.Bits > 64 {
		return false
	}
	_, _, ok := b.plainSum(op, x, y, t.Bits, boundDepth)
	return ok
}

// plain returns bounds of a register of at most 64 bits, read as signed. ok is false if none are found. Bounds of sums are kept, since a long sum
// has far more than boundDepth operations.
func (b *Builder) plain(r Reg, depth int) (lo, hi int64, ok bool) {
	in, w := b.Prog.code.at(int(b.Prog.Def[r])), b.Type(r).Bits
	switch in.op {
	case OpConst:
		v := Signed(b.Prog.code.imm(in), w)
		return v, v, in.form != formBig
	case OpZExt:
		from := b.Type(in.args[0]).Bits
		return 0, 1<<from - 1, from < 63
	case OpSExt:
		from := b.Type(in.args[0]).Bits
		return -1 << (from - 1), 1<<(from-1) - 1, true
	case OpAdd, OpSub:
	default:
		return 0, 0, false
	}
	k := &b.bounds[r%Reg(len(b.bounds))]
	if k.reg == r {
		return k.lo, k.hi, true
	}
	if depth == 0 {
		return 0, 0, false
	}
	if lo, hi, ok = b.plainSum(in.op, in.args[0], in.args[1], w, depth); ok {
		k.reg, k.lo, k.hi = r, lo, hi
	}
	return lo, hi, ok
}

// plainSum returns the bounds of a sum or difference of w bits that cannot overflow.
func (b *Builder) plainSum(op Op, x, y Reg, w uint32, depth int) (lo, hi int64, ok bool) {
	lo, hi, okX := b.plain(x, depth-1)
	ylo, yhi, okY := b.plain(y, depth-1)
	if !okX || !okY {
		return 0, 0, false
	}
	if op == OpSub {
		if ylo == -1<<63 {
			return 0, 0, false
		}
		ylo, yhi = -yhi, -ylo
	}
	most := int64(1)<<(w-1) - 1
	if ylo < 0 && lo < -1-most-ylo || yhi > 0 && hi > most-yhi {
		return 0, 0, false
	}
	return lo + ylo, hi + yhi, true
}
