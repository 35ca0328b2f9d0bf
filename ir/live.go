package ir

// Questions about objects (is it alive, how large is it, may it be written) do not depend on the bytes of memory. They are put to the memory that
// last began or ended the life of an object. So the same question after a write has the same value.

// liveTable finds that memory. The way from a memory to it passes other memories, so the table keeps some of the answers. An answer that it has
// dropped only costs time.
type liveTable struct {
	known [256]struct{ mem, like Reg }
}

// maxBack is how many writes are followed back.
const maxBack = 64

// of returns m or a memory before it, in which the same objects exist and are alive as in m.
func (t *liveTable) of(p *Program, m Reg) Reg {
	like := m
	for range maxBack {
		if k := &t.known[like%Reg(len(t.known))]; k.mem == like {
			like = k.like
			break
		}
		in := p.code.at(int(p.Def[like]))
		if in.op < OpStore || in.op > OpHavoc {
			break
		}
		like = p.code.argsOf(in)[0]
	}
	t.known[m%Reg(len(t.known))].mem = m
	t.known[m%Reg(len(t.known))].like = like
	return like
}

// SurelyValid reports whether the program itself shows that n bytes at p are inside an object that is alive in m and, for a write, that this object
// may be written. For this, p has to be a constant place in an object of constant size.
func (b *Builder) SurelyValid(m, p, n Reg, write bool) bool {
	obj, off, ok := b.constPlace(p, placeDepth)
	if !ok || b.Plain {
		return false
	}
	in := b.Prog.code.at(int(b.Prog.Def[obj]))
	size, ok := b.Prog.Imm(in.args[1])
	length, ok2 := b.Prog.Imm(n)
	kind := b.Prog.Allocs[in.x].Kind
	switch {
	case !ok || !ok2 || kind == ObjFunc || write && kind.Fixed():
		return false
	case size>>uint(b.Prog.OffBits()-1) != 0 || off < 0 || length > size || uint64(off) > size-length:
		return false
	}
	return b.alive(b.lives.of(b.Prog, m), obj)
}

// placeDepth is how many steps of pointer arithmetic are followed back.
const placeDepth = 4

// constPlace returns the alloc that made the object of p, and the offset off of p in it, if all offsets are constants.
func (b *Builder) constPlace(p Reg, depth int) (obj Reg, off int64, ok bool) {
	in := b.Prog.code.at(int(b.Prog.Def[p]))
	switch {
	case in.op == OpAlloc:
		return p, 0, true
	case in.op != OpGep || depth == 0:
		return 0, 0, false
	}
	i, okI := b.Prog.Imm(in.args[1])
	obj, off, ok = b.constPlace(in.args[0], depth-1)
	step, fits := product(Signed(i, b.Type(in.args[1]).Bits), b.Prog.code.imm(in))
	if !okI || !ok || !fits {
		return 0, 0, false
	}
	off += step
	return obj, off, off == Signed(uint64(off), uint32(b.Prog.OffBits())) // otherwise it saturates
}

// product returns i*scale if it is a small number.
func product(i int64, scale uint64) (int64, bool) {
	const small = 1 << 30
	return i * int64(scale), i > -small && i < small && scale < small
}

// alive reports whether object obj is clearly alive in m: since it was made, there was no branch, and its life was not ended.
func (b *Builder) alive(m, obj Reg) bool {
	for range maxBack {
		in := b.Prog.code.at(int(b.Prog.Def[m]))
		switch in.op {
		case OpAlloc:
			if in.res == obj {
				return true
			}
		case OpFree:
			if q, _, ok := b.constPlace(in.args[1], placeDepth); !ok || q == obj {
				return false
			}
		default:
			return false
		}
		m = b.lives.of(b.Prog, in.args[0])
	}
	return false
}
