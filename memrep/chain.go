package memrep

import "seabmc/term"

// chain is memory as a linear chain of writes: lambda (without address range maps) and
// seam with --store-map=off. Handles are nodes.
type chain struct{ *core }

func newChain(c *core) *chain { return &chain{c} }

func (c *chain) Init() Mem { return 0 }

func (c *chain) Alloc(m Mem, _ uint64, _ term.ID) Mem { return m }

func (c *chain) Load(m Mem, p term.ID, nbytes int) term.ID {
	return c.read(query{uint32(m), p, int32(nbytes)})
}

func (c *chain) LoadPtr(m Mem, p term.ID) term.ID {
	return c.read(query{uint32(m), p, int32(-c.ptrBytes)})
}

func (c *chain) Store(m Mem, p, v term.ID) Mem {
	return Mem(c.mk(node{kind: kStore, parent: uint32(m), ptr: p, val: v}))
}

func (c *chain) Set(m Mem, p, b, n term.ID) Mem {
	return Mem(c.mk(node{kind: kSet, parent: uint32(m), ptr: p, val: b, n: n}))
}

func (c *chain) Copy(dst Mem, to term.ID, src Mem, from, n term.ID) Mem {
	return Mem(c.mk(node{kind: kCopy, parent: uint32(dst), ptr: to, other: uint32(src), from: from, n: n}))
}

func (c *chain) Havoc(m Mem, p, n term.ID) Mem {
	return Mem(c.mk(node{kind: kHavoc, parent: uint32(m), ptr: p, n: n, sym: c.u.fresh()}))
}

func (c *chain) Merge(cond term.ID, a, b Mem) Mem {
	switch {
	case cond == term.True || a == b:
		return a
	case cond == term.False:
		return b
	}
	return Mem(c.mk(node{kind: kMerge, cond: cond, parent: uint32(a), other: uint32(b)}))
}

func (c *chain) Finish() []term.ID     { return c.finish() }
func (c *chain) Incomplete() []term.ID { return nil }
func (c *chain) Unknowns() []Unknown   { return c.u.unknowns() }
func (c *chain) Stats() Stats          { return c.stats() }

func (c *chain) InitByte(mod *term.Model, sym uint32, base, off uint64) (byte, error) {
	return c.u.byteOf(mod, sym, base, off)
}
