package scripted

import (
	"seabmc/rewriter"
	"seabmc/term"
	"seabmc/vcgen"
)

// Desk is a table of terms with some variables, to ask about.
type Desk struct {
	*term.Table
	R       *rewriter.Rewriter
	A, B, C term.ID // truth values
	X, Y    term.ID // of 8 bits
	Few     term.ID // of 2 bits
	Arr     term.ID // of bytes, with indices of 8 bits
}

// NewDesk makes a desk.
func NewDesk() *Desk {
	t := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	d := &Desk{Table: t, R: rewriter.New(t)}
	d.A, d.B, d.C = t.Var("a", term.Bool), t.Var("b", term.Bool), t.Var("c", term.Bool)
	d.X, d.Y, d.Few = t.Var("x", term.BV(8)), t.Var("y", term.BV(8)), t.Var("few", term.BV(2))
	d.Arr = t.Var("arr", term.Array(8))
	return d
}

// Is is the equality of a term and a constant.
func (d *Desk) Is(x term.ID, k uint64) term.ID { return d.Eq(x, d.Const(k, d.Width(x))) }

// Less is the order of unsigned numbers.
func (d *Desk) Less(x, y term.ID) term.ID { return d.Bin(term.OpUlt, x, y) }

// Sum is x + y.
func (d *Desk) Sum(x, y term.ID) term.ID { return d.Bin(term.OpAdd, x, y) }

// Product is x * y.
func (d *Desk) Product(x, y term.ID) term.ID { return d.Bin(term.OpMul, x, y) }

// VC is a verification condition with these conditions of violation.
func (d *Desk) VC(props ...term.ID) *vcgen.VC {
	vc := &vcgen.VC{T: d.Table, R: d.R}
	for i, p := range props {
		vc.Props = append(vc.Props, vcgen.Prop{Check: i, Violated: p})
	}
	return vc
}
