package rewriter

import (
	"cmp"
	"math/big"
	"math/bits"
	"slices"

	"seabmc/grow"
	"seabmc/term"
)

// Procedure sums, products and nests.
//
//   - Takes: an equality or a strict comparison of two bit-vectors of one width, any number of bits, of which one is a sum, a product or a nest of one bitwise
//     operation (eqSums, ltSums, eqProducts, eqProductsCut, eqXors, eqCongruent). Terms are read as a DAG; extensions and low bits of sums are opened where that is exact.
//   - Returns: nothing, or a condition equal to the comparison: true or false, or the comparison of what is left when what both sides have is taken away. Flattening itself
//     (sumOf) returns atoms, each once and by falling id, and coefficients: their sum and the constant is the term modulo 2^w. exactSum and exactProduct are true only if the
//     operation does not wrap under the facts.
//   - Bounds: flattening visits at most flatStart + 16 nodes for each step of the rewriter, over all calls; of a sum built anew each summand is charged as 128. What is left
//     of two sums is built only if it has at most flattenMax summands, or no more than were lost. Equality of terms below equal operators is looked for 8 levels deep.
//   - Gives up: nothing is returned and the comparison stays; the next call begins anew. While one flattening is under way (it simplifies parts) another one is refused.
//   - Recursion: none; nodes wait in a heap.
//   - Counted: sums
//   - Tests: TestContractFlattening, TestContractSums, TestContractExactness, TestContractCoefficients, TestContractSumsBySolver

// Associative-commutative flattening. Sums, products and bitwise operations are binary
// in the term table, so that building costs constant time; only where two of them meet in
// a comparison are they flattened to summands with multiplicities. The term is walked as a
// DAG, from high ids to low ones, so that shared sums are visited once.

// num is a coefficient modulo 2^w: lo for w <= 64, else big.
type num struct {
	lo  uint64
	big *big.Int
}

func (t *flattener) num(v int64) num {
	if t.w <= 64 {
		return num{lo: uint64(v) & maskOf(t.w)}
	}
	return t.reduce(big.NewInt(v))
}

func (t *flattener) reduce(v *big.Int) num {
	return num{big: v.And(v, new(big.Int).Sub(pow2(t.w), big.NewInt(1)))}
}

func (t *flattener) add(a, b num) num {
	if t.w <= 64 {
		return num{lo: (a.lo + b.lo) & maskOf(t.w)}
	}
	return t.reduce(new(big.Int).Add(a.big, b.big))
}

func (t *flattener) mul(a, b num) num {
	if t.w <= 64 {
		return num{lo: (a.lo * b.lo) & maskOf(t.w)}
	}
	return t.reduce(new(big.Int).Mul(a.big, b.big))
}

func (t *flattener) isZero(a num) bool { return a.lo == 0 && (a.big == nil || a.big.Sign() == 0) }

// negative tells whether -a is the smaller number.
func (t *flattener) negative(a num) bool {
	if t.w <= 64 {
		return a.lo > uint64(1)<<uint(t.w-1)
	}
	return a.big.Cmp(pow2(t.w-1)) > 0
}

func (t *flattener) constant(r *Rewriter, a num) term.ID {
	if t.w <= 64 {
		return r.T.Const(a.lo, t.w)
	}
	return r.T.BigConst(a.big, t.w)
}

func (t *flattener) value(r *Rewriter, k term.ID) num {
	if v, ok := r.T.Uint64(k); ok {
		return num{lo: v}
	}
	v, _ := r.T.Big(k)
	return num{big: v}
}

// summand is a term with its coefficient.
type summand struct {
	id term.ID
	c  num
}

// flattener is the state of one flattening.
type flattener struct {
	w       int
	work    int         // nodes visited so far, over all calls
	rebuilt int         // summands of sums built anew, over all calls
	heap    []summand   // nodes that wait, the highest id first; one may be there more than once
	at      []uint32    // by term: where it is among the atoms, counted over all calls; 0: nowhere
	next    uint32      // of that count
	free    [][]summand // room for atoms
	busy    bool        // there is one at the moment
}

// flatAllowance are the nodes that flattening may visit for each step of the rewriter:
// so the whole stays linear even where every prefix of a long sum is compared. Each
// summand of a sum that is built anew is charged for the steps that it will cost.
const (
	flatStart     = 1 << 16
	flatAllowance = 16
	flatCharge    = 8 * flatAllowance
)

func (r *Rewriter) mayFlatten() bool {
	return r.flat.work+flatCharge*r.flat.rebuilt < flatStart+flatAllowance*r.eng.Steps
}

// worthIt tells whether to build what is left of two sums that lost some summands: not if
// that is long, for it shares nothing with the old sums. It charges for the building.
func (r *Rewriter) worthIt(left, lost int) bool {
	if left > max(flattenMax, lost) {
		return false
	}
	r.flat.rebuilt += left
	return true
}

// sum is an integer combination of atoms plus a constant.
type sum struct {
	atoms  []summand // by falling id, each once
	first  uint32    // of the atoms in the count of flattener.at
	k      num
	visits int // leaves met, constants aside; more than atoms if some were merged

	choices []summand // not among the atoms yet, see meet
}

// newSum is an empty sum, for terms of width w; nil while another one is not done.
func (f *flattener) newSum(w int) *sum {
	if f.busy {
		return nil
	}
	f.w, f.busy = w, true
	f.heap = f.heap[:0]
	if f.next >= 1<<31 {
		clear(f.at)
		f.next = 0
	}
	f.next++
	s := &sum{k: f.num(0), first: f.next}
	if last := len(f.free) - 1; last >= 0 {
		s.atoms = f.free[last][:0]
		f.free = f.free[:last]
	}
	return s
}

// drop gives back what sums took, which are not used any more.
func (f *flattener) drop(sums ...*sum) {
	for _, s := range sums {
		f.free = append(f.free, s.atoms)
		s.atoms = nil
	}
}

// atom adds c times a term that is no sum.
func (f *flattener) atom(s *sum, id term.ID, c num) {
	s.visits++
	f.at = grow.For(f.at, int(id))
	if k := f.at[id]; k >= s.first {
		x := &s.atoms[k-s.first]
		x.c = f.add(x.c, c)
		return
	}
	f.at[id] = f.next
	f.next++
	s.atoms = append(grow.Room(s.atoms), summand{id, c})
}

// push adds coefficient c to a node that waits to be visited.
func (f *flattener) push(id term.ID, c num) {
	f.heap = append(f.heap, summand{id, c})
	for i := len(f.heap) - 1; i > 0; {
		p := (i - 1) / 2
		if f.heap[p].id >= f.heap[i].id {
			break
		}
		f.heap[p], f.heap[i] = f.heap[i], f.heap[p]
		i = p
	}
}

// pop takes the waiting node with the highest id, with the sum of its coefficients.
func (f *flattener) pop() (term.ID, num) {
	top := f.heap[0]
	f.remove()
	for len(f.heap) > 0 && f.heap[0].id == top.id {
		top.c = f.add(top.c, f.heap[0].c)
		f.remove()
	}
	return top.id, top.c
}

// remove takes the top off the heap.
func (f *flattener) remove() {
	last := len(f.heap) - 1
	x := f.heap[last]
	f.heap = f.heap[:last]
	if last == 0 {
		return
	}
	i := 0
	for {
		c := 2*i + 1
		if c >= last {
			break
		}
		if c+1 < last && f.heap[c+1].id > f.heap[c].id {
			c++
		}
		if x.id >= f.heap[c].id {
			break
		}
		f.heap[i] = f.heap[c]
		i = c
	}
	f.heap[i] = x
}

// sumOf flattens root to a sum; nil if the work allowed is used up.
func (r *Rewriter) sumOf(root term.ID) *sum {
	f := &r.flat
	s := f.newSum(r.T.Width(root))
	if s == nil {
		return nil
	}
	r.sumPart(s, root, f.num(1))
	for len(f.heap) > 0 {
		if !r.mayFlatten() {
			f.giveUp(s)
			return nil
		}
		id, c := f.pop()
		r.sumNode(s, id, c)
	}
	r.settle(s)
	return f.done(s)
}

// done is s with its atoms in order.
func (f *flattener) done(s *sum) *sum {
	f.busy = false
	falling := func(x, y summand) int { return cmp.Compare(y.id, x.id) }
	if !slices.IsSortedFunc(s.atoms, falling) {
		slices.SortFunc(s.atoms, falling)
	}
	return s
}

// giveUp ends the flattening of s.
func (f *flattener) giveUp(s *sum) {
	f.busy = false
	f.drop(s)
}

// minus is a - b without the atoms that vanish; shared tells whether they have any in
// common.
func (f *flattener) minus(a, b []summand) (out []summand, shared bool) {
	minusOne := f.num(-1)
	keep := func(id term.ID, c num) {
		if !f.isZero(c) {
			out = append(out, summand{id, c})
		}
	}
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0].id > b[0].id:
			keep(a[0].id, a[0].c)
			a = a[1:]
		case len(a) == 0 || b[0].id > a[0].id:
			keep(b[0].id, f.mul(b[0].c, minusOne))
			b = b[1:]
		default:
			shared = true
			keep(a[0].id, f.add(a[0].c, f.mul(b[0].c, minusOne)))
			a, b = a[1:], b[1:]
		}
	}
	return out, shared
}

// sumPart adds c times a term to the sum, at once if there is no sum in it, so that only sums wait.
func (r *Rewriter) sumPart(s *sum, id term.ID, c num) {
	f := &r.flat
	f.work++
	if r.isConst(id) {
		s.k = f.add(s.k, f.mul(c, f.value(r, id)))
		return
	}
	if x, k, ok := r.multiple(id, c); ok && r.isAtom(x) {
		f.atom(s, x, k)
	} else if r.isAtom(id) {
		f.atom(s, id, c)
	} else {
		f.push(id, c)
	}
}

// multiple reads c times a negation or a constant multiple as k times x.
func (r *Rewriter) multiple(id term.ID, c num) (x term.ID, k num, ok bool) {
	f := &r.flat
	switch r.T.Op(id) {
	case term.OpNeg:
		return r.T.Arg(id, 0), f.mul(c, f.num(-1)), true
	case term.OpMul:
		if m, x, ok := r.splitConst(id, term.OpMul); ok {
			return x, f.mul(c, f.value(r, m)), true
		}
	}
	return 0, num{}, false
}

// isAtom tells whether a term is one summand, whatever is in it.
func (r *Rewriter) isAtom(id term.ID) bool {
	switch r.T.Op(id) {
	case term.OpAdd, term.OpNeg, term.OpBVNot, term.OpMul, term.OpPtrToInt, term.OpIte, term.OpConst:
		return false
	case term.OpZExt, term.OpSExt, term.OpExtract:
		return !r.opens(id)
	}
	return true
}

// sumNode adds c times the arguments of a node to the sum.
func (r *Rewriter) sumNode(s *sum, id term.ID, c num) {
	t, f := r.T, &r.flat
	switch t.Op(id) {
	case term.OpAdd:
		r.sumPart(s, t.Arg(id, 0), c)
		r.sumPart(s, t.Arg(id, 1), c)
		return
	case term.OpBVNot: // ~x = -x - 1
		m := f.mul(c, f.num(-1))
		s.k = f.add(s.k, m)
		r.sumPart(s, t.Arg(id, 0), m)
		return
	case term.OpNeg, term.OpMul:
		if x, k, ok := r.multiple(id, c); ok {
			r.sumPart(s, x, k)
			return
		}
	case term.OpPtrToInt:
		if p := t.Arg(id, 0); t.Op(p) == term.OpPtr {
			r.sumPart(s, t.ZExt(t.Arg(p, 0), f.w), f.mul(c, f.value(r, t.BigConst(pow2(t.Layout.OffBits()), f.w))))
			r.sumPart(s, t.SExt(t.Arg(p, 1), f.w), c)
			return
		}
	case term.OpIte:
		r.meet(s, id, c)
		return
	case term.OpZExt, term.OpSExt, term.OpExtract:
		r.openPart(s, id, c)
		return
	}
	f.atom(s, id, c)
}

// opens tells whether id is an extension or the low bits of a sum that may be taken apart, since
// that is exact.
func (r *Rewriter) opens(id term.ID) bool {
	if op := r.T.Op(id); op != term.OpExtract {
		return r.exactSum(r.T.Arg(id, 0), op == term.OpSExt)
	}
	return r.lowOfSum(id)
}

// openPart adds c times an extension, or low bits, of a sum. The parts are simplified, so that they
// meet the same parts elsewhere.
func (r *Rewriter) openPart(s *sum, id term.ID, c num) {
	t, f := r.T, &r.flat
	in := t.Arg(id, 0)
	part := func(x term.ID) term.ID { return r.Simplify(t.Mk(id, []term.ID{x})) }
	switch t.Op(in) {
	case term.OpNeg:
		r.sumPart(s, part(t.Arg(in, 0)), f.mul(c, f.num(-1)))
	case term.OpMul:
		k, x, _ := r.splitConst(in, term.OpMul)
		r.sumPart(s, part(x), f.mul(c, f.value(r, part(k))))
	default:
		x, y := t.Arg(in, 0), t.Arg(in, 1)
		r.sumPart(s, part(x), c)
		r.sumPart(s, part(y), c)
	}
}

// exactSum tells whether x is a sum that by range does not wrap.
func (r *Rewriter) exactSum(x term.ID, signed bool) bool {
	u, v, ok := r.binArgs(x, term.OpAdd)
	if !ok {
		return false
	}
	a, b := r.Range(u), r.Range(v)
	if !a.Known() || !b.Known() {
		return false
	}
	s := a.asU().add(b.asU())
	if signed {
		s = a.asS().add(b.asS())
	}
	_, ok = r.domainConst(s.lo, a.w, signed)
	_, ok2 := r.domainConst(s.hi, a.w, signed)
	return ok && ok2
}

// lowOfSum tells whether id is the low bits of a sum, a negation or a constant multiple.
func (r *Rewriter) lowOfSum(id term.ID) bool {
	in, _, lo := r.slice(id)
	if in == id || lo != 0 {
		return false
	}
	switch r.T.Op(in) {
	case term.OpAdd, term.OpNeg:
		return true
	case term.OpMul:
		_, _, ok := r.splitConst(in, term.OpMul)
		return ok
	}
	return false
}

// mixed tells whether x is a sum or a negation, or an extension or low bits of one.
func (r *Rewriter) mixed(x term.ID) bool {
	switch r.T.Op(x) {
	case term.OpAdd, term.OpNeg:
		return true
	case term.OpZExt, term.OpSExt:
		return r.T.Op(r.T.Arg(x, 0)) == term.OpAdd
	}
	return r.lowOfSum(x)
}

// eqSums compares two sums by their difference.
func eqSums(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if !r.T.Sort(x).IsBV() || !r.mixed(x) && !r.mixed(y) {
		return 0
	}
	a, b, ok := r.sumsOf(x, y)
	if !ok {
		return 0
	}
	f := &r.flat
	defer f.drop(a, b)
	atoms, shared := f.minus(a.atoms, b.atoms)
	if !shared && !f.collects(a, b) {
		return 0
	}
	if left := len(atoms); !r.worthIt(left, a.visits+b.visits-left) {
		return 0
	}
	return r.eqOfSum(atoms, a, b)
}

// eqOfSum is a = b, where the atoms of their difference are these, without negative coefficients.
func (r *Rewriter) eqOfSum(atoms []summand, a, b *sum) term.ID {
	f := &r.flat
	k := f.add(b.k, f.mul(a.k, f.num(-1)))
	left, right := r.twoSides(atoms)
	if right == 0 {
		right = f.constant(r, k)
	} else if !f.isZero(k) {
		right = r.T.Bin(term.OpAdd, right, f.constant(r, k))
	}
	if left == 0 {
		left = f.constant(r, f.num(0))
	}
	return r.T.Eq(left, right)
}

// collects tells whether a = b gets simpler by collecting on either side: something is
// merged, vanishes or is negative, or both have a constant.
func (f *flattener) collects(a, b *sum) bool {
	if !f.isZero(a.k) && !f.isZero(b.k) {
		return true
	}
	for _, s := range [2]*sum{a, b} {
		if s.visits > len(s.atoms) {
			return true
		}
		for _, x := range s.atoms {
			if f.isZero(x.c) || f.negative(x.c) {
				return true
			}
		}
	}
	return false
}

// twoSides are the sums of the atoms with positive and, negated, with negative
// coefficients; 0 if there are none.
func (r *Rewriter) twoSides(atoms []summand) (left, right term.ID) {
	f := &r.flat
	minus := f.num(-1)
	for _, atom := range slices.Backward(atoms) {
		c := atom.c
		side := &left
		if f.negative(c) {
			side, c = &right, f.mul(c, minus)
		}
		x := r.T.Bin(term.OpMul, atom.id, f.constant(r, c))
		if *side == 0 {
			*side = x
		} else {
			*side = r.T.Bin(term.OpAdd, *side, x)
		}
	}
	return left, right
}

// ltSums finds that both sides are the same sum.
func ltSums(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	if !r.mixed(x) || !r.mixed(y) {
		return 0
	}
	if !r.sameSum(x, y) {
		return 0
	}
	return term.False
}

// sumsOf flattens both; not ok if the work allowed is used up.
func (r *Rewriter) sumsOf(x, y term.ID) (a, b *sum, ok bool) {
	if a = r.sumOf(x); a == nil {
		return nil, nil, false
	}
	if b = r.sumOf(y); b == nil {
		r.flat.drop(a)
		return nil, nil, false
	}
	return a, b, true
}

// sameSum tells whether x and y are surely the same sum: nothing is left of their difference.
func (r *Rewriter) sameSum(x, y term.ID) bool {
	f := &r.flat
	s := f.newSum(r.T.Width(x))
	if s == nil {
		return false
	}
	defer f.giveUp(s)
	r.sumPart(s, x, f.num(1))
	r.sumPart(s, y, f.num(-1))
	for len(f.heap) > 0 {
		if !r.mayFlatten() {
			return false
		}
		id, c := f.pop()
		r.sumNode(s, id, c)
	}
	r.settle(s)
	return f.isZero(s.k) && !slices.ContainsFunc(s.atoms, func(z summand) bool { return !f.isZero(z.c) })
}

// argsOf collects the arguments of nested applications of op below root, with how often each
// occurs; nil if that is too many or too much work. With cut, applications under extensions and cut to
// some of their bits are looked into where that is exact.
func (r *Rewriter) argsOf(root term.ID, op term.Op, cut bool) *sum {
	f := &r.flat
	s := f.newSum(64)
	if s == nil {
		return nil
	}
	part := func(id term.ID, c num) {
		f.work++
		if r.T.Op(id) == op || cut && r.opensArgs(id, op) {
			f.push(id, c)
		} else {
			f.atom(s, id, c)
		}
	}
	part(root, f.num(1))
	for len(f.heap) > 0 {
		id, c := f.pop()
		if !r.mayFlatten() || c.lo > 1<<32 {
			f.giveUp(s)
			return nil
		}
		x, y := r.argsThrough(id, op)
		part(x, c)
		part(y, c)
	}
	f.busy = false
	return s
}

// argsThrough are the arguments of a binary operation, or of an extension or the low bits of one; the
// parts are simplified then, so that they meet the same parts elsewhere.
func (r *Rewriter) argsThrough(id term.ID, op term.Op) (x, y term.ID) {
	t := r.T
	if t.Op(id) == op {
		return t.Arg(id, 0), t.Arg(id, 1)
	}
	in := t.Arg(id, 0)
	part := func(x term.ID) term.ID { return r.Simplify(t.Mk(id, []term.ID{x})) }
	u, v := t.Arg(in, 0), t.Arg(in, 1)
	x = part(u)
	return x, part(v)
}

// opensArgs tells whether id is an extension, or some of the bits, of an application of op that can be
// made of those of its arguments: always for bitwise operations, for a product if it does not wrap, or the
// bits are the low ones.
func (r *Rewriter) opensArgs(id term.ID, op term.Op) bool {
	switch ext := r.T.Op(id); ext {
	case term.OpZExt, term.OpSExt:
		x, y, ok := r.binArgs(r.T.Arg(id, 0), op)
		return ok && (op != term.OpMul || r.exactProduct(x, y, ext == term.OpSExt))
	case term.OpExtract:
		in, _, lo := r.slice(id)
		return r.T.Op(in) == op && (op != term.OpMul || lo == 0)
	}
	return false
}

// exactProduct tells whether the product of x and y does not wrap: by range, or since both are extensions of
// numbers that have no more bits together.
func (r *Rewriter) exactProduct(x, y term.ID, signed bool) bool {
	ext := term.OpZExt
	if signed {
		ext = term.OpSExt
	}
	if u, v := r.under(x, ext), r.under(y, ext); u != 0 && v != 0 && r.T.Width(u)+r.T.Width(v) <= r.T.Width(x) {
		return true
	}
	a, b := r.Range(x), r.Range(y)
	if !a.Known() || !b.Known() {
		return false
	}
	if signed {
		return productHolds(a, b)
	}
	hi, lo := bits.Mul64(a.UMax(), b.UMax())
	return hi == 0 && lo <= maskOf(a.w)
}

// ExactProduct tells whether the product of x and y, as signed numbers, does not wrap.
func (r *Rewriter) ExactProduct(x, y term.ID) bool { return r.exactProduct(x, y, true) }

// productHolds tells whether the product of two signed numbers of one width always has that width.
func productHolds(a, b Range) bool {
	for _, x := range [2]int64{a.SMin(), a.SMax()} {
		for _, y := range [2]int64{b.SMin(), b.SMax()} {
			if v := fromI(x).mul(y).shr(a.w - 1); v != fromI(0) && v != fromI(-1) {
				return false
			}
		}
	}
	return true
}

// eqProducts finds that both sides have the same factors, or for bvand and bvor the same
// set of arguments.
func eqProducts(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	switch r.T.Op(x) {
	case term.OpMul, term.OpBVAnd, term.OpBVOr:
		if r.samePermuted(x, y) {
			return term.True
		}
	}
	return 0
}

// eqProductsCut is eqProducts for products of which some are under extensions, or cut to low bits.
func eqProductsCut(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	isProduct := func(x term.ID) bool { return r.T.Op(x) == term.OpMul || r.opensArgs(x, term.OpMul) }
	if isProduct(x) && isProduct(y) && r.sameArgs(x, y, term.OpMul, true) {
		return term.True
	}
	return 0
}

// xorArgs collects the arguments of nested exclusive ors that occur an odd number of
// times, by falling id, and the constant; merged tells whether any occurred more than once.
func (r *Rewriter) xorArgs(root term.ID) (args []summand, k term.ID, merged, ok bool) {
	s := r.argsOf(root, term.OpBVXor, true)
	if s == nil {
		return nil, 0, false, false
	}
	k = r.zero(root)
	for _, x := range r.flat.done(s).atoms {
		merged = merged || x.c.lo > 1
		switch {
		case x.c.lo%2 == 0:
		case r.isConst(x.id):
			k = r.T.Bin(term.OpBVXor, k, x.id)
		default:
			args = append(args, summand{x.id, num{lo: 1}})
		}
	}
	return args, k, merged, true
}

func eqXors(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	flipped := false
	if n := r.under(x, term.OpBVNot); n != 0 {
		x, flipped = n, true
	}
	if n := r.under(y, term.OpBVNot); n != 0 {
		y, flipped = n, !flipped
	}
	isXor := func(x term.ID) bool { return r.T.Op(x) == term.OpBVXor || r.opensArgs(x, term.OpBVXor) }
	if !isXor(x) && !isXor(y) {
		return 0
	}
	a, k, merged, ok := r.xorArgs(x)
	if !ok {
		return 0
	}
	b, m, merged2, ok := r.xorArgs(y)
	if !ok {
		return 0
	}
	before := len(a) + len(b)
	a, b = notIn(a, b), notIn(b, a)
	left := len(a) + len(b)
	fire := left < before || merged || merged2 || !r.isZero(k) && !r.isZero(m)
	if !fire || !r.worthIt(left, before-left) {
		return 0
	}
	rest := r.T.Bin(term.OpBVXor, k, m)
	if flipped {
		rest = r.T.BVNot(rest)
	}
	return r.T.Eq(r.xorAll(a, r.zero(x)), r.xorAll(b, rest))
}

// notIn are the terms of a that are not in b.
func notIn(a, b []summand) (out []summand) {
	for _, x := range a {
		for len(b) > 0 && b[0].id > x.id {
			b = b[1:]
		}
		if len(b) == 0 || b[0].id != x.id {
			out = append(out, x)
		}
	}
	return out
}

// xorAll is the exclusive or of the arguments and a constant.
func (r *Rewriter) xorAll(args []summand, k term.ID) term.ID {
	if len(args) == 0 {
		return k
	}
	out := args[len(args)-1].id
	for _, x := range slices.Backward(args[:len(args)-1]) {
		out = r.T.Bin(term.OpBVXor, out, x.id)
	}
	if !r.isZero(k) {
		out = r.T.Bin(term.OpBVXor, out, k)
	}
	return out
}

// congruenceDepth are the levels that eqCongruent goes down.
const congruenceDepth = 8

// eqCongruent finds that both sides apply the same operators to the same sum, product or
// bitwise operation, in whatever order its arguments are.
func eqCongruent(r *Rewriter, id term.ID) term.ID {
	x, y := r.eqArgs(id)
	for depth := range congruenceDepth {
		if r.T.Sort(x) != r.T.Sort(y) || !r.T.Sort(x).IsBV() {
			return 0
		}
		if depth > 0 && r.mixed(x) && r.mixed(y) || r.commutes(r.T.Op(x)) {
			if depth > 0 && r.samePermuted(x, y) {
				return term.True
			}
			return 0
		}
		i := r.oneDiffers(x, y)
		if i < 0 {
			return 0
		}
		x, y = r.T.Arg(x, i), r.T.Arg(y, i)
	}
	return 0
}

func (r *Rewriter) commutes(op term.Op) bool {
	switch op {
	case term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor:
		return true
	}
	return false
}

// oneDiffers is the only argument in which x and y differ, or -1 if there are more or the
// operators differ.
func (r *Rewriter) oneDiffers(x, y term.ID) int {
	t := r.T
	if t.Op(x) != t.Op(y) {
		return -1
	}
	at := -1
	args := t.Args(x)
	for i, a := range t.Args(y) {
		if i >= len(args) || a != args[i] && at >= 0 {
			return -1
		}
		if a != args[i] {
			at = i
		}
	}
	if at < 0 || t.Sort(t.Arg(x, at)) != t.Sort(t.Arg(y, at)) {
		return -1
	}
	if t.Op(x) == term.OpExtract {
		hi, lo := t.ExtractBounds(x)
		if h, l := t.ExtractBounds(y); h != hi || l != lo {
			return -1
		}
	}
	return at
}

// samePermuted tells whether x and y have the same summands, factors or arguments.
func (r *Rewriter) samePermuted(x, y term.ID) bool {
	if r.mixed(x) && r.mixed(y) {
		return r.sameSum(x, y)
	}
	op := r.T.Op(x)
	return op == r.T.Op(y) && r.sameArgs(x, y, op, false)
}

// sameArgs tells whether x and y apply op to the same arguments, see argsOf.
func (r *Rewriter) sameArgs(x, y term.ID, op term.Op, cut bool) bool {
	a := r.argsOf(x, op, cut)
	if a == nil {
		return false
	}
	defer r.flat.drop(a)
	b := r.argsOf(y, op, cut)
	if b == nil {
		return false
	}
	defer r.flat.drop(b)
	return r.flat.sameAtoms(a, b, func(n, m num) bool {
		switch op {
		case term.OpMul:
			return n == m
		case term.OpBVXor:
			return n.lo%2 == m.lo%2
		}
		return true
	})
}

// sameAtoms tells whether a and b have the same atoms, with coefficients that agree.
func (f *flattener) sameAtoms(a, b *sum, agree func(n, m num) bool) bool {
	if len(a.atoms) != len(b.atoms) {
		return false
	}
	for i, x := range a.atoms { // b has taken their places
		f.at[x.id] = a.first + uint32(i)
	}
	for _, y := range b.atoms {
		k := f.at[y.id]
		if k < a.first || k-a.first >= uint32(len(a.atoms)) {
			return false
		}
		if x := &a.atoms[k-a.first]; x.id != y.id || !agree(x.c, y.c) {
			return false
		}
	}
	return true
}
