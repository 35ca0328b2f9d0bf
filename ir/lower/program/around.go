package program

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// A function is proved for objects of its own where its contract says is_fresh: n bytes at the start of an object of n bytes. A caller may give it a part of a larger
// object, or one that is not from malloc. This makes no difference to a function that only reads and writes these bytes. It does to one that looks around: that asks how
// large the object is, whether two pointers lead into one object, where the object lies, or whether the end of one object is the start of another.

// Around says what a function may look at beside the bytes that it is given.
type Around struct {
	Objects   bool // where an object begins and ends, and what lies beside it
	Addresses bool // at which address it lies
}

// LooksAround finds what a function, or one that it calls, looks at. Models of the library look at bytes only.
func (p *Program) LooksAround(e *Entity) (a Around) {
	if known, done := p.around[e]; done {
		return known
	}
	defer func() { p.around[e] = a }()
	t := &toucher{prog: p, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	t.function(e)
	t.walk()
	for f := range t.done {
		m := p.meaning(f)
		switch {
		case m.Own && !m.Body:
			a.Objects = a.Objects || m.Around
		case f.HasBody() && !f.Unit.Model:
			a.add(f.Func, f == e && !p.callsOne(t.done, e))
		}
	}
	return a
}

// callsOne tells whether one of several functions calls e.
func (p *Program) callsOne(of map[*Entity]bool, e *Entity) bool {
	for f := range of {
		for _, b := range f.Func.Blocks {
			if slices.ContainsFunc(b.Insts, func(in *llvm.Inst) bool { return in.Op == llvm.Call && p.CalledBy(f, in) == e }) {
				return true
			}
		}
	}
	return false
}

// MayExit reports whether a function may end the program as exit does, or call one of these functions.
func (p *Program) MayExit(e *Entity, others ...string) bool {
	t := &toucher{prog: p, done: map[*Entity]bool{}, seen: map[*Entity]bool{}}
	t.function(e)
	t.walk()
	for f := range t.done {
		if p.meaning(f).Exits || slices.Contains(others, f.Name) {
			return true
		}
	}
	return false
}

// add notes what the code of a function looks at.
func (a *Around) add(f *llvm.Func, first bool) {
	o := originsOf(f, first)
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.ICmp && !in.Pred.Orders() && in.Args[0].Type().Kind == llvm.Ptr {
				a.Objects = a.Objects || o.apart(in.Args[0], in.Args[1])
			}
			a.Addresses = a.Addresses || !relative(in)
		}
		for _, op := range b.Term.Operands() {
			a.Addresses = a.Addresses || llvm.Is(op, llvm.PtrToInt)
		}
	}
}

// relative reports whether an instruction does nothing with integers made from pointers that depends on where their objects lie.
func relative(in *llvm.Inst) bool {
	if usesPrivately(in) && in.Op != llvm.And && in.Op != llvm.URem {
		return true
	}
	for _, op := range in.Operands() {
		if llvm.Is(op, llvm.PtrToInt) {
			return false
		}
	}
	return true
}

// origins tells from which pointers those in a function are made. A variable stands for all that is stored to it.
type origins struct {
	first bool
	up    map[llvm.Value]llvm.Value // another one of the same group
	roots map[llvm.Value]int        // by the last one of a group: how many pointers come from elsewhere
	moved map[llvm.Value]bool       // pointers that need not be one of those that the function got
}

// originsOf finds them. first tells whether the function is the replaced one, and not one that it calls.
func originsOf(f *llvm.Func, first bool) *origins {
	o := &origins{first: first, up: map[llvm.Value]llvm.Value{}, roots: map[llvm.Value]int{}, moved: map[llvm.Value]bool{}}
	met := map[llvm.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			to, from := copies(in)
			for _, x := range from {
				o.join(to, x)
				met[x] = true
			}
			if to != nil {
				met[to] = true
			}
		}
	}
	for v := range met {
		if !derived(v) {
			o.roots[o.find(v)]++
		}
		o.moved[v] = !derived(v) && !o.given(v)
	}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			o.pass(in)
		}
	}
	for o.move(f) {
	}
	return o
}

// pass notes variables that an instruction may have others store to.
func (o *origins) pass(in *llvm.Inst) {
	if in.Op == llvm.Load || in.Op == llvm.BitCast || in.Op.IsDebug() || strings.HasPrefix(in.CalleeName(), "llvm.lifetime.") {
		return
	}
	for i, op := range in.Operands() {
		v := op
		if x, ok := llvm.As(op, llvm.BitCast); ok {
			v = x.Args[0]
		}
		if pointerVariable(v) && !(in.Op == llvm.Store && i == 1 && v == op) {
			o.roots[o.find(v)] += 2
			o.moved[v] = true
		}
	}
}

// copies tells which pointers an instruction makes another one of.
func copies(in *llvm.Inst) (to llvm.Value, from []llvm.Value) {
	switch {
	case in.Op == llvm.BitCast && pointerVariable(in.Args[0]):
	case in.Op == llvm.GEP || in.Op == llvm.BitCast || in.Op == llvm.Freeze:
		return in, in.Args[:1]
	case in.Op == llvm.Phi:
		return in, in.Args
	case in.Op == llvm.Select:
		return in, in.Args[1:]
	case in.Op == llvm.Load && pointerVariable(in.Args[0]):
		return in, in.Args[:1]
	case in.Op == llvm.Store && pointerVariable(in.Args[1]):
		return in.Args[1], in.Args[:1]
	}
	return nil, nil
}

// pointerVariable tells whether a value is the address of a local variable that is a pointer.
func pointerVariable(v llvm.Value) bool {
	x, ok := llvm.As(v, llvm.Alloca)
	return ok && x.Elem.Kind == llvm.Ptr
}

// derived tells whether a pointer is made of others that are known, or is null.
func derived(v llvm.Value) bool {
	if in, ok := v.(*llvm.Inst); ok {
		to, _ := copies(in)
		return to == v || pointerVariable(v)
	}
	return isNull(v)
}

func isNull(v llvm.Value) bool {
	_, is := v.(*llvm.Null)
	return is
}

// given tells whether a pointer is an argument of the replaced function, or the address of a variable.
func (o *origins) given(v llvm.Value) bool {
	_, global := v.(*llvm.Global)
	_, param := v.(*llvm.Param)
	return global || param && o.first || llvm.Is(v, llvm.Alloca)
}

// move notes the pointers that an instruction makes of those that were moved, and tells whether there were more.
func (o *origins) move(f *llvm.Func) (more bool) {
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			to, from := copies(in)
			if to == nil || o.moved[to] || in.Op != llvm.GEP && !slices.ContainsFunc(from, func(v llvm.Value) bool { return o.moved[v] }) {
				continue
			}
			o.moved[to], more = true, true
		}
	}
	return more
}

// find is the pointer that stands for all of a group.
func (o *origins) find(v llvm.Value) llvm.Value {
	for o.up[v] != nil {
		v = o.up[v]
	}
	return v
}

func (o *origins) join(a, b llvm.Value) {
	if a, b = o.find(a), o.find(b); a != b && !isNull(a) && !isNull(b) {
		o.up[a] = b
	}
}

// apart tells whether two pointers may be made from different ones, and be equal all the same where these are parts of one object. The starts of two parts are not.
func (o *origins) apart(a, b llvm.Value) bool {
	if isNull(a) || isNull(b) || !o.elsewhere(a) && !o.elsewhere(b) {
		return false
	}
	a, b = o.find(a), o.find(b)
	return a != b || o.roots[a] > 1
}

// elsewhere tells whether a pointer need not be one that the function got.
func (o *origins) elsewhere(v llvm.Value) bool { return o.moved[v] || !derived(v) && !o.given(v) }
