package rewriter

import (
	"seabmc/grow"
	"seabmc/term"
)

// A tree is a choice between constants: a constant, or an if-then-else of trees, with at most maxLeaves constants. After a loop with several exits,
// loop counters and lengths are trees, or sums with a tree. As long as they stay so, what is computed from them is a choice too, and their
// differences are constants.

// maxLeaves is the greatest number of constants of a tree.
const maxLeaves = 32

var treeUnOps = []term.Op{term.OpNeg, term.OpBVNot, term.OpExtract, term.OpZExt, term.OpSExt}
var treeBinOps = []term.Op{term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpUDiv, term.OpURem,
	term.OpShl, term.OpLShr, term.OpAShr}

var treeRules = []Rule{
	{Name: "tree-un", Text: "(extract (ite a (ite b k m) k1)) => (ite a (ite b k' m') k1'), and other operations with one argument on a tree of constants", Level: 2, Ops: treeUnOps, Over: []term.Op{term.OpIte}, Apply: treeUn},
	{Name: "tree-bin", Text: "(bvadd (ite a (ite b k m) k1) m1) => (ite a (ite b k+m1 m+m1) k1+m1), and other operations on a tree and a constant", Level: 2, Ops: treeBinOps, Over: []term.Op{term.OpIte}, Apply: treeBin},
	{Name: "tree-tree", Text: "(bvadd (ite a k m) (ite a k1 m1)) => (ite a k+k1 m+m1), and other operations on trees with one condition", Level: 2, Ops: treeBinOps, Over: []term.Op{term.OpIte}, Apply: treeTree},
	{Name: "tree-sum", Text: "(bvadd (bvadd x (ite a k m)) (ite a k1 m1)) => (bvadd x (ite a k+k1 m+m1))", Level: 2, Ops: addOps, Over: []term.Op{term.OpIte}, Apply: treeSum},
	{Name: "tree-PULL-add", Text: "(ite a (bvadd x (ite b k m)) (bvadd x k1)) => (bvadd x (ite a (ite b k m) k1))", Level: 2, Ops: iteOps, Apply: treePullAdd},
	{Name: "few-values", Text: "(bvudiv x (ite a k m)) => (ite (= y k) (bvudiv x k) (bvudiv x m)) if y has 2 to 4 values by range; bvmul and bvurem too", Level: 2, Ops: []term.Op{term.OpMul, term.OpUDiv, term.OpURem}, Apply: fewValues},
}

// treeMemo holds the number of leaves of each term, at most maxLeaves+1. It is 0 if the number is not known yet, and -1 if the term is not a tree.
type treeMemo []int8

func (m treeMemo) at(id term.ID) int8 {
	if int(id) < len(m) {
		return m[id]
	}
	return 0
}

func (m *treeMemo) put(id term.ID, n int8) {
	*m = grow.For(*m, int(id))
	(*m)[id] = n
}

// isTree reports whether id is a tree.
func (r *Rewriter) isTree(id term.ID) bool {
	if n := r.trees.at(id); n != 0 {
		return n > 0
	}
	stack := []term.ID{id}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		n := int8(-1)
		switch r.T.Op(x) {
		case term.OpConst:
			n = 1
		case term.OpIte:
			_, u, v := r.Branches(x)
			nu, nv := r.trees.at(u), r.trees.at(v)
			if nu == 0 {
				stack = append(stack, u)
				continue
			}
			if nu > 0 && nv == 0 {
				stack = append(stack, v)
				continue
			}
			if nu > 0 && nv > 0 && nu+nv <= maxLeaves {
				n = nu + nv
			}
		}
		r.trees.put(x, n)
		stack = stack[:len(stack)-1]
	}
	return r.trees.at(id) > 0
}

// tree reads a tree that is a choice.
func (r *Rewriter) tree(id term.ID) (c, x, y term.ID, ok bool) {
	c, x, y, ok = r.IteArgs(id)
	return c, x, y, ok && r.isTree(id)
}

func treeUn(r *Rewriter, id term.ID) term.ID {
	if c, x, y, ok := r.tree(r.T.Arg(id, 0)); ok {
		return r.T.Ite(c, r.T.Mk(id, []term.ID{x}), r.T.Mk(id, []term.ID{y}))
	}
	return 0
}

func treeBin(r *Rewriter, id term.ID) term.ID {
	u, v := r.T.Arg(id, 0), r.T.Arg(id, 1)
	op := r.T.Op(id)
	if c, x, y, ok := r.tree(u); ok && r.IsConst(v) {
		return r.T.Ite(c, r.T.Bin(op, x, v), r.T.Bin(op, y, v))
	}
	if c, x, y, ok := r.tree(v); ok && r.IsConst(u) {
		return r.T.Ite(c, r.T.Bin(op, u, x), r.T.Bin(op, u, y))
	}
	return 0
}

func treeTree(r *Rewriter, id term.ID) term.ID {
	c, x, y, ok := r.tree(r.T.Arg(id, 0))
	d, u, v, ok2 := r.tree(r.T.Arg(id, 1))
	if !ok || !ok2 || c != d {
		return 0
	}
	op := r.T.Op(id)
	return r.T.Ite(c, r.T.Bin(op, x, u), r.T.Bin(op, y, v))
}

func treeSum(r *Rewriter, id term.ID) term.ID {
	for i := range 2 {
		sum, k := r.T.Arg(id, i), r.T.Arg(id, 1-i)
		c, _, _, ok := r.tree(k)
		if !ok {
			continue
		}
		if m, x, ok := r.splitTree(sum); ok && r.T.Op(m) == term.OpIte && r.T.Arg(m, 0) == c {
			return r.T.Bin(term.OpAdd, x, r.T.Bin(term.OpAdd, m, k))
		}
	}
	return 0
}

// splitTree reads a sum of a tree and something else.
func (r *Rewriter) splitTree(sum term.ID) (k, x term.ID, ok bool) {
	if r.T.Op(sum) != term.OpAdd {
		return 0, 0, false
	}
	a, b := r.T.Arg(sum, 0), r.T.Arg(sum, 1)
	if r.isTree(a) {
		return a, b, true
	}
	return b, a, r.isTree(b)
}

// treePullAdd takes the summand that both branches share out of the choice.
func treePullAdd(r *Rewriter, id term.ID) term.ID {
	c, x, y := r.Branches(id)
	if !r.T.Sort(x).IsBV() {
		return 0
	}
	k, u, ok := r.splitTree(x)
	m, v, ok2 := r.splitTree(y)
	switch {
	case ok && ok2 && u == v:
	case ok && u == y:
		m = r.Zero(y)
	case ok2 && v == x:
		k, u = r.Zero(x), v
	default:
		return 0
	}
	if r.trees.at(k)+r.trees.at(m) > maxLeaves {
		return 0
	}
	return r.T.Bin(term.OpAdd, u, r.T.Ite(c, k, m))
}

// fewValues turns a product or a quotient by a number that has few values into a choice between those by constants. These are cheap or can be
// simplified.
func fewValues(r *Rewriter, id term.ID) term.ID {
	op := r.T.Op(id)
	for i := 1; i >= 0; i-- {
		x, y := r.T.Arg(id, 1-i), r.T.Arg(id, i)
		if i == 0 && op != term.OpMul {
			break
		}
		if r.IsConst(x) || r.IsConst(y) || r.T.Width(y) > 64 {
			continue
		}
		a := r.Range(y)
		if !a.Known() {
			continue
		}
		stride := max(1, a.Stride())
		n := (a.UMax()-a.UMin())/stride + 1
		if n < 2 || n > 4 {
			continue
		}
		k := a.UMax()
		out := r.T.Bin(op, x, r.T.Const(k, r.T.Width(y)))
		for k != a.UMin() {
			k -= stride
			c := r.T.Const(k, r.T.Width(y))
			out = r.T.Ite(r.T.Eq(y, c), r.T.Bin(op, x, c), out)
		}
		return out
	}
	return 0
}
