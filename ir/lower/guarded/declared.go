package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Indices of declared arrays are a matter of --bounds-check alone, as for CBMC: a[i] dereferences no pointer. Without
// that check an access outside of the array's object is no failure: nothing is written there, and any value is read.
// In p->a[i] the pointer to the array is checked.

// InArray tells where an access of n bytes at p, the sub-th of an instruction, is inside of its object, if that is
// for the program to know: p is an index of a declared array and bounds are not checked. The array itself has to be there.
func (l *Checks) InArray(a *Activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool) (inside ir.Reg, ok bool) {
	d := in.Arrays[sub]
	if d.Base == 0 || l.Dead || !l.Options.PointerCheck || l.Options.BoundsCheck {
		return 0, false
	}
	if d.Size > 0 {
		l.CheckAccess(a, in, sub, l.Scalar(a, &in.Operands[d.Base]), l.B.Addr(uint64(d.Size)), write, accessText(in.Expr, write, d.Size))
	} else if write {
		l.Check(a, in, ir.CheckDeref, sub, l.B.Writable(l.State.Memory, l.Scalar(a, &in.Operands[d.Base])), accessText(in.Expr, true, 1))
	}
	return l.B.Valid(l.State.Memory, p, n), true
}
