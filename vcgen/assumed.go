package vcgen

import (
	"slices"

	"seabmc/term"
)

// Procedure assumptions on paths.
//
//   - Takes: assumptions, each with the condition of its path, and later paths (note, know); an assumption that settles an unknown Boolean of its path (pin).
//   - Returns: literals that follow from a path and the assumptions, whatever order they come in. pin: a value that the variable has wherever the path that it belongs to is
//     taken and the assumption holds; elsewhere it does not matter, as nothing there depends on it.
//   - Bounds: 128 facts for one conjunct of paths; each fact is looked at once for each path that has its newest conjunct.
//   - Gives up: further facts are not kept. The assumption itself is part of the formula in any case.
//   - Recursion: none; a list of literals to note.
//   - Also in: settled.go
//   - Counted: pinned
//   - Tests: TestContractAssumed, TestContractPin, TestContractPinElsewhere

// An assumption holds on its own path and on every path whose condition implies the condition of its own, since executions on which it does not
// hold have ended. So it is a fact for everything that is computed on these paths from now on. What was computed before stays as it is, because the
// properties about it do not have the assumption.

// fact is a condition that was assumed on a path.
type fact struct {
	path []term.ID // the path's conjuncts
	cond term.ID
}

// mostFacts is the number of facts that are kept for one conjunct of paths; the oldest stay.
const mostFacts = 128

// note makes an assumed condition known on its path and on those that imply it.
func (g *paths) note(path, cond term.ID) {
	switch {
	case path == term.False || cond == term.False: // no execution is on the path from now on
		return
	case path == term.True:
		if g.always == nil {
			g.always = newPath(term.True)
			if g.hereTerm == term.True {
				g.here = g.always
			}
		}
		g.add(g.always, cond)
		return
	}
	conj := []term.ID{path}
	if g.t.Op(path) == term.OpAnd {
		conj = append(conj[:0], g.t.Args(path)...)
	}
	key := conj[0] // the newest: few paths have it
	for _, x := range conj {
		key = max(key, x)
	}
	if len(g.facts[key]) == mostFacts {
		return
	}
	g.facts[key] = append(g.facts[key], fact{conj, cond})
	if c := g.contexts[path]; c != nil {
		g.add(c, cond)
	}
}

// add makes cond known on c, and forgets values that were found on c before.
func (g *paths) add(c *pathContext, cond term.ID) {
	g.know(c, cond)
	c.forget()
}

// know notes conditions that hold on c, and what was assumed on the paths that these conditions imply.
func (g *paths) know(c *pathContext, lits ...term.ID) {
	for len(lits) > 0 {
		var facts []term.ID
		for _, x := range g.literals(c, lits...) {
			facts = append(facts, g.factsOf(c, x)...)
		}
		lits = facts
	}
}

// factsOf are the facts kept for the conjunct x whose path c implies.
func (g *paths) factsOf(c *pathContext, x term.ID) (conds []term.ID) {
next:
	for _, f := range g.facts[x] {
		for _, y := range f.path {
			if !c.holds[y] {
				continue next
			}
		}
		conds = append(conds, f.cond)
	}
	return conds
}

// pin fixes unknown Booleans to which an assumption leaves only one value; bad is what was assumed not to hold. If an unknown belongs to a path (see
// Own) on which it must have this value, it may have it on all other paths too, since it does not matter there. The usual case is an allocation that may
// fail, in a program that ends if it does.
func (g *paths) pin(bad term.ID) {
	conj := []term.ID{bad}
	if g.t.Op(bad) == term.OpAnd {
		conj = g.t.Args(bad)
	}
	for _, x := range conj {
		v := g.positive(x)
		if g.t.Op(v) != term.OpVar || !g.belongs(v, x, conj) {
			continue
		}
		if _, again := g.pinned[v]; again { // with the other value: no execution is on this path, but there are some on others
			continue
		}
		fact := g.r.Not(x)
		if len(conj) > 1 {
			g.assumeThat(fact)
		}
		g.note(term.True, fact)
		g.pinned[v] = v != x
		g.claim("pin", term.True, v, g.t.BoolConst(v != x))
		g.derived.pinned++
		return
	}
}

// belongs tells whether the path that variable v belongs to implies all of conj but x.
func (g *paths) belongs(v, x term.ID, conj []term.ID) bool {
	owner := g.owner[v]
	for _, y := range conj {
		if y != x && y != owner && (owner == 0 || g.t.Op(owner) != term.OpAnd || !slices.Contains(g.t.Args(owner), y)) {
			return false
		}
	}
	return true
}

func (g *paths) assumeThat(c term.ID) {
	g.assumed = append(g.assumed, c)
	g.assume = g.t.And(g.assume, c) // not flattened, so that all properties share the older part
}
