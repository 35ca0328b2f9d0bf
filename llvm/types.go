package llvm

import "fmt"

// Kind is a kind of type.
type Kind uint8

// The kinds of types.
const (
	Void Kind = iota
	Int
	Float
	Ptr
	Array
	Vector
	Struct
	FuncKind
	MMX
	Label
	Metadata
	Token // and what else has no values that programs compute with
)

// FloatKind is a format of floating-point numbers.
type FloatKind uint8

// The formats.
const (
	Half FloatKind = iota
	Single
	Double
	X86FP80
	FP128
	PPCFP128
)

// String returns LLVM's word for the format.
func (k FloatKind) String() string {
	return [...]string{"half", "float", "double", "x86_fp80", "fp128", "ppc_fp128"}[k]
}

// Bits returns the number of bits that the format's encoding has.
func (k FloatKind) Bits() int { return [...]int{16, 32, 64, 80, 128, 128}[k] }

// Type is a type. Equal types of one module are one Type, so they can be compared with ==.
type Type struct {
	Kind     Kind
	Float    FloatKind // of a Float
	Packed   bool      // of a Struct
	Opaque   bool      // of a Struct: its members are not known
	Scalable bool      // of a Vector
	Variadic bool      // of a function
	Bits     uint64    // of an Int
	Len      uint64    // of an Array or Vector
	Elem     *Type     // of an Array or Vector
	Fields   []*Type   // of a Struct: its members
	Params   []*Type   // of a function
	Ret      *Type     // of a function
	Fn       *Type     // of a Ptr: the function that it leads to, if the text says so
	Name     string    // of a Struct or Int that has one

	text string
}

// String returns the type as LLVM's text has it, with typed pointers if the text has them.
func (t *Type) String() string { return t.text }

// IsInt reports whether t is the integer type with this number of bits.
func (t *Type) IsInt(bits uint64) bool { return t.Kind == Int && t.Bits == bits }

// IsFloat reports whether t is a floating-point type of this format.
func (t *Type) IsFloat(k FloatKind) bool { return t.Kind == Float && t.Float == k }

// Scalar returns the type of the elements of a vector. For other types it returns t itself.
func (t *Type) Scalar() *Type {
	if t.Kind == Vector {
		return t.Elem
	}
	return t
}

// Parts returns the types of the members of an aggregate, or nil for other types.
func (t *Type) Parts() []*Type {
	switch t.Kind {
	case Struct:
		return t.Fields
	case Array:
		ts := make([]*Type, t.Len)
		for i := range ts {
			ts[i] = t.Elem
		}
		return ts
	}
	return nil
}

// Types for code that is made here and is in no text.
var (
	VoidType  = &Type{Kind: Void, text: "void"}
	PtrType   = &Type{Kind: Ptr, text: "ptr"}
	labelType = &Type{Kind: Label, text: "label"}
	I1        = NewInt(1)
	I32       = NewInt(32)
	I64       = NewInt(64)
)

// NewInt makes the integer type with this number of bits.
func NewInt(bits uint64) *Type { return &Type{Kind: Int, Bits: bits, text: fmt.Sprintf("i%d", bits)} }

// FuncOf makes the type of functions with this result and these parameters.
func FuncOf(ret *Type, params ...*Type) *Type {
	return &Type{Kind: FuncKind, Ret: ret, Params: params, text: "function"}
}
