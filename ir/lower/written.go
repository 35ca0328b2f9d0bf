package lower

import (
	"math/bits"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// What the trace shows of writes to memory: the variable or expression that is
// written, and its C type, by which the trace spells the bytes.

// storedTo finds out what a store writes.
func (l *lowerer) storedTo(f *function, x *inst, in *llvm.Inst) {
	to, n := in.Args[1], f.mod.Layout.StoreSize(in.Args[0].Type())
	s, t := l.prog.Lvalue(f.ent, to, 0)
	x.expr = s
	if x.v != nil {
		x.lay = l.prog.EnumOf(x.v.Type)
		return
	}
	if v := l.prog.VarsOf(f.ent.Func)[rootOf(to)]; v != nil && strings.Contains(v.CType, "va_list") { // what va_arg does
		x.expr = ""
		return
	}
	if s == "" || t == nil {
		l.placed(f, x, to, &ir.Layout{Bytes: uint64(n)})
		return
	}
	if name, lay := l.bitField(f, in); lay != nil {
		x.expr, x.lay = name, lay
		return
	}
	switch {
	case program.Composite(program.Strip(t)):
		x.lay = l.prog.LayoutOf(t)
	case program.DebugSize(t) != n:
		l.placed(f, x, to, &ir.Layout{Bytes: uint64(n)})
	case strings.Contains(s, "["): // the trace finds the index out
		x.lay = l.prog.LayoutOf(t)
	default:
		x.v = &program.Variable{Name: s, CType: l.prog.Debug.TypeName(t), Type: t}
	}
}

// placed is a place that the trace names by its address: that of an access to what is no part of a variable for certain to see.
func (l *lowerer) placed(f *function, x *inst, p llvm.Value, lay *ir.Layout) {
	if root := rootOf(p); root == nil || l.prog.VarsOf(f.ent.Func)[root] != nil {
		x.expr, x.lay = "", lay
	}
}

// rootOf is the variable that an address is a part of; nil if it is an address that the code computes, or of a global.
func rootOf(p llvm.Value) llvm.Value {
	for {
		if llvm.Is(p, llvm.Alloca) || program.IsParam(p) {
			return p
		}
		x, ok := p.(*llvm.Inst)
		if !ok || x.Op != llvm.GEP && x.Op != llvm.BitCast {
			return nil
		}
		p = x.Args[0]
	}
}

// writers by name, and those whose first argument is the place of their result.
var writesFirst = map[string]bool{"memcpy": true, "memmove": true, "memset": true, "klee_make_symbolic": true, "memhavoc": true,
	"__VERIFIER_nondet_memory": true, "__CPROVER_havoc_object": true, "__CPROVER_havoc_slice": true, "__builtin_memcpy": true, "__builtin_memset": true, "mempcpy": true, "bzero": true, "fread": true, "qsort": true}

// writesText are those whose first argument is the place of a text.
var writesText = map[string]bool{"strcpy": true, "strncpy": true, "stpcpy": true, "stpncpy": true, "strcat": true, "strncat": true, "strlcpy": true, "strlcat": true,
	"sprintf": true, "snprintf": true, "vsprintf": true, "vsnprintf": true, "fgets": true}

// writtenTo finds out what a call writes that is no call of code.
func (l *lowerer) writtenTo(f *function, x *inst, in *llvm.Inst) {
	e := l.prog.CalledBy(f.ent, in)
	if e == nil || e.Func == nil || len(in.Args) == 0 {
		return
	}
	name := strings.TrimPrefix(e.Name, "llvm.")
	name, _, _ = strings.Cut(name, ".")
	if writesText[name] {
		x.expr, x.lay = l.textAt(f, in.Args[0])
		return
	}
	if !writesFirst[name] && (e.HasBody() || in.Attrs[0].SRet == nil) {
		return
	}
	s, t := l.prog.Lvalue(f.ent, whole(in.Args[0]), 0)
	if s != "" && program.DebugSize(t) > 0 {
		x.expr, x.lay = s, l.prog.LayoutOf(t)
		return
	}
	if name != "memcpy" && name != "memmove" || len(in.Args) < 3 {
		return
	}
	if n := program.ConstInt(in.Args[2]); n != nil && n.IsUint64() {
		l.placed(f, x, in.Args[0], &ir.Layout{CType: ir.WholeType, Bytes: n.Uint64()})
	}
}

// longestText is how much of a text of unknown length is read for the trace.
const longestText = 128

// textAt is the array of characters that begins at an address, or else a text of any length.
func (l *lowerer) textAt(f *function, p llvm.Value) (string, *ir.Layout) {
	if x := llvm.AsInst(p); x != nil && x.Op == llvm.GEP && x.Elem.Kind == llvm.Array && allZero(x.Args[1:]) {
		if s, t := l.prog.Lvalue(f.ent, x.Args[0], 0); s != "" && program.DebugSize(t) > 0 {
			return s, l.prog.LayoutOf(t)
		}
	}
	s, t := l.prog.Lvalue(f.ent, p, 0)
	if s == "" || program.DebugSize(t) != 1 {
		return "", nil
	}
	return s, &ir.Layout{CType: ir.TextType, Bytes: longestText, Elem: l.prog.LayoutOf(t), Count: longestText}
}

// whole is the object that an address is the start of.
func whole(p llvm.Value) llvm.Value {
	for range 6 {
		x := llvm.AsInst(p)
		if x == nil {
			break
		}
		_, constant := p.(*llvm.ConstExpr)
		start := x.Op == llvm.GEP && allZero(x.Args[1:]) && (constant || len(x.Args) > 2)
		if x.Op != llvm.BitCast && !start {
			break
		}
		p = x.Args[0]
	}
	return p
}

func allZero(indices []llvm.Value) bool {
	return !slices.ContainsFunc(indices, func(v llvm.Value) bool { return !isZeroConst(v) })
}

// bitField is the bit-field that a store writes, by the bits that it leaves as they are.
func (l *lowerer) bitField(f *function, in *llvm.Inst) (string, *ir.Layout) {
	p := in.Args[1]
	if from := llvm.Arg(p, llvm.BitCast, 0); from != nil {
		p = from
	}
	x, ok := llvm.As(p, llvm.GEP)
	if !ok || len(x.Args) != 3 || x.Elem.Kind != llvm.Struct {
		return "", nil
	}
	k, isConst := x.Args[2].(*llvm.ConstInt)
	if !isConst || k.X.Int64() >= int64(len(x.Elem.Fields)) {
		return "", nil
	}
	s, t := l.prog.Lvalue(f.ent, x.Args[0], 0)
	if s == "" {
		return "", nil
	}
	n := f.mod.Layout.StoreSize(in.Args[0].Type())
	lo, width := writtenBits(in.Args[0], n)
	m := program.BitMember(t, f.mod.Layout.StructOf(x.Elem).Offsets[k.X.Int64()]*8+lo, width)
	if m == nil {
		return "", nil
	}
	name := s + "." + m.Name
	if s[0] == '*' {
		name = s[1:] + "->" + m.Name
	}
	leaf := l.prog.LayoutOf(m.Base)
	return name, &ir.Layout{CType: leaf.CType, Bytes: uint64(n), Members: []ir.Member{{Off: uint64(lo), Bits: uint64(width), Type: leaf}}}
}

// writtenBits are the place and the number of the bits that src does not take from what was there.
func writtenBits(src llvm.Value, n int64) (lo, width int64) {
	or, ok := llvm.As(src, llvm.Or)
	if !ok || n > 8 {
		return 0, 8 * n
	}
	for _, side := range or.Args {
		and, ok := llvm.As(side, llvm.And)
		if !ok || !llvm.Is(and.Args[0], llvm.Load) {
			continue
		}
		if mask, ok := and.Args[1].(*llvm.ConstInt); ok {
			set := ^uint64(mask.X.Int64()) & (1<<(8*uint(n)-1)<<1 - 1)
			return int64(bits.TrailingZeros64(set)), int64(bits.OnesCount64(set))
		}
	}
	return 0, 8 * n
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
