package ir

// An operation on constants is a constant: unrolled loops rely on this.

// foldBin returns x op y if both are constants, or if one is a truth value that decides the result. Comparisons stay: from their operands, the
// lowering sees whether a loop makes progress.
func (b *Builder) foldBin(op Op, x, y Reg) (Reg, bool) {
	if op >= OpEq {
		return 0, false
	}
	u, okX := b.Prog.Imm(x)
	v, okY := b.Prog.Imm(y)
	n := b.Type(x).Bits
	switch {
	case okX && okY:
		return b.Const(Apply64(op, u, v, n), int(n)), true
	case b.Type(x) == I1 && okX:
		return foldTruth(op, u, x, y)
	case b.Type(x) == I1 && okY:
		return foldTruth(op, v, y, x)
	}
	return 0, false
}

// foldTruth returns k op x, where k is the truth value v.
func foldTruth(op Op, v uint64, k, x Reg) (Reg, bool) {
	switch {
	case op == OpAnd && v != 0, op == OpOr && v == 0, op == OpXor && v == 0:
		return x, true
	case op == OpAnd, op == OpOr:
		return k, true
	}
	return 0, false
}

// foldCast returns the cast of a constant to at most 64 bits.
func (b *Builder) foldCast(op Op, x Reg, bits int) (Reg, bool) {
	v, ok := b.Prog.Imm(x)
	if !ok || bits > 64 {
		return 0, false
	}
	if op == OpSExt {
		v = uint64(Signed(v, b.Type(x).Bits))
	}
	return b.Const(v, bits), true
}
