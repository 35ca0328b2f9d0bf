package rewriter

import (
	"seabmc/term"
)

var (
	concatOps = []term.Op{term.OpConcat}
	zextOps   = []term.Op{term.OpZExt}
	sextOps   = []term.Op{term.OpSExt}
)

var cutRules = []Rule{
	{Name: "concat-pair-in", Text: "(concat (extract x) (concat (extract x) y)) => (concat (extract x) y) if the bits are adjacent; with the other rules that join two parts too", Level: 2, Ops: concatOps, Over: []term.Op{term.OpConcat}, Apply: concatPairIn},
	{Name: "zext-add", Text: "(zero_extend (bvadd x k)) => (bvadd (zero_extend x) k') if by range nothing wraps", Level: 2, Ops: zextOps, Over: []term.Op{term.OpAdd}, Apply: extAdd},
	{Name: "sext-add", Text: "(sign_extend (bvadd x k)) => (bvadd (sign_extend x) k') if by range nothing wraps", Level: 2, Ops: sextOps, Over: []term.Op{term.OpAdd}, Apply: extAdd},
}

// cutsCheaply reports whether the low bits of x make a term that is no bigger than x.
func (r *Rewriter) cutsCheaply(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpZExt, term.OpSExt, term.OpConcat, term.OpExtract:
		return true
	}
	return false
}

// maxCutOut is how many parts of a choice cutsOut looks at.
const maxCutOut = 32

// cutsOut reports whether x, an extract of a choice, becomes smaller in each case: an extract of one part of a concatenation or extension, or a
// constant.
func (r *Rewriter) cutsOut(x term.ID) bool {
	h, l := r.T.ExtractBounds(x)
	n := 0
	for stack := []term.ID{r.T.Arg(x, 0)}; len(stack) > 0; n++ {
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch {
		case n > maxCutOut:
			return false
		case r.T.Op(y) == term.OpIte:
			stack = append(stack, r.T.Arg(y, 1), r.T.Arg(y, 2))
		case !lessOf(r.T, y, h, l):
			return false
		}
	}
	return true
}

// lessOf reports whether bits l to h of y all lie in one part of y, or y is a constant.
func lessOf(t *term.Table, y term.ID, h, l int) bool {
	switch t.Op(y) {
	case term.OpConst:
		return true
	case term.OpConcat:
		low := t.Width(t.Arg(y, 1))
		return h < low || low <= l
	case term.OpZExt:
		low := t.Width(t.Arg(y, 0))
		return h < low || low <= l
	}
	return false
}

// concatPairIn joins the first part with the second if a third follows.
func concatPairIn(r *Rewriter, id term.ID) term.ID {
	t := r.T
	a := t.Arg(id, 0)
	b, z, ok := r.BinArgs(t.Arg(id, 1), term.OpConcat)
	if !ok {
		return 0
	}
	switch t.Op(a) {
	case term.OpExtract, term.OpIte, term.OpZExt, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpBVNot: // parts of a value look like this
	default:
		return 0
	}
	pair := t.Bin(term.OpConcat, a, b)
	for _, join := range [...]func(*Rewriter, term.ID) term.ID{ruleConcatAdjacent, ruleConcatRejoin, ruleConcatRejoinHigh,
		ruleConcatSign_1, ruleConcatSign_2, ruleConcatSign_3, ruleConcatSign_4, ruleConcatSign_5, ruleConcatSign_6, ruleConcatIte} {
		if x := join(r, pair); x != 0 {
			return t.Bin(term.OpConcat, x, z)
		}
	}
	return 0
}

// extAdd moves an extension into a sum with a constant.
func extAdd(r *Rewriter, id term.ID) term.ID {
	t := r.T
	k, x, ok := r.SplitConst(t.Arg(id, 0), term.OpAdd)
	if !ok || t.Width(x) > 63 {
		return 0
	}
	signed := t.Op(id) == term.OpSExt
	kv, ok := r.noWrap(x, k, signed)
	if !ok {
		return 0
	}
	w := t.Width(id)
	wide := t.SExt(t.Const(kv.Lo, 64), max(w, 64))
	return t.Bin(term.OpAdd, t.Mk(id, []term.ID{x}), t.Extract(wide, w-1, 0))
}
