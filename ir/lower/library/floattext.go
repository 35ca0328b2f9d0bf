package library

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/lower/floattext"
	"seabmc/ir/lower/state"
)

// doFloatChar executes __seabmc_float_char(x, letter, precision, alternative, i): it gives character i of the text that printf's conversion makes of
// the absolute value of x, 0 behind the end of the text.
func doFloatChar(l *Library, c *state.Call) []ir.Reg {
	var args [5]uint64
	for i := range args {
		v, known := l.B.ConstInt(l.Arg(c, i))
		if !known {
			l.Fail("printf of a floating-point number whose value is not known")
		}
		args[i] = v
	}
	text, ok := floattext.Of(math.Abs(math.Float64frombits(args[0])), byte(args[1]), int(int32(args[2])), int32(args[3]) != 0)
	if !ok {
		l.Fail("printf of a floating-point number that libraries print differently")
	}
	var r uint64
	if i := int(int32(args[4])); i < len(text) {
		r = uint64(text[i])
	}
	return l.Result(c, l.B.Const(r, 32))
}

// doTextNumber executes __seabmc_text_number(s, n, bits): it gives the number in n characters that strtod's grammar allows.
func doTextNumber(l *Library, c *state.Call) []ir.Reg {
	p := l.PtrArg(c, 0)
	n, known := l.B.ConstInt(l.Arg(c, 1))
	bits, known2 := l.B.ConstInt(l.Arg(c, 2))
	text := make([]byte, n)
	for i := range text {
		v, ok := l.B.ConstInt(l.B.Load(ir.Int(8), l.State.Memory, l.At(p, int64(i))))
		known = known && ok
		text[i] = byte(v)
	}
	if !known || !known2 {
		l.Fail("strtod of a text that is not known")
	}
	return []ir.Reg{l.B.Const(math.Float64bits(floattext.Number(string(text), int(bits))), 64)}
}
