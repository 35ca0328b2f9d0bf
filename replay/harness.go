package replay

import (
	"bytes"
	_ "embed"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"seabmc/bmc"
	"seabmc/frontend"
	"seabmc/ir"
)

//go:embed runtime.h
var runtimeText string

// mark begins every file of ours: such files may be overwritten.
const mark = "/* seabmc replay harness."

// maxBytes is how much of an object's contents is written down.
const maxBytes = 1 << 18

// harness is what a counterexample says about the environment of the program.
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
	extra   []string // definitions of symbols that the linker missed
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

// argument is one of the entry's.
type argument struct {
	name string
	bits int    // of an integer
	kind string // as of input
	v    *big.Int
	ptr  bool
	base uint64 // of the object that a pointer points to; 0 is null
}

// mainArgs are what main gets.
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

// value is the value of an integer or pointer register, 0 if the run ended before.
func (h *harness) value(r ir.Reg) uint64 {
	v, _ := h.res.Run.Value(r)
	return v.U
}

// entryCall is the instruction that notes the call of the entry.
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

func (h *harness) step(s *ir.Step, called int) {
	n := h.note(s.Instr)
	if n.Kind != ir.NoteInput {
		return
	}
	if name, ok := strings.CutSuffix(n.Name, " fails"); ok {
		h.allocs = append(h.allocs, alloc{from: name, known: true, fails: s.Value.U != 0, base: h.allocAt[s.Instr] + 1})
		return
	}
	if name, ok := strings.CutSuffix(n.Name, ir.MemoryInput); ok {
		h.havoc(s.Instr, name)
		return
	}
	if s.Instr < called && called >= 0 && !h.afterCall(s.Instr) || !identifier.MatchString(n.Name) {
		return // an argument of the entry
	}
	in := input{from: n.Name, bits: int(s.Value.Type.Bits), v: s.Value.Int(), ptr: s.Value.Type.Kind == ir.KindPtr, kind: n.CType, at: s.Instr}
	if k := len(h.inputs) - 1; k >= 0 && h.inputs[k].from == in.from && h.inputs[k].at == in.at-1 {
		in.part = h.inputs[k].part + 1
	}
	if base, _ := h.p.SplitPtr(s.Value.U); in.ptr && base > 0 && base < uint64(len(h.kinds)) && h.kinds[base].Name == "string" {
		in.from = anyString
		h.strings = append(h.strings, base)
	}
	h.inputs = append(h.inputs, in)
}

// anyString is the function of which models of the library get strings of the environment.
const anyString = "__seabmc_any_string"

// afterCall tells whether a function had been called before instruction i: then
// it belongs to a constructor and not to the entry's arguments.
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

// havoc notes contents of memory that the function from gave; the note of it is instruction i.
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

// unordered notes heap objects of allocations that cannot fail and leave no trace.
func (h *harness) unordered(i int) {
	in := h.p.At(i)
	if in.Op != ir.OpAlloc || h.p.Allocs[in.Aux].Kind != ir.ObjHeap {
		return
	}
	base := h.allocAt[i] + 1
	for k := i - 1; k >= 0 && k > i-12; k-- {
		if h.p.OpAt(k) == ir.OpTrace && strings.HasSuffix(h.note(k).Name, " fails") {
			return // its outcome is known, or its guard was false
		}
	}
	h.allocs = append(h.allocs, alloc{from: h.p.Allocs[in.Aux].Name, base: base})
}

// arguments finds the values of the entry's parameters: what the lowering noted
// before it called the entry.
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
			if name, ok := strings.CutPrefix(h.p.Allocs[in.Aux].Name, "*"); ok {
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
			if name, ok := strings.CutSuffix(n.Name, " is null"); ok && fresh != nil && fresh.name == name {
				if v.U != 0 {
					fresh.base = 0
				}
				continue
			}
			if v.Type.Kind != ir.KindPtr {
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
		case in.Op == ir.OpAlloc && strings.HasPrefix(h.p.Allocs[in.Aux].Name, "argv["):
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

// contents are the unknown bytes of an object as the counterexample has them.
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

type fix struct {
	at   int
	base uint64
	off  int64
}

// writer writes the harness.
type writer struct {
	bytes.Buffer
	h     *harness
	names int
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

// contentsOf writes an object's contents down and gives the initialiser that refers to them.
func (w *writer) contentsOf(sym uint32, base, off, n uint64) string {
	data, fixes := w.h.contents(sym, base, off, n)
	if len(data) == 0 && len(fixes) == 0 {
		return "{0, 0, 0, 0}"
	}
	w.names++
	k := w.names
	dataName, fixName := "0", "0"
	if len(data) > 0 {
		dataName = fmt.Sprintf("seabmc_bytes%d", k)
		w.line("static const unsigned char %s[] = {%s};", dataName, byteList(data))
	}
	if len(fixes) > 0 {
		fixName = fmt.Sprintf("seabmc_fixes%d", k)
		var s []string
		for _, f := range fixes {
			s = append(s, fmt.Sprintf("{%d, %d, %dLL}", f.at, f.base, f.off))
		}
		w.line("static const struct seabmc_fix %s[] = {%s};", fixName, strings.Join(s, ", "))
	}
	return fmt.Sprintf("{%s, %d, %s, %d}", dataName, len(data), fixName, len(fixes))
}

func byteList(data []byte) string {
	s := make([]string, len(data))
	for i, b := range data {
		s[i] = fmt.Sprint(b)
		if i%32 == 31 {
			s[i] += "\n\t"
		}
	}
	return strings.Join(s, ",")
}

// text is the harness.
func (h *harness) text(how string) string {
	w := &writer{h: h}
	w.line("%s %s */", mark, strings.ReplaceAll(how, "*/", "* /"))
	w.WriteString(runtimeText)
	w.line("\n/* --- the counterexample: %s --- */", strings.ReplaceAll(h.res.Failure.Check.ID, "*/", ""))
	w.line("const int seabmc_check_leaks = %d;", b2i(h.leaks))
	w.line("const unsigned seabmc_nobjects = %d;\nchar *seabmc_address[%d];", len(h.kinds), len(h.kinds))
	w.tables()
	w.functions()
	for _, x := range h.extra {
		w.line("%s", x)
	}
	w.objects()
	w.start()
	return w.String()
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (w *writer) tables() {
	h := w.h
	var rows []string
	for _, in := range h.inputs {
		mask := new(big.Int).SetUint64(^uint64(0))
		low, high := new(big.Int).And(in.v, mask), new(big.Int).And(new(big.Int).Rsh(in.v, 64), mask)
		base, off := uint64(0), int64(0)
		if in.ptr {
			base, off = h.p.SplitPtr(low.Uint64())
		}
		rows = append(rows, fmt.Sprintf("{%q, %vull, %vull, %d, %dLL}", in.from, low, high, base, off))
	}
	w.table("struct seabmc_input", "inputs", rows)
	rows = nil
	for _, a := range h.allocs {
		first := "{0, 0, 0, 0}"
		size := uint64(0)
		if a.base < uint64(len(h.sizes)) {
			size = h.sizes[a.base]
			if !a.fails {
				first = w.contentsOf(0, a.base, 0, size)
			}
		}
		rows = append(rows, fmt.Sprintf("{%q, %d, %d, %d, %dull, %s}", a.from, b2i(a.known), b2i(a.fails), a.base, size, first))
	}
	w.table("struct seabmc_alloc", "allocs", rows)
	rows = nil
	for _, x := range h.havocs {
		rows = append(rows, fmt.Sprintf("{%q, %dull, %s}", x.from, x.n, w.contentsOf(x.sym, x.base, x.off, x.n)))
	}
	w.table("struct seabmc_havoc", "havocs", rows)
	w.localTable()
}

func (w *writer) table(typ, name string, rows []string) {
	w.line("const unsigned seabmc_n%s = %d;", name, len(rows))
	if len(rows) == 0 {
		rows = []string{"{0}"}
	}
	w.line("%s seabmc_%s[] = {\n\t%s\n};", typ, name, strings.Join(rows, ",\n\t"))
}

// wrapped are the functions that the linker redirects to the harness.
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

// models are the library functions that ask for inputs and were called: the replay
// has their models instead of what this machine would say.
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

// functionNames are the functions whose results are inputs, and those without a body.
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

// runtimeNames are defined by the runtime itself.
var runtimeNames = map[string]bool{"klee_range": true, "memhavoc": true, "__VERIFIER_nondet_memory": true, "__CPROVER_havoc_slice": true,
	"__CPROVER_havoc_object": true, "klee_make_symbolic": true}

func (w *writer) functions() {
	for _, n := range w.h.functionNames() {
		w.line("%s", w.h.function(n, "__wrap_"+n))
	}
}

var unsignedName = regexp.MustCompile(`_(u(int|char|short|long|longlong|nsigned\w*)|size_t|uint\d+(_t)?|uintptr_t|[uU]\d+|bool)$`)

// function defines a function that returns its next input. Integers are widened,
// which serves every narrower declaration.
// exactFunctions are what the models ask the lowering for, without models of the C library: its functions that have none, and
// reads that the sanitizers watch. The last line
// is the function itself.
var exactFunctions = map[string]string{
	"__seabmc_float_char": `char *strcpy(char *, const char *), *strchr(const char *, int);
int strfromd(char *, unsigned long, const char *, double);
static int seabmc_float_text(double x, int letter, int precision, int alternative, int i) {
	char format[16] = "%%.", text[512], *end;
	int n = precision;
	if (alternative) seabmc_stop("the flag # for a floating-point number is not replayed");
	if (n < 0) strcpy(format, "%%");
	else {
		char digits[12], *d = digits + 11;
		*d = 0;
		do *--d = '0' + n %% 10; while (n /= 10);
		strcpy(format + 2, d);
	}
	end = strchr(format, 0);
	end[0] = letter, end[1] = 0;
	n = strfromd(text, sizeof text, format, x < 0 ? -x : x);
	return i < n && i < (int)sizeof text ? (unsigned char)text[i] : 0;
}
int %s(double x, int letter, int precision, int alternative, int i) { return seabmc_float_text(x, letter, precision, alternative, i); }`,
	"__seabmc_readable": `void %s(const volatile unsigned char *p, unsigned long n) { while (n--) (void)*p++; }`,
	"__seabmc_text_number": `double strtod_l(const char *, char **, void *);
float strtof_l(const char *, char **, void *);
void *newlocale(int, const char *, void *);
static double seabmc_text_value(const char *s, unsigned long n, int bits) {
	char text[n + 1];
	memcpy(text, s, n);
	text[n] = 0;
	void *c = newlocale(8127, "C", 0);
	return bits == 32 ? strtof_l(text, 0, c) : strtod_l(text, 0, c);
}
double %s(const char *s, unsigned long n, int bits) { return seabmc_text_value(s, n, bits); }`,
}

func (h *harness) function(name, symbol string) string {
	if code, ok := exactFunctions[name]; ok {
		return fmt.Sprintf(code, symbol)
	}
	for _, x := range h.havocs {
		if x.from == name {
			return fmt.Sprintf("void *%s(void *p) { seabmc_havoc(p, ~0ull, %q); return p; }", symbol, name)
		}
	}
	var parts []input // of the first result
	for _, in := range h.inputs {
		if in.from == name && in.part == len(parts) {
			parts = append(parts, in)
		}
	}
	switch len(parts) {
	case 0:
		return fmt.Sprintf("unsigned long long %s() { return seabmc_next(%q)->low; }", symbol, name)
	case 1:
	default:
		return structFunction(name, symbol, parts)
	}
	next := fmt.Sprintf("seabmc_next(%q)", name)
	bits := parts[0].bits
	switch {
	case parts[0].ptr:
		return fmt.Sprintf("void *%s() { return seabmc_pointer(%s); }", symbol, next)
	case parts[0].kind == "half": // in the low half of the register that a float would come in
		return fmt.Sprintf("float %s() { float f; unsigned u = (unsigned short)%s->low; memcpy(&f, &u, 4); return f; }", symbol, next)
	case parts[0].kind == "float":
		return fmt.Sprintf("float %s() { float f; unsigned u = %s->low; memcpy(&f, &u, 4); return f; }", symbol, next)
	case parts[0].kind == "double":
		return fmt.Sprintf("double %s() { double f; memcpy(&f, &%s->low, 8); return f; }", symbol, next)
	case bits > 64:
		return fmt.Sprintf("__extension__ unsigned __int128 %s() { struct seabmc_input *i = %s; return (unsigned __int128)i->high << 64 | i->low; }", symbol, next)
	case bits < 64 && !unsignedName.MatchString(name):
		return fmt.Sprintf("long long %s() { return (long long)(%s->low << %d) >> %d; }", symbol, next, 64-bits, 64-bits)
	}
	return fmt.Sprintf("unsigned long long %s() { return %s->low; }", symbol, next)
}

// structFunction defines a function that returns a structure in registers: one of
// the scalars that clang returns it as goes into the same registers.
func structFunction(name, symbol string, parts []input) string {
	var members, sets []string
	for i, p := range parts {
		t := p.kind
		switch {
		case p.ptr:
			t = "void *"
		case t != "":
		case p.bits <= 8:
			t = "unsigned char"
		case p.bits <= 16:
			t = "unsigned short"
		case p.bits <= 32:
			t = "unsigned"
		case p.bits <= 64:
			t = "unsigned long long"
		default:
			t = "__extension__ unsigned __int128"
		}
		members = append(members, fmt.Sprintf("%s m%d;", t, i))
		next := fmt.Sprintf("seabmc_next(%q)", name)
		if p.ptr {
			sets = append(sets, fmt.Sprintf("s.m%d = seabmc_pointer(%s);", i, next))
		} else {
			sets = append(sets, fmt.Sprintf("memcpy(&s.m%d, &%s->low, sizeof s.m%d);", i, next, i)) // high follows low
		}
	}
	return fmt.Sprintf("struct seabmc_result_%s { %s };\nstruct seabmc_result_%s %s() { struct seabmc_result_%s s; %s return s; }",
		name, strings.Join(members, " "), name, symbol, name, strings.Join(sets, " "))
}

// missing defines a symbol that the linker did not find: an object of the
// program's with its unknown contents, or a function.
func (h *harness) missing(name string) bool {
	if h.seen[name] || !identifier.MatchString(name) {
		return false
	}
	h.seen[name] = true
	for base := 1; base < len(h.kinds); base++ {
		k := &h.kinds[base]
		if k.Name != name || k.Kind != ir.ObjGlobal && k.Kind != ir.ObjConst || h.sizes[base] > maxBytes {
			continue
		}
		data, _ := h.contents(0, uint64(base), 0, h.sizes[base])
		h.extra = append(h.extra, fmt.Sprintf("char seabmc_extern%d[%d] __asm__(%q) __attribute__((aligned(16))) = {%s};", base, max(h.sizes[base], 1), name, byteList(data)))
		return true
	}
	def := h.function(name, "seabmc_fn_"+name)
	h.extra = append(h.extra, named(def, name))
	return true
}

// named gives the function that def defines, behind other declarations or not, the symbol name.
func named(def, name string) string {
	last := strings.LastIndexByte(def, '\n') + 1
	head, _, _ := strings.Cut(def[last:], "{")
	return fmt.Sprintf("%s%s__asm__(%q);\n%s", def[:last], head, name, def[last:])
}

// objects declares the program's objects that pointers in the inputs may refer to.
func (w *writer) objects() {
	h := w.h
	need := map[uint64]bool{}
	for _, in := range h.inputs {
		if in.ptr {
			base, _ := h.p.SplitPtr(in.v.Uint64())
			need[base] = true
		}
	}
	for _, a := range h.args {
		need[a.base] = true
	}
	var set []string
	for base := uint64(1); base < uint64(len(h.kinds)); base++ {
		k := &h.kinds[base]
		if !need[base] || k.Kind == ir.ObjStack || k.Kind == ir.ObjConstLocal || k.Kind == ir.ObjHeap || !identifier.MatchString(k.Name) {
			continue
		}
		w.line("extern char seabmc_object%d[] __asm__(%q) __attribute__((weak));", base, k.Name)
		set = append(set, fmt.Sprintf("\tseabmc_address[%d] = seabmc_object%d;", base, base))
	}
	w.line("static void seabmc_globals(void) {\n%s\n}", strings.Join(set, "\n"))
}

// start writes the function main of the harness.
func (w *writer) start() {
	h := w.h
	var body []string
	say := func(format string, args ...any) { body = append(body, "\t"+fmt.Sprintf(format, args...)) }
	say("seabmc_globals();")
	say("if (seabmc_statics) seabmc_statics();")
	for _, base := range h.strings {
		w.stringObject(say, base)
	}
	var args []string
	if h.main != nil {
		args = w.mainStart(say)
	}
	var contents []string
	for _, a := range h.args {
		if a.ptr && a.base > 0 && h.kinds[a.base].Kind == ir.ObjStack {
			say("seabmc_address[%d] = __real_malloc(%d); memset(seabmc_address[%d], 0, %d); /* *%s */", a.base, h.sizes[a.base], a.base, h.sizes[a.base], a.name)
			c := w.contentsOf(0, a.base, 0, h.sizes[a.base])
			w.line("static const struct seabmc_contents seabmc_contents%d = %s;", a.base, c)
			contents = append(contents, fmt.Sprintf("seabmc_fill(seabmc_address[%d], %d, &seabmc_contents%d);", a.base, h.sizes[a.base], a.base))
		}
		args = append(args, a.c())
	}
	for _, c := range contents {
		say("%s", c)
	}
	say("%s(%s);", h.entryType(), strings.Join(args, ", "))
	say("seabmc_end();\n\treturn 0;")
	w.line("int main(void) {\n%s\n}", strings.Join(body, "\n"))
}

// entryType is the entry, with the types of its parameters if a call without a
// prototype would pass one in another way.
func (h *harness) entryType() string {
	types := make([]string, len(h.args))
	floats := false
	for i, a := range h.args {
		switch {
		case a.kind != "":
			types[i], floats = a.kind, true
		case a.ptr:
			types[i] = "void *"
		default:
			types[i] = "unsigned long long"
		}
	}
	if !floats {
		return "seabmc_entry"
	}
	return "((void (*)(" + strings.Join(types, ", ") + "))seabmc_entry)"
}

func (w *writer) mainStart(say func(string, ...any)) []string {
	m := w.h.main
	say("static char *argv[%d];", m.argc+1)
	for i, base := range m.argv {
		if int64(i) >= m.argc {
			break
		}
		w.stringObject(say, base)
		say("argv[%d] = seabmc_address[%d];", i, base)
	}
	if n := int64(len(m.argv)); n > 0 && n < m.argc { // the last one serves for those behind it
		say("for (int i = %d; i < %d; i++) argv[i] = argv[%d];", n, m.argc, n-1)
	}
	say("static char *envp[1];")
	return []string{fmt.Sprint(m.argc), "argv", "envp"}
}

// stringObject makes an object that holds a zero-terminated string.
func (w *writer) stringObject(say func(string, ...any), base uint64) {
	n := w.h.sizes[base]
	data, _ := w.h.contents(0, base, 0, n-1)
	w.line("static const unsigned char seabmc_string%d[%d] = {%s};", base, n, byteList(data))
	say("seabmc_address[%d] = __real_malloc(%d); memcpy(seabmc_address[%d], seabmc_string%d, %d);", base, n, base, base, n)
}

// c is the argument in C.
func (a *argument) c() string {
	switch {
	case a.ptr && a.base == 0:
		return "(void *)0"
	case a.ptr:
		return fmt.Sprintf("(void *)seabmc_address[%d]", a.base)
	case a.kind == "half":
		return fmt.Sprintf("((union { unsigned u; float f; }){%vu}).f", a.v)
	case a.kind == "float":
		return fmt.Sprintf("((union { unsigned u; float f; }){%vu}).f", a.v)
	case a.kind == "double":
		return fmt.Sprintf("((union { unsigned long long u; double f; }){%vull}).f", a.v)
	case a.bits > 64:
		low := new(big.Int).And(a.v, new(big.Int).SetUint64(^uint64(0)))
		return fmt.Sprintf("(unsigned __int128)%vull << 64 | %vull", new(big.Int).Rsh(a.v, 64), low)
	case a.bits > 32:
		return fmt.Sprintf("%vull", a.v)
	}
	return fmt.Sprintf("%vu", a.v)
}
