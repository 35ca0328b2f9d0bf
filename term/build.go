package term

import (
	"fmt"
	"math/big"
	"slices"

	"seabmc/grow"
)

// Var returns the variable with this name. The same name gives the same term again. Var panics if the name was used with another sort: names are
// the program's own, so that is a bug of the caller.
func (t *Table) Var(name string, s Sort) ID {
	if id, ok := t.nameIdx[name]; ok {
		if t.Sort(id) != s {
			panic(fmt.Sprintf("term: variable %q has sort %v, not %v", name, t.Sort(id), s))
		}
		return id
	}
	id := t.newVar(name, 0, s)
	t.nameIdx[name] = id
	return id
}

// Numbered returns a new variable with the name name!n. The caller never asks for this name again, here or through Var.
func (t *Table) Numbered(name string, n uint32, s Sort) ID {
	return t.newVar(name, n+1, s)
}

func (t *Table) newVar(name string, number uint32, s Sort) ID {
	if last := len(t.words) - 1; last < 0 || t.words[last] != name {
		t.words = append(t.words, name)
	}
	t.names = append(grow.Room(t.names), varName{uint32(len(t.words) - 1), number})
	id := t.add(kindOf(OpVar, s), uint64(len(t.names)-1), nil) // there is no other like it
	t.vars = append(grow.Room(t.vars), id)
	return id
}

// BoolConst returns the truth value b.
func (t *Table) BoolConst(b bool) ID {
	if b {
		return True
	}
	return False
}

// Const returns the constant v modulo 2^w, w at most 64.
func (t *Table) Const(v uint64, w int) ID {
	if w > 64 {
		return t.BigConst(new(big.Int).SetUint64(v), w)
	}
	return t.constant(v&mask(w), BV(w))
}

// BigConst returns the constant v modulo 2^w, of any width and sign.
func (t *Table) BigConst(v *big.Int, w int) ID {
	m := new(big.Int).And(v, bigMask(w)) // And works on two's complement
	if w <= 64 {
		return t.constant(m.Uint64(), BV(w))
	}
	k := m.Text(62)
	i, ok := t.bigIdx[k]
	if !ok {
		i = uint64(len(t.bigs))
		t.bigs = append(t.bigs, m)
		t.bigIdx[k] = i
	}
	return t.mk(OpConst, BV(w), i)
}

func bigMask(w int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(w))
	return m.Sub(m, big.NewInt(1))
}

// Not returns Boolean negation.
func (t *Table) Not(a ID) ID {
	switch a {
	case True:
		return False
	case False:
		return True
	}
	return t.mk(OpNot, Bool, 0, a)
}

// And returns the conjunction. It folds constants, and sorts the arguments and removes duplicates.
func (t *Table) And(args ...ID) ID { return t.nary(OpAnd, True, False, args) }

// Or returns the disjunction. It folds constants, and sorts the arguments and removes duplicates.
func (t *Table) Or(args ...ID) ID { return t.nary(OpOr, False, True, args) }

func (t *Table) nary(op Op, unit, zero ID, args []ID) ID {
	if len(args) == 2 { // the common case, without allocation
		a, b := args[0], args[1]
		switch {
		case a == zero || b == zero:
			return zero
		case a == unit:
			return b
		case b == unit || a == b:
			return a
		case a > b:
			a, b = b, a
		}
		return t.mk(op, Bool, 0, a, b)
	}
	out := make([]ID, 0, len(args))
	for _, a := range args {
		if a == zero {
			return zero
		}
		if a != unit {
			out = append(out, a)
		}
	}
	slices.Sort(out)
	out = slices.Compact(out)
	switch len(out) {
	case 0:
		return unit
	case 1:
		return out[0]
	}
	return t.mk(op, Bool, 0, out...)
}

// Xor returns Boolean exclusive or.
func (t *Table) Xor(a, b ID) ID {
	if t.IsConst(a) && t.IsConst(b) {
		return t.BoolConst(a != b)
	}
	if a > b {
		a, b = b, a
	}
	return t.mk(OpXor, Bool, 0, a, b)
}

// Ite returns an if-then-else over any sort.
func (t *Table) Ite(c, a, b ID) ID {
	switch {
	case c == True || a == b:
		return a
	case c == False:
		return b
	}
	return t.mk(OpIte, t.Sort(a), 0, c, a, b)
}

// Eq returns an equality over Bool, bit-vectors or pointers.
func (t *Table) Eq(a, b ID) ID {
	if a == b {
		return True
	}
	if t.IsConst(a) && t.IsConst(b) {
		return False // constants are hash-consed
	}
	if a > b {
		a, b = b, a
	}
	return t.mk(OpEq, Bool, 0, a, b)
}

// Bin makes a binary bit-vector operation (OpAdd to OpAShr), a comparison (OpUlt to
// OpSle) or a concatenation.
func (t *Table) Bin(op Op, a, b ID) ID {
	w := t.Width(a)
	if t.Op(a) == OpConst && t.Op(b) == OpConst {
		return t.foldBin(op, a, b)
	}
	switch op {
	case OpAdd, OpMul, OpBVAnd, OpBVOr, OpBVXor:
		if a > b {
			a, b = b, a
		}
		return t.mk(op, BV(w), 0, a, b)
	case OpSub, OpUDiv, OpURem, OpSDiv, OpSRem, OpShl, OpLShr, OpAShr:
		return t.mk(op, BV(w), 0, a, b)
	case OpConcat:
		return t.mk(op, BV(w+t.Width(b)), 0, a, b)
	case OpUlt, OpUle, OpSlt, OpSle:
		return t.mk(op, Bool, 0, a, b)
	}
	panic("term: Bin of " + op.String())
}

func (t *Table) foldBin(op Op, a, b ID) ID {
	w := t.Width(a)
	rw := w
	if op == OpConcat {
		rw = w + t.Width(b)
	}
	if rw <= 64 {
		v, isBool := evalBin64(op, t.nodes[a].aux, t.nodes[b].aux, w, t.Width(b))
		if isBool {
			return t.BoolConst(v != 0)
		}
		return t.Const(v, rw)
	}
	x, _ := t.Big(a)
	y, _ := t.Big(b)
	v, isBool := evalBinBig(op, x, y, w, t.Width(b))
	if isBool {
		return t.BoolConst(v.Sign() != 0)
	}
	return t.BigConst(v, rw)
}

// Neg returns the two's complement negation.
func (t *Table) Neg(a ID) ID {
	if v, ok := t.Uint64(a); ok {
		return t.Const(-v, t.Width(a))
	}
	if v, ok := t.Big(a); ok {
		return t.BigConst(new(big.Int).Neg(v), t.Width(a))
	}
	return t.mk(OpNeg, t.Sort(a), 0, a)
}

// BVNot returns the bitwise complement.
func (t *Table) BVNot(a ID) ID {
	if v, ok := t.Uint64(a); ok {
		return t.Const(^v, t.Width(a))
	}
	if v, ok := t.Big(a); ok {
		return t.BigConst(new(big.Int).Not(v), t.Width(a))
	}
	return t.mk(OpBVNot, t.Sort(a), 0, a)
}

// Extract returns bits hi down to lo, inclusive.
func (t *Table) Extract(a ID, hi, lo int) ID {
	w := t.Width(a)
	if lo == 0 && hi == w-1 {
		return a
	}
	if t.Op(a) == OpConst {
		if w <= 64 {
			return t.Const(t.nodes[a].aux>>uint(lo), hi-lo+1)
		}
		v, _ := t.Big(a)
		return t.BigConst(new(big.Int).Rsh(v, uint(lo)), hi-lo+1)
	}
	return t.mk(OpExtract, BV(hi-lo+1), uint64(hi)<<32|uint64(lo), a)
}

// ZExt extends a with zeros to width w. If a has that width, it returns a itself.
func (t *Table) ZExt(a ID, w int) ID { return t.extend(OpZExt, a, w) }

// SExt extends a with copies of the sign to width w. If a has that width, it returns a itself.
func (t *Table) SExt(a ID, w int) ID { return t.extend(OpSExt, a, w) }

func (t *Table) extend(op Op, a ID, w int) ID {
	n := w - t.Width(a)
	if n == 0 {
		return a
	}
	if v, ok := t.Uint64(a); ok && w <= 64 {
		if shift := uint(64 - t.Width(a)); op == OpSExt {
			v = uint64(int64(v<<shift) >> shift)
		}
		return t.Const(v, w)
	}
	if v, ok := t.Big(a); ok {
		if op == OpSExt {
			v = signed(v, t.Width(a))
		}
		return t.BigConst(v, w)
	}
	return t.mk(op, BV(w), uint64(n), a)
}

// MkPtr returns the pointer with this base and offset.
func (t *Table) MkPtr(base, off ID) ID {
	b, ok1 := t.Uint64(base)
	o, ok2 := t.Uint64(off)
	if !ok1 || !ok2 {
		return t.mk(OpPtr, Ptr, 0, base, off)
	}
	return t.mk(OpPtr, Ptr, (b<<uint(t.Layout.OffBits())|o)+1, base, off)
}

// ConstPtr returns the base and the offset, modulo 2^OffBits, of a pointer if both are constants.
func (t *Table) ConstPtr(p ID) (base, off uint64, ok bool) {
	n := &t.nodes[p]
	if Op(n.kind>>24) != OpPtr {
		return 0, 0, false
	}
	if n.aux != 0 { // both are constants, see MkPtr
		v, bits := n.aux-1, uint(t.Layout.OffBits())
		return v >> bits, v & mask(int(bits)), true
	}
	base, ok1 := t.Uint64(t.Arg(p, 0))
	off, ok2 := t.Uint64(t.Arg(p, 1))
	return base, off, ok1 && ok2
}

// PtrBase returns the object id of p.
func (t *Table) PtrBase(p ID) ID {
	if t.Op(p) == OpPtr {
		return t.Arg(p, 0)
	}
	return t.mk(OpPtrBase, BV(t.Layout.ObjBits), 0, p)
}

// PtrOff returns the signed offset of p.
func (t *Table) PtrOff(p ID) ID {
	if t.Op(p) == OpPtr {
		return t.Arg(p, 1)
	}
	return t.mk(OpPtrOff, BV(t.Layout.OffBits()), 0, p)
}

// PtrVar returns the bit-vector variable that stands for the pointer variable p when there are no pointers. Its value is PtrToInt(p).
func (t *Table) PtrVar(p ID) ID { return t.Var(t.Name(p)+"!int", BV(t.Layout.PtrBits)) }

// PtrToInt returns p seen as an integer: base*2^OffBits + sext(offset), modulo 2^PtrBits.
func (t *Table) PtrToInt(p ID) ID {
	switch t.Op(p) {
	case OpIntToPtr:
		return t.Arg(p, 0)
	case OpPtr:
		b, o := t.Arg(p, 0), t.Arg(p, 1)
		if t.Op(b) == OpConst && t.Op(o) == OpConst {
			l := t.Layout
			return t.Bin(OpAdd, t.Bin(OpConcat, b, t.Const(0, l.OffBits())), t.SExt(o, l.PtrBits))
		}
	}
	return t.mk(OpPtrToInt, BV(t.Layout.PtrBits), 0, p)
}

// IntToPtr returns the pointer whose PtrToInt is a.
func (t *Table) IntToPtr(a ID) ID {
	if t.Op(a) == OpPtrToInt {
		return t.Arg(a, 0)
	}
	if t.Op(a) == OpConst {
		return t.MkPtr(t.IntBase(a), t.IntOff(a))
	}
	return t.mk(OpIntToPtr, Ptr, 0, a)
}

// IntBase returns the base of IntToPtr(a) without pointer operators: the high ObjBits
// of a + 2^(OffBits-1), so that a negative offset does not change the base.
func (t *Table) IntBase(a ID) ID {
	l := t.Layout
	half := t.Bin(OpAdd, a, t.BigConst(new(big.Int).Lsh(big.NewInt(1), uint(l.OffBits()-1)), l.PtrBits))
	return t.Extract(half, l.PtrBits-1, l.OffBits())
}

// IntOff returns the offset of IntToPtr(a) without pointer operators.
func (t *Table) IntOff(a ID) ID { return t.Extract(a, t.Layout.OffBits()-1, 0) }

// Null returns the null pointer.
func (t *Table) Null() ID {
	return t.MkPtr(t.Const(0, t.Layout.ObjBits), t.Const(0, t.Layout.OffBits()))
}

// Select returns the byte of array a at index i.
func (t *Table) Select(a, i ID) ID { return t.mk(OpSelect, BV(8), 0, a, i) }

// Store returns array a with byte v at index i.
func (t *Table) Store(a, i, v ID) ID { return t.mk(OpStore, t.Sort(a), 0, a, i, v) }

// Mk makes a term with the operator and auxiliary data of like, but with other arguments of the same sorts. A rewriter uses it to rebuild a node.
func (t *Table) Mk(like ID, args []ID) ID {
	switch op := t.Op(like); op {
	case OpTrue, OpFalse, OpConst, OpVar:
		return like
	case OpNot:
		return t.Not(args[0])
	case OpAnd:
		return t.And(args...)
	case OpOr:
		return t.Or(args...)
	case OpXor:
		return t.Xor(args[0], args[1])
	case OpIte:
		return t.Ite(args[0], args[1], args[2])
	case OpEq:
		return t.Eq(args[0], args[1])
	case OpNeg:
		return t.Neg(args[0])
	case OpBVNot:
		return t.BVNot(args[0])
	case OpExtract:
		hi, lo := t.ExtractBounds(like)
		return t.Extract(args[0], hi, lo)
	case OpZExt, OpSExt:
		return t.extend(op, args[0], t.Width(like))
	case OpPtr:
		return t.MkPtr(args[0], args[1])
	case OpPtrBase:
		return t.PtrBase(args[0])
	case OpPtrOff:
		return t.PtrOff(args[0])
	case OpPtrToInt:
		return t.PtrToInt(args[0])
	case OpIntToPtr:
		return t.IntToPtr(args[0])
	case OpSelect:
		return t.Select(args[0], args[1])
	case OpStore:
		return t.Store(args[0], args[1], args[2])
	default:
		return t.Bin(op, args[0], args[1])
	}
}
