package memrep

import "seabmc/term"

// Integers made of bytes of pointers. Is such an integer one pointer, put together again? And what does it become if other values stand for the
// pointers' bytes?

// The possible origins of a byte.
const (
	byteOfNumber  = iota // or of a pointer, but of another place in it
	byteOfNull           // a zero may be a byte of null
	byteUnwritten        // never written by anybody
	byteOfFirst          // of the pointer whose term has the number 0; the other terms follow
)

const originBits = 34

// maxOrigins is the largest number of parts that are looked at for each byte. It is limited since terms are made of them.
const maxOrigins = 512

// Whole implements Punner. The condition says that every byte comes from the same pointer, in its place, or from null, or was never written.
func (c *core) Whole(x term.ID) term.ID {
	o := origins{c: c, done: map[bytePart]term.ID{}}
	first := o.of(x, 0)
	all := []term.ID{c.r.Not(c.r.Eq(first, c.origin(byteOfNumber)))}
	for k := 1; k < c.ptrBytes; k++ {
		all = append(all, c.r.Eq(first, o.of(x, k)))
	}
	if o.tooMany() {
		return term.False
	}
	return c.r.And(all...)
}

func (c *core) origin(n uint64) term.ID { return c.t.Const(n, originBits) }

// bytePart is the byte of x that starts at bit low.
type bytePart struct {
	x   term.ID
	low int
}

// origins finds the origin of the byte of an integer that lies at place k of a pointer.
type origins struct {
	c    *core
	k    int
	done map[bytePart]term.ID // for this k
	n    int                  // parts that were looked at so far, for all k
}

func (o *origins) tooMany() bool { return o.n > maxOrigins*o.c.ptrBytes }

// of returns the origin of byte k of x, a choice between the constants above.
func (o *origins) of(x term.ID, k int) term.ID {
	o.k = k
	clear(o.done)
	root := bytePart{x, 8 * k}
	for stack := []bytePart{root}; len(stack) > 0; {
		top := stack[len(stack)-1]
		if o.done[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		if o.n++; o.tooMany() {
			return o.c.origin(byteOfNumber)
		}
		v, missing := o.step(top)
		if len(missing) > 0 {
			stack = append(stack, missing...)
			continue
		}
		o.done[top] = v
	}
	return o.done[root]
}

// step returns the origin of one part, or the parts that have to be known first.
func (o *origins) step(p bytePart) (v term.ID, missing []bytePart) {
	t := o.c.t
	if q := o.c.puns.whole[p.x]; q != 0 {
		if p.low == 8*o.k {
			return o.c.origin(byteOfFirst + uint64(q)), nil
		}
		return o.c.origin(byteOfNumber), nil
	}
	same := func(q bytePart) (term.ID, []bytePart) {
		if v := o.done[q]; v != 0 {
			return v, nil
		}
		return 0, []bytePart{q}
	}
	switch t.Op(p.x) {
	case term.OpIte:
		a, more := same(bytePart{t.Arg(p.x, 1), p.low})
		b, evenMore := same(bytePart{t.Arg(p.x, 2), p.low})
		if a == 0 || b == 0 {
			return 0, append(more, evenMore...)
		}
		return o.c.r.Ite(t.Arg(p.x, 0), a, b), nil
	case term.OpExtract:
		_, low := t.ExtractBounds(p.x)
		return same(bytePart{t.Arg(p.x, 0), p.low + low})
	case term.OpConcat:
		low := p.low
		args := t.Args(p.x)
		for i := len(args) - 1; i >= 0; i-- { // the last is the lowest
			if w := t.Width(args[i]); low >= w {
				low -= w
			} else if low+8 <= w {
				return same(bytePart{args[i], low})
			} else {
				break
			}
		}
	case term.OpZExt:
		if p.low+8 <= t.Width(t.Arg(p.x, 0)) {
			return same(bytePart{t.Arg(p.x, 0), p.low})
		}
	}
	return o.c.origin(o.leaf(p)), nil
}

// leaf returns the origin of a term that is not made of parts.
func (o *origins) leaf(p bytePart) uint64 {
	if o.c.u.vars[p.x] || o.c.t.Op(p.x) == term.OpSelect {
		return byteUnwritten
	}
	if v, ok := o.c.t.Uint64(o.c.r.Extract(p.x, p.low+7, p.low)); ok && v == 0 {
		return byteOfNull
	}
	return byteOfNumber
}

// Replaced implements Punner.
func (c *core) Replaced(x term.ID, by func(pointer term.ID) term.ID) (out term.ID, ok bool) {
	done := map[term.ID]term.ID{}
	for stack := []term.ID{x}; len(stack) > 0; {
		y := stack[len(stack)-1]
		if done[y] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		if len(done) > maxPieces {
			return 0, false
		}
		args := c.t.Args(y)
		first := 0
		switch op := c.t.Op(y); {
		case c.puns.whole[y] != 0:
			done[y] = by(c.puns.whole[y])
			continue
		case op == term.OpSelect || len(args) == 0:
			done[y] = y
			continue
		case op == term.OpIte:
			first = 1
		}
		n := len(stack)
		for _, z := range args[first:] {
			if done[z] == 0 {
				stack = append(stack, z)
			}
		}
		if len(stack) > n {
			continue
		}
		parts := append([]term.ID(nil), args...)
		changed := false
		for i := first; i < len(parts); i++ {
			parts[i] = done[parts[i]]
			changed = changed || parts[i] != args[i]
		}
		if done[y] = y; changed {
			done[y] = c.r.Simplify(c.t.Mk(y, parts))
		}
	}
	return done[x], true
}
