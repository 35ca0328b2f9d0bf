package addresses

import (
	"seabmc/ir"
)

// The pointer that an integer was computed from. If a pointer's integer is changed by + - & | ^ and shifts back and forth, it leads back to that
// pointer's object: aligned up or down, tagged, or moved by a number.

// derivation says that an integer is that of p, plus by.
type derivation struct {
	p, by ir.Reg
}

// maxDerivation limits the number of operations on an integer that are followed.
const maxDerivation = 64

// derivationOf finds the pointer that x was computed from. ok is false if there is none, or more than one.
func (l *Addresses) derivationOf(x ir.Reg) (d derivation, ok bool) {
	return l.derive(x, maxDerivation)
}

func (l *Addresses) derive(x ir.Reg, steps int) (d derivation, ok bool) {
	if p, ok := l.addresses.roots[x]; ok {
		return derivation{p, l.B.Addr(0)}, true
	}
	if d, ok := cached(l, l.addresses.derived, x); ok {
		return d, d.p != 0
	}
	if steps == 0 {
		return d, false
	}
	d, ok = l.deriveStep(x, l.B.Prog.DefOf(x), steps-1)
	if ok && !l.reaches(d.by) {
		d, ok = derivation{}, false
	}
	l.addresses.derived[onPath{x, l.B.Path()}] = d
	return d, ok
}

// reaches reports whether a pointer can be moved by that distance.
func (l *Addresses) reaches(by ir.Reg) bool {
	v, ok := l.B.ConstInt(by)
	return !ok || l.nearZero(v)
}

func (l *Addresses) nearZero(v uint64) bool {
	if l.B.Prog.PtrBits < 64 {
		v = uint64(int64(v<<32) >> 32)
	}
	half := uint64(1) << (l.B.Prog.OffBits() - 1)
	return v+half/2 < half
}

// small reports whether an integer changes only low bits of an address. (A pointer with a tag in its highest bits points nowhere.)
func (l *Addresses) small(x ir.Reg) bool {
	if v, ok := l.B.ConstInt(x); ok {
		return l.nearZero(v)
	}
	r, ok := l.B.Bounds(x)
	return ok && !r.SignedOnly && l.nearZero(r.UMax) && r.UMax>>(l.B.Prog.PtrBits-1) == 0
}

func (l *Addresses) deriveStep(x ir.Reg, in ir.Instr, steps int) (d derivation, ok bool) {
	if y, ok := l.withoutMask(in); ok {
		return l.derive(y, steps)
	}
	switch in.Op {
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return l.deriveCast(x, in, steps)
	case ir.OpAdd, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpSub:
	case ir.OpShl:
		return l.deriveShift(in, steps)
	default:
		return d, false
	}
	a, b := in.Args[0], in.Args[1]
	d, ok = l.derive(a, steps)
	if e, too := l.derive(b, steps); too {
		if ok || in.Op == ir.OpSub { // a difference, or two addresses in one
			return derivation{}, false
		}
		d, ok, a, b = e, true, b, a
	}
	if !ok {
		return derivation{}, false
	}
	switch {
	case (in.Op == ir.OpAdd || in.Op == ir.OpSub) && l.difference(b, steps):
		return derivation{}, false // a + (x - a) is x, which may lie in another object
	case (in.Op == ir.OpOr || in.Op == ir.OpXor) && !l.small(b), in.Op == ir.OpAnd && !l.keepsHigh(b):
		return derivation{}, false
	}
	switch in.Op {
	case ir.OpAdd:
		return d.plus(l, b), true
	case ir.OpSub:
		return d.minus(l, b), true
	case ir.OpOr:
		return d.plus(l, l.B.Bin(ir.OpAnd, b, l.BitNot(a))), true
	case ir.OpXor:
		off := l.B.Bin(ir.OpAnd, b, a)
		return d.plus(l, l.B.Bin(ir.OpAnd, b, l.BitNot(a))).minus(l, off), true
	}
	return d.minus(l, l.B.Bin(ir.OpAnd, a, l.BitNot(b))), true
}

// withoutMask returns y if an instruction computes y ^ mask ^ mask.
func (l *Addresses) withoutMask(in ir.Instr) (y ir.Reg, ok bool) {
	if in.Op != ir.OpXor {
		return 0, false
	}
	for i, mask := range in.Args[:2] {
		hidden := l.B.Prog.DefOf(in.Args[1-i])
		if hidden.Op != ir.OpXor {
			continue
		}
		for j, m := range hidden.Args[:2] {
			if m == mask {
				return hidden.Args[1-j], true
			}
		}
	}
	return 0, false
}

// difference reports whether a sum contains a subtraction of an address, or from an address.
func (l *Addresses) difference(x ir.Reg, steps int) bool {
	in := l.B.Prog.DefOf(x)
	if in.Op != ir.OpAdd && in.Op != ir.OpSub || steps == 0 {
		return false
	}
	for _, y := range in.Args {
		if _, ok := l.derive(y, steps-1); ok && in.Op == ir.OpSub || l.difference(y, steps-1) {
			return true
		}
	}
	return false
}

// keepsHigh reports whether a mask keeps the highest bits of an address. Low bits alone are not an address.
func (l *Addresses) keepsHigh(mask ir.Reg) bool {
	return l.small(l.BitNot(mask))
}

// deriveShift handles x >> n << n.
func (l *Addresses) deriveShift(in ir.Instr, steps int) (d derivation, ok bool) {
	down := l.B.Prog.DefOf(in.Args[0])
	n, isConst := l.B.ConstInt(in.Args[1])
	if down.Op != ir.OpLShr && down.Op != ir.OpAShr || down.Args[1] != in.Args[1] || !isConst || n >= uint64(l.addressBits()) {
		return d, false
	}
	if d, ok = l.derive(down.Args[0], steps); !ok {
		return d, false
	}
	return d.minus(l, l.B.Bin(ir.OpAnd, down.Args[0], l.B.Addr(1<<n-1))), true
}

// deriveCast handles integers that are made wider and narrow again.
func (l *Addresses) deriveCast(x ir.Reg, in ir.Instr, steps int) (d derivation, ok bool) {
	from := l.B.Prog.DefOf(in.Args[0])
	if in.Op == ir.OpTrunc && (from.Op == ir.OpZExt || from.Op == ir.OpSExt) && l.B.Type(from.Args[0]) == l.B.Type(x) {
		return l.derive(from.Args[0], steps)
	}
	return d, false
}

// derivedOrZero reports whether x leads back to a pointer or to one of several, or is zero.
func (l *Addresses) derivedOrZero(x ir.Reg, steps int) bool {
	if v, ok := l.B.ConstInt(x); ok {
		return v == 0
	}
	if _, ok := cached(l, l.addresses.ptrs, x); ok {
		return true
	}
	if _, ok := l.derivationOf(x); ok || steps == 0 {
		return ok
	}
	in := l.B.Prog.DefOf(x)
	return in.Op == ir.OpSelect && l.derivedOrZero(in.Args[1], steps-1) && l.derivedOrZero(in.Args[2], steps-1)
}

func (d derivation) plus(l *Addresses, k ir.Reg) derivation {
	return derivation{d.p, l.B.Bin(ir.OpAdd, d.by, k)}
}

func (d derivation) minus(l *Addresses, k ir.Reg) derivation {
	return derivation{d.p, l.B.Bin(ir.OpSub, d.by, k)}
}
