package rewriter

import "seabmc/term"

var iteOps = []term.Op{term.OpIte}

var iteRules = []Rule{
	{Name: "ite-not", Text: "(ite (not a) x y) => (ite a y x)", Level: 1, Ops: iteOps, Apply: iteNot},
	{Name: "ite-bool", Text: "(ite a true b) => (or a b), and the like", Level: 1, Ops: iteOps, Apply: iteBool},
	{Name: "ite-bool-not", Text: "(ite a b (not b)) => (= a b)", Level: 1, Ops: iteOps, Apply: iteBoolNot},
	{Name: "ite-same-cond", Text: "(ite a (ite a x y) z) => (ite a x z)", Level: 2, Ops: iteOps, Apply: iteSameCond},
	{Name: "ite-same-cond-else", Text: "(ite a x (ite a y z)) => (ite a x z)", Level: 2, Ops: iteOps, Apply: iteSameCondElse},
	{Name: "ite-known", Text: "(ite a (and a b) c) => (ite a b c), and what else a decides at the top of either branch", Level: 2, Ops: iteOps, Apply: iteKnown},
	{Name: "ite-implied", Text: "(ite (and a b) (ite a x y) z) => (ite (and a b) x z)", Level: 2, Ops: iteOps, Apply: iteImplied},
	{Name: "ite-implied-else", Text: "(ite (or a b) z (ite a x y)) => (ite (or a b) z y)", Level: 2, Ops: iteOps, Apply: iteImpliedElse},
	{Name: "ite-merge-else", Text: "(ite a x (ite b x y)) => (ite (or a b) x y)", Level: 2, Ops: iteOps, Apply: iteMergeElse},
	{Name: "ite-merge-else-swapped", Text: "(ite a x (ite b y x)) => (ite (or a (not b)) x y)", Level: 2, Ops: iteOps, Apply: iteMergeElseSwapped},
	{Name: "ite-merge-then", Text: "(ite a (ite b x y) y) => (ite (and a b) x y)", Level: 2, Ops: iteOps, Apply: iteMergeThen},
	{Name: "ite-merge-then-swapped", Text: "(ite a (ite b y x) y) => (ite (and a (not b)) x y)", Level: 2, Ops: iteOps, Apply: iteMergeThenSwapped},
	{Name: "ite-merge-both", Text: "(ite a (ite b x y) (ite c x y)) => (ite (ite a b c) x y)", Level: 2, Ops: iteOps, Apply: iteMergeBoth},
	{Name: "ite-eq-branches", Text: "(ite (= x y) x y) => y", Level: 1, Then: Done, Ops: iteOps, Apply: iteEqBranches},
	{Name: "ite-eq-const", Text: "(ite (= x k) x y) => (ite (= x k) k y)", Level: 1, Ops: iteOps, Apply: iteEqConst},
	{Name: "ITE-PULL-add", Text: "(ite a (bvadd x k) (bvadd x m)) => (bvadd x (ite a k m))", Level: 2, Ops: iteOps, Apply: itePullAdd},
	{Name: "ITE-PULL-add-then", Text: "(ite a (bvadd x k) x) => (bvadd x (ite a k 0))", Level: 2, Ops: iteOps, Apply: itePullAddThen},
	{Name: "ITE-PULL-add-else", Text: "(ite a x (bvadd x k)) => (bvadd x (ite a 0 k))", Level: 2, Ops: iteOps, Apply: itePullAddElse},
	{Name: "ITE-PULL-zext", Text: "(ite a (zero_extend x) (zero_extend y)) => (zero_extend (ite a x y)) if x and y have one width", Level: 1, Ops: iteOps, Apply: itePullZExt},
	{Name: "ITE-PULL-sext", Text: "(ite a (sign_extend x) (sign_extend y)) => (sign_extend (ite a x y)) if x and y have one width", Level: 1, Ops: iteOps, Apply: itePullSExt},
	{Name: "ITE-PULL-toint", Text: "(ite a (ptr.toint p) (ptr.toint q)) => (ptr.toint (ite a p q))", Level: 1, Ops: iteOps, Apply: itePullToInt},
	{Name: "ITE-PULL-toint-const", Text: "(ite a (ptr.toint p) k) => (ptr.toint (ite a p (ptr.fromint k)))", Level: 1, Ops: iteOps, Apply: itePullToIntConst},
	{Name: "ITE-PULL-fromint", Text: "(ite a (ptr.fromint x) (ptr.fromint y)) => (ptr.fromint (ite a x y))", Level: 1, Ops: iteOps, Apply: itePullFromInt},
	{Name: "ITE-PULL-ptr", Text: "(ite a (ptr x y) (ptr x z)) => (ptr x (ite a y z))", Level: 1, Ops: iteOps, Apply: itePullPtr},
}

// ite reads an if-then-else.
func (r *Rewriter) ite(id term.ID) (c, x, y term.ID, ok bool) {
	if r.T.Op(id) != term.OpIte {
		return 0, 0, 0, false
	}
	a := r.T.Args(id)
	return a[0], a[1], a[2], true
}

// ite3 is ite for an id known to be one.
func (r *Rewriter) ite3(id term.ID) (c, x, y term.ID) {
	a := r.T.Args(id)
	return a[0], a[1], a[2]
}

func iteNot(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if r.T.Op(c) == term.OpNot {
		return r.T.Ite(r.T.Arg(c, 0), y, x)
	}
	return 0
}

func iteBool(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	t := r.T
	if t.Sort(x) != term.Bool {
		return 0
	}
	switch {
	case x == term.True || x == c:
		return t.Or(c, y)
	case x == term.False:
		return t.And(t.Not(c), y)
	case y == term.True:
		return t.Or(t.Not(c), x)
	case y == term.False || y == c:
		return t.And(c, x)
	case t.Op(x) == term.OpNot && t.Arg(x, 0) == c:
		return t.And(x, y)
	case t.Op(y) == term.OpNot && t.Arg(y, 0) == c:
		return t.Or(y, x)
	}
	return 0
}

func iteBoolNot(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	t := r.T
	switch {
	case t.Op(y) == term.OpNot && t.Arg(y, 0) == x:
		return t.Eq(c, x)
	case t.Op(x) == term.OpNot && t.Arg(x, 0) == y:
		return t.Not(t.Eq(c, y))
	}
	return 0
}

func iteSameCond(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, u, _, ok := r.ite(x); ok && d == c {
		return r.T.Ite(c, u, y)
	}
	return 0
}

func iteSameCondElse(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, _, v, ok := r.ite(y); ok && d == c {
		return r.T.Ite(c, x, v)
	}
	return 0
}

func iteMergeElse(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, u, v, ok := r.ite(y); ok && u == x {
		return r.T.Ite(r.T.Or(c, d), x, v)
	}
	return 0
}

func iteMergeElseSwapped(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, u, v, ok := r.ite(y); ok && v == x {
		return r.T.Ite(r.T.Or(c, r.T.Not(d)), x, u)
	}
	return 0
}

func iteMergeThen(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, u, v, ok := r.ite(x); ok && v == y {
		return r.T.Ite(r.T.And(c, d), u, y)
	}
	return 0
}

func iteMergeThenSwapped(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if d, u, v, ok := r.ite(x); ok && u == y {
		return r.T.Ite(r.T.And(c, r.T.Not(d)), v, y)
	}
	return 0
}

func iteMergeBoth(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	d, u, v, ok := r.ite(x)
	e, u2, v2, ok2 := r.ite(y)
	if ok && ok2 && u == u2 && v == v2 {
		return r.T.Ite(r.T.Ite(c, d, e), u, v)
	}
	return 0
}

func iteEqBranches(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if r.T.Op(c) != term.OpEq {
		return 0
	}
	a, b := r.T.Arg(c, 0), r.T.Arg(c, 1)
	if a == x && b == y || a == y && b == x {
		return y
	}
	return 0
}

func iteEqConst(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if v, k, ok := r.eqConst(c, false); ok && v == x {
		return r.T.Ite(c, k, y)
	}
	return 0
}

func itePullAdd(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	k, u, ok := r.splitConst(x, term.OpAdd)
	m, v, ok2 := r.splitConst(y, term.OpAdd)
	if ok && ok2 && u == v {
		return r.T.Bin(term.OpAdd, u, r.T.Ite(c, k, m))
	}
	return 0
}

func itePullAddThen(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if k, u, ok := r.splitStep(x, y); ok && u == y {
		return r.T.Bin(term.OpAdd, y, r.T.Ite(c, k, r.zero(y)))
	}
	return 0
}

func itePullAddElse(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if k, u, ok := r.splitStep(y, x); ok && u == x {
		return r.T.Bin(term.OpAdd, x, r.T.Ite(c, r.zero(x), k))
	}
	return 0
}

// splitStep takes sum apart into u and what it adds: a constant, or a choice between two.
func (r *Rewriter) splitStep(sum, u term.ID) (k, rest term.ID, ok bool) {
	if k, v, ok := r.splitConst(sum, term.OpAdd); ok {
		return k, v, true
	}
	if r.T.Op(sum) != term.OpAdd {
		return 0, 0, false
	}
	a, b := r.T.Arg(sum, 0), r.T.Arg(sum, 1)
	if a != u {
		a, b = b, a
	}
	if _, x, y, isIte := r.ite(b); a == u && isIte && r.T.IsConst(x) && r.T.IsConst(y) {
		return b, a, true
	}
	return 0, 0, false
}

// pullUnary is f(ite(c, a, b)) for ite(c, f(a), f(b)), f unary with operator op.
func (r *Rewriter) pullUnary(id term.ID, op term.Op) term.ID {
	c, x, y := r.ite3(id)
	if r.T.Op(x) != op || r.T.Op(y) != op {
		return 0
	}
	u, v := r.T.Arg(x, 0), r.T.Arg(y, 0)
	if r.T.Sort(u) != r.T.Sort(v) {
		return 0
	}
	return r.T.Mk(x, []term.ID{r.T.Ite(c, u, v)})
}

func itePullZExt(r *Rewriter, id term.ID) term.ID    { return r.pullUnary(id, term.OpZExt) }
func itePullSExt(r *Rewriter, id term.ID) term.ID    { return r.pullUnary(id, term.OpSExt) }
func itePullToInt(r *Rewriter, id term.ID) term.ID   { return r.pullUnary(id, term.OpPtrToInt) }
func itePullFromInt(r *Rewriter, id term.ID) term.ID { return r.pullUnary(id, term.OpIntToPtr) }

func itePullToIntConst(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	t := r.T
	switch {
	case t.Op(x) == term.OpPtrToInt && t.Op(y) == term.OpConst:
		return t.PtrToInt(t.Ite(c, t.Arg(x, 0), t.IntToPtr(y)))
	case t.Op(y) == term.OpPtrToInt && t.Op(x) == term.OpConst:
		return t.PtrToInt(t.Ite(c, t.IntToPtr(x), t.Arg(y, 0)))
	}
	return 0
}

func itePullPtr(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	t := r.T
	if t.Op(x) == term.OpPtr && t.Op(y) == term.OpPtr && t.Arg(x, 0) == t.Arg(y, 0) {
		return t.MkPtr(t.Arg(x, 0), t.Ite(c, t.Arg(x, 1), t.Arg(y, 1)))
	}
	return 0
}

// given simplifies a Bool x, at its top only, where c has the value; 0 for no change.
func (r *Rewriter) given(x, c term.ID, value bool) term.ID {
	if y := r.under(x, term.OpNot); y != 0 {
		if z := r.givenNary(y, c, value); z != 0 {
			return r.T.Not(z)
		}
		return 0
	}
	return r.givenNary(x, c, value)
}

func (r *Rewriter) givenNary(x, c term.ID, value bool) term.ID {
	op := r.T.Op(x)
	if op != term.OpAnd && op != term.OpOr {
		return 0
	}
	in := r.inner(x, op)
	for i, y := range in {
		holds := value
		switch {
		case y == c:
		case r.under(y, term.OpNot) == c || r.under(c, term.OpNot) == y:
			holds = !value
		default:
			continue
		}
		if holds == (op == term.OpAnd) {
			return r.mkNary(op, without(in, i))
		}
		return zeroOf(op)
	}
	return 0
}

func iteKnown(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if r.T.Sort(x) != term.Bool {
		return 0
	}
	if x2 := r.given(x, c, true); x2 != 0 {
		return r.T.Ite(c, x2, y)
	}
	if y2 := r.given(y, c, false); y2 != 0 {
		return r.T.Ite(c, x, y2)
	}
	return 0
}

// impliedBranch is the branch of the ite x that is left where all of lits hold.
func (r *Rewriter) impliedBranch(x term.ID, lits []term.ID) term.ID {
	d, u, v, ok := r.ite(x)
	switch {
	case !ok:
		return 0
	case has(lits, d):
		return u
	case r.hasNot(lits, d):
		return v
	}
	return 0
}

func iteImplied(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	if u := r.impliedBranch(x, r.inner(c, term.OpAnd)); u != 0 {
		return r.T.Ite(c, u, y)
	}
	return 0
}

func iteImpliedElse(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.ite3(id)
	in := r.inner(c, term.OpOr)
	d, u, v, ok := r.ite(y)
	switch {
	case !ok:
		return 0
	case has(in, d):
		return r.T.Ite(c, x, v)
	case r.hasNot(in, d):
		return r.T.Ite(c, x, u)
	}
	return 0
}
