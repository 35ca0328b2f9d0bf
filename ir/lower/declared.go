package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Indices of declared arrays are a matter of --bounds-check alone, as for CBMC: a[i] dereferences no pointer. Without
// that check an access outside of the array's object is no failure: nothing is written there, and any value is read.
// In p->a[i] the pointer to the array is checked.

// inArray tells where an access of n bytes at p, the sub-th of an instruction, is inside of its object, if that is
// for the program to know: p is an index of a declared array and bounds are not checked. The array itself has to be there.
func (l *lowerer) inArray(a *activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool) (inside ir.Reg, ok bool) {
	d := in.Arrays[sub]
	if d.Base == 0 || l.dead || !l.opt.PointerCheck || l.opt.BoundsCheck {
		return 0, false
	}
	if d.Size > 0 {
		l.deref(a, in, sub, l.one(a, &in.Operands[d.Base]), l.b.Addr(uint64(d.Size)), write, accessText(in.Expr, write, d.Size))
	} else if write {
		l.check(a, in, ir.CheckDeref, sub, l.b.Writable(l.cur.mem, l.one(a, &in.Operands[d.Base])), accessText(in.Expr, true, 1))
	}
	return l.b.Valid(l.cur.mem, p, n), true
}

// copyElement is a copy of a structure from or to an element of a declared array whose bounds are not checked;
// false if it is another copy.
func (l *lowerer) copyElement(c *call, to, from, n ir.Reg) bool {
	writes, isTo := l.inArray(c.a, c.in, 0, to, n, true)
	reads, isFrom := l.inArray(c.a, c.in, 1, from, n, false)
	if !isTo && !isFrom {
		return false
	}
	if !isTo {
		l.access(c, 0, to, n, true)
		writes = l.b.True()
	}
	if !isFrom {
		l.access(c, 1, from, n, false)
		reads = l.b.True()
	}
	if l.dead {
		return true
	}
	l.onlyIf(writes, func() []ir.Reg {
		l.onlyIf(reads, func() []ir.Reg {
			l.copyBytes(to, from, n)
			return nil
		})
		l.onlyIf(l.b.Not(reads), func() []ir.Reg {
			l.unknownBytes(to, n)
			return nil
		})
		return nil
	})
	return true
}
