package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// within reports whether a is outer or was called by it.
func within(a, outer *state.Activation) bool {
	for ; a != nil; a = a.Parent {
		if a == outer {
			return true
		}
	}
	return false
}

// doLongjmp goes to the setjmp that filled the buffer, among those whose functions have not returned. Any other buffer is undefined behaviour.
func doLongjmp(l *Library, c *state.Call) []ir.Reg {
	if l.Staying != nil {
		l.Fail("%s out of a loop that is to go on for ever", c.Name)
	}
	p, v := l.PtrArg(c, 0), l.Resize(l.AsInt(l.Arg(c, 1)), 32)
	word := l.B.Prog.PtrBits
	l.OnAccess(c.Activation, c.Inst, 0, p, l.B.Addr(uint64(word/8)), false, c.Name+": the buffer is readable")
	if l.Dead {
		return nil
	}
	number := l.B.Load(ir.Int(word), l.State.Memory, p)
	v = l.B.Select(l.B.Bin(ir.OpEq, v, l.B.Const(0, 32)), l.B.Const(1, 32), v)
	for i := len(l.jumps) - 1; i >= 0; i-- {
		if !within(c.Activation, l.jumps[i].activation) {
			continue
		}
		is := l.B.Bin(ir.OpEq, number, l.B.Addr(firstJump+uint64(i)))
		is = l.B.Bin(ir.OpAnd, is, l.jumps[i].at.Guard.Condition(l.B)) // a buffer that nobody filled may hold any number
		if k, known := l.B.ConstInt(is); known {
			if k != 0 {
				land(l, c, &l.jumps[i], v)
				return nil
			}
			continue
		}
		gy, gn := path.Branch(l.State.Guard, is)
		rest := l.Fork(&l.State, gn)
		l.State.Guard = gy
		l.OnPath(gy)
		land(l, c, &l.jumps[i], v)
		l.Dead = false
		l.State = rest
		l.State.Guard = path.Reduce(l.State.Guard)
		l.OnPath(l.State.Guard)
	}
	l.Fails(c, ir.CheckUB, 0, c.Name+" to a function that has returned, or with a buffer that setjmp did not fill")
	return nil
}

func doSetjmp(l *Library, c *state.Call) []ir.Reg {
	landing, ok := c.Activation.Function.Landings[c.LL]
	if !ok {
		l.Fail("%s called through a pointer", c.Name)
	}
	p := l.PtrArg(c, 0)
	word := l.B.Prog.PtrBits / 8
	l.OnAccess(c.Activation, c.Inst, 0, p, l.B.Addr(uint64(word)), true, c.Name+": the buffer is writable")
	if l.Dead {
		return nil
	}
	l.Poke(p, l.B.Addr(firstJump+uint64(len(l.jumps))))
	l.jumps = append(l.jumps, jumpTarget{activation: c.Activation, block: landing, at: l.Fork(&l.State, l.State.Guard), objects: len(c.Activation.Objects), scope: program.DebugScope(c.LL)})
	return doZero(l, c)
}

// firstJump is the number of the first setjmp.
const firstJump = 0x6a6d7001

// land ends the functions that were called since a setjmp, and sends the current path to its landing.
func land(l *Library, c *state.Call, t *jumpTarget, v ir.Reg) {
	e := state.Edge{State: l.Fork(&l.State, l.State.Guard), Vals: []ir.Reg{v}}
	for a := c.Activation; a != t.activation; a = a.Parent {
		for _, o := range a.Objects {
			if !o.Freed {
				e.Memory = l.B.Free(e.Memory, o.Address)
			}
		}
		e.Slots = a.Callers
		l.Note(0, ir.Note{Kind: ir.NoteReturn, Name: a.Function.Name})
	}
	leaveBlocks(l, &e, t)
	forget(l, &e, t)
	t.activation.Pending[t.block] = append(t.activation.Pending[t.block], e)
	l.Jumps++
	l.Dead = true
}
