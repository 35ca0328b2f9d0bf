package ir

// WholeType is the type of an object, or of a part of one, if only its place and size are known.
const WholeType = "?"

// TextType is the type of a text of unknown length.
const TextType = "char[]"

// Layout is the C type of memory that a note shows: how its bytes are read.
type Layout struct {
	CType   string
	Bytes   uint64
	Target  string // of an input: the variable that it is assigned to, if known
	Pointer bool
	Names   map[int64]string // of an enum
	Members []Member         // of a struct or union
	Elem    *Layout          // of an array
	Count   uint64           // elements
}

// Member is a member of a struct or union.
type Member struct {
	Name string
	Off  uint64 // in bits
	Bits uint64 // of a bit-field, else 0
	Type *Layout
}
