package vcgen

import (
	"fmt"
	"strings"

	"seabmc/claim"
	"seabmc/ieee"
	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/term"
)

// roundings are the modes of the operations that round to an integral value.
var roundings = map[ir.Op]ieee.Mode{ir.OpFFloor: ieee.Down, ir.OpFCeil: ieee.Up, ir.OpFTrunc: ieee.ToZero,
	ir.OpFRint: ieee.NearestEven, ir.OpFRound: ieee.NearestAway}

// float evaluates an operation from OpFAdd to OpFConv: with the interpreter's arithmetic if the operands are constant, else as a formula.
func (g *paths) float(p *ir.Program, in *ir.Instr) error {
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
	g.claimFloat(in, w, to, a[:len(in.Args)], res)
	g.set(in.Res, res)
	return nil
}

// theory has the names of the operations in SMT-LIB's theory of floating-point numbers.
var theory = map[ir.Op]string{
	ir.OpFAdd: "fp.add RNE", ir.OpFSub: "fp.sub RNE", ir.OpFMul: "fp.mul RNE", ir.OpFDiv: "fp.div RNE", ir.OpFMA: "fp.fma RNE", ir.OpFSqrt: "fp.sqrt RNE",
	ir.OpFEq: "fp.eq", ir.OpFLt: "fp.lt", ir.OpFLe: "fp.leq", ir.OpFToSI: "fp.to_sbv", ir.OpFToUI: "fp.to_ubv",
	ir.OpSIToF: "(_ to_fp %d %d) RNE", ir.OpUIToF: "(_ to_fp_unsigned %d %d) RNE", ir.OpFConv: "(_ to_fp %d %d) RNE",
	ir.OpFFloor: "fp.roundToIntegral RTN", ir.OpFCeil: "fp.roundToIntegral RTP", ir.OpFTrunc: "fp.roundToIntegral RTZ",
	ir.OpFRint: "fp.roundToIntegral RNE", ir.OpFRound: "fp.roundToIntegral RNA",
}

// claimFloat tells the auditor, if there is one, the result of an operation on numbers of w bits, or on an integer, that gives a number of `to` bits.
func (g *paths) claimFloat(in *ir.Instr, w, to int, args []term.ID, res term.ID) {
	a := g.r.Auditor()
	if a == nil {
		return
	}
	f := &claim.Float{Op: theory[in.Op], Args: args}
	if from := ieee.OfWidth(w); in.Op != ir.OpSIToF && in.Op != ir.OpUIToF {
		f.E, f.M = from.E, from.M
	}
	switch in.Op {
	case ir.OpFEq, ir.OpFLt, ir.OpFLe, ir.OpFToSI, ir.OpFToUI:
	default:
		into := ieee.OfWidth(to)
		f.ToE, f.ToM = into.E, into.M
	}
	if strings.Contains(f.Op, "%d") {
		f.Op = fmt.Sprintf(f.Op, f.ToE, f.ToM+1)
	}
	a.Claim(&claim.Claim{By: fmt.Sprintf("ieee: %v", in.Op), X: res, Float: f})
}

func (g *paths) constFloat(in *ir.Instr, w, to int) (uint64, bool) {
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
	return floats.Apply(in.Op, args, uint32(w), uint32(to)), true
}

func (g *paths) circuit(op ir.Op, w, to int, a [3]term.ID) term.ID {
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
