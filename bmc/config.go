// Package bmc runs one check: it drives the packages of the pipeline and turns
// their answers into a verdict.
//
// In: a Config (files and options). Out: a Result (verdict, properties, trace,
// statistics). Every verdict must be backed by evidence: FAILED by a model that
// our own evaluator and the SEA-IR interpreter confirm, SUCCESSFUL by
// unsatisfiable answers for every property, unwinding assertions included.
package bmc

import (
	"context"
	"io"
	"time"

	"seabmc/audit"
	"seabmc/bmc/beside"
	"seabmc/bmc/evidence"
	"seabmc/bmc/tactics"
	"seabmc/cex"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower/state"
	"seabmc/solver"
	"seabmc/vcgen"
)

// Config says what to check and how.
type Config struct {
	Files         []string
	Front         frontend.Options
	Lower         state.Options
	VC            vcgen.Options
	Solver        string // "yices", "z3", "yices-smt2" or a command line
	SolverOptions solver.Options

	ObjBits          int           // bits of a pointer that name the object; 0: default of the pointer width
	Timeout          time.Duration // for everything; 0: none
	CPULimit         time.Duration // of processor time, for everything; 0: none
	MemoryLimit      uint64        // bytes of resident memory; 0: none
	AllProperties    bool          // decide every property instead of stopping at the first failure
	Properties       []string      // decide these property ids only; empty: all
	Part             Part          // decide only the properties of this part
	Alone            Alone         // check only this case of the program
	Vacuity          bool          // with AllProperties: ask of each property whether it is reached at all
	VacuityOnly      bool          // with Vacuity: prove nothing
	Cache            bool          // answer questions from proofs of earlier runs, kept in Front.CacheDir
	Mutate           string        // change the program first, see package mutate; empty: do not
	Cases            CaseSplit     // when to check case by case
	Like             string        // the tool whose defaults count, for the report
	MostSteps        int64         // of a solver, for the question whether some property fails; 0: no limit
	Plain            bool          // judge with package plain, which uses none of the simplifications
	PlainLimit       time.Duration // with Plain: limit on processor time; 0: none
	VCOnly, SameForm bool          // stop when the VC is there, do not solve; write quantifiers out only if Lower.AllValues says so
	Beside           []string      // solvers that get the finished formula in one plain call each, to compare
	BesideLimit      time.Duration // limit on the processor time of such a call; 0: none

	// Only tells which checks count, beside limits; nil: all. A violated check
	// that does not count does not end the counterexample's run either.
	Only func(ir.Check) bool
	Ends func(ir.Check) bool // tells which checks end an execution that fails them although they do not count; nil: none
	// Audit is given the evidence of each case of the program, with its verification condition; it may be nil.
	Audit func(context.Context, *evidence.Case, *vcgen.VC) error
	// Auditor judges the steps of the run; nil: nobody does.
	Auditor *audit.Audit

	// Beyond is another method to decide the program; it may be nil. It is called again and again, with the work done so far in steps of a solver, while
	// some loop or recursion does not end, and while the question about what was cut off is hard. If it returns stop, the run ends.
	Beyond func(work int64, o Outlook) (stop bool, err error)
	// NoDiagrams: hard questions go to solvers and not to decision diagrams, which take seconds where facts about all elements are instantiated.
	NoDiagrams bool
	// Shallow: do not look for failures behind more rounds than are unrolled.
	Shallow bool
	// OnlyWhole: if a loop or recursion was cut off, but at no bound that is stated, nothing is asked. The result says that (Unasked), and where (Lower.Loops).
	OnlyWhole bool
	// Pace is called again and again with the work done so far, in steps of a solver, and may delay the run. It may be nil.
	Pace func(work int64)

	open func() (main, alternative solver.Solver, err error) // the solvers; nil: those that Solver names

	measure *beside.Measure // what the plain calls took; nil: none are made

	// Journal is where the search for invariants writes what it tries, keeps and drops; it may be nil.
	Journal io.Writer
	// Progress is told about phases; it may be nil.
	Progress func(phase, detail string)
}

// Status is the state of one property.
type Status string

// The statuses.
const (
	StatusSuccess      Status = "SUCCESS"
	StatusFailure      Status = "FAILURE"
	StatusUndetermined Status = "UNDETERMINED" // behind a bound, or not asked for
	StatusTimeout      Status = "TIMEOUT"
	StatusOutOfMemory  Status = "OUT OF MEMORY"
)

// Property is one property with its status. All unrolled copies count as one.
type Property struct {
	Check  ir.Check
	Pos    ir.Pos
	Status Status
	// Vacuous: no execution within the bounds reaches it. Found without
	// the solver where the path folds; otherwise with Config.Vacuity only.
	Vacuous        bool
	ReachUnknown   bool       // with Config.Vacuity: a limit was reached before it was known whether any does
	Reached, Empty bool       // with Config.Vacuity: some execution comes to it; an ensures clause that holds whatever the function may do
	Trace          *cex.Trace // of a failure, if asked for
	check          int        // index into Program.Checks

	approximate bool // its failure depends on a number of which only a range is known
}

// Result is the result of a check.
type Result struct {
	Verdict    Verdict
	Reasons    []string         // why INCONCLUSIVE
	Cases      []*evidence.Case // the evidence for SUCCESSFUL: the questions that were asked about each case of the program
	Splits     []vcgen.Split    // how the program was split into these cases
	SplitInto  []string         // with Config.Alone: the names of the cases that must be checked in its place; there are no properties then
	Properties []Property
	Catalogue  string         // with Config.Part: names all properties of the program; empty if they are not known
	Failure    *Property      // the first failure found
	Run        *interp.Result // the run that fails, of Failure
	Inputs     interp.Inputs  // the inputs of that run
	Lower      *state.Report
	Stats      Stats
	Program    *ir.Program
	Config     *Config // how it was checked
	VC         *vcgen.VC

	Invariants []LoopInvariants // that were found and that stood for loops, see package prove
	Unasked    bool             // nothing was asked, because of Config.OnlyWhole

	vague                map[string]bool // with Config.Vacuity: properties that may be reached only with numbers that no library gives
	guessed, unconfirmed bool            // bytes of pointers were any numbers, see bytes.go; a failure was found that no run shows
}

// Stats are the figures of one run, named as in the thesis.
type Stats struct {
	vcgen.Stats
	tactics.Counts
	FrontendSeconds  float64        `json:"frontend_seconds"`
	LowerSeconds     float64        `json:"lower_seconds"`
	TotalSeconds     float64        `json:"total_seconds"`
	Instances        int            `json:"quantifier_instances"` // of what is assumed of all elements, for single values
	InstancesDecided int            `json:"instances_decided"`    // of these, what rewriting showed to hold anyway
	SyntacticSize    int            `json:"syntactic_size"`
	Instructions     int            `json:"instructions"`
	Work             int64          `json:"work"`       // all that was done, in such steps
	Cases            int            `json:"cases"`      // runs, if the program was checked case by case; else 0
	DecidedBy        map[string]int `json:"decided_by"` // assertions left by rewriting, by the tactics that decided them
	Solver           string         `json:"solver"`
	Mem              string         `json:"mem"`
	Beside           *beside.Work   `json:"beside,omitempty"` // plain calls, if they are made
}

// LoopInvariants are invariants that were found for a loop and proved with the rest.
type LoopInvariants struct {
	Loop, File string // its name, as in main.0, and where it is
	Line       int
	Function   string // in the source
	Recursive  bool   // it is the contract of the function
	Clauses    []InvariantClause
	Measures   []string // of __CPROVER_decreases
}

// InvariantClause is an invariant, and the tactic that proposed it.
type InvariantClause struct {
	Formula  string
	Tactic   string
	Requires bool // of each call of a function; else it holds of the result
}
