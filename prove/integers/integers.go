// Package integers knows the integer types of C: how wide they are, which numbers they hold, and how these are written.
//
// In: names of types as clang prints them. Out: text in C. It knows nothing of loops.
package integers

import (
	"fmt"
	"strings"
)

// Type is an integer type. It has no bits if it stands for a type that is none.
type Type struct {
	Bits   int
	Signed bool
}

// Of returns the integer type with a name.
func Of(name string) Type {
	switch name {
	case "_Bool":
		return Type{Bits: 1}
	case "char", "signed char":
		return Type{Bits: 8, Signed: true}
	case "unsigned char":
		return Type{Bits: 8}
	case "short":
		return Type{Bits: 16, Signed: true}
	case "unsigned short":
		return Type{Bits: 16}
	case "int":
		return Type{Bits: 32, Signed: true}
	case "unsigned int":
		return Type{Bits: 32}
	case "long", "long long":
		return Type{Bits: 64, Signed: true}
	case "unsigned long", "unsigned long long":
		return Type{Bits: 64}
	}
	if strings.HasPrefix(name, "enum ") && !strings.ContainsAny(name, "*[") {
		return Type{Bits: 32}
	}
	return Type{}
}

// Holds reports whether a number is a value of the type.
func (t Type) Holds(k int64) bool {
	if !t.Signed {
		return k >= 0 && (t.Bits >= 63 || k < 1<<t.Bits)
	}
	return t.Bits >= 64 || k >= -1<<(t.Bits-1) && k < 1<<(t.Bits-1)
}

// Literal writes a number that the type holds, in the type itself if its values are not all values of int.
func (t Type) Literal(k int64) string {
	switch {
	case t.Bits == 64 && !t.Signed:
		return fmt.Sprintf("%dUL", k)
	case t.Bits == 32 && !t.Signed:
		return fmt.Sprintf("%dU", k)
	}
	return fmt.Sprint(k)
}

// Common returns a conversion to a type that holds all values of both types.
func Common(a, b Type) string {
	if a.Bits < 64 && b.Bits < 64 || a.Signed && b.Signed || a.Bits < 64 && b.Signed || b.Bits < 64 && a.Signed {
		return "(long long)"
	}
	if !a.Signed && !b.Signed {
		return "(unsigned long long)"
	}
	return "(__int128)"
}
