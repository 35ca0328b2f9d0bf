package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// OnPath implements ir.Listener.
func (g *Gen) OnPath(guard ir.Reg) {
	err := g.Flush() // what waits is on the path before
	g.path.of = 0    // a pointer that was checked there was not checked here
	g.here, g.hereTerm = nil, 0
	if err != nil || !g.knows(guard) {
		return
	}
	g.hereTerm = g.val(guard)
	switch g.hereTerm {
	case term.True:
		g.here = g.always
		return
	case term.False:
		return
	}
	c := g.contexts[g.hereTerm]
	if c == nil {
		c = g.newContext(g.hereTerm)
		g.contexts[g.hereTerm] = c
	}
	g.here = c
}

// Own implements ir.Listener.
func (g *Gen) Own(r ir.Reg) {
	if g.hereTerm == 0 || g.hereTerm == term.True || g.Flush() != nil {
		return
	}
	g.owner[g.val(r)] = g.hereTerm
}

// Mark implements ir.Listener.
func (g *Gen) Mark(guard ir.Reg) int {
	x := term.False
	if g.Flush() == nil && !g.never[g.val(guard)] {
		x = g.t.And(g.assume, g.val(guard))
	}
	g.stated = max(g.stated, x)
	g.marks = append(g.marks, x)
	return len(g.marks) - 1
}

// Marked is true where one of the marks is reached; without pointers.
func (g *Gen) Marked(marks []int) term.ID {
	var any []term.ID
	for _, m := range marks {
		any = append(any, g.purifier.Purify(g.marks[m]))
	}
	return g.t.Or(any...)
}
