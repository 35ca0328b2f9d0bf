package plain

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"seabmc/ir"
)

// value is what the judge knows about a register: SMT-LIB text, and the number if it is a constant of at most 64 bits. An i1 is a Bool. A pointer
// is a pair of numbers, base and offset, as in the interpreter.
type value struct {
	t     ir.Type
	text  string // of an integer: a literal or a name
	known bool
	u     uint64

	base, off *value   // of a pointer
	bases     []uint64 // objects that the base may be, sorted; nil: any
	options   []option // the constants that it may equal; nil: not known
	step, rem uint64   // the offset is rem modulo step, a power of two; otherwise it is outside every object
	made      *value   // of an integer: the pointer that it is the integer of; of a pointer: that integer
	number    string   // the floating-point number that it encodes, if an operation made it

	// The answers to the lowering's questions about conversions that memory makes (ir.Answers).
	some, all bool     // it was, or may have been, made by memory of a pointer's bytes or of an address
	cut       bool     // it is a part of a pointer's bytes
	piece     cell     // of a byte that was read: the byte of a pointer that it is; without a value: it is not one
	raw       bool     // of a byte: nobody wrote it, except as a byte of a pointer or as zero
	forged    bool     // of a pointer: memory made it from bytes that are not the bytes of one pointer
	addresses []ir.Reg // the objects' addresses that occur in it
}

// option is a constant that a pointer may equal, and the condition that it does. The conditions of a pointer's options exclude each other.
type option struct {
	cond      *value
	base, off uint64
}

// mostOptions is the largest number of constants for which a pointer's options are followed.
const mostOptions = 24

// bits returns the width of an integer or truth value.
func (v *value) bits() int { return int(v.t.Bits) }

// encoder makes SMT-LIB text of a program, one definition after the other.
type encoder struct {
	out   []byte
	names int
	made  map[string]*value // definitions by their text: the same text is the same value
	bools [2]*value
}

func newEncoder() encoder {
	e := encoder{made: map[string]*value{}}
	e.bools = [2]*value{{t: ir.I1, text: "false", known: true}, {t: ir.I1, text: "true", known: true, u: 1}}
	return e
}

// line adds a line of text.
func (e *encoder) line(format string, args ...any) { e.out = fmt.Appendf(e.out, format+"\n", args...) }

func (e *encoder) fresh(prefix string) string {
	e.names++
	return prefix + strconv.Itoa(e.names)
}

func sort(t ir.Type) string {
	if t == ir.I1 {
		return "Bool"
	}
	return "(_ BitVec " + strconv.Itoa(int(t.Bits)) + ")"
}

// unknown declares a new integer.
func (e *encoder) unknown(t ir.Type, prefix string) *value {
	name := e.fresh(prefix)
	e.line("(declare-const %s %s)", name, sort(t))
	return &value{t: t, text: name}
}

// define names an expression.
func (e *encoder) define(t ir.Type, format string, args ...any) *value {
	text := fmt.Sprintf(format, args...)
	key := strconv.Itoa(int(t.Bits)) + text
	if v := e.made[key]; v != nil {
		return v
	}
	v := &value{t: t, text: e.fresh("v")}
	e.line("(define-fun %s () %s %s)", v.text, sort(t), text)
	e.made[key] = v
	return v
}

func (e *encoder) truth(b bool) *value {
	if b {
		return e.bools[1]
	}
	return e.bools[0]
}

func low(bits int) uint64 { return ^uint64(0) >> (64 - bits) }

// number makes a constant of at most 64 bits.
func (e *encoder) number(u uint64, bits int) *value {
	u &= low(bits)
	if bits == 1 {
		return e.truth(u == 1)
	}
	return &value{t: ir.Int(bits), text: "(_ bv" + strconv.FormatUint(u, 10) + " " + strconv.Itoa(bits) + ")", known: true, u: u}
}

func (e *encoder) bigNumber(x *big.Int, bits int) *value {
	if bits <= 64 {
		return e.number(x.Uint64(), bits)
	}
	return &value{t: ir.Int(bits), text: fmt.Sprintf("(_ bv%v %d)", x, bits)}
}

// same reports whether two values are surely equal.
func same(x, y *value) bool {
	return x == y || x.t == y.t && (x.known && y.known && x.u == y.u || x.text != "" && x.text == y.text)
}

func (e *encoder) not(x *value) *value {
	if x.known {
		return e.truth(x.u == 0)
	}
	return e.define(ir.I1, "(not %s)", x.text)
}

func (e *encoder) and(x, y *value) *value {
	switch {
	case x.known && x.u == 0 || y.known && y.u == 1 || same(x, y):
		return x
	case x.known || y.known && y.u == 0:
		return y
	}
	return e.define(ir.I1, "(and %s %s)", x.text, y.text)
}

func (e *encoder) or(x, y *value) *value {
	switch {
	case x.known && x.u == 1 || y.known && y.u == 0 || same(x, y):
		return x
	case x.known || y.known && y.u == 1:
		return y
	}
	return e.define(ir.I1, "(or %s %s)", x.text, y.text)
}

// equal compares integers, or pointers by base and offset.
func (e *encoder) equal(x, y *value) *value {
	switch {
	case x.t == ir.TPtr && isConstant(y) && x.options != nil:
		return e.isOption(x, y)
	case x.t == ir.TPtr && isConstant(x) && y.options != nil:
		return e.isOption(y, x)
	case x.t == ir.TPtr:
		return e.and(e.equal(x.base, y.base), e.equal(x.off, y.off))
	case x.known && y.known:
		return e.truth(x.u == y.u)
	case same(x, y):
		return e.truth(true)
	}
	return e.define(ir.I1, "(= %s %s)", x.text, y.text)
}

func (v *value) isZero() bool {
	if v.t == ir.TPtr {
		return v.base.isZero() && v.off.isZero()
	}
	return v.known && v.u == 0
}

// join returns the union of sorted sets.
func join[T ~uint64 | ~uint32](x, y []T) []T {
	switch {
	case len(x) == 0:
		return y
	case len(y) == 0 || slices.Equal(x, y):
		return x
	}
	both := append(slices.Clone(x), y...)
	slices.Sort(both)
	return slices.Compact(both)
}

// part returns bits hi to lo of x.
func (e *encoder) part(x *value, hi, lo int) *value {
	n := hi - lo + 1
	switch {
	case n == x.bits():
		return x
	case x.known:
		return e.number(x.u>>lo, n)
	case n == 1:
		return e.define(ir.I1, "(= ((_ extract %d %d) %s) #b1)", hi, lo, x.text)
	}
	return e.define(ir.Int(n), "((_ extract %d %d) %s)", hi, lo, x.text)
}

// extend makes x wider, with zeros or copies of the sign.
func (e *encoder) extend(x *value, bits int, signed bool) *value {
	n := bits - x.bits()
	switch {
	case n == 0:
		return x
	case x.known && bits <= 64 && signed:
		return e.number(uint64(toSigned(x.u, x.bits())), bits)
	case x.known && bits <= 64:
		return e.number(x.u, bits)
	case signed:
		return e.define(ir.Int(bits), "((_ sign_extend %d) %s)", n, bitVector(x))
	}
	return e.define(ir.Int(bits), "((_ zero_extend %d) %s)", n, bitVector(x))
}

func toSigned(u uint64, bits int) int64 { return int64(u<<(64-bits)) >> (64 - bits) }

// bitVector returns the text of x as a bit vector, even if x is a truth value.
func bitVector(x *value) string {
	if x.t == ir.I1 {
		return "(ite " + x.text + " #b1 #b0)"
	}
	return x.text
}

// concat concatenates bytes, the lowest first.
func (e *encoder) concat(bytes []*value) *value {
	if len(bytes) == 1 {
		return bytes[0]
	}
	all, u := len(bytes) <= 8, uint64(0)
	var s strings.Builder
	s.WriteString("(concat")
	for i := len(bytes) - 1; i >= 0; i-- {
		b := bytes[i]
		all = all && b.known
		u = u<<8 | b.u
		s.WriteString(" " + b.text)
	}
	if all {
		return e.number(u, 8*len(bytes))
	}
	return e.define(ir.Int(8*len(bytes)), "%s)", s.String())
}

var smtNames = map[ir.Op]string{ir.OpAdd: "bvadd", ir.OpSub: "bvsub", ir.OpMul: "bvmul", ir.OpUDiv: "bvudiv", ir.OpSDiv: "bvsdiv",
	ir.OpURem: "bvurem", ir.OpSRem: "bvsrem", ir.OpShl: "bvshl", ir.OpLShr: "bvlshr", ir.OpAShr: "bvashr", ir.OpAnd: "bvand",
	ir.OpOr: "bvor", ir.OpXor: "bvxor", ir.OpUlt: "bvult", ir.OpUle: "bvule", ir.OpSlt: "bvslt", ir.OpSle: "bvsle"}

// binary computes an operation from OpAdd to OpSle on integers.
func (e *encoder) binary(op ir.Op, x, y *value) *value {
	t := x.t
	switch {
	case op == ir.OpEq:
		return e.equal(x, y)
	case op == ir.OpNe:
		return e.not(e.equal(x, y))
	case t == ir.I1 && op == ir.OpAnd:
		return e.and(x, y)
	case t == ir.I1 && op == ir.OpOr:
		return e.or(x, y)
	case t == ir.I1 && op == ir.OpXor:
		return e.not(e.equal(x, y))
	case x.known && y.known:
		r := fold(op, x.u, y.u, x.bits())
		if op >= ir.OpUlt {
			return e.truth(r == 1)
		}
		return e.number(r, x.bits())
	case op >= ir.OpUlt:
		return e.define(ir.I1, "(%s %s %s)", smtNames[op], bitVector(x), bitVector(y))
	case t == ir.I1:
		return e.define(ir.I1, "(= (%s %s %s) #b1)", smtNames[op], bitVector(x), bitVector(y))
	}
	v := e.define(t, "(%s %s %s)", smtNames[op], x.text, y.text)
	if a := join(x.addresses, y.addresses); len(a) > 0 {
		v.addresses = a
	}
	return v
}

// fold computes an operation on constants, as SMT-LIB 2 defines it.
func fold(op ir.Op, x, y uint64, bits int) uint64 {
	sx, sy := toSigned(x, bits), toSigned(y, bits)
	one := func(b bool) uint64 {
		if b {
			return 1
		}
		return 0
	}
	switch op {
	case ir.OpAdd:
		return x + y
	case ir.OpSub:
		return x - y
	case ir.OpMul:
		return x * y
	case ir.OpAnd:
		return x & y
	case ir.OpOr:
		return x | y
	case ir.OpXor:
		return x ^ y
	case ir.OpUlt:
		return one(x < y)
	case ir.OpUle:
		return one(x <= y)
	case ir.OpSlt:
		return one(sx < sy)
	case ir.OpSle:
		return one(sx <= sy)
	case ir.OpShl, ir.OpLShr:
		switch {
		case y >= uint64(bits):
			return 0
		case op == ir.OpShl:
			return x << y
		}
		return x >> y
	case ir.OpAShr:
		return uint64(sx >> min(y, 63))
	case ir.OpUDiv:
		if y == 0 {
			return ^uint64(0)
		}
		return x / y
	case ir.OpURem:
		if y == 0 {
			return x
		}
		return x % y
	case ir.OpSDiv:
		switch {
		case y == 0 && sx < 0:
			return 1
		case y == 0:
			return ^uint64(0)
		case sy == -1:
			return -x
		}
		return uint64(sx / sy)
	case ir.OpSRem:
		switch {
		case y == 0:
			return x
		case sy == -1:
			return 0
		}
		return uint64(sx % sy)
	}
	panic("plain: " + op.String())
}

func isConstant(p *value) bool { return p.base.known && p.off.known }

// isOption reports whether p is the constant q.
func (e *encoder) isOption(p, q *value) *value {
	r := e.truth(false)
	for _, o := range p.options {
		if o.base == q.base.u && o.off == q.off.u {
			r = e.or(r, o.cond)
		}
	}
	return r
}

// optionsOf returns the constants that p may equal.
func (e *encoder) optionsOf(p *value) []option {
	if isConstant(p) {
		return []option{{e.truth(true), p.base.u, p.off.u}}
	}
	return p.options
}
