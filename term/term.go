// Package term holds the formulas of the verification condition: hash-consed
// terms in flat slices, addressed by integer ids.
//
// In: constructor calls. Out: ids whose equality is syntactic equality. A constructor only folds constants and orders the arguments of commutative
// operators. Every other simplification is a named rule of package rewriter. No function of this package recurses over terms.
package term

import (
	"fmt"
	"math/big"
	"strconv"
)

// ID names a term of one Table. Zero is not a term.
type ID uint32

// Op is the operator of a term.
type Op uint8

// The operators. Bool-sorted constants, variables, connectives; bit-vector
// operators with the meaning of SMT-LIB 2's QF_BV (division by zero included);
// pointer operators of the theory of memory (thesis ch. 4); byte arrays.
const (
	OpInvalid Op = iota
	OpTrue
	OpFalse
	OpConst  // bit-vector constant
	OpVar    // variable of any sort
	OpNot    // Bool
	OpAnd    // Bool, n-ary, sorted, no duplicates
	OpOr     // Bool, n-ary, sorted, no duplicates
	OpXor    // Bool, binary
	OpIte    // (Bool, s, s) -> s for every sort s
	OpEq     // (s, s) -> Bool for every sort but Array
	OpAdd    // bit-vector, binary, as all below up to OpAShr
	OpMul    //
	OpSub    //
	OpUDiv   // x / 0 = all ones
	OpURem   // x % 0 = x
	OpSDiv   //
	OpSRem   // sign follows the dividend
	OpBVAnd  //
	OpBVOr   //
	OpBVXor  //
	OpShl    // a shift by the width or more gives 0
	OpLShr   //
	OpAShr   // a shift by the width or more gives the sign
	OpNeg    // two's complement
	OpBVNot  //
	OpConcat // first argument is the high part
	OpExtract
	OpZExt
	OpSExt
	OpUlt // bit-vector comparison -> Bool
	OpUle
	OpSlt
	OpSle
	OpPtr      // (base: BV ObjBits, offset: BV OffBits) -> Ptr
	OpPtrBase  // Ptr -> BV ObjBits
	OpPtrOff   // Ptr -> BV OffBits, signed
	OpPtrToInt // Ptr -> BV PtrBits: base*2^OffBits + sext(offset); a bijection
	OpIntToPtr // BV PtrBits -> Ptr, the inverse of OpPtrToInt
	OpSelect   // (Array, BV) -> BV 8
	OpStore    // (Array, BV, BV 8) -> Array
	NumOps
)

var opNames = [NumOps]string{"invalid", "true", "false", "const", "var", "not", "and", "or", "xor", "ite", "=",
	"bvadd", "bvmul", "bvsub", "bvudiv", "bvurem", "bvsdiv", "bvsrem", "bvand", "bvor", "bvxor", "bvshl", "bvlshr", "bvashr",
	"bvneg", "bvnot", "concat", "extract", "zero_extend", "sign_extend", "bvult", "bvule", "bvslt", "bvsle",
	"ptr", "ptr.base", "ptr.off", "ptr.toint", "ptr.fromint", "select", "store"}

// String returns the operator's SMT-LIB 2 name, if it has one.
func (o Op) String() string { return opNames[o] }

// Sort is a term's sort.
type Sort uint32

// The sorts without a parameter.
const (
	Bool Sort = 1
	Ptr  Sort = 2
)

const (
	sortBV    = 3
	sortArray = 4
)

// BV returns the sort of bit-vectors of width w >= 1.
func BV(w int) Sort { return Sort(w)<<3 | sortBV }

// Array returns the sort of arrays from bit-vectors of width w to bytes.
func Array(w int) Sort { return Sort(w)<<3 | sortArray }

// IsBV reports whether the sort is a bit-vector sort.
func (s Sort) IsBV() bool { return s&7 == sortBV }

// IsArray reports whether the sort is a byte-array sort.
func (s Sort) IsArray() bool { return s&7 == sortArray }

// Width returns the number of bits of a bit-vector sort, or of an array's index.
func (s Sort) Width() int { return int(s >> 3) }

// String returns the sort in SMT-LIB 2 syntax. (Ptr is our own sort and never reaches a solver.)
func (s Sort) String() string {
	switch {
	case s == Bool:
		return "Bool"
	case s == Ptr:
		return "Ptr"
	case s.IsBV():
		return fmt.Sprintf("(_ BitVec %d)", s.Width())
	case s.IsArray():
		return fmt.Sprintf("(Array (_ BitVec %d) (_ BitVec 8))", s.Width())
	}
	return "?"
}

// Layout gives the widths of pointers: PtrBits = ObjBits + OffBits.
type Layout struct {
	PtrBits int // 64 or 32
	ObjBits int // bits of the object id (--object-bits)
}

// OffBits returns the width of a pointer's signed offset.
func (l Layout) OffBits() int { return l.PtrBits - l.ObjBits }

// Table owns the terms.
type Table struct {
	Layout Layout

	nodes []node // one more than there are terms: the last says where the arguments before it end
	pool  []ID

	bigs    []*big.Int
	bigIdx  map[string]uint64
	vars    []ID
	names   []varName
	words   []string // that names are made of
	nameIdx map[string]ID

	cons
}

// node is a term. Everything that is compared when a term is looked up is in one place.
type node struct {
	aux   uint64 // constant of at most 64 bits; index of a big constant; variable number; extract hi<<32|lo; extension amount; pointer of constants, see MkPtr
	start uint32 // start of the arguments in pool
	kind  uint32 // the operator in the highest 8 bits, the sort below
}

// kindOf combines an operator and a sort.
func kindOf(op Op, s Sort) uint32 {
	if s >= 1<<24 {
		panic("term: a width of more than 2^21 bits")
	}
	return uint32(op)<<24 | uint32(s)
}

// The ids of the two truth values in every table.
const (
	True  ID = 1
	False ID = 2
)

// Snapshot returns a view of the terms so far. It does not change while t grows, so another goroutine may read it. No terms can be made in it.
func (t *Table) Snapshot() *Table {
	c := *t
	c.cons, c.bigIdx, c.nameIdx = cons{}, nil, nil
	return &c
}

// Len returns the number of terms plus one: ids are 1..Len-1, in an order in which arguments come first.
func (t *Table) Len() int { return len(t.nodes) - 1 }

// Op returns the operator of id.
func (t *Table) Op(id ID) Op { return Op(t.nodes[id].kind >> 24) }

// Sort returns the sort of id.
func (t *Table) Sort(id ID) Sort { return Sort(t.nodes[id].kind & (1<<24 - 1)) }

// Width returns the bit width of a bit-vector term.
func (t *Table) Width(id ID) int { return t.Sort(id).Width() }

// Args returns the arguments of id. The table owns the slice: do not change it, and to keep it, copy it before making terms.
func (t *Table) Args(id ID) []ID {
	return t.pool[t.nodes[id].start:t.nodes[id+1].start:t.nodes[id+1].start]
}

// Arg returns the i-th argument of id.
func (t *Table) Arg(id ID, i int) ID { return t.pool[t.nodes[id].start+uint32(i)] }

// ExtractBounds returns the inclusive bit positions of an OpExtract.
func (t *Table) ExtractBounds(id ID) (hi, lo int) {
	return int(t.nodes[id].aux >> 32), int(uint32(t.nodes[id].aux))
}

// varName is the name of a variable. It is put together only when it is requested, because few of the variables of a long program are ever named.
type varName struct {
	name   uint32 // index in Table.words
	number uint32 // number after the word; 0: none, otherwise one more than the number
}

// Name returns the name of a variable.
func (t *Table) Name(id ID) string {
	n := &t.names[t.nodes[id].aux]
	word := t.words[n.name]
	if n.number == 0 {
		return word
	}
	return word + "!" + strconv.FormatUint(uint64(n.number-1), 10)
}

// Vars returns all variables in the order in which they were made.
func (t *Table) Vars() []ID { return t.vars }

// IsConst reports whether id is a bit-vector or Boolean constant.
func (t *Table) IsConst(id ID) bool {
	o := t.Op(id)
	return o == OpConst || o == OpTrue || o == OpFalse
}

// Uint64 returns the value of a bit-vector constant of at most 64 bits.
func (t *Table) Uint64(id ID) (uint64, bool) {
	if t.Op(id) != OpConst || t.Width(id) > 64 {
		return 0, false
	}
	return t.nodes[id].aux, true
}

// Big returns the value of a bit-vector constant, unsigned.
func (t *Table) Big(id ID) (*big.Int, bool) {
	if t.Op(id) != OpConst {
		return nil, false
	}
	if t.Width(id) <= 64 {
		return new(big.Int).SetUint64(t.nodes[id].aux), true
	}
	return t.bigs[t.nodes[id].aux], true
}
