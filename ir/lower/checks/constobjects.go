package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// OnConstWrite checks a write to a const variable that the code names.
func (l *Checks) OnConstWrite(a *state.Activation, in *cfg.Inst) {
	name := "the variable"
	if in.Var != nil {
		name = in.Var.Name
	}
	if l.Options.PointerCheck {
		l.Check(a, in, ir.CheckDeref, 0, l.B.False(), "write: "+name+" is not const")
	}
}

// subConstMember is the number of the check of OnConstMember among those of its kind that an instruction makes.
const subConstMember = 2000

// OnConstMember checks that a write of n bytes spares the const members of variables (C11 6.7.3p6). A structure that is assigned as a whole is not looked at: C
// rejects such an assignment, and other tools take it.
func (l *Checks) OnConstMember(a *state.Activation, in *cfg.Inst, p, n ir.Reg) {
	if len(l.WithConsts) == 0 || in.Initial || !l.Options.PointerCheck || l.Dead {
		return
	}
	if ok := l.sparesConsts(p, n); !l.IsOne(ok) {
		if l.Site != nil {
			l.Blamed = l.ArgumentOf(p)
			defer func() { l.Blamed = 0 }()
		}
		l.Check(a, in, ir.CheckDeref, subConstMember, ok, "write: no const member of a variable is written")
	}
}

// OnConstStore is OnConstMember for a write of so many bytes. Most programs have no such members, and nothing is built for them.
func (l *Checks) OnConstStore(a *state.Activation, in *cfg.Inst, p ir.Reg, bytes int64) {
	if len(l.WithConsts) > 0 {
		l.OnConstMember(a, in, p, l.B.Addr(uint64(bytes)))
	}
}

// sparesConsts is the condition that none of n bytes at p lies in a const member of a variable.
func (l *Checks) sparesConsts(p, n ir.Reg) ir.Reg {
	objs, known := l.BasesOf(p)
	if !known {
		objs = l.WithConsts
	}
	ok := l.B.True()
	for _, obj := range objs {
		for _, m := range l.Consts[obj] {
			from, to := l.B.Addr(uint64(m.Off/8)), l.B.Addr(uint64((m.Off+m.Bits)/8))
			off := l.B.PtrOff(p)
			meet := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpUlt, off, to), l.B.Bin(ir.OpUlt, from, l.B.Bin(ir.OpAdd, off, n)))
			meet = l.B.Bin(ir.OpAnd, meet, l.B.Bin(ir.OpNe, n, l.B.Addr(0)))
			meet = l.B.Bin(ir.OpAnd, meet, l.B.Bin(ir.OpEq, l.Base(p), l.B.Addr(obj)))
			ok = l.B.Bin(ir.OpAnd, ok, l.B.Not(meet))
		}
	}
	return ok
}
