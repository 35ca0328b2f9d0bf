package vcgen

import (
	"seabmc/ir"
	"seabmc/term"
)

// Instructions wait until the lowering asks something that depends on them. So the clock is read once for several of them, and the code that builds
// instructions and the code that evaluates them do not evict each other from the processor's caches at every instruction.

// mostWaiting is the number of instructions that may wait.
const mostWaiting = 1024

// Eval implements ir.Consumer. An error may be one of an earlier instruction.
func (g *Gen) Eval(p *ir.Program, i int) error {
	g.told = i + 1
	if op := p.OpAt(i); op == ir.OpAssume {
		g.assuming = true
	}
	if g.told-g.done < mostWaiting {
		return g.err
	}
	return g.Flush()
}

// knows tells whether r has a value. After an error the registers that follow have none.
func (g *Gen) knows(r ir.Reg) bool {
	if int(g.p.Def[r]) >= g.done && g.Flush() != nil {
		return false
	}
	return g.val(r) != 0
}

// knowsNow is knows, after the assumptions so far were evaluated.
func (g *Gen) knowsNow(r ir.Reg) bool {
	return (!g.assuming || g.Flush() == nil) && g.knows(r)
}

// Term is the value of an integer or pointer register, 0 if it has none.
func (g *Gen) Term(r ir.Reg) term.ID {
	if !g.knows(r) {
		return 0
	}
	return g.val(r)
}
