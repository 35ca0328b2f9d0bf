package assembly

import (
	"fmt"
	"strconv"
	"strings"
)

// llir keeps of a NaN literal only that it is one. NaNs with a sign or a payload are
// written as what has the same bits: an integer's.

// nanBits are the bits of a literal of the type that is a NaN other than the usual one.
func nanBits(literal, typ string) (bits uint64, ok bool) {
	if len(literal) != 18 || !strings.HasPrefix(literal, "0x") {
		return 0, false
	}
	v, err := strconv.ParseUint(literal[2:], 16, 64)
	if err != nil || v>>52&0x7ff != 0x7ff || v<<12 == 0 || v == 0x7ff8000000000000 {
		return 0, false
	}
	if typ == "float" { // written as the double with the same sign, exponent and high fraction bits
		return v>>32&0x80000000 | 0x7f800000 | v>>29&0x7fffff, true
	}
	return v, true
}

// nan writes a NaN literal at token i, if it is one that llir would change. Where an
// operand has no type before it, it is one of arithmetic or a comparison, for which
// all NaNs are the same, or of a phi.
func (w *rewriter) nan(i int) bool {
	if i == 0 || !strings.HasPrefix(w.str(i), "0x") {
		return false
	}
	typ := w.str(i - 1)
	if typ == "[" {
		typ = w.phiType(i)
	}
	if typ != "double" && typ != "float" {
		return false
	}
	bits, ok := nanBits(w.str(i), typ)
	if !ok {
		return false
	}
	n := 64
	if typ == "float" {
		n = 32
	}
	w.space(i)
	w.write(fmt.Sprintf("bitcast (i%d %d to %s)", n, bits, typ))
	return true
}

// phiType is the type of the phi that token i is an operand of.
func (w *rewriter) phiType(i int) string {
	for j := i - 1; j > int(w.entity.lo); j-- {
		if w.str(j) == "phi" {
			for j++; j < i; j++ {
				if s := w.str(j); s == "double" || s == "float" {
					return s
				}
			}
			return ""
		}
		if w.str(j) == "=" {
			return ""
		}
	}
	return ""
}
