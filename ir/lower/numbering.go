package lower

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// debugValue is the variable of a llvm.dbg.value and its new value's operand.
func (l *lowerer) debugValue(a *activation, x *llvm.Inst) (*program.Variable, *operand) {
	v := l.prog.Debug.Local(x.Var)
	if v == nil || x.Of == nil || !x.Raw {
		return nil, nil
	}
	op, ok := a.f.debugOps[x.Of]
	if !ok || l.site != nil {
		return nil, nil
	}
	return v, &op
}

// numberChecks gives the checks that are known beforehand their ids, in the
// order of the instructions.
func (l *lowerer) numberChecks(f *function) {
	for _, b := range f.blocks {
		for i := range b.insts {
			in := &b.insts[i]
			for k, kind := range l.kindsOf(f, in) {
				sub := 0
				for _, before := range l.kindsOf(f, in)[:k] {
					if before == kind {
						sub++
					}
				}
				f.checkID(checkKey{in.id, kind, sub})
			}
		}
		b.failing = b.fails(l, f)
		if b.term.ll.Op == llvm.Unreachable && !b.callsEnd(l, f) {
			f.checkID(checkKey{b.term.id, ir.CheckUnreachable, 0})
		}
	}
	l.markAccusing(f)
	l.numberGoals(f)
}

// fails tells whether the block reports a check that failed.
func (b *block) fails(l *lowerer, f *function) bool {
	for i := range b.insts {
		if e := l.prog.CalledBy(f.ent, b.insts[i].ll); e != nil && (strings.HasPrefix(e.Name, "__ubsan_handle_") || strings.HasPrefix(e.Name, "__assert")) && l.noReturn(e) {
			return true
		}
	}
	return false
}

func (b *block) callsEnd(l *lowerer, f *function) bool {
	for i := range b.insts {
		if e := l.prog.CalledBy(f.ent, b.insts[i].ll); e != nil && l.noReturn(e) {
			return true
		}
	}
	return false
}

func (l *lowerer) kindsOf(f *function, in *inst) []ir.CheckKind {
	x := in.ll
	switch x.Op {
	case llvm.Load, llvm.Store:
		var kinds []ir.CheckKind
		if (in.prom < 0 || in.toConst) && l.opt.PointerCheck {
			kinds = derefKind
		}
		if x.Op == llvm.Load && in.lay != nil {
			kinds = append(slices.Clone(kinds), ir.CheckUB)
		}
		return kinds
	case llvm.CmpXchg, llvm.AtomicRMW:
		return derefKind
	case llvm.Shl, llvm.LShr, llvm.AShr:
		if l.opt.UndefinedShift && (in.wideCount && f.mod.ChecksShift || shiftsVector(f.mod, x)) {
			return []ir.CheckKind{ir.CheckShift}
		}
	case llvm.Select:
		if l.isAbs(x) {
			return []ir.CheckKind{ir.CheckOverflow}
		}
	case llvm.DbgLabel:
		if l.errorLabel(x) != "" {
			return assertKind
		}
	case llvm.Call:
		if !llvm.IsConst(x.Callee) {
			return derefKind
		}
		if e := l.prog.CalledBy(f.ent, x); e != nil && e.Func != nil {
			if p := l.primitive(e); p != nil {
				return p.kinds
			}
		}
	}
	return nil
}
