package cex

import (
	"fmt"
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// Fault says which part of a check on a pointer failed, and which object the check is about.
type Fault struct {
	Kind      string   `json:"kind"` // one of the Fault constants
	Object    string   `json:"object,omitempty"`
	Storage   string   `json:"storage,omitempty"` // stack, heap, global, const or func
	Size      uint64   `json:"size,omitempty"`
	Offset    int64    `json:"offset"`
	Length    uint64   `json:"length,omitempty"` // bytes accessed
	Allocated *ir.Pos  `json:"allocated,omitempty"`
	Freed     *ir.Pos  `json:"freed,omitempty"`
	Through   string   `json:"reachable_through,omitempty"` // of a leak: the variable from which pointers still lead to it; empty: it is lost
	farAway   bool     // the offset has no room in a pointer
	far       *big.Int // it, if it is known
	Others    []Fault  `json:"others,omitempty"` // of a leak: what else is left, lost objects first
}

// The kinds of faults.
const (
	FaultNull     = "null"
	FaultForged   = "forged"       // no object has this address
	FaultFreed    = "freed"        // heap memory that was freed
	FaultDead     = "dead"         // a local variable whose life has ended
	FaultUnborn   = "unallocated"  // an object that this path never made
	FaultBefore   = "before_start" // of the object
	FaultPast     = "past_end"
	FaultConst    = "constant" // a write to constant data
	FaultFunction = "function" // code used as data
	FaultNotStart = "not_start"
	FaultNotHeap  = "not_heap" // freed, but not from malloc
	FaultNotFreed = "not_freed"
)

// explainer looks for the reason of a failed assert in a run.
type explainer struct {
	p      *ir.Program
	rr     *interp.Result
	names  *namer
	allocs []int // by object: the instruction that made it; entry 0 unused
	inside bool  // the program ends in the middle of a function: by exit or abort
}

// explain fills in why the failed check does not hold.
func (b *builder) explain(rr *interp.Result) {
	e := &explainer{p: b.p, rr: rr, names: b.names, allocs: make([]int, 1)}
	for i := 0; i < rr.Executed; i++ {
		if b.p.OpAt(i) == ir.OpAlloc {
			e.allocs = append(e.allocs, i)
		}
	}
	if c, ok := b.p.Contexts[int32(rr.Instr)]; ok {
		switch {
		case c.Shift != "":
			b.t.Why = e.shift(&c)
		case c.Format != "":
			b.t.Why = e.sentence(&c)
		case len(c.Reasons) > 0:
			b.t.Why = e.reasons(c.Reasons)
		}
	}
	if f := e.find(rr.Instr); f != nil {
		b.t.Fault = f
		parts := []string{f.sentence()}
		if b.t.Why != "" {
			parts = append([]string{b.t.Why}, parts...)
		}
		for i := range f.Others {
			parts = append(parts, f.Others[i].sentence())
		}
		b.t.Why = strings.Join(parts, "; ")
	}
}

// shift says what is wrong with a shift: its count, or the value that is shifted.
func (e *explainer) shift(c *ir.Context) string {
	x, ok1 := e.operand(c.Args[0])
	n, ok2 := e.operand(c.Args[1])
	if !ok1 || !ok2 {
		return ""
	}
	signed := func(i int) bool { return c.Args[i].CType != "unsigned" }
	width := x.Type.Bits
	switch {
	case signed(1) && n.Signed().Sign() < 0:
		return fmt.Sprintf("the count is negative: %s", n.Signed())
	case n.Int().Cmp(big.NewInt(int64(width))) >= 0:
		return fmt.Sprintf("the count is %s, and type %s has %d bits", n.Int(), c.Shift, width)
	case signed(0) && x.Signed().Sign() < 0:
		return fmt.Sprintf("a negative value is shifted left: %s << %s", x.Signed(), n.Int())
	}
	return fmt.Sprintf("%s << %s does not fit type %s", x.Int(), n.Int(), c.Shift)
}

// goal is a condition and the value that it should have.
type goal struct {
	reg  ir.Reg
	want bool
}

// find goes through the condition of the failed assert. It returns the first part about a pointer that has the wrong value.
func (e *explainer) find(at int) *Fault {
	e.inside = e.p.Checks[e.p.At(at).Aux].About != ir.AboutEnd
	todo := []goal{{e.p.At(at).Args[1], true}}
	for steps := 0; len(todo) > 0 && steps < 256; steps++ {
		g := todo[0]
		todo = todo[1:]
		v, ok := e.rr.Value(g.reg)
		if !ok || (v.U != 0) == g.want {
			continue
		}
		in := e.p.DefOf(g.reg)
		switch in.Op {
		case ir.OpAnd, ir.OpOr:
			todo = append(todo, goal{in.Args[0], g.want}, goal{in.Args[1], g.want})
		case ir.OpXor:
			if k := e.p.DefOf(in.Args[1]); k.Op == ir.OpConst && k.Imm == 1 {
				todo = append(todo, goal{in.Args[0], !g.want})
			}
		case ir.OpSelect:
			c, _ := e.rr.Value(in.Args[0])
			from := in.Args[2]
			if c.U != 0 {
				from = in.Args[1]
			}
			todo = append(todo, goal{from, g.want})
		default:
			if f := e.fault(&in, g.want); f != nil {
				return f
			}
		}
	}
	if c, ok := e.p.Contexts[int32(at)]; ok && len(c.Args) == 1 && c.Format == "" {
		return e.pointer(c.Args[0].Reg, 0, 0) // an indirect call
	}
	return nil
}

// fault explains one condition about a pointer.
func (e *explainer) fault(in *ir.Instr, want bool) *Fault {
	switch {
	case in.Op == ir.OpIsLive && !want:
		return e.leak(in.Args[0], in.Args[1])
	case !want:
		return nil
	case in.Op == ir.OpValid:
		n, _ := e.rr.Value(in.Args[2])
		return e.pointer(in.Args[1], in.Args[0], n.U)
	case in.Op == ir.OpIsLive:
		return e.pointer(in.Args[1], in.Args[0], 0)
	case in.Op == ir.OpWritable:
		f := e.pointer(in.Args[1], in.Args[0], 0)
		if f.Storage == ir.ObjConst.String() || f.Storage == ir.ObjConstLocal.String() {
			f.Kind = FaultConst
		}
		return f
	case in.Op == ir.OpIsKind && in.Imm == uint64(ir.ObjHeap):
		f := e.pointer(in.Args[0], 0, 0)
		if f.Object != "" {
			f.Kind = FaultNotHeap
		}
		return f
	case in.Op == ir.OpEq && e.p.DefOf(in.Args[0]).Op == ir.OpPtrOff:
		f := e.pointer(e.p.DefOf(in.Args[0]).Args[0], 0, 0)
		if f.Object != "" && f.Storage == ir.ObjHeap.String() {
			f.Kind = FaultNotStart
			return f
		}
	}
	return nil
}

// pointer says what is wrong with n bytes at a pointer in a memory (0: in any memory).
func (e *explainer) pointer(ptr, mem ir.Reg, n uint64) *Fault {
	v, _ := e.rr.Value(ptr)
	base, off := e.p.SplitPtr(v.U)
	f := &Fault{Offset: off, Length: n}
	switch {
	case base == 0 && off >= -4096 && off < 1<<20:
		f.Kind = FaultNull
		return f
	case base == 0 || base >= uint64(len(e.allocs)):
		f.Kind = FaultForged
		f.Object = e.names.pointer(v.U)
		f.Object = strings.TrimSuffix(f.Object, " (no object)")
		return f
	}
	o := &e.names.objects[base]
	f.Object, f.Storage, f.Size = e.names.objectName(base, o), o.Kind.String(), o.size
	f.Allocated = e.pos(e.allocs[base])
	born, freed := true, -1
	if mem != 0 {
		born, freed = e.history(mem, base)
	}
	switch {
	case o.Kind == ir.ObjFunc:
		f.Kind = FaultFunction
	case freed >= 0:
		f.Kind, f.Freed = FaultDead, e.pos(freed)
		if o.Kind == ir.ObjHeap {
			f.Kind = FaultFreed
		}
	case !born:
		f.Kind = FaultUnborn
	case e.saturated(v):
		f.Kind, f.far, f.farAway = FaultBefore, e.farOffset(ptr), true
		if f.far != nil && f.far.Sign() > 0 {
			f.Kind = FaultPast
		}
		if f.far != nil && f.far.IsInt64() {
			f.Offset = f.far.Int64()
		}
	case off < 0:
		f.Kind = FaultBefore
	default:
		f.Kind = FaultPast
	}
	return f
}

// perhaps is the beginning of the name of a variable that may lead to an object.
const perhaps = "perhaps "

// maxWords limits the search for pointers to leaked objects, in each object.
const maxWords = 1 << 20

// maxLeaks limits the list of leaked objects.
const maxLeaks = 8

// leak says which objects are left on the heap in a memory. It names lost objects first. ptr points to one such object.
func (e *explainer) leak(mem, ptr ir.Reg) *Fault {
	v, _ := e.rr.Value(ptr)
	failed, _ := e.p.SplitPtr(v.U)
	s := e.rr.Memory(mem)
	holders := e.holders(s)
	var lost, held []*Fault
	for base := uint64(1); base < uint64(len(e.allocs)); base++ {
		o := &e.names.objects[base]
		if base != failed && (s == nil || o.Kind != ir.ObjHeap || !s.Live(base)) {
			continue
		}
		f := &Fault{Kind: FaultNotFreed, Object: e.names.objectName(base, o), Storage: o.Kind.String(), Size: o.size,
			Allocated: e.pos(e.allocs[base]), Through: holders[base]}
		if f.Through == "" && e.inside {
			f.Through = perhaps + "a local variable" // variables that are in no memory are not looked at
		}
		if f.Through == "" {
			lost = append(lost, f)
		} else {
			held = append(held, f)
		}
	}
	all := append(lost, held...)
	first := all[0]
	for _, f := range all[1:min(len(all), maxLeaks)] {
		first.Others = append(first.Others, *f)
	}
	return first
}

// holders maps each heap object that pointers lead to from a live variable to the name of that variable.
func (e *explainer) holders(s *interp.Snapshot) map[uint64]string {
	holders := map[uint64]string{}
	if s == nil {
		return holders
	}
	word := uint64(e.p.PtrBits / 8)
	for root := uint64(1); root < uint64(len(e.allocs)); root++ {
		o := &e.names.objects[root]
		if o.Kind != ir.ObjGlobal && o.Kind != ir.ObjStack && o.Kind != ir.ObjConstLocal || !s.Live(root) {
			continue
		}
		for todo := []uint64{root}; len(todo) > 0; todo = todo[1:] {
			size := e.names.objects[todo[0]].size
			if size > maxWords*word {
				return e.allHeld(perhaps + e.names.objects[todo[0]].Name)
			}
			for off := uint64(0); off+word <= size; off += word {
				base, _ := e.p.SplitPtr(s.Word(todo[0], off))
				if base > 0 && base < uint64(len(e.allocs)) && holders[base] == "" && e.names.objects[base].Kind == ir.ObjHeap && s.Live(base) {
					holders[base] = o.Name
					todo = append(todo, base)
				}
			}
		}
	}
	return holders
}

// allHeld says that every object may be held.
func (e *explainer) allHeld(by string) map[uint64]string {
	holders := map[uint64]string{}
	for base := range e.allocs {
		holders[uint64(base)] = by
	}
	return holders
}

// history goes back through the memories that the run made. It reports whether the object was made, and returns the instruction that ended its life
// (-1: none).
func (e *explainer) history(mem ir.Reg, base uint64) (born bool, freed int) {
	freed = -1
	for {
		i := e.p.Def[mem]
		in := e.p.At(int(i))
		switch in.Op {
		case ir.OpInitMem:
			return false, freed
		case ir.OpSelect:
			c, _ := e.rr.Value(in.Args[0])
			mem = in.Args[2]
			if c.U != 0 {
				mem = in.Args[1]
			}
			continue
		case ir.OpAlloc:
			if e.allocs[base] == int(i) {
				return true, freed
			}
		case ir.OpFree:
			v, _ := e.rr.Value(in.Args[1])
			if b, _ := e.p.SplitPtr(v.U); b == base {
				freed = int(i)
			}
		}
		mem = in.Args[0]
	}
}

func (e *explainer) pos(i int) *ir.Pos {
	p := e.p.Positions[e.p.At(int(i)).Pos]
	if p.File == "" {
		return nil
	}
	return &p
}

// sentence describes a fault in words.
func (f *Fault) sentence() string {
	switch f.Kind {
	case FaultNull:
		if f.Offset != 0 {
			return fmt.Sprintf("the pointer is NULL%s", plus(f.Offset))
		}
		return "the pointer is NULL"
	case FaultForged:
		return fmt.Sprintf("the pointer %s is not an address of any object", f.Object)
	}
	o := f.describe()
	if f.farAway {
		return farSentence(f.far, f.Size, o)
	}
	switch f.Kind {
	case FaultFreed:
		return fmt.Sprintf("%s was freed%s", o, at(f.Freed))
	case FaultDead:
		return fmt.Sprintf("the life of %s ended%s", o, at(f.Freed))
	case FaultUnborn:
		return fmt.Sprintf("%s does not exist here", o)
	case FaultConst:
		if f.temporary() {
			return o + " must not be modified"
		}
		return o + " is constant"
	case FaultFunction:
		return fmt.Sprintf("%s is a function, not data", f.Object)
	case FaultNotStart:
		return fmt.Sprintf("offset %d is not the start of %s", f.Offset, o)
	case FaultNotHeap:
		return o + " was not allocated by malloc"
	case FaultNotFreed:
		if by, unsure := strings.CutPrefix(f.Through, perhaps); unsure {
			return o + " was never freed; perhaps " + by + " still leads to it"
		}
		if f.Through != "" {
			return o + " was never freed; it is still reachable through " + f.Through
		}
		return o + " was never freed and is lost: no variable leads to it"
	case FaultBefore:
		return fmt.Sprintf("offset %d is %s before the start of %s", f.Offset, bytesText(uint64(-f.Offset)), o)
	}
	past := uint64(f.Offset) + f.Length - f.Size
	if uint64(f.Offset) > f.Size || f.Length == 0 {
		return fmt.Sprintf("offset %d is past the end of %s", f.Offset, o)
	}
	end := "end"
	if f.Length == 1 {
		end = "ends"
	}
	return fmt.Sprintf("%s at offset %d %s %s past the end of %s", bytesText(f.Length), f.Offset, end, bytesText(past), o)
}

// describe names the object: x (4 bytes, local variable, a.c:3).
func (f *Fault) describe() string {
	what := map[string]string{"stack": "local variable", "global": "global variable", "const": "constant", "const_local": "constant local variable", "heap": "allocated"}[f.Storage]
	if f.temporary() {
		what = "temporary of the expression"
	}
	return fmt.Sprintf("%s (%s, %s%s)", f.Object, bytesText(f.Size), what, at(f.Allocated))
}

// temporary reports whether the object is a structure that has no name in C.
func (f *Fault) temporary() bool { return strings.HasPrefix(f.Object, ir.TemporaryName) }

func at(p *ir.Pos) string {
	if p == nil {
		return ""
	}
	return fmt.Sprintf(" at %s:%d", p.File, p.Line)
}
