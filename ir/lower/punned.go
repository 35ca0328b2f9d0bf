package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// Pointers read as integers, and integers as pointers (unions, memcpy between them). Memory holds an object's number
// and the offset where a pointer was stored, and an address where an integer was. What is only copied stays as
// it is. An integer that the program computes with is brought to the address where it is read, a pointer
// to the object that lies there.

// computes finds the loads of integers as wide as a pointer whose values are used for more than to be stored elsewhere
// in memory.
func (c *compiler) computes() {
	if c.f.mod.model {
		return
	}
	used := map[llvm.Value]bool{}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if in.Op == llvm.Store {
				if a, ok := llvm.As(in.Args[1], llvm.Alloca); ok && c.uses[a] != nil && c.uses[a].ok {
					used[in.Args[0]] = true
				}
				continue
			}
			for _, op := range in.Operands() {
				used[op] = true
			}
		}
		for _, op := range b.ll.Term.Operands() {
			used[op] = true
		}
	}
	for _, b := range c.f.blocks {
		for i := range b.insts {
			if x, ok := llvm.As(b.insts[i].ll, llvm.Load); ok && used[x] {
				b.insts[i].computed = x.Typ.IsInt(uint64(c.l.b.Prog.PtrBits))
			}
		}
	}
}

// loadWord reads an integer as wide as a pointer that the program computes with.
func (l *lowerer) loadWord(p ir.Reg) ir.Reg {
	t := l.b.Prog.Addr()
	if !l.looks {
		return l.b.LoadNumber(t, l.cur.mem, p)
	}
	v := l.b.Load(t, l.cur.mem, p)
	some, all := l.madeOfPointer(v)
	switch {
	case all:
		return l.integerOf(l.b.Load(ir.TPtr, l.cur.mem, p))
	case some:
		l.fail("reading an integer that may be a pointer's bytes, or may be none")
	}
	return v
}

// loadPointer reads a pointer.
func (l *lowerer) loadPointer(p ir.Reg) ir.Reg {
	v := l.b.Load(ir.TPtr, l.cur.mem, p)
	if !l.looks {
		return v
	}
	some, all := l.madeOfPointer(v)
	switch {
	case all:
		return l.pointerOf(l.b.Load(l.b.Prog.Addr(), l.cur.mem, p))
	case some:
		l.fail("reading a pointer that may be an integer's bytes, or may be none")
	}
	return v
}

// madeOfPointer asks the consumer what it knows of a value that was loaded.
func (l *lowerer) madeOfPointer(v ir.Reg) (some, all bool) {
	if c, ok := l.b.Cons.(ir.Puns); ok && l.b.Err == nil {
		return c.Punned(v)
	}
	return false, false
}
