package rewriter

import "seabmc/term"

// Procedure replacing.
//
//   - Takes: a term x, one k of its sort, a limit, and formulas (Replace).
//   - Returns: formulas equal to these wherever x = k. If x is a variable and k a constant, x is not in them.
//   - Bounds: the limit on nodes, 0 for none; nodes made before x are not visited.
//   - Gives up: not ok, and the formulas as they were.
//   - Recursion: none; an explicit stack.
//   - Counted: replacing
//   - Tests: TestContractReplace

// Replace is fs with k for x, simplified where that changes anything. It gives up, and is
// not ok, once it has visited more than limit nodes (0: no limit). Nodes made before x
// cannot have it in them and are not visited.
func (r *Rewriter) Replace(x, k term.ID, limit int, fs ...term.ID) (out []term.ID, ok bool) {
	done := map[term.ID]term.ID{x: k}
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
		if limit > 0 && len(done) > limit {
			return fs, false
		}
		done[top] = r.replaceNode(top, done)
	}
	out = make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = done[f]
		if r.audit != nil && out[i] != f {
			r.claimReplaced(x, k, f, out[i])
		}
	}
	r.did(procReplacing)
	return out, true
}

// claimReplaced tells that f is out where x is k.
func (r *Rewriter) claimReplaced(x, k, f, out term.ID) {
	r.audit.Claim(&Claim{By: "replace", Images: []Image{{X: x, A: k}}, X: f, Y: out})
}

func (r *Rewriter) replaceNode(id term.ID, done map[term.ID]term.ID) term.ID {
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
