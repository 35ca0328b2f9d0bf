package memrep

import (
	"seabmc/points"
	"seabmc/term"
)

// piece is a range of read offsets, both ends included, that share a value.
type piece struct {
	lo, hi uint64
	val    term.ID // 0: what lies below the map
}

// fillGaps adds pieces without a value for the elements of set that are in no piece.
func fillGaps(pieces []piece, set strided) (out []piece, gaps bool) {
	gap := func(lo, hi uint64) {
		_, hi, _ = set.within(lo, hi)
		out = append(out, piece{lo: lo, hi: hi})
		gaps = true
	}
	next, ok := set.lo, true // first element not covered yet
	for _, p := range pieces {
		if !ok {
			break
		}
		if next < p.lo {
			gap(next, p.lo-1)
		}
		out = append(out, p)
		next, ok = set.after(p.hi)
	}
	if ok {
		gap(next, set.hi)
	}
	return out, gaps
}

// joinEqual joins neighbours with the same value into one piece.
func joinEqual(in []piece) []piece {
	out := in[:1]
	for _, p := range in[1:] {
		if last := &out[len(out)-1]; last.val == p.val {
			last.hi = p.hi
			continue
		}
		out = append(out, p)
	}
	return out
}

// minAffine is the smallest number of neighbouring constants for which a table is tried as a linear function of the offset.
const minAffine = 4

// joinAffine joins neighbours into one piece if their constants are a linear function of the offset, as in tables of lower-case letters or of
// consecutive numbers.
func (c *core) joinAffine(x term.ID, in []piece, q query) []piece {
	if q.bytes < 0 || q.bytes > 8 || len(in) < minAffine || c.arm == nil {
		return in
	}
	w := 8 * q.width()
	point := func(i int) (uint64, bool) {
		if i >= len(in) || in[i].lo != in[i].hi || in[i].val == 0 {
			return 0, false
		}
		return c.t.Uint64(in[i].val)
	}
	var out []piece
	for i := 0; i < len(in); {
		v0, ok0 := point(i)
		v1, ok1 := point(i + 1)
		n := 1
		var dv, dx uint64
		if ok0 && ok1 {
			dv, dx = v1-v0, in[i+1].lo-in[i].lo
			for last := v0; ; n++ {
				v, ok := point(i + n)
				if !ok || v-last != dv || in[i+n].lo-in[i+n-1].lo != dx {
					break
				}
				last = v
			}
		}
		if n < minAffine || dv%dx != 0 { // dv as a multiple of dx, whatever its sign
			out = append(out, in[i])
			i++
			continue
		}
		k := dv / dx
		at := c.r.ZExt(x, max(w, c.offBits))
		at = c.r.Extract(at, w-1, 0)
		val := c.r.Bin(term.OpMul, at, c.t.Const(k&points.LowMask(w), w))
		val = c.r.Bin(term.OpAdd, val, c.t.Const((v0-k*in[i].lo)&points.LowMask(w), w))
		out = append(out, piece{in[i].lo, in[i+n-1].hi, val})
		i += n
	}
	return joinEqual(out)
}

// maxChainMux is the largest number of pieces for which a choice is a chain of equations. More pieces make a balanced tree of comparisons.
const maxChainMux = 8

// choose builds the choice between pieces, which cover all values of x in order.
func (c *core) choose(x term.ID, pieces []piece) term.ID {
	if len(pieces) == 1 {
		return pieces[0].val
	}
	if len(pieces) <= maxChainMux {
		if v := c.chain(x, pieces); v != 0 {
			return v
		}
	}
	return c.tree(x, pieces)
}

// chain tests single offsets by equality. The most frequent value is what remains. The result is 0 if more than one value would need an interval
// test.
func (c *core) chain(x term.ID, pieces []piece) term.ID {
	rest := term.ID(0)
	for _, p := range pieces {
		if p.lo != p.hi {
			if rest != 0 && rest != p.val {
				return 0
			}
			rest = p.val
		}
	}
	if rest == 0 {
		rest = pieces[len(pieces)-1].val
	}
	v := rest
	for i := len(pieces) - 1; i >= 0; i-- {
		if p := pieces[i]; p.val != rest {
			v = c.r.Ite(c.r.Eq(x, c.offConst(p.lo)), p.val, v)
		}
	}
	return v
}

// tree builds a binary search. Its depth is the logarithm of the number of pieces, so it may recurse.
func (c *core) tree(x term.ID, pieces []piece) term.ID {
	if len(pieces) == 1 {
		return pieces[0].val
	}
	mid := len(pieces) / 2
	lo, hi := c.tree(x, pieces[:mid]), c.tree(x, pieces[mid:])
	return c.r.Ite(c.r.Bin(term.OpUlt, x, c.offConst(pieces[mid].lo)), lo, hi)
}
