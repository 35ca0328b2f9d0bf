package replay

import (
	"math/big"
	"regexp"

	"seabmc/bmc"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/interp"
)

// maxBytes is the largest part of an object's contents that is written down.
const maxBytes = 1 << 18

// harness holds what a counterexample says about the environment of the program.
type harness struct {
	p       *ir.Program
	res     *bmc.Result
	entry   string
	leaks   bool
	kinds   []ir.Alloc // of the objects; entry 0 is null
	sizes   []uint64
	allocAt []uint64 // by instruction: objects made before it
	havocAt map[int]uint32

	inputs  []input
	allocs  []alloc
	havocs  []havoc
	strings []uint64 // objects of the strings that library functions gave
	args    []argument
	main    *mainArgs
	extern  []namedObject // objects that the linker missed
	lost    []*function   // functions that it missed
	seen    map[string]bool
	locals  []local        // that are not initialised
	groups  map[string]int // of locals, by function and name; from 1
}

type input struct {
	from string
	bits int
	v    *big.Int
	ptr  bool
	kind string // "float" or "double" of floating-point numbers
	at   int    // its instruction
	part int    // of a structure in registers: which scalar it is, from 0
}

type alloc struct {
	from  string
	known bool // in the order of the calls
	fails bool
	base  uint64
}

type havoc struct {
	from      string
	sym       uint32
	base, off uint64
	n         uint64
}

// argument is an argument of the entry.
type argument struct {
	name string
	bits int    // of an integer
	kind string // as of input
	v    *big.Int
	ptr  bool
	base uint64 // of the object that a pointer points to; 0 is null
}

// mainArgs holds the arguments of main.
type mainArgs struct {
	argc int64
	argv []uint64 // objects of the strings
}

func newHarness(r *bmc.Result, entry string, leaks bool) *harness {
	h := &harness{p: r.Program, res: r, entry: entry, leaks: leaks, kinds: make([]ir.Alloc, 1), sizes: make([]uint64, 1),
		allocAt: make([]uint64, r.Program.Len()), havocAt: map[int]uint32{}, groups: map[string]int{}, seen: map[string]bool{}}
	havocs := uint32(0)
	for i := range h.p.Len() {
		in := h.p.At(i)
		h.allocAt[i] = uint64(len(h.kinds) - 1)
		switch in.Op {
		case ir.OpAlloc:
			h.kinds = append(h.kinds, h.p.Allocs[in.Aux])
			h.sizes = append(h.sizes, h.value(in.Args[1]))
		case ir.OpHavoc:
			havocs++
			h.havocAt[i] = havocs
		}
	}
	called := h.entryCall()
	for _, s := range r.Run.Steps {
		h.step(&s, called)
	}
	for i := range min(r.Run.Executed, h.p.Len()) {
		h.unordered(i)
	}
	h.arguments(called)
	h.localsOf()
	return h
}

// value returns the value of an integer or pointer register, or 0 if the run ended before it.
func (h *harness) value(r ir.Reg) uint64 {
	v, _ := h.res.Run.Value(r)
	return v.U
}

// entryCall returns the instruction that notes the call of the entry.
func (h *harness) entryCall() int {
	for _, s := range h.res.Run.Steps {
		if n := h.note(s.Instr); n.Kind == ir.NoteCall && n.Name == h.entry {
			return s.Instr
		}
	}
	return -1
}

func (h *harness) note(i int) *ir.Note { return &h.p.Notes[h.p.At(i).Aux] }

var identifier = regexp.MustCompile(`^[A-Za-z_]\w*$`)

func (h *harness) step(s *interp.Step, called int) {
	n := h.note(s.Instr)
	if n.Kind != ir.NoteInput {
		return
	}
	switch n.Role {
	case ir.RoleFails:
		h.allocs = append(h.allocs, alloc{from: n.Name, known: true, fails: s.Value.U != 0, base: h.allocAt[s.Instr] + 1})
		return
	case ir.RoleMemory:
		h.havoc(s.Instr, n.Name)
		return
	case ir.RoleValue, ir.RoleString:
	default:
		return // no function of the program's gives it
	}
	if s.Instr < called && called >= 0 && !h.afterCall(s.Instr) || !identifier.MatchString(n.Name) {
		return // an argument of the entry
	}
	in := input{from: n.Name, bits: int(s.Value.Type.Bits), v: s.Value.Int(), ptr: s.Value.Type.Kind == ir.KindPtr, kind: n.CType, at: s.Instr}
	if k := len(h.inputs) - 1; k >= 0 && h.inputs[k].from == in.from && h.inputs[k].at == in.at-1 {
		in.part = h.inputs[k].part + 1
	}
	if base, _ := h.p.SplitPtr(s.Value.U); n.Role == ir.RoleString && base < uint64(len(h.kinds)) {
		in.from = anyString
		h.strings = append(h.strings, base)
	}
	h.inputs = append(h.inputs, in)
}

// anyString is the function from which models of the library get strings of the environment.
const anyString = "__seabmc_any_string"

// afterCall reports whether instruction i is inside a call of a function. Then it belongs to a constructor and not to the entry's arguments.
func (h *harness) afterCall(i int) bool {
	depth := 0
	for _, s := range h.res.Run.Steps {
		if s.Instr >= i {
			break
		}
		switch h.note(s.Instr).Kind {
		case ir.NoteCall:
			depth++
		case ir.NoteReturn:
			depth--
		}
	}
	return depth > 0
}

// havoc records contents of memory that came from the function from. Its note is instruction i.
func (h *harness) havoc(i int, from string) {
	for ; i >= 0; i-- {
		in := h.p.At(i)
		if in.Op != ir.OpHavoc {
			continue
		}
		base, off := h.p.SplitPtr(h.value(in.Args[1]))
		h.havocs = append(h.havocs, havoc{from, h.havocAt[i], base, uint64(off), h.value(in.Args[2])})
		return
	}
}

// unordered records heap objects from allocations that cannot fail and leave no trace.
func (h *harness) unordered(i int) {
	in := h.p.At(i)
	if in.Op != ir.OpAlloc || h.p.Allocs[in.Aux].Kind != ir.ObjHeap {
		return
	}
	base := h.allocAt[i] + 1
	for k := i - 1; k >= 0 && k > i-12; k-- {
		if h.p.OpAt(k) == ir.OpTrace && h.note(k).Role == ir.RoleFails {
			return // its outcome is known, or its guard was false
		}
	}
	h.allocs = append(h.allocs, alloc{from: h.p.Allocs[in.Aux].Name, base: base})
}

// arguments finds the values of the entry's parameters. The lowering noted them before it called the entry.
func (h *harness) arguments(called int) {
	if called < 0 {
		return
	}
	start := 0
	for _, s := range h.res.Run.Steps {
		if s.Instr < called && h.note(s.Instr).Kind == ir.NoteReturn {
			start = s.Instr
		}
	}
	if h.entry == "main" {
		h.mainArguments(start, called)
		return
	}
	var fresh *argument
	for i := start; i < called; i++ {
		in := h.p.At(i)
		switch in.Op {
		case ir.OpAlloc:
			if name := h.p.Allocs[in.Aux].Param; name != "" {
				h.args = append(h.args, argument{name: name, ptr: true, base: h.allocAt[i] + 1})
				fresh = &h.args[len(h.args)-1]
			}
		case ir.OpNondet:
			if in.Type.Kind == ir.KindPtr && identifier.MatchString(h.p.Names[in.Aux]) {
				base, _ := h.p.SplitPtr(h.value(in.Res))
				h.args = append(h.args, argument{name: h.p.Names[in.Aux], ptr: true, base: base})
			}
		case ir.OpTrace:
			n := h.note(i)
			if n.Kind != ir.NoteInput || len(in.Args) < 2 {
				continue
			}
			v, _ := h.res.Run.Value(in.Args[1])
			switch {
			case n.Role == ir.RoleNull:
				if v.U != 0 && fresh != nil && fresh.name == n.Name {
					fresh.base = 0
				}
			case v.Type.Kind != ir.KindPtr:
				h.args = append(h.args, argument{name: n.Name, bits: int(v.Type.Bits), v: v.Int(), kind: n.CType})
			}
		}
	}
}

func (h *harness) mainArguments(start, called int) {
	m := &mainArgs{}
	found := false
	for i := start; i < called; i++ {
		in := h.p.At(i)
		switch {
		case in.Op == ir.OpAlloc && h.p.Allocs[in.Aux].List == "argv":
			m.argv = append(m.argv, h.allocAt[i]+1)
		case in.Op == ir.OpTrace && h.note(i).Name == "argc" && len(in.Args) > 1:
			v, _ := h.res.Run.Value(in.Args[1])
			m.argc, found = v.Signed().Int64(), true
		}
	}
	if found {
		h.main = m
	}
}

// contents returns the unknown bytes of an object with the values of the counterexample.
func (h *harness) contents(sym uint32, base, off, n uint64) (bytes []byte, fixes []fix) {
	n = min(n, maxBytes)
	mask := uint64(1)<<uint(h.p.OffBits()) - 1
	bytes = make([]byte, n)
	for k := range bytes {
		bytes[k] = h.res.Inputs.Byte(sym, base, (off+uint64(k))&mask)
	}
	word := h.p.PtrBits / 8
	for k := 0; k+word <= len(bytes); k += word {
		var v uint64
		for b := word - 1; b >= 0; b-- {
			v = v<<8 | uint64(bytes[k+b])
		}
		if to, delta := h.p.SplitPtr(v); to > 0 && to < uint64(len(h.kinds)) {
			fixes = append(fixes, fix{k, to, delta})
		}
	}
	for len(bytes) > 0 && bytes[len(bytes)-1] == 0 {
		bytes = bytes[:len(bytes)-1]
	}
	return bytes, fixes
}

// wrapped returns the functions that the linker redirects to the harness.
func (h *harness) wrapped() []string {
	names := []string{"malloc", "calloc", "realloc", "free", "valloc", "aligned_alloc", "memalign", "posix_memalign", "reallocarray",
		"strdup", "strndup", "exit", "_exit", "_Exit", "quick_exit", "abort", "__assert_fail"}
	names = append(names, h.models()...)
	known := map[string]bool{"klee_range": true}
	for _, n := range names {
		known[n] = true
	}
	for _, n := range h.functionNames() {
		if !known[n] {
			names = append(names, n)
		}
	}
	return names
}

// models returns the library functions that ask for inputs and were called. The replay uses their models instead of this machine's functions.
func (h *harness) models() (names []string) {
	if h.res.Lower == nil {
		return nil
	}
	for _, n := range h.res.Lower.Models {
		if frontend.InputModel(n) {
			names = append(names, n)
		}
	}
	return names
}

// functionNames returns the functions whose results are inputs, and those without a body.
func (h *harness) functionNames() []string {
	var names []string
	have := map[string]bool{}
	add := func(n string) {
		if identifier.MatchString(n) && !have[n] && !runtimeNames[n] {
			have[n] = true
			names = append(names, n)
		}
	}
	for _, in := range h.inputs {
		add(in.from)
	}
	for _, x := range h.havocs {
		add(x.from)
	}
	if h.res.Lower != nil {
		for _, n := range h.res.Lower.NoBody {
			add(n)
		}
	}
	return names
}

// runtimeNames lists the functions that the runtime itself defines.
var runtimeNames = map[string]bool{"klee_range": true, "memhavoc": true, "__VERIFIER_nondet_memory": true, "__CPROVER_havoc_slice": true,
	"__CPROVER_havoc_object": true, "klee_make_symbolic": true, "__seabmc_undefined": true, "__ESBMC_unreachable": true}
