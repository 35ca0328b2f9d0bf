package pass

import (
	"seabmc/claim"
	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure unfolding reads.
//
//   - Takes: formulas with reads of arrays, and a number of steps (Unfold).
//   - Returns: equal formulas that have no write to an array and no choice between arrays in them.
//   - Bounds: the given number of steps: nodes, reads, and writes that are passed.
//   - Gives up: not ok, and the formulas as they were.
//   - Recursion: none; explicit stacks for terms and for reads.
//   - Counted: unfolding reads
//   - Tests: TestContractUnfold

// Unfolder replaces reads of written arrays by choices between what was written, so that only reads of array variables are left. A solver may not see
// early which of many writes a read meets. It then has Boolean choices instead, which it handles better.
type Unfolder struct {
	r     *rewriter.Rewriter
	limit int
}

// NewUnfolder returns the pass that takes at most limit steps: nodes, reads, and writes that are passed.
func NewUnfolder(r *rewriter.Rewriter, limit int) *Unfolder { return &Unfolder{r, limit} }

// Run implements Pass. If it takes more steps than the limit, it returns fs, and ok is false.
func (p *Unfolder) Run(fs []term.ID) (out []term.ID, ok bool) {
	r := p.r
	u := &unfolding{r: r, done: map[term.ID]term.ID{}, reads: map[arrayRead]term.ID{}, left: p.limit}
	stack := append([]term.ID(nil), fs...)
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if u.done[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		n := len(stack)
		for _, a := range r.T.Args(top) {
			if u.done[a] == 0 {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		x := rebuilt(r, top, u.done)
		if r.T.Op(x) == term.OpSelect {
			x = u.read(arrayRead{r.T.Arg(x, 0), r.T.Arg(x, 1)})
		}
		if u.left--; u.left < 0 {
			return fs, false
		}
		u.done[top] = x
	}
	for _, f := range fs {
		out = append(out, u.done[f])
		r.Log().Equal("unfold", f, u.done[f])
	}
	r.Log().Count(claim.Unfolding, len(u.reads))
	return out, true
}

type unfolding struct {
	r     *rewriter.Rewriter
	done  map[term.ID]term.ID
	reads map[arrayRead]term.ID
	left  int // steps
}

// arrayRead is a read of an array at an index.
type arrayRead struct{ arr, i term.ID }

// read answers q, with an explicit stack. A read waits until the reads that it needs are answered.
func (u *unfolding) read(q arrayRead) term.ID {
	t := u.r.T
	for stack := []arrayRead{q}; len(stack) > 0 && u.left >= 0; {
		top := stack[len(stack)-1]
		if u.reads[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		u.left--
		at := u.past(top)
		a := at.arr
		var cond term.ID
		var x, y arrayRead // x if cond holds, else y; a store's value needs no read
		switch t.Op(a) {
		case term.OpStore:
			cond, y = u.r.Eq(at.i, t.Arg(a, 1)), arrayRead{t.Arg(a, 0), at.i}
		case term.OpIte:
			cond, x, y = t.Arg(a, 0), arrayRead{t.Arg(a, 1), at.i}, arrayRead{t.Arg(a, 2), at.i}
		default:
			u.reads[top] = t.Select(a, at.i)
			continue
		}
		if cond == term.True && t.Op(a) == term.OpStore {
			u.reads[top] = t.Arg(a, 2)
			continue
		}
		vx, vy := u.reads[x], u.reads[y]
		if t.Op(a) == term.OpStore {
			vx = t.Arg(a, 2)
		} else if vx == 0 {
			stack = append(stack, x)
		}
		if vy == 0 {
			stack = append(stack, y)
		}
		if vx != 0 && vy != 0 {
			u.reads[top] = u.r.Ite(cond, vx, vy)
		}
	}
	return u.reads[q]
}

// past returns q with its array taken from before those latest writes that are seen to be at other indices.
func (u *unfolding) past(q arrayRead) arrayRead {
	t := u.r.T
	for t.Op(q.arr) == term.OpStore && u.r.Eq(q.i, t.Arg(q.arr, 1)) == term.False {
		q.arr = t.Arg(q.arr, 0)
		u.left--
	}
	return q
}
