package assembly

import (
	"fmt"
	"strconv"
)

// A type is known by its first token. typeEnd returns the token after it.
func (t *Text) typeEnd(i, hi int) int {
	switch {
	case i >= hi:
		return hi
	case t.is(i, "[") || t.is(i, "{"):
		i = min(t.closing(i), hi)
	case t.is(i, "<"):
		i = t.angle(i, hi)
	default:
		i++
	}
	for i < hi {
		switch {
		case t.is(i, "*"):
			i++
		case t.is(i, "addrspace") && t.is(i+1, "("):
			i = t.closing(i + 1)
		case t.is(i, "("):
			i = t.closing(i)
		default:
			return i
		}
	}
	return i
}

// typeText writes the type that begins at token i, which may stand elsewhere in the file.
func (w *rewriter) typeText(i int) {
	end := w.typeEnd(i, len(w.toks))
	for j := i; j < end; j++ {
		if j > i && w.toks[j-1].end < w.toks[j].start {
			w.out = append(w.out, ' ')
		}
		if actions[w.str(j)] == toInteger {
			w.write(w.integerFor(j))
			continue
		}
		if !w.is(j, "ptr") {
			w.write(w.str(j))
			continue
		}
		w.write("i8")
		if w.is(j+1, "addrspace") && w.is(j+2, "(") {
			to := min(w.closing(j+2), end)
			for j++; j < to; j++ {
				w.write(" " + w.str(j))
			}
			j--
		}
		w.write("*")
	}
}

// gepResult returns the type that a constant getelementptr with the operands toks[lo:hi] points to, as its first token, and the pointer's
// address space as text. What it cannot follow, it names.
func (t *Text) gepResult(lo, hi int) (result int, space, problem string) {
	typ := lo
	i := t.typeEnd(lo, hi)
	var operands [][2]int
	for i < hi {
		i++ // the comma
		from := i
		for ; i < hi && !t.is(i, ","); i++ {
			if t.is(i, "(") || t.is(i, "[") || t.is(i, "{") {
				i = t.closing(i) - 1
			}
		}
		operands = append(operands, [2]int{from, i})
	}
	if len(operands) == 0 {
		return 0, "", "getelementptr without a pointer"
	}
	if p := operands[0][0]; t.is(p+1, "addrspace") && t.is(p+2, "(") && !t.is(p+3, "0") {
		space = " addrspace(" + t.str(min(p+3, len(t.toks)-1)) + ")"
	}
	for k := 2; k < len(operands); k++ {
		index := ""
		if last := operands[k][1] - 1; last > operands[k][0] {
			index = t.str(last)
		}
		next, why := t.elementType(typ, index)
		if why != "" {
			return 0, "", "getelementptr: " + why
		}
		typ = next
	}
	return typ, space, ""
}

// elementType returns the type of one element of the type at token i.
func (t *Text) elementType(i int, index string) (int, string) {
	for range 100 { // named types may stand for named types
		if t.kind(i) != tLocal {
			break
		}
		n, ok := t.types[t.str(i)[1:]]
		if !ok {
			return 0, "unknown type " + short(t.str(i))
		}
		i = int(t.entities[n].lo) + 3
		if i >= len(t.toks) {
			return 0, "a type without a definition"
		}
	}
	packed := t.is(i, "<") && t.is(i+1, "{")
	switch {
	case t.is(i, "{") || packed:
		want, err := strconv.Atoi(index)
		if err != nil || want < 0 {
			return 0, fmt.Sprintf("index %q of a struct is not a number", short(index))
		}
		if packed {
			i++
		}
		end := t.closing(i) - 1
		i++
		for n := 0; i < end; n++ {
			if n == want {
				return i, ""
			}
			i = t.typeEnd(i, end) + 1
		}
		return 0, fmt.Sprintf("a struct has no field %d", want)
	case t.is(i, "[") || t.is(i, "<"):
		for j := i + 1; j < i+6; j++ { // [N x T], <vscale x N x T>
			if t.is(j, "x") && !t.is(j-1, "vscale") {
				return j + 1, ""
			}
		}
		return 0, "an array type without its elements"
	}
	return 0, "an index into the type " + short(t.str(i))
}
