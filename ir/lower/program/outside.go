package program

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// maxCallbacks is the largest number of pointers to functions that are handled in one object.
const maxCallbacks = 64

// callbacks holds the functions that pointers from outside may lead to, by the text of their type.
type callbacks map[string][]*Entity

// Callback is a pointer to a function, at an offset in an object.
type Callback struct {
	Off  int64
	Type *llvm.Type
}

// CallbacksIn lists the pointers to functions in an object of type t. The list is empty if there are too many.
func CallbacksIn(m *Unit, t *llvm.Type) (list []Callback) {
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
				list = append(list, Callback{p.off, t.Fn})
			}
		case llvm.Struct:
			if t.Opaque {
				continue
			}
			s := m.Layout.StructOf(t)
			for i, f := range t.Fields {
				todo = append(todo, part{f, p.off + s.Offsets[i]})
			}
		case llvm.Array:
			size := m.Layout.SizeOf(t.Elem)
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
func passedTo(entry *Entity) (list []*llvm.Type) {
	for _, p := range entry.Func.Params {
		if p.Typ.Fn != nil {
			list = append(list, p.Typ.Fn)
		} else if p.Elem != nil {
			for _, c := range CallbacksIn(entry.Unit, p.Elem) {
				list = append(list, c.Type)
			}
		}
	}
	return list
}

// heldOutside lists the types of functions that can be reached from variables that are used but defined nowhere.
func (p *Program) heldOutside() (list []*llvm.Type) {
	for _, m := range p.Mods {
		for _, g := range m.LL.Globals {
			if e := m.Symbols[g]; e != nil && e.used && e.undefined() {
				for _, c := range CallbacksIn(e.Unit, e.Global.Elem) {
					list = append(list, c.Type)
				}
			}
		}
	}
	return list
}

// UntoldCallbacks returns the name of a variable, used but defined nowhere, that may hold pointers to functions whose types the assembly does not tell.
func (p *Program) UntoldCallbacks() string {
	for _, m := range p.Mods {
		for _, g := range m.LL.Globals {
			if e := m.Symbols[g]; m.LL.Untyped && e != nil && e.used && e.undefined() && holdsPointer(e.Global.Elem) {
				return e.Name
			}
		}
	}
	return ""
}

// holdsPointer reports whether an object of type t has a pointer in it.
func holdsPointer(t *llvm.Type) bool {
	switch t.Kind {
	case llvm.Ptr:
		return true
	case llvm.Struct:
		return slices.ContainsFunc(t.Fields, holdsPointer)
	case llvm.Array:
		return holdsPointer(t.Elem)
	}
	return false
}

// functionsByType returns, by their types, the functions whose address the program takes, in any function or variable, and those that other files can
// name.
func (p *Program) functionsByType(entry *Entity) (taken, named callbacks) {
	isTaken := map[*Entity]bool{}
	seen := map[llvm.Constant]bool{}
	for _, m := range p.Mods {
		if m.Model {
			continue
		}
		for _, g := range m.LL.Globals {
			p.addressesIn(m, g.Init, seen, isTaken)
		}
		for _, f := range m.LL.Funcs {
			for _, b := range f.Blocks {
				for _, in := range b.Insts {
					for _, op := range in.Args { // without the callee
						if k, ok := op.(llvm.Constant); ok {
							p.addressesIn(m, k, seen, isTaken)
						}
					}
				}
			}
		}
	}
	taken, named = callbacks{}, callbacks{}
	for _, m := range p.Mods {
		for _, f := range m.LL.Funcs {
			e := m.Symbols[f]
			if m.Model || e == nil || e.Func != f || e == entry || strings.HasPrefix(e.Name, "llvm.") {
				continue
			}
			key := f.Sig.String()
			switch {
			case isTaken[e]:
				taken[key] = append(taken[key], e)
			case e.HasBody() && !p.meaning(e).Own && p.Table[e.Name] == e:
				named[key] = append(named[key], e)
			}
		}
	}
	return taken, named
}

// addressesIn enters the functions whose addresses a constant contains.
func (p *Program) addressesIn(m *Unit, c llvm.Constant, seen map[llvm.Constant]bool, taken map[*Entity]bool) {
	for todo := []llvm.Constant{c}; len(todo) > 0; {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch x := c.(type) {
		case *llvm.Func:
			if e := p.Resolve(m, x); e != nil && e.Func != nil {
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
