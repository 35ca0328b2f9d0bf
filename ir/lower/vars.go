package lower

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// varsOf are the variables that debug declarations tie to a function's values.
func (l *lowerer) varsOf(f *llir.Func) map[any]*variable {
	if m, ok := l.vars[f]; ok {
		return m
	}
	m := map[any]*variable{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			c, ok := in.(*llir.InstCall)
			if !ok || len(c.Args) < 2 {
				continue
			}
			if fn, ok := c.Callee.(*llir.Func); !ok || fn.Name() != "llvm.dbg.declare" {
				continue
			}
			if v, addr := l.debugArgs(c); v != nil && addr != nil {
				m[addr] = v
			}
		}
	}
	l.vars[f] = m
	return m
}

// debugArgs are the variable and the value of a debug intrinsic.
func (l *lowerer) debugArgs(c *llir.InstCall) (*variable, value.Value) {
	v, ok := metadataOf(c.Args[1]).(metadata.Metadata)
	if !ok {
		return nil, nil
	}
	addr, _ := metadataOf(c.Args[0]).(value.Value)
	return l.dbg.local(v), addr
}

func metadataOf(v value.Value) any {
	v = callArg(v)
	if md, ok := v.(*metadata.Value); ok {
		return md.Value
	}
	return v
}

// debugValue is the variable of a llvm.dbg.value and its new value's operand.
func (l *lowerer) debugValue(a *activation, c *llir.InstCall) (*variable, *operand) {
	v, x := l.debugArgs(c)
	if v == nil || x == nil {
		return nil, nil
	}
	if e, ok := metadataOf(c.Args[2]).(*metadata.DIExpression); !ok || len(e.Fields) > 0 {
		return nil, nil
	}
	op, ok := a.f.debugOps[x]
	if !ok || l.site != nil {
		return nil, nil
	}
	return v, &op
}

// paramVars are the variables of a function's parameters by position.
func (l *lowerer) paramVars(f *llir.Func) []*variable {
	vs := make([]*variable, len(f.Params))
	m := l.varsOf(f)
	idx := map[value.Value]int{}
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
		if st, ok := in.(*llir.InstStore); ok {
			if i, ok := idx[st.Src]; ok {
				if v := m[st.Dst]; v != nil {
					vs[i] = v
				}
			}
		}
	}
	return vs
}

func (l *lowerer) variableOf(f *function, a *llir.InstAlloca) *variable {
	return l.varsOf(f.ent.fn)[a]
}

// targetOf is the variable that a store to an address writes as a whole.
func (l *lowerer) targetOf(f *function, p value.Value) *variable {
	switch p := p.(type) {
	case *llir.InstAlloca, *llir.Param:
		return l.scalarVar(l.varsOf(f.ent.fn)[p])
	case *llir.Global:
		if e := f.mod.syms[p]; e != nil {
			return l.scalarVar(e.v)
		}
	}
	return nil
}

func (l *lowerer) scalarVar(v *variable) *variable {
	if v == nil {
		return nil
	}
	if x, ok := strip(v.typ).(*metadata.DICompositeType); ok && x.Tag != enum.DwarfTagEnumerationType {
		return nil
	}
	return v
}

// exprOf is the C expression of the object at an address, as far as the code
// before it and debug information tell; empty if they do not.
func (l *lowerer) exprOf(f *function, p value.Value) string {
	s, _ := l.lvalue(f, p, 0)
	return s
}

// lvalue is the expression for what p points to and its type.
func (l *lowerer) lvalue(f *function, p value.Value, depth int) (string, metadata.Field) {
	if depth > 6 {
		return "", nil
	}
	switch x := p.(type) {
	case *llir.InstAlloca, *llir.Param: // a parameter: the place of a structure that is returned
		if v := l.varsOf(f.ent.fn)[x]; v != nil {
			return v.name, v.typ
		}
	case *llir.Global:
		if e := f.mod.syms[x]; e != nil && e.v != nil {
			return e.v.name, e.v.typ
		}
	case *llir.InstBitCast:
		return l.lvalue(f, x.From, depth+1)
	case *llir.InstLoad:
		if s, t := l.lvalue(f, x.Src, depth+1); s != "" {
			return "*" + s, pointee(t)
		}
	case *llir.InstGetElementPtr:
		return l.elementOf(f, x, depth)
	case *constant.ExprGetElementPtr:
		return "", nil
	}
	return "", nil
}

func (l *lowerer) elementOf(f *function, x *llir.InstGetElementPtr, depth int) (string, metadata.Field) {
	s, t := l.lvalue(f, x.Src, depth+1)
	if s == "" || t == nil {
		return "", nil
	}
	star := s[0] == '*'
	if len(x.Indices) == 1 {
		if !star {
			return nextElement(s, x.Indices[0]), t
		}
		return fmt.Sprintf("%s[%s]", arrow(s[1:]), l.indexText(f, x.Indices[0])), t
	}
	if k := l.constInt(f.mod, x.Indices[0]); k == nil || k.Sign() != 0 || len(x.Indices) > 2 {
		return "", nil
	}
	switch et := x.ElemType.(type) {
	case *types.StructType:
		k := l.constInt(f.mod, x.Indices[1])
		if k == nil || k.Int64() >= int64(len(et.Fields)) {
			return "", nil
		}
		m := member(t, f.mod.dl.structOf(et).offs[k.Int64()])
		if m == nil {
			return "", nil
		}
		if star {
			return arrow(s[1:]) + "->" + m.Name, m.BaseType
		}
		return s + "." + m.Name, m.BaseType
	case *types.ArrayType:
		e := element(t)
		if e == nil || star {
			return "", nil
		}
		return fmt.Sprintf("%s[%s]", s, l.indexText(f, x.Indices[1])), e
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
func nextElement(s string, k value.Value) string {
	head, last, ok := strings.Cut(strings.TrimSuffix(s, "]"), "[")
	for ok && strings.Contains(last, "[") {
		var more string
		more, last, _ = strings.Cut(last, "[")
		head += "[" + more
	}
	i, err := strconv.Atoi(last)
	c, isConst := k.(*constant.Int)
	if !ok || err != nil || !isConst || !strings.HasSuffix(s, "]") {
		return ""
	}
	return fmt.Sprintf("%s[%d]", head, int64(i)+c.X.Int64())
}

// indexText is an index as C has it: a number, a variable, or "…".
func (l *lowerer) indexText(f *function, v value.Value) string {
	for range 4 {
		switch x := v.(type) {
		case *constant.Int:
			return x.X.String()
		case *llir.InstSExt:
			v = x.From
			continue
		case *llir.InstZExt:
			v = x.From
			continue
		case *llir.InstLoad:
			if s, _ := l.lvalue(f, x.Src, 4); s != "" {
				return s
			}
		}
		break
	}
	return "…"
}

// debugSize is the size of a debug type in bytes, 0 if it is unknown.
func debugSize(t metadata.Field) int64 {
	switch x := strip(t).(type) {
	case *metadata.DIBasicType:
		return int64(x.Size / 8)
	case *metadata.DICompositeType:
		return int64(x.Size / 8)
	case *metadata.DIDerivedType:
		return int64(x.Size / 8)
	}
	return 0
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
		if _, ok := b.term.ll.(*llir.TermUnreachable); ok && !b.callsEnd(l, f) {
			f.checkID(checkKey{b.term.id, ir.CheckUnreachable, 0})
		}
	}
	l.markAccusing(f)
	l.numberGoals(f)
}

// fails tells whether the block reports a check that failed.
func (b *block) fails(l *lowerer, f *function) bool {
	for i := range b.insts {
		c, ok := b.insts[i].ll.(*llir.InstCall)
		if !ok {
			continue
		}
		if k, ok := c.Callee.(constant.Constant); ok {
			if e := l.link.resolve(f.mod, k); e != nil && (hasPrefix(e.name, "__ubsan_handle_") || hasPrefix(e.name, "__assert")) && l.noReturn(e) {
				return true
			}
		}
	}
	return false
}

func (b *block) callsEnd(l *lowerer, f *function) bool {
	for i := range b.insts {
		if c, ok := b.insts[i].ll.(*llir.InstCall); ok {
			if k, ok := c.Callee.(constant.Constant); ok {
				if e := l.link.resolve(f.mod, k); e != nil && l.noReturn(e) {
					return true
				}
			}
		}
	}
	return false
}

func (l *lowerer) kindsOf(f *function, in *inst) []ir.CheckKind {
	switch x := in.ll.(type) {
	case *llir.InstLoad, *llir.InstStore:
		var kinds []ir.CheckKind
		if (in.prom < 0 || in.toConst) && l.opt.PointerCheck {
			kinds = derefKind
		}
		if _, isLoad := x.(*llir.InstLoad); isLoad && in.lay != nil {
			kinds = append(slices.Clone(kinds), ir.CheckUB)
		}
		return kinds
	case *llir.InstCmpXchg, *llir.InstAtomicRMW:
		return derefKind
	case *llir.InstShl, *llir.InstLShr, *llir.InstAShr:
		if l.opt.UndefinedShift && (in.wideCount && f.mod.checksShift || shiftsVector(f.mod, in.ll)) {
			return []ir.CheckKind{ir.CheckShift}
		}
	case *llir.InstSelect:
		if l.isAbs(x) {
			return []ir.CheckKind{ir.CheckOverflow}
		}
	case *llir.InstCall:
		k, ok := x.Callee.(constant.Constant)
		if !ok {
			return derefKind
		}
		if e := l.link.resolve(f.mod, k); e != nil && e.fn != nil {
			if e.name == "llvm.dbg.label" && l.errorLabel(x) != "" {
				return assertKind
			}
			if p := l.primitive(e); p != nil {
				return p.kinds
			}
		}
	}
	return nil
}
