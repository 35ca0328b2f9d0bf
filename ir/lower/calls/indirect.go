package calls

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// Candidates returns the functions that a call through p may call.
func (l *Calls) Candidates(c *state.Call, p ir.Reg) []*program.Entity {
	return l.allowed(c, l.pointedTo(c, p))
}

// pointedTo returns the functions to which p may point, as far as is known.
func (l *Calls) pointedTo(c *state.Call, p ir.Reg) []*program.Entity {
	if base, off, ok := l.B.Oracle.ConstPtr(p); ok {
		if e := l.ObjOf[base]; e != nil && e.Func != nil && off == 0 {
			return []*program.Entity{e}
		}
		return nil
	}
	if bases, ok := l.B.Oracle.PtrBases(p); ok {
		var es []*program.Entity
		for _, b := range bases {
			if e := l.ObjOf[b]; e != nil && e.Func != nil {
				es = append(es, e)
			}
		}
		return es
	}
	var es []*program.Entity
	for _, e := range l.Program.AddressTaken {
		if sameCallType(c.LL, e.Func) || l.callable(c, e) {
			es = append(es, e)
		}
	}
	return es
}

// callable reports whether a machine could make the call although a type differs: only that of the result, or any if the call has no prototype.
func (l *Calls) callable(c *state.Call, e *program.Entity) bool {
	sig := e.Func.Sig
	if len(sig.Params) > len(c.LL.Args) || len(sig.Params) < len(c.LL.Args) && !sig.Variadic && !callsWithoutPrototype(c.LL) {
		return false
	}
	for i, t := range sig.Params {
		if !sameKind(l.LeavesOf(e.Unit, t), l.LeavesOf(c.Activation.Function.Unit, c.LL.Args[i].Type())) {
			return false
		}
	}
	ret := l.LeavesOf(e.Unit, sig.Ret)
	return len(ret) == 0 || len(c.Results) == 0 || sameKind(ret, c.Results)
}

func sameKind(x, y []program.Leaf) bool {
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if x[i].Type != y[i].Type {
			return false
		}
	}
	return true
}
