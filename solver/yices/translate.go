package yices

import (
	"fmt"
	"math/big"
	"unsafe"

	"seabmc/term"
)

// translator turns the terms of one table into Yices terms, each node once. It runs on the library's thread.
//
// Yices normalises bit-vector arithmetic to polynomials when a term is made. A product of sums is multiplied out, which can be exponential in the
// size of a shared DAG. So the translator keeps bounds on the number of monomials and on the degree. If an operand would grow too large, the
// translator gives it a name: a fresh variable, with an equation in defs.
type translator struct {
	l     *Lib
	t     *term.Table
	terms []yterm  // by id; 0 is none (not a term of Yices)
	poly  []uint16 // by id: bound on the monomials of the Yices term
	deg   []uint16 // by id: bound on its degree
	depth []uint32 // by id: nesting of the Yices term
	mixed []bool   // by id, 64 bits only: see widen

	made   int       // terms translated
	vars   []term.ID // variables translated
	arrays bool      // an array occurred
	defs   []yterm   // equations of the names, to be asserted permanently

	types  map[term.Sort]ytype
	stack  []term.ID
	args   []uint32 // scratch space for calls, like bits
	bits   []int32
	stop   func() bool // asked from time to time; translation fails when it returns true
	height uint32      // greatest depth so far
}

// The limits beyond which an operand gets a name.
const (
	maxMonomials = 64
	maxProduct   = 16
	maxDegree    = 16
)

var errStopped = fmt.Errorf("yices: stopped")

func newTranslator(l *Lib, t *term.Table) *translator {
	return &translator{l: l, t: t, types: map[term.Sort]ytype{}, args: make([]uint32, 4)}
}

// translate returns the Yices term of id.
func (tr *translator) translate(id term.ID) (yterm, error) {
	tr.grow(tr.t.Len())
	if tr.terms[id] != 0 {
		return tr.terms[id], nil
	}
	st := append(tr.stack[:0], id)
	for n := 0; len(st) > 0; n++ {
		if n&1023 == 0 && tr.stop != nil && tr.stop() {
			return 0, errStopped
		}
		top := st[len(st)-1]
		if tr.terms[top] != 0 {
			st = st[:len(st)-1]
			continue
		}
		have := len(st)
		for _, a := range tr.t.Args(top) {
			if tr.terms[a] == 0 {
				st = append(st, a)
			}
		}
		if len(st) > have {
			continue
		}
		y, err := tr.node(top)
		if err != nil {
			return 0, err
		}
		tr.terms[top] = y
		tr.made++
		st = st[:have-1]
	}
	tr.stack = st
	return tr.terms[id], nil
}

func (tr *translator) grow(n int) {
	if k := n - len(tr.terms); k > 0 {
		tr.terms = append(tr.terms, make([]yterm, k)...)
		tr.poly = append(tr.poly, make([]uint16, k)...)
		tr.deg = append(tr.deg, make([]uint16, k)...)
		tr.depth = append(tr.depth, make([]uint32, k)...)
		tr.mixed = append(tr.mixed, make([]bool, k)...)
	}
}

// node translates a node whose arguments have already been translated.
func (tr *translator) node(id term.ID) (yterm, error) {
	var d uint32
	for _, a := range tr.t.Args(id) {
		d = max(d, tr.depth[a])
	}
	tr.depth[id] = d + 1
	tr.height = max(tr.height, d+1)
	tr.poly[id], tr.deg[id] = 1, 1
	tr.mixed[id] = tr.isMixed(id)
	y, err := tr.build(id)
	if err == nil && y == nullTerm {
		err = tr.l.lastError("cannot build " + tr.t.Op(id).String())
	}
	return y, err
}

func (tr *translator) build(id term.ID) (yterm, error) {
	t, f := tr.t, &tr.l.f
	args := t.Args(id)
	arg := func(i int) uintptr { return arg(tr.terms[args[i]]) }
	bin := func(fn uintptr) (yterm, error) { return callTerm(fn, arg(0), arg(1)), nil }
	switch op := t.Op(id); op {
	case term.OpTrue:
		return callTerm(f.and, 0, 0), nil
	case term.OpFalse:
		return callTerm(f.or, 0, 0), nil
	case term.OpConst:
		return tr.constant(id), nil
	case term.OpVar:
		return tr.variable(id)
	case term.OpNot:
		return callTerm(f.not, arg(0)), nil
	case term.OpAnd:
		return tr.nary(f.and, args), nil
	case term.OpOr:
		return tr.nary(f.or, args), nil
	case term.OpXor:
		return bin(f.xor)
	case term.OpIte:
		return callTerm(f.ite, arg(0), arg(1), arg(2)), nil
	case term.OpEq:
		if tr.meets(args) {
			return tr.widen(f.eq, args, false), nil
		}
		return bin(f.eq)
	case term.OpAdd, term.OpSub, term.OpMul, term.OpNeg, term.OpShl:
		return tr.arith(id, op, args)
	case term.OpUDiv:
		return bin(f.div)
	case term.OpURem:
		return bin(f.rem)
	case term.OpSDiv:
		return bin(f.sdiv)
	case term.OpSRem:
		return bin(f.srem)
	case term.OpBVAnd:
		return bin(f.bvAnd)
	case term.OpBVOr:
		return bin(f.bvOr)
	case term.OpBVXor:
		return bin(f.bvXor)
	case term.OpLShr:
		return bin(f.lshr)
	case term.OpAShr:
		return bin(f.ashr)
	case term.OpBVNot:
		return callTerm(f.bvNot, arg(0)), nil
	case term.OpConcat:
		return bin(f.concat)
	case term.OpExtract:
		hi, lo := t.ExtractBounds(id)
		return callTerm(f.extract, arg(0), uintptr(lo), uintptr(hi)), nil
	case term.OpZExt:
		return callTerm(f.zext, arg(0), uintptr(t.Width(id)-t.Width(args[0]))), nil
	case term.OpSExt:
		return callTerm(f.sext, arg(0), uintptr(t.Width(id)-t.Width(args[0]))), nil
	case term.OpUlt:
		return bin(f.lt)
	case term.OpUle:
		return bin(f.le)
	case term.OpSlt:
		return bin(f.slt)
	case term.OpSle:
		return bin(f.sle)
	case term.OpSelect:
		tr.args[0] = uint32(tr.terms[args[1]])
		return callTerm(f.apply, arg(0), 1, uintptr(unsafe.Pointer(&tr.args[0]))), nil
	case term.OpStore:
		tr.args[0] = uint32(tr.terms[args[1]])
		return callTerm(f.update, arg(0), 1, uintptr(unsafe.Pointer(&tr.args[0])), arg(2)), nil
	default:
		return 0, fmt.Errorf("yices: operator %v has no translation (purify pointers first)", op)
	}
}

// arith builds the operators that Yices turns into polynomials.
func (tr *translator) arith(id term.ID, op term.Op, args []term.ID) (yterm, error) {
	f := &tr.l.f
	a := args[0]
	if op == term.OpNeg {
		tr.poly[id], tr.deg[id] = tr.poly[a], tr.deg[a]
		return callTerm(f.neg, arg(tr.terms[a])), nil
	}
	b := args[1]
	fn := f.add
	switch op {
	case term.OpShl: // by a constant: a multiplication
		fn = f.shl
		if tr.t.IsConst(b) {
			tr.poly[id], tr.deg[id] = tr.poly[a], tr.deg[a]
		}
	case term.OpAdd, term.OpSub:
		if op == term.OpSub {
			fn = f.sub
		}
		for _, x := range args {
			if tr.poly[x] > maxMonomials {
				if err := tr.name(x); err != nil {
					return 0, err
				}
			}
		}
		if tr.mixed[id] {
			return tr.widen(fn, args, true), nil
		}
		tr.poly[id] = tr.poly[a] + tr.poly[b]
		tr.deg[id] = max(tr.deg[a], tr.deg[b])
	case term.OpMul:
		fn = f.mul
		for _, x := range args {
			other := a
			if x == a {
				other = b
			}
			grows := tr.poly[x] > 1 && (int(tr.poly[a])*int(tr.poly[b]) > maxProduct && !tr.t.IsConst(other)) || tr.deg[a]+tr.deg[b] > maxDegree && tr.deg[x] > 1
			if grows {
				if err := tr.name(x); err != nil {
					return 0, err
				}
			}
		}
		tr.poly[id] = tr.poly[a] * tr.poly[b]
		tr.deg[id] = tr.deg[a] + tr.deg[b]
		if tr.t.IsConst(a) || tr.t.IsConst(b) {
			tr.deg[id]--
		}
	}
	return callTerm(fn, arg(tr.terms[a]), arg(tr.terms[b])), nil
}

// isMixed reports whether the Yices term of a 64-bit node is, or contains (as a polynomial), anything other than variables and constants.
func (tr *translator) isMixed(id term.ID) bool {
	if !tr.t.Sort(id).IsBV() || tr.t.Width(id) != 64 {
		return false
	}
	switch op := tr.t.Op(id); op {
	case term.OpConst, term.OpVar:
		return false
	case term.OpAdd, term.OpSub, term.OpMul, term.OpNeg:
		for _, a := range tr.t.Args(id) {
			if tr.mixed[a] {
				return true
			}
		}
		return false
	}
	return true
}

// meets reports whether an equation would bring a polynomial and bits together.
func (tr *translator) meets(args []term.ID) bool {
	if !tr.mixed[args[0]] && !tr.mixed[args[1]] {
		return false
	}
	for _, a := range args {
		switch tr.t.Op(a) {
		case term.OpMul, term.OpNeg, term.OpShl, term.OpAdd, term.OpSub:
			return true
		}
	}
	return false
}

// widen builds a 64-bit sum (or equation) with 65 bits. Yices 2.6.5 gives false unsat answers about bit 63 of a 64-bit polynomial that has a
// constant and a monomial held as an array of bits (x|y, x^y, …). Its answers are right for other widths. See TestSumsOf64Bits.
func (tr *translator) widen(fn uintptr, args []term.ID, cut bool) yterm {
	f := &tr.l.f
	a := callTerm(f.zext, arg(tr.terms[args[0]]), 1)
	b := callTerm(f.zext, arg(tr.terms[args[1]]), 1)
	r := callTerm(fn, arg(a), arg(b))
	if !cut {
		return r
	}
	return callTerm(f.extract, arg(r), 0, 63)
}

// name replaces the translation of x by a fresh variable that equals it.
func (tr *translator) name(x term.ID) error {
	ty, err := tr.typ(tr.t.Sort(x))
	if err != nil {
		return err
	}
	v := callTerm(tr.l.f.newVar, uintptr(uint32(ty)))
	eq := callTerm(tr.l.f.eq, arg(v), arg(tr.terms[x]))
	if v == nullTerm || eq == nullTerm {
		return tr.l.lastError("cannot name a term")
	}
	tr.defs = append(tr.defs, eq)
	tr.terms[x], tr.poly[x], tr.deg[x] = v, 1, 1
	return nil
}

func (tr *translator) nary(fn uintptr, args []term.ID) yterm {
	if len(args) > len(tr.args) {
		tr.args = make([]uint32, 2*len(args))
	}
	for i, a := range args {
		tr.args[i] = uint32(tr.terms[a])
	}
	return callTerm(fn, uintptr(len(args)), uintptr(unsafe.Pointer(&tr.args[0])))
}

func (tr *translator) constant(id term.ID) yterm {
	w := tr.t.Width(id)
	if v, ok := tr.t.Uint64(id); ok {
		return callTerm(tr.l.f.constUint64, uintptr(w), uintptr(v))
	}
	v, _ := tr.t.Big(id)
	bits := tr.bitBuffer(w)
	for i := range bits {
		bits[i] = int32(v.Bit(i))
	}
	return callTerm(tr.l.f.constArray, uintptr(w), uintptr(unsafe.Pointer(&bits[0])))
}

// bitBuffer returns a buffer of w bits, one per word. It is valid until the next use.
func (tr *translator) bitBuffer(w int) []int32 {
	if w > len(tr.bits) {
		tr.bits = make([]int32, 2*w)
	}
	return tr.bits[:w]
}

func bitsToBig(bits []int32) *big.Int {
	v := new(big.Int)
	for i, b := range bits {
		if b != 0 {
			v.SetBit(v, i, 1)
		}
	}
	return v
}

func (tr *translator) variable(id term.ID) (yterm, error) {
	ty, err := tr.typ(tr.t.Sort(id))
	if err != nil {
		return 0, err
	}
	tr.arrays = tr.arrays || tr.t.Sort(id).IsArray()
	tr.vars = append(tr.vars, id)
	return callTerm(tr.l.f.newVar, uintptr(uint32(ty))), nil
}

func (tr *translator) typ(s term.Sort) (ytype, error) {
	if ty, ok := tr.types[s]; ok {
		return ty, nil
	}
	f := &tr.l.f
	var ty ytype
	switch {
	case s == term.Bool:
		ty = ytype(int32(call(f.boolType)))
	case s.IsBV():
		ty = ytype(int32(call(f.bvType, uintptr(s.Width()))))
	case s.IsArray():
		dom, err := tr.typ(term.BV(s.Width()))
		if err != nil {
			return 0, err
		}
		rng, err := tr.typ(term.BV(8))
		if err != nil {
			return 0, err
		}
		tr.args[0] = uint32(dom)
		ty = ytype(int32(call(f.functionType, 1, uintptr(unsafe.Pointer(&tr.args[0])), uintptr(uint32(rng)))))
	default:
		return 0, fmt.Errorf("yices: sort %v has no translation (purify pointers first)", s)
	}
	if ty < 0 {
		return 0, tr.l.lastError("cannot make sort " + s.String())
	}
	tr.types[s] = ty
	return ty, nil
}
