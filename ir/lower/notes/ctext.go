package notes

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// An expression as it will be printed, with what has to be known to put it into a larger one.

// signedness says whether the type of an expression is signed.
type signedness uint8

const (
	unknownSign signedness = iota
	signedType
	unsignedType
)

// signOf returns the signedness of a type, from debug information.
func signOf(t *llvm.DIType) signedness {
	t = program.Strip(t)
	switch {
	case t == nil || t.Tag == llvm.EnumType || program.Composite(t):
		return unknownSign
	case t.Name == "_Bool" || t.Name == "bool" || strings.HasPrefix(t.Name, "unsigned"):
		return unsignedType
	case strings.HasPrefix(t.Name, "signed") || t.Name == "char" || t.Name == "short" || t.Name == "int" || strings.HasPrefix(t.Name, "long") || t.Name == "__int128":
		return signedType
	}
	return unknownSign
}

// ctext is an expression. It is empty if the expression is not known.
type ctext struct {
	s      string
	ctype  string // for display: unsigned, or empty
	sum    bool   // a binary operation: it needs brackets inside another
	bits   bool   // an operation that binds less than a comparison
	called bool   // a call: the value is what it returned
	known  bool   // a constant: its value need not be shown
	sign   signedness
	cut    *ctext // of a cast to a narrower type whose sign is not known yet: the operand of the cast
}

func join(list, s string) string {
	if list == "" {
		return s
	}
	return list + ", " + s
}

// displayType returns the type that a value of type ctype is displayed as: "unsigned", or "" if its kind decides.
func displayType(ctype string) string {
	if strings.HasPrefix(ctype, "unsigned") || strings.HasPrefix(ctype, "uint") || ctype == "size_t" {
		return "unsigned"
	}
	return ""
}

// compared returns the expression in the form that it has in a comparison.
func (t ctext) compared() string {
	if t.bits {
		return t.bracketed()
	}
	return t.s
}

func (t ctext) bracketed() string {
	if t.sum {
		return "(" + t.s + ")"
	}
	return t.s
}
