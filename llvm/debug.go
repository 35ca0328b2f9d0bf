package llvm

// Debug information in DWARF, as LLVM has it. Only the parts that the report, the trace and some checks need are kept.

// Location is a place in the source.
type Location struct {
	Line, Col int // from 1; 0: not known
	Scope     *Scope
	Inlined   bool // the code was inlined here from a call of its function
}

// File is a source file, named as clang names it.
type File struct{ Dir, Name string }

// ScopeKind is a kind of scope.
type ScopeKind uint8

// The kinds of scopes.
const (
	OtherScope ScopeKind = iota
	SubprogramScope
	BlockScope
	FileScope // a block of the same scope, in another file
)

// Scope is a function or a block in one.
type Scope struct {
	Kind   ScopeKind
	Name   string // of a function
	Line   int    // of a function: where it is defined
	File   *File  // nil if it is not known
	Parent *Scope // of a block

	Prototyped bool // of a function: its definition lists its parameters
}

// Variable is a variable of the source.
type Variable struct {
	Name  string
	Type  *DIType
	Scope *Scope // of a local variable: the block that it is declared in
	Param bool   // a parameter
	File  *File  // where it is declared; nil if this is not stated
	Line  int
}

// Tag is a kind of type of the source.
type Tag uint8

// The kinds of types.
const (
	UnknownType    Tag = iota
	OtherType          // derived from Base in a way that nobody asks about
	OtherComposite     // a class or the like
	BasicType
	TypedefType
	PointerType
	ConstType
	VolatileType
	AtomicType
	RestrictType
	MemberType // a member of a structure or union, with its place
	ArrayType
	StructType
	UnionType
	EnumType
	FunctionType
)

// DIType is a type of the source. nil stands for void.
type DIType struct {
	Tag   Tag
	Name  string
	Size  int64     // in bits
	Off   int64     // in bits, of a member
	Base  *DIType   // what a pointer points to, the type of a member, of an array's elements, behind a typedef or qualifier
	Parts []*DIType // of a structure or union: its members; of a function: its result and its parameters
	Dims  []int64   // of an array: its dimensions, -1 for one that is not constant
	Enums []Enumerator
	Whole bool // its members, dimensions or constants are known
}

// Enumerator is a constant of an enumeration.
type Enumerator struct {
	Name  string
	Value int64
}
