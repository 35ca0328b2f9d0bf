package guarded

import (
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// debugValue is the variable of a llvm.dbg.value and its new value's operand.
func (l *Machine) debugValue(a *state.Activation, x *llvm.Inst) (*program.Variable, *cfg.Operand) {
	v := l.Program.Debug.Local(x.Var)
	if v == nil || x.Of == nil || !x.Raw {
		return nil, nil
	}
	op, ok := a.Function.DebugOps[x.Of]
	if !ok || l.Site != nil {
		return nil, nil
	}
	return v, &op
}
