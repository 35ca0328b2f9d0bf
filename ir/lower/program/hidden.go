package program

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// A contract names what a function may change. But it cannot name variables that the function's file does not see: static variables within functions,
// and what the library keeps between calls (errno). A function may change these although its contract does not say so.

// Hidden returns the variables that no contract can name, that the function e may change, and that code reached from roots may look at. The functions
// in instead are replaced there by what they map to. It is not known what a function without a body calls.
func (p *Program) Hidden(e *Entity, roots []*Entity, instead map[*Entity]*Entity) []*Entity {
	changed := &toucher{prog: p, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	changed.function(e)
	looked := &toucher{prog: p, instead: instead, loads: true, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	for _, r := range roots {
		looked.function(r)
	}
	looked.walk()
	if changed.walk(); changed.open {
		changed.everything(roots)
		changed.walk()
	}
	if changed.streams {
		changed.ofPointers()
	}
	var out []*Entity
	for _, m := range p.Mods {
		for _, g := range m.LL.Globals {
			if v := m.Symbols[g]; v != nil && v.unnameable() && changed.seen[v] && looked.seen[v] {
				out = append(out, v)
			}
		}
	}
	return out
}

// Touched returns the program's own variables that may change and that the function e, the function w that stands for it, or what they call, name.
func (p *Program) Touched(w, e *Entity) (out []*Entity) {
	if known, done := p.touched[w]; done {
		return known
	}
	defer func() { p.touched[w] = out }()
	t := &toucher{prog: p, loads: true, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	t.function(w)
	t.function(e)
	t.walk()
	for _, m := range p.Mods {
		for _, g := range m.LL.Globals {
			if v := m.Symbols[g]; v != nil && v.Global == g && t.seen[v] && !v.IsConstant() && !m.Model && g.Linkage != llvm.Private {
				out = append(out, v)
			}
		}
	}
	return out
}

// MakesObjects reports whether a function may make objects that live on when it has returned.
func (p *Program) MakesObjects(e *Entity) bool {
	t := &toucher{prog: p, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	t.function(e)
	t.walk()
	return t.makes || t.open
}

// unnameable reports whether a contract cannot name a variable.
func (e *Entity) unnameable() bool {
	return e.Global != nil && e.Global.Init != nil && !e.IsConstant() && (e.Unit.Model || e.Global.Linkage == llvm.Internal && strings.Contains(e.Name, "."))
}

// toucher finds the variables that functions may change. If loads is set, it also finds those that they read.
type toucher struct {
	prog       *Program
	instead    map[*Entity]*Entity
	loads      bool
	makes      bool // an object may be made that lives on
	streams    bool // what a pointer to a stream leads to may change
	open       bool // a function without a body may be called: it may call anything
	done, seen map[*Entity]bool
	followed   map[*Entity]bool // pointer variables that are read
	work       []*Entity
}

// usesStream is what models call with a stream that they get.
const usesStream = "__seabmc_stream"

func (t *toucher) function(e *Entity) {
	if w := t.instead[e]; w != nil {
		e = w
	}
	if e == nil || e.Func == nil || t.done[e] {
		return
	}
	t.done[e] = true
	m := t.prog.meaning(e)
	t.makes = t.makes || m.Makes
	t.streams = t.streams || e.Name == usesStream
	if e.HasBody() && (!m.Own || m.Body) {
		t.work = append(t.work, e)
	} else if !e.HasBody() && !m.Own {
		t.open = true
	}
}

// everything adds all functions that other files can call, except those that the program begins with: nothing calls these.
func (t *toucher) everything(roots []*Entity) {
	for _, r := range roots {
		t.done[r] = true
	}
	for _, m := range t.prog.Mods {
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; !IsLocal(f.Linkage) || slices.Contains(t.prog.AddressTaken, e) {
				t.function(e)
			}
		}
	}
}

func (t *toucher) walk() {
	for len(t.work) > 0 {
		e := t.work[len(t.work)-1]
		t.work = t.work[:len(t.work)-1]
		if e.Global != nil {
			t.constant(e.Unit, e.Global.Init)
			continue
		}
		t.body(e)
	}
}

func (t *toucher) body(e *Entity) {
	only := map[llvm.Value]bool{}
	if !t.loads {
		only = onlyRead(e.Func)
	}
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if !t.loads && in.Op == llvm.Load && partOf(in.Args[0]) || only[in] {
				t.follow(e.Unit, in)
				continue
			}
			t.instruction(e, in)
		}
		t.operands(e.Unit, b.Term.Operands())
	}
}

// onlyRead returns the addresses of parts of variables through which a function only reads.
func onlyRead(f *llvm.Func) map[llvm.Value]bool {
	only := map[llvm.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.GEP || in.Op == llvm.BitCast {
				only[in] = true
			}
		}
	}
	drop := func(ops []llvm.Value) (more bool) {
		for _, op := range ops {
			if only[op] {
				delete(only, op)
				more = true
			}
		}
		return more
	}
	for more := true; more; {
		more = false
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				if in.Op != llvm.Load && !only[in] {
					more = drop(in.Operands()) || more
				}
			}
			more = drop(b.Term.Operands()) || more
		}
	}
	return only
}

func (t *toucher) instruction(e *Entity, in *llvm.Inst) {
	if in.Op == llvm.Call {
		if callee := t.prog.CalledBy(e, in); callee != nil && callee.Func != nil {
			t.function(callee)
		} else {
			for _, f := range t.prog.AddressTaken {
				t.function(f)
			}
		}
		t.operands(e.Unit, in.Args)
		return
	}
	t.operands(e.Unit, in.Operands())
}

// follow notes what a pointer variable that is read leads to from the start: it may be written through the pointer.
func (t *toucher) follow(m *Unit, in *llvm.Inst) {
	for at := in.Args[0]; HoldsPointers(in.Type()); {
		if g, is := at.(*llvm.Global); is {
			t.leadsTo(t.prog.Resolve(m, g))
			return
		}
		x, is := at.(*llvm.ConstExpr)
		if !is {
			return
		}
		at = x.Args[0]
	}
}

// leadsTo notes what the first value of a variable refers to.
func (t *toucher) leadsTo(e *Entity) {
	if e == nil || e.Global == nil || e.Global.Init == nil || t.followed[e] {
		return
	}
	if t.followed == nil {
		t.followed = map[*Entity]bool{}
	}
	t.followed[e] = true
	t.work = append(t.work, e)
}

// ofPointers notes what pointers of the library models lead to from the start.
func (t *toucher) ofPointers() {
	for _, m := range t.prog.Mods {
		for _, g := range m.LL.Globals {
			if m.Model && HoldsPointers(g.Elem) {
				t.leadsTo(m.Symbols[g])
			}
		}
	}
	t.walk()
}

// partOf reports whether an address is that of a part of a variable.
func partOf(p llvm.Value) bool {
	for range 100 {
		x, ok := p.(*llvm.ConstExpr)
		if !ok {
			return true
		}
		if x.Op != llvm.GEP && x.Op != llvm.BitCast {
			return false
		}
		p = x.Args[0]
	}
	return false
}

func (t *toucher) operands(m *Unit, ops []llvm.Value) {
	for _, op := range ops {
		if k, ok := op.(llvm.Constant); ok {
			t.constant(m, k)
		}
	}
}

// constant notes what a constant refers to.
func (t *toucher) constant(m *Unit, c llvm.Constant) {
	switch x := c.(type) {
	case *llvm.Global, *llvm.Func, *llvm.Alias:
		e := t.prog.Resolve(m, c)
		if e == nil || e.Func != nil {
			t.function(e)
		} else if e.Global != nil && !t.seen[e] {
			t.seen[e] = true
			if e.Global.Init != nil {
				t.work = append(t.work, e)
			}
		}
	case *llvm.Aggregate:
		for _, k := range x.Elems {
			t.constant(m, k)
		}
	case *llvm.ConstExpr:
		t.operands(m, x.Args)
	}
}

// HoldsPointers reports whether a value of a type contains pointers.
func HoldsPointers(t *llvm.Type) bool {
	if t.Kind == llvm.Array {
		return HoldsPointers(t.Elem)
	}
	return t.Kind == llvm.Ptr || slices.ContainsFunc(t.Parts(), HoldsPointers)
}

// Measured tells whether the function that stands for another one by its contract claims that a measure has become smaller.
func (e *Entity) Measured() bool {
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if f, ok := in.Callee.(*llvm.Func); ok && in.Op == llvm.Call && (f.Name == "__seabmc_decreases" || f.Name == "__seabmc_trial_step") {
				return true
			}
		}
	}
	return false
}
