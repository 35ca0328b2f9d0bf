package vcgen

import (
	"context"
	"time"

	"seabmc/ir"
	"seabmc/term"
)

// Instructions wait until the lowering asks something that depends on them, so that the clock is
// read once for several, and what evaluates them and what builds them do not drive each other out
// of the caches at every one.

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

// Flush evaluates the instructions that wait. It must be called before anything but the questions of package ir is used.
func (g *Gen) Flush() error {
	if g.done == g.told || g.err != nil {
		return g.err
	}
	start := time.Since(g.began) // reads the monotonic clock only
	var in ir.Instr
	for ; g.done < g.told; g.done++ {
		if g.done = g.p.Computing(g.done, g.told); g.done == g.told { // of constants see val
			break
		}
		g.p.Read(g.done, &in)
		if g.err = g.evalSeen(&in, g.done); g.err == nil {
			g.err = g.watch(&in)
		}
		if g.err != nil {
			break
		}
		if g.opt.Large != nil && g.t.Len() > g.large {
			g.large = 2 * g.t.Len()
			if g.err = g.opt.Large(g); g.err != nil {
				break
			}
		}
		if g.done&1023 == 0 && g.opt.Context.Err() != nil {
			g.err = context.Cause(g.opt.Context)
			break
		}
	}
	g.assuming = false
	g.spent += time.Since(g.began) - start
	g.timed++
	return g.err
}

// knows tells whether r has a value. After an error the registers that follow have none.
func (g *Gen) knows(r ir.Reg) bool {
	if int(g.p.Def[r]) >= g.done && g.Flush() != nil {
		return false
	}
	return g.val(r) != 0
}

// knowsNow is knows with the assumptions up to here.
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
