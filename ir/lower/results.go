package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"seabmc/ir"
)

// Results of functions without a body that are structures: in registers, of which
// each scalar is an input, or in memory whose place the caller passes.

// largeResult gives the memory that a call without a body returns its structure in
// any contents.
func (l *lowerer) largeResult(c *call) {
	for i, x := range c.ll.Args {
		arg, ok := x.(*llir.Arg)
		if !ok {
			continue
		}
		t := sretArg(arg)
		if t == nil {
			continue
		}
		p, n := l.ptrArg(c, i), l.b.Addr(uint64(c.a.f.mod.dl.size(t)))
		l.deref(c.a, c.in, 0, p, n, true, "dereference: the place of the result of "+c.name+" may be written")
		if l.dead {
			return
		}
		l.memoryInput(c, p, n)
		return
	}
}

// memoryInput gives n bytes at p any contents, as a call does.
func (l *lowerer) memoryInput(c *call, p, n ir.Reg) {
	l.unknownBytes(p, n)
	note := ir.Note{Kind: ir.NoteInput, Name: c.name + ir.MemoryInput}
	lay, target := c.in.lay, c.in.expr
	if l.site != nil {
		lay, target = l.filled(l.argumentOf(p))
	}
	if lay == nil {
		l.b.Trace(l.cond(), p, note)
		return
	}
	shown := *lay
	shown.Target = target
	note.CType, note.Layout = shown.CType, &shown
	l.b.TraceMemory(l.cond(), p, l.cur.mem, note)
}

// input notes nondeterministic values of an LLVM type for the trace.
func (l *lowerer) input(rs []ir.Reg, name string, t types.Type) {
	floats := floatNames(nil, t)
	for i, r := range rs {
		ctype := ""
		if i < len(floats) {
			ctype = floats[i]
		}
		l.b.Trace(l.cond(), r, ir.Note{Kind: ir.NoteInput, Name: name, CType: ctype})
	}
}

// floatNames adds the C types of the scalars of t that are floating-point numbers
// to list, and an empty name for each of the others.
func floatNames(list []string, t types.Type) []string {
	switch t := t.(type) {
	case *types.FloatType:
		if t.Kind == types.FloatKindHalf || t.Kind == types.FloatKindFloat || t.Kind == types.FloatKindDouble {
			return append(list, t.Kind.String())
		}
	case *types.StructType:
		for _, f := range t.Fields {
			list = floatNames(list, f)
		}
		return list
	case *types.VectorType:
		for range t.Len {
			list = floatNames(list, t.ElemType)
		}
		return list
	case *types.ArrayType:
		for range min(t.Len, maxLeaves) {
			list = floatNames(list, t.ElemType)
		}
		return list
	}
	return append(list, "")
}

// sretArg is the type of the structure that an argument is the place of, nil if it is none.
func sretArg(arg *llir.Arg) types.Type {
	for _, at := range arg.Attrs {
		s, ok := at.(llir.SRet)
		if !ok {
			continue
		}
		if s.Typ != nil {
			return s.Typ
		}
		if pt, ok := arg.Value.Type().(*types.PointerType); ok {
			return pt.ElemType
		}
	}
	return nil
}
