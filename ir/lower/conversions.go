package lower

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// ofEnum tells whether a conversion that clang checks is from or to an enumeration. --conversion-check is about integers, as CBMC's is.
func (l *lowerer) ofEnum(c *call) bool {
	return l.isEnum(c, 1) || l.isEnum(c, 2)
}

// isEnum tells whether a type in the data of a sanitizer's handler is an enumeration: by 'enum name', 'name' (aka 'enum name'), or
// the name of a typedef.
func (l *lowerer) isEnum(c *call, field int) bool {
	if len(c.ll.Args) == 0 {
		return false
	}
	s, ok := program.InitOf(c.a.f.Unit, c.ll.Args[0]).(*llvm.Aggregate)
	if !ok || len(s.Elems) <= field {
		return false
	}
	d, ok := program.InitOf(c.a.f.Unit, s.Elems[field]).(*llvm.Aggregate)
	if !ok || len(d.Elems) != 3 {
		return false
	}
	text, ok := d.Elems[2].(*llvm.Bytes)
	if !ok {
		return false
	}
	for i, part := range strings.Split(string(text.X), "'") {
		if i%2 == 1 && (strings.HasPrefix(part, "enum ") || c.a.f.Unit.Enums[part]) {
			return true
		}
	}
	return false
}
