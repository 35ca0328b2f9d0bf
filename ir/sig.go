package ir

import (
	"fmt"
	"strings"
)

// MaxIntBits is the widest integer type that the verifier accepts.
const MaxIntBits = 1 << 16

// sig is the shape of an operation. Each letter of args stands for one operand:
//
//	b i1    i int    n int but not i1    a integer of pointer width    8 i8
//	p ptr   m mem    v int or ptr        x any type    f i16, i32, i64 or i79, a floating-point number's encoding
//	= of the same type as the operand before it    ? the next operand is optional
//
// res is the result: one of the letters above, 1 or 2 for "as that operand",
// or - for none.
type sig struct {
	args string
	res  byte
}

var sigs = [NumOps]sig{
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

// arity is the least and greatest number of operands.
func (s sig) arity() (lo, hi int) {
	if i := strings.IndexByte(s.args, '?'); i >= 0 {
		return i, len(s.args) - 1
	}
	return len(s.args), len(s.args)
}

// fixedResult tells whether the operation alone gives the result's type
// ("ptr" or "mem"), so that the text does not say it.
func (s sig) fixedResult() bool { return s.res == 'p' || s.res == 'm' }

// result is the type of the result; ok is false if the text has to say it.
func (s sig) result(p *Program, args []Reg) (t Type, ok bool) {
	switch s.res {
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

// fits tells whether type t is what letter c of a signature stands for.
func (p *Program) fits(c byte, t, prev Type) bool {
	switch c {
	case 'b':
		return t == I1
	case '8':
		return t == Int(8)
	case 'i':
		return t.Kind == KindInt
	case 'n':
		return t.Kind == KindInt && t.Bits > 1
	case 'f':
		return t.Kind == KindInt && IsFloatWidth(t.Bits)
	case 'a':
		return t == p.Addr()
	case 'p':
		return t == TPtr
	case 'm':
		return t == TMem
	case 'v':
		return t.Kind == KindInt || t.Kind == KindPtr
	case 'x':
		return t.Kind != KindNone
	case '=':
		return t == prev
	}
	return false
}

// wants is letter c of a signature in words.
func (p *Program) wants(c byte, prev Type) string {
	switch c {
	case 'b':
		return "i1"
	case '8':
		return "i8"
	case 'i':
		return "an integer"
	case 'n':
		return "an integer wider than i1"
	case 'f':
		return "i16, i32, i64 or i79"
	case 'a':
		return fmt.Sprintf("%v (the width of a pointer)", p.Addr())
	case 'p':
		return "ptr"
	case 'm':
		return "mem"
	case 'v':
		return "an integer or ptr"
	case '=':
		return fmt.Sprintf("%v as the operand before it", prev)
	}
	return "any type"
}
