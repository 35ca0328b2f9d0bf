package cfg

import (
	"sort"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// This file finds the checks that executions may reach after a place where the lowering cut them off. Each of these is behind the place in the
// control flow, so every check that is not behind it has been decided for all executions. The control flow ignores contexts: a call may return to any
// place that calls the function.

// Flow finds what is behind cuts.
type Flow struct {
	code    *Compiler
	atEnd   []*program.Entity // exit handlers and destructors: what exit calls
	roots   []*program.Entity // what runs by itself, in order
	taken   []*program.Entity // functions that a call through a pointer may mean
	at      map[string][]checkPlace
	callers map[*program.Entity][]spot
	onward  map[*program.Entity]bool // functions whose callers were followed
	whole   map[*program.Entity]bool // functions without compiled code that were followed
	marks   map[*Function][]int32
	work    []spot
}

// spot is a place in compiled code: an instruction of a block and what follows it.
type spot struct {
	f     *Function
	block int32
	from  int32 // id of the instruction
}

type checkPlace struct {
	f    *Function
	inst int32
}

// NewFlow prepares the question of what is behind a place. roots are the functions that run by themselves, in order; atEnd are those that exit calls.
func NewFlow(code *Compiler, roots, atEnd []*program.Entity) *Flow {
	x := &Flow{code: code, roots: roots, atEnd: atEnd, taken: code.prog.AddressTaken, at: map[string][]checkPlace{}, callers: map[*program.Entity][]spot{}}
	for _, f := range code.Done {
		for k, id := range f.Checks {
			x.at[id] = append(x.at[id], checkPlace{f, k.Inst})
		}
		for k, id := range f.Inside {
			x.at[id] = append(x.at[id], checkPlace{f, k.Call})
		}
		for _, b := range f.Blocks {
			for i := range b.Insts {
				for _, e := range x.calls(f.Unit, b.Insts[i].LL) {
					p := spot{f, b.Index, b.Insts[i].ID + 1}
					if e.Unit.Model || x.isExit(f.Unit, b.Insts[i].LL) {
						p.from-- // checks that the call itself makes may follow
					}
					x.callers[e] = append(x.callers[e], p)
				}
			}
		}
	}
	return x
}

// Behind returns a function that reports whether a property may be evaluated by executions that the given limits cut off. It reports true for every
// property if there are no limits, or if a limit has no place in the program.
func (x *Flow) Behind(limits []string) func(property string) bool {
	x.reset()
	for _, id := range limits {
		if !x.cut(id) {
			return func(string) bool { return true }
		}
	}
	return x.behind
}

// calls returns the functions that an instruction may call.
func (x *Flow) calls(m *program.Unit, in *llvm.Inst) []*program.Entity {
	if in.Op != llvm.Call {
		return nil
	}
	e := x.callee(m, in)
	if e == nil || e.Func == nil {
		return x.taken
	}
	if e.Name == "exit" {
		return append([]*program.Entity{e}, x.atEnd...)
	}
	return []*program.Entity{e}
}

func (x *Flow) isExit(m *program.Unit, in *llvm.Inst) bool {
	e := x.callee(m, in)
	return e != nil && e.Name == "exit"
}

// callee returns the function that a call names, nil if the call is through a pointer.
func (x *Flow) callee(m *program.Unit, c *llvm.Inst) *program.Entity {
	if k, ok := c.Callee.(llvm.Constant); ok {
		return x.code.prog.Resolve(m, k)
	}
	return nil
}

func (x *Flow) reset() {
	x.onward, x.whole, x.marks, x.work = map[*program.Entity]bool{}, map[*program.Entity]bool{}, map[*Function][]int32{}, nil
}

// cut marks what is behind a limit. It returns false if the limit's place is not known.
func (x *Flow) cut(id string) bool {
	known := false
	for _, p := range x.at[id] { // unsupported code
		if b := p.f.blockOf(p.inst); b != nil {
			x.start(spot{p.f, b.Index, p.inst})
			known = true
		}
	}
	for _, f := range x.code.Done {
		if id == f.Name+".recursion" {
			x.enter(f.Entity)
			x.returns(f.Entity)
			known = true
		}
		n, ok := strings.CutPrefix(id, f.Name+"."+string(ir.CheckUnwind)+".")
		if !ok {
			continue
		}
		for _, lp := range f.Loops {
			if lp.ID[strings.LastIndexByte(lp.ID, '.')+1:] == n {
				x.start(spot{f, lp.Head, 0})
				known = true
			}
		}
	}
	x.run()
	return known
}

// blockOf returns the block of an instruction. Instructions are numbered in the order of the blocks.
func (f *Function) blockOf(inst int32) *Block {
	k := sort.Search(len(f.Blocks), func(i int) bool { return f.Blocks[i].Term.ID >= inst })
	if k == len(f.Blocks) {
		return nil
	}
	return f.Blocks[k]
}

// start marks a place in a function from which control goes on to the callers.
func (x *Flow) start(p spot) {
	x.mark(p)
	x.returns(p.f.Entity)
}

func (x *Flow) mark(p spot) {
	m := x.marks[p.f]
	if m == nil {
		m = make([]int32, len(p.f.Blocks))
		for i := range m {
			m[i] = unmarked
		}
		x.marks[p.f] = m
	}
	if p.from < m[p.block] {
		m[p.block] = p.from
		x.work = append(x.work, p)
	}
}

const unmarked = 1<<31 - 1

// enter marks a function as called.
func (x *Flow) enter(e *program.Entity) {
	if f := x.code.Codes[e]; f != nil {
		x.mark(spot{f, 0, 0})
		return
	}
	if x.whole[e] || !e.HasBody() {
		return
	}
	x.whole[e] = true
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			for _, callee := range x.calls(e.Unit, in) {
				x.enter(callee)
			}
		}
	}
}

// returns marks what is behind the calls of a function, and of its callers.
func (x *Flow) returns(e *program.Entity) {
	todo := []*program.Entity{e}
	for len(todo) > 0 {
		e := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if x.onward[e] {
			continue
		}
		x.onward[e] = true
		for _, p := range x.callers[e] {
			x.mark(p)
			todo = append(todo, p.f.Entity)
		}
		for i, root := range x.roots {
			if root != e {
				continue
			}
			for _, later := range x.roots[i+1:] {
				x.enter(later)
			}
		}
	}
}

func (x *Flow) run() {
	for len(x.work) > 0 {
		p := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		b := p.f.Blocks[p.block]
		for i := range b.Insts {
			if b.Insts[i].ID < p.from {
				continue
			}
			for _, e := range x.calls(p.f.Unit, b.Insts[i].LL) {
				x.enter(e)
			}
		}
		for _, s := range b.Succs {
			x.mark(spot{p.f, s, 0})
		}
	}
}

// behind reports whether a property is among what was marked, or has no place.
func (x *Flow) behind(id string) bool {
	at := x.at[id]
	if len(at) == 0 {
		return true
	}
	for _, p := range at {
		b := p.f.blockOf(p.inst)
		if b == nil {
			return true
		}
		if m := x.marks[p.f]; m != nil && m[b.Index] <= p.inst {
			return true
		}
	}
	return false
}
