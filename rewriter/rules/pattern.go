package rules

import (
	"seabmc/term"
)

// left builds a pattern. w is its width if it is a bit-vector.
func (in *instance) left(e *Expr, w int) term.ID {
	id := in.pattern(e, w)
	if e.Leaf == LeafNone && in.t.Op(id) != opByName[in.op(e)] {
		in.out.Folded = true
	}
	return id
}

func (in *instance) pattern(e *Expr, w int) term.ID {
	if e.Kind() == KindBV {
		if have := in.given(e); have > 0 && have != w {
			in.fail("width")
		}
	}
	if e.Leaf != LeafNone {
		return in.leafPattern(e, w)
	}
	return in.opPattern(e, w)
}

// leafPattern builds a pattern that is a leaf.
func (in *instance) leafPattern(e *Expr, w int) term.ID {
	switch e.Leaf {
	case LeafVar:
		return in.variable(e, w)
	case LeafConst:
		return in.leaf(e.Name, term.BV(w), true)
	case LeafSeq:
		in.fail("a sequence stands alone")
	}
	if k := len(e.Nums); e.Leaf == LeafLeast || e.Leaf == LeafGreatest {
		if k > 0 {
			in.bindNum(e.Nums[0], w)
		}
	} else if k > 1 {
		in.bindNum(e.Nums[1], w)
	}
	return in.literal(e, w)
}

// naryPattern builds a conjunction or disjunction.
func (in *instance) naryPattern(e *Expr, op string) term.ID {
	var args []term.ID
	for _, a := range e.Args {
		if a.Leaf == LeafSeq {
			args = append(args, in.seq(a.Name, op)...)
		} else {
			args = append(args, in.left(a, 0))
		}
	}
	id := in.nary(op, args)
	in.out.Folded = in.out.Folded || len(in.t.Args(id)) != len(args)
	return id
}

// opPattern builds a pattern that is an operation.
func (in *instance) opPattern(e *Expr, w int) term.ID {
	t := in.t
	op := in.op(e)
	if _, ok := memoryOps[op]; ok {
		return in.memory(e, in.leftSides())
	}
	switch op {
	case "and", "or":
		return in.naryPattern(e, op)
	case "ite":
		c := in.left(e.Args[0], 0)
		if e.Kind() == KindBV && w == 0 {
			w = in.common(e.Args[1:]...)
		}
		x := in.left(e.Args[1], w)
		id := t.Ite(c, x, in.left(e.Args[2], w))
		in.out.Folded = in.out.Folded || t.IsConst(c)
		return id
	case "=", "bvult", "bvule", "bvslt", "bvsle", "xor":
		n := 0
		if k := e.Args[0].Kind(); k == KindBV || k == KindAny {
			n = in.common(e.Args...)
		}
		x := in.left(e.Args[0], n)
		return in.apply(e, op, x, in.left(e.Args[1], n))
	case "zero_extend", "sign_extend":
		n := in.given(e.Args[0])
		if n == 0 && w > 1 {
			n = in.m.Choose(upTo(w - 1))
		}
		if n <= 0 || n >= w {
			in.fail("extension")
		}
		if len(e.Nums) > 0 {
			in.bindNum(e.Nums[0], w)
		}
		return in.extend(op, in.left(e.Args[0], n), w)
	case "extract":
		return in.extract(e, w)
	case "concat":
		n := in.given(e.Args[0])
		if m := in.given(e.Args[1]); n == 0 && m > 0 {
			n = w - m
		} else if n == 0 && w > 1 {
			n = in.m.Choose(upTo(w - 1))
		}
		if n <= 0 || n >= w {
			in.fail("concatenation")
		}
		x := in.left(e.Args[0], n)
		return t.Bin(term.OpConcat, x, in.left(e.Args[1], w-n))
	case "ptr":
		x := in.left(e.Args[0], t.Layout.ObjBits)
		return t.MkPtr(x, in.left(e.Args[1], t.Layout.OffBits()))
	case "ptr.fromint":
		return t.IntToPtr(in.left(e.Args[0], t.Layout.PtrBits))
	}
	var args []term.ID
	for _, a := range e.Args {
		args = append(args, in.left(a, w))
	}
	return in.apply(e, op, args...)
}

// extract chooses the term that an extract of width w is cut from, and the position.
func (in *instance) extract(e *Expr, w int) term.ID {
	n := in.given(e.Args[0])
	lo := -1
	if l := e.Nums[1]; l.Op != "name" {
		lo = in.num(l)
	} else if v, ok := in.out.Nums[l.Name]; ok {
		lo = v
	}
	if n == 0 {
		least := w + max(lo, 0)
		n = in.m.Choose([]int{least + 1, least + 2, least + 3, least + w})
	}
	if n < w || n > term64+64 {
		in.fail("extract")
	}
	if lo < 0 {
		var at []int
		for i := 0; i <= n-w; i++ {
			if i < 3 || i > n-w-2 {
				at = append(at, i)
			}
		}
		lo = in.m.Choose(at)
	}
	if lo+w > n {
		in.fail("extract")
	}
	in.bindNum(e.Nums[1], lo)
	in.bindNum(e.Nums[0], lo+w-1)
	return in.t.Extract(in.left(e.Args[0], n), lo+w-1, lo)
}

// term64 limits the width of the term that an extract is cut from.
const term64 = 4 * 64

func (in *instance) variable(e *Expr, w int) term.ID {
	switch e.Kind() {
	case KindBool:
		return in.leaf(e.Name, term.Bool, false)
	case KindPtr:
		return in.leaf(e.Name, term.Ptr, false)
	case KindMem:
		return in.leaf(e.Name, term.Array(in.t.Layout.PtrBits), false)
	case KindAny:
		if id, ok := in.out.Terms[e.Name]; ok {
			return id
		}
		s := term.BV(max(1, w))
		for _, id := range in.out.Terms { // all of them have one sort
			_ = id
		}
		if have, ok := in.out.Nums["any sort"]; ok {
			s = term.Sort(have)
		} else {
			s = []term.Sort{s, term.Bool, term.Ptr}[in.m.Choose([]int{0, 1, 2})]
			in.out.Nums["any sort"] = int(s)
		}
		return in.leaf(e.Name, s, false)
	}
	return in.leaf(e.Name, term.BV(w), false)
}

func (in *instance) leaf(name string, s term.Sort, constant bool) term.ID {
	id, ok := in.out.Terms[name]
	if !ok {
		if s.IsBV() && s.Width() < 1 {
			in.fail("width")
		}
		id = in.m.Leaf(name, s, constant)
		in.out.Terms[name] = id
	}
	if in.t.Sort(id) != s {
		in.fail("sort")
	}
	return id
}

func (in *instance) seq(name, op string) []term.ID {
	s, ok := in.seqs[name]
	if !ok {
		s = in.m.Seq(name, op)
		in.seqs[name] = s
	}
	return s
}

// upTo returns the options 1 to n, or a few of them if n is large.
func upTo(n int) []int {
	if n <= 8 {
		var out []int
		for i := 1; i <= n; i++ {
			out = append(out, i)
		}
		return out
	}
	return []int{1, 2, n / 2, n - 1, n}
}

func (in *instance) bindNum(n *Num, v int) {
	if n.Op == "name" {
		if have, ok := in.out.Nums[n.Name]; !ok {
			in.out.Nums[n.Name] = v
			return
		} else if have != v {
			in.fail("%s", n.Name)
		}
		return
	}
	if in.num(n) != v {
		in.fail("number")
	}
}

// leftSides returns the sides that are patterns, in which numbers are chosen.
func (in *instance) leftSides() sides {
	return sides{left: true, arg: in.left, number: func(n *Num, options []int) int {
		if _, bound := in.out.Nums[n.Name]; n.Op == "name" && !bound {
			in.bindNum(n, in.m.Choose(options))
		}
		return in.num(n)
	}}
}
