// Package floattext holds the texts of floating-point numbers: what printf makes of them, and what strtod makes of a text.
//
// In: numbers and texts that are known while the program is lowered. Out: texts and numbers as C has them; false where libraries differ.
package floattext

import (
	"math"
	"strconv"
	"strings"
)

// exponentOf returns the decimal exponent of x, rounded to the given number of digits after the first (-1: all of them).
func exponentOf(x float64, digits int) int {
	_, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'e', digits, 64), "e")
	n, _ := strconv.Atoi(exponent)
	return n
}

// Of returns what printf makes of x with a conversion (a, e, f, g or a capital one), a precision (negative: none) and perhaps the flag #.
func Of(x float64, letter byte, precision int, alternative bool) (text string, ok bool) {
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

// decimalText is the text of the conversions e, f and g.
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

// Number returns the number that a text stands for, rounded to the given number of bits.
func Number(text string, bits int) float64 {
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
