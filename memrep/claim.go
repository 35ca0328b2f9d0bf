package memrep

import (
	"slices"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/points"
	"seabmc/term"
)

// What an auditor, if there is one, learns about reads.

// told is what an auditor learns about one attempt to read.
type told struct {
	claims  []*claim.Claim
	valid   []term.ID // what is assumed, since the read is valid
	sources []term.ID // the sources of copies
}

// telling returns the record of what the auditor will learn. It is made only if there is an auditor, since there are many reads.
func (c *core) telling() *told {
	if c.pend.told == nil {
		c.pend.told = &told{}
	}
	return c.pend.told
}

// readAt returns where a query reads, in the form in which node n says where it writes: a pointer, or an offset in an object.
func (c *core) readAt(q query, n *node) term.ID {
	if n.object {
		return c.r.PtrOff(q.p)
	}
	return q.p
}

// claimApart claims that a read and a write of size bytes by node n share no byte. A size of 0 means as many bytes as n says.
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

// tell makes a claim about terms. It adds the definitions of the variables in these terms that stand for the bytes of pointers. It makes no claim
// about reads of an array: which variables are bytes of it is stated elsewhere. The auditor gets the claim when the read succeeds.
func (c *core) tell(x *claim.Claim, about ...term.ID) {
	images, ok := c.tiedIn(append(about, x.Given...))
	if ok {
		x.Images = images
		c.telling().claims = append(c.telling().claims, x)
	}
}

// applied counts n applications of a rule, and gives an auditor the claims made about them. The auditor also counts applications without a claim.
// These are writes, which change no term (there are claims about reading them), and whatever tell leaves out.
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

// untold makes an auditor count n applications that need no claim: looking up a word at a constant offset gives the word itself.
func (c *core) untold(rule string, n int) {
	if a := c.r.Auditor(); a != nil {
		for range n {
			a.Claim(&claim.Claim{By: rule, Untold: true})
		}
	}
}

// claimMerge claims that a read where two memories meet gives v: x if cond holds and otherwise y. One of x and y may be 0; then a valid read never
// gets it.
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

// claimPieces claims that a pointer is in the piece whose condition holds, or else in the last one.
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

// claimRange claims that a read over the set, copy or havoc of node n gives v. below is the value without that write (0: it does not matter). bytes
// are what the write put there: one value for the whole read, or one for each byte.
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

// maxTiedIn is the largest number of terms that are searched for tied variables.
const maxTiedIn = 20000

// tiedIn returns the tied variables in terms, with their definitions. ok is false if there are too many terms to search.
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
	slices.Reverse(images) // what others are made from comes first
	return images, true
}

// claimOver claims that a read over the store of node n gives v. below is the value without the store (0: it does not matter).
func (c *core) claimOver(by string, q query, n *node, v, below term.ID) term.ID {
	if c.r.Auditor() != nil && v != 0 {
		at := c.readAt(q, n)
		x := &claim.Claim{By: by, X: v, Read: &claim.Read{At: at, Size: q.width(), Below: below,
			Writes: []claim.Write{{Cond: n.cond, To: n.ptr, Val: n.val, Size: uint64(c.size(n.val))}}}}
		c.tell(x, v, at, below, n.cond, n.ptr, n.val)
	}
	return v
}

// mostClaimed is the largest number of entries of a store-map for which claims are made about reads.
const mostClaimed = 64

// claimMap claims that a read over the store-map of node n gives v. below is the value under the map. Offsets are in set. No claim is made about
// entries that are themselves read from elsewhere.
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
