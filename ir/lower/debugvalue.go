package lower

import (
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// debugValue is the variable of a llvm.dbg.value and its new value's operand.
func (l *lowerer) debugValue(a *activation, x *llvm.Inst) (*program.Variable, *cfg.Operand) {
	v := l.prog.Debug.Local(x.Var)
	if v == nil || x.Of == nil || !x.Raw {
		return nil, nil
	}
	op, ok := a.f.DebugOps[x.Of]
	if !ok || l.site != nil {
		return nil, nil
	}
	return v, &op
}
