package memrep

import (
	"slices"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/points"
	"seabmc/term"
)

// What an auditor, if there is one, is told of reads.

// told is what an auditor is told of one attempt to read.
type told struct {
	claims  []*claim.Claim
	valid   []term.ID // what is taken for granted, as the read is a valid one
	sources []term.ID // where copies took from
}

// telling is what is told; only where there is an auditor, as reads are many.
func (c *core) telling() *told {
	if c.pend.told == nil {
		c.pend.told = &told{}
	}
	return c.pend.told
}

// readAt is where a query reads, as node n says where it writes: by a pointer, or by an offset in an object.
func (c *core) readAt(q query, n *node) term.ID {
	if n.object {
		return c.r.PtrOff(q.p)
	}
	return q.p
}

// claimApart tells that a read and a write of size bytes (0: as many as n says) that node n makes share no byte.
func (c *core) claimApart(by string, q query, n *node, size uint64) {
	if c.r.Auditor() == nil {
		return
	}
	x := &claim.Claim{By: by, Apart: &claim.Accesses{P: c.readAt(q, n), Q: n.ptr, N: uint64(q.width()), M: size}}
	if size == 0 {
		x.Apart.Len = n.n
	}
	if n.cond != term.True {
		x.Given = []term.ID{n.cond}
	}
	c.tell(x, x.Apart.P, n.ptr, n.cond, x.Apart.Len)
}

// tell makes a claim about terms, of which it says what the variables among them are that stand for the bytes of pointers. Reads
// of an array are not told: which variables are bytes of it is said elsewhere. The auditor gets the claim when the read succeeds.
func (c *core) tell(x *claim.Claim, about ...term.ID) {
	images, ok := c.tiedIn(append(about, x.Given...))
	if ok {
		x.Images = images
		c.telling().claims = append(c.telling().claims, x)
	}
}

// applied counts n applications of a rule, and gives an auditor what was told of them. Those of which nothing was told are counted by
// the auditor too: writes, which change no term (what is read of them is told), and what tell leaves out.
func (c *core) applied(rule string, n int) {
	c.count(rule, n)
	if a := c.r.Auditor(); a != nil {
		c.tellApplied(a, rule, n)
	}
}

func (c *core) tellApplied(a claim.Auditor, rule string, n int) {
	for _, x := range c.telling().claims {
		if x.By == rule {
			a.Claim(x)
			n--
		}
	}
	c.untold(rule, n)
}

// untold has an auditor count n applications of which there is nothing to be told: a look-up of a word at a constant offset gives the
// word itself.
func (c *core) untold(rule string, n int) {
	if a := c.r.Auditor(); a != nil {
		for range n {
			a.Claim(&claim.Claim{By: rule, Untold: true})
		}
	}
}

// claimMerge tells that v is what is read, x if cond and else y, where two memories meet. One of x and y may be 0: a valid read never gets it.
func (c *core) claimMerge(by string, cond, v, x, y term.ID) term.ID {
	if c.r.Auditor() == nil || v == 0 {
		return v
	}
	w := claim.Write{Cond: cond, All: true}
	if x != 0 {
		w.Bytes = []term.ID{x}
	}
	r := &claim.Read{Size: c.size(v), Below: y, Writes: []claim.Write{w}}
	c.tell(&claim.Claim{By: by, Given: c.telling().valid, X: v, Read: r}, v, cond, x, y)
	return v
}

// claimPieces tells that a pointer is in the piece whose condition holds, or else in the last one.
func (c *core) claimPieces(by string, p term.ID, pieces []points.Piece) {
	if c.r.Auditor() != nil {
		var others []term.ID
		for i, x := range pieces {
			at := &claim.Claim{By: by, X: p, Y: c.t.Const(x.Base, c.t.Layout.ObjBits), YOff: x.Off}
			if i < len(pieces)-1 {
				at.Given = []term.ID{x.Cond}
				others = append(others, x.Cond)
			} else {
				at.Unless = others
			}
			c.tell(at, append([]term.ID{p, x.Off}, others...)...)
		}
	}
	c.applied(by, len(pieces))
	c.pend.told = nil
}

// claimRange tells that a read over the set, copy or havoc of node n gives v, where below is the value without it (0: it does not
// matter), and bytes are what it put there: one value for all of the read, or one for each byte.
func (c *core) claimRange(by string, q query, n *node, v, below term.ID, bytes ...term.ID) term.ID {
	if c.r.Auditor() == nil || v == 0 {
		return v
	}
	at := c.readAt(q, n)
	w := claim.Write{Cond: n.cond, To: n.ptr, Len: n.n, Bytes: bytes}
	about := append([]term.ID{v, at, below, n.cond, n.ptr, n.n}, bytes...)
	switch n.kind {
	case kSet:
		w.Bytes, w.Val, w.Fill = nil, n.val, true
		about = append(about, n.val)
	case kCopy:
		w.From, w.Sources = n.from, c.telling().sources
		about = append(append(about, n.from), w.Sources...)
	}
	c.tell(&claim.Claim{By: by, Given: c.telling().valid, X: v, Read: &claim.Read{At: at, Size: q.width(), Below: below, Writes: []claim.Write{w}}}, about...)
	return v
}

// maxTiedIn is how many terms are looked through for tied variables.
const maxTiedIn = 20000

// tiedIn are the tied variables in terms and what they are; ok is false if the terms are too many to tell.
func (c *core) tiedIn(ids []term.ID) (images []claim.Image, ok bool) {
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
			images = append(images, claim.Image{X: id, A: x})
			todo = append(todo, x)
			continue
		}
		todo = append(todo, c.t.Args(id)...)
	}
	slices.Reverse(images) // what others are made of first
	return images, true
}

// claimOver tells that a read over the store of node n gives v, where below is the value without the store (0: it does not matter).
func (c *core) claimOver(by string, q query, n *node, v, below term.ID) term.ID {
	if c.r.Auditor() != nil && v != 0 {
		at := c.readAt(q, n)
		x := &claim.Claim{By: by, X: v, Read: &claim.Read{At: at, Size: q.width(), Below: below,
			Writes: []claim.Write{{Cond: n.cond, To: n.ptr, Val: n.val, Size: uint64(c.size(n.val))}}}}
		c.tell(x, v, at, below, n.cond, n.ptr, n.val)
	}
	return v
}

// mostClaimed is the number of entries of a store-map up to which reads of it are told.
const mostClaimed = 64

// claimMap tells that a read over the store-map of node n gives v, where below is the value under the map. Offsets are in set.
// Entries that are themselves read from elsewhere are not told.
func (c *core) claimMap(by string, q query, n *node, v, below term.ID, set strided) term.ID {
	if c.r.Auditor() == nil || v == 0 {
		return v
	}
	off := c.r.PtrOff(q.p)
	r := &claim.Read{At: off, Size: q.width(), Below: below}
	plain := true
	c.overlapping(n.root(), set, uint64(q.width()), func(key uint64, e entry) {
		plain = plain && (e.kind == eWord || e.kind == eFill) && len(r.Writes) < mostClaimed
		r.Writes = append(r.Writes, claim.Write{Cond: term.True, Off: key, Val: e.val, Size: e.size, Skip: e.skip, Fill: e.kind == eFill})
	})
	if plain {
		x := &claim.Claim{By: by, X: v, Read: r}
		if !c.t.IsConst(off) {
			x.Within = []domain.Bound{{X: off, Range: domain.URange(c.offBits, set.lo, set.hi, set.stride)}}
		}
		about := []term.ID{v, off, below}
		for _, w := range r.Writes {
			about = append(about, w.Val)
		}
		c.tell(x, about...)
	}
	return v
}
