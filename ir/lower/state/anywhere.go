package state

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// anywhere are objects of one kind that pointers may lead to of which nothing is known, where a contract is checked from any state (package start, anyobjects.go). Any of
// them has any size, so it does not matter to which a pointer leads, but whether two lead to the same one. n pointers lead to n objects at most. Where there are more pointers
// than objects, an execution in which some pointer leads to each of the objects may have to be told from one with more objects, which is not there.
type anywhere struct {
	kind    ir.ObjKind
	objects []ir.Reg
	led     []ir.Reg // a pointer led to the object
	spare   int      // of the objects: as many are there only to tell that the others do not suffice
	sources int      // pointers of which nothing is known
	noted   map[source]bool
	places  map[place]bool // where such pointers were read; the others stand for themselves
}

// source is a pointer of which nothing is known, on a path.
type source struct{ root, cond ir.Reg }

// HasAnyObjects tells whether there are such objects.
func (l *Paths) HasAnyObjects() bool { return len(l.anywhere) > 0 }

// NoteAnyObject notes an object that pointers may lead to of which nothing is known.
func (l *Paths) NoteAnyObject(kind ir.ObjKind, p ir.Reg, spare bool) {
	g := l.anywhereOf(kind)
	g.objects, g.led = append(g.objects, p), append(g.led, l.B.False())
	if spare {
		g.spare++
	}
}

func (l *Paths) anywhereOf(kind ir.ObjKind) *anywhere {
	for _, g := range l.anywhere {
		if g.kind == kind {
			return g
		}
	}
	g := &anywhere{kind: kind, noted: map[source]bool{}, places: map[place]bool{}}
	l.anywhere = append(l.anywhere, g)
	return g
}

// LeadsAnywhere notes a pointer that the program got and of which perhaps nothing is known. Executions that may need more objects than there are end there; an argument of
// the program needs none (in is nil).
func (l *Paths) LeadsAnywhere(a *Activation, in *cfg.Inst, p ir.Reg) {
	for _, g := range l.anywhere {
		if l.Dead || l.Guessing != nil {
			return
		}
		if all := l.leadTo(g, p); in != nil && g.sources > len(g.objects) && !l.IsZero(all) {
			l.Supported(a, in, l.B.Not(all), fmt.Sprintf("pointers of which nothing is known that lead to more than %d objects (__CPROVER_is_fresh in requires makes more)", len(g.objects)-g.spare))
		}
	}
}

// ReadLeadsAnywhere notes the pointers among values of type t that the program read. Pointers to functions lead to no object.
func (l *Paths) ReadLeadsAnywhere(a *Activation, in *cfg.Inst, t *llvm.Type, rs []ir.Reg) {
	if !l.HasAnyObjects() || t.Kind == llvm.Ptr && t.Fn != nil {
		return
	}
	for _, r := range rs {
		if l.B.Type(r) == ir.TPtr && !l.Dead {
			l.LeadsAnywhere(a, in, r)
		}
	}
}

// leadTo notes that p may lead to the objects of g, and returns the condition that a pointer led to each of them.
func (l *Paths) leadTo(g *anywhere, p ir.Reg) ir.Reg {
	at := source{l.Root(p), l.Condition()}
	if g.noted[at] {
		return l.B.False()
	}
	g.noted[at] = true
	all, some := l.B.True(), false
	for i, o := range g.objects {
		if here := l.B.Bin(ir.OpAnd, l.Condition(), l.SameObject(p, o)); !l.IsZero(here) {
			g.led[i] = l.B.Bin(ir.OpOr, g.led[i], here)
			some = true
		}
		all = l.B.Bin(ir.OpAnd, all, g.led[i])
	}
	if !some {
		return l.B.False()
	}
	if from := l.placeOf(at.root); !g.places[from] {
		g.places[from] = true
		g.sources++
	}
	return all
}

// place is where a pointer was read: so far from an address, after so many times that memory may have got bytes of other pointers. A pointer that was not read stands for
// itself.
type place struct {
	root   ir.Reg
	offset uint64
	forgot int
}

// reading is a place and the memory from which it was read.
type reading struct {
	at     place
	memory ir.Reg
}

// placeOf returns where a pointer was read. What is read from one place at different times was there at first, or another pointer was stored there.
func (l *Paths) placeOf(p ir.Reg) place {
	if in := l.B.Prog.DefOf(p); in.Op == ir.OpLoad {
		return l.placeAt(in.Args[1])
	}
	return place{root: p}
}

func (l *Paths) placeAt(address ir.Reg) place {
	at := place{root: address, forgot: l.Forgot}
	for in := l.B.Prog.DefOf(at.root); in.Op == ir.OpGep; in = l.B.Prog.DefOf(at.root) {
		k, known := l.B.ConstInt(in.Args[1])
		if !known {
			return at
		}
		at.root, at.offset = in.Args[0], at.offset+k*in.Imm
	}
	at.root = l.firstRead(at.root)
	return at
}

// firstRead returns the first register into which the same pointer was read, from the same place and a memory to which no pointer was stored since.
func (l *Paths) firstRead(p ir.Reg) ir.Reg {
	in := l.B.Prog.DefOf(p)
	if in.Op != ir.OpLoad {
		return p
	}
	r := reading{l.placeAt(in.Args[1]), l.lastPointers(in.Args[0])}
	if l.reads == nil {
		l.reads = map[reading]ir.Reg{}
	}
	if first, ok := l.reads[r]; ok {
		return first
	}
	l.reads[r] = p
	return p
}

// mostSkipped limits how far lastPointers looks back.
const mostSkipped = 64

// lastPointers returns the memory before the last objects were made and constants were stored.
func (l *Paths) lastPointers(m ir.Reg) ir.Reg {
	for range mostSkipped {
		switch in := l.B.Prog.DefOf(m); {
		case in.Op == ir.OpAlloc, in.Op == ir.OpStore && l.B.Prog.DefOf(in.Args[2]).Op == ir.OpConst:
			m = in.Args[0]
		default:
			return m
		}
	}
	return m
}
