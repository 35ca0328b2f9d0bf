package checks

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Only --bounds-check covers indices of declared arrays, as for CBMC: a[i] dereferences no pointer. Without that check, an access outside of the
// array's object is no failure: nothing is written there, and a read gives any value. In p->a[i] the pointer to the array is checked.

// OnAccess checks an access of n bytes.
func (l *Checks) OnAccess(a *state.Activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool, what string) {
	if !l.Options.PointerCheck || l.Dead {
		return
	}
	ok := l.Accessible(p, n, write)
	if l.Site != nil && !l.Certain(ok) {
		l.Blamed = l.ArgumentOf(p)
		defer func() { l.Blamed = 0 }()
		what = l.Blame(l.Blamed, write)
	}
	l.Check(a, in, ir.CheckDeref, sub, ok, what)
}

// AccessText returns a sentence that says what must hold for an access of n bytes.
func AccessText(expr string, write bool, n int64) string {
	verb, p := "read", "pointer"
	if write {
		verb = "write"
	}
	if expr != "" {
		p = expr
	}
	s := "s"
	if n == 1 {
		s = ""
	}
	return fmt.Sprintf("dereference: %s is valid for a %s of %d byte%s", p, verb, n, s)
}

// InArray returns the condition that an access of n bytes at p, the sub-th of an instruction, is inside its object. ok is true only if the program
// has to see to that itself: p is an index of a declared array and bounds are not checked. The array itself must be there.
func (l *Checks) InArray(a *state.Activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool) (inside ir.Reg, ok bool) {
	d := in.Arrays[sub]
	if d.Base == 0 || l.Dead || !l.Options.PointerCheck || l.Options.BoundsCheck {
		return 0, false
	}
	if d.Size > 0 {
		l.OnAccess(a, in, sub, l.Scalar(a, &in.Operands[d.Base]), l.B.Addr(uint64(d.Size)), write, AccessText(in.Expr, write, d.Size))
	} else if write {
		l.Check(a, in, ir.CheckDeref, sub, l.B.Writable(l.State.Memory, l.Scalar(a, &in.Operands[d.Base])), AccessText(in.Expr, true, 1))
	}
	return l.B.Valid(l.State.Memory, p, n), true
}
