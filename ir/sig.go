package ir

import "strings"

// MaxIntBits is the widest integer type that the verifier accepts.
const MaxIntBits = 1 << 16

// The widths of floating-point numbers besides 32 and 64: half precision, and an encoding of extended precision (see package floats).
const (
	HalfBits     = 16
	ExtendedBits = 79
)

// IsFloatWidth reports whether floating-point numbers of this width are supported.
func IsFloatWidth(bits uint32) bool {
	return bits == HalfBits || bits == 32 || bits == 64 || bits == ExtendedBits
}

// Signature is the shape of an operation. Each letter of Args stands for one operand:
//
//	b i1    i int    n int but not i1    a integer of pointer width    8 i8
//	p ptr   m mem    v int or ptr        x any type    f i16, i32, i64 or i79, a floating-point number's encoding
//	= of the same type as the operand before it    ? the next operand is optional
//
// Res is the result: one of the letters above, 1 or 2 for "as that operand",
// or - for none.
type Signature struct {
	Args string
	Res  byte
}

// SignatureOf returns the shape of an operation.
func SignatureOf(op Op) Signature { return sigs[op] }

var sigs = [NumOps]Signature{
	OpConst: {"", 'i'}, OpNull: {"", 'p'}, OpNondet: {"", 'v'},
	OpAdd: {"n=", '1'}, OpSub: {"n=", '1'}, OpMul: {"n=", '1'},
	OpUDiv: {"n=", '1'}, OpSDiv: {"n=", '1'}, OpURem: {"n=", '1'}, OpSRem: {"n=", '1'},
	OpShl: {"n=", '1'}, OpLShr: {"n=", '1'}, OpAShr: {"n=", '1'},
	OpAnd: {"i=", '1'}, OpOr: {"i=", '1'}, OpXor: {"i=", '1'},
	OpEq: {"v=", 'b'}, OpNe: {"v=", 'b'}, OpUlt: {"v=", 'b'}, OpUle: {"v=", 'b'},
	OpSlt: {"n=", 'b'}, OpSle: {"n=", 'b'},
	OpZExt: {"i", 'i'}, OpSExt: {"i", 'i'}, OpTrunc: {"n", 'i'},
	OpFAdd: {"f=", '1'}, OpFSub: {"f=", '1'}, OpFMul: {"f=", '1'}, OpFDiv: {"f=", '1'}, OpFRem: {"f=", '1'}, OpFMA: {"f==", '1'},
	OpFSqrt: {"f", '1'}, OpFFloor: {"f", '1'}, OpFCeil: {"f", '1'}, OpFTrunc: {"f", '1'}, OpFRint: {"f", '1'}, OpFRound: {"f", '1'},
	OpFEq: {"f=", 'b'}, OpFLt: {"f=", 'b'}, OpFLe: {"f=", 'b'},
	OpFToSI: {"f", 'n'}, OpFToUI: {"f", 'n'}, OpSIToF: {"n", 'f'}, OpUIToF: {"n", 'f'}, OpFConv: {"f", 'f'},
	OpSelect: {"bx=", '2'},
	OpGep:    {"pa", 'p'}, OpPtrToInt: {"p", 'a'}, OpIntToPtr: {"a", 'p'}, OpPtrOff: {"p", 'a'},
	OpInitMem: {"", 'm'}, OpAlloc: {"ma", 'p'}, OpFree: {"mp", 'm'},
	OpLoad: {"mp", 'v'}, OpStore: {"mpv", 'm'},
	OpMemSet: {"mp8a", 'm'}, OpMemCpy: {"mpmpa", 'm'}, OpHavoc: {"mpa", 'm'},
	OpValid: {"mpa", 'b'}, OpWritable: {"mp", 'b'}, OpIsLive: {"mp", 'b'}, OpIsKind: {"p", 'b'}, OpObjSize: {"mp", 'a'},
	OpAssume: {"bb", '-'}, OpAssert: {"bb", '-'}, OpTrace: {"b?vm", '-'},
}

// Arity returns the least and greatest number of operands.
func (s Signature) Arity() (lo, hi int) {
	if i := strings.IndexByte(s.Args, '?'); i >= 0 {
		return i, len(s.Args) - 1
	}
	return len(s.Args), len(s.Args)
}

// FixedResult reports whether the operation alone determines the result's type ("ptr" or "mem"). The text then does not state it.
func (s Signature) FixedResult() bool { return s.Res == 'p' || s.Res == 'm' }

// Result returns the type of the result. ok is false if the text has to state it.
func (s Signature) Result(p *Program, args []Reg) (t Type, ok bool) {
	switch s.Res {
	case 'b':
		return I1, true
	case 'a':
		return p.Addr(), true
	case 'p':
		return TPtr, true
	case 'm':
		return TMem, true
	case '1':
		return p.Types[args[0]], true
	case '2':
		return p.Types[args[1]], true
	case '-':
		return TNone, true
	}
	return TNone, false
}
