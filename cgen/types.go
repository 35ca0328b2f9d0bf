package cgen

import (
	"fmt"
	"strings"
)

type kind uint8

const (
	integer kind = iota
	floating
	record // struct or union
	array
	pointer // to a whole object, never null
	slice   // pointer to the first of len elements
)

// ctype is a C type. For an object of any type, the generator knows how to reach a number in it, how to write a value of it, and how to add it to the
// checksum.
type ctype struct {
	kind   kind
	name   string // of a number or a record, as it is written
	bits   int    // of a number
	signed bool
	union  bool
	packed bool
	fields []field
	elem   *ctype
	len    int
}

type field struct {
	name string
	t    *ctype
	bits int // of a bit-field
}

type object struct {
	name string
	t    *ctype
}

func num(name string, bits int, signed bool) *ctype {
	return &ctype{kind: integer, name: name, bits: bits, signed: signed}
}

var (
	unsigned = num("unsigned", 32, false)
	boolean  = num("_Bool", 1, false)
	integers = []*ctype{num("char", 8, true), num("signed char", 8, true), num("unsigned char", 8, false), num("short", 16, true),
		num("unsigned short", 16, false), num("int", 32, true), num("int", 32, true), unsigned, num("long", 64, true),
		num("unsigned long", 64, false), num("long long", 64, true), num("unsigned long long", 64, false), num("enum e", 32, false), boolean}
	floats = []*ctype{{kind: floating, name: "float", bits: 32}, {kind: floating, name: "double", bits: 64}}
)

// decl declares a name of type t.
func (t *ctype) decl(name string) string {
	switch t.kind {
	case array:
		return t.elem.decl(fmt.Sprintf("%s[%d]", name, t.len))
	case pointer, slice:
		if t.elem.kind == array {
			name = "(*" + name + ")"
		} else {
			name = "*" + name
		}
		return t.elem.decl(name)
	}
	return t.name + " " + name
}

func (g *gen) number() *ctype {
	if g.opt.Floats && g.chance(0.12) {
		return pick(g, floats...)
	}
	return pick(g, integers...)
}

// valueType returns a type that is passed and returned.
func (g *gen) valueType() *ctype {
	if len(g.structs) > 0 && g.chance(0.25) {
		return pick(g, g.structs...)
	}
	return g.number()
}

// objectType returns the type of a variable without pointers in it.
func (g *gen) objectType() *ctype {
	switch k := g.n(10); {
	case k < 4:
		return g.number()
	case k < 6:
		return &ctype{kind: array, elem: g.number(), len: 1 + g.n(7)}
	case k < 7:
		return &ctype{kind: array, len: 1 + g.n(4), elem: &ctype{kind: array, elem: g.number(), len: 1 + g.n(4)}}
	case len(g.structs) == 0:
		return g.number()
	case k < 9:
		return pick(g, g.structs...)
	}
	return &ctype{kind: array, elem: pick(g, g.structs...), len: 1 + g.n(3)}
}

func (g *gen) declareStruct() {
	t := &ctype{kind: record, union: g.chance(0.25), packed: g.chance(0.15)}
	var b strings.Builder
	if t.union { // with a first member over all others, whose bytes are all written
		bytes := &ctype{kind: array, elem: num("unsigned char", 8, false), len: 32}
		t.fields = append(t.fields, field{name: "bytes", t: bytes})
		fmt.Fprintf(&b, "%s; ", bytes.decl("bytes"))
	}
	for i := 0; i <= g.n(5); i++ {
		f := field{name: fmt.Sprintf("m%d", i), t: g.number()}
		for t.union && (f.t == boolean || f.t.kind == floating) { // not any bytes are a value
			f.t = g.number()
		}
		switch k := g.n(10); {
		case k < 3 && f.t.kind == integer && f.t.name != "enum e":
			most := f.t.bits
			if f.t.name == "long" || f.t.name == "unsigned long" {
				most = 32 // all that -m32 has
			}
			f.bits = 1 + g.n(min(most, pick(g, 3, 7, 13, 33, 64)))
			fmt.Fprintf(&b, "%s : %d; ", f.t.decl(f.name), f.bits)
			if g.chance(0.1) {
				fmt.Fprintf(&b, "%s : 0; ", f.t.name)
			}
		case k < 5:
			f.t = &ctype{kind: array, elem: f.t, len: 1 + g.n(4)}
			fmt.Fprintf(&b, "%s; ", f.t.decl(f.name))
		case k < 6 && len(g.structs) > 0 && !t.union:
			f.t = pick(g, g.structs...)
			fmt.Fprintf(&b, "%s; ", f.t.decl(f.name))
		default:
			fmt.Fprintf(&b, "%s; ", f.t.decl(f.name))
		}
		t.fields = append(t.fields, f)
	}
	t.name = "struct " + g.name("s")
	if t.union {
		t.name = "union " + t.name[7:]
	}
	attr := ""
	if t.packed {
		attr = " __attribute__((packed))"
	}
	g.line("%s { %s}%s;", t.name, b.String(), attr)
	g.structs = append(g.structs, t)
}

// plain reports whether any bytes are a value of t.
func (t *ctype) plain() bool {
	switch t.kind {
	case integer:
		return t != boolean
	case array:
		return t.elem.plain()
	case record:
		for _, f := range t.fields {
			if !f.t.plain() {
				return false
			}
		}
		return true
	}
	return false // the bits of a NaN are not determined
}

// solid reports whether t is plain and each byte of it belongs to a value.
func (t *ctype) solid() bool {
	if t.kind == array {
		return t.elem.solid()
	}
	return t.plain() && (t.kind == integer || t.union)
}

// declare writes a declaration with an initialiser.
func (g *gen) declare(global bool) object {
	o := object{name: g.name("v"), t: g.objectType()}
	class := ""
	if global || g.chance(0.1) {
		class = "static "
	}
	if (len(g.scope) > 0) && g.chance(0.3) {
		if p, ok := g.pointerTo(pick(g, g.scope...)); ok {
			o.t = p.t
			if !global {
				class = ""
			}
			g.line("%s%s = %s;", class, o.t.decl(o.name), p.name)
			return o
		}
	}
	volatile := ""
	if o.t.kind == integer && g.chance(0.04) {
		volatile = "volatile "
		g.line("%s%s%s = %s;", class, volatile, o.t.decl(o.name), g.initial(o.t, class != ""))
		return object{name: "(0, " + o.name + ")", t: &ctype{kind: integer, name: "read-only"}}
	}
	g.line("%s%s = %s;", class, o.t.decl(o.name), g.initial(o.t, class != ""))
	return o
}

// pointerTo returns an address in o, with the type of a variable that can hold it.
func (g *gen) pointerTo(o object) (object, bool) {
	switch o.t.kind {
	case integer, floating, record:
		if o.t.name == "read-only" {
			return object{}, false
		}
		return object{"&" + o.name, &ctype{kind: pointer, elem: o.t}}, true
	case array:
		k := g.n(o.t.len)
		if g.chance(0.5) {
			return object{fmt.Sprintf("&%s[%d]", o.name, k), &ctype{kind: slice, elem: o.t.elem, len: o.t.len - k}}, true
		}
		return object{"&" + o.name, &ctype{kind: pointer, elem: o.t}}, true
	case pointer, slice:
		return object{"&" + o.name, &ctype{kind: pointer, elem: o.t}}, true
	}
	return object{}, false
}

// sum adds an object to the checksum, member by member, because padding has no value.
func (g *gen) sum(x string, t *ctype) {
	switch t.kind {
	case integer:
		g.line("cs(%s);", x)
	case floating:
		g.line("csd(%s);", x)
	case array, slice:
		i := g.name("i")
		g.line("for (int %s = 0; %s < %d; %s++) {", i, i, t.len, i)
		g.indent++
		g.sum(fmt.Sprintf("%s[%s]", x, i), t.elem)
		g.indent--
		g.line("}")
	case pointer:
		g.sum("(*"+x+")", t.elem)
	case record:
		fields := t.fields
		if t.union {
			fields = fields[:1]
		}
		for _, f := range fields {
			g.sum(x+"."+f.name, f.t)
		}
	}
}
