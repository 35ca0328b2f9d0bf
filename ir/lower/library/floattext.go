package library

import (
	"math"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

func decimalText(x float64, letter byte, precision int, alternative bool) string {
	if letter != 'g' {
		return withPoint(strconv.FormatFloat(x, letter, precision, 64), alternative)
	}
	precision = max(precision, 1)
	text := strconv.FormatFloat(x, 'e', precision-1, 64)
	if n := exponentOf(x, precision-1); n >= -4 && n < precision {
		text = strconv.FormatFloat(x, 'f', precision-1-n, 64)
	}
	if alternative {
		return withPoint(text, true)
	}
	return withoutZeros(text)
}

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
	text, ok := floatText(math.Abs(math.Float64frombits(args[0])), byte(args[1]), int(int32(args[2])), int32(args[3]) != 0)
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
	return []ir.Reg{l.B.Const(math.Float64bits(textNumber(string(text), int(bits))), 64)}
}

// exponentOf returns the decimal exponent of x, rounded to the given number of digits after the first (-1: all of them).
func exponentOf(x float64, digits int) int {
	_, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'e', digits, 64), "e")
	n, _ := strconv.Atoi(exponent)
	return n
}

// floatText returns what printf makes of x with a conversion (a, e, f, g or a capital one), a precision (negative: none) and perhaps the flag #.
func floatText(x float64, letter byte, precision int, alternative bool) (text string, ok bool) {
	upper := letter >= 'A' && letter <= 'Z'
	letter |= 'a' - 'A'
	switch {
	case math.IsInf(x, 0):
		text = "inf"
	case x != x:
		text = "nan"
	case letter == 'a':
		if x != 0 && x < 0x1p-1022 {
			return "", false
		}
		text = hexText(x, precision, alternative)
	default:
		if precision < 0 {
			precision = 6
		}
		if letter == 'g' && alternative && exponentOf(x, -1) != exponentOf(x, max(precision, 1)-1) {
			return "", false // if rounding carries, glibc drops the zeros of %#g; the C standard does not
		}
		text = decimalText(x, letter, precision, alternative)
	}
	if upper {
		text = strings.ToUpper(text)
	}
	return text, true
}

// hexText returns Go's hexadecimal text with C's exponent, which has no leading zero. If rounding carries, glibc keeps the exponent and begins with
// 2.
func hexText(x float64, precision int, alternative bool) string {
	digits, carried, _ := strings.Cut(strconv.FormatFloat(x, 'x', precision, 64), "p")
	_, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'x', -1, 64), "p")
	if carried != exponent {
		digits = strings.Replace(digits, "0x1", "0x2", 1)
	}
	if alternative && !strings.Contains(digits, ".") {
		digits += "."
	}
	if len(exponent) == 3 && exponent[1] == '0' {
		exponent = exponent[:1] + exponent[2:]
	}
	return digits + "p" + exponent
}

// textNumber returns the number that a text stands for, rounded to the given number of bits.
func textNumber(text string, bits int) float64 {
	if strings.ContainsAny(text, "xX") && !strings.ContainsAny(text, "pP") {
		text += "p0"
	}
	v, _ := strconv.ParseFloat(text, bits) // beyond the range it is infinite or zero, as in C
	return v
}

// withPoint adds a decimal point to a number that has none.
func withPoint(text string, wanted bool) string {
	if !wanted || strings.Contains(text, ".") {
		return text
	}
	digits, exponent, ok := strings.Cut(text, "e")
	if ok {
		exponent = "e" + exponent
	}
	return digits + "." + exponent
}

// withoutZeros removes the zeros from the end of a fraction.
func withoutZeros(text string) string {
	digits, exponent, ok := strings.Cut(text, "e")
	if ok {
		exponent = "e" + exponent
	}
	if strings.Contains(digits, ".") {
		digits = strings.TrimSuffix(strings.TrimRight(digits, "0"), ".")
	}
	return digits + exponent
}
