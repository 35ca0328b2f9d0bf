package vcgen

import (
	"fmt"

	"seabmc/ieee"
	"seabmc/ir"
	"seabmc/term"
)

// roundings are the modes of the operations that round to an integral value.
var roundings = map[ir.Op]ieee.Mode{ir.OpFFloor: ieee.Down, ir.OpFCeil: ieee.Up, ir.OpFTrunc: ieee.ToZero,
	ir.OpFRint: ieee.NearestEven, ir.OpFRound: ieee.NearestAway}

// float evaluates an operation from OpFAdd to OpFConv: by the interpreter's
// arithmetic if the operands are constant, else as a formula.
func (g *Gen) float(p *ir.Program, in *ir.Instr) error {
	w, to := int(p.Types[in.Args[0]].Bits), int(in.Type.Bits)
	if v, ok := g.constFloat(in, w, to); ok {
		if to == 1 {
			g.set(in.Res, g.t.BoolConst(v != 0))
		} else {
			g.set(in.Res, g.t.Const(v, to))
		}
		return nil
	}
	var a [3]term.ID
	for i, r := range in.Args {
		a[i] = g.val(r)
	}
	res := g.circuit(in.Op, w, to, a)
	if res == 0 {
		return fmt.Errorf("vcgen: instruction %v of values that are not constant is not supported", in.Op)
	}
	g.set(in.Res, res)
	return nil
}

func (g *Gen) constFloat(in *ir.Instr, w, to int) (uint64, bool) {
	if w > 64 || to > 64 {
		return 0, false
	}
	args := make([]uint64, len(in.Args))
	for i, r := range in.Args {
		v, ok := g.t.Uint64(g.val(r))
		if !ok {
			return 0, false
		}
		args[i] = v
	}
	return ir.FloatOp(in.Op, args, uint32(w), uint32(to)), true
}

func (g *Gen) circuit(op ir.Op, w, to int, a [3]term.ID) term.ID {
	c := g.ieee
	switch op {
	case ir.OpFAdd:
		return c.Add(w, a[0], a[1])
	case ir.OpFSub:
		return c.Sub(w, a[0], a[1])
	case ir.OpFMul:
		return c.Mul(w, a[0], a[1])
	case ir.OpFDiv:
		return c.Div(w, a[0], a[1])
	case ir.OpFMA:
		return c.FMA(w, a[0], a[1], a[2])
	case ir.OpFSqrt:
		return c.Sqrt(w, a[0])
	case ir.OpFEq:
		return c.Eq(w, a[0], a[1])
	case ir.OpFLt:
		return c.Lt(w, a[0], a[1])
	case ir.OpFLe:
		return c.Le(w, a[0], a[1])
	case ir.OpFToSI, ir.OpFToUI:
		return c.ToInt(w, a[0], to, op == ir.OpFToSI)
	case ir.OpSIToF, ir.OpUIToF:
		return c.FromInt(to, a[0], op == ir.OpSIToF)
	case ir.OpFConv:
		return c.Convert(w, to, a[0])
	case ir.OpFRem:
		return 0
	}
	return c.Integral(w, a[0], roundings[op])
}
