// Package witness handles the formats of the software verification competition
// SV-COMP: property files (.prp), the answers TRUE, FALSE(property) and UNKNOWN,
// and witnesses that other tools validate.
//
// In: a property file before the check, which chooses the checks, and the result after it. Out: the answer and a witness, in format 2.0 (YAML) or 1.0
// (GraphML). It knows nothing about LLVM, terms or solvers.
package witness

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/checks"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// The properties of SV-COMP that can be decided here.
const (
	UnreachCall = checks.UnreachCall
	ValidFree   = checks.ValidFree
	ValidDeref  = checks.ValidDeref
	MemTrack    = checks.MemTrack
	MemCleanup  = checks.MemCleanup
	NoOverflow  = checks.NoOverflow
	Termination = checks.Termination
)

// Property is what a property file asks about.
type Property struct {
	Names []string // in the file's order
	Call  string   // of unreach-call: the function that must not be called
	Spec  string   // the file's text, for witnesses
	Entry string   // the function that the program starts in
}

var (
	checkLine = regexp.MustCompile(`^CHECK\(\s*init\(\s*(\w+)\(\)\s*\)\s*,\s*LTL\(\s*(.*?)\s*\)\s*\)$`)
	neverCall = regexp.MustCompile(`^G\s*!\s*call\(\s*(\w+)\(\)\s*\)$`)
)

var formulas = map[string]string{
	"G valid-free": ValidFree, "G valid-deref": ValidDeref, "G valid-memtrack": MemTrack, "G valid-memcleanup": MemCleanup, "G ! overflow": NoOverflow, "F end": Termination,
}

// UnsupportedError says that a property cannot be decided here.
type UnsupportedError struct{ What string }

func (e *UnsupportedError) Error() string { return e.What }

// ParseProperty reads a property file: lines CHECK( init(main()), LTL(…) ). It returns an *UnsupportedError for a property of another kind, such as
// data races.
func ParseProperty(r io.Reader, name string) (*Property, error) {
	p := &Property{}
	var lines []string
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		line := strings.TrimSpace(sc.Text())
		if line == "" || strings.HasPrefix(line, "//") || strings.HasPrefix(line, "#") {
			continue
		}
		lines = append(lines, line)
		m := checkLine.FindStringSubmatch(line)
		if m == nil {
			return nil, fmt.Errorf("%s:%d: not a line of a property file (CHECK( init(main()), LTL(…) )): %s", name, n, line)
		}
		if p.Entry != "" && p.Entry != m[1] {
			return nil, fmt.Errorf("%s:%d: two functions to start in, %s and %s", name, n, p.Entry, m[1])
		}
		p.Entry = m[1]
		if err := p.add(m[2]); err != nil {
			return nil, &UnsupportedError{fmt.Sprintf("%s:%d: %v", name, n, err)}
		}
	}
	if err := sc.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(p.Names) == 0 {
		return nil, fmt.Errorf("%s: holds no property", name)
	}
	p.Spec = strings.Join(lines, "\n")
	return p, nil
}

func (p *Property) add(formula string) error {
	if m := neverCall.FindStringSubmatch(formula); m != nil {
		if p.Call != "" && p.Call != m[1] {
			return fmt.Errorf("two functions that must not be called, %s and %s", p.Call, m[1])
		}
		p.Call = m[1]
		p.Names = append(p.Names, UnreachCall)
		return nil
	}
	name, ok := formulas[strings.Join(strings.Fields(formula), " ")]
	if !ok {
		return fmt.Errorf("the property %q is not supported; known are unreach-call, valid-memsafety, valid-memcleanup, no-overflow and termination", formula)
	}
	p.Names = append(p.Names, name)
	return nil
}

func (p *Property) has(name string) bool { return slices.Contains(p.Names, name) }

// errorFunctions lists the functions that the lowering treats as the end of a bad path.
var errorFunctions = []string{"reach_error", "__VERIFIER_error"}

// Apply chooses the checks that the property is about. In SV-COMP, malloc always succeeds.
func (p *Property) Apply(c *bmc.Config) error {
	if p.Call != "" && !slices.Contains(errorFunctions, p.Call) {
		return &UnsupportedError{fmt.Sprintf("unreach-call of %s is not supported, only of %s", p.Call, strings.Join(errorFunctions, " and "))}
	}
	l := &c.Lower
	l.Function = p.Entry
	l.MallocMayFail = false
	bounds := l.UnwindingAssertions
	l.Set = checks.ForProperties(p.Names)
	if p.has(Termination) {
		if len(p.Names) > 1 {
			return &UnsupportedError{"termination together with another property is not supported"}
		}
		l.Set = checks.Default() // what is undefined behaviour is no execution without an end
		l.Termination = state.Ending
	}
	l.UnwindingAssertions = bounds
	l.MayStayTracked = !p.has(MemCleanup)
	f := &c.Front
	f.Set = l.Set
	f.Roots = []string{p.Entry}
	c.Only = p.counts
	return nil
}

// counts reports whether a check is about the property. Shifts count for no-overflow, but only as a question that stays open, because the check does
// not say which shifts overflow by the rules of the competition.
func (p *Property) counts(c ir.Check) bool {
	if c.Kind == ir.CheckShift {
		return p.has(NoOverflow)
	}
	return p.violated(&c) != ""
}

// violated returns the property that a violation of the check violates, or "".
func (p *Property) violated(c *ir.Check) string {
	name := checks.Of(c.Kind).SVComp
	switch c.Kind {
	case ir.CheckAssertion:
		if p.Call == "" || c.About != ir.AboutCall(p.Call) {
			return ""
		}
	case ir.CheckOverflow:
		switch c.About {
		case ir.AboutUnsigned, ir.AboutFloat, ir.AboutConversion: // these have a value by the standard, or are no overflow
			return ""
		}
	case ir.CheckLeak:
		if p.has(MemTrack) {
			name = MemTrack
		}
	}
	if !p.has(name) {
		return ""
	}
	return name
}

// Answer returns the result in SV-COMP's words: TRUE, FALSE(property) or UNKNOWN. TRUE needs more than the verdict: no function without a body may
// have been called, since it might have written memory.
func (p *Property) Answer(r *bmc.Result) string {
	switch {
	case r.Verdict == bmc.Successful && (r.Lower == nil || len(r.Lower.NoBody) == 0):
		return "TRUE"
	case r.Verdict == bmc.Failed && r.Failure != nil:
		name := p.violated(&r.Failure.Check)
		if name != "" && (name != MemTrack || lost(r)) {
			return "FALSE(" + name + ")"
		}
	}
	return "UNKNOWN"
}

// lost reports whether the heap still has something to which no variable leads any more. valid-memtrack allows memory that is still reachable.
func lost(r *bmc.Result) bool {
	t := r.Failure.Trace
	return t != nil && t.Fault != nil && t.Fault.Kind == cex.FaultNotFreed && t.Fault.Through == "" // lost objects come first
}
