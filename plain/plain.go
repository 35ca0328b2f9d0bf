// Package plain is a second judge of a program. It is slow, and it has none of what makes seabmc fast.
//
// In: a linked program and the lowering's options. Out: a verdict and a status for each property. SEA-IR becomes SMT-LIB text by the meaning of its
// operations (docs/sea-ir.md, the interpreter), and a solver (Bitwuzla or z3) answers one question about it. There are no rules except constant
// folding. Nothing is learnt on paths, and no cases are split. Floating point uses SMT-LIB's theory. Memory consists of arrays; only bytes at
// constant places are tracked. A failure counts if the interpreter confirms it. The package shares only the front end, the lowering and the
// interpreter with the usual way; a test makes sure of that.
package plain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower"
	"seabmc/ir/lower/state"
)

// Options says what is asked.
type Options struct {
	Lower         state.Options
	ObjBits       int
	AllProperties bool                // a status for each property, not only the first failure
	Wanted        func(ir.Check) bool // which properties count
}

// Status is what is known about a property.
type Status uint8

// The statuses.
const (
	Open Status = iota
	Proved
	Violated
)

// Property is a property by its index in Program.Checks.
type Property struct {
	Check  int
	Status Status
	Run    *interp.Result // an execution that violates it
	Inputs interp.Inputs
}

// Result is what the judge found out. If it gives no reason to the contrary, all executions were looked at.
type Result struct {
	Program    *ir.Program
	Report     *state.Report
	Properties []Property
	Reasons    []string
	Solver     string // the solver that answered last
	Asks       int    // questions about paths while the program was unrolled
}

// Failed reports whether a property is violated.
func (r *Result) Failed() bool {
	for i := range r.Properties {
		if r.Properties[i].Status == Violated {
			return true
		}
	}
	return false
}

// Check judges a program. The error is a missing tool or an internal error. Limits are reasons in the result.
func Check(ctx context.Context, mods *frontend.Program, opt Options) (*Result, error) {
	ptrBits := lower.PtrBits(mods)
	if opt.ObjBits == 0 {
		opt.ObjBits = ir.DefaultObjBits(ptrBits)
	}
	p := ir.NewProgram(ptrBits, opt.ObjBits)
	j := newJudge(ctx, p)
	defer j.close()
	o := opt.Lower
	o.ObjBits, o.NoRepeats = opt.ObjBits, true
	o.Poll, o.LookAhead, o.LimitNear = nil, nil, nil
	b := ir.NewBuilder(p, j)
	b.Plain = true
	report, err := lower.Lower(ctx, mods, b, o)
	if err == nil {
		err = b.Err
	}
	res := &Result{Program: p, Report: report, Asks: j.Asks}
	if errors.Is(err, ir.ErrLooks) { // this needs a second memory, whose objects the judge does not know
		res.Reasons = append(res.Reasons, "the program computes with the bytes of pointers, or makes pointers of bytes")
		return res, nil
	}
	if why, ok := limit(ctx, err); ok {
		res.Reasons = append(res.Reasons, why)
		return res, nil
	}
	if err != nil {
		return nil, err
	}
	v := &verdict{judge: j, opt: opt, res: res}
	if err := v.decide(); err != nil {
		why, ok := limit(ctx, err)
		if !ok {
			return nil, err
		}
		res.Reasons = append(res.Reasons, why)
	}
	return res, nil
}

// limit reports whether an error means that a limit was reached.
func limit(ctx context.Context, err error) (string, bool) {
	if cause := context.Cause(ctx); cause != nil {
		return cause.Error(), true
	}
	var own Limit
	if errors.As(err, &own) {
		return "--plain: " + own.Error(), true
	}
	var lowering *state.LimitError
	if errors.As(err, &lowering) {
		return lowering.Error(), true
	}
	return "", false
}

// verdict is the work that is left once the program is text.
type verdict struct {
	*judge
	opt Options
	res *Result
}

// IsLimit reports whether a failure of a check means that not all executions were looked at.
func IsLimit(c *ir.Check) bool {
	switch c.Kind {
	case ir.CheckUnsupported:
		return true
	case ir.CheckUnwind, ir.CheckRecursion:
		return c.Auto
	}
	return false
}

// decide looks for failures until there are no more. Then it asks whether all executions were looked at.
func (v *verdict) decide() error {
	open := map[int]bool{}
	limits := map[int]bool{}
	index := map[int]int{}
	for i := range v.prog.Len() {
		if v.prog.OpAt(i) != ir.OpAssert {
			continue
		}
		check := int(v.prog.At(i).Aux)
		c := &v.prog.Checks[check]
		if _, had := index[check]; had || !IsLimit(c) && !v.opt.Wanted(*c) {
			continue
		}
		index[check] = len(v.res.Properties)
		v.res.Properties = append(v.res.Properties, Property{Check: check})
		if IsLimit(c) {
			limits[check] = true
		} else {
			open[check] = true
		}
	}
	for len(open) > 0 {
		found, sure, err := v.findSeen(open)
		if err != nil {
			return err
		}
		if !sure {
			return nil
		}
		if len(found) == 0 {
			break
		}
		for _, f := range found {
			v.res.Properties[index[f.Check]] = f
			delete(open, f.Check)
		}
		if !v.opt.AllProperties {
			return nil
		}
	}
	blind := v.truth(false)
	for _, b := range v.blind {
		blind = v.or(blind, b)
	}
	limit := v.truth(false)
	for _, c := range v.claims {
		if limits[c.check] {
			limit = v.or(limit, c.violated)
		}
	}
	s, answer, err := v.solve(v.or(blind, limit))
	if s != nil {
		defer s.close()
	}
	switch {
	case err != nil:
		return err
	case answer == "sat":
		v.reason("%s", v.nameLimit(s, limits))
		return nil
	case answer != "unsat":
		return v.noAnswer(answer)
	}
	for i := range v.res.Properties {
		if p := &v.res.Properties[i]; p.Status == Open {
			p.Status = Proved
		}
	}
	return nil
}

func (v *verdict) reason(format string, args ...any) {
	v.res.Reasons = append(v.res.Reasons, fmt.Sprintf(format, args...))
}

// nameLimit returns the limit that the execution in a model reaches.
func (v *verdict) nameLimit(s *session, limits map[int]bool) string {
	for _, c := range v.claims {
		if limits[c.check] && s.value(c.violated.text) == "true" {
			return v.prog.Checks[c.check].Msg
		}
	}
	return "--plain: a read where there may be no object"
}

// solve asks for a model of a condition. If a session is returned, it is still open.
func (v *verdict) solve(goal *value) (s *session, answer string, err error) {
	if goal.known && goal.u == 0 {
		return nil, "unsat", nil
	}
	if s, err = newSession(v.ctx, solverFor(v.out), 0); err != nil {
		return nil, "", err
	}
	v.res.Solver = s.name
	return s, s.ask(string(v.out)+"(assert "+goal.text+")\n", "(check-sat)"), nil
}

// noAnswer says why there is no verdict.
func (v *verdict) noAnswer(answer string) error {
	if cause := context.Cause(v.ctx); cause != nil {
		v.reason("%v", cause)
	} else {
		v.reason("%s gave no answer: %s", v.res.Solver, answer)
	}
	return nil
}

// find asks for an execution in which others holds and that violates one of the checks. It returns the properties that this execution violates,
// confirmed by the interpreter. If sure is set and nothing was found, there is no such execution.
func (v *verdict) find(checks map[int]bool, others *value) (found []Property, sure bool, err error) {
	goal := v.truth(false)
	for _, c := range v.claims {
		if checks[c.check] {
			goal = v.or(goal, c.violated)
		}
	}
	s, answer, err := v.solve(v.and(goal, others))
	if s != nil {
		defer s.close()
	}
	switch {
	case err != nil:
		return nil, false, err
	case answer == "unsat":
		return nil, true, nil
	case answer != "sat":
		return nil, false, v.noAnswer(answer)
	}
	return v.confirm(s, checks)
}

// findSeen does what find does. If the failure is not confirmed, it looks again among the executions that do not read from places without an
// object.
func (v *verdict) findSeen(checks map[int]bool) (found []Property, sure bool, err error) {
	before := len(v.res.Reasons)
	found, sure, err = v.find(checks, v.truth(true))
	if err != nil || sure || len(v.blind) == 0 || v.ctx.Err() != nil {
		return found, sure, err
	}
	seen := v.truth(true)
	for _, b := range v.blind {
		seen = v.and(seen, v.not(b))
	}
	why := v.res.Reasons
	v.res.Reasons = v.res.Reasons[:before:before]
	found, sure, err = v.find(checks, seen)
	if len(found) == 0 && sure {
		v.res.Reasons = why
		return nil, false, err
	}
	return found, sure, err
}

// confirm runs the interpreter on a model for each check that it violates.
func (v *verdict) confirm(s *session, checks map[int]bool) (found []Property, sure bool, err error) {
	in := &model{judge: v.judge, s: s}
	tried := map[int]bool{}
	for _, c := range v.claims {
		if !checks[c.check] || tried[c.check] || s.value(c.violated.text) != "true" {
			continue
		}
		tried[c.check] = true
		run, err := interp.Run(v.prog, in, interp.Options{Ignore: func(k int32) bool {
			return int(k) != c.check && !IsLimit(&v.prog.Checks[k])
		}})
		if err != nil {
			return nil, false, err
		}
		if s.err != nil {
			v.reason("%v: no model", s.err)
			return nil, false, nil
		}
		switch {
		case run.Outcome != interp.Violated || int(v.prog.At(run.Instr).Aux) != c.check:
			v.reason("%s's model of a failure of %s was not confirmed by the interpreter (%v)", s.name, v.prog.Checks[c.check].ID, run.Outcome)
			return nil, false, nil
		case v.approximates(run):
			v.reason("--plain: a failure that rests on the result of a function of which only a range is known")
			return nil, false, nil
		}
		found = append(found, Property{Check: c.check, Status: Violated, Run: run, Inputs: in.kept()})
	}
	if len(found) == 0 {
		return nil, false, v.noAnswer("a model that violates nothing")
	}
	return found, true, nil
}

// approximates reports whether an execution met a number for which only a range is known.
func (v *verdict) approximates(run *interp.Result) bool {
	for i := range run.Steps {
		n := &v.prog.Notes[v.prog.At(run.Steps[i].Instr).Aux]
		if n.Role == ir.RoleApproximated {
			return true
		}
	}
	return false
}

// model asks the solver for inputs in the form that the interpreter needs, and keeps them.
type model struct {
	*judge
	s    *session
	have map[string]*big.Int
}

// Nondet implements interp.Inputs.
func (m *model) Nondet(r ir.Reg, _ ir.Type) *big.Int { return m.get(inputName(r)) }

// Byte implements interp.Inputs.
func (m *model) Byte(sym uint32, base, off uint64) byte {
	name := initial(base)
	if sym > 0 {
		name = havocked(int(sym))
	}
	s := m.sources[name]
	switch {
	case s == nil:
		return 0
	case s.bytes[off] != nil && !s.whole:
		return byte(m.get(s.bytes[off].text).Uint64())
	case !s.whole:
		return 0
	}
	return byte(m.get("(select " + name + " " + m.offset(off) + ")").Uint64())
}

func (m *model) get(term string) *big.Int {
	if x := m.have[term]; x != nil {
		return x
	}
	if m.have == nil {
		m.have = map[string]*big.Int{}
	}
	x := new(big.Int)
	if m.s != nil {
		x = parseValue(m.s.value(term))
	}
	m.have[term] = x
	return x
}

// kept returns the model with the values known so far, without the solver.
func (m *model) kept() interp.Inputs { return &model{judge: m.judge, have: m.have} }

// parseValue reads a truth value or bit vector. Anything else counts as 0.
func parseValue(s string) *big.Int {
	x := new(big.Int)
	switch {
	case s == "true":
		x.SetInt64(1)
	case strings.HasPrefix(s, "#x"):
		x.SetString(s[2:], 16)
	case strings.HasPrefix(s, "#b"):
		x.SetString(s[2:], 2)
	}
	return x
}
