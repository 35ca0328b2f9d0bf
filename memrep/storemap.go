package memrep

import (
	"seabmc/points"
	"seabmc/term"
)

func (s *storeMap) Init() Mem { return 0 }

func (s *storeMap) Alloc(m Mem, base uint64, size term.ID) Mem {
	_, s.sizes[base], _ = points.UnsignedRange(s.r, size)
	s.sizeOf[base] = size
	x := s.mems[m]
	if _, ok := s.get(&x, base); ok {
		return m
	}
	s.set(&x, base, x.rest)
	return s.mk(x)
}

// target is a place that a pointer may denote: an object under a condition or, if rest is set, all base ids without an object.
type target struct {
	rest bool
	base uint64
	cond term.ID
	off  term.ID
	node uint32
}

// targets splits p by the objects of memory x. It counts the pieces as applications of a rule.
func (s *storeMap) targets(by string, x Mem, p term.ID) []target {
	m := &s.mems[x]
	if b, ok := s.t.Uint64(s.r.PtrBase(p)); ok {
		return []target{s.target(m, b, term.True, s.r.PtrOff(p))}
	}
	if s.arm != nil {
		if pieces, ok := s.arm.Split(p); ok {
			if len(pieces) > 1 {
				s.claimPieces(by, p, pieces)
			}
			out := make([]target, len(pieces))
			for i, x := range pieces {
				out[i] = s.target(m, x.Base, x.Cond, x.Off)
			}
			return out
		}
	}
	var out []target
	base, off := s.r.PtrBase(p), s.r.PtrOff(p)
	s.settleLast(m)
	s.maps.Ascend(m.objs, 0, ^uint64(0), func(b uint64, n uint32) bool {
		c := s.r.Eq(base, s.t.Const(b, s.t.Layout.ObjBits))
		if c != term.False {
			out = append(out, target{base: b, cond: c, off: off, node: n})
		}
		return true
	})
	if !s.checked || len(out) == 0 {
		out = append(out, target{rest: true, cond: term.True, node: m.rest}) // the chain compares bases itself
	}
	s.applied(by, len(out))
	return out
}

func (s *storeMap) target(m *smem, base uint64, cond, off term.ID) target {
	if n, ok := s.get(m, base); ok {
		return target{base: base, cond: cond, off: off, node: n}
	}
	return target{rest: true, base: base, cond: cond, off: off, node: m.rest}
}

func (s *storeMap) Load(m Mem, p term.ID, nbytes int) term.ID { return s.load(m, p, int32(nbytes)) }

func (s *storeMap) LoadPtr(m Mem, p term.ID) term.ID { return s.load(m, p, int32(-s.ptrBytes)) }

func (s *storeMap) load(m Mem, p term.ID, bytes int32) term.ID {
	if base, off, ok := s.constPtr(p); ok { // one object, and p is the address already
		if n, ok := s.get(&s.mems[m], base); ok {
			if v := s.quickAt(n, base, off, bytes); v != 0 {
				return s.compact(v, bytes)
			}
		}
	}
	ts := s.targets("ARM-READ", m, p)
	var v term.ID
	for i := len(ts) - 1; i >= 0; i-- {
		t := ts[i]
		q := query{t.node, p, bytes}
		if t.off != 0 {
			q.p = s.mkPtr(t.base, t.off)
		}
		x := s.quick(q)
		if x == 0 {
			x = s.read(q)
		}
		if v == 0 {
			v = x
		} else {
			v = s.r.Ite(t.cond, x, v)
		}
	}
	return s.compact(v, bytes)
}

// compact joins the choices of a pointer that was read.
func (s *storeMap) compact(v term.ID, bytes int32) term.ID {
	if bytes < 0 && s.arm != nil {
		return s.arm.Compact(v)
	}
	return v
}

// write applies f to the state of every target of p in m. For an object, f receives a node without ptr; for the chain, one with it.
func (s *storeMap) write(m Mem, p term.ID, f func(t target, x node) uint32) Mem {
	targets := s.targets("ARM-WRITE", m, p)
	out := s.mems[m]
	for _, t := range targets {
		if !t.rest {
			t.cond = s.existing(t.base, t.cond)
			n := f(t, node{object: true, parent: t.node, cond: t.cond, ptr: t.off})
			s.set(&out, t.base, n)
			continue
		}
		x := node{parent: out.rest, cond: t.cond, ptr: p}
		if t.off != 0 {
			x.ptr = s.mkPtr(t.base, t.off)
		}
		out.rest = f(t, x)
	}
	return s.mk(out)
}

func (s *storeMap) Store(m Mem, p, v term.ID) Mem {
	if base, off, ok := s.constPtr(p); ok {
		out := s.mems[m]
		if n, ok := s.get(&out, base); ok {
			n = s.put(target{base: base, cond: term.True, node: n}, off, entry{kind: eWord, val: v, size: uint64(s.size(v))})
			s.set(&out, base, n)
			return s.mk(out)
		}
	}
	return s.write(m, p, func(t target, x node) uint32 {
		if off, ok := s.constOff(t); ok {
			return s.put(t, off, entry{kind: eWord, val: v, size: uint64(s.size(v))})
		}
		x.kind, x.val = kStore, v
		return s.core.mk(x)
	})
}

func (s *storeMap) Set(m Mem, p, b, n term.ID) Mem {
	if s.isZero(n) {
		return m
	}
	return s.write(m, p, func(t target, x node) uint32 {
		if off, size, ok := s.constRange(t, n); ok {
			return s.put(t, off, entry{kind: eFill, val: b, size: size})
		}
		x.kind, x.val, x.n = kSet, b, n
		return s.core.mk(x)
	})
}

func (s *storeMap) Havoc(m Mem, p, n term.ID) Mem {
	sym := s.u.fresh()
	if s.isZero(n) {
		return m
	}
	return s.write(m, p, func(t target, x node) uint32 {
		if off, size, ok := s.constRange(t, n); ok {
			return s.put(t, off, entry{kind: eHavoc, sym: sym, size: size})
		}
		x.kind, x.sym, x.n = kHavoc, sym, n
		return s.core.mk(x)
	})
}

func (s *storeMap) Copy(dst Mem, to term.ID, src Mem, from, n term.ID) Mem {
	if s.isZero(n) {
		return dst
	}
	sources := s.targets("ARM-READ", src, from)
	return s.write(dst, to, func(t target, x node) uint32 {
		for i := len(sources) - 1; i >= 0; i-- {
			x.parent = s.copyFrom(t, x, sources[i], i == len(sources)-1, from, n)
		}
		return x.parent
	})
}

// copyFrom copies from one source. The last source is copied without a condition. The others are copied over it, each under its own condition.
func (s *storeMap) copyFrom(t target, x node, src target, last bool, from, n term.ID) uint32 {
	if src.off != 0 {
		from = s.mkPtr(src.base, src.off)
	}
	cond := x.cond
	if !last {
		cond = s.r.And(cond, src.cond)
	}
	if _, srcOff, ok := s.constPtr(from); ok {
		if off, size, ok := s.constRange(t, n); ok && size-1 <= s.offMask-srcOff {
			t.node, t.cond = x.parent, cond
			return s.put(t, off, entry{kind: eCopy, a: src.node, base: src.base, src: srcOff, size: size})
		}
	}
	x.kind, x.cond, x.other, x.from, x.n = kCopy, cond, src.node, from, n
	return s.core.mk(x)
}

func (s *storeMap) isZero(n term.ID) bool {
	v, ok := s.t.Uint64(n)
	return ok && v == 0
}

// constOff returns the offset of an object target if it is constant.
func (s *storeMap) constOff(t target) (uint64, bool) {
	if t.rest {
		return 0, false
	}
	return s.t.Uint64(t.off)
}

// constRange returns a range if it is constant and does not wrap around.
func (s *storeMap) constRange(t target, n term.ID) (off, size uint64, ok bool) {
	off, ok1 := s.constOff(t)
	size, ok2 := s.t.Uint64(n)
	return off, size, ok1 && ok2 && size != 0 && size-1 <= s.offMask-off
}

// put writes an entry at off into the object of t, under the condition of t.
func (s *storeMap) put(t target, off uint64, e entry) uint32 {
	if e.size-1 > s.offMask-off {
		return s.putWrapped(t, off, e)
	}
	if k := s.nodes[t.node].kind; k == kMap || k == kPut {
		s.puts++
		if s.r.Auditor() != nil {
			s.untold("SMAP-HIT", 1)
		}
	} else {
		s.applied("SMAP-NEW", 1)
	}
	n := s.wait(t.node, off, e)
	if n == 0 {
		parent, root := s.asMap(t.node)
		root = s.setEntry(root, off, s.mkEntry(e), s.maps.Mark())
		n = s.core.mk(node{kind: kMap, object: true, parent: parent, other: uint32(root)})
	}
	return s.mergeObject(t.base, t.cond, n, t.node)
}

// putWrapped writes a word that crosses the end of the offsets, in two parts.
func (s *storeMap) putWrapped(t target, off uint64, e entry) uint32 {
	first := s.offMask - off + 1
	lo, hi := e, e
	lo.size = first
	hi.size -= first
	hi.skip += uint32(first)
	t.node = s.put(t, off, lo)
	return s.put(t, 0, hi)
}

func (s *storeMap) Finish() []term.ID     { return s.finish() }
func (s *storeMap) Incomplete() []term.ID { return nil }
func (s *storeMap) Unknowns() []Unknown   { return s.u.unknowns() }
func (s *storeMap) Stats() Stats          { return s.stats() }

func (s *storeMap) InitByte(mod *term.Model, sym uint32, base, off uint64) (byte, error) {
	return s.u.byteOf(mod, sym, base, off)
}
