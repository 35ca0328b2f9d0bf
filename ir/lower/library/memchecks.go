package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// alignedCopy checks both places of a structure assignment. clang notes their alignment at the call (frontend/castalign.go).
func alignedCopy(l *Library, c *state.Call, to, from ir.Reg) {
	for i, p := range []ir.Reg{to, from} {
		if i < len(c.LL.Attrs) {
			l.AlignedAddress(c.Activation, c.Inst, p, c.LL.Attrs[i].Align, "the address is aligned for the assignment of a structure")
		}
	}
}

// allocSize checks that an object can have a size.
func allocSize(l *Library, c *state.Call, n, over ir.Reg) {
	if !l.Options.AllocationSize || l.Dead {
		return
	}
	ok := l.B.Bin(ir.OpUle, n, l.B.Addr(l.MaxObject()))
	if over != 0 {
		ok = l.B.Bin(ir.OpAnd, ok, l.B.Not(over))
	}
	l.Because("the size is %s", ir.Operand{Reg: n, CType: "unsigned"})
	l.Check(c.Activation, c.Inst, ir.CheckAllocSize, 0, ok, c.Name+": the size is one that an object can have")
}

// checkDisjoint checks that n bytes at to and from do not overlap if the program calls memcpy by its name or assigns a structure. clang copies
// structures with the intrinsic, which may get the same place twice: C lets a structure be assigned to itself.
func checkDisjoint(l *Library, c *state.Call, to, from, n ir.Reg) {
	assignment := strings.HasPrefix(c.Name, "llvm.memcpy.")
	named := !strings.HasPrefix(c.Name, "llvm.") && strings.HasSuffix(strings.TrimSuffix(c.Name, "_chk"), "cpy")
	if !l.Options.PointerCheck || l.Dead || !named && (!assignment || c.Activation.Function.Unit.Model) {
		return
	}
	a, z := l.B.PtrOff(to), l.B.PtrOff(from)
	same := l.SameObject(to, from)
	if v, ok := l.B.ConstInt(same); ok && v == 0 {
		return
	}
	// The accesses are valid, so nothing wraps around.
	apart := l.B.Bin(ir.OpSle, l.B.Bin(ir.OpAdd, a, n), z)
	apart = l.B.Bin(ir.OpOr, apart, l.B.Bin(ir.OpSle, l.B.Bin(ir.OpAdd, z, n), a))
	apart = l.B.Bin(ir.OpOr, apart, l.B.Bin(ir.OpEq, n, l.B.Addr(0)))
	if assignment {
		apart = l.B.Bin(ir.OpOr, apart, l.B.Bin(ir.OpEq, a, z))
		if l.IsOne(apart) {
			return
		}
	}
	l.Because("%s and %s are less than %s bytes apart", ir.Operand{Reg: to}, ir.Operand{Reg: from}, ir.Operand{Reg: n})
	l.Check(c.Activation, c.Inst, ir.CheckOverlap, 0, l.B.Bin(ir.OpOr, l.B.Not(same), apart), overlapText(c)+"source and destination do not overlap")
}

// doOverlap executes __seabmc_overlap(p, q) of the library models: a copy met its own destination if p and q are the same place.
func doOverlap(l *Library, c *state.Call) []ir.Reg {
	if l.Options.PointerCheck {
		p, q := l.PtrArg(c, 0), l.PtrArg(c, 1)
		l.Check(c.Activation, c.Inst, ir.CheckOverlap, 0, l.B.Bin(ir.OpNe, p, q), "source and destination do not overlap")
	}
	return doZero(l, c)
}

// doReadable executes __seabmc_readable(p, n) of the library models: n bytes at p must be readable. The function may stop reading earlier, but the
// program must not rely on that.
func doReadable(l *Library, c *state.Call) []ir.Reg {
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	if v, known := l.B.ConstInt(n); !known || v != 0 {
		none := l.B.Bin(ir.OpEq, n, l.B.Addr(0))
		if l.Options.PointerCheck {
			l.Blamed = l.ArgumentOf(p)
			l.Check(c.Activation, c.Inst, ir.CheckDeref, 0, l.B.Bin(ir.OpOr, none, l.B.Valid(l.State.Memory, p, n)), l.Blame(l.Blamed, false))
			l.Blamed = 0
		}
	}
	return doZero(l, c)
}

// doTouch executes __seabmc_touch(p, n), which the front end inserts when the program reads n bytes at p and uses none of them.
func doTouch(l *Library, c *state.Call) []ir.Reg {
	l.OnAccess(c.Activation, c.Inst, 0, l.PtrArg(c, 0), l.AddrArg(c, 1), false, "dereference: the structure whose value is discarded is valid for a read")
	return doZero(l, c)
}

func overlapText(c *state.Call) string {
	if strings.HasPrefix(c.Name, "llvm.") {
		return "assignment of a structure: unless they are the same, "
	}
	return shortName(c.Name) + ": "
}

// doCharacter executes __seabmc_character(c) of the library models: the functions of <ctype.h> take EOF and the values of unsigned char.
func doCharacter(l *Library, c *state.Call) []ir.Reg {
	if l.Options.CharacterClass {
		v := l.Arg(c, 0)
		bits := l.B.Type(v).Bits
		l.Because("%s is the argument", ir.Operand{Reg: v})
		ok := l.B.Bin(ir.OpUlt, l.B.Bin(ir.OpAdd, v, l.B.Const(1, int(bits))), l.B.Const(257, int(bits)))
		l.Check(c.Activation, c.Inst, ir.CheckUB, 0, ok, "the argument is EOF or the value of an unsigned char")
	}
	return doZero(l, c)
}
