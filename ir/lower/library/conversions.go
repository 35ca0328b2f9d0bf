package library

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// isEnum reports whether a type in the data of a sanitizer's handler is an enumeration: 'enum name', 'name' (aka 'enum name'), or the name of a
// typedef.
func isEnum(l *Library, c *state.Call, field int) bool {
	if len(c.LL.Args) == 0 {
		return false
	}
	s, ok := program.InitOf(c.Activation.Function.Unit, c.LL.Args[0]).(*llvm.Aggregate)
	if !ok || len(s.Elems) <= field {
		return false
	}
	d, ok := program.InitOf(c.Activation.Function.Unit, s.Elems[field]).(*llvm.Aggregate)
	if !ok || len(d.Elems) != 3 {
		return false
	}
	text, ok := d.Elems[2].(*llvm.Bytes)
	if !ok {
		return false
	}
	for i, part := range strings.Split(string(text.X), "'") {
		if i%2 == 1 && (strings.HasPrefix(part, "enum ") || c.Activation.Function.Unit.Enums[part]) {
			return true
		}
	}
	return false
}

// ofEnum reports whether a conversion that clang checks is from or to an enumeration. --conversion-check is about integers, as in CBMC.
func ofEnum(l *Library, c *state.Call) bool {
	return isEnum(l, c, 1) || isEnum(l, c, 2)
}
