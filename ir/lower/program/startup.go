package program

import (
	"cmp"
	"slices"

	"seabmc/llvm"
)

// Find is a function with a body, internal ones included.
func (p *Program) Find(name string) *Entity {
	if e := p.Table[name]; e != nil && e.HasBody() {
		return e
	}
	for _, m := range p.Mods {
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; f.Name == name && e.HasBody() {
				return e
			}
		}
	}
	return nil
}

// startup is an entry of llvm.global_ctors or llvm.global_dtors.
type startup struct {
	priority int64
	fn       *Entity
}

func entitiesOf(xs []startup) []*Entity {
	es := make([]*Entity, len(xs))
	for i, x := range xs {
		es[i] = x.fn
	}
	return es
}

// Constructors are the functions that run before main: those of lower priority numbers first,
// those of one priority in the order of the files and of their lists.
func (p *Program) Constructors() []*Entity {
	return entitiesOf(p.listed("llvm.global_ctors"))
}

// Destructors are the functions that run after main and what it registered for exit, in the
// opposite order of constructors.
func (p *Program) Destructors() []*Entity {
	es := entitiesOf(p.listed("llvm.global_dtors"))
	slices.Reverse(es)
	return es
}

// listed are the functions with a body of all modules' lists of a name, by priority.
func (k *Program) listed(array string) []startup {
	var xs []startup
	for _, m := range k.Mods {
		for _, g := range m.LL.Globals {
			arr, ok := g.Init.(*llvm.Aggregate)
			if !ok || g.Name != array {
				continue
			}
			for _, x := range arr.Elems {
				s, ok := x.(*llvm.Aggregate)
				if !ok || len(s.Elems) < 2 {
					continue
				}
				p, ok := s.Elems[0].(*llvm.ConstInt)
				if e := k.Resolve(m, s.Elems[1]); ok && e != nil && e.HasBody() {
					xs = append(xs, startup{p.X.Int64(), e})
				}
			}
		}
	}
	slices.SortStableFunc(xs, func(a, b startup) int { return cmp.Compare(a.priority, b.priority) })
	return xs
}
