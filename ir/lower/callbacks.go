package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// Pointers to functions that a program gets from outside: arguments of the entry, members of what they point to,
// variables that no file defines. Such a pointer is null, a function of the program, or one of the environment.
// Of the program's functions it may be any of its type whose address is taken somewhere; an argument, if there is none, any of
// its type that other files can name. A function of the environment returns anything and writes nothing, as any
// function without a body; the report names it.

// maxCallbacks is the most pointers of one object that are made so.
const maxCallbacks = 64

// callbacks are the functions that pointers from outside may lead to, by the text of their type.
type callbacks map[string][]*entity

// callbackAt is a pointer to a function in an object.
type callbackAt struct {
	off int64
	typ *llvm.Type
}

// callbacksIn lists the pointers to functions in an object of type t, nothing if there are too many.
func callbacksIn(m *module, t *llvm.Type) (list []callbackAt) {
	type part struct {
		t   *llvm.Type
		off int64
	}
	for todo := []part{{t, 0}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch t := p.t; t.Kind {
		case llvm.Ptr:
			if t.Fn != nil {
				list = append(list, callbackAt{p.off, t.Fn})
			}
		case llvm.Struct:
			if t.Opaque {
				continue
			}
			s := m.dl.structOf(t)
			for i, f := range t.Fields {
				todo = append(todo, part{f, p.off + s.offs[i]})
			}
		case llvm.Array:
			size := m.dl.size(t.Elem)
			for i := range min(t.Len, maxCallbacks+1) {
				todo = append(todo, part{t.Elem, p.off + int64(i)*size})
			}
		}
		if len(list) > maxCallbacks || len(todo) > 64*maxCallbacks {
			return nil
		}
	}
	return list
}

// passedTo lists the types of functions that a function's arguments lead to.
func passedTo(entry *entity) (list []*llvm.Type) {
	for _, p := range entry.fn.Params {
		if p.Typ.Fn != nil {
			list = append(list, p.Typ.Fn)
		} else if p.Elem != nil {
			for _, c := range callbacksIn(entry.mod, p.Elem) {
				list = append(list, c.typ)
			}
		}
	}
	return list
}

// heldOutside lists the types of functions that variables lead to which are used and defined nowhere.
func (l *lowerer) heldOutside() (list []*llvm.Type) {
	for _, m := range l.link.mods {
		for _, g := range m.ll.Globals {
			if e := m.syms[g]; e != nil && e.used && e.undefined() {
				for _, c := range callbacksIn(e.mod, e.glob.Elem) {
					list = append(list, c.typ)
				}
			}
		}
	}
	return list
}

// undefined tells of a variable that no file defines.
func (e *entity) undefined() bool {
	return e.glob != nil && e.glob.Init == nil && !e.mod.model && !environmentNames[e.name]
}

// addCallbacks finds the functions that pointers from outside may lead to, and marks them as used. It tells whether
// there are more than before.
func (l *lowerer) addCallbacks(r *reacher, entry *entity) (more bool) {
	var taken, named callbacks
	passed := passedTo(entry)
	for i, t := range append(passed, l.heldOutside()...) {
		key := t.String()
		if _, done := l.callbacks[key]; done {
			continue
		}
		if taken == nil {
			taken, named = l.functionsByType(entry)
		}
		list := taken[key]
		if len(list) == 0 && i < len(passed) {
			list = named[key]
		}
		if l.callbacks == nil {
			l.callbacks = callbacks{}
		}
		l.callbacks[key] = list
		for _, e := range list {
			e.used = true
			r.function(e)
		}
		more = true
	}
	return more
}

// functionsByType are the functions whose address the program takes, in whatever function or variable, and those that
// other files can name, by their types.
func (l *lowerer) functionsByType(entry *entity) (taken, named callbacks) {
	isTaken := map[*entity]bool{}
	seen := map[llvm.Constant]bool{}
	for _, m := range l.link.mods {
		if m.model {
			continue
		}
		for _, g := range m.ll.Globals {
			l.addressesIn(m, g.Init, seen, isTaken)
		}
		for _, f := range m.ll.Funcs {
			for _, b := range f.Blocks {
				for _, in := range b.Insts {
					for _, op := range in.Args { // without what is called
						if k, ok := op.(llvm.Constant); ok {
							l.addressesIn(m, k, seen, isTaken)
						}
					}
				}
			}
		}
	}
	taken, named = callbacks{}, callbacks{}
	for _, m := range l.link.mods {
		for _, f := range m.ll.Funcs {
			e := m.syms[f]
			if m.model || e == nil || e.fn != f || e == entry || hasPrefix(e.name, "llvm.") {
				continue
			}
			key := f.Sig.String()
			switch {
			case isTaken[e]:
				taken[key] = append(taken[key], e)
			case e.hasBody() && l.primitive(e) == nil && l.link.table[e.name] == e:
				named[key] = append(named[key], e)
			}
		}
	}
	return taken, named
}

func calleeName(c *llvm.Inst) string {
	if f, ok := c.Callee.(*llvm.Func); ok {
		return f.Name
	}
	return ""
}

// addressesIn enters the functions that a constant has the address of.
func (l *lowerer) addressesIn(m *module, c llvm.Constant, seen map[llvm.Constant]bool, taken map[*entity]bool) {
	for todo := []llvm.Constant{c}; len(todo) > 0; {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch x := c.(type) {
		case *llvm.Func:
			if e := l.link.resolve(m, x); e != nil && e.fn != nil {
				taken[e] = true
			}
		case *llvm.Aggregate:
			if x.Typ.Kind != llvm.Vector {
				todo = append(todo, x.Elems...)
			}
		case *llvm.ConstExpr:
			if seen[c] {
				continue
			}
			seen[c] = true
			switch x.Op {
			case llvm.BitCast, llvm.PtrToInt, llvm.Select:
				for _, a := range x.Args {
					todo = append(todo, a.(llvm.Constant))
				}
			}
		}
	}
}

// callback is a pointer to a function of type t that comes from outside.
func (l *lowerer) callback(m *module, t *llvm.Type, name string) ir.Reg {
	p := l.b.Select(l.b.Nondet(ir.I1, name+" is null"), l.b.Null(), l.environmentFunction(m, t, name))
	for _, e := range l.callbacks[t.String()] {
		if e.reg != 0 {
			p = l.b.Select(l.b.Nondet(ir.I1, name+" is "+e.name), e.reg, p)
		}
	}
	l.input([]ir.Reg{p}, name, llvm.PtrType)
	return p
}

// environmentFunction is the address of a function that is not the program's.
func (l *lowerer) environmentFunction(m *module, t *llvm.Type, name string) ir.Reg {
	f := llvm.NewFunc("("+strings.TrimPrefix(name, "*")+": a function of the environment)", t)
	e := &entity{name: f.Name, mod: m, fn: f}
	e.reg = l.alloc(l.b.Addr(0), ir.Alloc{Kind: ir.ObjFunc, Name: e.name})
	l.alignedTo(1)
	e.obj = uint64(l.objects)
	l.objOf[e.obj] = e
	return e.reg
}

// setCallbacks gives the pointers to functions in the object at p, of type t, their values.
func (l *lowerer) setCallbacks(m *module, t *llvm.Type, p ir.Reg, name string) {
	for _, c := range callbacksIn(m, t) {
		at := name
		if c.off != 0 {
			at = fmt.Sprintf("%s, byte %d", name, c.off)
		}
		l.poke(l.at(p, c.off), l.callback(m, c.typ, at))
	}
}
