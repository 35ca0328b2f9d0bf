package calls

import (
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Variable arguments. Calls are inlined, so a call's extra arguments are known. They are laid out in objects that va_start hands out, in the form
// that clang's inline code for va_arg reads.
//
// On x86-64 (System V) that form is va_list = {gp_offset, fp_offset, overflow_arg_area, reg_save_area}. Arguments in registers are in the save area:
// 6 integer registers of 8 bytes, then 8 vector registers of 16. The rest is in the overflow area. va_start gives offsets that leave only the
// registers that the extra arguments fill, as if the named ones had used the others. Code that reads more than was passed goes on in the overflow
// area, an object of exactly the right size. On 32-bit x86 a va_list is a pointer to the arguments, which are all in memory.

const (
	gpRegs    = 6
	fpRegs    = 8
	GpEnd     = gpRegs * 8
	SaveBytes = GpEnd + fpRegs*16
)

// vararg is one scalar or structure among the extra arguments.
type vararg struct {
	reg   ir.Reg
	size  int64 // of a structure in memory that reg points to, 0 for a scalar
	align int64
	fp    bool // a scalar in a vector register
	mem   bool // a scalar that is always in memory
}

// VarargABI returns the word size in bytes with which a module's target passes variable arguments.
func (l *Calls) VarargABI(m *program.Unit) (words int64) {
	triple := m.LL.Triple
	unix := !strings.Contains(triple, "windows") && !strings.Contains(triple, "mingw")
	switch {
	case unix && (strings.HasPrefix(triple, "x86_64") || triple == "" && m.Layout.PtrBytes == 8):
		return 8
	case unix && (strings.HasPrefix(triple, "i") && strings.Contains(triple, "86-") || triple == "" && m.Layout.PtrBytes == 4):
		return 4
	}
	l.Fail("variable arguments on target %s", triple)
	return 0
}

// VariableArguments lays out the call's arguments beyond the named ones.
func (l *Calls) VariableArguments(c *state.Call, a *state.Activation) {
	word := l.VarargABI(c.Activation.Function.Unit)
	named := a.Function.Entity.Func.Params
	v := &state.Varargs{}
	usedGP, usedFP := 0, 0
	if word == 8 {
		for _, p := range named {
			if p.Attrs.ByVal == nil {
				gp, fp := l.registersOf(a.Function.Unit, p.Typ)
				usedGP, usedFP = usedGP+gp, usedFP+fp
			}
		}
	}
	var inGP, inFP, inMem []vararg
	for i := len(named); i < len(c.LL.Args); i++ {
		for _, x := range l.varargOf(c, i, word) {
			if l.KeepsIntegers(c.Activation, c.Inst, []ir.Reg{x.reg}); l.Dead {
				return
			}
			gp := l.gpWords(x.reg)
			switch {
			case word == 4 || x.mem || x.size != 0:
				inMem = append(inMem, x)
			case x.fp && usedFP < fpRegs:
				usedFP++
				inFP = append(inFP, x)
			case !x.fp && usedGP+gp <= gpRegs:
				usedGP += gp
				v.Gp += gp
				inGP = append(inGP, x)
			default:
				inMem = append(inMem, x)
			}
		}
	}
	v.Fp = len(inFP)
	if v.Gp+v.Fp > 0 {
		v.Save = l.argArea(a, "register save area of "+a.Function.Name, SaveBytes)
		at := int64(GpEnd - 8*v.Gp)
		for _, x := range inGP {
			l.Poke(l.At(v.Save, at), x.reg)
			v.Slots = append(v.Slots, state.VarargSlot{At: at, Saved: true, Kind: l.kindOf(x)})
			at += 8 * int64(l.gpWords(x.reg))
		}
		for i, x := range inFP {
			at := int64(SaveBytes - 16*(v.Fp-i))
			l.Poke(l.At(v.Save, at), x.reg)
			v.Slots = append(v.Slots, state.VarargSlot{At: at, Saved: true, Kind: l.kindOf(x)})
		}
	}
	l.overflowArea(a, v, inMem, word)
	a.Extra = v
}

// gpWords returns the number of integer registers that a scalar takes.
func (l *Calls) gpWords(r ir.Reg) int { return (l.StoredBytes(l.B.Type(r)) + 7) / 8 }

// argArea makes an object of the activation's frame.
func (l *Calls) argArea(a *state.Activation, name string, size int64) ir.Reg {
	p := l.Alloc(l.B.Addr(uint64(size)), ir.Alloc{Kind: ir.ObjStack, Name: name})
	a.Objects = append(a.Objects, state.StackObject{Address: p, Guard: l.State.Guard})
	return p
}

func (l *Calls) overflowArea(a *state.Activation, v *state.Varargs, xs []vararg, word int64) {
	offs, end := make([]int64, len(xs)), int64(0)
	for i, x := range xs {
		n := x.size
		if n == 0 {
			n = int64(l.StoredBytes(l.B.Type(x.reg)))
		}
		offs[i] = program.RoundUp(end, max(x.align, word))
		end = offs[i] + program.RoundUp(n, word)
	}
	v.Overflow = l.argArea(a, "variable arguments of "+a.Function.Name, end)
	for i, x := range xs {
		to := l.At(v.Overflow, offs[i])
		v.Slots = append(v.Slots, state.VarargSlot{At: offs[i], Kind: l.kindOf(x)})
		if x.size != 0 {
			l.CopyBytes(to, x.reg, l.B.Addr(uint64(x.size)))
		} else {
			l.Poke(to, x.reg)
		}
	}
}

// kindOf returns what an argument was passed as. Structures in memory have no bytes here.
func (l *Calls) kindOf(x vararg) state.ArgumentKind {
	if x.size != 0 {
		return state.ArgumentKind{}
	}
	if x.mem { // a long double
		return LongDouble
	}
	return state.ArgumentKind{Bytes: int64(l.StoredBytes(l.B.Type(x.reg))), Fraction: x.fp}
}

// registersOf counts the registers of a named argument of type t.
func (l *Calls) registersOf(m *program.Unit, t *llvm.Type) (gp, fp int) {
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

// varargOf returns the scalars of the call's i-th argument, or the structure that it passes by value in memory.
func (l *Calls) varargOf(c *state.Call, i int, word int64) []vararg {
	m := c.Activation.Function.Unit
	rs := l.Arguments(c)[i]
	if at := c.LL.Attrs[i]; at.ByVal != nil {
		n := m.Layout.SizeOf(at.ByVal)
		l.OnAccess(c.Activation, c.Inst, i, rs[0], l.B.Addr(uint64(n)), false, "dereference: the structure passed by value is valid")
		if n == 0 || l.Dead {
			return nil
		}
		return []vararg{{reg: rs[0], size: n, align: int64(at.Align)}}
	}
	t := c.LL.Args[i].Type()
	if t.Kind == llvm.Vector {
		return []vararg{l.vectorArg(m, t, rs)}
	}
	return l.scalarArgs(m, t, rs, word)
}

// vectorArg returns a vector as one integer.
func (l *Calls) vectorArg(m *program.Unit, t *llvm.Type, rs []ir.Reg) vararg {
	bits := int(m.Layout.StoreSize(t)) * 8
	if bits > 128 {
		l.Fail("variable arguments of type %v", t)
	}
	x := l.B.BigConst(new(big.Int), bits)
	for i, r := range rs {
		w := int(l.B.Type(r).Bits)
		x = l.B.Bin(ir.OpOr, x, l.ShiftC(ir.OpShl, l.Resize(l.AsInt(r), bits), i*w))
	}
	return vararg{reg: x, fp: true, align: m.Layout.AlignOf(t)}
}

func (l *Calls) scalarArgs(m *program.Unit, t *llvm.Type, rs []ir.Reg, word int64) []vararg {
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
		if l.B.Type(x.reg).Bits == 128 {
			x.align = 16
		}
	}
	return []vararg{x}
}
