package program

import (
	"cmp"
	"slices"

	"seabmc/llvm"
)

// Find returns a function with a body, internal ones included.
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

// Constructors returns the functions that run before main. Those with lower priority numbers come first; those of one priority are in the order of
// the files and of their lists.
func (p *Program) Constructors() []*Entity {
	return entitiesOf(p.listed("llvm.global_ctors"))
}

// Destructors returns the functions that run after main and after what main registered for exit. Their order is opposite to that of constructors.
func (p *Program) Destructors() []*Entity {
	es := entitiesOf(p.listed("llvm.global_dtors"))
	slices.Reverse(es)
	return es
}

// listed returns the functions with a body in the lists of a name of all modules, by priority.
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
