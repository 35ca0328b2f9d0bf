package lower

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// setjmp and longjmp. A call of setjmp ends its block: what follows is a landing,
// a block that begins with setjmp's result. To it lead the way from the call, where
// the result is 0, and a jump from any later call in the function, which makes the
// landing the head of a loop. Each setjmp that is executed puts a number into its
// buffer, by which longjmp finds where to go. landing.go tells what the jump does to
// local variables.

// firstJump is the number of the first one.
const firstJump = 0x6a6d7001

var returningTwice = []string{"setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"}

// landingName is the name of the value that setjmp returns with.
const landingName = "setjmp.result"

// splitAtSetjmp makes landings; it gives them by the calls.
func (c *compiler) splitAtSetjmp(e *program.Entity) map[*llvm.Inst]*llvm.Block {
	var landings map[*llvm.Inst]*llvm.Block
	for i := 0; i < len(e.Func.Blocks); i++ {
		b := e.Func.Blocks[i]
		k := slices.IndexFunc(b.Insts, func(in *llvm.Inst) bool { return c.isSetjmp(in) })
		if k < 0 {
			continue
		}
		landing := landingAfter(b, k)
		if landing == nil {
			landing = splitBlock(e.Func, b, k)
			e.Func.Blocks = slices.Insert(e.Func.Blocks, i+1, landing)
		}
		if landings == nil {
			landings = map[*llvm.Inst]*llvm.Block{}
		}
		landings[b.Insts[k]] = landing
	}
	return landings
}

func (c *compiler) isSetjmp(in *llvm.Inst) bool {
	fn, ok := in.Callee.(*llvm.Func)
	if !ok || !slices.Contains(returningTwice, fn.Name) {
		return false
	}
	e := c.f.mod.Symbols[fn]
	return e != nil && !e.User()
}

// landingAfter is the landing that an earlier lowering made behind instruction k.
func landingAfter(b *llvm.Block, k int) *llvm.Block {
	if b.Term.Op != llvm.Br || k != len(b.Insts)-1 {
		return nil
	}
	to := b.Term.Succs[0]
	if len(to.Insts) == 0 || to.Insts[0].Op != llvm.Phi || to.Insts[0].Name != landingName {
		return nil
	}
	return to
}

// splitBlock moves what follows b's instruction k, a call of setjmp, to a block of its own.
func splitBlock(f *llvm.Func, b *llvm.Block, k int) *llvm.Block {
	call := b.Insts[k]
	result := &llvm.Inst{Op: llvm.Phi, Typ: llvm.I32, Name: landingName, Args: []llvm.Value{llvm.NewConstInt(llvm.I32, 0)}, Preds: []*llvm.Block{b}}
	landing := &llvm.Block{Insts: append([]*llvm.Inst{result}, b.Insts[k+1:]...), Term: b.Term}
	b.Insts, b.Term = b.Insts[:k+1:k+1], &llvm.Inst{Op: llvm.Br, Typ: llvm.VoidType, Succs: []*llvm.Block{landing}}
	for _, other := range append(f.Blocks, landing) {
		for _, in := range other.Insts {
			if in.Op == llvm.Phi && in != result {
				for i := range in.Preds {
					if in.Preds[i] == b {
						in.Preds[i] = landing
					}
				}
			}
			in.Replace(call, result)
		}
		other.Term.Replace(call, result)
	}
	return landing
}

// jumpEdges adds the edges of jumps: from each block that calls something to each landing.
func (c *compiler) jumpEdges(landings map[*llvm.Inst]*llvm.Block) {
	if len(landings) == 0 {
		return
	}
	c.f.landings = map[*llvm.Inst]int32{}
	var targets []int32
	for call, b := range landings {
		c.f.landings[call] = c.bidx[b]
		targets = append(targets, c.bidx[b])
	}
	slices.Sort(targets)
	for _, b := range c.f.blocks {
		if !slices.ContainsFunc(b.ll.Insts, mayJump) {
			continue
		}
		for _, t := range targets {
			if !slices.Contains(b.succs, t) {
				b.succs = append(b.succs, t)
				c.f.blocks[t].preds = append(c.f.blocks[t].preds, b.idx)
			}
		}
	}
}

func mayJump(in *llvm.Inst) bool {
	return in.Op == llvm.Call && !strings.HasPrefix(in.CalleeName(), "llvm.")
}

func (l *lowerer) doSetjmp(c *call) []ir.Reg {
	landing, ok := c.a.f.landings[c.ll]
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
		l.note(0, ir.Note{Kind: ir.NoteReturn, Name: a.f.name})
	}
	l.leaveBlocks(&e, t)
	l.forget(&e, t)
	t.a.pending[t.block] = append(t.a.pending[t.block], e)
	l.dead = true
}
