package rules

import (
	"fmt"
	"math/big"
	"slices"

	"seabmc/term"
)

// Make makes an instance of the line for a width of the root (or of what the root compares). It returns nil if the chosen numbers do not fit or a
// condition fails. An error says that the right side makes no sense although the numbers fit.
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

// numbers chooses the numbers that conditions bind, and reports whether the conditions on numbers hold.
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

// numberOf returns log2 or shift of v.
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

// numbersOf returns values of log2 or shift that a term of w bits can have.
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

// hypotheses notes what the conditions say about terms.
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

// meaning states that log2 or shift of x is n.
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

// exact states that a sum or product does not overflow: it is the same in twice the width.
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

// Alternatives returns the operators that the line is stated for. Without a choice between operators, this is one.
func (row *Row) Alternatives() []string {
	out := []string{""}
	row.LHS.Walk(func(e *Expr) {
		if len(e.Alts) > 0 {
			out = e.Alts
		}
	})
	return out
}

// Pointers reports whether pointers, or terms of any sort, occur in the line.
func (row *Row) Pointers() bool {
	yes := false
	row.LHS.Walk(func(e *Expr) {
		if e.Kind() == KindPtr || e.Kind() == KindMem || slices.Contains([]string{"ptr.toint", "ptr.base", "ptr.off"}, e.Op) || e.Leaf == LeafVar && e.Kind() == KindAny {
			yes = true
		}
	})
	return yes
}

// Holds reports whether all that the conditions say about the terms is true, whatever the values of variables are.
func (in *Instance) Holds() bool {
	for _, h := range in.Hyps {
		if h != term.True {
			return false
		}
	}
	return true
}

// Certain reports whether the line matches whenever its conditions hold. This is so if none of them is on cost or needs ranges, the cache or the
// rewriting of other terms.
func (row *Row) Certain() bool {
	for _, c := range row.Conds {
		if c.Cost || c.By != "" {
			return false
		}
	}
	return true
}
