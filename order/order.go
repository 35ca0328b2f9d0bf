// Package order makes formulas smaller where numbers are only compared.
//
// In: conditions over bit-vectors. Out: conditions that have a model if and only if the original ones have one. Numbers that are compared and moved,
// but not used in computations, get only as many bits as their order needs. Examples are the keys of a tree, or the elements of an array that is
// sorted. A solver that works bit by bit then compares 3 bits instead of 32. This is range allocation for a logic of equality and order (Pnueli,
// Rodeh, Strichman, Siegel: The small model property).
//
// Why this is right: n variables have at most n different values. Let a class be the variables and constants that meet in comparisons of one order.
// Between two neighbouring constants of the class, n values are enough for all possible orders of n variables. So if a gap between constants has more
// than n values, all but n are left out. A model of the formula gives a model of the narrow formula: in each gap, the values in use become the first
// ones, in the same order. A model of the narrow formula gives a model of the formula: the narrow numbers are put back where they came from, in the
// same order. Neither way changes a comparison.
package order

import (
	"fmt"
	"math/bits"
	"slices"

	"seabmc/term"
)

// Procedure order.
//
//   - Takes: conditions (Narrow), and a model of what it made of them (Lift).
//   - Returns: conditions that have a model if and only if these have one; a model of them becomes one of the given ones by Lift. Every variable that changes has at most half of its bits.
//     The conditions themselves and no Model, if there is nothing to narrow.
//   - Bounds: linear in the terms, but for sorting the constants of a class.
//   - Gives up: a class that is computed with, of both orders, of more than 64 bits, or that saves less than half of its bits stays.
//   - Recursion: none; an explicit stack.
//   - Tests: TestContractOrder, TestContractOrderWide

// Narrower narrows formulas of one table. It is for one goroutine at a time.
type Narrower struct {
	t     *term.Table
	round uint32
	seen  []uint32    // by term: the round that met it last
	up    []term.ID   // by term: a member of its class that is nearer to the representative; the representative has itself
	image []term.ID   // by term: what it becomes
	info  []uint32    // by representative of a class: its place in classes, plus 1
	order []term.ID   // the terms of this round, arguments first
	stack []term.ID   // for the walk
	kept  []keptConst // constants, each with a term that it meets

	classes []class
	model   *Model // of the last Run
}

// keptConst is a constant that meets a term.
type keptConst struct{ with, k term.ID }

// class is a set of numbers that are compared with each other, or are choices between each other.
type class struct {
	width            int
	used             bool // used in a computation, or stored: not narrowed
	signed, unsigned bool // which comparisons it is in
	vars             []term.ID
	consts           []uint64 // keys, rising
	narrow           int      // the narrow width; 0: the class stays as it is
	room             []uint64 // how many values are kept before each constant, and after the last one
}

// New returns a Narrower for the terms of t.
func New(t *term.Table) *Narrower { return &Narrower{t: t} }

// Model reads the values of the formula's variables from a model of the narrow formula.
type Model struct{ vars []lifted }

// lifted is a variable that was narrowed.
type lifted struct {
	v, narrow term.ID
	c         *class
}

// Narrow returns fs with fewer bits, and a Model that reads models of the result. It returns fs and nil if there is nothing to narrow. It makes
// terms.
func (n *Narrower) Narrow(fs ...term.ID) ([]term.ID, *Model) {
	n.walk(fs)
	n.classes, n.kept = nil, n.kept[:0]
	for _, id := range n.order {
		n.look(id)
	}
	if !n.choose() {
		return fs, nil
	}
	m := &Model{}
	for _, id := range n.order {
		n.rebuild(id, m)
	}
	out := make([]term.ID, len(fs))
	for i, f := range fs {
		out[i] = n.image[f]
	}
	return out, m
}

// Run implements pass.Pass. Model returns the Model of what it made.
func (n *Narrower) Run(fs []term.ID) (out []term.ID, ok bool) {
	out, n.model = n.Narrow(fs...)
	return out, n.model != nil
}

// Model returns the Model that reads models of what Run made.
func (n *Narrower) Model() *Model { return n.model }

// Lift gives the variables of the formula the values that follow from a model of the narrow formula. It does nothing if l or m is nil.
func (l *Model) Lift(m *term.Model) error {
	if l == nil || m == nil {
		return nil
	}
	values := make([]uint64, len(l.vars))
	for i, x := range l.vars {
		v, err := m.EvalUint64(x.narrow)
		if err != nil {
			return err
		}
		values[i] = x.c.wide(v)
	}
	for i, x := range l.vars {
		m.SetBV64(x.v, values[i])
	}
	return nil
}

// walk lists the terms below fs.
func (n *Narrower) walk(fs []term.ID) {
	if size := n.t.Len() + 1; len(n.seen) < size {
		size += size / 2
		n.seen = append(n.seen, make([]uint32, size-len(n.seen))...)
		n.up = append(n.up, make([]term.ID, size-len(n.up))...)
		n.image = append(n.image, make([]term.ID, size-len(n.image))...)
		n.info = append(n.info, make([]uint32, size-len(n.info))...)
	}
	n.round += 2
	opened, done := n.round, n.round+1
	n.order = n.order[:0]
	n.stack = append(n.stack[:0], fs...)
	for len(n.stack) > 0 {
		id := n.stack[len(n.stack)-1]
		switch n.seen[id] {
		case done:
			n.stack = n.stack[:len(n.stack)-1]
		case opened:
			n.stack = n.stack[:len(n.stack)-1]
			n.seen[id] = done
			n.order = append(n.order, id)
		default:
			n.seen[id] = opened
			n.up[id], n.image[id], n.info[id] = id, id, 0
			for _, a := range n.t.Args(id) {
				if n.seen[a] != done {
					n.stack = append(n.stack, a)
				}
			}
		}
	}
}

// look notes what a term does with numbers.
func (n *Narrower) look(id term.ID) {
	t := n.t
	args := t.Args(id)
	switch op := t.Op(id); op {
	case term.OpVar:
		if t.Sort(id).IsBV() {
			c := n.class(id)
			c.vars = append(c.vars, id)
		}
		return
	case term.OpConst:
		return
	case term.OpIte:
		if t.Sort(id).IsBV() {
			n.join(id, args[1])
			n.join(id, args[2])
			return
		}
	case term.OpEq, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle:
		if !t.Sort(args[0]).IsBV() {
			break
		}
		x, y := args[0], args[1]
		if t.Op(x) == term.OpConst {
			x, y = y, x
		}
		if t.Op(x) == term.OpConst { // two constants
			return
		}
		n.join(x, y)
		c := n.class(x)
		c.unsigned = c.unsigned || op == term.OpUlt || op == term.OpUle
		c.signed = c.signed || op == term.OpSlt || op == term.OpSle
		return
	}
	for _, a := range args {
		n.use(a)
	}
	n.use(id)
}

// use notes that a number is used in a computation.
func (n *Narrower) use(id term.ID) {
	if n.t.Sort(id).IsBV() && n.t.Op(id) != term.OpConst {
		n.class(id).used = true
	}
}

// root returns the term that represents the class of id.
func (n *Narrower) root(id term.ID) term.ID {
	for n.up[id] != id {
		n.up[id] = n.up[n.up[id]]
		id = n.up[id]
	}
	return id
}

func (n *Narrower) class(id term.ID) *class {
	id = n.root(id)
	if n.info[id] == 0 {
		w := n.t.Width(id)
		n.classes = append(n.classes, class{width: w, used: w > 64})
		n.info[id] = uint32(len(n.classes))
	}
	return &n.classes[n.info[id]-1]
}

// join puts the number y into the class of x. A constant can be in many classes, and is kept apart.
func (n *Narrower) join(x, y term.ID) {
	if n.t.Op(y) == term.OpConst {
		n.kept = append(n.kept, keptConst{x, y})
		n.class(x)
		return
	}
	x, y = n.root(x), n.root(y)
	if x == y {
		return
	}
	if n.info[y] == 0 {
		n.class(x)
		n.up[y] = x
		return
	}
	if n.info[x] == 0 {
		n.up[x] = y
		return
	}
	a, b := n.class(x), n.class(y)
	if len(a.vars) < len(b.vars) {
		x, y, a, b = y, x, b, a
	}
	a.used = a.used || b.used
	a.signed, a.unsigned = a.signed || b.signed, a.unsigned || b.unsigned
	a.vars = append(a.vars, b.vars...)
	*b = class{used: true} // this class does not exist any more
	n.up[y] = x
}

// choose decides which classes become narrow. It returns false if none does.
func (n *Narrower) choose() bool {
	for _, k := range n.kept {
		c := n.class(k.with)
		if !c.used {
			v, _ := n.t.Uint64(k.k)
			c.consts = append(c.consts, c.key(v))
		}
	}
	any := false
	for i := range n.classes {
		c := &n.classes[i]
		if len(c.vars) > 0 && !c.used && !(c.signed && c.unsigned) && c.fit() {
			any = true
		}
	}
	return any
}

// key returns the unsigned number by which v is ordered. It also turns this number back into v.
func (c *class) key(v uint64) uint64 {
	if c.signed {
		v ^= 1 << uint(c.width-1)
	}
	return v
}

// gap returns the number of values between constant i and the constant before it. Without constants it returns one less than the number of all
// values, so that the result fits in 64 bits.
func (c *class) gap(i int) uint64 {
	most := ^uint64(0) >> uint(64-c.width)
	switch {
	case len(c.consts) == 0:
		return most
	case i == 0:
		return c.consts[0]
	case i == len(c.consts):
		return most - c.consts[i-1]
	}
	return c.consts[i] - c.consts[i-1] - 1
}

// fit finds the width of the class, and the room in each gap. It returns false if the class would save little.
func (c *class) fit() bool {
	slices.Sort(c.consts)
	c.consts = slices.Compact(c.consts)
	many := uint64(len(c.vars))
	total := uint64(len(c.consts))
	for i := 0; i <= len(c.consts); i++ {
		c.room = append(c.room, min(c.gap(i), many))
		total += c.room[i]
	}
	w := max(1, bits.Len64(total-1))
	if 2*w > c.width {
		return false
	}
	c.narrow = w
	spare := uint64(1)<<uint(w) - total // given to the gaps, so that each value of w bits stands for a number
	for i := range c.room {
		more := min(spare, c.gap(i)-c.room[i])
		c.room[i] += more
		spare -= more
	}
	return spare == 0
}

// index returns the narrow number of a constant of the class.
func (c *class) index(v uint64) uint64 {
	at, _ := slices.BinarySearch(c.consts, c.key(v))
	x := uint64(at)
	for _, r := range c.room[:at+1] {
		x += r
	}
	return x
}

// wide returns the number that a narrow one stands for.
func (c *class) wide(x uint64) uint64 {
	first := uint64(0) // the first value of the gap
	for i, k := range c.consts {
		if x < c.room[i] {
			break
		}
		if x -= c.room[i]; x == 0 {
			return c.key(k)
		}
		x, first = x-1, k+1
	}
	return c.key(first + x)
}

// narrowed returns the class of a number if it becomes narrow, else nil.
func (n *Narrower) narrowed(id term.ID) *class {
	if !n.t.Sort(id).IsBV() {
		return nil
	}
	i := n.info[n.root(id)]
	if i == 0 || n.classes[i-1].narrow == 0 {
		return nil
	}
	return &n.classes[i-1]
}

// number returns the image of a number of class c.
func (n *Narrower) number(c *class, id term.ID) term.ID {
	if n.t.Op(id) != term.OpConst {
		return n.image[id]
	}
	v, _ := n.t.Uint64(id)
	return n.t.Const(c.index(v), c.narrow)
}

// rebuild makes the image of a term from the images of its arguments.
func (n *Narrower) rebuild(id term.ID, m *Model) {
	t := n.t
	args := t.Args(id)
	switch op := t.Op(id); op {
	case term.OpVar:
		if c := n.narrowed(id); c != nil {
			n.image[id] = t.Var(fmt.Sprintf("%s!order%d", t.Name(id), c.narrow), term.BV(c.narrow))
			m.vars = append(m.vars, lifted{id, n.image[id], c})
		}
		return
	case term.OpIte:
		if c := n.narrowed(id); c != nil {
			cond, x, y := n.image[args[0]], n.number(c, args[1]), n.number(c, args[2])
			n.image[id] = t.Ite(cond, x, y)
			return
		}
	case term.OpEq, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle:
		c := n.narrowed(args[0])
		if c == nil { // the first argument may be a constant
			c = n.narrowed(args[1])
		}
		if c == nil {
			break
		}
		x, y := n.number(c, args[0]), n.number(c, args[1])
		switch op {
		case term.OpEq:
			n.image[id] = t.Eq(x, y)
		case term.OpUlt, term.OpSlt:
			n.image[id] = t.Bin(term.OpUlt, x, y)
		default:
			n.image[id] = t.Bin(term.OpUle, x, y)
		}
		return
	}
	now := make([]term.ID, len(args))
	same := true
	for i, a := range args {
		now[i] = n.image[a]
		same = same && now[i] == a
	}
	if !same {
		n.image[id] = t.Mk(id, now)
	}
}
