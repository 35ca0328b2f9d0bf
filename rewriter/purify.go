package rewriter

import "seabmc/term"

// Procedure purifying.
//
//   - Takes: a term of any sort but Ptr (Purify).
//   - Returns: an equal term without pointers, where the variable PtrVar(p) has the integer of p; always the same one for a term.
//   - Bounds: linear; each node once.
//   - Gives up: never.
//   - Recursion: none; an explicit stack.
//   - Counted: purifying (nodes)
//   - Tests: TestContractPurify

// pureMemo maps terms to their images without sort Ptr; for a term of sort Ptr these are
// its base and its offset.
type pureMemo struct {
	image, off []term.ID
	stack      []term.ID
}

func (m *pureMemo) has(id term.ID) bool { return int(id) < len(m.image) && m.image[id] != 0 }

func (m *pureMemo) put(id, image, off term.ID) {
	if int(id) >= len(m.image) {
		n := max(int(id)+1, 2*len(m.image), 1024)
		m.image = append(make([]term.ID, 0, n), m.image...)[:n]
		m.off = append(make([]term.ID, 0, n), m.off...)[:n]
	}
	m.image[id], m.off[id] = image, off
}

// PtrVar is the bit-vector variable that stands for the pointer variable p after Purify:
// its value is PtrToInt(p).
func (r *Rewriter) PtrVar(p term.ID) term.ID {
	return r.T.Var(r.T.Name(p)+"!int", term.BV(r.T.Layout.PtrBits))
}

// Purify is an equivalent of id, of any sort but Ptr, in which no term of sort Ptr
// occurs, for a solver. Pointers become pairs of base and offset, ptr.toint and
// ptr.fromint arithmetic, pointer variables the variables PtrVar. The result is
// simplified. It is iterative and cached.
func (r *Rewriter) Purify(id term.ID) term.ID {
	id = r.Simplify(id)
	m := &r.pure
	m.stack = append(m.stack[:0], id)
	for len(m.stack) > 0 {
		top := m.stack[len(m.stack)-1]
		if m.has(top) {
			m.stack = m.stack[:len(m.stack)-1]
			continue
		}
		n := len(m.stack)
		for _, a := range r.T.Args(top) {
			if !m.has(a) {
				m.stack = append(m.stack, a)
			}
		}
		if len(m.stack) > n {
			continue
		}
		m.stack = m.stack[:n-1]
		image, off := r.purifyNode(top)
		m.put(top, image, off)
		if r.audit != nil && (image != top || off != 0) {
			r.claimPure(top, image, off)
		}
		r.did(procPurifying)
	}
	return m.image[id]
}

// claimPure tells what became of a node with the images of its arguments.
func (r *Rewriter) claimPure(id, image, off term.ID) {
	c := &Claim{By: "purify", X: id, Y: image, YOff: off}
	for _, a := range r.T.Args(id) {
		c.Images = append(c.Images, Image{a, r.pure.image[a], r.pure.off[a]})
	}
	r.audit.Claim(c)
}

// purifyNode makes the image of a node whose arguments have one.
func (r *Rewriter) purifyNode(id term.ID) (image, off term.ID) {
	t, m := r.T, &r.pure
	args := t.Args(id)
	switch op := t.Op(id); op {
	case term.OpPtr:
		return m.image[args[0]], m.image[args[1]]
	case term.OpIntToPtr:
		return r.splitInt(m.image[args[0]])
	case term.OpPtrBase:
		return m.image[args[0]], 0
	case term.OpPtrOff:
		return m.off[args[0]], 0
	case term.OpPtrToInt:
		return r.joinInt(m.image[args[0]], m.off[args[0]]), 0
	case term.OpVar:
		if t.Sort(id) != term.Ptr {
			return id, 0
		}
		return r.splitInt(r.PtrVar(id))
	case term.OpIte:
		if t.Sort(id) == term.Ptr {
			c, p, q := m.image[args[0]], args[1], args[2]
			bp, bq, op, oq := m.image[p], m.image[q], m.off[p], m.off[q]
			return r.Ite(c, bp, bq), r.Ite(c, op, oq)
		}
	case term.OpEq:
		if p, q := args[0], args[1]; t.Sort(p) == term.Ptr {
			bp, bq, op, oq := m.image[p], m.image[q], m.off[p], m.off[q]
			return r.And(t.Eq(bp, bq), t.Eq(op, oq)), 0
		}
	}
	if r.kept[id] {
		return r.purifyKept(id), 0
	}
	return r.narrowSums(r.purifyPlain(id)), 0
}

// Keep has Purify leave the comparison id as it is: a range given by Refine follows from it. Written anew by that range it would not say
// any more what the range rests on.
func (r *Rewriter) Keep(id term.ID) {
	if r.kept == nil {
		r.kept = map[term.ID]bool{}
	}
	r.kept[id] = true
}

// purifyKept rebuilds a node over the images of its arguments, with no rule.
func (r *Rewriter) purifyKept(id term.ID) term.ID {
	args := r.T.Args(id)
	now := make([]term.ID, len(args))
	for i, a := range args {
		now[i] = r.pure.image[a]
	}
	return r.T.Mk(id, now)
}

// splitInt is base and offset of the pointer with integer x. A negative offset borrows
// one from the base, so the base is the high part plus the offset's sign bit; an addition
// of ObjBits, not of PtrBits as in term.IntBase.
func (r *Rewriter) splitInt(x term.ID) (base, off term.ID) {
	t := r.T
	n, w := t.Layout.OffBits(), t.Layout.PtrBits
	high := t.Extract(x, w-1, n)
	sign := t.ZExt(t.Extract(x, n-1, n-1), w-n)
	return r.Simplify(t.Bin(term.OpAdd, high, sign)), r.Simplify(t.Extract(x, n-1, 0))
}

// joinInt is the inverse of splitInt.
func (r *Rewriter) joinInt(base, off term.ID) term.ID {
	t := r.T
	n, w := t.Layout.OffBits(), t.Layout.PtrBits
	sign := t.ZExt(t.Extract(off, n-1, n-1), w-n)
	return r.Simplify(t.Bin(term.OpConcat, t.Bin(term.OpSub, base, sign), off))
}

// purifyPlain rebuilds a node over the images of its arguments.
func (r *Rewriter) purifyPlain(id term.ID) term.ID {
	args := r.T.Args(id)
	now := make([]term.ID, len(args))
	same := true
	for i, a := range args {
		now[i] = r.pure.image[a]
		same = same && now[i] == a
	}
	if same {
		return id
	}
	return r.Simplify(r.T.Mk(id, now))
}
