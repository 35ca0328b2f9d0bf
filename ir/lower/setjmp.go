package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
)

// setjmp and longjmp. A call of setjmp ends its block: what follows is a landing,
// a block that begins with setjmp's result. To it lead the way from the call, where
// the result is 0, and a jump from any later call in the function, which makes the
// landing the head of a loop. Each setjmp that is executed puts a number into its
// buffer, by which longjmp finds where to go. landing.go tells what the jump does to
// local variables.

// firstJump is the number of the first one.
const firstJump = 0x6a6d7001

func (l *lowerer) doSetjmp(c *call) []ir.Reg {
	landing, ok := c.a.f.Landings[c.ll]
	if !ok {
		l.fail("%s called through a pointer", c.name)
	}
	p := l.ptrArg(c, 0)
	word := l.b.Prog.PtrBits / 8
	l.deref(c.a, c.in, 0, p, l.b.Addr(uint64(word)), true, c.name+": the buffer is writable")
	if l.dead {
		return nil
	}
	l.poke(p, l.b.Addr(firstJump+uint64(len(l.jumps))))
	l.jumps = append(l.jumps, jumpTarget{c.a, landing, l.fork(&l.cur, l.cur.g), len(c.a.objs), program.DebugScope(c.ll)})
	return l.doZero(c)
}

// doLongjmp goes to the setjmp that filled the buffer, of those whose functions
// have not returned. Any other buffer is undefined behaviour.
func (l *lowerer) doLongjmp(c *call) []ir.Reg {
	p, v := l.ptrArg(c, 0), l.resize(l.asInt(l.arg(c, 1)), 32)
	word := l.b.Prog.PtrBits
	l.deref(c.a, c.in, 0, p, l.b.Addr(uint64(word/8)), false, c.name+": the buffer is readable")
	if l.dead {
		return nil
	}
	number := l.b.Load(ir.Int(word), l.cur.mem, p)
	v = l.b.Select(l.b.Bin(ir.OpEq, v, l.b.Const(0, 32)), l.b.Const(1, 32), v)
	for i := len(l.jumps) - 1; i >= 0; i-- {
		if !c.a.within(l.jumps[i].a) {
			continue
		}
		is := l.b.Bin(ir.OpEq, number, l.b.Addr(firstJump+uint64(i)))
		if k, known := l.b.ConstInt(is); known {
			if k != 0 {
				l.land(c, &l.jumps[i], v)
				return nil
			}
			continue
		}
		gy, gn := branch(l.cur.g, is)
		rest := l.fork(&l.cur, gn)
		l.cur.g = gy
		l.onPath(gy)
		l.land(c, &l.jumps[i], v)
		l.dead = false
		l.cur = rest
		l.cur.g = reduce(l.cur.g)
		l.onPath(l.cur.g)
	}
	l.fails(c, ir.CheckUB, 0, c.name+" to a function that has returned, or with a buffer that setjmp did not fill")
	return nil
}

// within tells whether a is outer or was called by it.
func (a *activation) within(outer *activation) bool {
	for ; a != nil; a = a.parent {
		if a == outer {
			return true
		}
	}
	return false
}

// land ends the functions that were called since a setjmp, and sends the current
// path to its landing.
func (l *lowerer) land(c *call, t *jumpTarget, v ir.Reg) {
	e := edge{state: l.fork(&l.cur, l.cur.g), vals: []ir.Reg{v}}
	for a := c.a; a != t.a; a = a.parent {
		for _, o := range a.objs {
			if !o.freed {
				e.mem = l.b.Free(e.mem, o.p)
			}
		}
		e.slots = a.callers
		l.note(0, ir.Note{Kind: ir.NoteReturn, Name: a.f.Name})
	}
	l.leaveBlocks(&e, t)
	l.forget(&e, t)
	t.a.pending[t.block] = append(t.a.pending[t.block], e)
	l.dead = true
}
