package prove

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"seabmc/bmc"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
	"seabmc/frontend/fault"
	"seabmc/ir/lower/state"
	"seabmc/prove/compiling"
	"seabmc/prove/csource"
	"seabmc/prove/journal"
	"seabmc/prove/lists"
	"seabmc/prove/ranking"
	"seabmc/prove/written"
	"seabmc/scratch"
	"seabmc/solver"
)

// search is the search for the invariants of one program.
type search struct {
	ctx    context.Context
	cfg    bmc.Config
	files  []*csource.File
	loops  []*loop // of the source
	open   []*target
	sums   []*summary           // contracts of recursive functions, which are proved
	inner  []bmc.LoopInvariants // that their proofs rest on
	bits   []string             // what the bits of a shape's mask stand for
	fn     *summary             // the one that is being proved; nil: the program is
	remove func()               // removes what the search has kept

	progress func(phase, detail string) // is told what is tried; nil: nobody asks
	journal  *journal.Journal           // of what is tried, kept and dropped; nil: nobody asks
	spend    func(work int64)           // is told what a run cost; nil: nobody asks

	work    int64        // of all runs so far, in steps of a solver
	trial   bool         // the last run was one
	partly  bool         // of some loops, only equations with products were proposed so far
	fully   bool         // that did not suffice
	leftOut map[int]bool // candidates that this trial has refuted so far, by their numbers
}

// proposed holds what is proposed for a loop or a recursive function.
type proposed struct {
	*loop
	candidates []candidate
	nodes      []candidate        // of each node of a list
	requires   []candidate        // of the arguments of a function
	dropped    map[string]bool    // formulas that do not hold
	measures   []ranking.Proposal // that each round, or call, may make smaller, the likely ones first; nil: nobody asks whether it ends
	ranking    *ranking.Search    // for them; nil: it has not begun
	lengths    []string           // of lists, that they may speak of
}

// target is a loop that is to be proved by a contract.
type target struct {
	proposed
	id    string      // as in main.0
	given []candidate // by a witness, see Validate
	start string      // is assumed where the loop is entered, see endless.go
	kept  []candidate // equations with products, which hold by themselves: see sampled.go
	hides bool        // what is behind it was not reached yet

	anyMemory bool // nothing is known of the objects that pointers lead to: what all elements have in common is asked last

	looked       bool            // for lists, see shapes.go
	lists        []clauses.Chain // none: nothing is said about lists
	shapeFacts   []candidate     // beside them
	first, until int             // numbers of the proposals about lists
}

func newTarget(l *loop, id string) *target {
	return &target{proposed: proposed{loop: l, dropped: map[string]bool{}}, id: id}
}

// onTrial returns everything that is proposed: for each open loop, and for the function that is being proved. The order is that of the numbers of the
// proposals.
func (s *search) onTrial() (all []*proposed) {
	for _, t := range s.open {
		all = append(all, &t.proposed)
	}
	if s.fn != nil {
		all = append(all, &s.fn.proposed)
	}
	return all
}

// propose sets the candidates: those that were given, and those of all stages up to this one that were not dropped before. With stage -1 only those
// that were given count.
func (t *target) propose(stage int) {
	t.candidates, t.ranking = append(slices.Clone(t.given), t.shapeFacts...), nil
	if t.start != "" && !t.dropped[t.start] {
		t.candidates = append(t.candidates, candidate{t.start, "start"})
	}
	if stage < 0 {
		return
	}
	for _, c := range t.loop.candidates(stage, t.dropped) {
		if !slices.ContainsFunc(t.given, func(g candidate) bool { return g.text == c.text }) && (stage > 0 || !t.anyMemory || c.tactic != "elements") {
			t.candidates = append(t.candidates, c)
		}
	}
}

// newSearch reads the loops of a program.
func newSearch(ctx context.Context, cfg bmc.Config) (_ *search, err error) {
	s := &search{ctx: ctx, cfg: cfg, progress: cfg.Progress, journal: journal.New(cfg.Journal)}
	defer func() {
		if err != nil {
			s.close()
		}
	}()
	s.cfg.Timeout, s.cfg.CPULimit, s.cfg.MemoryLimit, s.cfg.Progress = 0, 0, 0, nil // those of the whole hold
	s.cfg.Front.LoopContractsAsked = true
	s.cfg.Lower.MaxUnwind, s.cfg.Lower.MaxFolded, s.cfg.Lower.MostInstructions = mostRounds, mostFolded, mostInstructions
	s.cfg.MostSteps, s.cfg.NoDiagrams = mostSteps, true
	s.cfg.Cases, s.cfg.Shallow = bmc.CasesNever, true
	if s.cfg.Front.CacheDir, s.remove, err = scratch.Dir(); err != nil { // most runs compile the same text
		return nil, fmt.Errorf("cannot make a temporary folder: %w", err)
	}
	files, err := frontend.ReadSyntax(ctx, cfg.Files, cfg.Front)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		t, err := csource.Read(f)
		if err != nil {
			return nil, fmt.Errorf("internal: the syntax tree of %s: %w", f.File, err)
		}
		s.files = append(s.files, t)
		findCells(t)
		s.loops = append(s.loops, loopsOf(t, cellVariables)...)
	}
	return s, nil
}

// about returns a search that has the contract of a recursive function on trial, with the contracts in sums.
func (s *search) about(f *summary, sums []*summary) *search {
	return &search{ctx: s.ctx, cfg: s.cfg, progress: s.progress, journal: s.journal, spend: s.spend, files: s.files, loops: s.loops, sums: sums, fn: f}
}

// close removes what the search has kept.
func (s *search) close() {
	if s.remove != nil {
		s.remove()
	}
}

// run checks the program with the candidates as invariants. Candidates that do not compile are dropped.
func (s *search) run(trial bool) (*bmc.Result, error) {
	s.trial = trial
	for {
		cfg := s.cfg
		number := 0
		cfg.Front.Trial, cfg.Front.Proposed = trial, s.proposals(&number)
		cfg.Lower.Shapes = s.hasLists()
		if s.fn != nil {
			replacing(&cfg, []*summary{s.fn}, &number)
		}
		replacing(&cfg, s.sums, &number)
		if trial {
			cfg.AllProperties, cfg.Lower.LeftOut = true, s.leftOut
		}
		s.tell(trial)
		res, err := s.counted(cfg)
		if err == nil {
			s.work += res.Stats.Work
			s.note(trial, res)
			return res, nil
		}
		again, e := s.dropRejected(err)
		switch {
		case e != nil:
			return nil, e
		case again:
		case len(s.open) > 0: // the program is none that contracts can be put into: it is unrolled a little
			s.open, s.loops = nil, nil
		default:
			return nil, err
		}
	}
}

// note writes down a run.
func (s *search) note(trial bool, res *bmc.Result) {
	switch {
	case s.journal == nil:
	case trial:
		s.journal.Trial(names(s.onTrial()), s.leftOut, res)
	default:
		s.journal.Whole(names(s.onTrial()), res)
	}
}

// tell reports to the user what is being tried.
func (s *search) tell(trial bool) {
	if s.progress == nil {
		return
	}
	where := make([]string, 0, len(s.open)+1)
	for _, t := range s.open {
		where = append(where, t.id)
	}
	if s.fn != nil {
		where = append(where, s.fn.name)
	}
	what := "the program"
	if trial {
		what = fmt.Sprintf("%d formulas", s.count())
	}
	s.progress("invariants", strings.TrimSpace(what+" "+strings.Join(where, ", ")))
}

// counted runs a check and reports its work while it goes on.
func (s *search) counted(cfg bmc.Config) (*bmc.Result, error) {
	if s.spend == nil {
		return bmc.Run(s.ctx, cfg)
	}
	s.spend(compileSteps)
	told := int64(0)
	cfg.Pace = func(work int64) {
		if work > told+leastTold {
			s.spend(work - told)
			told = work
		}
	}
	res, err := bmc.Run(s.ctx, cfg)
	if res != nil && res.Stats.Work > told {
		s.spend(res.Stats.Work - told)
	}
	return res, err
}

// leastTold is the smallest amount of work that is reported while a run goes on, in steps.
const leastTold = solver.StepsPerSecond / 100

// proposals returns the contracts to put at the heads of the loops. A loop about which nothing is known gets the invariant 1.
func (s *search) proposals(number *int) []clauses.Proposal {
	var out []clauses.Proposal
	for _, t := range s.open {
		p := clauses.Proposal{File: t.f.File, Offset: t.f.Offset(t.n.Range.Begin.Offset), Start: t.start, Assigns: s.assigns(t), Invariants: clausesOf(t.candidates, number)}
		if len(p.Invariants) == 0 {
			p.Invariants = []clauses.ProposedClause{{Text: "1"}}
		}
		p.Shape = s.shape(t, number)
		if s.trial {
			p.Ranks = numbered(t.measures, number)
		} else if len(t.measures) > 0 {
			p.Measures = []string{t.measures[0].Text}
		}
		out = append(out, p)
	}
	return out
}

// anyMemory reports whether a function is being proved that may write through its parameters: they lead to any objects.
func (s *search) anyMemory() bool {
	return s.fn != nil && len(s.fn.written) > 0 && s.cfg.Lower.Contract == s.fn.name
}

// assigns proposes what a loop writes, where what one round was seen to write has no name.
func (s *search) assigns(t *target) []string {
	if !s.anyMemory() {
		return nil
	}
	return written.Targets(t.f, t.named, t.code())
}

// shape returns what is proposed about the lists at the head of a loop.
func (s *search) shape(t *target, number *int) (sh clauses.Shape) {
	if len(t.lists) == 0 {
		return sh
	}
	sh.Mask = s.bit(t.lists[0].Struct)
	for _, c := range t.nodes {
		sh.Mask |= s.bit(t.lists[0].Struct + c.text)
	}
	sh.Facts = clausesOf(t.nodes, number)
	t.first, t.until = *number-len(t.nodes)+1, shapeNumber+*number
	sh.Chains, sh.Number, sh.Counted = t.lists, t.until, s.cfg.Lower.Termination == state.Ending
	return sh
}

// bit returns the bit that stands for a type of nodes, or for a fact about them. There are as many as the mask of a shape has.
func (s *search) bit(of string) uint64 {
	k := slices.Index(s.bits, of)
	if k < 0 {
		k = len(s.bits)
		s.bits = append(s.bits, of)
	}
	return 1 << k
}

// hasBits reports whether there are bits for this many more facts.
func (s *search) hasBits(more int) bool { return len(s.bits)+more <= 64 }

// shapeNumber is added to the numbers of proposals about lists. These cannot be dropped one by one.
const shapeNumber = 1000000

// filter drops the candidates that do not hold when their loop is entered, or that some round breaks, until those that are left are inductive
// (Houdini, Flanagan and Leino 2001). All trials compile the same text: the lowering is told which formulas no longer count.
func (s *search) filter() error {
	_, err := s.filterWhile(func(*bmc.Result) bool { return true })
	return err
}

// filterWhile is like filter, but it stops and returns false after a trial that good rejects.
func (s *search) filterWhile(good func(trial *bmc.Result) bool) (bool, error) {
	s.leftOut = map[int]bool{}
	defer func() { s.leftOut = nil }()
	for range mostTrials {
		if s.ctx.Err() != nil || s.count() == len(s.leftOut) && !s.hasLists() {
			break
		}
		res, err := s.run(true)
		if err != nil {
			return false, err
		}
		if !good(res) {
			return false, nil
		}
		before := len(s.leftOut)
		for i := range res.Properties {
			if p := &res.Properties[i]; p.OnTrial() && p.Status != bmc.StatusSuccess && p.Pos.Line < shapeNumber {
				s.leftOut[p.Pos.Line] = true
			}
		}
		if len(s.leftOut) == before {
			break
		}
	}
	s.drop(s.leftOut)
	if s.journal != nil {
		s.journal.Kept(names(s.onTrial()))
	}
	return true, nil
}

// hasLists reports whether anything is proposed about lists.
func (s *search) hasLists() bool {
	return slices.ContainsFunc(s.open, func(t *target) bool { return len(t.lists) > 0 })
}

// found returns the invariants of all loops in the form in which they are reported.
func (s *search) found() []bmc.LoopInvariants {
	var out []bmc.LoopInvariants
	if s.fn == nil {
		for _, f := range s.sums {
			out = append(out, f.found())
		}
	}
	for _, t := range s.open {
		l := bmc.LoopInvariants{Loop: t.id, File: t.source, Line: t.line, Function: t.fn.Name}
		if len(t.measures) > 0 {
			l.Measures = []string{lists.Shown(t.lists, t.measures[0].Text)}
		}
		for _, c := range t.candidates {
			l.Clauses = append(l.Clauses, bmc.InvariantClause{Formula: c.text, Tactic: c.tactic})
		}
		out = append(out, l)
	}
	return out
}

// dropRejected drops the candidates that kept the program from compiling. It reports whether there were any.
func (s *search) dropRejected(err error) (bool, error) {
	var input *fault.InputError
	if !errors.As(err, &input) || s.count() == 0 {
		return false, nil
	}
	if bad := compiling.Rejected(input); s.trial && len(bad) > 0 {
		before := s.count()
		s.drop(bad)
		return s.count() < before, nil
	}
	return s.keepCompiling()
}

// keepCompiling finds out, by halving the list, with which candidates the program compiles.
func (s *search) keepCompiling() (bool, error) {
	type proposal struct {
		t *target
		c candidate
	}
	var all []proposal
	for _, t := range s.open {
		for _, c := range t.candidates {
			all = append(all, proposal{t, c})
		}
	}
	compiles := func(some []proposal) (bool, error) {
		for _, t := range s.open {
			t.candidates = nil
		}
		for _, p := range some {
			p.t.candidates = append(p.t.candidates, p.c)
		}
		opt := s.cfg.Front
		number := 0
		opt.Trial, opt.Proposed = s.trial, s.proposals(&number)
		_, err := frontend.Load(s.ctx, s.cfg.Files, opt)
		var input *fault.InputError
		if errors.As(err, &input) {
			return false, nil
		}
		return err == nil, err
	}
	good, err := compiling.Usable(nil, all, compiles)
	if err != nil {
		return false, err
	}
	kept, err := compiles(good) // sets the candidates
	return kept && len(good) < len(all), err
}

// count returns the number of all candidates.
func (s *search) count() (n int) {
	for _, p := range s.onTrial() {
		n += len(p.candidates) + len(p.nodes) + len(p.requires) + len(p.measures)
	}
	return n
}

// drop removes candidates by their numbers. It changes no list in place: callers keep lists for another attempt.
func (s *search) drop(bad map[int]bool) {
	number := 0
	for _, p := range s.onTrial() {
		for i, c := range p.candidates {
			if bad[number+i+1] {
				p.dropped[c.text] = true
			}
		}
		p.candidates = without(p.candidates, &number, bad)
		p.nodes = without(p.nodes, &number, bad)
		p.requires = without(p.requires, &number, bad)
		p.measures = without(p.measures, &number, bad)
	}
}

// without returns a list without the elements whose numbers are bad. The numbers go on from number.
func without[T any](list []T, number *int, bad map[int]bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(T) bool { *number++; return bad[*number] })
}

// findMeasures looks for a measure for each loop and function. It puts proposals on trial until each has a measure or nothing is left to try.
func (s *search) findMeasures() error {
	for s.cfg.Lower.Termination == state.Ending && s.ctx.Err() == nil {
		more := false
		for _, p := range s.onTrial() {
			if p.ranking == nil {
				p.ranking = p.loop.ranking(p.lengths)
			}
			if next := p.ranking.Next(p.measures); next != nil {
				p.measures, more = next, true
			} else if !p.ranking.Found() {
				p.measures = nil
			}
		}
		if !more {
			return nil
		}
		if err := s.filter(); err != nil {
			return err
		}
	}
	return nil
}
