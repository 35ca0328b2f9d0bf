package rules

import (
	"math/big"
	"seabmc/term"
)

// given returns the width that a pattern must have at this point, or 0 if it is open.
func (in *instance) given(e *Expr) int {
	l := in.t.Layout
	if e.Leaf != LeafNone {
		if id, ok := in.out.Terms[e.Name]; ok && in.t.Sort(id).IsBV() {
			return in.t.Width(id)
		}
		return 0
	}
	switch in.op(e) {
	case "read", "get", "repeat":
		if n := e.Nums[0]; n.Op != "name" || in.out.Nums[n.Name] > 0 {
			return 8 * in.num(n)
		}
		return 0
	case "write", "set", "copy", "smap", "with":
		return 0
	case "ptr.toint":
		return l.PtrBits
	case "ptr.base":
		return l.ObjBits
	case "ptr.off":
		return l.OffBits()
	case "zero_extend", "sign_extend", "extract":
		return 0
	case "concat":
		if a, b := in.given(e.Args[0]), in.given(e.Args[1]); a > 0 && b > 0 {
			return a + b
		}
		return 0
	}
	return in.free(e.Args...)
}

// free returns the width that one of es must have, or 0 if it is open.
func (in *instance) free(es ...*Expr) int {
	for _, e := range es {
		if e.Kind() != KindBool && e.Kind() != KindPtr {
			if w := in.given(e); w > 0 {
				return w
			}
		}
	}
	return 0
}

// common returns the width of arguments that share one.
func (in *instance) common(es ...*Expr) int {
	if w := in.free(es...); w > 0 {
		return w
	}
	return in.root
}

// num returns the value of a number.
func (in *instance) num(n *Num) int {
	switch n.Op {
	case "lit":
		return n.Value
	case "name":
		v, ok := in.out.Nums[n.Name]
		if !ok {
			in.fail("number %s", n.Name)
		}
		return v
	case "w":
		return in.rootWidth()
	case "width":
		return in.t.Width(in.term(n.Of, 0))
	}
	a, b := in.num(n.Args[0]), in.num(n.Args[1])
	switch n.Op {
	case "+":
		return a + b
	case "-":
		return a - b
	case "*":
		return a * b
	case "min":
		return min(a, b)
	}
	return max(a, b)
}

// term builds a right side or a part of a condition. w is its width, or 0 if that is unknown.
func (in *instance) term(e *Expr, w int) term.ID {
	t := in.t
	switch e.Leaf {
	case LeafVar, LeafConst:
		return in.out.Terms[e.Name]
	case LeafSeq:
		return in.nary("and", in.seqs[e.Name]) // the operator does not matter: it is but one
	case LeafNone:
	default:
		nums := e.Nums
		if e.Leaf == LeafInt || e.Leaf == LeafPower {
			nums = nums[1:]
		}
		if len(nums) > 0 && e.Leaf != LeafTrue && e.Leaf != LeafFalse {
			w = in.num(nums[0])
		}
		return in.literal(e, w)
	}
	if _, ok := memoryOps[in.op(e)]; ok {
		return in.memory(e, in.rightSides())
	}
	switch op := in.op(e); op {
	case "and", "or":
		var args []term.ID
		for _, a := range e.Args {
			if a.Leaf == LeafSeq {
				args = append(args, in.seqs[a.Name]...)
			} else {
				args = append(args, in.term(a, 0))
			}
		}
		return in.nary(op, args)
	case "ite":
		if w == 0 {
			w = in.known(e.Args[1:]...)
		}
		x, y := in.term(e.Args[1], w), in.term(e.Args[2], w)
		if t.Sort(x) != t.Sort(y) {
			in.fail("sorts of ite")
		}
		return t.Ite(in.term(e.Args[0], 0), x, y)
	case "concat":
		return t.Bin(term.OpConcat, in.term(e.Args[0], 0), in.term(e.Args[1], 0))
	case "extract":
		x := in.term(e.Args[0], 0)
		h, l := in.num(e.Nums[0]), in.num(e.Nums[1])
		if l < 0 || h < l || h >= t.Width(x) {
			in.fail("bits %d to %d of %d", h, l, t.Width(x))
		}
		return t.Extract(x, h, l)
	case "zero_extend", "sign_extend":
		x := in.term(e.Args[0], 0)
		if len(e.Nums) > 0 {
			w = in.num(e.Nums[0])
		}
		if w < t.Width(x) {
			in.fail("extension of %d bits to %d", t.Width(x), w)
		}
		return in.extend(op, x, w)
	case "ptr":
		return t.MkPtr(in.sized(e.Args[0], t.Layout.ObjBits), in.sized(e.Args[1], t.Layout.OffBits()))
	case "ptr.fromint":
		return t.IntToPtr(in.term(e.Args[0], t.Layout.PtrBits))
	case "=", "bvult", "bvule", "bvslt", "bvsle":
		w = in.known(e.Args...)
		return in.apply(e, op, in.term(e.Args[0], w), in.term(e.Args[1], w))
	default:
		if w == 0 {
			w = in.known(e.Args...)
		}
		var args []term.ID
		for _, a := range e.Args {
			args = append(args, in.term(a, w))
		}
		return in.apply(e, op, args...)
	}
}

// known returns the width of the first of es that shows one.
func (in *instance) known(es ...*Expr) int {
	for _, e := range es {
		switch e.Leaf {
		case LeafVar, LeafConst:
			if s := in.t.Sort(in.out.Terms[e.Name]); s.IsBV() {
				return s.Width()
			}
			continue
		case LeafNone:
		default:
			nums := e.Nums
			if e.Leaf == LeafInt || e.Leaf == LeafPower {
				nums = nums[1:]
			}
			if len(nums) > 0 {
				return in.num(nums[0])
			}
			continue
		}
		switch in.op(e) {
		case "extract":
			return in.num(e.Nums[0]) - in.num(e.Nums[1]) + 1
		case "zero_extend", "sign_extend":
			if len(e.Nums) > 0 {
				return in.num(e.Nums[0])
			}
		case "concat":
			if a, b := in.known(e.Args[0]), in.known(e.Args[1]); a > 0 && b > 0 {
				return a + b
			}
		case "read", "get", "repeat":
			return 8 * in.num(e.Nums[0])
		case "ptr.toint":
			return in.t.Layout.PtrBits
		case "ptr.base":
			return in.t.Layout.ObjBits
		case "ptr.off":
			return in.t.Layout.OffBits()
		default:
			var below []*Expr
			for _, a := range e.Args {
				if k := a.Kind(); k != KindBool && k != KindPtr && k != KindMem && k != KindMap {
					below = append(below, a)
				}
			}
			if w := in.known(below...); w > 0 {
				return w
			}
		}
	}
	return 0
}

// literal returns a number with w bits.
func (in *instance) literal(e *Expr, w int) term.ID {
	t := in.t
	switch e.Leaf {
	case LeafTrue:
		return term.True
	case LeafFalse:
		return term.False
	}
	if w < 1 {
		in.fail("a number without a width")
	}
	least := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	switch e.Leaf {
	case LeafLeast:
		return t.BigConst(least, w)
	case LeafGreatest:
		return t.BVNot(t.BigConst(least, w))
	case LeafPower:
		n := in.num(e.Nums[0])
		if n < 0 || n > 1000 {
			in.fail("2^%d", n)
		}
		return t.BigConst(new(big.Int).Lsh(big.NewInt(1), uint(n)), w)
	}
	return t.BigConst(big.NewInt(int64(in.num(e.Nums[0]))), w)
}

// rightSides returns the sides that are terms.
func (in *instance) rightSides() sides {
	return sides{
		arg:    in.sized,
		number: func(n *Num, _ []int) int { return in.num(n) },
	}
}

// sized returns a term that must have w bits, unless w is 0.
func (in *instance) sized(e *Expr, w int) term.ID {
	id := in.term(e, w)
	if w > 0 && in.t.Sort(id) != term.BV(w) {
		in.fail("%v is not of %d bits", e, w)
	}
	return id
}
