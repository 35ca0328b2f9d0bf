package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// reacher walks from the entry to all functions and globals that may be used.
type reacher struct {
	l    *lowerer
	work []*entity
	seen map[constant.Constant]bool
}

// reach finds the globals that need an object and the functions whose address
// is taken, in the order of the modules.
func (l *lowerer) reach(roots []*entity, entry *entity) []*entity {
	r := &reacher{l: l, seen: map[constant.Constant]bool{}}
	for _, e := range roots {
		r.function(e)
	}
	for len(r.work) > 0 || l.addCallbacks(r, entry) {
		if len(r.work) == 0 {
			continue
		}
		e := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		if e.fn != nil {
			r.body(e)
		} else if e.glob != nil && e.glob.Init != nil {
			r.constant(e.mod, e.glob.Init)
		}
	}
	var order []*entity
	listed := map[*entity]bool{}
	add := func(e *entity) {
		if e == nil || !e.used || listed[e] || l.missing(e) {
			return
		}
		listed[e] = true
		order = append(order, e)
		if e.fn != nil {
			l.addressTaken = append(l.addressTaken, e)
		}
	}
	for _, m := range l.link.mods {
		for _, g := range m.ll.Globals {
			add(m.syms[g])
		}
	}
	for _, m := range l.link.mods {
		for _, f := range m.ll.Funcs {
			add(m.syms[f])
		}
	}
	return order
}

func (r *reacher) function(e *entity) {
	if e == nil || e.reached {
		return
	}
	e.reached = true
	if p := r.l.primitive(e); e.hasBody() && (p == nil || p.body) {
		r.work = append(r.work, e)
	}
}

func (r *reacher) body(e *entity) {
	bundlesToArgs(e.fn)
	r.l.looksAt(e)
	for _, b := range e.fn.Blocks {
		for _, in := range b.Insts {
			if c, ok := in.(*llir.InstCall); ok {
				r.call(e.mod, c)
				continue
			}
			r.operands(e.mod, in.Operands())
		}
		r.operands(e.mod, b.Term.Operands())
	}
}

func (r *reacher) operands(m *module, ops []*value.Value) {
	for _, op := range ops {
		if k, ok := (*op).(constant.Constant); ok {
			r.constant(m, k)
		}
	}
}

func (r *reacher) call(m *module, c *llir.InstCall) {
	if k, ok := c.Callee.(constant.Constant); ok {
		if e := r.l.link.resolve(m, k); e != nil && e.fn != nil {
			r.function(e)
			if p := r.l.primitive(e); p != nil && p.quiet || hasPrefix(e.name, "llvm.dbg.") {
				return
			}
		} else {
			r.constant(m, k)
		}
	}
	for _, a := range c.Args {
		if k, ok := callArg(a).(constant.Constant); ok {
			r.constant(m, k)
		}
	}
}

// constant marks what a constant refers to.
func (r *reacher) constant(m *module, c constant.Constant) {
	switch x := c.(type) {
	case *constant.Int, *constant.Null, *constant.CharArray, *constant.ZeroInitializer, *constant.Undef, *constant.Poison, *constant.Float:
	case *llir.Global:
		e := m.syms[x]
		if e != nil && e.alias != nil {
			r.constant(e.mod, e.alias.Aliasee)
			return
		}
		if e != nil && e.fn != nil {
			e.used = true
			r.function(e)
			return
		}
		if e != nil && !e.used {
			e.used = true
			r.work = append(r.work, e)
		}
	case *llir.Func:
		e := m.syms[x]
		if e != nil && e.alias != nil {
			r.constant(e.mod, e.alias.Aliasee)
			return
		}
		if e != nil {
			e.used = true
			if e.fn != nil {
				r.function(e)
			}
		}
	case *llir.Alias:
		if e := m.syms[x]; e != nil && e.alias != nil {
			r.constant(e.mod, e.alias.Aliasee)
		} else if e != nil {
			e.used = true
			r.function(e)
		}
	case *constant.Struct:
		r.all(m, x.Fields)
	case *constant.Array:
		r.all(m, x.Elems)
	case *constant.Vector:
		r.all(m, x.Elems)
	case *constant.Index:
		r.constant(m, x.Constant)
	case *constant.DSOLocalEquivalent:
		r.constant(m, x.Func)
	case *constant.NoCFI:
		r.constant(m, x.Func)
	case *constant.ExprBitCast:
		r.constant(m, x.From)
	case *constant.ExprAddrSpaceCast:
		r.constant(m, x.From)
	case *constant.ExprPtrToInt:
		if i := wrappedIndex(x); i != nil {
			r.constant(m, i)
			return
		}
		r.l.looks = true
		r.constant(m, x.From)
	case *constant.ExprIntToPtr:
		if from, ok := x.From.(*constant.ExprPtrToInt); ok {
			r.constant(m, from.From)
			return
		}
		r.constant(m, x.From)
	case *constant.ExprTrunc:
		r.constant(m, x.From)
	case *constant.ExprZExt:
		r.constant(m, x.From)
	case *constant.ExprSExt:
		r.constant(m, x.From)
	case *constant.ExprSIToFP:
		r.constant(m, x.From)
	case *constant.ExprUIToFP:
		r.constant(m, x.From)
	case *constant.ExprGetElementPtr:
		r.constant(m, x.Src)
		r.all(m, x.Indices)
	case *constant.ExprICmp:
		r.all(m, []constant.Constant{x.X, x.Y})
	case *constant.ExprSelect:
		r.all(m, []constant.Constant{x.Cond, x.X, x.Y})
	case *constant.ExprExtractValue:
		r.constant(m, x.X)
	case *constant.ExprInsertValue:
		r.all(m, []constant.Constant{x.X, x.Elem})
	default:
		if x, ok := c.(*constant.ExprSub); ok && isPtrToInt(x.X) && isPtrToInt(x.Y) {
			r.all(m, []constant.Constant{x.X.(*constant.ExprPtrToInt).From, x.Y.(*constant.ExprPtrToInt).From})
			return
		}
		if _, ok := binaryOp(c); ok {
			a, b := exprOperands(c)
			r.all(m, []constant.Constant{a, b})
		}
	}
}

func (r *reacher) all(m *module, cs []constant.Constant) {
	for _, c := range cs {
		r.constant(m, c)
	}
}

// missing tells whether e is a weak symbol that nothing defines: a linker gives it address 0.
func (l *lowerer) missing(e *entity) bool {
	if e == nil || !e.weakly() || e.fn != nil && l.primitive(e) != nil {
		return false
	}
	l.report.Warnings = addOnce(l.report.Warnings, "weak symbol "+e.name+" has no definition: its address is null")
	return true
}

// shapeless tells whether e is a variable that is declared without a size and defined nowhere.
func (e *entity) shapeless() bool {
	if e == nil || e.glob == nil || e.rank != rankDecl || e.size > 0 {
		return false
	}
	switch t := e.glob.ContentType.(type) {
	case *types.ArrayType:
		return true
	case *types.StructType:
		return t.Opaque
	}
	return false
}

func (l *lowerer) address(e *entity) ir.Reg {
	if e != nil && e.glob != nil && e.rank == rankDecl && ofATool(e.name) && e.name != maxMallocSize {
		l.fail("%s", e.name) // a checker's variable, with a meaning that is not known here
	}
	if e.shapeless() {
		l.fail("variable %s, which is declared without a size and defined nowhere", e.name)
	}
	if l.missing(e) {
		return l.b.Null()
	}
	if e != nil && e.glob != nil && uint64(e.size) > l.maxObject() {
		l.fail("%s", l.noRoom())
	}
	if e == nil || e.reg == 0 {
		name := "?"
		if e != nil {
			name = e.name
		}
		l.fail("address of %s", name)
	}
	return e.reg
}
