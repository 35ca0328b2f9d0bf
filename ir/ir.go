// Package ir is SEA-IR: one block of pure data flow with memory in registers
// (thesis ch. 2.5, "pure data flow" form).
//
// In: instructions from the lowering or from text, through Builder.
// Out: a Program, and a stream of instructions to a Consumer (the VC generator).
//
// The packages below work on programs: printer and parser (text), verify, interp
// (runs on concrete inputs), floats (floating-point numbers), irgen (random
// programs for tests).
//
// There is no control flow: where paths meet, select instructions choose between
// values, and every property is one assert with a guard of its own. Operations on
// memory take a memory register and give a new one, so nothing has a side effect.
// docs/sea-ir.md describes the text form.
package ir

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// Reg names a register. Zero is not a register. Every register is defined exactly once.
type Reg uint32

// Kind is the kind of a register's type.
type Kind uint8

// The kinds of types.
const (
	KindNone Kind = iota
	KindInt       // i1 is the type of truth values
	KindPtr
	KindMem
)

// Type is the type of a register. Bits is the width of an integer, zero otherwise.
type Type struct {
	Kind Kind
	Bits uint32
}

// The types without a parameter, and the truth values.
var (
	TNone = Type{}
	I1    = Type{KindInt, 1}
	TPtr  = Type{KindPtr, 0}
	TMem  = Type{KindMem, 0}
)

// Int returns the integer type of the given width in bits.
func Int(bits int) Type { return Type{KindInt, uint32(bits)} }

// String returns the type as SEA-IR text has it.
func (t Type) String() string {
	switch t.Kind {
	case KindInt:
		return fmt.Sprintf("i%d", t.Bits)
	case KindPtr:
		return "ptr"
	case KindMem:
		return "mem"
	}
	return "none"
}

// Op is an instruction's operation.
type Op uint8

// The operations. "int" is any integer type, "addr" the integer as wide as a
// pointer. Division and shifts have the meaning of SMT-LIB 2 outside their
// domain; the lowering asserts the domain before. i1 takes and, or, xor, eq, ne too.
const (
	OpInvalid Op = iota
	OpConst      // int: Imm (or Big if the width exceeds 64)
	OpNull       // ptr
	OpNondet     // int or ptr: a fresh unknown value; Name says what it is (input "x", uninitialised "y")
	OpAdd        // int, int (as all up to OpXor)
	OpSub
	OpMul
	OpUDiv
	OpSDiv
	OpURem
	OpSRem
	OpShl
	OpLShr
	OpAShr
	OpAnd
	OpOr
	OpXor
	OpEq // i1: two of one type, int or ptr
	OpNe
	OpUlt // i1: ints, or ptrs by (base, then signed offset)
	OpUle
	OpSlt // i1: ints
	OpSle
	OpZExt
	OpSExt
	OpTrunc
	OpFAdd // float: an i16, i32, i64 or i79 that holds an IEEE 754 encoding; rounds to nearest even, a NaN result is the canonical one
	OpFSub
	OpFMul
	OpFDiv
	OpFRem // exact, of the dividend's sign
	OpFMA  // x, y, z -> x*y+z rounded once
	OpFSqrt
	OpFFloor // to an integral value, like the four below
	OpFCeil
	OpFTrunc
	OpFRint  // to nearest even
	OpFRound // to nearest, halfway cases away from zero
	OpFEq    // i1: false if one is NaN, like the two below
	OpFLt
	OpFLe
	OpFToSI // float -> int, rounds to zero; 0 if the result does not fit
	OpFToUI
	OpSIToF // int -> float
	OpUIToF
	OpFConv    // float -> float of another width
	OpSelect   // i1 c, x, y -> c ? x : y, for every type, mem included
	OpGep      // ptr p, addr i, scale Imm (bytes, >= 0): p + i*Imm, saturating for good (docs/decisions/036)
	OpPtrToInt // ptr -> addr
	OpIntToPtr // addr -> ptr
	OpPtrOff   // ptr -> addr: the signed offset, sign-extended
	OpInitMem  // mem: the memory before the program, nothing allocated
	OpAlloc    // mem, addr size -> Res ptr, Res2 mem: object number n for the n-th alloc of the program; Alloc says what kind. Contents unknown
	OpFree     // mem, ptr -> mem: the object at p's base is dead from now on (null: no change). No check
	OpLoad     // mem, ptr -> int or ptr; little endian, ceil(bits/8) bytes, high bits of the last byte dropped
	OpStore    // mem, ptr, int or ptr -> mem; the last byte is filled with zero bits
	OpMemSet   // mem, ptr, i8, addr n -> mem
	OpMemCpy   // mem dst, ptr to, mem src, ptr from, addr n -> mem; reads src as it was (memmove)
	OpHavoc    // mem, ptr, addr n -> mem: n bytes unknown
	OpValid    // mem, ptr, addr n -> i1: p's base is a live object with data and 0 <= off, off+n <= size
	OpWritable // mem, ptr -> i1: p's base is an object that may be written (not const data)
	OpIsLive   // mem, ptr -> i1: p's base is a live object
	OpIsKind   // ptr -> i1: p's base was allocated with kind Imm (an ObjKind)
	OpObjSize  // mem, ptr -> addr: size of p's object, 0 if there is none
	OpAssume   // i1 guard, i1 cond: guard implies cond from here on
	OpAssert   // i1 guard, i1 cond: a property (Check); violated if guard and not cond
	OpTrace    // i1 guard [, value [, mem]]: a step of the program for the trace (Note); no meaning for the VC
	NumOps
)

var opNames = [NumOps]string{"invalid", "const", "null", "nondet", "add", "sub", "mul", "udiv", "sdiv", "urem", "srem",
	"shl", "lshr", "ashr", "and", "or", "xor", "eq", "ne", "ult", "ule", "slt", "sle", "zext", "sext", "trunc",
	"fadd", "fsub", "fmul", "fdiv", "frem", "fma", "fsqrt", "ffloor", "fceil", "ftrunc", "frint", "fround", "feq", "flt", "fle",
	"ftosi", "ftoui", "sitof", "uitof", "fconv", "select",
	"gep", "ptrtoint", "inttoptr", "ptroff", "initmem", "alloc", "free", "load", "store", "memset", "memcpy", "havoc",
	"valid", "writable", "islive", "iskind", "objsize", "assume", "assert", "trace"}

// String returns the operation's name in SEA-IR text.
func (o Op) String() string { return opNames[o] }

// ObjKind says what an allocated object is.
type ObjKind uint8

// The kinds of objects. A function has no data: OpValid is false for it.
const (
	ObjStack ObjKind = iota
	ObjHeap
	ObjGlobal
	ObjConst // constant global data
	ObjFunc
	ObjConstLocal // local variable of a const type
	NumObjKinds
)

// TemporaryName is the beginning of the names of structures that have no name in C, such as the result of f() in f().a.
const TemporaryName = "temporary#"

var objKindNames = [NumObjKinds]string{"stack", "heap", "global", "const", "func", "const_local"}

// String returns the kind's name in SEA-IR text.
func (k ObjKind) String() string { return objKindNames[k] }

// Fixed reports whether objects of this kind must not be written.
func (k ObjKind) Fixed() bool { return k == ObjConst || k == ObjConstLocal || k == ObjFunc }

// Alloc describes one allocation site instance.
type Alloc struct {
	Kind  ObjKind
	Name  string // source name of the variable or function, or "malloc" etc.
	CType string // for display, may be empty
	// Layout is the type of the object's contents, or nil if it is not known. It is not part of the text of a program.
	Layout *Layout
	Given  bool   // its initial contents are an input, as for an object that an argument points to; not part of the text either
	Param  string // the parameter of the entry function that points to it; not part of the text either
	List   string // the list that contains the string: argv, environ; not part of the text either
}

// Literal reports whether the object is a string literal or the like, which has no name in C. LLVM's names for them begin with a dot.
func (a *Alloc) Literal() bool { return a.Kind == ObjConst && strings.HasPrefix(a.Name, ".") }

// Aspect says what a check is about, besides its kind.
type Aspect string

// The aspects. Most checks have none.
const (
	AboutUnsigned   Aspect = "unsigned"   // overflow of unsigned arithmetic
	AboutFloat      Aspect = "float"      // overflow of a floating-point number
	AboutConversion Aspect = "conversion" // overflow in an implicit conversion
	AboutAbs        Aspect = "abs"        // overflow of an absolute value
	AboutNoCode     Aspect = "nocode"     // control reaches a place without code
	AboutEnd        Aspect = "end"        // memory that is left at the end of the program
	AboutLine       Aspect = "line"       // a goal of coverage that is a line
)

// AboutCall returns the aspect of a check that a function is not called. The name is the one in C.
func AboutCall(function string) Aspect { return Aspect("call_" + function) }

// Check is a property as an OpAssert states it.
type Check struct {
	ID   string    `json:"id"` // e.g. main.pointer_dereference.3: the same for every unrolled copy
	Kind CheckKind `json:"kind"`
	Msg  string    `json:"description"` // what must hold, e.g. "pointer p is valid for a read of 4 bytes"
	// About says what the check is about, if others need to know that besides the kind.
	About Aspect `json:"-"`
	Loop  string `json:"loop,omitempty"` // for unwind and recursion: the loop's id, e.g. main.0
	Auto  bool   `json:"-"`              // with Loop: the limit is our own, not a bound that the user gave
}

// Pos is a place in the source.
type Pos struct {
	File string `json:"file,omitempty"`
	Line int    `json:"line,omitempty"`
	Col  int    `json:"column,omitempty"`
	Func string `json:"function,omitempty"` // the C function it is in
}

// NoteKind is the kind of a trace step.
type NoteKind uint8

// The kinds of trace steps.
const (
	NoteAssign NoteKind = iota // Name = value
	NoteInput                  // value of a nondeterministic input, Name its source (e.g. __VERIFIER_nondet_int)
	NoteCall                   // Name is the function entered
	NoteReturn                 // Name is the function left
	NumNoteKinds
)

var noteKindNames = [NumNoteKinds]string{"assign", "input", "call", "return"}

// String returns the kind's name in SEA-IR text.
func (k NoteKind) String() string { return noteKindNames[k] }

// Role says how an input is related to what its note names.
type Role uint8

// The roles.
const (
	RoleValue        Role = iota // it is the variable's value, or the function's result
	RoleFails                    // it says whether the allocation by the function fails
	RoleNull                     // it says whether the pointer is null
	RoleMemory                   // it is the place of the memory that the function filled; the OpHavoc before made it unknown
	RoleString                   // it is a string of the environment that the function gives
	RoleApproximated             // it stands for the function's result, for which only a range is known
	RoleUnset                    // it is the value of the variable if it was never written
	NumRoles
)

// roleWords holds the words for roles in the text of a program.
var roleWords = [NumRoles]string{"", "fails", "null", "memory", "string", "approximated", "unset"}

// Word returns the role in SEA-IR text. RoleValue has no word.
func (r Role) Word() string { return roleWords[r] }

// Of describes the role together with a name, in words.
func (r Role) Of(name string) string {
	switch r {
	case RoleFails:
		return name + " fails"
	case RoleNull:
		return name + " is null"
	case RoleMemory:
		return name + "()"
	case RoleApproximated:
		return name + " (approximated)"
	case RoleUnset:
		return name + " (not initialised)"
	}
	return name
}

// Note describes an OpTrace step.
type Note struct {
	Kind  NoteKind
	Role  Role   // of an input
	Name  string // variable, e.g. "x", "p->len", or function
	CType string // C type, e.g. "unsigned int"; may be empty
	By    string // of an input: the library function that the program called, if its model asks; not part of the text of a program
	// Layout says how to read the contents of mem at the place where the value points to. It is nil if the value itself is meant. It is not part of
	// the text of a program.
	Layout *Layout
}

// Label returns the name with the role, as traces show it. An input that a model leaves open is described by the function that the program called,
// since the names in models mean nothing to the user.
func (n *Note) Label() string {
	if n.By != "" && n.Role == RoleValue {
		return n.By + " (the library's choice)"
	}
	return n.Role.Of(n.Name)
}

// Instr is one instruction. Which fields matter depends on Op.
type Instr struct {
	Op   Op
	Type Type // of Res
	Res  Reg
	Res2 Reg // OpAlloc: the memory after
	Args []Reg
	Imm  uint64   // OpConst up to 64 bits, OpGep scale, OpIsKind
	Big  *big.Int // OpConst wider than 64 bits
	Aux  int32    // index into Program.Names (OpNondet), Allocs, Checks or Notes
	Pos  int32    // index into Program.Positions; 0 is "no position"
}

// Program is a SEA-IR program: its instructions in order (Len, At), and what they refer to.
type Program struct {
	PtrBits int
	ObjBits int

	code      code    // see At
	Types     []Type  // of every register, by Reg; entry 0 unused
	Def       []int32 // the instruction that defines a register, by Reg
	Names     []string
	Allocs    []Alloc
	Checks    []Check
	Notes     []Note
	Positions []Pos
	Points    map[Reg]uint64    // of unknowns: names the point of an execution, whatever is unrolled or left out before it
	Contexts  map[int32]Context // of asserts, by instruction; may be nil
	Remarks   Remarks           // what reports say in addition; see there
	RegNames  map[Reg]string    // names in parsed text, so that printing restores them; may be nil
}

// NewProgram makes an empty program for the given pointer layout.
func NewProgram(ptrBits, objBits int) *Program {
	return &Program{PtrBits: ptrBits, ObjBits: objBits, Types: make([]Type, 1), Def: make([]int32, 1), Positions: make([]Pos, 1), Points: map[Reg]uint64{}}
}

// OffBits returns the width of a pointer's offset.
func (p *Program) OffBits() int { return p.PtrBits - p.ObjBits }

// Addr returns the integer type as wide as a pointer.
func (p *Program) Addr() Type { return Int(p.PtrBits) }

// DefaultObjBits returns the number of object bits for a pointer width, if the user gives none.
func DefaultObjBits(ptrBits int) int {
	if ptrBits >= 64 {
		return 20
	}
	return 10
}

// Address is the name of the unknowns that stand for objects' addresses.
const Address = "address"

// LoadsPlain is the Aux of an OpLoad that is right only if the program does not see the bytes of pointers. It is wrong if it reads such bytes and
// the program computes with them, or if it reads a pointer where none was stored. The VC generator then ends with ErrLooks, or takes any numbers
// for the bytes.
const LoadsPlain = 1

// ErrLooks says that a program does look at the bytes of pointers, although it seemed not to.
var ErrLooks = errors.New("the program computes with a pointer that it reads as an integer")

// Computes reports whether an operation does more with an integer than pass it on.
func Computes(op Op) bool {
	switch op {
	case OpZExt, OpSExt, OpTrunc, OpIntToPtr, OpGep:
		return true
	}
	return op >= OpAdd && op <= OpSle || op >= OpFAdd && op <= OpFConv
}

// SplitPtr returns the base and the signed offset of a pointer's integer:
// i = base*2^OffBits + offset.
func (p *Program) SplitPtr(i uint64) (base uint64, off int64) {
	n := uint32(p.OffBits())
	off = Signed(i&Mask(n), n)
	return (i - uint64(off)) & Mask(uint32(p.PtrBits)) >> n, off
}

// JoinPtr returns the integer of a pointer, the inverse of SplitPtr.
func (p *Program) JoinPtr(base uint64, off int64) uint64 {
	return (base<<uint(p.OffBits()) + uint64(off)) & Mask(uint32(p.PtrBits))
}
