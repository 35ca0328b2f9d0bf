package cfg

import (
	"math/bits"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// storedTo finds out what a store writes.
func (c *compilation) storedTo(x *Inst, in *llvm.Inst) {
	to, n := in.Args[1], c.f.Unit.Layout.StoreSize(in.Args[0].Type())
	s, t := c.prog.Lvalue(c.f.Entity, to, 0)
	x.Expr = s
	if x.Var != nil {
		x.Layout = c.prog.EnumOf(x.Var.Type)
		return
	}
	if v := c.prog.VarsOf(c.f.Entity.Func)[rootOf(to)]; v != nil && strings.Contains(v.CType, "va_list") { // as va_arg does
		x.Expr = ""
		return
	}
	if s == "" || t == nil {
		c.placed(x, to, &ir.Layout{Bytes: uint64(n)})
		return
	}
	if name, lay := c.bitField(in); lay != nil {
		x.Expr, x.Layout = name, lay
		return
	}
	switch {
	case program.Composite(program.Strip(t)):
		x.Layout = c.prog.LayoutOf(t)
	case program.DebugSize(t) != n:
		c.placed(x, to, &ir.Layout{Bytes: uint64(n)})
	case strings.Contains(s, "["): // the trace finds the index
		x.Layout = c.prog.LayoutOf(t)
	default:
		x.Var = &program.Variable{Name: s, CType: c.prog.Debug.TypeName(t), Type: t}
	}
}

// placed marks an access that the trace names by its address, because it is not plain that the accessed place is part of a variable.
func (c *compilation) placed(x *Inst, p llvm.Value, lay *ir.Layout) {
	if root := rootOf(p); root == nil || c.prog.VarsOf(c.f.Entity.Func)[root] != nil {
		x.Expr, x.Layout = "", lay
	}
}

// rootOf returns the variable that an address is a part of. It returns nil if the code computes the address, or if it is that of a global.
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

// writesFirst holds functions whose first argument points to the place of their result.
var writesFirst = map[string]bool{"memcpy": true, "memmove": true, "memset": true, "klee_make_symbolic": true, "memhavoc": true,
	"__VERIFIER_nondet_memory": true, "__CPROVER_havoc_object": true, "__CPROVER_havoc_slice": true, "__builtin_memcpy": true, "__builtin_memset": true, "mempcpy": true, "bzero": true, "fread": true, "qsort": true}

// writesText holds those whose first argument points to the place of a text.
var writesText = map[string]bool{"strcpy": true, "strncpy": true, "stpcpy": true, "stpncpy": true, "strcat": true, "strncat": true, "strlcpy": true, "strlcat": true,
	"sprintf": true, "snprintf": true, "vsprintf": true, "vsnprintf": true, "fgets": true}

// writtenTo finds out what a call writes if it does not call code.
func (c *compilation) writtenTo(x *Inst, in *llvm.Inst) {
	e := c.prog.CalledBy(c.f.Entity, in)
	if e == nil || e.Func == nil || len(in.Args) == 0 {
		return
	}
	name := strings.TrimPrefix(e.Name, "llvm.")
	name, _, _ = strings.Cut(name, ".")
	if writesText[name] {
		x.Expr, x.Layout = c.prog.TextAt(c.f.Entity, in.Args[0])
		return
	}
	if !writesFirst[name] && (e.HasBody() || in.Attrs[0].SRet == nil) {
		return
	}
	s, t := c.prog.Lvalue(c.f.Entity, program.Whole(in.Args[0]), 0)
	if s != "" && program.DebugSize(t) > 0 {
		x.Expr, x.Layout = s, c.prog.LayoutOf(t)
		return
	}
	if name != "memcpy" && name != "memmove" || len(in.Args) < 3 {
		return
	}
	if n := program.ConstInt(in.Args[2]); n != nil && n.IsUint64() {
		c.placed(x, in.Args[0], &ir.Layout{CType: ir.WholeType, Bytes: n.Uint64()})
	}
}

// bitField returns the bit-field that a store writes. The bits that the store leaves as they are show which it is.
func (c *compilation) bitField(in *llvm.Inst) (string, *ir.Layout) {
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
	s, t := c.prog.Lvalue(c.f.Entity, x.Args[0], 0)
	if s == "" {
		return "", nil
	}
	n := c.f.Unit.Layout.StoreSize(in.Args[0].Type())
	lo, width := writtenBits(in.Args[0], n)
	m := program.BitMember(t, c.f.Unit.Layout.StructOf(x.Elem).Offsets[k.X.Int64()]*8+lo, width)
	if m == nil {
		return "", nil
	}
	name := s + "." + m.Name
	if s[0] == '*' {
		name = s[1:] + "->" + m.Name
	}
	leaf := c.prog.LayoutOf(m.Base)
	return name, &ir.Layout{CType: leaf.CType, Bytes: uint64(n), Members: []ir.Member{{Off: uint64(lo), Bits: uint64(width), Type: leaf}}}
}

// writtenBits returns the position and the number of the bits that src does not take from what was there.
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

// enumRead returns the enum that a load reads, nil if it reads something else or nobody asked.
func (c *compilation) enumRead(x *llvm.Inst) *ir.Layout {
	if !c.set.EnumRange {
		return nil
	}
	_, t := c.prog.Lvalue(c.f.Entity, x.Args[0], 0)
	if t == nil {
		return nil
	}
	lay, n := c.prog.EnumOf(t), program.DebugSize(t)
	if lay == nil || !x.Typ.IsInt(uint64(8*n)) {
		return nil // a bit-field is read with its neighbours
	}
	return lay
}
