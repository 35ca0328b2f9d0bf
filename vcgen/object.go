package vcgen

import (
	"math/big"

	"seabmc/ir"
	"seabmc/memrep/pmap"
	"seabmc/points"
	"seabmc/term"
)

// places lists the objects to which p may point, each with the condition that it does and the offset in the object. If all is true, one of the conditions
// holds (null and ids without an object are listed too). Otherwise p may be anywhere, and all objects are listed.
func (g *objectStates) places(p term.ID) (list []points.Piece, all bool) {
	base := g.r.PtrBase(p)
	if b, ok := g.t.Uint64(base); ok {
		return []points.Piece{{Base: b, Cond: term.True, Off: g.r.PtrOff(p)}}, true
	}
	if g.arm != nil {
		if list, ok := g.arm.Split(p); ok {
			return list, true
		}
	}
	off := g.r.PtrOff(p)
	for b := 1; b < len(g.objects); b++ {
		c := g.r.Eq(base, g.t.Const(uint64(b), g.p.ObjBits))
		if c != term.False {
			list = append(list, points.Piece{Base: uint64(b), Cond: c, Off: off})
		}
	}
	return list, false
}

// isObject tells whether base is the id of an object.
func (g *objectStates) isObject(base uint64) bool { return base != 0 && base < uint64(len(g.objects)) }

// stateOf is what m knows of an object.
func (g *objectStates) stateOf(m mem, base uint64) objState {
	i, ok := g.maps.Get(m.objs, base)
	if !ok {
		return objState{term.False, term.False}
	}
	return g.states[i]
}

// any is the condition that p points to an object for which f holds, on the current path: places that the path excludes are left out. If the list of places
// is complete, the condition names the places where f holds or those where it does not, whichever are fewer.
func (g *objectStates) any(p term.ID, f func(x points.Piece) term.ID) term.ID {
	if b, ok := g.t.Uint64(g.r.PtrBase(p)); ok { // the common case
		if !g.isObject(b) {
			return term.False
		}
		return g.r.Simplify(f(points.Piece{Base: b, Cond: term.True, Off: g.r.PtrOff(p)}))
	}
	list, all := g.places(p)
	yes, no, some := term.False, term.False, term.False
	negSome := term.True
	n := 0 // the number of places where f holds minus the number of those where it does not
	for _, x := range list {
		if g.offPath(x.Cond) {
			continue
		}
		c := term.False
		if g.isObject(x.Base) {
			c = f(x)
		}
		switch c {
		case term.True:
			yes = g.t.Or(yes, x.Cond)
			n++
		case term.False:
			no = g.t.Or(no, x.Cond)
			n--
		default:
			some = g.t.Or(some, g.t.And(x.Cond, c))
			negSome = g.t.And(negSome, g.t.Or(g.t.Not(x.Cond), c))
		}
	}
	if all && n > 0 {
		return g.r.And(g.t.Not(no), negSome)
	}
	return g.r.Or(yes, some)
}

// offPath tells whether condition x does not hold on the current path, as far as a short look shows.
func (g *paths) offPath(x term.ID) bool {
	if g.here == nil {
		return false
	}
	value, ok := g.decide(g.here, x, decideDepth)
	return ok && !value
}

func (g *objectStates) valid(m mem, p, n term.ID) term.ID {
	return g.any(p, func(x points.Piece) term.ID {
		live := g.stateOf(m, x.Base).live
		if live == term.False || g.objects[x.Base].kind == ir.ObjFunc {
			return term.False
		}
		return g.r.And(live, g.inBounds(x.Off, n, g.objects[x.Base].size))
	})
}

// inBounds is 0 <= off and off+n <= size, where off is signed and nothing wraps around.
func (g *objectStates) inBounds(off, n, size term.ID) term.ID {
	r, t, w := g.r, g.t, g.p.PtrBits
	nc, nok := t.Uint64(n)
	sc, sok := t.Uint64(size)
	half := uint64(1) << uint(g.p.OffBits()-1)
	if nok && sok && sc < half {
		if nc > sc {
			return term.False
		}
		// A negative offset is at least half, seen as unsigned.
		if v, ok := t.Uint64(off); ok {
			return t.BoolConst(v <= sc-nc)
		}
		return r.Not(r.Bin(term.OpUlt, t.Const(sc-nc, g.p.OffBits()), off))
	}
	o := r.ZExt(off, w)
	fits := r.And(ule(g, o, size), ule(g, n, r.Bin(term.OpSub, size, o)))
	if sok && sc < half || r.Range(size).Known() && r.Range(size).UMax() < half {
		return fits
	}
	return r.And(r.Not(r.Bin(term.OpSlt, off, t.Const(0, g.p.OffBits()))), fits)
}

func ule(g *objectStates, x, y term.ID) term.ID { return g.r.Not(g.r.Bin(term.OpUlt, y, x)) }

func (g *objectStates) writable(m mem, p term.ID) term.ID {
	return g.any(p, func(x points.Piece) term.ID {
		if g.objects[x.Base].kind.Fixed() {
			return term.False
		}
		return g.stateOf(m, x.Base).alloc
	})
}

func (g *objectStates) isLive(m mem, p term.ID) term.ID {
	return g.any(p, func(x points.Piece) term.ID { return g.stateOf(m, x.Base).live })
}

func (g *objectStates) isKind(p term.ID, k ir.ObjKind) term.ID {
	return g.any(p, func(x points.Piece) term.ID { return g.t.BoolConst(g.objects[x.Base].kind == k) })
}

func (g *objectStates) objSize(m mem, p term.ID) term.ID {
	zero := g.t.Const(0, g.p.PtrBits)
	out := zero
	list, _ := g.places(p)
	for _, x := range list {
		if !g.isObject(x.Base) {
			continue
		}
		size := g.r.Ite(g.stateOf(m, x.Base).alloc, g.objects[x.Base].size, zero)
		out = g.r.Ite(x.Cond, size, out)
	}
	return out
}

// free ends the life of the object that p points to.
func (g *objectStates) free(m mem, p term.ID) mem {
	list, _ := g.places(p)
	for _, x := range list {
		if !g.isObject(x.Base) {
			continue
		}
		s := g.stateOf(m, x.Base)
		live := g.r.And(s.live, g.r.Not(x.Cond))
		if live != s.live {
			m.objs = g.maps.Set(m.objs, x.Base, g.state(objState{s.alloc, live}))
		}
	}
	return m
}

// reachKey is a pointer that is accessed in a memory with these objects.
type reachKey struct {
	objs pmap.Map
	p    term.ID
}

// access is p for an access in m. If only valid accesses matter, objects that m does not have, or that are dead in it, are removed from p's choices.
func (g *objectStates) access(m mem, p term.ID) term.ID {
	if !g.opt.Checked || g.t.Op(p) != term.OpIte {
		return p
	}
	k := reachKey{m.objs, p}
	q, ok := g.reach[k]
	if !ok {
		q, _ = points.Prune(g.r, p, func(leaf term.ID) bool {
			base, known := g.t.Uint64(g.r.PtrBase(leaf))
			return known && g.stateOf(m, base).live == term.False
		})
		g.reach[k] = q
	}
	return q
}

// gepOp moves a pointer. The usual case, a constant index into a known place, makes no terms of it.
func (g *objectStates) gepOp(in *ir.Instr) term.ID {
	p := g.arg(in.Args[0])
	i, ok := g.p.Imm(in.Args[1])
	if !ok || g.t.Op(p) != term.OpPtr {
		return g.gep(p, g.arg(in.Args[1]), in.Imm)
	}
	x, ok := g.constOffset(g.t.Arg(p, 1), signExtend(i, int(g.p.Types[in.Args[1]].Bits)), in.Imm)
	if !ok {
		return g.gep(p, g.arg(in.Args[1]), in.Imm)
	}
	return g.r.MkPtr(g.t.Arg(p, 0), g.t.Const(uint64(x), g.p.OffBits()))
}

// gep is p + i*scale, saturating; choices between pointers are kept.
func (g *objectStates) gep(p, i term.ID, scale uint64) term.ID {
	if scale == 0 {
		return p
	}
	if v, ok := g.t.Uint64(i); ok && v == 0 {
		return p
	}
	return points.MapPtr(g.r, p, func(leaf term.ID) term.ID {
		return g.r.MkPtr(g.r.PtrBase(leaf), g.offset(g.r.PtrOff(leaf), i, scale))
	})
}

// offset is off + i*scale if that fits an offset. Otherwise it is the most negative offset, which lies in no object; arithmetic never leads back from
// there (docs/decisions/036).
func (g *objectStates) offset(off, i term.ID, scale uint64) term.ID {
	k := g.p.OffBits()
	least := g.t.Const(1<<uint(k-1), k)
	if off == least {
		return off
	}
	x := g.moved(off, i, scale)
	if lo, _ := g.signedBounds(off); lo.Cmp(new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(k-1)))) > 0 {
		return x
	}
	return g.r.Ite(g.r.Eq(off, least), least, x)
}

// moved is offset for an off that is not the most negative one.
func (g *objectStates) moved(off, i term.ID, scale uint64) term.ID {
	t, r, k := g.t, g.r, g.p.OffBits()
	if n, ok := t.Uint64(i); ok {
		if x, ok := g.constOffset(off, signExtend(n, t.Width(i)), scale); ok {
			return t.Const(uint64(x), k)
		}
	}
	least := new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(k-1)))
	greatest := new(big.Int).Not(least)
	olo, ohi := g.signedBounds(off)
	ilo, ihi := g.signedBounds(i)
	s := new(big.Int).SetUint64(scale)
	sum := func(o, i *big.Int) *big.Int { return new(big.Int).Add(o, new(big.Int).Mul(i, s)) }
	fits := func(x *big.Int) bool { return x.Cmp(least) >= 0 && x.Cmp(greatest) <= 0 }
	idx := r.SExt(i, max(k, g.p.PtrBits))
	plain := r.Bin(term.OpAdd, off, r.Bin(term.OpMul, r.Extract(idx, k-1, 0), t.BigConst(s, k)))
	if fits(sum(olo, ilo)) && fits(sum(ohi, ihi)) {
		return plain
	}
	min := t.BigConst(least, k)
	if sum(ohi, ihi).Cmp(least) < 0 || sum(olo, ilo).Cmp(greatest) > 0 {
		return min
	}
	// i*scale has to be in [least-off, greatest-off]: exact where off is constant, and a
	// necessary condition otherwise.
	from := ceilDiv(new(big.Int).Sub(least, ohi), s)
	to := floorDiv(new(big.Int).Sub(greatest, olo), s)
	in := r.And(g.atLeast(i, ilo, from), g.atMost(i, ihi, to))
	if olo.Cmp(ohi) != 0 {
		wide := k + 2 // enough for off + i*scale within that condition
		x := r.SExt(i, max(wide, g.p.PtrBits))
		x = r.Extract(x, wide-1, 0)
		total := r.Bin(term.OpAdd, r.SExt(off, wide), r.Bin(term.OpMul, x, t.BigConst(s, wide)))
		in = r.And(in, r.Not(r.Bin(term.OpSlt, total, t.BigConst(least, wide))), r.Not(r.Bin(term.OpSlt, t.BigConst(greatest, wide), total)))
	}
	return r.Ite(in, plain, min)
}

// constOffset is off + y*scale if all are small constants.
func (g *objectStates) constOffset(off term.ID, y int64, scale uint64) (int64, bool) {
	k := g.p.OffBits()
	small := int64(1) << 30
	o, ok := g.t.Uint64(off)
	if !ok || k < 34 || scale > 1<<30 {
		return 0, false
	}
	x := signExtend(o, k)
	if x < -small || x > small || y < -small || y > small || scale != 0 && (y > small/int64(scale) || y < -small/int64(scale)) {
		return 0, false
	}
	return x + y*int64(scale), true
}

func signExtend(x uint64, bits int) int64 { return int64(x<<uint(64-bits)) >> uint(64-bits) }

// atLeast is from <= i, atMost is i <= to, as signed numbers.
func (g *objectStates) atLeast(i term.ID, ilo, from *big.Int) term.ID {
	if ilo.Cmp(from) >= 0 {
		return term.True
	}
	return g.r.Not(g.r.Bin(term.OpSlt, i, g.t.BigConst(from, g.t.Width(i))))
}

func (g *objectStates) atMost(i term.ID, ihi, to *big.Int) term.ID {
	if ihi.Cmp(to) <= 0 {
		return term.True
	}
	return g.r.Not(g.r.Bin(term.OpSlt, g.t.BigConst(to, g.t.Width(i)), i))
}

// signedBounds are the least and greatest value of x as a signed number.
func (g *objectStates) signedBounds(x term.ID) (lo, hi *big.Int) {
	if a := g.r.Range(x); a.Known() {
		return big.NewInt(a.SMin()), big.NewInt(a.SMax())
	}
	hi = new(big.Int).Lsh(big.NewInt(1), uint(g.t.Width(x)-1))
	lo = new(big.Int).Neg(hi)
	return lo, hi.Sub(hi, big.NewInt(1))
}

func floorDiv(a, b *big.Int) *big.Int { // b > 0; Div rounds to make the remainder positive
	return new(big.Int).Div(a, b)
}

func ceilDiv(a, b *big.Int) *big.Int {
	q := new(big.Int).Div(new(big.Int).Neg(a), b)
	return q.Neg(q)
}

func (g *objectStates) state(s objState) uint32 {
	i, ok := g.stateIdx[s]
	if !ok {
		i = uint32(len(g.states))
		g.states = append(g.states, s)
		g.stateIdx[s] = i
	}
	return i
}
