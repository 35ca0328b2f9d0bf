package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// OnPath implements ir.Listener.
func (g *Gen) OnPath(guard ir.Reg) {
	err := g.Flush() // the instructions that wait are on the path before
	g.path.of = 0    // a pointer that was checked on that path was not checked on this one
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
	if g.failed[r] { // where the allocation is not reached, it does not matter whether it fails: another case has these executions
		g.assumeOp(term.True, g.hereTerm)
		return
	}
	g.owner[g.val(r)] = g.hereTerm
}
