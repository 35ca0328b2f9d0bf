package lower

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"seabmc/ir"
)

// Reads of bytes that were never written. A second memory shadows the first: its
// byte is 1 where nothing was written since the object was made. With the check on,
// local variables are not promoted, so that every access goes through memory.

// poke, fill, copyBytes and unknownBytes write to memory and its shadow.
func (l *lowerer) poke(p, v ir.Reg) {
	l.cur.mem = l.b.Store(l.cur.mem, p, v)
	if l.cur.unset != 0 {
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
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemCpy(l.cur.unset, to, l.cur.unset, from, n)
	}
}

func (l *lowerer) unknownBytes(p, n ir.Reg) {
	l.cur.mem = l.b.Havoc(l.cur.mem, p, n)
	l.wrote(p, n)
}

// wrote notes that n bytes at p are written.
func (l *lowerer) wrote(p, n ir.Reg) { l.mark(p, n, 0) }

func (l *lowerer) mark(p, n ir.Reg, v uint64) {
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemSet(l.cur.unset, p, l.b.Const(v, 8), n)
	}
}

// made notes that an object is new.
func (l *lowerer) made(p, size ir.Reg, kind ir.ObjKind) {
	switch kind {
	case ir.ObjStack, ir.ObjHeap:
		l.mark(p, size, 1)
	case ir.ObjGlobal, ir.ObjConst:
		l.mark(p, size, 0)
	}
}

// written checks that the bytes of a load were written. Bit-fields, and structures
// that clang moves as one integer, padding and all, are left out.
func (l *lowerer) written(a *activation, in *inst, x *llir.InstLoad, p ir.Reg, ls []leaf) {
	if l.cur.unset == 0 || l.dead || strings.HasPrefix(x.Name(), "bf.load") || wholeStruct(x) {
		return
	}
	var ok ir.Reg
	for _, f := range ls {
		n := 8 * l.storedBytes(f.t)
		clean := l.b.Bin(ir.OpEq, l.b.Load(ir.Int(n), l.cur.unset, l.at(p, f.off)), l.zero(ir.Int(n)))
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

// wholeStruct tells whether a load reads a structure through another type.
func wholeStruct(x *llir.InstLoad) bool {
	bc, ok := x.Src.(*llir.InstBitCast)
	if !ok {
		return false
	}
	pt, ok := bc.From.Type().(*types.PointerType)
	if !ok {
		return false
	}
	_, ok = pt.ElemType.(*types.StructType)
	return ok
}
