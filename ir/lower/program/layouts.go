package program

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// LayoutOf returns the layout by which the trace reads memory of a debug type.
func (p *Program) LayoutOf(t *llvm.DIType) *ir.Layout {
	if lay, ok := p.layouts[t]; ok {
		return lay
	}
	lay := &ir.Layout{CType: p.Debug.TypeName(t), Bytes: uint64(DebugSize(t))}
	p.layouts[t] = lay
	x := Strip(t)
	lay.Pointer = Is(x, llvm.PointerType)
	if Composite(x) {
		p.compose(lay, x)
	}
	return lay
}

func (p *Program) compose(lay *ir.Layout, x *llvm.DIType) {
	switch x.Tag {
	case llvm.EnumType:
		lay.Names = map[int64]string{}
		for _, e := range x.Enums {
			lay.Names[e.Value] = e.Name
		}
	case llvm.ArrayType:
		if e := x.Base; DebugSize(e) > 0 {
			lay.Elem, lay.Count = p.LayoutOf(e), lay.Bytes/uint64(DebugSize(e))
		}
	case llvm.StructType, llvm.UnionType:
		for _, m := range x.Parts {
			if !Is(m, llvm.MemberType) {
				continue
			}
			member := ir.Member{Name: m.Name, Off: uint64(m.Off), Type: p.LayoutOf(m.Base)}
			if isBitField(m) {
				member.Bits = uint64(m.Size)
			}
			lay.Members = append(lay.Members, member)
		}
	}
}

// EnumOf returns the layout of an enum, nil for other types.
func (p *Program) EnumOf(t *llvm.DIType) *ir.Layout {
	if Is(Strip(t), llvm.EnumType) {
		return p.LayoutOf(t)
	}
	return nil
}
