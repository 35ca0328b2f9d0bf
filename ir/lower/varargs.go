package lower

import (
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Variable arguments. Calls are inlined, so that a call's extra arguments are
// known: they are laid out in objects that va_start hands out, in the form that
// clang's inline code for va_arg reads.
//
// On x86-64 (System V) that is va_list = {gp_offset, fp_offset, overflow_arg_area,
// reg_save_area}. Arguments in registers are in the save area, 6 integer
// registers of 8 bytes, then 8 vector registers of 16; the rest is in the
// overflow area. The offsets that va_start gives are such that only the
// registers that the extra arguments fill are left, as if the named ones had used
// the others: code that reads more than was passed goes on in the overflow area,
// an object of exactly the right size. On 32-bit x86 a va_list is a pointer to
// the arguments, which are all in memory.

const (
	gpRegs    = 6
	fpRegs    = 8
	gpEnd     = gpRegs * 8
	saveBytes = gpEnd + fpRegs*16
)

// varargs are the extra arguments of an activation as va_start gives them.
type varargs struct {
	gp, fp   int    // registers that they fill
	save     ir.Reg // the register save area, 0 if they fill none
	overflow ir.Reg
}

// vararg is one scalar or structure among the extra arguments.
type vararg struct {
	reg   ir.Reg
	size  int64 // of a structure in memory that reg points to, 0 for a scalar
	align int64
	fp    bool // a scalar of the vector registers
	mem   bool // a scalar that is always in memory
}

// varargABI tells how a module's target passes variable arguments.
func (l *lowerer) varargABI(m *program.Unit) (words int64) {
	triple := m.LL.Triple
	unix := !strings.Contains(triple, "windows") && !strings.Contains(triple, "mingw")
	switch {
	case unix && (strings.HasPrefix(triple, "x86_64") || triple == "" && m.Layout.PtrBytes == 8):
		return 8
	case unix && (strings.HasPrefix(triple, "i") && strings.Contains(triple, "86-") || triple == "" && m.Layout.PtrBytes == 4):
		return 4
	}
	l.fail("variable arguments on target %s", triple)
	return 0
}

// bindVarargs lays out the call's arguments beyond the named ones.
func (l *lowerer) bindVarargs(c *call, a *activation) {
	word := l.varargABI(c.a.f.Unit)
	named := a.f.Entity.Func.Params
	v := &varargs{}
	usedGP, usedFP := 0, 0
	if word == 8 {
		for _, p := range named {
			if p.Attrs.ByVal == nil {
				gp, fp := l.registersOf(a.f.Unit, p.Typ)
				usedGP, usedFP = usedGP+gp, usedFP+fp
			}
		}
	}
	var inGP, inFP, inMem []vararg
	for i := len(named); i < len(c.ll.Args); i++ {
		for _, x := range l.varargOf(c, i, word) {
			gp := l.gpWords(x.reg)
			switch {
			case word == 4 || x.mem || x.size != 0:
				inMem = append(inMem, x)
			case x.fp && usedFP < fpRegs:
				usedFP++
				inFP = append(inFP, x)
			case !x.fp && usedGP+gp <= gpRegs:
				usedGP += gp
				v.gp += gp
				inGP = append(inGP, x)
			default:
				inMem = append(inMem, x)
			}
		}
	}
	v.fp = len(inFP)
	if v.gp+v.fp > 0 {
		v.save = l.argArea(a, "register save area of "+a.f.Name, saveBytes)
		at := int64(gpEnd - 8*v.gp)
		for _, x := range inGP {
			l.poke(l.at(v.save, at), x.reg)
			at += 8 * int64(l.gpWords(x.reg))
		}
		for i, x := range inFP {
			l.poke(l.at(v.save, int64(saveBytes-16*(v.fp-i))), x.reg)
		}
	}
	l.overflowArea(a, v, inMem, word)
	a.extra = v
}

// gpWords is the number of integer registers that a scalar takes.
func (l *lowerer) gpWords(r ir.Reg) int { return (l.storedBytes(l.b.Type(r)) + 7) / 8 }

// argArea makes an object of the activation's frame.
func (l *lowerer) argArea(a *activation, name string, size int64) ir.Reg {
	p := l.alloc(l.b.Addr(uint64(size)), ir.Alloc{Kind: ir.ObjStack, Name: name})
	a.objs = append(a.objs, stackObj{p: p, g: l.cur.g})
	return p
}

func (l *lowerer) overflowArea(a *activation, v *varargs, xs []vararg, word int64) {
	offs, end := make([]int64, len(xs)), int64(0)
	for i, x := range xs {
		n := x.size
		if n == 0 {
			n = int64(l.storedBytes(l.b.Type(x.reg)))
		}
		offs[i] = program.RoundUp(end, max(x.align, word))
		end = offs[i] + program.RoundUp(n, word)
	}
	v.overflow = l.argArea(a, "variable arguments of "+a.f.Name, end)
	for i, x := range xs {
		to := l.at(v.overflow, offs[i])
		if x.size != 0 {
			l.copyBytes(to, x.reg, l.b.Addr(uint64(x.size)))
		} else {
			l.poke(to, x.reg)
		}
	}
}

// registersOf counts the registers of a named argument of type t.
func (l *lowerer) registersOf(m *program.Unit, t *llvm.Type) (gp, fp int) {
	switch t.Kind {
	case llvm.Float:
		if t.Float == llvm.X86FP80 {
			return 0, 0
		}
		return 0, 1
	case llvm.Vector:
		return 0, 1
	case llvm.Struct, llvm.Array:
		for _, u := range t.Parts() {
			g, f := l.registersOf(m, u)
			gp, fp = gp+g, fp+f
		}
		return gp, fp
	}
	return int(m.Layout.StoreSize(t)+7) / 8, 0
}

// varargOf are the scalars of the call's i-th argument, or the structure that it
// passes by value in memory.
func (l *lowerer) varargOf(c *call, i int, word int64) []vararg {
	m := c.a.f.Unit
	rs := l.arguments(c)[i]
	if at := c.ll.Attrs[i]; at.ByVal != nil {
		n := m.Layout.SizeOf(at.ByVal)
		l.deref(c.a, c.in, i, rs[0], l.b.Addr(uint64(n)), false, "dereference: the structure passed by value is valid")
		if n == 0 || l.dead {
			return nil
		}
		return []vararg{{reg: rs[0], size: n, align: int64(at.Align)}}
	}
	t := c.ll.Args[i].Type()
	if t.Kind == llvm.Vector {
		return []vararg{l.vectorArg(m, t, rs)}
	}
	return l.scalarArgs(m, t, rs, word)
}

// vectorArg is a vector as one integer.
func (l *lowerer) vectorArg(m *program.Unit, t *llvm.Type, rs []ir.Reg) vararg {
	bits := int(m.Layout.StoreSize(t)) * 8
	if bits > 128 {
		l.fail("variable arguments of type %v", t)
	}
	x := l.b.BigConst(new(big.Int), bits)
	for i, r := range rs {
		w := int(l.b.Type(r).Bits)
		x = l.b.Bin(ir.OpOr, x, l.shiftC(ir.OpShl, l.resize(l.asInt(r), bits), i*w))
	}
	return vararg{reg: x, fp: true, align: m.Layout.AlignOf(t)}
}

func (l *lowerer) scalarArgs(m *program.Unit, t *llvm.Type, rs []ir.Reg, word int64) []vararg {
	if parts := t.Parts(); parts != nil {
		var out []vararg
		for _, u := range parts {
			n := int(m.Layout.CountLeaves(u))
			out = append(out, l.scalarArgs(m, u, rs[:n], word)...)
			rs = rs[n:]
		}
		return out
	}
	x := vararg{reg: rs[0], align: word}
	if t.Kind == llvm.Float {
		x.fp = t.Float != llvm.X86FP80
		x.mem = !x.fp
	}
	if word == 8 {
		x.align = max(m.Layout.AlignOf(t), word)
		if l.b.Type(x.reg).Bits == 128 {
			x.align = 16
		}
	}
	return []vararg{x}
}

// doVaStart fills in the va_list that its argument points to.
func (l *lowerer) doVaStart(c *call) []ir.Reg {
	v := c.a.extra
	if v == nil {
		if c.a.parent != nil {
			l.fail("va_start in a function that takes no variable arguments")
		}
		l.fail("variable arguments of the entry function")
	}
	word := l.varargABI(c.a.f.Unit)
	list := l.vaList(c, 0, true)
	if l.dead {
		return nil
	}
	if word == 4 {
		l.poke(list, v.overflow)
		return nil
	}
	l.poke(list, l.b.Const(uint64(gpEnd-8*v.gp), 32))
	l.poke(l.at(list, 4), l.b.Const(uint64(saveBytes-16*v.fp), 32))
	l.poke(l.at(list, 8), v.overflow)
	save := v.save
	if save == 0 {
		save = l.b.Null()
	}
	l.poke(l.at(list, 16), save)
	return nil
}

// vaListBytes is the size of a va_list.
func (l *lowerer) vaListBytes(m *program.Unit) int64 {
	if l.varargABI(m) == 4 {
		return 4
	}
	return 24
}

// vaList is the checked address of a va_list, argument i of a call.
func (l *lowerer) vaList(c *call, i int, write bool) ir.Reg {
	p := l.ptrArg(c, i)
	l.deref(c.a, c.in, i, p, l.b.Addr(uint64(l.vaListBytes(c.a.f.Unit))), write, "dereference: the va_list of "+shortName(c.name)+" is valid")
	return p
}

func (l *lowerer) doVaCopy(c *call) []ir.Reg {
	to := l.vaList(c, 0, true)
	if l.dead {
		return nil
	}
	from := l.vaList(c, 1, false)
	if l.dead {
		return nil
	}
	l.copyBytes(to, from, l.b.Addr(uint64(l.vaListBytes(c.a.f.Unit))))
	return nil
}
