package start

import (
	"bytes"

	"seabmc/ir"
)

// Text is a string of any length.
type Text struct {
	Start ir.Reg // its address
	Last  ir.Reg // the address of the last byte of its object, which is initially 0
	Made  ir.Reg // the memory in which it was made; 0 for a constant
}

// AreWhole tells whether s surely points into strings of any length to which nothing was written. It may also point into literals.
func (l *Start) AreWhole(s ir.Reg) bool {
	any := false
	return l.TextsAre(s, func(t Text) bool {
		any = any || t.Made != 0
		return l.unchanged(t)
	}) && any
}

// unchanged tells whether a string is as it was made, and its last byte is its only 0, or may be taken for that.
func (l *Start) unchanged(t Text) bool {
	if t.Made == 0 {
		return t.Start != 0
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
			if text := e.Literal(); bytes.IndexByte(text, 0) == len(text)-1 {
				t.Start = e.Reg
			}
		}
		if !ok || !are(t) {
			return false
		}
		some = true
	}
	return some
}
