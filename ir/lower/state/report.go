package state

import (
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower/approx"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
)

// Report says what the lowering found in the program.
type Report struct {
	// Instances is the number of values for which facts about all elements were built. For Decided of them, rewriting found that they hold anyway.
	Instances, Decided int

	Facts bool // assumed quantifiers were not written out for all values

	Loops       []Loop
	NoBody      []string // functions called without a body, their results unknown
	Models      []string // library functions that were called and answered by a model of ours
	Warnings    []string
	Unsupported []string     // constructs that were reached and are not supported
	Cut         []string     // loops and recursions cut off without an assertion
	Text        bool         // the program was read as SEA-IR text, and this report has only what the text says
	NotCalled   string       // the function whose contract was to be checked, if nothing calls it
	Stopped     bool         // the lowering ended early: Poll, LookAhead, MostInstructions or MostWork said so
	Ends        [NumEnds]int // places where executions may end, by reason
	// Calls are the library functions that the models asked about, and that the program refers to.
	Calls []string
	// SizesFit: an allocation that never fails got a size that is not known, and it was assumed that an object can have this size.
	SizesFit bool
	// Chances is how often in a row a weak compare-and-exchange is assumed to fail by chance at most; 0 if there was none.
	Chances int
	// Given are the objects to which pointer arguments of the entry point, as in "*p (8 bytes)". They are assumed to be different objects.
	Given []string
	// Unreached are the assertions of called functions that no path within the bounds reaches, or that fold to true. None if Stopped.
	Unreached []Unreached
	// Reached has, for each line that some path reaches, the marks of paths to it (see ir.Listener).
	Reached map[Line][]int
	// Assertions are marks of paths to where an assertion is decided, by its id. One that is not here has none but those of its line.
	// A line may have several, and conditions and assumptions before them.
	Assertions map[string][]int
	byLine     map[string]bool // assertions of which the line's marks have to do
	// Approximated are the calls of whose results only ranges are known, in order.
	Approximated []approx.Approximation
	// Locals are the variables that began to live, in order.
	Locals []Local

	Flow *cfg.Flow // nil if nothing was cut off
}

// Behind tells which properties may be evaluated by executions that are cut off by
// the given limits; without limits, or if a limit has no place in the program, all.
func (r *Report) Behind(limits []string) func(property string) bool {
	if r.Flow == nil {
		return func(string) bool { return true }
	}
	return r.Flow.Behind(limits)
}

// Loop is a loop of the program.
type Loop struct {
	ID         string // function.number, numbered as CBMC does
	Func       string
	File       string
	Line       int
	Iterations int  // most rounds that any execution of it was unrolled to
	Complete   bool // it was never cut off
	Contract   bool // its contract stood for all rounds
}

// Unreached is a check that was never built.
type Unreached struct {
	Check ir.Check
	Pos   ir.Pos
}

// Line is a line of a function.
type Line struct {
	File string
	Line int
	Func string
}

// LineOf is the line that a position is in.
func LineOf(p ir.Pos) Line { return Line{p.File, p.Line, p.Func} }

// ReachedAt is the place whose marks tell whether a check is reached: its line. The check of an invariant after a round has a place of its own, since it is on the
// same line as the check before the first round.
func ReachedAt(kind ir.CheckKind, p ir.Pos) Line {
	at := LineOf(p)
	if kind == ir.CheckInvariantStep {
		at.Func += " after a round"
	}
	return at
}

// MostMarks is the number of paths to a place that are kept.
const MostMarks = 64

// NoMore says that all paths to an assertion have been noted, even if there is none.
func (r *Report) NoMore(assertion string) {
	if r.Assertions == nil {
		r.Assertions = map[string][]int{}
	}
	r.Assertions[assertion] = append([]int{}, r.Assertions[assertion]...)
}

// MarksOf are the marks of paths to a check.
func (r *Report) MarksOf(id string, kind ir.CheckKind, p ir.Pos) []int {
	if marks, ok := r.Assertions[id]; ok && !r.byLine[id] {
		return marks
	}
	return r.Reached[ReachedAt(kind, p)]
}

// mostLocals is the largest number of beginnings of variables that are noted.
const MostLocals = 100_000

// Local is the beginning of a local variable's life on some path. Each time, the variable holds a new unknown value.
type Local struct {
	Func, Name string
	Base       uint64 // its object; 0 if it has none
	Value      ir.Reg // its value, if it has no object and the value is read; else 0
	Lazy       uint32
	Path       *path.Guard
}

// Begins tells whether a run reached the point where the variable begins.
func (x *Local) Begins(run *interp.Result) bool {
	for g := x.Path; g != nil && g.Parent != nil; g = g.Parent {
		if v, ok := run.Value(g.Literal); !ok || (v.U != 0) == g.Negated {
			return false
		}
	}
	return true
}

// AddOnce adds s to a list that does not have it.
func AddOnce(list []string, s string) []string {
	for _, x := range list {
		if x == s {
			return list
		}
	}
	return append(list, s)
}
