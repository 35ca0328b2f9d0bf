package calls

import (
	"errors"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// calledVariable is a variable that holds the address of a function. CBMC names a parameter or a local variable after its function (FUNCTION::NAME, or
// FUNCTION::1::NAME in a block), and a variable at file scope by its name alone.
type calledVariable struct {
	function string // empty at file scope
	name     string
}

var errVariable = errors.New("expected VARIABLE/FUNCTION,… or FUNCTION::VARIABLE/FUNCTION,…")

// callsOf returns the calls through the pointer in a variable (--restrict-function-pointer-by-name). The variable itself must be called: an element of an array
// has no name, and neither has a member of a structure.
func (l *Calls) callsOf(name string) (calls []pointerCall, err error) {
	parts := strings.Split(name, "::")
	v := calledVariable{name: parts[len(parts)-1]}
	if len(parts) > 1 {
		v.function = parts[0]
	}
	if v.name == "" || strings.ContainsAny(name, ".[*-") || len(parts) > 1 && v.function == "" {
		return nil, errVariable
	}
	if v.function != "" {
		if e := l.functionNamed(v.function); e != nil && e.HasBody() {
			return l.callsThrough(e, v), nil
		}
		return nil, nil
	}
	for _, m := range l.Program.Mods {
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; e != nil && e.Func == f && e.HasBody() {
				calls = append(calls, l.callsThrough(e, v)...)
			}
		}
	}
	return calls, nil
}

// callsThrough are the calls of v in a function.
func (l *Calls) callsThrough(e *program.Entity, v calledVariable) []pointerCall {
	var calls []pointerCall
	for _, c := range pointerCalls(e) {
		load, ok := withoutCasts(c.in.Callee).(*llvm.Inst)
		if ok && load.Op == llvm.Load && l.holds(e, load.Args[0], v) {
			calls = append(calls, c)
		}
	}
	return calls
}

// holds reports whether the address p, in the function e, is that of v.
func (l *Calls) holds(e *program.Entity, p llvm.Value, v calledVariable) bool {
	if g, ok := p.(*llvm.Global); ok && (v.function == "") != (g.Name == v.name) {
		return false // a static variable of a function has the function's name before its own
	}
	x := l.Program.TargetOf(e, p)
	return x != nil && x.Name == v.name && (v.function != "" || !llvm.Is(p, llvm.Alloca) && !program.IsParam(p))
}

func withoutCasts(v llvm.Value) llvm.Value {
	for llvm.Is(v, llvm.BitCast) {
		v = v.(*llvm.Inst).Args[0]
	}
	return v
}
