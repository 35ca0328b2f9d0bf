package pass

import (
	"seabmc/claim"
	"seabmc/rewriter"
	"seabmc/term"
)

// Procedure purifying.
//
//   - Takes: a term of any sort but Ptr (Purify).
//   - Returns: an equal term without pointers, where the variable PtrVar(p) has the integer of p; always the same one for a term.
//   - Bounds: linear; each node once.
//   - Gives up: never.
//   - Recursion: none; an explicit stack.
//   - Counted: purifying (nodes)
//   - Tests: TestContractPurify

// Purifier removes pointers from terms, because solvers do not know them. It is the Pass of Purify.
type Purifier struct {
	*rewriter.Rewriter
	image, off []term.ID // the term without sort Ptr; for a term of sort Ptr its base and its offset
	stack      []term.ID
	cuts       map[cutKey]term.ID // low bits made so far, see narrow
	kept       map[term.ID]bool   // comparisons that stay as they are, see Keep
}

// NewPurifier returns a Purifier that has no images yet.
func NewPurifier(r *rewriter.Rewriter) *Purifier { return &Purifier{Rewriter: r} }

func (p *Purifier) has(id term.ID) bool { return int(id) < len(p.image) && p.image[id] != 0 }

func (p *Purifier) put(id, image, off term.ID) {
	if int(id) >= len(p.image) {
		n := max(int(id)+1, 2*len(p.image), 1024)
		p.image = append(make([]term.ID, 0, n), p.image...)[:n]
		p.off = append(make([]term.ID, 0, n), p.off...)[:n]
	}
	p.image[id], p.off[id] = image, off
}

// Purify returns an equivalent of id, of any sort but Ptr, in which no term of sort Ptr occurs, for a solver. Pointers become pairs of base and
// offset. ptr.toint and ptr.fromint become arithmetic. Pointer variables become the variables PtrVar. The result is simplified. Purify is iterative
// and cached.
func (p *Purifier) Purify(id term.ID) term.ID {
	id = p.Simplify(id)
	p.stack = append(p.stack[:0], id)
	for len(p.stack) > 0 {
		top := p.stack[len(p.stack)-1]
		if p.has(top) {
			p.stack = p.stack[:len(p.stack)-1]
			continue
		}
		n := len(p.stack)
		for _, a := range p.T.Args(top) {
			if !p.has(a) {
				p.stack = append(p.stack, a)
			}
		}
		if len(p.stack) > n {
			continue
		}
		p.stack = p.stack[:n-1]
		image, off := p.node(top)
		p.put(top, image, off)
		if p.Log().Auditor() != nil && (image != top || off != 0) {
			p.claim(top, image, off)
		}
		p.Log().Count(claim.Purifying, 1)
	}
	return p.image[id]
}

// claim claims that a node became image and off, given the images of its arguments.
func (p *Purifier) claim(id, image, off term.ID) {
	c := &claim.Claim{By: "purify", X: id, Y: image, YOff: off}
	for _, a := range p.T.Args(id) {
		c.Images = append(c.Images, claim.Image{X: a, A: p.image[a], B: p.off[a]})
	}
	p.Log().Auditor().Claim(c)
}

// node makes the image of a node whose arguments have images.
func (p *Purifier) node(id term.ID) (image, off term.ID) {
	t := p.T
	args := t.Args(id)
	switch op := t.Op(id); op {
	case term.OpPtr:
		return p.image[args[0]], p.image[args[1]]
	case term.OpIntToPtr:
		return p.splitInt(p.image[args[0]])
	case term.OpPtrBase:
		return p.image[args[0]], 0
	case term.OpPtrOff:
		return p.off[args[0]], 0
	case term.OpPtrToInt:
		return p.joinInt(p.image[args[0]], p.off[args[0]]), 0
	case term.OpVar:
		if t.Sort(id) != term.Ptr {
			return id, 0
		}
		return p.splitInt(p.T.PtrVar(id))
	case term.OpIte:
		if t.Sort(id) == term.Ptr {
			c, x, y := p.image[args[0]], args[1], args[2]
			bx, by, ox, oy := p.image[x], p.image[y], p.off[x], p.off[y]
			return p.Ite(c, bx, by), p.Ite(c, ox, oy)
		}
	case term.OpEq:
		if x, y := args[0], args[1]; t.Sort(x) == term.Ptr {
			bx, by, ox, oy := p.image[x], p.image[y], p.off[x], p.off[y]
			return p.And(t.Eq(bx, by), t.Eq(ox, oy)), 0
		}
	}
	if p.kept[id] {
		return p.rebuilt(id), 0
	}
	return p.narrow(p.plain(id)), 0
}

// Keep makes Purify leave the comparison id as it is, because a range given by Refine follows from it. Rewritten by that range, the comparison would
// no longer say what the range depends on.
func (p *Purifier) Keep(id term.ID) {
	if p.kept == nil {
		p.kept = map[term.ID]bool{}
	}
	p.kept[id] = true
}

// rebuilt returns a node over the images of its arguments, without applying rules.
func (p *Purifier) rebuilt(id term.ID) term.ID {
	args := p.T.Args(id)
	now := make([]term.ID, len(args))
	for i, a := range args {
		now[i] = p.image[a]
	}
	return p.T.Mk(id, now)
}

// splitInt returns base and offset of the pointer with integer x. A negative offset borrows one from the base, so the base is the high part plus the
// sign bit of the offset. This addition has ObjBits bits, not PtrBits as in term.IntBase.
func (p *Purifier) splitInt(x term.ID) (base, off term.ID) {
	t := p.T
	n, w := t.Layout.OffBits(), t.Layout.PtrBits
	high := t.Extract(x, w-1, n)
	sign := t.ZExt(t.Extract(x, n-1, n-1), w-n)
	return p.Simplify(t.Bin(term.OpAdd, high, sign)), p.Simplify(t.Extract(x, n-1, 0))
}

// joinInt is the inverse of splitInt.
func (p *Purifier) joinInt(base, off term.ID) term.ID {
	t := p.T
	n, w := t.Layout.OffBits(), t.Layout.PtrBits
	sign := t.ZExt(t.Extract(off, n-1, n-1), w-n)
	return p.Simplify(t.Bin(term.OpConcat, t.Bin(term.OpSub, base, sign), off))
}

// plain rebuilds a node over the images of its arguments, and simplifies it.
func (p *Purifier) plain(id term.ID) term.ID {
	args := p.T.Args(id)
	now := make([]term.ID, len(args))
	same := true
	for i, a := range args {
		now[i] = p.image[a]
		same = same && now[i] == a
	}
	if same {
		return id
	}
	return p.Simplify(p.T.Mk(id, now))
}

// Run implements Pass.
func (p *Purifier) Run(fs []term.ID) ([]term.ID, bool) {
	out := make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = p.Purify(f)
	}
	return out, true
}
