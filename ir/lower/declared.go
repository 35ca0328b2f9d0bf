package lower

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Indices of declared arrays are a matter of --bounds-check alone, as for CBMC: a[i] dereferences no pointer. Without
// that check an access outside of the array's object is no failure: nothing is written there, and any value is read.
// In p->a[i] the pointer to the array is checked.

// declared is the array that the address of an access is an index of.
type declared struct {
	base int   // the operand that points to the array, 0 if the access is to none
	size int64 // of the array; 0: it is a variable by itself
}

// indexed finds the array that the address v, used in block b, is an index of. All that leads to it has to be made
// in that block, as clang does it.
func (c *compiler) indexed(x *inst, b *block, v llvm.Value) declared {
	var base llvm.Value
	var size int64
	for {
		p := llvm.AsInst(v)
		if p != nil && p.Op == llvm.BitCast {
			v = p.Args[0]
			continue
		}
		if p == nil || p.Op != llvm.GEP || !c.madeIn(v, b) {
			break
		}
		src, indices := p.Args[0], p.Args[1:]
		if p.Elem.Kind == llvm.Array && len(indices) > 1 {
			base, size = src, c.f.mod.Layout.SizeOf(p.Elem)
		} else if !c.memberOnly(indices) {
			if !c.variableLength(v, src) {
				break
			}
			base, size = src, 0
		}
		v = src
	}
	if base == nil {
		return declared{}
	}
	if isVariable(v) {
		size = 0
	}
	x.ops = append(x.ops, c.operand(base))
	return declared{len(x.ops) - 1, size}
}

func (c *compiler) madeIn(v llvm.Value, b *block) bool {
	in, ok := v.(*llvm.Inst)
	return !ok || slices.Contains(b.ll.Insts, in)
}

// memberOnly tells whether indices stay in the structure that the pointer points to.
func (c *compiler) memberOnly(indices []llvm.Value) bool {
	k := program.ConstInt(indices[0])
	return k != nil && k.Sign() == 0
}

// variableLength tells whether v is a[i], where src is an array of variable length. (*(a + i) is another thing.)
func (c *compiler) variableLength(v, src llvm.Value) bool {
	x, ok := llvm.As(v, llvm.GEP)
	a, isLocal := llvm.As(src, llvm.Alloca)
	return ok && isLocal && len(a.Args) > 0 && strings.HasPrefix(x.Name, "arrayidx")
}

func isVariable(v llvm.Value) bool {
	_, global := v.(*llvm.Global)
	return global || llvm.Is(v, llvm.Alloca)
}

// arrays notes which accesses of an instruction are to elements of declared arrays.
func (c *compiler) arrays(x *inst, b *block) {
	if c.l.opt.BoundsCheck && len(c.l.prog.Debug.Lists) == 0 || c.f.mod.Model { // pragmas may turn the check off
		return
	}
	switch in := x.ll; in.Op {
	case llvm.Load:
		x.arrays[0] = c.indexed(x, b, in.Args[0])
	case llvm.Store:
		x.arrays[0] = c.indexed(x, b, in.Args[1])
	case llvm.Call:
		if name := in.CalleeName(); strings.HasPrefix(name, "llvm.memcpy.") || strings.HasPrefix(name, "llvm.memmove.") {
			x.arrays[0] = c.indexed(x, b, in.Args[0])
			x.arrays[1] = c.indexed(x, b, in.Args[1])
		}
	}
}

// inArray tells where an access of n bytes at p, the sub-th of an instruction, is inside of its object, if that is
// for the program to know: p is an index of a declared array and bounds are not checked. The array itself has to be there.
func (l *lowerer) inArray(a *activation, in *inst, sub int, p, n ir.Reg, write bool) (inside ir.Reg, ok bool) {
	d := in.arrays[sub]
	if d.base == 0 || l.dead || !l.opt.PointerCheck || l.opt.BoundsCheck {
		return 0, false
	}
	if d.size > 0 {
		l.deref(a, in, sub, l.one(a, &in.ops[d.base]), l.b.Addr(uint64(d.size)), write, accessText(in.expr, write, d.size))
	} else if write {
		l.check(a, in, ir.CheckDeref, sub, l.b.Writable(l.cur.mem, l.one(a, &in.ops[d.base])), accessText(in.expr, true, 1))
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
