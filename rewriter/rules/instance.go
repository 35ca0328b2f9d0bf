package rules

import (
	"fmt"
	"math/big"
	"slices"

	"seabmc/term"
)

// Instance is a line with all its numbers chosen: what the left side, the right side and the conditions are as terms.
type Instance struct {
	LHS, RHS term.ID
	Hyps     []term.ID // what the conditions say of the terms; those on cost say nothing
	Alt      string    // the operator chosen
	Nums     map[string]int
	Terms    map[string]term.ID // by name
	// Folded says that the left side does not have its form: a constructor folded constants or equal arguments.
	Folded bool
}

// Maker makes the leaves of an instance.
type Maker interface {
	// Leaf is the term for a variable (constant: a bit-vector constant or what stands for any).
	Leaf(name string, s term.Sort, constant bool) term.ID
	// Seq are the other arguments of an and or an or.
	Seq(name, op string) []term.ID
	// Choose picks one of the options; at least one is given.
	Choose(options []int) int
}

// misfit ends the building of an instance whose widths do not fit.
type misfit struct{ why string }

// instance builds one.
type instance struct {
	t    *term.Table
	m    Maker
	row  *Row
	root int // the width asked for where nothing else decides
	out  *Instance
	seqs map[string][]term.ID
	maps map[string][]cell // of store-maps
}

// Make makes an instance of the line for a width of the root (or of what the root compares), or nil if the numbers that were
// chosen do not fit or fail a condition. An error says that the right side makes no sense though the numbers do.
func (row *Row) Make(t *term.Table, alt string, width int, m Maker) (out *Instance, err error) {
	in := &instance{t: t, m: m, row: row, root: width, seqs: map[string][]term.ID{}, maps: map[string][]cell{},
		out: &Instance{Alt: alt, Nums: map[string]int{}, Terms: map[string]term.ID{}}}
	stage := "left"
	defer func() {
		switch e := recover().(type) {
		case nil:
		case misfit:
			out = nil
			if stage == "right" {
				err = fmt.Errorf("%s: with %v the right side makes no sense: %s", row.Pos, in.out.Nums, e.why)
			}
		default:
			panic(e)
		}
	}()
	w := width
	if row.LHS.Kind() == KindBV {
		if w = in.free(row.LHS); w == 0 {
			w = width
		}
		in.root = w
	}
	in.out.LHS = in.left(row.LHS, w)
	if !in.numbers() {
		return nil, nil
	}
	stage = "right" // from here on what makes no sense is a fault of the line
	in.hypotheses()
	in.out.RHS = in.term(row.RHS, in.rootWidth())
	return in.out, nil
}

func (in *instance) fail(f string, args ...any) { panic(misfit{fmt.Sprintf(f, args...)}) }

// rootWidth is the width of the root if it is a bit-vector.
func (in *instance) rootWidth() int {
	if s := in.t.Sort(in.out.LHS); s.IsBV() {
		return s.Width()
	}
	return 0
}

// op is the operator of e.
func (in *instance) op(e *Expr) string {
	if e.Op == "op" {
		return in.out.Alt
	}
	return e.Op
}

// given is the width that a pattern must have as things are, 0 if it is open.
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

// free is the width that one of es must have, 0 if it is open.
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

// common is the width of arguments that share one.
func (in *instance) common(es ...*Expr) int {
	if w := in.free(es...); w > 0 {
		return w
	}
	return in.root
}

// num is the value of a number.
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

// term builds a right side or a part of a condition; w is its width, 0 if unknown.
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
		return in.memory(e, false)
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
		return t.MkPtr(in.side(e.Args[0], t.Layout.ObjBits, false), in.side(e.Args[1], t.Layout.OffBits(), false))
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

// known is the width that is seen of one of es.
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

// numbers chooses the numbers that conditions bind, and tells whether those on numbers hold.
func (in *instance) numbers() bool {
	for _, c := range in.row.Conds {
		if c.Bind == "" {
			continue
		}
		x := in.term(c.A, 0)
		if v, ok := in.t.Big(x); ok {
			n, ok := numberOf(c.Func, v, in.t.Width(x))
			if !ok {
				return false
			}
			in.bindNum(&Num{Op: "name", Name: c.Bind}, n)
			continue
		}
		if _, ok := in.out.Nums[c.Bind]; !ok {
			in.out.Nums[c.Bind] = in.m.Choose(numbersOf(c.Func, in.t.Width(x)))
		}
	}
	for _, c := range in.row.Conds {
		if c.M == nil || c.Cost {
			continue
		}
		a, b := in.num(c.M), in.num(c.N)
		holds := map[string]bool{"=": a == b, "!=": a != b, "<": a < b, "<=": a <= b}[c.Rel]
		if !holds {
			return false
		}
	}
	return true
}

// numberOf is log2 or shift of v.
func numberOf(f string, v *big.Int, w int) (int, bool) {
	switch {
	case f == "log2":
		if v.Sign() == 0 || v.BitLen() != int(v.TrailingZeroBits())+1 {
			return 0, false
		}
		return v.BitLen() - 1, true
	case !v.IsInt64() || v.Int64() > int64(w):
		return w, true
	}
	return int(v.Int64()), true
}

// numbersOf are values of log2 or shift of a term of w bits.
func numbersOf(f string, w int) []int {
	to := w
	if f == "log2" {
		to = w - 1
	}
	var out []int
	for i := 0; i <= to; i++ {
		if w <= 8 || i < 3 || i > to-3 || i == to/2 {
			out = append(out, i)
		}
	}
	return out
}

// hypotheses are what the conditions say of terms.
func (in *instance) hypotheses() {
	t := in.t
	say := func(id term.ID) { in.out.Hyps = append(in.out.Hyps, id) }
	for _, c := range in.row.Conds {
		switch {
		case c.Cost, c.M != nil:
		case c.Bind != "":
			say(in.meaning(c.Func, in.term(c.A, 0), in.out.Nums[c.Bind]))
		case c.Rel == "true":
			say(in.term(c.A, 0))
		case len(c.Rel) > 3 && c.Rel[:3] == "no ":
			say(in.exact(c))
		default:
			w := in.known(c.A, c.B)
			a, b := in.term(c.A, w), in.term(c.B, w)
			if t.Sort(a) != t.Sort(b) {
				in.fail("sorts of %q", c.Text)
			}
			switch c.Rel {
			case "=":
				say(t.Eq(a, b))
			case "!=":
				say(t.Not(t.Eq(a, b)))
			default:
				say(t.Bin(opByName[relOps[c.Rel]], a, b))
			}
		}
	}
}

// meaning says that log2 or shift of x is n.
func (in *instance) meaning(f string, x term.ID, n int) term.ID {
	t := in.t
	w := t.Width(x)
	number := func(v *big.Int) term.ID { return t.BigConst(v, w) }
	switch {
	case f == "log2":
		return t.Eq(x, number(new(big.Int).Lsh(big.NewInt(1), uint(n))))
	case n == w:
		return t.Not(t.Bin(term.OpUlt, x, number(big.NewInt(int64(n)))))
	}
	return t.Eq(x, number(big.NewInt(int64(n))))
}

// exact says that a sum or product does not overflow: it is the same in twice the width.
func (in *instance) exact(c *Cond) term.ID {
	t := in.t
	w := in.known(c.A)
	x, y := in.term(c.A.Args[0], w), in.term(c.A.Args[1], w)
	op := opByName[c.A.Op]
	wide := w + 1
	if op == term.OpMul {
		wide = 2 * w
	}
	ext := t.ZExt
	if c.Rel == "no signed" {
		ext = t.SExt
	}
	return t.Eq(ext(t.Bin(op, x, y), wide), t.Bin(op, ext(x, wide), ext(y, wide)))
}

// Alternatives are the operators that the line is stated for: one, unless there is a choice.
func (row *Row) Alternatives() []string {
	out := []string{""}
	row.LHS.Walk(func(e *Expr) {
		if len(e.Alts) > 0 {
			out = e.Alts
		}
	})
	return out
}

// Pointers tells whether pointers occur in the line, or terms of any sort.
func (row *Row) Pointers() bool {
	yes := false
	row.LHS.Walk(func(e *Expr) {
		if e.Kind() == KindPtr || e.Kind() == KindMem || slices.Contains([]string{"ptr.toint", "ptr.base", "ptr.off"}, e.Op) || e.Leaf == LeafVar && e.Kind() == KindAny {
			yes = true
		}
	})
	return yes
}

// Holds tells whether all that the conditions say of the terms is true without a look at the values of variables.
func (in *Instance) Holds() bool {
	for _, h := range in.Hyps {
		if h != term.True {
			return false
		}
	}
	return true
}

// Certain tells whether the line matches wherever its conditions hold: none of them is on cost, or asks for what ranges, the
// cache or the rewriting of other terms tell.
func (row *Row) Certain() bool {
	for _, c := range row.Conds {
		if c.Cost || c.By != "" {
			return false
		}
	}
	return true
}
