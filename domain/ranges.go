package domain

import (
	"seabmc/grow"
	"seabmc/term"
)

// Procedure ranges.
//
//   - Takes: a term of sort bit-vector, of at most 64 bits, and facts: ranges of terms told by Refine and Declare.
//   - Returns: a Range, two strided intervals (of the unsigned and of the signed value), that holds each value that the term has where the facts hold. Meet holds what both
//     hold, Join what one of them holds; Disjoint is true only if they share nothing. A fact that contradicts what is known may be dropped.
//   - Bounds: one step for each node, once; Refine forgets all ranges.
//   - Gives up: other sorts and more than 64 bits have the zero Range, which says nothing; an operator without a case, all values.
//   - Recursion: none; an explicit stack.
//   - Counted: ranges (computed that exclude a value)
//   - Also in: range.go, operations.go, interval.go
//   - Tests: TestContractRanges, TestContractRangeOperations, TestContractRangeSets, TestContractRangeOfLimits, TestContractDeclare, TestContractIntervals, TestContractFits

// Ranges finds the ranges of the terms of a table, each of them once. It is not safe for concurrent use.
type Ranges struct {
	t       *term.Table
	at      []uint32 // by term: index in vals plus one, or unbounded; 0: not known
	vals    []Range
	refined map[term.ID]Range // what assumptions say about terms
	stack   []term.ID
	narrow  int // how many ranges leave out a value
	few     int // how often FewValues found a variable
	tell    Listener
}

// Listener receives what is found out about terms. It must not ask for ranges.
type Listener interface {
	// InRange receives the claim that x is in a whenever the terms of from are in their ranges.
	InRange(x term.ID, a Range, from []Bound)
	// OneOf receives the claim that x, which is in a, has one of the values.
	OneOf(x term.ID, a Range, values []term.ID)
}

// Bound is a term and a range that it is in.
type Bound struct {
	X     term.ID
	Range Range
}

// NewRanges returns a Ranges that knows no facts about the terms of t yet.
func NewRanges(t *term.Table) *Ranges { return &Ranges{t: t} }

// Listen makes l receive every range that is computed from now on. With nil, nobody receives them.
func (m *Ranges) Listen(l Listener) { m.tell = l }

// Narrow returns the number of ranges computed so far that leave out a value.
func (m *Ranges) Narrow() int { return m.narrow }

// unbounded stands for the range of all values.
const unbounded = ^uint32(0)

func (m *Ranges) has(id term.ID) bool { return int(id) < len(m.at) && m.at[id] != 0 }

func (m *Ranges) put(id term.ID, a Range) {
	m.at = grow.For(m.at, int(id))
	if a.All() {
		m.at[id] = unbounded
		return
	}
	m.vals = append(grow.Room(m.vals), a)
	m.at[id] = uint32(len(m.vals))
	m.narrow++
}

// Known returns the range of id if that takes no work, because it was computed before or id has no parts.
func (m *Ranges) Known(id term.ID) (Range, bool) {
	if m.has(id) {
		if k := m.at[id]; k != unbounded {
			return m.vals[k-1], true
		}
		return top(m.t.Width(id)), true
	}
	switch m.t.Op(id) {
	case term.OpConst:
		if k, ok := m.t.Uint64(id); ok {
			return Single(k, m.t.Width(id)), true
		}
	case term.OpVar:
		if !m.t.Sort(id).IsBV() {
			return Range{}, true
		}
		a := top(m.t.Width(id))
		if b, ok := m.refined[id]; ok {
			a = a.Meet(b)
		}
		return a, true
	}
	return Range{}, false
}

// Of returns a range of the bit-vector term id, which is computed once per node. Nothing is known for widths above 64.
func (m *Ranges) Of(id term.ID) Range {
	if a, ok := m.Known(id); ok {
		return a
	}
	base := len(m.stack)
	if !m.pushParts(id) { // the usual case, since the ranges of the parts were asked for before
		return m.derive(id)
	}
	for len(m.stack) > base {
		top := m.stack[len(m.stack)-1]
		if !m.has(top) {
			if m.pushParts(top) {
				continue
			}
			m.derive(top)
		}
		m.stack = m.stack[:len(m.stack)-1]
	}
	return m.derive(id)
}

// derive computes a range from the known ranges of the parts.
func (m *Ranges) derive(id term.ID) Range {
	a := m.step(id)
	if b, ok := m.refined[id]; ok {
		a = a.Meet(b)
	}
	m.put(id, a)
	if m.tell != nil && a.w > 0 && !a.All() {
		m.report(id, a)
	}
	return a
}

// report tells the listener that id is in a if the terms below it are in their ranges.
func (m *Ranges) report(id term.ID, a Range) {
	var from []Bound
	deps, n := m.parts(id)
	for _, d := range deps[:n] {
		if b, ok := m.Known(d); ok && b.w > 0 {
			from = append(from, Bound{d, b})
		}
	}
	if b, ok := m.refined[id]; ok { // a claim of its own
		from = append(from, Bound{id, b})
	}
	m.tell.InRange(id, a, from)
}

// Refine adds the fact that the value of id is in the range. All ranges asked for from now on depend on it, so the caller must only use them when the
// fact holds. Terms that were simplified before are not simplified again.
func (m *Ranges) Refine(id term.ID, a Range) {
	b := m.Of(id).Meet(a)
	if m.refined == nil {
		m.refined = map[term.ID]Range{}
	}
	m.refined[id] = b
	clear(m.at)
	m.vals = m.vals[:0]
}

// Declare gives a variable the range that it always has. No other term may contain the variable yet.
func (m *Ranges) Declare(v term.ID, a Range) {
	if m.refined == nil {
		m.refined = map[term.ID]Range{}
	}
	m.refined[v] = a
}

// parts returns the terms whose ranges step asks for.
func (m *Ranges) parts(id term.ID) (deps [2]term.ID, n int) {
	t := m.t
	s := t.Sort(id)
	if !s.IsBV() || s.Width() > 64 {
		return
	}
	switch op := t.Op(id); op {
	case term.OpConst, term.OpVar, term.OpSelect:
	case term.OpIte:
		return [2]term.ID{t.Arg(id, 1), t.Arg(id, 2)}, 2
	case term.OpPtrBase, term.OpPtrOff:
		if c := t.Arg(id, 0); t.Op(c) == term.OpIte {
			p, q := t.Arg(c, 1), t.Arg(c, 2)
			if op == term.OpPtrBase {
				return [2]term.ID{t.PtrBase(p), t.PtrBase(q)}, 2
			}
			return [2]term.ID{t.PtrOff(p), t.PtrOff(q)}, 2
		}
	case term.OpPtrToInt:
		p := t.Arg(id, 0)
		return [2]term.ID{t.PtrBase(p), t.PtrOff(p)}, 2
	default:
		for _, a := range t.Args(id) {
			if t.Sort(a).IsBV() {
				deps[n] = a
				n++
			}
		}
	}
	return
}

func (m *Ranges) pushParts(id term.ID) bool {
	deps, n := m.parts(id)
	pushed := false
	for _, a := range deps[:n] {
		if _, ok := m.Known(a); !ok {
			m.stack = append(m.stack, a)
			pushed = true
		}
	}
	return pushed
}

// step computes the range of a node from the ranges of its arguments.
func (m *Ranges) step(id term.ID) Range {
	t := m.t
	if !t.Sort(id).IsBV() {
		return Range{}
	}
	w := t.Width(id)
	if k, ok := t.Uint64(id); ok {
		return Single(k, w)
	}
	deps, n := m.parts(id)
	var a, b Range
	if n > 0 {
		a, _ = m.Known(deps[0])
	}
	if n > 1 {
		b, _ = m.Known(deps[1])
	}
	if n == 0 || a.w == 0 || n > 1 && b.w == 0 {
		return top(w)
	}
	if n == 1 {
		return m.unary(id, a)
	}
	return m.binary(id, a, b)
}

func (m *Ranges) unary(id term.ID, a Range) Range {
	w := m.t.Width(id)
	switch m.t.Op(id) {
	case term.OpZExt:
		return rangeOf(w, a.Unsigned())
	case term.OpSExt:
		return rangeOf(w, a.Signed())
	case term.OpNeg:
		return rangeOf(w, a.Unsigned().neg(), a.Signed().neg())
	case term.OpBVNot:
		return a.not()
	case term.OpExtract:
		hi, lo := m.t.ExtractBounds(id)
		return rangeExtract(a, hi, lo)
	}
	return top(w)
}

func (m *Ranges) binary(id term.ID, a, b Range) Range {
	w := m.t.Width(id)
	switch op := m.t.Op(id); op {
	case term.OpAdd:
		if s, ok := rangeSum(a, b); ok {
			return s
		}
		return rangeOf(w, a.Unsigned().Add(b.Unsigned()), a.Signed().Add(b.Signed()), a.Unsigned().Add(b.Signed()), a.Signed().Add(b.Unsigned()))
	case term.OpSub:
		return rangeOf(w, a.Unsigned().Add(b.Unsigned().neg()), a.Signed().Add(b.Signed().neg()))
	case term.OpMul:
		if m.t.Arg(id, 0) == m.t.Arg(id, 1) {
			return rangeSquare(a)
		}
		return rangeMul(a, b)
	case term.OpUDiv:
		return rangeUDiv(a, b)
	case term.OpURem:
		return rangeURem(a, b)
	case term.OpSDiv:
		return rangeSDiv(a, b)
	case term.OpSRem:
		return rangeSRem(a, b)
	case term.OpShl, term.OpLShr, term.OpAShr:
		return rangeShift(op, a, b)
	case term.OpBVAnd:
		return rangeAnd(a, b)
	case term.OpBVOr:
		return rangeOr(a, b)
	case term.OpBVXor:
		return rangeXor(a, b)
	case term.OpConcat:
		return rangeOf(w, a.Unsigned().shl(b.w).Add(b.Unsigned()))
	case term.OpIte, term.OpPtrBase, term.OpPtrOff:
		return a.Join(b)
	case term.OpPtrToInt:
		return rangeOf(w, a.Unsigned().shl(b.w).Add(b.Signed()))
	}
	return top(w)
}
