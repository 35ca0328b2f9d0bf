package lower

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// varsOf are the variables that debug declarations tie to a function's values.
func (l *lowerer) varsOf(f *llvm.Func) map[llvm.Value]*variable {
	if m, ok := l.vars[f]; ok {
		return m
	}
	m := map[llvm.Value]*variable{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.DbgDeclare && in.Of != nil {
				if v := l.dbg.local(in.Var); v != nil {
					m[in.Of] = v
				}
			}
		}
	}
	l.vars[f] = m
	return m
}

// debugValue is the variable of a llvm.dbg.value and its new value's operand.
func (l *lowerer) debugValue(a *activation, x *llvm.Inst) (*variable, *operand) {
	v := l.dbg.local(x.Var)
	if v == nil || x.Of == nil || !x.Raw {
		return nil, nil
	}
	op, ok := a.f.debugOps[x.Of]
	if !ok || l.site != nil {
		return nil, nil
	}
	return v, &op
}

// paramVars are the variables of a function's parameters by position.
func (l *lowerer) paramVars(f *llvm.Func) []*variable {
	vs := make([]*variable, len(f.Params))
	m := l.varsOf(f)
	idx := map[llvm.Value]int{}
	for i, p := range f.Params {
		idx[p] = i
		if v := m[p]; v != nil {
			vs[i] = v
		}
	}
	if len(f.Blocks) == 0 {
		return vs
	}
	for _, in := range f.Blocks[0].Insts {
		if in.Op != llvm.Store {
			continue
		}
		if i, ok := idx[in.Args[0]]; ok {
			if v := m[in.Args[1]]; v != nil {
				vs[i] = v
			}
		}
	}
	return vs
}

func (l *lowerer) variableOf(f *function, a *llvm.Inst) *variable {
	return l.varsOf(f.ent.fn)[a]
}

// targetOf is the variable that a store to an address writes as a whole.
func (l *lowerer) targetOf(f *function, p llvm.Value) *variable {
	if g, ok := p.(*llvm.Global); ok {
		if e := f.mod.syms[g]; e != nil {
			return l.scalarVar(e.v)
		}
		return nil
	}
	if llvm.Is(p, llvm.Alloca) || isParam(p) {
		return l.scalarVar(l.varsOf(f.ent.fn)[p])
	}
	return nil
}

// isParam tells of a parameter.
func isParam(v llvm.Value) bool {
	_, ok := v.(*llvm.Param)
	return ok
}

// composite tells of a type that is composed of others, or an enumeration.
func composite(t *llvm.DIType) bool {
	if t == nil {
		return false
	}
	switch t.Tag {
	case llvm.ArrayType, llvm.StructType, llvm.UnionType, llvm.EnumType, llvm.OtherComposite:
		return true
	}
	return false
}

func (l *lowerer) scalarVar(v *variable) *variable {
	if v == nil {
		return nil
	}
	if t := strip(v.typ); composite(t) && t.Tag != llvm.EnumType {
		return nil
	}
	return v
}

// exprOf is the C expression of the object at an address, as far as the code
// before it and debug information tell; empty if they do not.
func (l *lowerer) exprOf(f *function, p llvm.Value) string {
	s, _ := l.lvalue(f, p, 0)
	return s
}

// lvalue is the expression for what p points to and its type.
func (l *lowerer) lvalue(f *function, p llvm.Value, depth int) (string, *llvm.DIType) {
	if depth > 6 {
		return "", nil
	}
	switch x := p.(type) {
	case *llvm.Param: // the place of a structure that is returned
		if v := l.varsOf(f.ent.fn)[x]; v != nil {
			return v.name, v.typ
		}
	case *llvm.Global:
		if e := f.mod.syms[x]; e != nil && e.v != nil {
			return e.v.name, e.v.typ
		}
	case *llvm.Inst:
		switch x.Op {
		case llvm.Alloca:
			if v := l.varsOf(f.ent.fn)[x]; v != nil {
				return v.name, v.typ
			}
		case llvm.BitCast:
			return l.lvalue(f, x.Args[0], depth+1)
		case llvm.Load:
			if s, t := l.lvalue(f, x.Args[0], depth+1); s != "" {
				return "*" + s, pointee(t)
			}
		case llvm.GEP:
			return l.elementOf(f, x, depth)
		}
	}
	return "", nil
}

func (l *lowerer) elementOf(f *function, x *llvm.Inst, depth int) (string, *llvm.DIType) {
	s, t := l.lvalue(f, x.Args[0], depth+1)
	if s == "" || t == nil {
		return "", nil
	}
	star := s[0] == '*'
	indices := x.Args[1:]
	if len(indices) == 1 {
		if !star {
			return nextElement(s, indices[0]), t
		}
		return fmt.Sprintf("%s[%s]", arrow(s[1:]), l.indexText(f, indices[0])), t
	}
	if k := l.constInt(f.mod, indices[0]); k == nil || k.Sign() != 0 || len(indices) > 2 {
		return "", nil
	}
	switch et := x.Elem; et.Kind {
	case llvm.Struct:
		k := l.constInt(f.mod, indices[1])
		if k == nil || k.Int64() >= int64(len(et.Fields)) {
			return "", nil
		}
		m := member(t, f.mod.dl.structOf(et).offs[k.Int64()])
		if m == nil {
			return "", nil
		}
		if star {
			return arrow(s[1:]) + "->" + m.Name, m.Base
		}
		return s + "." + m.Name, m.Base
	case llvm.Array:
		e := element(t)
		if e == nil || star {
			return "", nil
		}
		return fmt.Sprintf("%s[%s]", s, l.indexText(f, indices[1])), e
	}
	return "", nil
}

// arrow is an expression as it stands before -> and [.
func arrow(s string) string {
	if strings.HasPrefix(s, "*") {
		return "(" + s + ")"
	}
	return s
}

// nextElement is the element k behind s, which ends in a constant index; else empty.
func nextElement(s string, k llvm.Value) string {
	head, last, ok := strings.Cut(strings.TrimSuffix(s, "]"), "[")
	for ok && strings.Contains(last, "[") {
		var more string
		more, last, _ = strings.Cut(last, "[")
		head += "[" + more
	}
	i, err := strconv.Atoi(last)
	c, isConst := k.(*llvm.ConstInt)
	if !ok || err != nil || !isConst || !strings.HasSuffix(s, "]") {
		return ""
	}
	return fmt.Sprintf("%s[%d]", head, int64(i)+c.X.Int64())
}

// indexText is an index as C has it: a number, a variable, or "…".
func (l *lowerer) indexText(f *function, v llvm.Value) string {
	for range 4 {
		if c, ok := v.(*llvm.ConstInt); ok {
			return c.X.String()
		}
		x, ok := v.(*llvm.Inst)
		if !ok {
			break
		}
		switch x.Op {
		case llvm.SExt, llvm.ZExt:
			v = x.Args[0]
			continue
		case llvm.Load:
			if s, _ := l.lvalue(f, x.Args[0], 4); s != "" {
				return s
			}
		}
		break
	}
	return "…"
}

// debugSize is the size of a debug type in bytes, 0 if it is unknown.
func debugSize(t *llvm.DIType) int64 {
	if t = strip(t); t == nil || t.Tag == llvm.FunctionType {
		return 0
	}
	return t.Size / 8
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

// calledBy is what an instruction calls by name, nil if it calls nothing or through a pointer.
func (l *lowerer) calledBy(f *function, x *llvm.Inst) *entity {
	if k, ok := x.Callee.(llvm.Constant); ok && x.Op == llvm.Call {
		return l.link.resolve(f.mod, k)
	}
	return nil
}

// fails tells whether the block reports a check that failed.
func (b *block) fails(l *lowerer, f *function) bool {
	for i := range b.insts {
		if e := l.calledBy(f, b.insts[i].ll); e != nil && (hasPrefix(e.name, "__ubsan_handle_") || hasPrefix(e.name, "__assert")) && l.noReturn(e) {
			return true
		}
	}
	return false
}

func (b *block) callsEnd(l *lowerer, f *function) bool {
	for i := range b.insts {
		if e := l.calledBy(f, b.insts[i].ll); e != nil && l.noReturn(e) {
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
		if l.opt.UndefinedShift && (in.wideCount && f.mod.checksShift || shiftsVector(f.mod, x)) {
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
		if e := l.calledBy(f, x); e != nil && e.fn != nil {
			if p := l.primitive(e); p != nil {
				return p.kinds
			}
		}
	}
	return nil
}
