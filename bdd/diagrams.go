// Package bdd decides conditions with binary decision diagrams.
//
// In: a condition, or a path and a condition. Out: whether the condition is impossible, or its value on the path (Diagrams); or whether it
// is impossible when numbers with few values are split into cases (Refuter).
package bdd

import (
	"seabmc/claim"
	"seabmc/term"
)

// Procedure decision diagrams.
//
//   - Takes: one condition (Impossible), or a path and a condition (Under). What is not made of and, or, not and choices is an unknown of its own.
//   - Returns: Impossible is true only if the condition is false under every assignment. Under gives a value only if the condition has it wherever the path holds (any value, if it
//     holds nowhere).
//   - Bounds: 2000 steps for making diagrams of 32 unknowns, 400 conditions looked into, 200 steps for looking whether two diagrams meet, 2^20 nodes in all.
//   - Gives up: the answer is no, or not ok, and the condition is not looked at again. Small conditions of few Boolean variables are always decided.
//   - Recursion: over diagrams, not terms: one level for each unknown, at most 32 (and, meet, negation).
//   - Counted: decision diagrams
//   - Tests: TestContractImpossible, TestContractUnder

// Conditions as binary decision diagrams. The rules see that a conjunction is false if one part of it is the negation of another. Diagrams also show
// that two conditions about the same few unknowns exclude each other, such as the conditions that say which node of a list a pointer has reached. Any
// condition that does not consist of "and", "or", "not" and choices is an unknown of its own. Diagrams that become large are given up.

// Limits of one question.
const (
	maxUnknowns   = 32      // in one diagram: the depth of the recursion over it
	maxSteps      = 2000    // for making nodes
	maxMeetings   = 200     // for looking whether two diagrams meet
	maxConditions = 400     // that are looked into
	maxNodes      = 1 << 20 // in all
)

// diagram is the number of a node. noDiagram stands for a condition that was given up.
type diagram uint32

const (
	noDiagram diagram = iota
	never
	always
)

// decision is a node: it goes on to yes if unknown v is true, and to no otherwise.
type decision struct {
	v       term.ID
	yes, no diagram
}

// Diagrams holds the decision diagrams of a table's conditions. It is not safe for concurrent use.
type Diagrams struct {
	t     *term.Table
	log   *claim.Log
	nodes []decision
	not   []diagram // the negation of each node; noDiagram if it is not made yet
	ids   []diagram // a hash table of the nodes, at most half full
	both  []and     // conjunctions made recently
	apart map[meeting]bool
	of    map[term.ID]diagram
	steps int         // steps that the current question may still take
	stop  func() bool // reports whether nobody waits for the answer any more; may be nil
	depth int         // the most unknowns in one diagram

	latest bool // the unknown that was made last comes first, instead of the one made first
}

// and is a conjunction that was made before.
type and struct{ x, y, out diagram }

const lately = 1 << 13 // number of conjunctions that are remembered

// NewDiagrams returns a Diagrams without any diagrams yet. It reports what it finds to log.
func NewDiagrams(t *term.Table, log *claim.Log) *Diagrams {
	return &Diagrams{t: t, log: log, nodes: make([]decision, always+1), not: []diagram{noDiagram, always, never}, ids: make([]diagram, 1<<10), both: make([]and, lately),
		apart: map[meeting]bool{}, depth: maxUnknowns, of: map[term.ID]diagram{term.True: always, term.False: never}}
}

// scatter spreads three numbers over all bits of one.
func scatter(a, b, c uint32) uint32 {
	h := uint64(a)*0x9E3779B97F4A7C15 ^ uint64(b)*0xC2B2AE3D27D4EB4F ^ uint64(c)*0x165667B19E3779F9
	return uint32(h >> 29)
}

// Impossible reports whether condition x is seen to be false for all values of its parts. If it returns false, x may be impossible nevertheless.
func (d *Diagrams) Impossible(x term.ID) bool {
	if x == term.False || x == term.True {
		return x == term.False
	}
	d.steps = maxSteps
	out := d.diagram(x) == never
	if out {
		d.log.Count(claim.DecisionDiagrams, 1)
		d.log.Equal("diagram: impossible", x, term.False)
	}
	return out
}

// Under returns the value that condition x has whenever path holds. ok is false if x has no single value then, or if this is hard to see.
func (d *Diagrams) Under(path, x term.ID) (value, ok bool) {
	d.steps = maxSteps
	p := d.diagram(path)
	if p == noDiagram {
		return false, false
	}
	y := d.diagram(x)
	if y == noDiagram {
		return false, false
	}
	d.steps = maxMeetings
	switch {
	case !d.meet(p, y, false):
		value, ok = false, true
	case !d.meet(p, y, true):
		value, ok = true, true
	}
	if ok {
		d.log.Count(claim.DecisionDiagrams, 1)
	}
	if a := d.log.Auditor(); ok && a != nil {
		a.Claim(&claim.Claim{By: "diagram: under", Given: []term.ID{path}, X: x, Y: d.t.BoolConst(value)})
	}
	return value, ok
}

// meeting is the question whether x and y, or x and the negation of y, can hold at the same time.
type meeting struct {
	x, y diagram
	not  bool
}

// meet reports whether x can hold together with y or, if not is set, with the negation of y. It makes no nodes for that: usually the first way tried
// through both diagrams already says yes. If it takes too long, the answer is yes too.
func (d *Diagrams) meet(x, y diagram, not bool) bool {
	switch {
	case x == never || y == never && !not || y == always && not:
		return false
	case x == always || y == never || y == always: // a diagram other than never holds somewhere
		return true
	}
	k := meeting{x, y, not}
	if d.apart[k] {
		return false
	}
	if d.spent() {
		return true
	}
	_, xy, xn, yy, yn := d.split(x, y)
	if d.meet(xy, yy, not) || d.meet(xn, yn, not) {
		return true
	}
	d.apart[k] = true
	return false
}

// split returns the first unknown of x and y, and what remains of them if it is true and if it is false.
func (d *Diagrams) split(x, y diagram) (v term.ID, xYes, xNo, yYes, yNo diagram) {
	a, b := d.nodes[x], d.nodes[y]
	if v = min(a.v, b.v); d.latest {
		v = max(a.v, b.v)
	}
	xYes, xNo, yYes, yNo = x, x, y, y
	if a.v == v {
		xYes, xNo = a.yes, a.no
	}
	if b.v == v {
		yYes, yNo = b.yes, b.no
	}
	return v, xYes, xNo, yYes, yNo
}

// diagram returns the diagram of x. If it takes too long, it is given up for good.
func (d *Diagrams) diagram(x term.ID) diagram {
	todo := []term.ID{x}
	for visits := 0; len(todo) > 0; visits++ {
		y := todo[len(todo)-1]
		if _, ok := d.of[y]; ok {
			todo = todo[:len(todo)-1]
			continue
		}
		if visits > maxConditions {
			d.of[x] = noDiagram
			break
		}
		open := false
		for _, a := range d.parts(y) {
			if _, ok := d.of[a]; !ok {
				todo, open = append(todo, a), true
			}
		}
		if !open {
			todo = todo[:len(todo)-1]
			d.of[y] = d.combine(y)
		}
	}
	return d.of[x]
}

// parts returns the conditions that x is made of, or nil if x is an unknown.
func (d *Diagrams) parts(x term.ID) []term.ID {
	switch d.t.Op(x) {
	case term.OpAnd, term.OpOr, term.OpNot:
		return d.t.Args(x)
	case term.OpIte:
		if d.t.Sort(x) == term.Bool {
			return d.t.Args(x)
		}
	}
	return nil
}

// combine makes the diagram of y from those of its parts.
func (d *Diagrams) combine(y term.ID) diagram {
	args := d.parts(y)
	if args == nil {
		return d.node(decision{y, always, never})
	}
	xs := make([]diagram, len(args))
	for i, a := range args {
		if xs[i] = d.of[a]; xs[i] == noDiagram {
			return noDiagram
		}
	}
	switch d.t.Op(y) {
	case term.OpNot:
		return d.negation(xs[0])
	case term.OpAnd:
		return d.conjunction(xs)
	case term.OpOr:
		for i := range xs {
			xs[i] = d.negation(xs[i])
		}
		return d.negation(d.conjunction(xs))
	}
	return d.choice(xs[0], xs[1], xs[2])
}

func (d *Diagrams) conjunction(xs []diagram) diagram {
	out := always
	for _, x := range xs {
		out = d.and(out, x, 0)
	}
	return out
}

// node returns the node of a decision, or noDiagram if there is no room for it.
func (d *Diagrams) node(x decision) diagram {
	switch {
	case x.yes == noDiagram || x.no == noDiagram:
		return noDiagram
	case x.yes == x.no:
		return x.yes
	}
	i := d.place(x)
	if d.ids[i] != noDiagram {
		return d.ids[i]
	}
	if len(d.nodes) == maxNodes {
		return noDiagram
	}
	id := diagram(len(d.nodes))
	d.nodes, d.not = append(d.nodes, x), append(d.not, noDiagram)
	d.ids[i] = id
	if 2*len(d.nodes) > len(d.ids) {
		d.ids = make([]diagram, 2*len(d.ids))
		for k := always + 1; int(k) < len(d.nodes); k++ {
			d.ids[d.place(d.nodes[k])] = k
		}
	}
	return id
}

// place returns the index at which x stands, or would stand, in the hash table.
func (d *Diagrams) place(x decision) uint32 {
	mask := uint32(len(d.ids) - 1)
	i := scatter(uint32(x.v), uint32(x.yes), uint32(x.no)) & mask
	for d.ids[i] != noDiagram && d.nodes[d.ids[i]] != x {
		i = (i + 1) & mask
	}
	return i
}

// and returns the conjunction of x and y, which are below depth decisions.
func (d *Diagrams) and(x, y diagram, depth int) diagram {
	switch {
	case x == never || y == never:
		return never
	case x == noDiagram || y == noDiagram || depth == d.depth:
		return noDiagram
	case x == always || x == y:
		return y
	case y == always:
		return x
	}
	x, y = min(x, y), max(x, y)
	i := scatter(uint32(x), uint32(y), 0) % uint32(len(d.both))
	if m := &d.both[i]; m.x == x && m.y == y {
		return m.out
	}
	if d.spent() {
		return noDiagram
	}
	v, xy, xn, yy, yn := d.split(x, y)
	out := d.node(decision{v, d.and(xy, yy, depth+1), d.and(xn, yn, depth+1)})
	if out != noDiagram {
		d.both[i] = and{x, y, out}
	}
	return out
}

// spent takes a step, and reports whether there was none left.
func (d *Diagrams) spent() bool {
	const lookEvery = 1 << 12
	if d.steps--; d.steps%lookEvery == 0 && d.stop != nil && d.stop() {
		d.steps = -1
	}
	return d.steps < 0
}

// negation returns the negation of x.
func (d *Diagrams) negation(x diagram) diagram {
	if x == noDiagram {
		return noDiagram
	}
	if out := d.not[x]; out != noDiagram {
		return out
	}
	if d.spent() {
		return noDiagram
	}
	n := d.nodes[x]
	out := d.node(decision{n.v, d.negation(n.yes), d.negation(n.no)})
	if out != noDiagram {
		d.not[x], d.not[out] = out, x
	}
	return out
}

// or returns the disjunction of x and y.
func (d *Diagrams) or(x, y diagram) diagram {
	return d.negation(d.and(d.negation(x), d.negation(y), 0))
}

// choice returns x if c holds, else y.
func (d *Diagrams) choice(c, x, y diagram) diagram {
	return d.or(d.and(c, x, 0), d.and(d.negation(c), y, 0))
}
