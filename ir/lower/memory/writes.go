package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// Poke, Fill, CopyBytes and UnknownBytes write to memory and to the memories that shadow it.

// Poke stores v at p.
func (l *Memory) Poke(p, v ir.Reg) {
	l.State.Memory = l.B.Store(l.State.Memory, p, v)
	if l.B.Type(v) != ir.TPtr && l.B.Prog.DefOf(v).Op != ir.OpConst {
		l.Forgot++
	}
	l.Modified(p, l.B.Addr(uint64(l.StoredBytes(l.B.Type(v)))))
	if sh := l.UnsetBits[v]; sh != 0 {
		l.State.Unset = l.B.Store(l.State.Unset, p, sh)
	} else if l.State.Unset != 0 {
		l.Wrote(p, l.B.Addr(uint64(l.StoredBytes(l.B.Type(v)))))
	}
	l.PokeApart(p, v)
}

// Fill writes n bytes v at p.
func (l *Memory) Fill(p, v, n ir.Reg) {
	l.State.Memory = l.B.MemSet(l.State.Memory, p, v, n)
	l.Wrote(p, n)
	l.noPointers(p, n)
}

// CopyBytes copies n bytes.
func (l *Memory) CopyBytes(to, from, n ir.Reg) { l.CopyBytesOf(&l.State, to, from, n) }

// CopyBytesOf copies n bytes as they are, or were, in a state of the current path.
func (l *Memory) CopyBytesOf(was *state.State, to, from, n ir.Reg) {
	l.State.Memory = l.B.MemCpy(l.State.Memory, to, was.Memory, from, n)
	l.Forgot++
	l.hooks.OnCopy(to, from, n)
	l.Modified(to, n)
	if l.State.Unset != 0 {
		l.State.Unset = l.B.MemCpy(l.State.Unset, to, was.Unset, from, n)
	}
	if l.State.Apart != 0 {
		l.State.Apart = l.B.MemCpy(l.State.Apart, to, was.Apart, from, n)
	}
}

// UnknownBytes gives n bytes at p any contents.
func (l *Memory) UnknownBytes(p, n ir.Reg) {
	l.State.Memory = l.B.Havoc(l.State.Memory, p, n)
	l.Forgot++
	l.Wrote(p, n)
	l.noPointers(p, n)
}

// Undefine removes the contents of n bytes at p, as if they had never been written.
func (l *Memory) Undefine(p, n ir.Reg) {
	l.UnknownBytes(p, n)
	l.mark(p, n, 255)
}

// Wrote notes that n bytes at p are written.
func (l *Memory) Wrote(p, n ir.Reg) {
	l.mark(p, n, 0)
	l.Modified(p, n)
}

func (l *Memory) mark(p, n ir.Reg, v uint64) {
	if l.State.Unset != 0 {
		l.State.Unset = l.B.MemSet(l.State.Unset, p, l.B.Const(v, 8), n)
	}
}

// Modified notes that n bytes at p are written.
func (l *Memory) Modified(p, n ir.Reg) {
	l.hooks.OnWrite(p, n)
	if t := &l.State.Track; t.Mem != 0 {
		t.Mem = l.B.Select(t.On, l.B.MemSet(t.Mem, p, l.B.Const(1, 8), n), t.Mem)
	}
}

// StoreLeaves stores the scalars of a type at p.
func (l *Memory) StoreLeaves(p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	for i, f := range ls {
		l.Poke(l.At(p, f.Off), rs[i])
	}
}

// LoadLeaves reads the scalars of a type at p.
func (l *Memory) LoadLeaves(p ir.Reg, ls []program.Leaf) []ir.Reg {
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.LoadLeaf(f.Type, l.At(p, f.Off))
	}
	return rs
}

// Accessible is the condition that n bytes at p may be read, or written. On the path that all executions take, nothing is built if this is obvious; on other paths the
// consumer is told which path it is.
func (l *Memory) Accessible(p, n ir.Reg, write bool) ir.Reg {
	if !l.B.Recording() && l.State.Guard.Parent == nil && l.B.SurelyValid(l.State.Memory, p, n, write) {
		return l.B.True()
	}
	ok := l.B.Valid(l.State.Memory, p, n)
	if write {
		ok = l.B.Bin(ir.OpAnd, ok, l.B.Writable(l.State.Memory, p))
	}
	return ok
}
