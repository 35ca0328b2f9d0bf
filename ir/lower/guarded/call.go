package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Library gives meaning to functions that the checker knows by their names.
type Library interface {
	cfg.Library

	// Meaning is what has to be known about a function before it is called.
	Meaning(*program.Entity) program.Meaning
	// Call executes a call of a function that has a meaning here. It gives the scalars of the result; the path may have ended.
	Call(*state.Call, *program.Entity) []ir.Reg
}

func (l *Machine) callInst(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	if asm, ok := x.Callee.(*llvm.InlineAsm); ok {
		l.asm(a, in, x, asm)
		return
	}
	e := l.Program.CalledBy(a.Function.Entity, x)
	c := &state.Call{Activation: a, Inst: in, LL: x, Results: l.LeavesOf(a.Function.Unit, x.Typ)}
	if e == nil || e.Func == nil {
		c.Name = "function pointer"
		if in.ConstResult > 0 {
			l.Calls.ConstResult(c, func() { l.indirect(c, l.Scalar(a, &in.Operands[0])) })
			return
		}
		l.indirect(c, l.Scalar(a, &in.Operands[0]))
		return
	}
	c.Name = e.Name
	if l.Calls.OfCast(c, e); l.Dead {
		return
	}
	if in.ConstResult > 0 {
		l.Calls.ConstResult(c, func() { l.invoke(c, e) })
		return
	}
	l.Put(a, in.Result, l.invoke(c, e)...)
}

// invoke calls a known function: a harness or library primitive, a body that
// is inlined, or a function without one. The path may end in it.
func (l *Machine) invoke(c *state.Call, e *program.Entity) []ir.Reg {
	c.Callee = e
	own := l.lib.Meaning(e).Own
	if !own { // what a call promises is checked whether the body or a contract stands for the function
		if l.OnCall(c, e); l.Dead {
			return nil
		}
	}
	if rs, done := l.Contract.contracted(c, e); done {
		return rs
	}
	if own {
		return l.lib.Call(c, e)
	}
	if !e.HasBody() {
		return l.NoBody(c, e)
	}
	return l.Inline(c, e)
}

// indirect calls through a pointer. The candidates are the functions to which the pointer may point as far as the consumer knows. If it knows nothing, they are
// the functions whose address is taken and whose type could be that of the call. It is asserted that the pointer is one of the candidates.
func (l *Machine) indirect(c *state.Call, p ir.Reg) {
	p = l.Fit(p, ir.TPtr)
	cands := l.Calls.Candidates(c, p)
	l.Arguments(c)
	var outs []state.Edge
	for _, e := range cands {
		is := l.B.Bin(ir.OpEq, p, e.Reg)
		v, known := l.B.ConstInt(is)
		if known && v == 0 {
			continue
		}
		rest := l.State
		if !known {
			gy, gn := path.Branch(l.State.Guard, is)
			rest = l.Fork(&l.State, gn)
			l.State.Guard = gy
			l.OnPath(gy)
		}
		sub := *c
		sub.Name = e.Name
		var rs []ir.Reg
		if l.Calls.OfType(&sub, e); !l.Dead {
			rs = l.invoke(&sub, e)
		}
		if !l.Dead {
			outs = append(outs, state.Edge{State: l.Fork(&l.State, l.State.Guard), Vals: rs})
		}
		if known {
			l.meetAgain(c, outs)
			return
		}
		l.Dead = false
		l.State = rest
		l.State.Guard = path.Reduce(l.State.Guard)
		l.OnPath(l.State.Guard)
	}
	l.leadsNowhere(c, p)
	l.meetAgain(c, outs)
}

// leadsNowhere ends the executions that call through p, which is none of the candidates.
func (l *Machine) leadsNowhere(c *state.Call, p ir.Reg) {
	if l.Calls.NotListed(c, p) {
		return
	}
	if held := l.Program.UntoldCallbacks(); held != "" {
		l.Cannot(c.Activation, c.Inst, "a call through a pointer that may come from the variable "+held+
			", which has no definition: assembly with opaque pointers does not tell the function's type")
		return
	}
	l.Because("", ir.Operand{Reg: p})
	l.About = ir.AboutNoCode
	l.Fails(c, ir.CheckDeref, 0, "call through an invalid function pointer") // with any flags, since what follows has no meaning
}

func (l *Machine) meetAgain(c *state.Call, outs []state.Edge) {
	l.SetPos(c.Inst.Pos)
	if len(outs) == 0 {
		l.Dead = true
		return
	}
	e := l.Join(outs, nil)
	l.State, l.Dead = e.State, e.Guard.Impossible
	if !l.Dead {
		l.OnPath(l.State.Guard)
		l.Put(c.Activation, c.Inst.Result, e.Vals...)
	}
}

// debugCall uses a debug intrinsic's operands for the trace.
func (l *Machine) debugCall(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	switch x.Op {
	case llvm.DbgLabel:
		l.label(a, in, x)
	case llvm.DbgValue:
		v, op := l.debugValue(a, x)
		if v == nil || op == nil {
			return
		}
		if rs := l.Scalars(a, op); len(rs) == 1 && rs[0] != 0 {
			l.Note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: v.Name, CType: v.CType, Layout: l.Program.EnumOf(v.Type)})
		}
	}
}
