package replay

import (
	"math/big"
	"regexp"

	"seabmc/ir"
)

// view is a harness in the form that its templates show.
type view struct {
	How, Runtime, Check string
	CheckLeaks, Objects int

	Contents []*contents
	Inputs   []inputRow
	Allocs   []allocRow
	Havocs   []havocRow
	Locals   []localRow

	Functions, Missing []*function
	Extern             []namedObject // that the linker missed
	Globals            []namedObject // that pointers in the inputs may point to

	Strings   []namedObject
	Targets   []targetRow // what pointers among the entry's arguments point to
	Main      *mainRow    // nil: the entry is not main
	Args      []argumentRow
	Prototype bool // the entry is called with the types of its parameters
}

type inputRow struct {
	From      string
	Low, High *big.Int
	Base      uint64 // of a pointer: its object, and the offset
	Off       int64
}

type allocRow struct {
	From         string
	Known, Fails int
	Base, Size   uint64
	First        *contents
}

type havocRow struct {
	From string
	Size uint64
	Now  *contents
}

type localRow struct {
	Group      int
	Base, Size uint64
	Now        *contents
}

type targetRow struct {
	Name       string
	Base, Size uint64
	Now        *contents
}

// contents is what an object holds. N distinguishes it from others.
type contents struct {
	N     int
	Bytes []byte
	Fixes []fix
}

// fix is a word of an object that holds a pointer into an object.
type fix struct {
	At   int
	Base uint64
	Off  int64
}

type namedObject struct {
	Name       string
	Base, Size uint64
	Bytes      []byte
}

type mainRow struct {
	Argc, Slots int64
	Argv        []uint64
	Repeats     bool // the last string is also used for those after it
	Last        int
}

type argumentRow struct {
	Type, Kind       string
	Bits             int
	Pointer          bool
	Base             uint64
	Value, Low, High *big.Int
}

// function is a function that the harness defines. Form says how it gets its result.
type function struct {
	Name, Symbol string
	Asm          string // the name for the linker, if that is not the symbol
	Form         string
	Shift        int    // of a signed number: what its width is short of 64 bits
	Parts        []part // of a structure
}

type part struct {
	Type    string
	Pointer bool
}

// text returns the text of the harness.
func (h *harness) text(how string) string {
	v := &view{How: how, Runtime: runtimeText, Check: h.res.Failure.Check.ID, CheckLeaks: b2i(h.leaks), Objects: len(h.kinds), Missing: h.lost, Extern: h.extern}
	h.viewTables(v)
	for _, n := range h.functionNames() {
		v.Functions = append(v.Functions, h.function(n, "__wrap_"+n))
	}
	h.viewGlobals(v)
	h.viewStart(v)
	return write("harness", v)
}

// contentsOf adds the contents of n bytes of an object.
func (v *view) contentsOf(h *harness, sym uint32, base, off, n uint64) *contents {
	data, fixes := h.contents(sym, base, off, n)
	return v.hold(data, fixes)
}

func (v *view) hold(data []byte, fixes []fix) *contents {
	c := &contents{len(v.Contents), data, fixes}
	v.Contents = append(v.Contents, c)
	return c
}

// halves returns the low and the high 64 bits of a number.
func halves(x *big.Int) (low, high *big.Int) {
	mask := new(big.Int).SetUint64(^uint64(0))
	return new(big.Int).And(x, mask), new(big.Int).And(new(big.Int).Rsh(x, 64), mask)
}

func (h *harness) viewTables(v *view) {
	for _, in := range h.inputs {
		row := inputRow{From: in.from}
		row.Low, row.High = halves(in.v)
		if in.ptr {
			row.Base, row.Off = h.p.SplitPtr(row.Low.Uint64())
		}
		v.Inputs = append(v.Inputs, row)
	}
	for _, a := range h.allocs {
		row := allocRow{From: a.from, Known: b2i(a.known), Fails: b2i(a.fails), Base: a.base, First: &contents{}}
		if a.base < uint64(len(h.sizes)) {
			row.Size = h.sizes[a.base]
			if !a.fails {
				row.First = v.contentsOf(h, 0, a.base, 0, row.Size)
			}
		}
		v.Allocs = append(v.Allocs, row)
	}
	for _, x := range h.havocs {
		v.Havocs = append(v.Havocs, havocRow{x.from, x.n, v.contentsOf(h, x.sym, x.base, x.off, x.n)})
	}
	for _, x := range h.locals {
		if n := uint64(len(x.value)); n > 0 {
			v.Locals = append(v.Locals, localRow{x.group, x.base, n, v.hold(x.value, nil)})
			continue
		}
		n := h.sizes[x.base]
		v.Locals = append(v.Locals, localRow{x.group, x.base, n, v.contentsOf(h, 0, x.base, 0, n)})
	}
}

// viewGlobals adds the program's objects that pointers in the inputs may point to.
func (h *harness) viewGlobals(v *view) {
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
	for base := uint64(1); base < uint64(len(h.kinds)); base++ {
		k := &h.kinds[base]
		if !need[base] || k.Kind == ir.ObjStack || k.Kind == ir.ObjConstLocal || k.Kind == ir.ObjHeap || !identifier.MatchString(k.Name) {
			continue
		}
		v.Globals = append(v.Globals, namedObject{Name: k.Name, Base: base})
	}
}

// viewStart adds what main of the harness does.
func (h *harness) viewStart(v *view) {
	made := map[uint64]bool{}
	addString := func(base uint64) {
		if n := h.sizes[base]; !made[base] {
			made[base] = true
			data, _ := h.contents(0, base, 0, n-1)
			v.Strings = append(v.Strings, namedObject{Base: base, Size: n, Bytes: data})
		}
	}
	for _, base := range h.strings {
		addString(base)
	}
	if m := h.main; m != nil {
		row := &mainRow{Argc: m.argc, Slots: m.argc + 1, Argv: m.argv[:min(int64(len(m.argv)), m.argc)]}
		for _, base := range row.Argv {
			addString(base)
		}
		row.Last = len(row.Argv) - 1
		row.Repeats = row.Last >= 0 && int64(len(row.Argv)) < m.argc
		v.Main = row
	}
	for _, a := range h.args {
		if a.ptr && a.base > 0 && h.kinds[a.base].Kind == ir.ObjStack {
			n := h.sizes[a.base]
			v.Targets = append(v.Targets, targetRow{a.name, a.base, n, v.contentsOf(h, 0, a.base, 0, n)})
		}
		row := argumentRow{Type: "unsigned long long", Kind: a.kind, Bits: a.bits, Pointer: a.ptr, Base: a.base, Value: a.v}
		switch {
		case a.kind == "half": // it lies in the low half of the register of a float
			row.Type, v.Prototype = "float", true
		case a.kind != "":
			row.Type, v.Prototype = a.kind, true
		case a.ptr:
			row.Type = "void *"
		case a.bits > 64:
			row.Type = "unsigned __int128"
		}
		if a.v != nil {
			row.Low, row.High = halves(a.v)
		}
		v.Args = append(v.Args, row)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

var unsignedName = regexp.MustCompile(`_(u(int|char|short|long|longlong|nsigned\w*)|size_t|uint\d+(_t)?|uintptr_t|[uU]\d+|bool)$`)

// exactForms lists what the models ask the lowering for and what is not a model of the C library: functions that the library does not have, and reads
// that the sanitizers watch.
var exactForms = map[string]string{"__seabmc_float_char": "float text", "__seabmc_readable": "readable", "__seabmc_text_number": "text number"}

// function makes a function of the harness that returns what the counterexample says.
func (h *harness) function(name, symbol string) *function {
	f := &function{Name: name, Symbol: symbol, Form: exactForms[name]}
	if f.Form != "" {
		return f
	}
	for _, x := range h.havocs {
		if x.from == name {
			f.Form = "havoc"
			return f
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
	case 1:
		f.Form, f.Shift = formOf(&parts[0], name)
	default:
		f.Form = "struct"
		for i := range parts {
			f.Parts = append(f.Parts, part{parts[i].scalar(), parts[i].ptr})
		}
	}
	return f
}

// formOf says how a function gets one scalar.
func formOf(in *input, name string) (form string, shift int) {
	switch {
	case in.ptr:
		return "pointer", 0
	case in.kind == "half" || in.kind == "float" || in.kind == "double":
		return in.kind, 0
	case in.bits > 64:
		return "wide", 0
	case in.bits < 64 && !unsignedName.MatchString(name):
		return "signed", 64 - in.bits
	}
	return "", 0
}

// scalar returns the C type of a part of a structure in registers.
func (in *input) scalar() string {
	switch {
	case in.ptr:
		return "void *"
	case in.kind == "half": // in the low half of the register of a float
		return "float"
	case in.kind != "":
		return in.kind
	case in.bits <= 8:
		return "unsigned char"
	case in.bits <= 16:
		return "unsigned short"
	case in.bits <= 32:
		return "unsigned"
	case in.bits <= 64:
		return "unsigned long long"
	}
	return "__extension__ unsigned __int128"
}

// missing defines a symbol that the linker did not find. It is an object of the program with its unknown contents, or a function.
func (h *harness) missing(name string) bool {
	if h.seen[name] || !identifier.MatchString(name) {
		return false
	}
	h.seen[name] = true
	for base := uint64(1); base < uint64(len(h.kinds)); base++ {
		k := &h.kinds[base]
		if k.Name != name || k.Kind != ir.ObjGlobal && k.Kind != ir.ObjConst || h.sizes[base] > maxBytes {
			continue
		}
		data, _ := h.contents(0, base, 0, h.sizes[base])
		h.extern = append(h.extern, namedObject{name, base, max(h.sizes[base], 1), data})
		return true
	}
	f := h.function(name, "seabmc_fn_"+name)
	f.Asm = name
	h.lost = append(h.lost, f)
	return true
}

// statics returns the variables with static lifetime, with what they hold at the start.
func (h *harness) statics() (list []namedObject) {
	for base := uint64(1); base < uint64(len(h.kinds)); base++ {
		k := &h.kinds[base]
		if k.Kind != ir.ObjGlobal || !identifier.MatchString(k.Name) || h.sizes[base] == 0 || h.sizes[base] > maxBytes {
			continue
		}
		data, _ := h.contents(0, base, 0, h.sizes[base])
		list = append(list, namedObject{k.Name, base, h.sizes[base], data})
	}
	return list
}
