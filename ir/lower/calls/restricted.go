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

var errCall = errors.New("expected FUNCTION.function_pointer_call.N/FUNCTION,…")

// FindRestricted finds the calls that the user restricts, by their own name or by that of the variable that is called. Of two lists for one call both count.
func (l *Calls) FindRestricted() error {
	l.restricted = map[*llvm.Inst]*restriction{}
	for _, x := range l.Options.Restricted {
		if err := l.restrict("--restrict-function-pointer", x, errCall, l.callNamed); err != nil {
			return err
		}
	}
	for _, x := range l.Options.RestrictedByName {
		if err := l.restrict("--restrict-function-pointer-by-name", x, errVariable, l.callsOf); err != nil {
			return err
		}
	}
	return nil
}

// restrict notes the functions of one list, NAME/FUNCTION,…, for the calls that find returns for the name. form is the error if there is no list.
func (l *Calls) restrict(flag, x string, form error, find func(name string) ([]pointerCall, error)) error {
	name, list, _ := strings.Cut(x, "/")
	calls, err := find(name)
	if err == nil && list == "" {
		err = form
	}
	if err != nil {
		return fmt.Errorf("%s %s: %w", flag, x, err)
	}
	if len(calls) == 0 {
		l.Report.Warnings = state.AddOnce(l.Report.Warnings, flag+" "+x+": the program has no such call")
	}
	for _, c := range calls {
		r := l.restricted[c.in]
		if r == nil {
			r = &restriction{call: c.name}
			l.restricted[c.in] = r
		}
		for _, f := range strings.Split(list, ",") {
			r.names = append(r.names, f)
			if e := l.functionNamed(f); e != nil {
				r.targets = append(r.targets, e)
			}
		}
	}
	return nil
}

// callNamed returns the call FUNCTION.function_pointer_call.N: the N-th through a pointer in the function. There is none if the program has no such function.
func (l *Calls) callNamed(name string) ([]pointerCall, error) {
	function, number, ok := strings.Cut(name, callInfix)
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 {
		return nil, errCall
	}
	e := l.functionNamed(function)
	if e == nil || !e.HasBody() {
		return nil, nil
	}
	calls := pointerCalls(e)
	if n > len(calls) {
		return nil, fmt.Errorf("%s has %d calls through pointers", function, len(calls))
	}
	return calls[n-1 : n], nil
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
