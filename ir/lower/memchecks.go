package lower

import (
	"maps"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Checks on pointers beside the validity of accesses.

// disjoint checks that n bytes at to and from do not overlap, where the program
// calls memcpy by its name or assigns a structure. clang copies structures by the
// intrinsic, which may get the same place twice: C lets a structure be assigned to itself.
func (l *lowerer) disjoint(c *call, to, from, n ir.Reg) {
	assignment := strings.HasPrefix(c.name, "llvm.memcpy.")
	named := !strings.HasPrefix(c.name, "llvm.") && strings.HasSuffix(strings.TrimSuffix(c.name, "_chk"), "cpy")
	if !l.opt.PointerCheck || l.dead || !named && (!assignment || c.a.f.Unit.Model) {
		return
	}
	a, z := l.b.PtrOff(to), l.b.PtrOff(from)
	same := l.sameObject(to, from)
	if v, ok := l.b.ConstInt(same); ok && v == 0 {
		return
	}
	// The accesses are valid, so that nothing wraps around.
	apart := l.b.Bin(ir.OpSle, l.b.Bin(ir.OpAdd, a, n), z)
	apart = l.b.Bin(ir.OpOr, apart, l.b.Bin(ir.OpSle, l.b.Bin(ir.OpAdd, z, n), a))
	apart = l.b.Bin(ir.OpOr, apart, l.b.Bin(ir.OpEq, n, l.b.Addr(0)))
	if assignment {
		apart = l.b.Bin(ir.OpOr, apart, l.b.Bin(ir.OpEq, a, z))
		if l.isOne(apart) {
			return
		}
	}
	l.because("%s and %s are less than %s bytes apart", ir.Operand{Reg: to}, ir.Operand{Reg: from}, ir.Operand{Reg: n})
	l.check(c.a, c.in, ir.CheckOverlap, 0, l.b.Bin(ir.OpOr, l.b.Not(same), apart), overlapText(c)+"source and destination do not overlap")
}

func overlapText(c *call) string {
	if strings.HasPrefix(c.name, "llvm.") {
		return "assignment of a structure: unless they are the same, "
	}
	return shortName(c.name) + ": "
}

// doOverlap is __seabmc_overlap(p, q) of the library models: a copy met its own
// destination if p and q are the same place.
func (l *lowerer) doOverlap(c *call) []ir.Reg {
	if l.opt.PointerCheck {
		p, q := l.ptrArg(c, 0), l.ptrArg(c, 1)
		l.check(c.a, c.in, ir.CheckOverlap, 0, l.b.Bin(ir.OpNe, p, q), "source and destination do not overlap")
	}
	return l.doZero(c)
}

// doReadable is __seabmc_readable(p, n) of the library models: n bytes at p may be
// read, where the function stops reading earlier but may not rely on that.
func (l *lowerer) doReadable(c *call) []ir.Reg {
	p, n := l.ptrArg(c, 0), l.addrArg(c, 1)
	if v, known := l.b.ConstInt(n); !known || v != 0 {
		none := l.b.Bin(ir.OpEq, n, l.b.Addr(0))
		if l.opt.PointerCheck {
			l.blamed = l.argumentOf(p)
			l.check(c.a, c.in, ir.CheckDeref, 0, l.b.Bin(ir.OpOr, none, l.b.Valid(l.cur.mem, p, n)), l.blame(l.blamed, false))
			l.blamed = 0
		}
	}
	return l.doZero(c)
}

// doTouch is __seabmc_touch(p, n), which the front end puts where the program reads n bytes at p and uses none of them.
func (l *lowerer) doTouch(c *call) []ir.Reg {
	l.deref(c.a, c.in, 0, l.ptrArg(c, 0), l.addrArg(c, 1), false, "dereference: the structure whose value is discarded is valid for a read")
	return l.doZero(c)
}

// arithmetic checks that the result of pointer arithmetic lies in the object or
// just behind it. The address of a member is no arithmetic.
func (l *lowerer) arithmetic(a *activation, in *cfg.Inst, x *llvm.Inst, p, q ir.Reg) {
	if !l.opt.PointerOverflow || l.dead || !l.moves(a.f.Unit, x) {
		return
	}
	ok := l.b.Valid(l.cur.mem, q, l.b.Addr(0))
	null := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpEq, p, l.b.Null()), l.b.Bin(ir.OpEq, q, l.b.Null()))
	if v, known := l.b.ConstInt(ok); !known || v == 0 {
		ok = l.b.Bin(ir.OpOr, ok, null)
	}
	l.check(a, in, ir.CheckPtrArith, 0, ok, "pointer arithmetic stays in its object")
}

// moves tells whether an index other than those of members is not zero.
func (l *lowerer) moves(m *program.Unit, x *llvm.Inst) bool {
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

// aligned checks that an address is a multiple of what LLVM takes for granted.
// Objects are as aligned as malloc makes them; local and global variables as they
// are declared.
func (l *lowerer) aligned(a *activation, in *cfg.Inst, p ir.Reg, t *llvm.Type, align uint64) {
	if !l.opt.Alignment || l.dead {
		return
	}
	if align == 0 {
		align = uint64(a.f.Unit.Layout.AlignOf(t))
	}
	if align <= 1 || align&(align-1) != 0 {
		return
	}
	l.alignedAddress(a, in, p, align, "the address is aligned for the access")
}

// alignedAddress checks that an address is a multiple of align.
func (l *lowerer) alignedAddress(a *activation, in *cfg.Inst, p ir.Reg, align uint64, what string) {
	if !l.opt.Alignment || l.dead || align <= 1 || align&(align-1) != 0 {
		return
	}
	mask := l.b.Addr(align - 1)
	ok := l.b.Bin(ir.OpEq, l.b.Bin(ir.OpAnd, l.b.PtrOff(p), mask), l.b.Addr(0))
	for _, obj := range l.lessAligned(p, align) {
		ok = l.b.Bin(ir.OpAnd, ok, l.b.Not(l.b.Bin(ir.OpEq, l.objectStart(p), l.b.IntToPtr(l.b.Addr(obj<<uint(l.b.Prog.OffBits()))))))
	}
	l.because("%s is not a multiple of %s", ir.Operand{Reg: p}, ir.Operand{Reg: l.b.Addr(align)})
	l.check(a, in, ir.CheckAlignment, 0, ok, what)
}

// alignedCopy checks both places of an assignment of a structure, whose alignment clang notes at the call (frontend/castalign.go).
func (l *lowerer) alignedCopy(c *call, to, from ir.Reg) {
	for i, p := range []ir.Reg{to, from} {
		if i < len(c.ll.Attrs) {
			l.alignedAddress(c.a, c.in, p, c.ll.Attrs[i].Align, "the address is aligned for the assignment of a structure")
		}
	}
}

// lessAligned are the objects that p may point to and whose start need not be a multiple of align. A pointer of which nothing is
// known may point to any.
func (l *lowerer) lessAligned(p ir.Reg, align uint64) (objs []uint64) {
	bases, known := l.b.Oracle.PtrBases(p)
	if base, _, ok := l.b.Oracle.ConstPtr(p); ok {
		bases, known = []uint64{base}, true
	}
	if !known {
		bases = slices.Sorted(maps.Keys(l.alignments))
	}
	for _, obj := range bases {
		if have, ok := l.alignments[obj]; ok && have < align {
			objs = append(objs, obj)
		}
	}
	return objs
}

// looseObject notes the alignment of the object made last, a variable.
func (l *lowerer) looseObject(align uint64) {
	l.alignedTo(max(align, 1))
	l.noteAlignment(max(align, 1))
}

// noteAlignment notes the alignment of the object made last for the checks of alignment. Objects without one, such as those that
// parameters of the entry function point to, are as aligned as is asked.
func (l *lowerer) noteAlignment(align uint64) {
	if !l.opt.Alignment {
		return
	}
	if l.alignments == nil {
		l.alignments = map[uint64]uint64{}
	}
	l.alignments[uint64(l.objects)] = align
}

// allocSize checks that a size is one that an object can have.
func (l *lowerer) allocSize(c *call, n, over ir.Reg) {
	if !l.opt.AllocationSize || l.dead {
		return
	}
	ok := l.b.Bin(ir.OpUle, n, l.b.Addr(l.maxObject()))
	if over != 0 {
		ok = l.b.Bin(ir.OpAnd, ok, l.b.Not(over))
	}
	l.because("the size is %s", ir.Operand{Reg: n, CType: "unsigned"})
	l.check(c.a, c.in, ir.CheckAllocSize, 0, ok, c.name+": the size is one that an object can have")
}
