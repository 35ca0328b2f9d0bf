package memrep

import (
	"slices"

	"seabmc/rewriter"
	"seabmc/term"
)

// What an auditor, if there is one, is told of reads.

// claimApart tells that a read and a write of size bytes that node n makes share no byte.
func (c *core) claimApart(by string, q query, n *node, size uint64) {
	a := c.r.Auditor()
	if a == nil {
		return
	}
	x := &rewriter.Claim{By: by, Apart: &rewriter.Accesses{P: q.p, Q: n.ptr, N: uint64(q.width()), M: size}}
	if n.object {
		x.Apart.P = c.r.PtrOff(q.p)
	}
	if n.cond != term.True {
		x.Given = []term.ID{n.cond}
	}
	c.tell(a, x, x.Apart.P, n.ptr, n.cond)
}

// tell makes a claim about terms, of which it says what the variables among them are that stand for the bytes of pointers. Reads
// of an array are not told: which variables are bytes of it is said elsewhere.
func (c *core) tell(a rewriter.Auditor, x *rewriter.Claim, about ...term.ID) {
	images, ok := c.tiedIn(about)
	if ok {
		x.Images = images
		a.Claim(x)
	}
}

// maxTiedIn is how many terms are looked through for tied variables.
const maxTiedIn = 20000

// tiedIn are the tied variables in terms and what they are; ok is false if the terms are too many to tell.
func (c *core) tiedIn(ids []term.ID) (images []rewriter.Image, ok bool) {
	is := map[term.ID]term.ID{}
	for _, d := range c.puns.defined {
		is[d.Var] = d.Is
	}
	seen := map[term.ID]bool{0: true}
	for todo := ids; len(todo) > 0; {
		id := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[id] {
			continue
		}
		seen[id] = true
		if len(seen) > maxTiedIn || c.t.Op(id) == term.OpSelect {
			return nil, false
		}
		if x := is[id]; x != 0 {
			images = append(images, rewriter.Image{X: id, A: x})
			todo = append(todo, x)
			continue
		}
		todo = append(todo, c.t.Args(id)...)
	}
	slices.Reverse(images) // what others are made of first
	return images, true
}

// claimOver tells that a read over the store of node n gives v, where below is the value without the store (0: it does not matter).
func (c *core) claimOver(q query, n *node, v, below term.ID) term.ID {
	if a := c.r.Auditor(); a != nil && v != 0 {
		at := q.p
		if n.object {
			at = c.r.PtrOff(q.p)
		}
		x := &rewriter.Claim{By: "memory: read over a store", X: v, Read: &rewriter.Read{At: at, Size: q.width(), Below: below,
			Writes: []rewriter.Write{{Cond: n.cond, To: n.ptr, Val: n.val, Size: uint64(c.size(n.val))}}}}
		c.tell(a, x, v, at, below, n.cond, n.ptr, n.val)
	}
	return v
}

// mostClaimed is the number of entries of a store-map up to which reads of it are told.
const mostClaimed = 64

// claimMap tells that a read over the store-map of node n gives v, where below is the value under the map. Offsets are in set.
// Entries that are themselves read from elsewhere are not told.
func (c *core) claimMap(q query, n *node, v, below term.ID, set strided) term.ID {
	a := c.r.Auditor()
	if a == nil || v == 0 {
		return v
	}
	off := c.r.PtrOff(q.p)
	r := &rewriter.Read{At: off, Size: q.width(), Below: below}
	plain := true
	c.overlapping(n.root(), set, uint64(q.width()), func(key uint64, e entry) {
		plain = plain && (e.kind == eWord || e.kind == eFill) && len(r.Writes) < mostClaimed
		r.Writes = append(r.Writes, rewriter.Write{Cond: term.True, Off: key, Val: e.val, Size: e.size, Skip: e.skip, Fill: e.kind == eFill})
	})
	if plain {
		x := &rewriter.Claim{By: "memory: read over a store-map", X: v, Read: r}
		if !c.t.IsConst(off) {
			x.Within = []rewriter.Bound{{X: off, Range: rewriter.URange(c.offBits, set.lo, set.hi, set.stride)}}
		}
		about := []term.ID{v, off, below}
		for _, w := range r.Writes {
			about = append(about, w.Val)
		}
		c.tell(a, x, about...)
	}
	return v
}
