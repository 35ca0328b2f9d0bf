package cex

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// The contents of memory before anything is written to it are an input, which the program may not mention: what an argument points to, or a variable
// that is not initialised. If the failure depends on the first contents of an object, the trace shows them at the place where the object begins.

// maxInitial is the number of bytes of an object that are shown.
const maxInitial = 4096

// firstContents describes the first contents of an object.
type firstContents struct {
	alloc int // instruction
	base  uint64
	cells []uint64 // offsets of the bytes that matter, ascending
}

// unwritten finds the objects whose first contents matter.
func (b *builder) unwritten(rr *interp.Result, initial map[cell]bool) {
	byBase := map[uint64][]uint64{}
	for c := range initial {
		if c.off < maxInitial {
			byBase[c.base] = append(byBase[c.base], c.off)
		}
	}
	base := uint64(0)
	for i := range min(rr.Executed, b.p.Len()) {
		if b.p.OpAt(i) != ir.OpAlloc {
			continue
		}
		if base++; byBase[base] != nil {
			slices.Sort(byBase[base])
			b.first = append(b.first, firstContents{i, base, byBase[base]})
		}
	}
	b.rr = rr
}

// given adds steps for the objects that begin before an instruction.
func (b *builder) given(before int) {
	for len(b.first) > 0 && b.first[0].alloc < before {
		b.contentsStep(&b.first[0])
		b.first = b.first[1:]
	}
}

func (b *builder) contentsStep(f *firstContents) {
	in := b.p.At(f.alloc)
	al := &b.p.Allocs[in.Aux]
	b.inputs++
	st := Step{Kind: ir.NoteInput.String(), Pos: b.p.Positions[in.Pos], Name: b.names.objectName(f.base, &b.names.objects[f.base]), CType: al.CType, Input: b.inputs,
		Depth: len(b.stack), Run: -1, Object: f.base, instr: f.alloc}
	if st.Func = st.Pos.Func; st.Func == "" && len(b.stack) > 0 {
		st.Func = b.stack[len(b.stack)-1].name
	}
	switch {
	case !al.Given:
		st.Name = ir.RoleUnset.Of(st.Name)
	case al.Kind == ir.ObjGlobal || al.Kind == ir.ObjConst:
		st.Name += " (at the start)"
	}
	n := f.cells[len(f.cells)-1] + 1
	if l := al.Layout; l != nil && l.Bytes > 0 && n <= l.Bytes {
		st.bytes, st.layout = b.rr.Initial(f.base, min(l.Bytes, maxInitial)), l
		st.Value = b.names.contents(st.bytes, l)
	} else {
		st.Value = pieces(b.rr.Initial(f.base, n), f.cells)
	}
	b.need[f.alloc] = true
	b.t.Steps = append(b.t.Steps, st)
}

// pieces lists bytes at offsets, with neighbours together: [4..7] = 1.
func pieces(bytes []byte, at []uint64) string {
	var parts []string
	for i := 0; i < len(at) && len(parts) < maxElements; {
		j := i + 1
		for j < len(at) && at[j] == at[j-1]+1 && j-i < maxElements {
			j++
		}
		where := fmt.Sprintf("[%d..%d]", at[i], at[j-1])
		if j == i+1 {
			where = fmt.Sprintf("[%d]", at[i])
		}
		parts = append(parts, where+" = "+number(bytes[at[i]:at[j-1]+1]))
		i = j
	}
	return "bytes " + strings.Join(parts, ", ")
}

// number writes bytes as an integer if they may be one, or else as bytes.
func number(b []byte) string {
	x := uint64(0)
	for i := len(b) - 1; i >= 0; i-- {
		x = x<<8 | uint64(b[i])
	}
	v := interp.Value{Type: ir.Int(8 * len(b)), U: x}
	switch len(b) {
	case 1:
		return character(v, false)
	case 2, 4, 8:
		return integer(v, "int")
	}
	return fmt.Sprintf("% x", b)
}
