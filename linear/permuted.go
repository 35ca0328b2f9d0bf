package linear

import (
	"cmp"
	"encoding/binary"
	"slices"

	"seabmc/term"
)

// Procedure permutations.
//
//   - Takes: two bit-vectors of one width with the same operator below extensions, parts and negations.
//   - Returns: true only if they are equal. Terms are put into classes by the classes of their arguments, for sums, products and bitwise operations as sets with
//     multiplicities; all terms of one class are equal.
//   - Bounds: 4096 nodes in one search; flatStart + 4 nodes for each step of the rewriter over all searches.
//   - Gives up: the answer is no, and the comparison stays. Classes found so far are kept.
//   - Recursion: none; an explicit stack.
//   - Counted: permutations
//   - Tests: TestContractPermuted, TestContractClasses

// This file finds terms that differ only in the order of arguments, on any level: a sum in a product in an exclusive or. If all terms were built in
// one order, each prefix of a long sum would become a sum of its own. So the comparison is made only when two terms meet that nothing else decides.
// Each term has a class, and terms of one class are equal. The class of a sum, product or bitwise operation depends on the classes of its summands,
// factors or arguments, as a set with multiplicities. The class of any other term depends on its operator and the classes of its arguments, in order.

// classes holds the classes found so far.
type classes struct {
	of    map[term.ID]uint32
	byKey map[string]uint32
	last  uint32
	work  int // nodes visited
}

// classNodes limits the nodes visited in one search. classAllowance limits those of all searches, per step of the rewriter.
const (
	classNodes     = 1 << 12
	classAllowance = 4
)

// EqPermuted finds that both sides have the same class.
func (l *Comparer) EqPermuted(id term.ID) term.ID {
	if x, y := l.EqArgs(id); l.T.Sort(x).IsBV() && l.permuted(x, y) {
		return term.True
	}
	return 0
}

// LtPermuted finds that both sides have the same class.
func (l *Comparer) LtPermuted(id term.ID) term.ID {
	if x, y := l.EqArgs(id); l.permuted(x, y) {
		return term.False
	}
	return 0
}

// permuted reports whether x and y are surely equal, whatever the order of arguments below them.
func (l *Comparer) permuted(x, y term.ID) bool {
	if op := l.coreOp(x); op != l.coreOp(y) || op < term.OpAdd || op > term.OpAShr {
		return false
	}
	if l.flat.busy || l.classes.work > flatStart+classAllowance*l.rw.Steps() {
		return false
	}
	// The cost of this is counted separately, so that the flattening of sums keeps its allowance.
	work := l.flat.work
	l.flat.work = 0
	a, ok := l.classOf(x)
	if ok {
		var b uint32
		b, ok = l.classOf(y)
		ok = ok && a == b
	}
	l.classes.work += l.flat.work
	l.flat.work = work
	return ok
}

// coreOp returns the operator of x below extensions, cuts and negations. A constant multiple counts as a sum.
func (l *Comparer) coreOp(x term.ID) term.Op {
	for {
		switch op := l.T.Op(x); op {
		case term.OpMul:
			if _, _, ok := l.SplitConst(x, term.OpMul); ok {
				return term.OpAdd
			}
			return op
		case term.OpZExt, term.OpSExt, term.OpExtract, term.OpNeg, term.OpBVNot:
			x = l.T.Arg(x, 0)
		default:
			return op
		}
	}
}

// parts holds what determines the class of a term.
type parts struct {
	op   term.Op
	list []summand
	k    num // of a sum
}

// classOf returns the class of root. ok is false if finding it takes too much work.
func (l *Comparer) classOf(root term.ID) (class uint32, ok bool) {
	c := &l.classes
	if c.of == nil {
		c.of, c.byKey = map[term.ID]uint32{}, map[string]uint32{}
	}
	open := map[term.ID]*parts{}
	for stack := []term.ID{root}; len(stack) > 0; {
		top := stack[len(stack)-1]
		if c.of[top] != 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		p := open[top]
		if p == nil {
			l.flat.work++
			if p = l.partsOf(top); p == nil || len(open) >= classNodes {
				return 0, false
			}
			open[top] = p
			for _, x := range p.list {
				if x.id != top && c.of[x.id] == 0 {
					stack = append(stack, x.id)
				}
			}
			continue
		}
		if slices.ContainsFunc(p.list, func(x summand) bool { return x.id != top && c.of[x.id] == 0 }) {
			return 0, false // simplifying a part led back to the whole
		}
		c.of[top] = l.join(top, p)
		stack = stack[:len(stack)-1]
	}
	return c.of[root], true
}

// partsOf takes id apart. It returns nil if that takes too much work.
func (l *Comparer) partsOf(id term.ID) *parts {
	t := l.T
	op := t.Op(id)
	if op == term.OpMul {
		if _, _, ok := l.SplitConst(id, term.OpMul); ok {
			op = term.OpAdd
		}
	}
	switch op {
	case term.OpAdd, term.OpNeg:
		return l.sumParts(id)
	case term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor:
		return l.argParts(id, op)
	case term.OpZExt, term.OpSExt, term.OpExtract:
		if l.opens(id) {
			return l.sumParts(id)
		}
		if in := t.Op(t.Arg(id, 0)); l.commutes(in) && in != term.OpAdd && l.opensArgs(id, in) {
			return l.argParts(id, in)
		}
	}
	p := &parts{op: op}
	for _, a := range t.Args(id) {
		p.list = append(p.list, summand{id: a})
	}
	return p
}

func (l *Comparer) sumParts(id term.ID) *parts {
	s := l.sumOf(id)
	if s == nil {
		return nil
	}
	defer l.flat.drop(s)
	return &parts{op: term.OpAdd, list: slices.Clone(s.atoms), k: s.k}
}

func (l *Comparer) argParts(id term.ID, op term.Op) *parts {
	s := l.argsOf(id, op, true)
	if s == nil {
		return nil
	}
	defer l.flat.drop(s)
	return &parts{op: op, list: slices.Clone(s.atoms)}
}

// join returns the class of id, given that its parts have classes.
func (l *Comparer) join(id term.ID, p *parts) uint32 {
	c, t := &l.classes, l.T
	if len(p.list) == 1 && p.list[0].id == id { // a sum of itself
		return c.next()
	}
	if len(p.list) == 0 && p.op != term.OpAdd {
		return c.next() // a variable or a constant
	}
	for i := range p.list {
		p.list[i].id = term.ID(c.of[p.list[i].id])
	}
	key := []byte{byte(p.op)}
	key = binary.AppendUvarint(key, uint64(t.Sort(id)))
	switch {
	case l.commutes(p.op):
		l.flat.w = t.Width(id)
		p.list = l.collect(p)
		if len(p.list) == 1 && isOne(p.list[0].c) && l.flat.isZero(p.k) {
			return uint32(p.list[0].id)
		}
		key = appendNum(key, p.k)
	case t.Op(id) == term.OpExtract:
		_, hi, lo := l.Slice(id)
		key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(hi)), uint64(lo))
	}
	for _, x := range p.list {
		key = appendNum(binary.AppendUvarint(key, uint64(x.id)), x.c)
	}
	class, ok := c.byKey[string(key)]
	if !ok {
		class = c.next()
		c.byKey[string(key)] = class
	}
	return class
}

// collect sorts the parts, which are classes now, and merges those that are the same.
func (l *Comparer) collect(p *parts) []summand {
	slices.SortFunc(p.list, func(x, y summand) int { return cmp.Compare(x.id, y.id) })
	var out []summand
	for _, x := range p.list {
		if n := len(out); n > 0 && out[n-1].id == x.id {
			out[n-1].c = l.merge(p.op, out[n-1].c, x.c)
			continue
		}
		out = append(out, summand{x.id, l.merge(p.op, num{}, x.c)})
	}
	if p.op == term.OpAdd || p.op == term.OpBVXor {
		out = slices.DeleteFunc(out, func(x summand) bool { return l.flat.isZero(x.c) })
	}
	return out
}

// merge returns the multiplicity of a part that occurs a and b times.
func (l *Comparer) merge(op term.Op, a, b num) num {
	switch op {
	case term.OpAdd:
		if a == (num{}) {
			return b
		}
		return l.flat.add(a, b)
	case term.OpMul:
		return num{lo: a.lo + b.lo}
	case term.OpBVXor:
		return num{lo: (a.lo + b.lo) % 2}
	}
	return num{lo: 1}
}

func (c *classes) next() uint32 {
	c.last++
	return c.last
}

// appendNum adds a number to a key.
func appendNum(key []byte, n num) []byte {
	if n.big == nil {
		return binary.AppendUvarint(key, n.lo)
	}
	b := n.big.Bytes()
	return append(binary.AppendUvarint(key, uint64(len(b))), b...)
}
