package lower

import (
	"math/bits"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// What the trace shows of writes to memory: the variable or expression that is
// written, and its C type, by which the trace spells the bytes.

// storedTo finds out what a store writes.
func (l *lowerer) storedTo(f *function, x *inst, in *llir.InstStore) {
	s, t := l.lvalue(f, in.Dst, 0)
	x.expr = s
	if x.v != nil {
		x.lay = l.enumOf(x.v.typ)
		return
	}
	if v := l.varsOf(f.ent.fn)[rootOf(in.Dst)]; v != nil && strings.Contains(v.ctype, "va_list") { // what va_arg does
		x.expr = ""
		return
	}
	if s == "" || t == nil {
		l.placed(f, x, in.Dst, &ir.Layout{Bytes: uint64(f.mod.dl.store(in.Src.Type()))})
		return
	}
	if name, lay := l.bitField(f, in); lay != nil {
		x.expr, x.lay = name, lay
		return
	}
	switch strip(t).(type) {
	case *metadata.DICompositeType:
		x.lay = l.layoutOf(t)
	default:
		if debugSize(t) != f.mod.dl.store(in.Src.Type()) {
			l.placed(f, x, in.Dst, &ir.Layout{Bytes: uint64(f.mod.dl.store(in.Src.Type()))})
			return
		}
		if strings.Contains(s, "[") { // the trace finds the index out
			x.lay = l.layoutOf(t)
			return
		}
		x.v = &variable{name: s, ctype: l.dbg.ctype(t), typ: t}
	}
}

// placed is a place that the trace names by its address: that of an access to what is no part of a variable for certain to see.
func (l *lowerer) placed(f *function, x *inst, p value.Value, lay *ir.Layout) {
	if root := rootOf(p); root == nil || l.varsOf(f.ent.fn)[root] != nil {
		x.expr, x.lay = "", lay
	}
}

// rootOf is the variable that an address is a part of; nil if it is an address that the code computes, or of a global.
func rootOf(p value.Value) value.Value {
	for {
		switch x := p.(type) {
		case *llir.InstGetElementPtr:
			p = x.Src
		case *llir.InstBitCast:
			p = x.From
		case *llir.InstAlloca, *llir.Param:
			return x
		default:
			return nil
		}
	}
}

// writers by name, and those whose first argument is the place of their result.
var writesFirst = map[string]bool{"memcpy": true, "memmove": true, "memset": true, "klee_make_symbolic": true, "memhavoc": true,
	"__VERIFIER_nondet_memory": true, "__CPROVER_havoc_object": true, "__CPROVER_havoc_slice": true, "__builtin_memcpy": true, "__builtin_memset": true, "mempcpy": true, "bzero": true, "fread": true, "qsort": true}

// writesText are those whose first argument is the place of a text.
var writesText = map[string]bool{"strcpy": true, "strncpy": true, "stpcpy": true, "stpncpy": true, "strcat": true, "strncat": true, "strlcpy": true, "strlcat": true,
	"sprintf": true, "snprintf": true, "vsprintf": true, "vsnprintf": true, "fgets": true}

// writtenTo finds out what a call writes that is no call of code.
func (l *lowerer) writtenTo(f *function, x *inst, in *llir.InstCall) {
	k, ok := in.Callee.(constant.Constant)
	if !ok || len(in.Args) == 0 {
		return
	}
	e := l.link.resolve(f.mod, k)
	if e == nil || e.fn == nil {
		return
	}
	name := strings.TrimPrefix(e.name, "llvm.")
	name, _, _ = strings.Cut(name, ".")
	arg, isArg := in.Args[0].(*llir.Arg)
	if writesText[name] {
		x.expr, x.lay = l.textAt(f, callArg(in.Args[0]))
		return
	}
	if !writesFirst[name] && !(isArg && !e.hasBody() && sretArg(arg) != nil) {
		return
	}
	s, t := l.lvalue(f, whole(callArg(in.Args[0])), 0)
	if s != "" && debugSize(t) > 0 {
		x.expr, x.lay = s, l.layoutOf(t)
		return
	}
	if name != "memcpy" && name != "memmove" || len(in.Args) < 3 {
		return
	}
	if n := l.constInt(f.mod, callArg(in.Args[2])); n != nil && n.IsUint64() {
		l.placed(f, x, callArg(in.Args[0]), &ir.Layout{CType: ir.WholeType, Bytes: n.Uint64()})
	}
}

// longestText is how much of a text of unknown length is read for the trace.
const longestText = 128

// textAt is the array of characters that begins at an address, or else a text of any length.
func (l *lowerer) textAt(f *function, p value.Value) (string, *ir.Layout) {
	var from value.Value
	switch x := p.(type) {
	case *llir.InstGetElementPtr:
		if _, ok := x.ElemType.(*types.ArrayType); ok && allZero(x.Indices) {
			from = x.Src
		}
	case *constant.ExprGetElementPtr:
		if _, ok := x.ElemType.(*types.ArrayType); ok && zeroConstants(x.Indices) {
			from = x.Src
		}
	}
	if from != nil {
		if s, t := l.lvalue(f, from, 0); s != "" && debugSize(t) > 0 {
			return s, l.layoutOf(t)
		}
	}
	s, t := l.lvalue(f, p, 0)
	if s == "" || debugSize(t) != 1 {
		return "", nil
	}
	return s, &ir.Layout{CType: ir.TextType, Bytes: longestText, Elem: l.layoutOf(t), Count: longestText}
}

// whole is the object that an address is the start of.
func whole(p value.Value) value.Value {
	for range 6 {
		switch x := p.(type) {
		case *llir.InstBitCast:
			p = x.From
			continue
		case *constant.ExprBitCast:
			p = x.From
			continue
		case *constant.ExprGetElementPtr:
			if zeroConstants(x.Indices) {
				p = x.Src
				continue
			}
		case *llir.InstGetElementPtr:
			if len(x.Indices) > 1 && allZero(x.Indices) {
				p = x.Src
				continue
			}
		}
		break
	}
	return p
}

func zeroConstants(indices []constant.Constant) bool {
	for _, i := range indices {
		if x, ok := i.(*constant.Index); ok {
			i = x.Constant
		}
		if k, ok := i.(*constant.Int); !ok || k.X.Sign() != 0 {
			return false
		}
	}
	return true
}

func allZero(indices []value.Value) bool {
	for _, i := range indices {
		if k, ok := i.(*constant.Int); !ok || k.X.Sign() != 0 {
			return false
		}
	}
	return true
}

// bitField is the bit-field that a store writes, by the bits that it leaves as they are.
func (l *lowerer) bitField(f *function, in *llir.InstStore) (string, *ir.Layout) {
	p := in.Dst
	if c, ok := p.(*llir.InstBitCast); ok {
		p = c.From
	}
	x, ok := p.(*llir.InstGetElementPtr)
	if !ok || len(x.Indices) != 2 {
		return "", nil
	}
	et, ok := x.ElemType.(*types.StructType)
	k, isConst := x.Indices[1].(*constant.Int)
	if !ok || !isConst || k.X.Int64() >= int64(len(et.Fields)) {
		return "", nil
	}
	s, t := l.lvalue(f, x.Src, 0)
	if s == "" {
		return "", nil
	}
	n := f.mod.dl.store(in.Src.Type())
	lo, width := writtenBits(in.Src, n)
	m := bitMember(t, f.mod.dl.structOf(et).offs[k.X.Int64()]*8+lo, width)
	if m == nil {
		return "", nil
	}
	name := s + "." + m.Name
	if s[0] == '*' {
		name = s[1:] + "->" + m.Name
	}
	leaf := l.layoutOf(m.BaseType)
	return name, &ir.Layout{CType: leaf.CType, Bytes: uint64(n), Members: []ir.Member{{Off: uint64(lo), Bits: uint64(width), Type: leaf}}}
}

// writtenBits are the place and the number of the bits that src does not take from what was there.
func writtenBits(src value.Value, n int64) (lo, width int64) {
	if or, ok := src.(*llir.InstOr); ok {
		for _, side := range []value.Value{or.X, or.Y} {
			and, ok := side.(*llir.InstAnd)
			if !ok {
				continue
			}
			if _, ok := and.X.(*llir.InstLoad); !ok {
				continue
			}
			mask, ok := and.Y.(*constant.Int)
			if !ok || n > 8 {
				continue
			}
			set := ^uint64(mask.X.Int64()) & (1<<(8*uint(n)-1)<<1 - 1)
			return int64(bits.TrailingZeros64(set)), int64(bits.OnesCount64(set))
		}
	}
	return 0, 8 * n
}

// isBitField tells whether a member has not the size of its type.
func isBitField(m *metadata.DIDerivedType) bool {
	n := debugSize(m.BaseType)
	return n > 0 && m.Size > 0 && int64(m.Size) != 8*n
}

func bitMember(t metadata.Field, off, width int64) *metadata.DIDerivedType {
	ct, ok := strip(t).(*metadata.DICompositeType)
	if !ok || ct.Elements == nil {
		return nil
	}
	for _, e := range ct.Elements.Fields {
		if m, ok := e.(*metadata.DIDerivedType); ok && isBitField(m) && int64(m.Offset) == off && int64(m.Size) == width {
			return m
		}
	}
	return nil
}

// layoutOf is a debug type as the trace reads memory by it.
func (l *lowerer) layoutOf(t metadata.Field) *ir.Layout {
	if lay, ok := l.layouts[t]; ok {
		return lay
	}
	lay := &ir.Layout{CType: l.dbg.ctype(t), Bytes: uint64(debugSize(t))}
	l.layouts[t] = lay
	switch x := strip(t).(type) {
	case *metadata.DIDerivedType:
		lay.Pointer = x.Tag == enum.DwarfTagPointerType
	case *metadata.DICompositeType:
		l.compose(lay, x)
	}
	return lay
}

func (l *lowerer) compose(lay *ir.Layout, x *metadata.DICompositeType) {
	switch x.Tag {
	case enum.DwarfTagEnumerationType:
		lay.Names = map[int64]string{}
		if x.Elements == nil {
			return
		}
		for _, e := range x.Elements.Fields {
			if e, ok := e.(*metadata.DIEnumerator); ok {
				lay.Names[e.Value] = e.Name
			}
		}
	case enum.DwarfTagArrayType:
		if e := x.BaseType; debugSize(e) > 0 {
			lay.Elem, lay.Count = l.layoutOf(e), lay.Bytes/uint64(debugSize(e))
		}
	case enum.DwarfTagStructureType, enum.DwarfTagUnionType:
		if x.Elements == nil {
			return
		}
		for _, e := range x.Elements.Fields {
			m, ok := e.(*metadata.DIDerivedType)
			if !ok || m.Tag != enum.DwarfTagMember {
				continue
			}
			member := ir.Member{Name: m.Name, Off: uint64(m.Offset), Type: l.layoutOf(m.BaseType)}
			if isBitField(m) {
				member.Bits = uint64(m.Size)
			}
			lay.Members = append(lay.Members, member)
		}
	}
}

// enumOf is the layout of an enum, nil for other types.
func (l *lowerer) enumOf(t metadata.Field) *ir.Layout {
	if x, ok := strip(t).(*metadata.DICompositeType); ok && x.Tag == enum.DwarfTagEnumerationType {
		return l.layoutOf(t)
	}
	return nil
}

// noteWritten notes what a call wrote at p, if it is known what that is.
func (l *lowerer) noteWritten(c *call, p ir.Reg) {
	if c.in != nil && c.in.lay != nil {
		l.noteMemory(ir.NoteAssign, c.in.expr, c.in.lay, p)
	}
}

// noteMemory records what lies at p as a step of the trace.
func (l *lowerer) noteMemory(kind ir.NoteKind, name string, lay *ir.Layout, p ir.Reg) {
	if l.site == nil {
		l.b.TraceMemory(l.cond(), p, l.cur.mem, ir.Note{Kind: kind, Name: name, CType: lay.CType, Layout: lay})
	}
}
