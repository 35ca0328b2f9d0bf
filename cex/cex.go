// Package cex turns a failing run into a trace for C programmers: inputs,
// assignments and calls with source lines and values, up to the check that
// fails.
//
// In: a SEA-IR program and the result of running it on a model's inputs (interp.Run). Out: a Trace, as data (JSON) and as text. It knows nothing
// about LLVM, terms or solvers.
package cex

import (
	"fmt"
	"regexp"
	"strings"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// Step is one step of a trace.
type Step struct {
	Kind  string `json:"kind"` // assign, input, call or return
	Pos   ir.Pos `json:"pos"`
	Func  string `json:"function,omitempty"` // the C function it is in
	Name  string `json:"name,omitempty"`     // variable, source of the input, or function
	CType string `json:"type,omitempty"`
	Value string `json:"value,omitempty"` // as a C programmer writes it
	Bits  string `json:"bits,omitempty"`  // the exact value: hexadecimal, of a pointer its integer
	Input int    `json:"input,omitempty"` // inputs are numbered from 1
	Depth int    `json:"depth"`           // calls around it
	// Relevant marks a call that had not returned, an input on which the failed check depends, or the last assignment of a variable on which the check
	// depends.
	Relevant bool `json:"relevant"`

	// Run is the step of the run that this step shows. If it is -1, the step shows the first contents of Object.
	Run    int    `json:"-"`
	Object uint64 `json:"-"`

	instr  int // of its value's register; -1 if it has none
	bytes  []byte
	layout *ir.Layout // of bytes
}

// Trace is a run up to the check that failed.
type Trace struct {
	Steps  []Step   `json:"steps"`
	Failed ir.Check `json:"failed"`
	Pos    ir.Pos   `json:"pos"`                   // of the failed check
	Why    string   `json:"explanation,omitempty"` // what is wrong, with the values, in a sentence
	Fault  *Fault   `json:"fault,omitempty"`       // of a pointer: which part failed, and its object
	Stack  []string `json:"stack,omitempty"`       // functions that were active then, the outermost first

	names *namer
}

// Build makes the trace of a run. If the run did not fail, Failed is empty.
func Build(p *ir.Program, rr *interp.Result) *Trace {
	b := &builder{p: p, t: &Trace{Steps: []Step{}}, names: newNamer(p, rr)}
	if rr.Outcome == interp.Violated {
		var initial map[cell]bool
		b.need, initial = slice(p, rr)
		b.unwritten(rr, initial)
	}
	for i := range rr.Steps {
		b.given(rr.Steps[i].Instr)
		b.step(i, &rr.Steps[i])
	}
	b.given(p.Len())
	b.t.names = b.names
	for _, c := range b.stack {
		b.t.Stack = append(b.t.Stack, c.name)
		b.t.Steps[c.step].Relevant = true
	}
	if rr.Outcome == interp.Violated {
		in := p.At(rr.Instr)
		b.t.Failed, b.t.Pos = p.Checks[in.Aux], p.Positions[in.Pos]
		b.relevant()
		b.explain(rr)
	}
	return b.t
}

// Inputs returns the steps that are inputs, in order.
func (t *Trace) Inputs() []Step {
	var in []Step
	for _, s := range t.Steps {
		if s.Kind == ir.NoteInput.String() {
			in = append(in, s)
		}
	}
	return in
}

type call struct {
	name string
	step int // index in Trace.Steps
}

type builder struct {
	p      *ir.Program
	t      *Trace
	names  *namer
	stack  []call
	inputs int
	need   []bool          // by instruction: the failure depends on it
	first  []firstContents // on which it depends, in order, that are not shown yet
	rr     *interp.Result
}

// unsignedInput matches functions whose names say that their results are unsigned.
var unsignedInput = regexp.MustCompile(`nondet_(u(int|char|short|long|longlong|nsigned\w*)|size_t|uint\d+(_t)?|uintptr_t|[uU]\d+)$`)

func (b *builder) step(k int, s *interp.Step) {
	in := b.p.At(s.Instr)
	n := &b.p.Notes[in.Aux]
	if n.Role == ir.RoleUnset && (b.need == nil || !b.need[b.p.Def[in.Args[1]]]) {
		return // nothing uses it
	}
	st := Step{Kind: n.Kind.String(), Pos: b.p.Positions[in.Pos], Name: n.Label(), CType: n.CType, Depth: len(b.stack), Run: k, instr: -1}
	if st.Func = st.Pos.Func; st.Func == "" && len(b.stack) > 0 {
		st.Func = b.stack[len(b.stack)-1].name
	}
	switch {
	case s.Bytes != nil:
		b.memoryStep(&st, s, n)
		st.instr = int(b.p.Def[in.Args[2]])
	case s.HasValue:
		ctype := n.CType
		if ctype == "" && n.Kind == ir.NoteInput && unsignedInput.MatchString(n.Name) {
			ctype = "unsigned"
		}
		st.Value = b.names.typed(s.Value, ctype, n.Layout)
		st.Bits = fmt.Sprintf("%#x", s.Value.Int())
		st.instr = int(b.p.Def[in.Args[1]])
	}
	switch n.Kind {
	case ir.NoteInput:
		b.inputs++
		st.Input = b.inputs
	case ir.NoteCall:
		b.stack = append(b.stack, call{n.Name, len(b.t.Steps)})
	case ir.NoteReturn:
		b.leave(n.Name)
		st.Depth = len(b.stack)
	}
	b.t.Steps = append(b.t.Steps, st)
}

// namedByAddress matches names with an index that is not a number, or that may count from a pointer.
var namedByAddress = regexp.MustCompile(`^\w+\[|\[[^\[\]]*[^\[\]0-9][^\[\]]*\]`)

// memoryStep shows what was written to memory. The name of an element, or of an object that has no name in the code, is found by its address.
func (b *builder) memoryStep(st *Step, s *interp.Step, n *ir.Note) {
	l := n.Layout
	if n.Name == "" || namedByAddress.MatchString(n.Name) {
		if name, leaf := b.names.path(s.Value.U, l); name != "" {
			st.Name, l = name, leaf
		}
	}
	if st.Name == "" {
		st.Name = strings.TrimPrefix(b.names.pointer(s.Value.U), "&")
	}
	st.CType, st.bytes, st.layout = l.CType, s.Bytes, l
	if l.CType == ir.WholeType {
		st.CType, st.layout = "", nil
		st.Value = fmt.Sprintf("bytes % x", s.Bytes[:min(len(s.Bytes), maxElements)])
	} else {
		st.Value = b.names.contents(s.Bytes, l)
	}
	if l.Target != "" {
		st.Name = l.Target
	}
}

// leave ends the innermost call of the function, and the calls inside that one.
func (b *builder) leave(name string) {
	for i := len(b.stack) - 1; i >= 0; i-- {
		if b.stack[i].name == name {
			b.stack = b.stack[:i]
			return
		}
	}
}

// relevant marks what the failure depends on. If it depends on no assignment that is shown, relevant marks the last assignment of each variable.
func (b *builder) relevant() {
	needed := func(s *Step) bool { return s.instr >= 0 && b.need[s.instr] }
	for i := range b.t.Steps {
		if s := &b.t.Steps[i]; s.Input > 0 || s.Kind == ir.NoteReturn.String() {
			s.Relevant = needed(s)
		}
	}
	if b.markLast(needed) == 0 {
		b.markLast(func(*Step) bool { return true })
	}
}

// markLast marks the last wanted assignment of each variable.
func (b *builder) markLast(wanted func(*Step) bool) (marked int) {
	type variable struct{ fn, name string }
	seen := map[variable]bool{}
	for i := len(b.t.Steps) - 1; i >= 0; i-- {
		s := &b.t.Steps[i]
		v := variable{s.Func, s.Name}
		if s.Kind != ir.NoteAssign.String() || seen[v] || !wanted(s) {
			continue
		}
		seen[v], s.Relevant = true, true
		marked++
	}
	return marked
}
