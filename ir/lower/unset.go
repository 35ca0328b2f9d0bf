package lower

import (
	"regexp"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// Reads of bytes that were never written. A second memory shadows the first: a bit
// of it is 1 where nothing was written since the object was made. With the check on,
// local variables are not promoted, so that every access goes through memory.
//
// A load is checked when it is read, with four exceptions: bit-fields, of which
// clang loads and stores the neighbours too; structures that clang moves as
// integers, padding and all; single bytes that are only stored elsewhere, as a
// copying loop does; and the result of a function, which its caller may not use. Their values keep the bits of the shadow (lowerer.unsetBits,
// by register) through the instructions that pass bits on, through calls and
// returns, until they are stored, shadow and all, or used for anything else: there
// they are checked.

// poke, fill, copyBytes and unknownBytes write to memory and its shadow.
func (l *lowerer) poke(p, v ir.Reg) {
	l.cur.mem = l.b.Store(l.cur.mem, p, v)
	l.modified(p, l.b.Addr(uint64(l.storedBytes(l.b.Type(v)))))
	if sh := l.unsetBits[v]; sh != 0 {
		l.cur.unset = l.b.Store(l.cur.unset, p, sh)
	} else if l.cur.unset != 0 {
		l.wrote(p, l.b.Addr(uint64(l.storedBytes(l.b.Type(v)))))
	}
}

func (l *lowerer) storedBytes(t ir.Type) int {
	if t.Kind == ir.KindPtr {
		return l.b.Prog.PtrBits / 8
	}
	return int(t.Bits+7) / 8
}

func (l *lowerer) fill(p, v, n ir.Reg) {
	l.cur.mem = l.b.MemSet(l.cur.mem, p, v, n)
	l.wrote(p, n)
}

func (l *lowerer) copyBytes(to, from, n ir.Reg) {
	l.cur.mem = l.b.MemCpy(l.cur.mem, to, l.cur.mem, from, n)
	l.modified(to, n)
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemCpy(l.cur.unset, to, l.cur.unset, from, n)
	}
}

func (l *lowerer) unknownBytes(p, n ir.Reg) {
	l.cur.mem = l.b.Havoc(l.cur.mem, p, n)
	l.wrote(p, n)
}

// wrote notes that n bytes at p are written.
func (l *lowerer) wrote(p, n ir.Reg) {
	l.mark(p, n, 0)
	l.modified(p, n)
}

func (l *lowerer) mark(p, n ir.Reg, v uint64) {
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemSet(l.cur.unset, p, l.b.Const(v, 8), n)
	}
}

// made notes that an object is new.
func (l *lowerer) made(p, size ir.Reg, kind ir.ObjKind) {
	l.unmodified(p, size)
	switch kind {
	case ir.ObjStack, ir.ObjConstLocal, ir.ObjHeap:
		l.mark(p, size, 255)
	case ir.ObjGlobal, ir.ObjConst:
		l.mark(p, size, 0)
	}
}

// written checks that the bytes of a load were written, or notes which were not if
// the value may travel; it was loaded from p into rs.
func (l *lowerer) written(a *activation, in *inst, p ir.Reg, ls []leaf, rs []ir.Reg) {
	if l.cur.unset == 0 || l.dead {
		return
	}
	for i, f := range ls {
		n := 8 * l.storedBytes(f.t)
		if bits := l.b.Load(ir.Int(n), l.cur.unset, l.at(p, f.off)); !l.isZero(bits) {
			l.unsetBits[rs[i]] = bits
		}
	}
	if !in.travels || in.strict {
		l.settled(a, in, rs)
	}
}

func (l *lowerer) isZero(r ir.Reg) bool {
	v, ok := l.b.ConstInt(r)
	return ok && v == 0
}

// settled checks that all bits of values were written; from here on they count as that.
func (l *lowerer) settled(a *activation, in *inst, rs []ir.Reg) {
	var ok ir.Reg
	for _, r := range rs {
		bits := l.unsetBits[r]
		if bits == 0 {
			continue
		}
		delete(l.unsetBits, r)
		clean := l.b.Bin(ir.OpEq, bits, l.zero(l.b.Type(bits)))
		if ok == 0 {
			ok = clean
		} else {
			ok = l.b.Bin(ir.OpAnd, ok, clean)
		}
	}
	if ok != 0 {
		what := "the value"
		if in.expr != "" {
			what = in.expr
		}
		l.check(a, in, ir.CheckUninit, 0, ok, what+" was written before it is read")
	}
}

// pass carries the shadow of an instruction's operands over to its result.
func (l *lowerer) pass(a *activation, in *inst) {
	if len(l.unsetBits) == 0 || l.dead || in.loc.n == 0 {
		return
	}
	if in.loc.n == 1 {
		l.passBits(a, in)
	}
	if _, isLoad := in.ll.(*llir.InstLoad); in.strict && !isLoad {
		rs := make([]ir.Reg, in.loc.n)
		for i := range rs {
			rs[i] = l.valueAt(a, in.loc, int32(i))
		}
		l.settled(a, in, rs)
	}
}

func (l *lowerer) valueAt(a *activation, at loc, i int32) ir.Reg {
	if at.slot {
		return l.force(l.cur.slots.get(at.base + i))
	}
	return a.vals[at.base+i]
}

// passBits is pass for the instructions that bit-fields are read and written with.
func (l *lowerer) passBits(a *activation, in *inst) {
	if !onBits(in.ll) {
		return
	}
	x := l.one(a, &in.ops[0])
	bits := l.unsetBits[x]
	width := 0
	switch in.ll.(type) {
	case *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt:
		width = int(l.b.Type(l.valueAt(a, in.loc, 0)).Bits)
	}
	switch in.ll.(type) {
	case *llir.InstAnd:
		y := l.one(a, &in.ops[1])
		switch other := l.unsetBits[y]; {
		case bits == 0 && other != 0:
			bits = l.b.Bin(ir.OpAnd, other, x)
		case bits != 0 && other == 0:
			bits = l.b.Bin(ir.OpAnd, bits, y)
		case bits != 0:
			bits = l.b.Bin(ir.OpOr, bits, other)
		}
	case *llir.InstOr, *llir.InstXor:
		switch other := l.unsetBits[l.one(a, &in.ops[1])]; {
		case bits == 0:
			bits = other
		case other != 0:
			bits = l.b.Bin(ir.OpOr, bits, other)
		}
	case *llir.InstShl, *llir.InstLShr, *llir.InstAShr:
		if bits != 0 {
			op, _ := binaryOp(in.ll)
			bits = l.b.Bin(op, bits, l.one(a, &in.ops[1]))
		}
	case *llir.InstTrunc:
		bits = l.castBits(ir.OpTrunc, bits, width)
	case *llir.InstZExt:
		bits = l.castBits(ir.OpZExt, bits, width)
	case *llir.InstSExt:
		bits = l.castBits(ir.OpSExt, bits, width)
	}
	if bits != 0 && !l.isZero(bits) && int(l.b.Type(bits).Bits) == int(l.b.Type(l.valueAt(a, in.loc, 0)).Bits) {
		l.unsetBits[l.valueAt(a, in.loc, 0)] = bits
	}
}

func (l *lowerer) castBits(op ir.Op, bits ir.Reg, width int) ir.Reg {
	if bits == 0 {
		return 0
	}
	return l.b.Cast(op, bits, width)
}

// travellers finds the loads whose values may travel with the bits that were not
// written, and the values that are used for more than to be passed on.
func (c *compiler) travellers() {
	if !c.l.opt.Uninitialized {
		return
	}
	strict, kept := map[value.Value]bool{}, map[value.Value]bool{}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			for i, op := range in.Operands() {
				v := callArg(*op)
				if !passesOn(in, i, v) {
					strict[v] = true
				}
				if _, ok := in.(*llir.InstStore); !ok || i != 0 {
					kept[v] = true
				}
			}
		}
		for _, op := range b.ll.Term.Operands() {
			if _, ok := b.ll.Term.(*llir.TermRet); !ok || fromBits(*op) {
				strict[*op] = true
			}
			kept[*op] = true
		}
	}
	for _, b := range c.f.blocks {
		for i := range b.insts {
			in := &b.insts[i]
			v, ok := in.ll.(value.Value)
			if !ok {
				continue
			}
			in.strict = strict[v]
			if x, ok := v.(*llir.InstLoad); ok {
				in.travels = wholeBytes(x.ElemType) && (strings.HasPrefix(x.Name(), "bf.load") || wholeStruct(x.Src) || resultSlot(x.Src) || !kept[v] && isByte(x.ElemType))
			}
		}
	}
}

func isByte(t types.Type) bool {
	i, ok := t.(*types.IntType)
	return ok && i.BitSize == 8
}

// wholeBytes tells whether every bit of a type is stored.
func wholeBytes(t types.Type) bool {
	i, ok := t.(*types.IntType)
	return !ok || i.BitSize%8 == 0
}

// passesOn tells whether an instruction does no more with its operand i, which is v,
// than to pass its bits on.
func passesOn(in llir.Instruction, i int, v value.Value) bool {
	switch x := in.(type) {
	case *llir.InstStore:
		return i == 0 && !fromBits(v)
	case *llir.InstCall:
		return i > 0 && !fromBits(v)
	case *llir.InstAnd:
		return isConst(x.X) || isConst(x.Y)
	case *llir.InstShl:
		return isConst(x.Y)
	case *llir.InstLShr:
		return isConst(x.Y)
	case *llir.InstAShr:
		return isConst(x.Y)
	case *llir.InstExtractValue, *llir.InstInsertValue, *llir.InstFreeze:
		return true
	}
	return onBits(in)
}

// onBits tells of the instructions that bit-fields are read and written with.
func onBits(in any) bool {
	switch in.(type) {
	case *llir.InstAnd, *llir.InstOr, *llir.InstXor, *llir.InstShl, *llir.InstLShr, *llir.InstAShr, *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt:
		return true
	}
	return false
}

// fromBits tells of a value that was taken out of a bit-field: it is read as any other is. One
// that is put together, by or, goes back to memory.
func fromBits(v value.Value) bool {
	if x, ok := v.(*llir.InstLoad); ok {
		return strings.HasPrefix(x.Name(), "bf.load")
	}
	_, or := v.(*llir.InstOr)
	return !or && onBits(v)
}

func isConst(v value.Value) bool {
	_, ok := v.(constant.Constant)
	return ok
}

// coerceSlot are the names of the variables in which clang gives a structure the shape of registers.
var coerceSlot = regexp.MustCompile(`\.coerce\d*$`)

// resultSlot tells whether an address is that of a function's result: its end may be reached
// without a result, as long as the caller does not use it (C11 6.9.1p12).
func resultSlot(v value.Value) bool {
	x, ok := v.(*llir.InstAlloca)
	return ok && x.LocalName == "retval"
}

// wholeStruct tells whether an address is that of a structure seen as another type,
// or of a part of that: so does clang move structures through registers.
func wholeStruct(v value.Value) bool {
	if gep, ok := v.(*llir.InstGetElementPtr); ok {
		v = gep.Src
	}
	if x, ok := v.(*llir.InstAlloca); ok {
		return coerceSlot.MatchString(x.LocalName)
	}
	bc, ok := v.(*llir.InstBitCast)
	if !ok || bc.LocalName != "" && !strings.HasPrefix(bc.LocalName, "coerce") { // a named one is a member of a union
		return false
	}
	pt, ok := bc.From.Type().(*types.PointerType)
	if !ok {
		return false
	}
	_, ok = pt.ElemType.(*types.StructType)
	return ok
}
