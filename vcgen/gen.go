// Package vcgen makes the verification condition of a SEA-IR program.
//
// In: instructions, one at a time as the lowering builds them (*Gen is an ir.Oracle).
// Out: one term per property, which is true where the property is violated (VC). Each instruction is
// evaluated once, to a term that is simplified as it is built. Memory goes through
// a memrep.Representation. To that, the package adds the table of objects: size,
// kind, and for each memory register which objects it knows and which of them are alive.
package vcgen

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"seabmc/ieee"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/memrep"
	"seabmc/memrep/pmap"
	"seabmc/pass"
	"seabmc/points"
	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
)

// Options choose how the verification condition is made.
type Options struct {
	Mem      string // seam, lambda or array; "" is seam
	ARM      bool   // address range maps (seam)
	StoreMap string // on, cached or off (seam); "" is on
	SetBound int    // array: bytes that a set or copy of symbolic length is unrolled to; 0: the default
	// Checked promises that the program is guarded execution with pointer checks: each
	// access is preceded by an assert or assume, under the guard of its path, that it is
	// valid, and where the guard is false its result is not used (a select with the guard
	// picks another one). Accesses then need to be right only where they are valid.
	Checked bool

	// Pieces tells bytes of pointers from numbers: the program is told with ErrLooks that it computes with the former.
	Pieces bool
	// Guess goes on where a program computes with bytes of pointers, which then are any numbers (seen.go).
	Guess bool

	Fixed   []Fixed // unknowns that have a value
	Succeed bool    // all other allocations at points with a name succeed
	// Choose gives unknowns of at most 64 bits values, to look for failures of an execution that has them; nil: none are chosen.
	Choose func(p *ir.Program, in *ir.Instr) (value uint64, ok bool)
	// Large is called when the table of terms has grown to LargeTerms, and each time that it
	// has doubled since; its error ends the evaluation. nil: never.
	Large      func(*Gen) error
	LargeTerms int // 0: DefaultLargeTerms
	// Hard is called when questions about paths have taken hardSteps, and each time that these have doubled since; its error ends the evaluation. nil: never.
	Hard func(*Gen) error

	// FeasibleSteps bounds one feasibility question, in steps of the solver; 0 is defaultFeasibleSteps.
	FeasibleSteps int64
	// SummarizeAfter is after how many steps of the solver in feasibility questions these are put into value summaries; 0 is
	// defaultSummarizeAfter.
	SummarizeAfter int64
	// Watch is given the rewriter before anything is built; nil: nobody watches.
	Watch func(*rewriter.Rewriter)

	// Context ends feasibility questions and the evaluation; nil never ends.
	Context context.Context
}

// defaultFeasibleSteps are about two seconds.
const defaultFeasibleSteps = 2 * solver.StepsPerSecond

const defaultSummarizeAfter = solver.StepsPerSecond / 4

// hardSteps are the steps of all questions about paths from which on the program is a hard one.
const hardSteps = 2 * solver.StepsPerSecond / 10

// stepsPerTerm is what it takes to make a term, with all that is looked at for it, in steps of a solver.
const stepsPerTerm = 20

// stepsPerTermAsked is what it takes to look at a term for a question about a path.
const stepsPerTermAsked = 1

// Work is the amount of work done so far, in solver steps.
func (g *Gen) Work() int64 { return stepsPerTerm*int64(g.t.Len()) + g.feas.steps + g.local.steps }

// Asking is the work of putting questions about paths together, in solver steps, which Work leaves out.
func (g *Gen) Asking() int64 { return stepsPerTermAsked * (g.feas.looked + g.local.looked) }

// DefaultLargeTerms is the number of terms at which Options.Large is called first.
const DefaultLargeTerms = 300_000

// LimitError is the error of Gen when the program is too large for the encoding.
type LimitError struct{ Msg string }

func (e *LimitError) Error() string { return e.Msg }

// Opener makes an incremental solver session over a table.
type Opener func(*term.Table) (solver.Session, error)

// mem is what a memory register holds.
type mem struct {
	rep  memrep.Mem
	objs pmap.Map // object -> index into Gen.states; absent objects are unknown to this memory
}

// object is what is known of an object whatever the memory.
type object struct {
	size term.ID
	kind ir.ObjKind
}

// objState is what a memory knows of an object: whether it is allocated, and lives.
type objState struct{ alloc, live term.ID }

// paths has the values of registers, and what is known on the path that instructions are on.
type paths struct {
	p        *ir.Program
	t        *term.Table
	r        *rewriter.Rewriter
	ieee     *ieee.Circuits
	purifier *pass.Purifier
	opt      Options
	stats    Stats

	regs []term.ID // value of each register; of a memory register the index into mems

	assume  term.ID          // conjunction of the assumptions so far
	assumed []term.ID        // its conjuncts
	never   map[term.ID]bool // conditions that an assumption makes false
	stated  term.ID          // greatest term that a property is made of

	hereTerm term.ID // condition of the path that instructions are on; 0: not known
	here     *pathContext
	contexts map[term.ID]*pathContext
	always   *pathContext       // what was assumed on every path; nil: nothing
	facts    map[term.ID][]fact // what was assumed on others, by one of their conjuncts
	pinned   map[term.ID]bool   // unknowns that have a value from now on, see pin
	derived  derived
	owner    map[term.ID]term.ID  // paths that variables belong to, see Own
	standIns map[rangeKey]term.ID // variables for terms with bounds, see within.go
}

// objectStates has the objects, their states in each memory, and pointers into them.
type objectStates struct {
	paths
	rep memrep.Representation
	arm *points.Arms // nil with --arm=off

	mems     []mem
	maps     *pmap.Store
	states   []objState
	stateIdx map[objState]uint32
	objects  []object // by object id; 0 is null
	reach    map[reachKey]term.ID
}

// Gen evaluates a program.
type Gen struct {
	objectStates
	kind    memrep.Kind
	nondets []nondet

	succeeded []Fixed         // allocations that Options.Succeed is about
	failed    map[ir.Reg]bool // unknowns that say that an allocation fails in all executions of this case

	addressVars map[term.ID]ir.Reg // that are objects' addresses
	aimed       map[term.ID]bool   // integers that pointers were made of
	pieces      map[ir.Reg]bool    // integers that are bytes of pointers, see punned.go
	notWhole    int                // pointers that may have been put together
	seen        []seenPointer      // pointers whose bytes the program has computed with
	seenAs      map[term.ID]term.ID
	isSeen      map[term.ID]bool
	seenTies    []term.ID // what is known of these bytes
	tiedSeen    int       // pointers that seenTies are about

	props  []Prop
	checks []checkSeen
	pure   int       // props whose Violated is purified
	marks  []term.ID // conditions of Mark
	path   pathOf
	named  struct{ from, to string } // the last name made a symbol

	keptWild int // wild options that dropWild could not drop

	guide   *Gen                   // answers for this one, see Guided; nil: none
	targets map[ir.Reg]*points.ARM // of one that answers for another: where its pointers may point

	open  Opener
	feas  feasibility
	local feasibility // for dropWild
	began time.Time
	spent time.Duration // in Flush and VC
	timed int           // times that Flush took
	large int           // number of terms at which Options.Large is called next
	hard  int64         // steps of questions at which Options.Hard is called next
	tick  time.Duration // what reading the clock adds to one

	told     int   // instructions given to Eval
	done     int   // of them, those that are evaluated
	assuming bool  // there are assumptions among those that are not
	err      error // that ended the evaluation
}

type nondet struct {
	reg ir.Reg
	v   term.ID
}

// Prop is one assert instruction. Of the asserts of one check that are discharged at once, the first stands for all.
type Prop struct {
	Instr      int     // index of the instruction
	Check      int     // index into Program.Checks
	Violated   term.ID // assumptions so far, guard, and not the condition; without pointers
	Discharged bool    // Violated is false by rewriting alone
}

// VC is a verification condition: the program has an error iff some Violated is
// satisfiable together with all of Side.
type VC struct {
	T     *term.Table
	R     *rewriter.Rewriter
	Pure  *pass.Purifier // has removed the pointers
	Props []Prop
	Side  []term.ID // ties reads of unknown memory together; without pointers
	// Incomplete are conditions under which the encoding leaves memory open (array: a set
	// or copy longer than the bound). UNSAT is right in any case; a model in which one of
	// them holds may not be an execution.
	Incomplete []term.ID
}

// New makes a generator for p, which may still be empty. open makes the solver session for Feasible. If it is nil, every question that
// needs a solver is answered with Unknown.
func New(p *ir.Program, opt Options, open Opener) (*Gen, error) {
	if p.ObjBits < 1 || p.OffBits() < 1 || p.PtrBits > 64 {
		return nil, fmt.Errorf("vcgen: pointers of %d bits with %d object bits are not supported", p.PtrBits, p.ObjBits)
	}
	t := term.NewTable(term.Layout{PtrBits: p.PtrBits, ObjBits: p.ObjBits})
	r := rewriter.New(t)
	if opt.Watch != nil {
		opt.Watch(r)
	}
	kind, err := memrep.KindOf(opt.Mem)
	if err != nil {
		return nil, err
	}
	rep, err := memrep.New(opt.Mem, r, memrep.Options{ARM: opt.ARM, StoreMap: opt.StoreMap, SetBound: opt.SetBound, Checked: opt.Checked, Pieces: opt.Pieces})
	if err != nil {
		return nil, err
	}
	if opt.FeasibleSteps == 0 {
		opt.FeasibleSteps = defaultFeasibleSteps
	}
	if opt.SummarizeAfter == 0 {
		opt.SummarizeAfter = defaultSummarizeAfter
	}
	if opt.Context == nil {
		opt.Context = context.Background()
	}
	known := paths{p: p, t: t, r: r, ieee: ieee.New(r), purifier: pass.NewPurifier(r), opt: opt, assume: term.True, never: map[term.ID]bool{},
		contexts: map[term.ID]*pathContext{}, facts: map[term.ID][]fact{}, owner: map[term.ID]term.ID{}, pinned: map[term.ID]bool{}}
	objects := objectStates{paths: known, rep: rep, maps: pmap.NewStore(), stateIdx: map[objState]uint32{}, objects: make([]object, 1), reach: map[reachKey]term.ID{}}
	g := &Gen{objectStates: objects, kind: kind, began: time.Now(), large: cmp.Or(opt.LargeTerms, DefaultLargeTerms), hard: hardSteps, failed: map[ir.Reg]bool{}, addressVars: map[term.ID]ir.Reg{}, aimed: map[term.ID]bool{}}
	if !kind.ARMs || opt.ARM {
		g.arm = points.NewArms(r)
	}
	g.open, g.local.small = open, true
	g.tick = time.Second
	for range 64 {
		start := time.Since(g.began)
		g.tick = min(g.tick, time.Since(g.began)-start)
	}
	return g, nil
}

// Table is the table of the terms.
func (g *paths) Table() *term.Table { return g.t }

// Unknowns lists the variables for unknown bytes of memory.
func (g *Gen) Unknowns() []memrep.Unknown { return g.rep.Unknowns() }

// VC is the verification condition of the instructions so far.
func (g *Gen) VC() *VC {
	_ = g.Flush() // the next Eval gives the error
	start := time.Now()
	defer func() { g.spent += time.Since(start) }()
	for ; g.pure < len(g.props); g.pure++ {
		x := &g.props[g.pure]
		x.Violated = g.purifier.Purify(x.Violated)
		if x.Violated == term.False && !x.Discharged {
			x.Discharged = true
			g.countDischarged(int32(x.Check))
		}
	}
	vc := &VC{T: g.t, R: g.r, Pure: g.purifier, Props: g.props[:g.pure:g.pure]}
	for _, s := range g.ties() {
		if s = g.purifier.Purify(s); s != term.True {
			vc.Side = append(vc.Side, s)
		}
	}
	for _, s := range g.rep.Incomplete() {
		if s = g.purifier.Purify(s); s != term.False {
			vc.Incomplete = append(vc.Incomplete, s)
		}
	}
	return vc
}

// Inputs gives the interpreter what it needs to replay a model.
func (g *Gen) Inputs(m *term.Model) interp.Inputs {
	in := &inputs{rep: g.rep, m: m, values: map[ir.Reg]*big.Int{}}
	for _, n := range g.nondets {
		if g.t.Sort(n.v) == term.Bool {
			b, err := m.EvalBool(n.v)
			if err == nil && b {
				in.values[n.reg] = big.NewInt(1)
			}
			continue
		}
		if v, err := m.Eval(n.v); err == nil {
			in.values[n.reg] = v.BV
		}
	}
	return in
}

type inputs struct {
	rep    memrep.Representation
	m      *term.Model
	values map[ir.Reg]*big.Int
}

func (in *inputs) Nondet(r ir.Reg, _ ir.Type) *big.Int { return in.values[r] }

func (in *inputs) Byte(sym uint32, base, off uint64) byte {
	b, err := in.rep.InitByte(in.m, sym, base, off)
	if err != nil {
		return 0
	}
	return b
}

// Stats counts what was done, under the names of the thesis.
type Stats struct {
	PreprocessSeconds       float64        `json:"preprocess_seconds"`
	FeasibleSeconds         float64        `json:"feasible_seconds"` // in the solver, during the lowering
	FeasibleCalls           int            `json:"feasible_calls"`
	FeasibleSteps           int64          `json:"feasible_steps"`
	MemoryReads             int            `json:"memory_reads"`  // loads
	MemoryWrites            int            `json:"memory_writes"` // stores, sets, copies, havocs
	RowHits                 int            `json:"row_hits"`
	RowSkips                int            `json:"row_skips"`
	ArmSkips                int            `json:"arm_skips"`
	StoreMapSimplifications int            `json:"storemap_simplifications"`
	ArrayTerms              int            `json:"array_terms"`
	RewriteSteps            int            `json:"rewrite_steps"`
	CacheHits               int            `json:"cache_hits"`
	ChecksTotal             int            `json:"checks_total"`
	ChecksDischarged        int            `json:"checks_discharged"`
	PointerChecks           int            `json:"pointer_checks"` // of the checks, those that a pointer is valid
	PointerChecksDischarged int            `json:"pointer_checks_discharged"`
	Objects                 int            `json:"objects"`
	Terms                   int            `json:"terms"`
	MemoryRules             map[string]int `json:"memory_rules"`
	Rules                   map[string]int `json:"rules"`
	Procedures              map[string]int `json:"procedures"` // applications by the names of docs/procedures.md
}

// Add adds the counters of another generator.
func (s *Stats) Add(o *Stats) {
	s.PreprocessSeconds += o.PreprocessSeconds
	s.FeasibleSeconds += o.FeasibleSeconds
	s.FeasibleSteps += o.FeasibleSteps
	for _, c := range []struct{ to, from *int }{
		{&s.FeasibleCalls, &o.FeasibleCalls}, {&s.MemoryReads, &o.MemoryReads}, {&s.MemoryWrites, &o.MemoryWrites},
		{&s.RowHits, &o.RowHits}, {&s.RowSkips, &o.RowSkips}, {&s.ArmSkips, &o.ArmSkips},
		{&s.StoreMapSimplifications, &o.StoreMapSimplifications}, {&s.ArrayTerms, &o.ArrayTerms},
		{&s.RewriteSteps, &o.RewriteSteps}, {&s.CacheHits, &o.CacheHits}, {&s.ChecksTotal, &o.ChecksTotal},
		{&s.ChecksDischarged, &o.ChecksDischarged},
		{&s.PointerChecks, &o.PointerChecks}, {&s.PointerChecksDischarged, &o.PointerChecksDischarged}, {&s.Objects, &o.Objects}, {&s.Terms, &o.Terms},
	} {
		*c.to += *c.from
	}
	addCounts(&s.MemoryRules, o.MemoryRules)
	addCounts(&s.Rules, o.Rules)
	addCounts(&s.Procedures, o.Procedures)
}

func addCounts(to *map[string]int, from map[string]int) {
	if *to == nil {
		*to = map[string]int{}
	}
	for k, n := range from {
		(*to)[k] += n
	}
}

// Stats are the counters so far.
func (g *Gen) Stats() Stats {
	if g.opt.Context.Err() == nil {
		_ = g.Flush()
	}
	s, m, r := g.stats, g.rep.Stats(), g.r.Stats()
	s.PreprocessSeconds = (g.spent - time.Duration(g.timed)*g.tick).Seconds()
	for i := range min(g.done, g.p.Len()) {
		switch g.p.OpAt(i) {
		case ir.OpLoad:
			s.MemoryReads++
		case ir.OpStore, ir.OpMemSet, ir.OpMemCpy, ir.OpHavoc:
			s.MemoryWrites++
		}
	}
	s.FeasibleSeconds = (g.feas.spent + g.local.spent).Seconds()
	s.FeasibleSteps = g.feas.steps + g.local.steps
	s.FeasibleCalls = g.feas.calls + g.local.calls
	s.RowHits, s.RowSkips, s.ArmSkips = m.RowHits, m.RowSkips, m.ArmSkips
	s.StoreMapSimplifications, s.ArrayTerms, s.MemoryRules = m.StoreMapSimplifications, m.ArrayTerms, m.Rules
	s.RewriteSteps, s.CacheHits, s.Rules = r.Steps, r.CacheHits, r.Rules
	s.Procedures = r.Procedures
	g.derived.addTo(s.Procedures)
	s.Objects = len(g.objects) - 1
	s.Terms = g.t.Len() - 1
	return s
}

// Close ends the solver sessions.
func (g *Gen) Close() error { return errors.Join(g.feas.close(), g.local.close()) }
