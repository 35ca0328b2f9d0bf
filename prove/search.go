package prove

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"seabmc/bmc"
	"seabmc/frontend"
	"seabmc/frontend/clauses"
	"seabmc/frontend/fault"
	"seabmc/ir/lower/state"
)

// search is the search for the invariants of one program.
type search struct {
	ctx   context.Context
	cfg   bmc.Config
	files []*file
	loops []*loop // of the source
	open  []*target
	sums  []*summary           // contracts of recursive functions, which are proved
	inner []bmc.LoopInvariants // that their proofs rest on
	fn    *summary             // the one that is being proved; nil: the program is
	spend func(work int64)     // is told what a run cost; nil: nobody asks

	trial   bool         // the last run was one
	leftOut map[int]bool // candidates that this trial has refuted so far, by their numbers
}

// proposed is what is proposed for a loop, or for a recursive function.
type proposed struct {
	*loop
	candidates []candidate
	dropped    map[string]bool // formulas that do not hold
	measures   []string        // that each round, or call, may make smaller, the likely ones first; nil: nobody asks whether it ends
	level      int             // of the measures that are tried next
}

// target is a loop that is to be proved by a contract.
type target struct {
	proposed
	id    string      // as in main.0
	given []candidate // by a witness, see Validate
}

func newTarget(l *loop, id string) *target {
	return &target{proposed: proposed{loop: l, dropped: map[string]bool{}}, id: id}
}

// onTrial are the proposals for all loops, and of the function that is being proved, in the order of their numbers.
func (s *search) onTrial() (all []*proposed) {
	for _, t := range s.open {
		all = append(all, &t.proposed)
	}
	if s.fn != nil {
		all = append(all, &s.fn.proposed)
	}
	return all
}

// propose makes what is given and what the stages up to one propose the candidates, but for what was dropped before. Stage -1 is what is given alone.
func (t *target) propose(stage int) {
	t.candidates, t.level = slices.Clone(t.given), 0
	if stage < 0 {
		return
	}
	for _, c := range t.loop.candidates(stage) {
		if !t.dropped[c.text] && !slices.ContainsFunc(t.given, func(g candidate) bool { return g.text == c.text }) {
			t.candidates = append(t.candidates, c)
		}
	}
}

// newSearch reads the loops of a program.
func newSearch(ctx context.Context, cfg bmc.Config) (s *search, err error) {
	s = &search{ctx: ctx, cfg: cfg}
	defer func() {
		if err != nil {
			s.close()
		}
	}()
	s.cfg.Timeout, s.cfg.CPULimit, s.cfg.MemoryLimit, s.cfg.Progress = 0, 0, 0, nil // those of the whole hold
	s.cfg.Front.LoopContractsAsked = true
	s.cfg.Lower.MaxUnwind, s.cfg.Lower.MostInstructions = mostRounds, mostInstructions
	s.cfg.MostSteps = mostSteps
	s.cfg.Cases = bmc.CasesNever
	if s.cfg.Front.CacheDir, err = os.MkdirTemp("", "seabmc-prove-*"); err != nil { // most runs compile the same text
		return nil, fmt.Errorf("cannot make a temporary folder: %w", err)
	}
	files, err := frontend.ReadSyntax(ctx, cfg.Files, cfg.Front)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		t, err := readFile(f)
		if err != nil {
			return nil, fmt.Errorf("internal: the syntax tree of %s: %w", f.File, err)
		}
		s.files = append(s.files, t)
		findCells(t)
		s.loops = append(s.loops, loopsOf(t, cellVariables)...)
	}
	return s, nil
}

// close removes what the search has kept.
func (s *search) close() {
	if dir := s.cfg.Front.CacheDir; dir != "" {
		_ = os.RemoveAll(dir)
	}
}

// prove goes through the stages of proposals until the program is proved, with all that is given.
func (s *search) prove(first int) (*bmc.Result, error) {
	var res *bmc.Result
	for stage := first; stage < len(proposers); stage++ {
		if stage > first {
			for _, t := range s.open {
				t.propose(stage)
			}
		}
		var err error
		if res, err = s.certified(stage); err != nil {
			return nil, err
		}
		if res.Verdict == bmc.Successful && s.holds() || res.Verdict == bmc.Failed && !res.UsesLoopContracts() || s.ctx.Err() != nil || len(s.open) == 0 {
			break
		}
	}
	if res.Verdict != bmc.Successful && (res.UsesLoopContracts() || len(s.sums) > 0 || s.fn != nil) {
		res.Withdraw("no invariants were found that prove the program")
	}
	return res, nil
}

// holds tells whether all that is given is among the candidates still.
func (s *search) holds() bool {
	for _, t := range s.open {
		for _, g := range t.given {
			if !slices.Contains(t.candidates, g) {
				return false
			}
		}
	}
	return true
}

// certified leaves out of the candidates what is no invariant, and checks the program with the rest. Loops that are cut off then get candidates
// of their own.
func (s *search) certified(stage int) (*bmc.Result, error) {
	for {
		if err := s.filter(); err != nil {
			return nil, err
		}
		if err := s.findMeasures(); err != nil {
			return nil, err
		}
		res, err := s.run(false)
		if err != nil || res.Verdict == bmc.Successful || res.Verdict == bmc.Failed && !res.UsesLoopContracts() || !s.addLoops(res, stage) {
			return res, err
		}
	}
}

// run checks the program with the candidates as invariants. Those that do not compile are left out.
func (s *search) run(trial bool) (*bmc.Result, error) {
	s.trial = trial
	for {
		cfg := s.cfg
		number := 0
		cfg.Front.Trial, cfg.Front.Proposed = trial, s.proposals(&number)
		if s.fn != nil {
			replacing(&cfg, []*summary{s.fn}, &number)
		}
		replacing(&cfg, s.sums, &number)
		if trial {
			cfg.AllProperties, cfg.Lower.LeftOut = true, s.leftOut
		}
		res, err := bmc.Run(s.ctx, cfg)
		if s.spend != nil {
			s.spend(workOf(res))
		}
		if err == nil {
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

// workOf is what a run cost.
func workOf(res *bmc.Result) int64 {
	if res == nil {
		return compileSteps
	}
	return compileSteps + res.Stats.Work
}

// proposals are the contracts to put behind the heads of the loops. A loop of which nothing is known has the invariant 1.
func (s *search) proposals(number *int) []clauses.Proposal {
	var out []clauses.Proposal
	for _, t := range s.open {
		p := clauses.Proposal{File: t.f.File, Offset: t.f.Offset(t.n.Range.Begin.Offset)}
		for _, c := range t.candidates {
			*number++
			p.Invariants = append(p.Invariants, clauses.ProposedClause{Text: c.text, Number: *number})
		}
		if len(p.Invariants) == 0 {
			p.Invariants = []clauses.ProposedClause{{Text: "1"}}
		}
		if s.trial {
			p.Ranks = numbered(t.measures, number)
		} else if len(t.measures) > 0 {
			p.Measures = t.measures[:1]
		}
		out = append(out, p)
	}
	return out
}

// filter leaves out the candidates that do not hold where their loop is entered, or that a round does not keep, until the rest is inductive
// (Houdini, Flanagan and Leino 2001). All trials compile the same text: the lowering is told which formulas of it do not count any more.
func (s *search) filter() error {
	s.leftOut = map[int]bool{}
	defer func() { s.leftOut = nil }()
	for range mostTrials {
		if s.ctx.Err() != nil || s.count() == len(s.leftOut) {
			break
		}
		res, err := s.run(true)
		if err != nil {
			return err
		}
		before := len(s.leftOut)
		for i := range res.Properties {
			if p := &res.Properties[i]; p.OnTrial() && p.Status != bmc.StatusSuccess {
				s.leftOut[p.Pos.Line] = true
			}
		}
		if len(s.leftOut) == before {
			break
		}
	}
	s.drop(s.leftOut)
	return nil
}

// addLoops gives the loops that were cut off candidates. It tells whether there are any that had none before.
func (s *search) addLoops(res *bmc.Result, stage int) bool {
	if res.Lower == nil {
		return false
	}
	added := false
	for _, l := range res.Lower.Loops {
		if l.Complete || l.Contract || len(s.open) >= mostLoops {
			continue
		}
		k := s.loopAt(functionOf(l.Func), l.Line)
		if k < 0 || slices.ContainsFunc(s.open, func(t *target) bool { return t.loop == s.loops[k] }) {
			continue
		}
		t := newTarget(s.loops[k], l.ID)
		t.propose(stage)
		s.open = append(s.open, t)
		added = true
	}
	return added
}

// loopAt is the loop of a function that begins at a line, or else the smallest around it; -1 if there is none.
func (s *search) loopAt(function string, line int) int {
	return s.loopAround(line, func(l *loop) bool { return l.fn.name == function })
}

// loopAround is the loop of those that fit which begins at a line, or else the smallest around it; -1 if there is none.
func (s *search) loopAround(line int, fits func(l *loop) bool) int {
	best := -1
	for i, l := range s.loops {
		if !fits(l) || line < l.line || line > l.last {
			continue
		}
		if l.line == line {
			return i
		}
		if best < 0 || l.last-l.line < s.loops[best].last-s.loops[best].line {
			best = i
		}
	}
	return best
}

// functionOf is the name of a function in its source.
func functionOf(name string) string {
	for i := range len(name) {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return name
}

// fewer leaves out invariants that the proof does not need, as far as that is soon found out.
func (s *search) fewer(res *bmc.Result) (*bmc.Result, error) {
	budget := mostCertified
	for _, t := range s.open {
		var err error
		if res, err = s.leaveOut(&t.candidates, &budget, res); err != nil {
			return nil, err
		}
	}
	return res, nil
}

// leaveOut takes parts out of a list, large ones first, without which the program is still proved. It gives the last proof: res if there is none.
func (s *search) leaveOut(list *[]candidate, budget *int, res *bmc.Result) (*bmc.Result, error) {
	for size := (len(*list) + 1) / 2; size > 0; size /= 2 {
		for at := 0; at < len(*list) && *budget > 0 && s.ctx.Err() == nil; {
			*budget--
			all := *list
			*list = slices.Concat(all[:at], all[min(at+size, len(all)):])
			next, err := s.run(false)
			if err != nil {
				return nil, err
			}
			if next.Verdict == bmc.Successful {
				res = next
				continue
			}
			*list = all
			at += size
		}
	}
	return res, nil
}

// found are the invariants of all loops, as they are reported.
func (s *search) found() []bmc.LoopInvariants {
	var out []bmc.LoopInvariants
	if s.fn == nil {
		for _, f := range s.sums {
			out = append(out, f.found())
		}
	}
	for _, t := range s.open {
		l := bmc.LoopInvariants{Loop: t.id, File: t.source, Line: t.line, Function: t.fn.name}
		if len(t.measures) > 0 {
			l.Measures = t.measures[:1]
		}
		for _, c := range t.candidates {
			l.Clauses = append(l.Clauses, bmc.InvariantClause{Formula: c.text, Tactic: c.tactic})
		}
		out = append(out, l)
	}
	return out
}

// dropRejected leaves out the candidates because of which the program did not compile. It tells whether there were any.
func (s *search) dropRejected(err error) (bool, error) {
	var input *fault.InputError
	if !errors.As(err, &input) || s.count() == 0 {
		return false, nil
	}
	if bad := rejected(input); s.trial && len(bad) > 0 {
		before := s.count()
		s.drop(bad)
		return s.count() < before, nil
	}
	return s.keepCompiling()
}

// keepCompiling finds by halving which candidates the program compiles with.
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
	good, err := usable(nil, all, compiles)
	if err != nil {
		return false, err
	}
	kept, err := compiles(good) // sets the candidates
	return kept && len(good) < len(all), err
}

// count is the number of all candidates.
func (s *search) count() (n int) {
	for _, p := range s.onTrial() {
		n += len(p.candidates) + len(p.measures)
	}
	return n
}

// drop leaves candidates out by their numbers.
func (s *search) drop(bad map[int]bool) {
	number := 0
	for _, p := range s.onTrial() {
		p.candidates = slices.DeleteFunc(p.candidates, func(c candidate) bool {
			number++
			if bad[number] {
				p.dropped[c.text] = true
			}
			return bad[number]
		})
		p.measures = slices.DeleteFunc(p.measures, func(string) bool { number++; return bad[number] })
	}
}

// numbered are measures that are on trial.
func numbered(measures []string, number *int) (out []clauses.ProposedClause) {
	for _, m := range measures {
		*number++
		out = append(out, clauses.ProposedClause{Text: m, Number: *number})
	}
	return out
}

// findMeasures gives those whose measures have all failed the ones of the next level, and has them judged, until each has one or nothing is left to try.
func (s *search) findMeasures() error {
	for s.cfg.Lower.Termination == state.Ending && s.ctx.Err() == nil {
		more := false
		for _, p := range s.onTrial() {
			if levels := p.loop.measures(); len(p.measures) == 0 && p.level < len(levels) {
				p.measures = levels[p.level]
				p.level++
				more = true
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
