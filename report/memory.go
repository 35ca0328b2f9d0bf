package report

import (
	"fmt"

	"seabmc/bmc"
	"seabmc/ir"
	"seabmc/ir/interp"
)

// object is a memory object that the trace mentions.
type object struct {
	ID   int    `json:"id"`
	Name string `json:"name"`
	Kind string `json:"kind"`
	Type string `json:"type,omitempty"`
	Size uint64 `json:"size"`
}

// place is a range of bytes of an object. Base 0 means no object.
type place struct {
	Base int    `json:"base"`
	Off  int64  `json:"off"`
	Len  uint64 `json:"len,omitempty"` // 0: an address, no access
}

// memory finds out what the steps of a failing run do to memory objects.
type memory struct {
	p       *ir.Program
	rr      *interp.Result
	objects []object // by id; entry 0 is null
	heap    map[string]int
	named   map[int]bool // heap objects whose names are numbered
}

func newMemory(r *bmc.Result) *memory {
	if r.Run == nil || r.Program == nil {
		return nil
	}
	m := &memory{p: r.Program, rr: r.Run, objects: make([]object, 1), heap: map[string]int{}, named: map[int]bool{}}
	for i := range min(r.Run.Executed, m.p.Len()) {
		in := m.p.At(i)
		if in.Op != ir.OpAlloc {
			continue
		}
		size, _ := m.rr.Value(in.Args[1])
		a := &m.p.Allocs[in.Aux]
		m.objects = append(m.objects, object{ID: len(m.objects), Name: shownName(a), Kind: a.Kind.String(), Type: a.CType, Size: size.U})
	}
	return m
}

// shownName returns an object's name. String literals have none.
func shownName(a *ir.Alloc) string {
	if a.Literal() {
		return "string literal"
	}
	return a.Name
}

// lookBack is the greatest distance from a trace instruction back to its store.
const lookBack = 8

// written returns where step k of the run stored its value.
func (m *memory) written(k int) *place {
	at := m.rr.Steps[k].Instr
	tr := m.p.At(at)
	if len(tr.Args) < 2 {
		return nil
	}
	if n := m.rr.Steps[k].Bytes; n != nil {
		return m.place(tr.Args[1], uint64(len(n)))
	}
	for i := at - 1; i >= 0 && i >= at-lookBack; i-- {
		in := m.p.At(i)
		if in.Op == ir.OpStore && in.Args[2] == tr.Args[1] {
			return m.place(in.Args[1], m.bytes(in.Args[2]))
		}
		if in.Op == ir.OpTrace {
			return nil
		}
	}
	return nil
}

// whole returns an object from its start to its end.
func (m *memory) whole(id uint64) *place {
	if id == 0 || id >= uint64(len(m.objects)) {
		return nil
	}
	m.number(int(id))
	return &place{Base: int(id), Len: m.objects[id].Size}
}

// target returns the place that the value of step k points to.
func (m *memory) target(k int) *place {
	v := m.rr.Steps[k].Value
	if !m.rr.Steps[k].HasValue || v.Type.Kind != ir.KindPtr {
		return nil
	}
	p := m.split(v.U, 0)
	if p != nil {
		m.number(p.Base)
	}
	return p
}

// number tells heap objects with the same name apart, as traces do: by a number in the order in which pointers to them appear.
func (m *memory) number(id int) {
	o := &m.objects[id]
	if o.Kind == ir.ObjHeap.String() && !m.named[id] {
		m.named[id] = true
		m.heap[o.Name]++
		o.Name = fmt.Sprintf("%s#%d", o.Name, m.heap[o.Name])
	}
}

// failing returns the access that the failed check is about.
func (m *memory) failing() *place {
	if m.rr.Outcome != interp.Violated {
		return nil
	}
	todo := []ir.Reg{m.p.At(m.rr.Instr).Args[1]}
	for range 32 {
		if len(todo) == 0 {
			return nil
		}
		in := m.p.DefOf(todo[0])
		todo = todo[1:]
		switch in.Op {
		case ir.OpValid:
			n, _ := m.rr.Value(in.Args[2])
			return m.place(in.Args[1], n.U)
		case ir.OpIsLive, ir.OpWritable:
			return m.place(in.Args[1], 0)
		case ir.OpAnd, ir.OpOr:
			todo = append(todo, in.Args...)
		}
	}
	return nil
}

func (m *memory) bytes(r ir.Reg) uint64 {
	t := m.p.Types[r]
	if t.Kind == ir.KindPtr {
		return uint64(m.p.PtrBits / 8)
	}
	return uint64(t.Bits+7) / 8
}

func (m *memory) place(ptr ir.Reg, n uint64) *place {
	v, ok := m.rr.Value(ptr)
	if !ok {
		return nil
	}
	return m.split(v.U, n)
}

func (m *memory) split(v, n uint64) *place {
	base, off := m.p.SplitPtr(v)
	if base == 0 || base >= uint64(len(m.objects)) {
		return nil
	}
	return &place{Base: int(base), Off: off, Len: n}
}
