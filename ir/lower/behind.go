package lower

import (
	"sort"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Which checks executions may come to after a place where the lowering cut them
// off. Every one of them is behind the place in the control flow, so what is not
// behind it has been decided for all executions. The control flow is taken without
// contexts: a call may return to each place that calls the function.

// flow finds what is behind cuts.
type flow struct {
	l       *lowerer
	roots   []*program.Entity // what runs by itself, in order
	taken   []*program.Entity // functions that a call through a pointer may mean
	at      map[string][]checkPlace
	callers map[*program.Entity][]spot
	onward  map[*program.Entity]bool // functions whose callers were followed
	whole   map[*program.Entity]bool // functions without compiled code that were followed
	marks   map[*function][]int32
	work    []spot
}

// spot is a place in compiled code: an instruction of a block and what follows it.
type spot struct {
	f     *function
	block int32
	from  int32 // id of the instruction
}

type checkPlace struct {
	f    *function
	inst int32
}

// Behind tells which properties may be evaluated by executions that are cut off by
// the given limits; without limits, or if a limit has no place in the program, all.
func (r *Report) Behind(limits []string) func(property string) bool {
	all := func(string) bool { return true }
	if r.flow == nil {
		return all
	}
	r.flow.reset()
	for _, id := range limits {
		if !r.flow.cut(id) {
			return all
		}
	}
	return r.flow.behind
}

func newFlow(l *lowerer, roots []*program.Entity) *flow {
	x := &flow{l: l, roots: roots, taken: l.prog.AddressTaken, at: map[string][]checkPlace{}, callers: map[*program.Entity][]spot{}}
	for _, f := range l.compiled {
		for k, id := range f.checks {
			x.at[id] = append(x.at[id], checkPlace{f, k.inst})
		}
		for k, id := range f.inside {
			x.at[id] = append(x.at[id], checkPlace{f, k.call})
		}
		for _, b := range f.blocks {
			for i := range b.insts {
				for _, e := range x.calls(f.mod, b.insts[i].ll) {
					p := spot{f, b.idx, b.insts[i].id + 1}
					if e.Unit.Model || x.isExit(f.mod, b.insts[i].ll) {
						p.from-- // checks that the call makes itself may follow
					}
					x.callers[e] = append(x.callers[e], p)
				}
			}
		}
	}
	return x
}

// calls are the functions that an instruction may call.
func (x *flow) calls(m *program.Unit, in *llvm.Inst) []*program.Entity {
	if in.Op != llvm.Call {
		return nil
	}
	e := x.callee(m, in)
	if e == nil || e.Func == nil {
		return x.taken
	}
	if e.Name == "exit" {
		return append([]*program.Entity{e}, x.l.atEnd...)
	}
	return []*program.Entity{e}
}

func (x *flow) isExit(m *program.Unit, in *llvm.Inst) bool {
	e := x.callee(m, in)
	return e != nil && e.Name == "exit"
}

// callee is the function that a call names, nil if it is called through a pointer.
func (x *flow) callee(m *program.Unit, c *llvm.Inst) *program.Entity {
	if k, ok := c.Callee.(llvm.Constant); ok {
		return x.l.prog.Resolve(m, k)
	}
	return nil
}

func (x *flow) reset() {
	x.onward, x.whole, x.marks, x.work = map[*program.Entity]bool{}, map[*program.Entity]bool{}, map[*function][]int32{}, nil
}

// cut marks what is behind a limit; false if its place is not known.
func (x *flow) cut(id string) bool {
	known := false
	for _, p := range x.at[id] { // unsupported code
		if b := p.f.blockOf(p.inst); b != nil {
			x.start(spot{p.f, b.idx, p.inst})
			known = true
		}
	}
	for _, f := range x.l.compiled {
		if id == f.name+".recursion" {
			x.enter(f.ent)
			x.returns(f.ent)
			known = true
		}
		n, ok := strings.CutPrefix(id, f.name+"."+string(ir.CheckUnwind)+".")
		if !ok {
			continue
		}
		for _, lp := range f.loops {
			if lp.id[strings.LastIndexByte(lp.id, '.')+1:] == n {
				x.start(spot{f, lp.head, 0})
				known = true
			}
		}
	}
	x.run()
	return known
}

// blockOf is the block of an instruction: they are numbered in the order of the blocks.
func (f *function) blockOf(inst int32) *block {
	k := sort.Search(len(f.blocks), func(i int) bool { return f.blocks[i].term.id >= inst })
	if k == len(f.blocks) {
		return nil
	}
	return f.blocks[k]
}

// start marks a place in a function that goes on to its callers.
func (x *flow) start(p spot) {
	x.mark(p)
	x.returns(p.f.ent)
}

func (x *flow) mark(p spot) {
	m := x.marks[p.f]
	if m == nil {
		m = make([]int32, len(p.f.blocks))
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
func (x *flow) enter(e *program.Entity) {
	if f := x.l.codes[e]; f != nil {
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
func (x *flow) returns(e *program.Entity) {
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
			todo = append(todo, p.f.ent)
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

func (x *flow) run() {
	for len(x.work) > 0 {
		p := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		b := p.f.blocks[p.block]
		for i := range b.insts {
			if b.insts[i].id < p.from {
				continue
			}
			for _, e := range x.calls(p.f.mod, b.insts[i].ll) {
				x.enter(e)
			}
		}
		for _, s := range b.succs {
			x.mark(spot{p.f, s, 0})
		}
	}
}

// behind tells whether a property is among what was marked, or has no place.
func (x *flow) behind(id string) bool {
	at := x.at[id]
	if len(at) == 0 {
		return true
	}
	for _, p := range at {
		b := p.f.blockOf(p.inst)
		if b == nil {
			return true
		}
		if m := x.marks[p.f]; m != nil && m[b.idx] <= p.inst {
			return true
		}
	}
	return false
}
