package plain

import (
	"fmt"
	"math/big"

	"seabmc/ir"
	"seabmc/ir/floats"
)

// Floating point uses SMT-LIB's theory. The encodings that SEA-IR has are turned into numbers and back into encodings. A NaN gets the canonical
// encoding.

// format returns the widths of the exponent and the significand, including the hidden bit.
func format(bits int) (exp, sig int) {
	switch bits {
	case ir.HalfBits:
		return 5, 11
	case 32:
		return 8, 24
	case 64:
		return 11, 53
	}
	return 15, 64
}

func numberSort(bits int) string {
	exp, sig := format(bits)
	return fmt.Sprintf("(_ FloatingPoint %d %d)", exp, sig)
}

func (e *encoder) defineNumber(bits int, text string, args ...any) string {
	name := e.fresh("f")
	e.line("(define-fun %s () %s %s)", name, numberSort(bits), fmt.Sprintf(text, args...))
	return name
}

// numberOf returns the number that v encodes.
func (e *encoder) numberOf(v *value) string {
	if v.number == "" {
		exp, sig := format(v.bits())
		v.number = e.defineNumber(v.bits(), "((_ to_fp %d %d) %s)", exp, sig, v.text)
	}
	return v.number
}

// encoded returns the encoding of a number: the bits that stand for this number, or the canonical ones for a NaN.
func (e *encoder) encoded(name string, bits int) *value {
	v := e.unknown(ir.Int(bits), "e")
	exp, sig := format(bits)
	e.line("(assert (= ((_ to_fp %d %d) %s) %s))", exp, sig, v.text, name)
	e.line("(assert (=> (fp.isNaN %s) (= %s %s)))", name, v.text, e.bigNumber(floats.BigNaN(uint32(bits)), bits).text)
	v.number = name
	return v
}

var numberOps = map[ir.Op]string{ir.OpFAdd: "fp.add RNE", ir.OpFSub: "fp.sub RNE", ir.OpFMul: "fp.mul RNE", ir.OpFDiv: "fp.div RNE",
	ir.OpFMA: "fp.fma RNE", ir.OpFSqrt: "fp.sqrt RNE", ir.OpFFloor: "fp.roundToIntegral RTN", ir.OpFCeil: "fp.roundToIntegral RTP",
	ir.OpFTrunc: "fp.roundToIntegral RTZ", ir.OpFRint: "fp.roundToIntegral RNE", ir.OpFRound: "fp.roundToIntegral RNA",
	ir.OpFEq: "fp.eq", ir.OpFLt: "fp.lt", ir.OpFLe: "fp.leq"}

// float computes an operation from OpFAdd to OpFConv.
func (e *encoder) float(op ir.Op, args []*value, to ir.Type) *value {
	if v := e.floatConstant(op, args, to); v != nil {
		return v
	}
	bits := int(to.Bits)
	exp, sig := format(bits)
	switch op {
	case ir.OpFRem:
		panic(Limit("a floating-point remainder that is not constant"))
	case ir.OpFToSI, ir.OpFToUI:
		return e.toInteger(op == ir.OpFToSI, e.numberOf(args[0]), args[0].bits(), bits)
	case ir.OpSIToF:
		return e.encoded(e.defineNumber(bits, "((_ to_fp %d %d) RNE %s)", exp, sig, bitVector(args[0])), bits)
	case ir.OpUIToF:
		return e.encoded(e.defineNumber(bits, "((_ to_fp_unsigned %d %d) RNE %s)", exp, sig, bitVector(args[0])), bits)
	case ir.OpFConv:
		return e.encoded(e.defineNumber(bits, "((_ to_fp %d %d) RNE %s)", exp, sig, e.numberOf(args[0])), bits)
	}
	text := "(" + numberOps[op]
	for _, a := range args {
		text += " " + e.numberOf(a)
	}
	text += ")"
	if to == ir.I1 {
		return e.define(ir.I1, "%s", text)
	}
	return e.encoded(e.defineNumber(bits, "%s", text), bits)
}

// floatConstant computes an operation on constants of at most 64 bits, as the interpreter does.
func (e *encoder) floatConstant(op ir.Op, args []*value, to ir.Type) *value {
	us := make([]uint64, len(args))
	for i, a := range args {
		if !a.known || a.bits() == ir.ExtendedBits {
			return nil
		}
		us[i] = a.u
	}
	if to.Bits > 64 {
		return nil
	}
	return e.number(floats.Apply(op, us, uint32(args[0].bits()), to.Bits), int(to.Bits))
}

// toInteger rounds to zero. If the result does not fit, it is 0.
func (e *encoder) toInteger(signed bool, x string, from, bits int) *value {
	exp, sig := format(from)
	whole := e.defineNumber(from, "(fp.roundToIntegral RTZ %s)", x)
	power := func(n int) string { // as a number of x's format, perhaps infinite
		p := new(big.Int).Lsh(big.NewInt(1), uint(n))
		return fmt.Sprintf("((_ to_fp_unsigned %d %d) RNE %s)", exp, sig, e.bigNumber(p, n+1).text)
	}
	finite := fmt.Sprintf("(not (fp.isInfinite %s))", x)
	name, fits := "fp.to_ubv", ""
	if signed {
		name = "fp.to_sbv"
		fits = fmt.Sprintf("(and %s (fp.leq (fp.neg %s) %s) (fp.lt %s %s))", finite, power(bits-1), whole, whole, power(bits-1))
	} else {
		zero := fmt.Sprintf("(_ +zero %d %d)", exp, sig)
		fits = fmt.Sprintf("(and %s (fp.leq %s %s) (fp.lt %s %s))", finite, zero, whole, whole, power(bits))
	}
	t := ir.Int(bits)
	if bits == 1 {
		return e.define(t, "(and %s (= ((_ %s 1) RTZ %s) #b1))", fits, name, x)
	}
	return e.define(t, "(ite %s ((_ %s %d) RTZ %s) %s)", fits, name, bits, x, e.bigNumber(new(big.Int), bits).text)
}
