package checks

import (
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Checks on pointers other than the validity of accesses.

// OnPointerArithmetic checks that the result of pointer arithmetic lies in the object or just behind it. Taking the address of a member does not
// count as arithmetic.
func (l *Checks) OnPointerArithmetic(a *state.Activation, in *cfg.Inst, x *llvm.Inst, p, q ir.Reg) {
	if !l.Options.PointerOverflow || l.Dead || !l.moves(a.Function.Unit, x) {
		return
	}
	ok := l.B.Valid(l.State.Memory, q, l.B.Addr(0))
	null := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, p, l.B.Null()), l.B.Bin(ir.OpEq, q, l.B.Null()))
	if v, known := l.B.ConstInt(ok); !known || v == 0 {
		ok = l.B.Bin(ir.OpOr, ok, null)
	}
	l.Check(a, in, ir.CheckPtrArith, 0, ok, "pointer arithmetic stays in its object")
}

// moves reports whether any index other than those of members may be nonzero.
func (l *Checks) moves(m *program.Unit, x *llvm.Inst) bool {
	t := x.Elem
	for i, ix := range x.Args[1:] {
		k := program.ConstInt(ix)
		if i > 0 {
			switch t.Kind {
			case llvm.Struct:
				if k == nil {
					return true
				}
				t = t.Fields[k.Int64()]
				continue
			case llvm.Array, llvm.Vector:
				t = t.Elem
			}
		}
		if k == nil || k.Sign() != 0 {
			return true
		}
	}
	return false
}

// OnTyped checks that an address is a multiple of the alignment that LLVM takes for granted. Heap objects have the alignment that malloc gives them;
// local and global variables have the alignment of their declarations.
func (l *Checks) OnTyped(a *state.Activation, in *cfg.Inst, p ir.Reg, t *llvm.Type, align uint64) {
	if !l.Options.Alignment || l.Dead {
		return
	}
	if align == 0 {
		align = uint64(a.Function.Unit.Layout.AlignOf(t))
	}
	if align <= 1 || align&(align-1) != 0 {
		return
	}
	l.AlignedAddress(a, in, p, align, "the address is aligned for the access")
}

// AlignedAddress checks that an address is a multiple of align, if --alignment-check is on.
func (l *Checks) AlignedAddress(a *state.Activation, in *cfg.Inst, p ir.Reg, align uint64, what string) {
	if !l.Options.Alignment || l.Dead || align <= 1 || align&(align-1) != 0 {
		return
	}
	ok := l.isAligned(p, align)
	l.Because("%s is not a multiple of %s", ir.Operand{Reg: p}, ir.Operand{Reg: l.B.Addr(align)})
	l.Check(a, in, ir.CheckAlignment, 0, ok, what)
}

// isAligned returns the condition that an address is a multiple of align, a power of two.
func (l *Checks) isAligned(p ir.Reg, align uint64) ir.Reg {
	mask := l.B.Addr(align - 1)
	ok := l.B.Bin(ir.OpEq, l.B.Bin(ir.OpAnd, l.B.PtrOff(p), mask), l.B.Addr(0))
	for _, obj := range l.lessAligned(p, align) {
		other := l.B.Not(l.B.Bin(ir.OpEq, l.ObjectStart(p), l.B.IntToPtr(l.B.Addr(obj<<uint(l.B.Prog.OffBits())))))
		if by := l.AlignedLike[obj]; by != 0 {
			other = l.B.Bin(ir.OpOr, other, l.B.Bin(ir.OpAnd, l.IsPowerOfTwo(by), l.B.Bin(ir.OpUle, l.B.Addr(align), by)))
		}
		ok = l.B.Bin(ir.OpAnd, ok, other)
	}
	return ok
}

// lessAligned returns the objects that p may point to and whose start need not be a multiple of align. A pointer about which nothing is known may
// point to any of them.
func (l *Checks) lessAligned(p ir.Reg, align uint64) (objs []uint64) {
	bases, known := l.B.Oracle.PtrBases(p)
	if base, _, ok := l.B.Oracle.ConstPtr(p); ok {
		bases, known = []uint64{base}, true
	}
	if !known {
		bases = slices.Sorted(maps.Keys(l.Alignments))
	}
	for _, obj := range bases {
		if have, ok := l.Alignments[obj]; ok && have < align {
			objs = append(objs, obj)
		}
	}
	return objs
}
