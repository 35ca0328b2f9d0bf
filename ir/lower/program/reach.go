package program

import (
	"seabmc/llvm"
)

// reacher walks from the entry to all functions and globals that may be used.
type reacher struct {
	prog *Program
	work []*Entity
}

// Reach finds the globals that need an object and the functions whose address
// is taken, in the order of the modules.
func (p *Program) Reach(roots []*Entity, entry *Entity) []*Entity {
	r := &reacher{prog: p}
	for _, e := range roots {
		r.function(e)
	}
	for len(r.work) > 0 || p.addCallbacks(r, entry) {
		if len(r.work) == 0 {
			continue
		}
		e := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		if e.Func != nil {
			r.body(e)
		} else if e.Global != nil && e.Global.Init != nil {
			r.constant(e.Unit, e.Global.Init)
		}
	}
	var order []*Entity
	listed := map[*Entity]bool{}
	add := func(e *Entity) {
		if e == nil || !e.used || listed[e] || p.Missing(e) {
			return
		}
		listed[e] = true
		order = append(order, e)
		if e.Func != nil {
			p.AddressTaken = append(p.AddressTaken, e)
		}
	}
	for _, m := range p.Mods {
		for _, g := range m.LL.Globals {
			add(m.Symbols[g])
		}
	}
	for _, m := range p.Mods {
		for _, f := range m.LL.Funcs {
			add(m.Symbols[f])
		}
	}
	return order
}

func (r *reacher) function(e *Entity) {
	if e == nil || e.reached {
		return
	}
	e.reached = true
	if p := r.prog.meaning(e); e.HasBody() && (!p.Own || p.Body) {
		r.work = append(r.work, e)
	}
}

func (r *reacher) body(e *Entity) {
	r.prog.looksAt(e)
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.Call {
				r.call(e.Unit, in)
				continue
			}
			r.operands(e.Unit, in.Operands())
		}
		r.operands(e.Unit, b.Term.Operands())
		r.constants(e.Unit, b.Term.Cases)
	}
}

func (r *reacher) operands(m *Unit, ops []llvm.Value) {
	for _, op := range ops {
		if k, ok := op.(llvm.Constant); ok {
			r.constant(m, k)
		}
	}
}

func (r *reacher) call(m *Unit, c *llvm.Inst) {
	if k, ok := c.Callee.(llvm.Constant); ok {
		if e := r.prog.Resolve(m, k); e != nil && e.Func != nil {
			r.function(e)
			if r.prog.meaning(e).Quiet {
				return
			}
		} else {
			r.constant(m, k)
		}
	}
	r.operands(m, c.Args)
}

// constant marks what a constant refers to.
func (r *reacher) constant(m *Unit, c llvm.Constant) {
	switch x := c.(type) {
	case *llvm.Global:
		e := m.Symbols[x]
		switch {
		case e == nil:
		case e.Alias != nil:
			r.constant(e.Unit, e.Alias.Aliasee)
		case e.Func != nil:
			e.used = true
			r.function(e)
		case !e.used:
			e.used = true
			r.work = append(r.work, e)
		}
	case *llvm.Func:
		e := m.Symbols[x]
		switch {
		case e == nil:
		case e.Alias != nil:
			r.constant(e.Unit, e.Alias.Aliasee)
		default:
			e.used = true
			if e.Func != nil {
				r.function(e)
			}
		}
	case *llvm.Alias:
		if e := m.Symbols[x]; e != nil && e.Alias != nil {
			r.constant(e.Unit, e.Alias.Aliasee)
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

// Missing reports whether e is a weak symbol that nothing defines. A linker gives it address 0.
func (p *Program) Missing(e *Entity) bool {
	if e == nil || !e.Weak() || e.Func != nil && p.meaning(e).Own {
		return false
	}
	p.warn("weak symbol " + e.Name + " has no definition: its address is null")
	return true
}

// expression marks what a constant expression refers to.
func (r *reacher) expression(m *Unit, x *llvm.Inst) {
	switch {
	case x.Op == llvm.PtrToInt:
		r.prog.LooksAtAddresses = true
	case x.Op == llvm.IntToPtr && llvm.Is(x.Args[0], llvm.PtrToInt):
		r.operands(m, llvm.AsInst(x.Args[0]).Args)
		return
	case x.Op == llvm.Sub && llvm.Is(x.Args[0], llvm.PtrToInt) && llvm.Is(x.Args[1], llvm.PtrToInt): // a difference shows no address
		r.operands(m, llvm.AsInst(x.Args[0]).Args)
		r.operands(m, llvm.AsInst(x.Args[1]).Args)
		return
	}
	r.operands(m, x.Args)
}

// constants marks what constants refer to.
func (r *reacher) constants(m *Unit, cs []llvm.Constant) {
	for _, c := range cs {
		r.constant(m, c)
	}
}

// addCallbacks finds the functions that pointers from outside may lead to, and marks them as used. It reports whether there are more than before.
func (p *Program) addCallbacks(r *reacher, entry *Entity) (more bool) {
	var taken, named callbacks
	passed := passedTo(entry)
	for i, t := range append(passed, p.heldOutside()...) {
		key := t.String()
		if _, done := p.Callbacks[key]; done {
			continue
		}
		if taken == nil {
			taken, named = p.functionsByType(entry)
		}
		list := taken[key]
		if len(list) == 0 && i < len(passed) {
			list = named[key]
		}
		if p.Callbacks == nil {
			p.Callbacks = callbacks{}
		}
		p.Callbacks[key] = list
		for _, e := range list {
			e.used = true
			r.function(e)
		}
		more = true
	}
	return more
}
