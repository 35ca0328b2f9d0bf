package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// reacher walks from the entry to all functions and globals that may be used.
type reacher struct {
	l    *lowerer
	work []*entity
}

// reach finds the globals that need an object and the functions whose address
// is taken, in the order of the modules.
func (l *lowerer) reach(roots []*entity, entry *entity) []*entity {
	r := &reacher{l: l}
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
	r.l.looksAt(e)
	for _, b := range e.fn.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.Call {
				r.call(e.mod, in)
				continue
			}
			r.operands(e.mod, in.Operands())
		}
		r.operands(e.mod, b.Term.Operands())
		r.constants(e.mod, b.Term.Cases)
	}
}

func (r *reacher) operands(m *module, ops []llvm.Value) {
	for _, op := range ops {
		if k, ok := op.(llvm.Constant); ok {
			r.constant(m, k)
		}
	}
}

func (r *reacher) call(m *module, c *llvm.Inst) {
	if k, ok := c.Callee.(llvm.Constant); ok {
		if e := r.l.link.resolve(m, k); e != nil && e.fn != nil {
			r.function(e)
			if p := r.l.primitive(e); p != nil && p.quiet {
				return
			}
		} else {
			r.constant(m, k)
		}
	}
	r.operands(m, c.Args)
}

// constant marks what a constant refers to.
func (r *reacher) constant(m *module, c llvm.Constant) {
	switch x := c.(type) {
	case *llvm.Global:
		e := m.syms[x]
		switch {
		case e == nil:
		case e.alias != nil:
			r.constant(e.mod, e.alias.Aliasee)
		case e.fn != nil:
			e.used = true
			r.function(e)
		case !e.used:
			e.used = true
			r.work = append(r.work, e)
		}
	case *llvm.Func:
		e := m.syms[x]
		switch {
		case e == nil:
		case e.alias != nil:
			r.constant(e.mod, e.alias.Aliasee)
		default:
			e.used = true
			if e.fn != nil {
				r.function(e)
			}
		}
	case *llvm.Alias:
		if e := m.syms[x]; e != nil && e.alias != nil {
			r.constant(e.mod, e.alias.Aliasee)
		} else if e != nil {
			e.used = true
			r.function(e)
		}
	case *llvm.Aggregate:
		r.constants(m, x.Elems)
	case *llvm.ConstExpr:
		r.expression(m, &x.Inst)
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
	t := e.glob.Elem
	return t.Kind == llvm.Array || t.Kind == llvm.Struct && t.Opaque
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

// expression marks what a constant expression refers to.
func (r *reacher) expression(m *module, x *llvm.Inst) {
	switch {
	case x.Op == llvm.PtrToInt:
		r.l.looks = true
	case x.Op == llvm.IntToPtr && isPtrToInt(x.Args[0]):
		r.operands(m, llvm.AsInst(x.Args[0]).Args)
		return
	case x.Op == llvm.Sub && isPtrToInt(x.Args[0]) && isPtrToInt(x.Args[1]): // a difference shows no address
		r.operands(m, llvm.AsInst(x.Args[0]).Args)
		r.operands(m, llvm.AsInst(x.Args[1]).Args)
		return
	}
	r.operands(m, x.Args)
}

// constants marks what constants refer to.
func (r *reacher) constants(m *module, cs []llvm.Constant) {
	for _, c := range cs {
		r.constant(m, c)
	}
}
