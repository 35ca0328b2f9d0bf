package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

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

// Marked is a condition that is true where one of the marks is reached. It contains no pointers.
func (g *Gen) Marked(marks []int) term.ID {
	var any []term.ID
	for _, m := range marks {
		any = append(any, g.purifier.Purify(g.marks[m]))
	}
	return g.t.Or(any...)
}
