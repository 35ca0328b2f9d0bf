package state

import (
	"seabmc/checks"
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Options say what to lower and which checks to build.
type Options struct {
	checks.Set

	Function      string         // entry; empty is main
	Unwind        int            // CBMC's --unwind, -1 automatic
	UnwindSet     map[string]int // by loop id; function name (or function.recursion) for recursion
	MaxUnwind     int            // of automatic unwinding, for each loop whose bound is open; 0 is 1000
	MaxFolded     int            // as MaxUnwind, for each loop whose bound folds to a constant; 0 is 2^20
	UnrollPragmas bool           // #pragma unroll N is the bound of its loop, as for ESBMC
	PartialLoops  bool

	MayStayTracked bool // with MemoryLeak: but what a variable with static lifetime surely leads to
	MallocMayFail  bool
	NondetVolatile bool // a read of a volatile object gives any value
	NondetStatic   bool // variables with static lifetime that are not constant start with any value
	NoAssertions   bool // assertions of the program's own hold
	NoAssumptions  bool // nothing is assumed that the program asks to assume
	PointerBytes   bool // the program looks at the bytes of pointers, see package memory, pointerbytes.go
	Exact          bool // functions of which only a range of results is known are unsupported
	Coverage       bool // fill in Report.Reached and Report.Unreached
	RoundByRound   bool // no loop is executed by the positions of a cursor
	NoRepeats      bool // a loop without a stated bound goes on although its state is that of an earlier round
	Account        bool // check that no execution was lost on the way (for tests)

	Termination Termination // what is asked about executions without an end
	Loop        string      // with Staying and Arriving: the name of the loop

	StaticsKept []string // with NondetStatic: variables that start as they are initialised, NAME or FILE:NAME

	Restricted       []string // what calls through pointers may call: FUNCTION.function_pointer_call.N/FUNCTION,…
	RestrictedByName []string // the same for all calls of a variable: VARIABLE/FUNCTION,… or FUNCTION::VARIABLE/FUNCTION,…

	AllValues bool     // quantifiers are written out for all values in their range
	DeepFacts bool     // facts are built for what other facts read, too
	Replaced  []string // functions whose calls their contracts stand for
	// EndsUnknown is how many of these, from the first, the user replaced: nothing shows that they end.
	EndsUnknown int
	Checked     []string // functions at whose calls what their contracts require is checked
	Contract    string   // a function whose contract is enforced, see contract.go

	// Asked tells which checks the user asks for; nil: all that are built. A check that fails and that nobody asks
	// for does not end an execution. Limits must be asked for.
	Asked func(ir.Check) bool

	Goals cfg.Goals // of coverage

	MaxArgs   int // most arguments of main, its name left out; 0: as many as there are objects for
	MaxString int // most characters of a string of the environment; 0: as many as Linux allows

	ErrorLabels []string // labels that must not be reached

	ObjBits  int // of a pointer; 0 is the default of its width
	Progress func(string)
	// Poll is called while loops or recursion without a known bound are
	// unrolled, at doubling counts, and at doubling times where the lowering takes
	// long: the driver may look for failures so far. With stop the lowering ends
	// early and Report.Stopped is set.
	Poll func() (stop bool, err error)
	// Work is what the consumer has done so far, in steps of a solver; nil: not known.
	Work func() int64
	// LimitNear tells that a limit on time or memory is near: Poll is called once more then.
	LimitNear func() bool
	// LookAhead is called when unrolling takes long, after doubling amounts of work: the driver may search the program with fewer
	// rounds. It stops the lowering as Poll does.
	LookAhead func(Effort) (stop bool, err error)
	// Endless is called each time that a loop whose bound is open goes back to its head after EndlessRounds rounds, with the number of rounds, and of such a recursion with the number of calls. It
	// stops the lowering as Poll does.
	Endless func(rounds int) (stop bool, err error)
	// Pace is called again and again while the program is built, and may keep the lowering waiting; nil: nobody asks.
	Pace func()
	// Sampled is told values at places that ask for it (__seabmc_sample), one column of a row after the other. It is for executions with chosen inputs, where
	// most values are known. Nil: nobody asks.
	Sampled func(place, column int, value uint64, known bool)
	// Returned is told the arguments and the result of each call of a function with a body, if all of them are known integers. Nil: nobody asks.
	Returned func(function string, arguments []uint64, result uint64)
	// LeftOut are formulas on trial, by their lines, that are neither claimed nor assumed (clauses.Proposal).
	LeftOut map[int]bool
	// Shapes: contracts of loops say what lists there are (clauses.Shape), and comparisons of pointers to objects that are gone fail.
	Shapes    bool
	MostCalls int // of a function at a time, one within the other, also where each is known to be made; 0: no limit
	// MostInstructions ends the lowering when that many were built, with Report.Stopped; 0: never.
	MostInstructions int
	// MostWork ends the lowering like that when the driver's Work has reached it; 0: never.
	MostWork int64
}

// Termination says what is asked about executions without an end. Package prove puts the questions together (docs/termination.md).
type Termination uint8

// The questions. But for the first, a loop that does nothing new is not left out.
const (
	EndsUnasked Termination = iota
	Ending                  // does each execution end? A loop that a contract stands for needs a measure.
	Lassos                  // does one come back to a state that it was in before?
	Staying                 // is Loop never left again, and does nothing in it end the execution, from any state that its contract allows?
	Arriving                // is Loop reached?
)

// EndlessRounds is the number of rounds after which a loop is taken for one that does not end soon.
const EndlessRounds = 32

// DefaultOptions are the standard checks and automatic unwinding.
func DefaultOptions() Options {
	return Options{Set: checks.Default(), Unwind: -1, MallocMayFail: true}
}

// Entry is the name of the function to check.
func (o *Options) Entry() string {
	if o.Function == "" {
		return "main"
	}
	return o.Function
}

const defaultMaxUnwind = 1000

// MostRounds is the number of times that a loop whose bound is open may go back to its head.
func (o *Options) MostRounds() int {
	if o.MaxUnwind > 0 {
		return o.MaxUnwind
	}
	return defaultMaxUnwind
}

// maxFolded is the largest number of rounds of a loop whose bound folds to a constant.
const maxFolded = 1 << 20

// MostFolded is the number of times that a loop whose bound folds to a constant may go back to its head.
func (o *Options) MostFolded() int {
	if o.MaxFolded > 0 {
		return o.MaxFolded
	}
	return maxFolded
}

// Effort is how much was unrolled so far.
type Effort struct {
	Instructions int
	Unanswered   int  // what questions without an answer cost beside, in instructions
	Open         bool // some loop or recursion has a bound that does not fold
}
