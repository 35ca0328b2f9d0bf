package rewriter

import (
	"math"

	"seabmc/domain"
	"seabmc/term"
)

// Numbers of more than 64 bits have no ranges. Most of them are small numbers that were extended. Arithmetic on these is done in 64 bits as long as
// it is exact there, and what is known about the 64 bits holds for them too.

var wideRules = []Rule{
	{Name: "wide-add", Text: "(bvadd (sign_extend x) (sign_extend y)) => (sign_extend (bvadd (sign_extend x) (sign_extend y))) if it has more than 64 bits and by range needs no more; zero_extend and constants too", Level: 2, Ops: addOps, Over: []term.Op{term.OpSExt, term.OpZExt}, Apply: wideBin},
	{Name: "wide-mul", Text: "(bvmul (sign_extend x) k) => (sign_extend (bvmul (sign_extend x) k')) if it has more than 64 bits and by range needs no more; zero_extend and two extensions too", Level: 2, Ops: mulOps, Over: []term.Op{term.OpSExt, term.OpZExt}, Apply: wideBin},
	{Name: "wide-neg", Text: "(bvneg (sign_extend x)) => (sign_extend (bvneg (sign_extend x))) if it has more than 64 bits and by range needs no more; zero_extend too", Level: 2, Ops: negOps, Over: []term.Op{term.OpSExt, term.OpZExt}, Apply: wideNeg},
	{Name: "wide-div", Text: "(bvsdiv (sign_extend x) k) => (sign_extend (bvsdiv (sign_extend x) k')) if it has more than 64 bits and by range needs no more; bvsrem, zero_extend and two extensions too", Level: 2, Ops: []term.Op{term.OpSDiv, term.OpSRem}, Over: []term.Op{term.OpSExt, term.OpZExt}, Apply: wideBin},
}

// Word returns the 64-bit number whose sign extension is x, a term of more than 64 bits, if x has that form.
func (r *Rewriter) Word(x term.ID) (v term.ID, ok bool) {
	t := r.T
	w := t.Width(x)
	if w <= 64 {
		return 0, false
	}
	switch op := t.Op(x); op {
	case term.OpConst:
		v = t.Extract(x, 63, 0)
		return v, t.SExt(v, w) == x
	case term.OpSExt, term.OpZExt:
		in := t.Arg(x, 0)
		switch n := t.Width(in); {
		case n > 64:
			return 0, false
		case op == term.OpSExt:
			return r.Simplify(t.SExt(in, 64)), true
		case n < 64:
			return r.Simplify(t.ZExt(in, 64)), true
		}
		return in, r.nonneg(in)
	}
	return 0, false
}

// wideBin computes with words if the result fits in a word for all values of the arguments.
func wideBin(r *Rewriter, id term.ID) term.ID {
	t := r.T
	x, y := t.Arg(id, 0), t.Arg(id, 1)
	if t.Width(id) <= 64 {
		return 0
	}
	a, ok := r.Word(x)
	if !ok {
		return 0
	}
	b, ok := r.Word(y)
	if !ok || !r.wordHolds(t.Op(id), a, b) {
		return 0
	}
	return t.SExt(t.Bin(t.Op(id), a, b), t.Width(id))
}

// wordHolds reports whether the result of op on the signed numbers a and b always fits in 64 bits.
func (r *Rewriter) wordHolds(op term.Op, a, b term.ID) bool {
	x, y := r.Range(a), r.Range(b)
	if !x.Known() || !y.Known() {
		return false
	}
	switch op {
	case term.OpAdd:
		s := x.Signed().Add(y.Signed())
		return domain.IsWord(s.Lo) && domain.IsWord(s.Hi)
	case term.OpMul:
		return domain.ProductFits(x, y)
	}
	return x.SMin() > math.MinInt64 // among divisions, only that of the least number by -1 has a longer result
}

func wideNeg(r *Rewriter, id term.ID) term.ID {
	t := r.T
	if t.Width(id) <= 64 {
		return 0
	}
	a, ok := r.Word(t.Arg(id, 0))
	if !ok {
		return 0
	}
	if x := r.Range(a); !x.Known() || x.SMin() == math.MinInt64 {
		return 0
	}
	return t.SExt(t.Neg(a), t.Width(id))
}
