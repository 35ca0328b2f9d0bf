package start

import "seabmc/ir"

// Text is a string of any length.
type Text struct {
	Start ir.Reg // its address
	Last  ir.Reg // the address of the last byte of its object, which is initially 0
	Made  ir.Reg // the memory in which it was made
}

// Unchanged tells whether nothing was written to a string of any length.
func (l *Start) Unchanged(t Text) bool {
	if t.Start == 0 {
		return false
	}
	p := l.B.Gep(t.Start, l.B.Nondet(l.B.Type(l.B.Addr(0)), "any place of a string"), 1)
	return l.IsOne(l.B.Bin(ir.OpEq, l.B.Load(ir.Int(8), l.State.Memory, p), l.B.Load(ir.Int(8), t.Made, p)))
}

// StillEnds tells whether the last byte of a string of any length is still 0.
func (l *Start) StillEnds(t Text) bool {
	return l.IsZero(l.B.Load(ir.Int(8), l.State.Memory, t.Last))
}

// TextsAre tells whether s surely points into strings that end with their objects, each of which is as the function says.
func (l *Start) TextsAre(s ir.Reg, are func(Text) bool) bool {
	if len(l.Texts) == 0 {
		return false
	}
	var bases []uint64
	if base, _, ok := l.B.Oracle.ConstPtr(s); ok {
		bases = []uint64{base}
	} else if bases, ok = l.B.Oracle.PtrBases(s); !ok {
		return false
	}
	some := false
	for _, b := range bases {
		if b == 0 { // where the pointer is used, it is checked that it is not null
			continue
		}
		t, ok := l.Texts[b]
		if e := l.ObjOf[b]; !ok && e != nil && e.Global != nil && e.Global.Const && e.Size > 0 {
			t, ok = Text{Last: l.At(e.Reg, e.Size-1)}, true
		}
		if !ok || !are(t) {
			return false
		}
		some = true
	}
	return some
}
