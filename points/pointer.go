package points

import (
	"seabmc/rewriter"
	"seabmc/term"
)

// MapPtr applies f to the pointers that p chooses between and keeps the choices. So a base stays together with its own offset. Each node is visited
// once.
func MapPtr(r *rewriter.Rewriter, p term.ID, f func(leaf term.ID) term.ID) term.ID {
	if r.T.Op(p) != term.OpIte {
		return f(p)
	}
	return mapOnly(r, p, f)
}

// Prune removes the options for which drop is true from p's choices. The result equals p whenever p is none of these options. If p has no other
// options, ok is false and the result is p itself.
func Prune(r *rewriter.Rewriter, p term.ID, drop func(leaf term.ID) bool) (q term.ID, ok bool) {
	q = mapOnly(r, p, func(leaf term.ID) term.ID {
		if drop(leaf) {
			return none
		}
		return leaf
	})
	if q == none {
		return p, false
	}
	return q, true
}

// none marks an option that was dropped. It is not a pointer: no term of sort Ptr is True.
const none = term.True

// Choice takes apart a pointer that is a choice, including a choice of addresses that were integers.
func Choice(r *rewriter.Rewriter, p term.ID) (c, x, y term.ID, ok bool) {
	t := r.T
	switch t.Op(p) {
	case term.OpIte:
		return t.Arg(p, 0), t.Arg(p, 1), t.Arg(p, 2), true
	case term.OpIntToPtr:
		if i := t.Arg(p, 0); t.Op(i) == term.OpIte {
			c, x, y = t.Arg(i, 0), t.Arg(i, 1), t.Arg(i, 2)
			return c, r.IntToPtr(x), r.IntToPtr(y), true
		}
	}
	return 0, 0, 0, false
}

func mapOnly(r *rewriter.Rewriter, p term.ID, f func(leaf term.ID) term.ID) term.ID {
	done := map[term.ID]term.ID{}
	stack := []term.ID{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		if done[q] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		c, x, y, ok := Choice(r, q)
		if !ok {
			done[q] = f(q)
			continue
		}
		dx, dy := done[x], done[y]
		if dx == 0 {
			stack = append(stack, x)
		}
		if dy == 0 {
			stack = append(stack, y)
		}
		switch {
		case dx == 0 || dy == 0:
		case dx == none:
			done[q] = dy
		case dy == none:
			done[q] = dx
		default:
			done[q] = r.Ite(c, dx, dy)
		}
	}
	return done[p]
}

// AddPtr adds d to the offset of p, modulo 2^OffBits.
func AddPtr(r *rewriter.Rewriter, p, d term.ID) term.ID {
	if x, ok := r.T.Uint64(d); ok && x == 0 {
		return p
	}
	return MapPtr(r, p, func(q term.ID) term.ID {
		return r.MkPtr(r.PtrBase(q), r.Bin(term.OpAdd, r.PtrOff(q), d))
	})
}
