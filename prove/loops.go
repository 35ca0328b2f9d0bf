package prove

import (
	"regexp"
	"slices"
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/integers"
	"seabmc/prove/opaque"
	"seabmc/prove/samples"
	"seabmc/prove/steps"
	"seabmc/prove/values"
	"seabmc/prove/written"
)

// variable is what a clause may name.
type variable struct {
	id, name string
	typ      string // without qualifiers
	bits     int    // of an integer
	signed   bool
	pointer  bool
	floating bool
	global   bool
	cell     bool // of memory, see cells.go
}

// loop is a loop of the program, with everything that the proposers want to know about it.
type loop struct {
	f          *csource.File
	fn         *csource.Function
	n          *csource.Node // the statement
	cond       *csource.Node // nil: none
	body       []*csource.Node
	few        []values.Variable // that the loop changes, and that seem to have few values
	meet       values.Meet
	vars       []*variable     // that the function speaks of and that are in scope, those that the loop changes first
	scope      map[string]bool // ids of all that may be named
	changed    map[string]bool
	steps      []steps.Step
	line, last int            // of its keyword and of its end
	source     string         // the file that the user sees
	table      *samples.Table // of values that it has in executions; nil: none were executed for it
	named      []root         // variables in scope, of all types
	opaque     bool           // contracts speak of lists: nothing may be said of offsets of nodes
}

// loopsOf lists the loops of the user's functions in a file. cells returns the memory cells that a loop reaches, as variables.
func loopsOf(f *csource.File, cells func(r *loopReader, l *loop) []*variable) []*loop {
	var out []*loop
	var globals []*variable
	var roots []root
	few, meet := values.Of(f), values.MeetIn(f)
	for _, d := range f.Root.Inner {
		switch d.Kind {
		case "VarDecl":
			if d.Name != "" {
				roots = append(roots, root{ID: d.ID, Name: d.Name})
			}
			if v := newVariable(d); v != nil {
				v.global = true
				globals = append(globals, v)
			}
		case "FunctionDecl":
			if len(d.Inner) > 0 && d.Inner[len(d.Inner)-1].Kind == "CompoundStmt" {
				r := &loopReader{f: f, fn: csource.NewFunction(d), globals: globals, roots: slices.Clone(roots), cells: cells, few: few, meet: meet}
				r.function(d)
				out = append(out, r.found...)
			}
		}
	}
	return out
}

// newVariable returns nil for things that no clause is proposed about.
func newVariable(d *csource.Node) *variable {
	if d.Name == "" || strings.Contains(d.Type.Name(), "volatile") || strings.HasPrefix(d.Name, "__") {
		return nil
	}
	v := &variable{id: d.ID, name: d.Name}
	v.typ, v.floating = strings.TrimPrefix(d.Type.Name(), "const "), d.IsFloating()
	if d.Storage == "extern" {
		v.global = true
	}
	of := integers.Of(v.typ)
	v.bits, v.signed = of.Bits, of.Signed
	v.pointer = v.bits == 0 && strings.HasSuffix(v.typ, "*") && !strings.Contains(v.typ, "(")
	return v
}

func (v *variable) integer() integers.Type { return integers.Type{Bits: v.bits, Signed: v.signed} }

// isInteger distinguishes integers from pointers, arrays and everything else that a clause may name.
func (v *variable) isInteger() bool { return v.bits > 0 }

// loopReader walks through a function and keeps track of the variables in scope.
type loopReader struct {
	f       *csource.File
	fn      *csource.Function
	globals []*variable
	scope   []*variable
	roots   []root              // of all types
	few     map[string][]string // values of variables, by their ids
	meet    values.Meet
	cells   func(r *loopReader, l *loop) []*variable
	found   []*loop
}

// root is a variable that an access path may begin with.
type root = written.Variable

func (r *loopReader) function(d *csource.Node) {
	r.scope = slices.Clone(r.globals)
	for _, c := range d.Inner {
		if c.Kind == "ParmVarDecl" {
			r.declare(c)
		}
	}
	r.walk(d.Inner[len(d.Inner)-1])
}

func (r *loopReader) declare(d *csource.Node) {
	r.scope = slices.DeleteFunc(slices.Clone(r.scope), func(v *variable) bool { return v.name == d.Name }) // it hides what had the name before
	r.roots = append(slices.DeleteFunc(slices.Clone(r.roots), func(v root) bool { return v.Name == d.Name }), root{ID: d.ID, Name: d.Name})
	if v := newVariable(d); v != nil {
		r.scope = append(r.scope, v)
	}
}

// walk visits statements. It recurses over their nesting in the source, which compilers limit.
func (r *loopReader) walk(n *csource.Node) {
	if n == nil {
		return
	}
	before, roots := r.scope, r.roots
	switch n.Kind {
	case "":
		return
	case "VarDecl":
		r.declare(n)
		return
	case "DeclStmt":
		for _, c := range n.Inner {
			r.walk(c)
		}
		return
	case "ForStmt": // the parts that are missing are empty nodes: init, variable, condition, step, body
		if len(n.Inner) == 5 {
			r.walk(n.Inner[0])
			r.add(n, n.Inner[2], n.Inner[3:])
			r.walk(n.Inner[4])
		}
	case "WhileStmt":
		if len(n.Inner) == 2 {
			r.add(n, n.Inner[0], n.Inner[1:])
			r.walk(n.Inner[1])
		}
	case "DoStmt":
		if len(n.Inner) == 2 {
			r.add(n, n.Inner[1], n.Inner[:1])
			r.walk(n.Inner[0])
		}
	default:
		for i, c := range n.Inner {
			if loop := csource.LoopAt(n.Inner[i:]); loop != nil && n.Kind == "CompoundStmt" {
				r.add(loop, nil, loop.Inner)
			}
			r.walk(c)
		}
	}
	r.scope, r.roots = before, roots
}

func (r *loopReader) add(n, cond *csource.Node, body []*csource.Node) {
	if cond == nil || cond.Kind == "" {
		cond = nil
	}
	l := &loop{f: r.f, fn: r.fn, n: n, cond: cond, body: body, meet: r.meet, named: r.roots, scope: map[string]bool{}, changed: map[string]bool{}}
	l.source, l.line = r.f.Place(n.Range.Begin.Offset)
	_, l.last = r.f.Place(n.Range.End.Offset)
	calls := false
	for _, c := range l.code() {
		c.Each(func(x *csource.Node) bool {
			l.change(x)
			calls = calls || x.Kind == "CallExpr"
			return true
		})
	}
	for _, v := range r.scope {
		l.scope[v.id] = true
		if v.global && calls {
			l.changed[v.id] = true
		}
	}
	used := func(v *variable) bool { return v.cell || r.fn.Used[v.id] || v.global && calls }
	all := append(slices.Clone(r.scope), r.cells(r, l)...)
	for _, v := range all {
		l.scope[v.id] = true
	}
	for _, want := range []bool{true, false} {
		for _, v := range all {
			if used(v) && (v.isInteger() || v.pointer || v.floating) && l.changed[v.id] == want && len(l.vars) < maxVariables {
				l.vars = append(l.vars, v)
			}
		}
	}
	for _, v := range r.scope {
		if of := r.few[v.id]; used(v) && v.isInteger() && l.changed[v.id] && len(of) > 1 {
			l.few = append(l.few, values.Variable{ID: v.id, Name: v.name, Values: of})
		}
	}
	r.found = append(r.found, l)
}

const maxVariables = 12

// code returns the condition of the loop, which may be nil, and all that a round executes.
func (l *loop) code() []*csource.Node { return append([]*csource.Node{l.cond}, l.body...) }

// change notes what an expression changes.
func (l *loop) change(x *csource.Node) {
	if x.Kind == "UnaryOperator" && x.Opcode == "&" || x.Kind == "CompoundAssignOperator" { // with &, somebody may write there
		if v := x.Inner[0].Variable(); v != "" {
			l.changed[v] = true
		}
	}
	if s, ok := steps.At(x, (*csource.Node).Variable); ok {
		l.changed[s.Var] = true
		l.steps = append(l.steps, s)
	}
}

// inScope reports whether all variables of an expression may be named at the head of the loop.
func (l *loop) inScope(n *csource.Node) bool {
	ok := true
	n.Each(func(x *csource.Node) bool {
		if v := x.Variable(); x.Kind == "DeclRefExpr" && v != "" && !l.scope[v] {
			ok = false
		}
		return ok
	})
	return ok
}

// tells reports whether a formula must not be proposed, since it can distinguish pointers to nodes.
func (l *loop) tells(text string) bool { return l.opaque && opaque.Measures(text, l.numbers()) }

// numbers returns the names of the variables that are numbers or lead to numbers.
func (l *loop) numbers() (names []string) {
	for _, v := range l.vars {
		if v.isInteger() && !v.cell || v.pointer && !v.cell && opaque.ToNumbers(csource.CType{Written: v.typ}) {
			names = append(names, v.name)
		}
	}
	return names
}

// withoutCells returns a formula with 0 for each cell that holds a number.
func (l *loop) withoutCells(text string) string {
	for _, v := range l.vars {
		if v.cell && v.isInteger() {
			text = regexp.MustCompile(regexp.QuoteMeta(v.name)+`\b`).ReplaceAllString(text, "0")
		}
	}
	return text
}
