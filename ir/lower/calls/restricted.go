package calls

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// The user may say which functions a call through a pointer may call (--restrict-function-pointer). As in CBMC this is a claim: a call of any other function fails.

// restriction is what the user says of one call.
type restriction struct {
	call    string // FUNCTION.function_pointer_call.N
	names   []string
	targets []*program.Entity
}

var errForm = errors.New("expected FUNCTION.function_pointer_call.N/FUNCTION,…")

// FindRestricted finds the calls that state.Options.Restricted names. Of two lists for one call both count.
func (l *Calls) FindRestricted() error {
	l.restricted = map[*llvm.Inst]*restriction{}
	for _, x := range l.Options.Restricted {
		call, list, _ := strings.Cut(x, "/")
		in, err := l.callNamed(call)
		if err == nil && list == "" {
			err = errForm
		}
		if err != nil {
			return fmt.Errorf("--restrict-function-pointer %s: %w", x, err)
		}
		if in == nil {
			l.Report.Warnings = state.AddOnce(l.Report.Warnings, "--restrict-function-pointer "+x+": the program has no such function")
			continue
		}
		r := l.restricted[in]
		if r == nil {
			r = &restriction{call: call}
			l.restricted[in] = r
		}
		for _, name := range strings.Split(list, ",") {
			r.names = append(r.names, name)
			if e := l.functionNamed(name); e != nil {
				r.targets = append(r.targets, e)
			}
		}
	}
	return nil
}

// callNamed returns the call FUNCTION.function_pointer_call.N: the N-th through a pointer in the function. It is nil if the program has no such function.
func (l *Calls) callNamed(name string) (*llvm.Inst, error) {
	function, number, ok := strings.Cut(name, ".function_pointer_call.")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 {
		return nil, errForm
	}
	e := l.functionNamed(function)
	if e == nil || !e.HasBody() {
		return nil, nil
	}
	var calls []*llvm.Inst
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if _, asm := in.Callee.(*llvm.InlineAsm); in.Op == llvm.Call && !asm && declaredAs(in.Callee) == nil {
				calls = append(calls, in)
			}
		}
	}
	if n > len(calls) {
		return nil, fmt.Errorf("%s has %d calls through pointers", function, len(calls))
	}
	return calls[n-1], nil
}

// functionNamed returns a function by its name. A static one may have that under which goto-cc exports it.
func (l *Calls) functionNamed(name string) *program.Entity {
	if e := l.Program.Find(name); e != nil {
		return e
	}
	if e := l.Program.Table[name]; e != nil && e.Func != nil {
		return e
	}
	for _, m := range l.Program.Mods {
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; e != nil && e.HasBody() && l.Program.HasFileLocalName(m, f, name) {
				return e
			}
		}
	}
	return nil
}

// allowed are the candidates that the call may call.
func (l *Calls) allowed(c *state.Call, cands []*program.Entity) []*program.Entity {
	r := l.restricted[c.LL]
	if r == nil {
		return cands
	}
	return slices.DeleteFunc(slices.Clone(cands), func(e *program.Entity) bool { return !slices.Contains(r.targets, e) })
}

// NotListed ends the executions in which a restricted call calls a function that is none of those it may call. It returns false if the call is not restricted.
func (l *Calls) NotListed(c *state.Call, p ir.Reg) bool {
	r := l.restricted[c.LL]
	if r == nil {
		return false
	}
	l.Because("", ir.Operand{Reg: p})
	l.Fails(c, ir.CheckAssertion, subRestricted, "dereferenced function pointer at "+r.call+" must be one of ["+strings.Join(r.names, ", ")+"]")
	return true
}

// subRestricted is the number of the check among those of its kind that a call makes.
const subRestricted = 1001
