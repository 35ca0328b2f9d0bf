package memrep

import (
	"seabmc/rewriter"
	"seabmc/term"
)

// MapPtr applies f to the pointers that p chooses between and keeps the choices, so
// that a base stays together with its own offset. Each node is visited once.
func MapPtr(r *rewriter.Rewriter, p term.ID, f func(leaf term.ID) term.ID) term.ID {
	t := r.T
	if t.Op(p) != term.OpIte {
		return f(p)
	}
	done := map[term.ID]term.ID{}
	stack := []term.ID{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		if done[q] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		if t.Op(q) != term.OpIte {
			done[q] = f(q)
			continue
		}
		c, x, y := t.Arg(q, 0), t.Arg(q, 1), t.Arg(q, 2)
		dx, dy := done[x], done[y]
		if dx == 0 {
			stack = append(stack, x)
		}
		if dy == 0 {
			stack = append(stack, y)
		}
		if dx != 0 && dy != 0 {
			done[q] = r.Ite(c, dx, dy)
		}
	}
	return done[p]
}

// addPtr adds d to the offset of p, modulo 2^OffBits.
func addPtr(r *rewriter.Rewriter, p, d term.ID) term.ID {
	if x, ok := r.T.Uint64(d); ok && x == 0 {
		return p
	}
	return MapPtr(r, p, func(q term.ID) term.ID {
		return r.MkPtr(r.PtrBase(q), r.Bin(term.OpAdd, r.PtrOff(q), d))
	})
}
