package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Reads of bytes that were never written. A second memory shadows the first. A bit of it is 1 if nothing was written there since the object was made.
// With the check on, local variables are not promoted, so every access goes through memory.
//
// A load is checked when it is read, with four exceptions: bit-fields, because clang loads and stores their neighbours too; structures that clang
// moves as integers, padding included; single bytes that are only stored elsewhere, as in a copying loop; and the result of a function, which its
// caller may not use. Their values keep the bits of the shadow (Memory.unsetBits, by register) through instructions that pass bits on, and through
// calls and returns. When they are stored, the shadow is stored with them. Any other use checks them.

// Unwritten is the condition that bytes of the targets of a contract are unwritten which were written before (f.Unset). What such a contract stands for counts as having
// left written bytes written, so nothing may take that back: an assignment of a structure that was never written would.
func (l *Checks) Unwritten(f *state.Frame) ir.Reg {
	if f.Unset == l.State.Unset || l.Dead {
		return l.B.False()
	}
	return l.unset(f.Places, f.Unset)
}

// Unset is the condition that a byte of some places was never written. What a contract stands for may read it, or may not write it.
func (l *Checks) Unset(places []state.FramePlace) ir.Reg {
	if l.State.Unset == 0 || l.Dead {
		return l.B.False()
	}
	return l.unset(places, 0)
}

// unset is the condition that a byte of some places is unwritten, and was written in a memory before if there is one.
func (l *Checks) unset(places []state.FramePlace, before ir.Reg) ir.Reg {
	bad, off := l.B.False(), l.B.Nondet(l.B.Type(l.B.Addr(0)), "byte")
	for _, t := range places {
		p := l.B.Gep(t.P, off, 1)
		bits := l.B.Load(ir.Int(8), l.State.Unset, p)
		if before != 0 {
			bits = l.B.Bin(ir.OpAnd, bits, l.B.Bin(ir.OpXor, l.B.Load(ir.Int(8), before, p), l.B.Const(255, 8)))
		}
		in := l.B.Bin(ir.OpAnd, t.Cond, l.B.Bin(ir.OpUlt, off, t.N))
		bad = l.B.Bin(ir.OpOr, bad, l.B.Bin(ir.OpAnd, in, l.B.Bin(ir.OpNe, bits, l.B.Const(0, 8))))
	}
	return bad
}

// Unsupported says that something is not supported where a condition holds.
func (l *Checks) Unsupported(c *state.Call, bad ir.Reg, what string) {
	if !l.Dead && !l.IsZero(bad) {
		l.Supported(c.Activation, c.Inst, l.B.Not(bad), what)
	}
}

// Written checks that the bytes of a load were written. If the value may travel, it notes which were not instead. The value was loaded from p into
// rs.
func (l *Checks) Written(a *state.Activation, in *cfg.Inst, p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	if l.State.Unset == 0 || l.Dead {
		return
	}
	for i, f := range ls {
		n := 8 * l.StoredBytes(f.Type)
		if bits := l.B.Load(ir.Int(n), l.State.Unset, l.At(p, f.Off)); !l.IsZero(bits) {
			l.UnsetBits[rs[i]] = bits
		}
	}
	if !in.Travels || in.Strict {
		l.settled(a, in, rs)
	}
}

// settled checks that all bits of values were written. From then on they count as written.
func (l *Checks) settled(a *state.Activation, in *cfg.Inst, rs []ir.Reg) {
	var ok ir.Reg
	for _, r := range rs {
		bits := l.UnsetBits[r]
		if bits == 0 {
			continue
		}
		delete(l.UnsetBits, r)
		clean := l.B.Bin(ir.OpEq, bits, l.Zero(l.B.Type(bits)))
		if ok == 0 {
			ok = clean
		} else {
			ok = l.B.Bin(ir.OpAnd, ok, clean)
		}
	}
	if ok != 0 {
		what := "the value"
		if in.Expr != "" {
			what = in.Expr
		}
		l.Check(a, in, ir.CheckUninit, 0, ok, what+" was written before it is read")
	}
}

// Pass carries the shadow of an instruction's operands over to its result.
func (l *Checks) Pass(a *state.Activation, in *cfg.Inst) {
	if len(l.UnsetBits) == 0 || l.Dead || in.Result.Count == 0 {
		return
	}
	if in.Result.Count == 1 {
		l.passBits(a, in)
	}
	if in.Strict && in.LL.Op != llvm.Load {
		rs := make([]ir.Reg, in.Result.Count)
		for i := range rs {
			rs[i] = l.ValueAt(a, in.Result, int32(i))
		}
		l.settled(a, in, rs)
	}
}

// passBits does the work of Pass for the instructions that read and write bit-fields.
func (l *Checks) passBits(a *state.Activation, in *cfg.Inst) {
	if !cfg.OnBits(in.LL) {
		return
	}
	x := l.Scalar(a, &in.Operands[0])
	bits := l.UnsetBits[x]
	width := int(l.B.Type(l.ValueAt(a, in.Result, 0)).Bits)
	switch in.LL.Op {
	case llvm.And:
		y := l.Scalar(a, &in.Operands[1])
		switch other := l.UnsetBits[y]; {
		case bits == 0 && other != 0:
			bits = l.B.Bin(ir.OpAnd, other, x)
		case bits != 0 && other == 0:
			bits = l.B.Bin(ir.OpAnd, bits, y)
		case bits != 0:
			bits = l.B.Bin(ir.OpOr, bits, other)
		}
	case llvm.Or, llvm.Xor:
		switch other := l.UnsetBits[l.Scalar(a, &in.Operands[1])]; {
		case bits == 0:
			bits = other
		case other != 0:
			bits = l.B.Bin(ir.OpOr, bits, other)
		}
	case llvm.Shl, llvm.LShr, llvm.AShr:
		if bits != 0 {
			bits = l.B.Bin(arith.BinaryOps[in.LL.Op], bits, l.Scalar(a, &in.Operands[1]))
		}
	case llvm.Trunc:
		bits = l.CastBits(ir.OpTrunc, bits, width)
	case llvm.ZExt:
		bits = l.CastBits(ir.OpZExt, bits, width)
	case llvm.SExt:
		bits = l.CastBits(ir.OpSExt, bits, width)
	}
	if bits != 0 && !l.IsZero(bits) && int(l.B.Type(bits).Bits) == width {
		l.UnsetBits[l.ValueAt(a, in.Result, 0)] = bits
	}
}
