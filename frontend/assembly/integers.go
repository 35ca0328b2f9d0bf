package assembly

import (
	"fmt"
	"slices"
	"strings"
)

// Types that llir does not know are read as integers of their size, by a name that says what they are: they can be moved, loaded and stored. The
// lowering names them where something is computed with them.

// integers are the names and what they stand for.
var integers = map[string]string{"seabmc.bfloat": "i16", "seabmc.x86_amx": "i8192"}

// integerFor is the type that stands for the one at token i.
func (w *rewriter) integerFor(i int) string {
	name := "seabmc." + w.str(i)
	if !slices.Contains(w.integers, name) {
		w.integers = append(w.integers, name)
	}
	return "%" + name
}

// literal writes a number at token i that llir would not read as it is: the bits of a half or bfloat as an integer.
func (w *rewriter) literal(i int) bool {
	s := w.str(i)
	if len(s) != len("0xH3C00") || !strings.HasPrefix(s, "0x") {
		return false
	}
	var bits uint16
	if n, err := fmt.Sscanf(s[3:], "%x", &bits); n != 1 || err != nil {
		return false
	}
	switch s[2] {
	case 'H':
		w.space(i)
		w.write(fmt.Sprintf("bitcast (i16 %d to half)", bits))
	case 'R':
		w.space(i)
		w.write(fmt.Sprint(bits))
	default:
		return false
	}
	return true
}
