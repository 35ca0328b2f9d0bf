package memrep

import "seabmc/term"

// maxUnknown is the largest number of places for which a read of unknown bytes at a symbolic offset is a choice between variables. A read of more
// places selects from an array.
const maxUnknown = 32

// unknown reads w bytes of a symbol.
func (c *core) unknown(sym uint32, p term.ID, w int) term.ID {
	base, ok := c.t.Uint64(c.r.PtrBase(p))
	off := c.r.PtrOff(p)
	if !ok || c.arm == nil || c.t.IsConst(off) {
		return c.u.read(sym, p, w)
	}
	set := c.offsets(base, off, uint64(w))
	if (set.hi-set.lo)/max(set.stride, 1) >= maxUnknown {
		return c.u.read(sym, p, w)
	}
	var pieces []piece
	for x, more := set.lo, true; more; x, more = set.after(x) {
		pieces = append(pieces, piece{x, x, c.u.at(sym, base, x, w)})
	}
	return c.choose(off, joinEqual(pieces))
}
