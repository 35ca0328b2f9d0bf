package pass

import (
	"seabmc/claim"
	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure replacing.
//
//   - Takes: a term x, one k of its sort, a limit, and formulas (Replace).
//   - Returns: formulas equal to these wherever x = k. If x is a variable and k a constant, x is not in them.
//   - Bounds: the limit on nodes, 0 for none; nodes made before x are not visited.
//   - Gives up: not ok, and the formulas as they were.
//   - Recursion: none; an explicit stack.
//   - Counted: replacing
//   - Tests: TestContractReplace

// Replacer replaces one term by another.
type Replacer struct {
	r     *rewriter.Rewriter
	x, k  term.ID
	limit int
}

// NewReplacer returns the pass that replaces x by k. It may visit limit nodes; 0 means no limit.
func NewReplacer(r *rewriter.Rewriter, x, k term.ID, limit int) *Replacer {
	return &Replacer{r, x, k, limit}
}

// Run implements Pass. It returns fs with k in place of x, simplified where that changes anything. ok is false if it would have to visit more nodes
// than the limit. Nodes that were made before x cannot contain it and are not visited.
func (p *Replacer) Run(fs []term.ID) (out []term.ID, ok bool) {
	r, x := p.r, p.x
	done := map[term.ID]term.ID{x: p.k}
	stack := append([]term.ID(nil), fs...)
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if done[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		args := r.T.Args(top)
		if top < x || len(args) == 0 {
			done[top] = top
			continue
		}
		n := len(stack)
		for _, a := range args {
			if done[a] == 0 {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		if p.limit > 0 && len(done) > p.limit {
			return fs, false
		}
		done[top] = rebuilt(r, top, done)
	}
	out = make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = done[f]
		if a := r.Log().Auditor(); a != nil && out[i] != f {
			a.Claim(&claim.Claim{By: "replace", Images: []claim.Image{{X: x, A: p.k}}, X: f, Y: out[i]})
		}
	}
	r.Log().Count(claim.Replacing, 1)
	return out, true
}

// rebuilt returns id over what its arguments became.
func rebuilt(r *rewriter.Rewriter, id term.ID, done map[term.ID]term.ID) term.ID {
	args := append([]term.ID(nil), r.T.Args(id)...)
	changed := false
	for i, a := range args {
		args[i] = done[a]
		changed = changed || args[i] != a
	}
	if !changed {
		return id
	}
	return r.Simplify(r.T.Mk(id, args))
}
