// Package prove finds invariants of loops that do not end soon, and has them checked.
//
// In: a program and how to check it (bmc.Config). Out: a result of package bmc, with the invariants that it rests on. Tactics (proposers in
// candidate.go) read the source text and say what may hold at the head of a loop. Nothing that they say is believed: the formulas are put
// behind the heads of the loops as contracts, and bmc proves them with the rest of the program, bit by bit, as it does for contracts that a user
// wrote. So a wrong guess costs time and never a wrong verdict. docs/decisions/056-propose-and-certify.md tells why.
package prove

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"seabmc/bmc"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// Engine says how loops are dealt with.
type Engine string

// The engines.
const (
	Auto  Engine = "auto"  // unroll, and look for invariants where loops do not end soon
	BMC   Engine = "bmc"   // unroll only
	Prove Engine = "prove" // look for invariants only
)

// Limits of a search for invariants. They count steps, so that the answer does not depend on the machine.
const (
	mostRounds       = 12                        // of loops that have no contract
	mostTrials       = 24                        // runs that leave out what is no invariant
	mostLoops        = 8                         // that are given contracts
	mostInstructions = 400_000                   // of one run
	mostSteps        = 8 * solver.StepsPerSecond // of one question
	mostCertified    = 12                        // runs that leave out what is not needed
)

var errSettled = errors.New("the invariants of the loops settle it")

// Check checks a program as an engine does.
func Check(ctx context.Context, cfg bmc.Config, engine Engine) (*bmc.Result, error) {
	if engine == BMC || !applies(&cfg) {
		return bmc.Run(ctx, cfg)
	}
	if engine == Prove {
		return find(ctx, cfg)
	}
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var settled *bmc.Result
	tried := false
	try := func(ctx context.Context) (bool, error) {
		if tried {
			return settled != nil, nil
		}
		tried = true
		res, err := find(ctx, cfg)
		if err == nil && res.Verdict != bmc.Inconclusive {
			settled = res
		}
		return settled != nil, nil
	}
	unrolling := cfg
	unrolling.Lower.Endless = func() (bool, error) {
		done, err := try(within)
		if done {
			stop(errSettled)
		}
		return done, err
	}
	res, err := bmc.Run(within, unrolling)
	if settled == nil && err == nil && res.Verdict == bmc.Inconclusive && cutOff(res) && ctx.Err() == nil {
		if _, err := try(ctx); err != nil {
			return nil, err
		}
	}
	if settled != nil {
		return settled, nil
	}
	return res, err
}

// applies tells whether invariants could answer what is asked.
func applies(cfg *bmc.Config) bool {
	l := &cfg.Lower
	return cfg.Front.LoopContracts && l.Unwind < 0 && len(l.UnwindSet) == 0 && !l.PartialLoops && l.UnwindingAssertions && !cfg.Plain && !cfg.VCOnly &&
		!cfg.Vacuity && !l.Goals.Any() && cfg.Mutate == "" && cfg.Audit == nil && cfg.Auditor == nil
}

// cutOff tells whether a loop was not unrolled to its end.
func cutOff(res *bmc.Result) bool {
	return res.Lower != nil && slices.ContainsFunc(res.Lower.Loops, func(l state.Loop) bool { return !l.Complete })
}

// search is the search for the invariants of one program.
type search struct {
	ctx   context.Context
	cfg   bmc.Config
	loops []*loop // of the source
	open  []*target
	runs  int
}

// target is a loop that is to be proved by a contract.
type target struct {
	*loop
	id         string // as in main.0
	candidates []candidate
	dropped    map[string]bool // formulas that are no invariants
}

// find looks for invariants that prove the program. The result is the last one of those that were asked for.
func find(ctx context.Context, cfg bmc.Config) (*bmc.Result, error) {
	s := &search{ctx: ctx, cfg: cfg}
	s.cfg.Timeout, s.cfg.MemoryLimit, s.cfg.Progress = 0, 0, nil // those of the whole hold
	s.cfg.Front.LoopContractsAsked = true
	s.cfg.Lower.MaxUnwind, s.cfg.Lower.MostInstructions, s.cfg.Lower.Endless = mostRounds, mostInstructions, nil
	s.cfg.MostSteps = mostSteps
	s.cfg.Cases = bmc.CasesNever
	files, err := frontend.ReadSyntax(ctx, cfg.Files, cfg.Front)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		t, err := readFile(f)
		if err != nil {
			return nil, fmt.Errorf("internal: the syntax tree of %s: %w", f.File, err)
		}
		s.loops = append(s.loops, loopsOf(t)...)
	}
	var res *bmc.Result
	for stage := range proposers {
		if stage > 0 {
			for _, t := range s.open {
				t.candidates = t.loop.candidates(stage)
				t.candidates = slices.DeleteFunc(t.candidates, func(c candidate) bool { return t.dropped[c.text] })
			}
		}
		if res, err = s.certified(stage); err != nil || res.Verdict == bmc.Successful || ctx.Err() != nil {
			break
		}
	}
	if err == nil && res.Verdict == bmc.Successful && len(s.open) > 0 {
		res, err = s.fewer(res)
		if err == nil {
			res.Invariants = s.found()
		}
	}
	if err == nil && res.Verdict == bmc.Failed && res.UsesLoopContracts() {
		// The failure begins in a state that the invariants allow. That says nothing of the program.
		res.Withdraw("no invariants were found that prove the program")
	}
	return res, err
}

// certified leaves out of the candidates what is no invariant, and checks the program with the rest. Loops that are cut off then get candidates
// of their own.
func (s *search) certified(stage int) (*bmc.Result, error) {
	for {
		if err := s.filter(); err != nil {
			return nil, err
		}
		res, err := s.run(false)
		if err == nil {
		}
		if err != nil || res.Verdict == bmc.Successful || !s.addLoops(res, stage) {
			return res, err
		}
	}
}

// run checks the program with the candidates as invariants.
func (s *search) run(trial bool) (*bmc.Result, error) {
	s.runs++
	cfg := s.cfg
	cfg.Front.Trial = trial
	cfg.Front.Proposed = s.proposals()
	if trial {
		cfg.AllProperties = true
	}
	return bmc.Run(s.ctx, cfg)
}

// proposals are the contracts to put behind the heads of the loops. A loop of which nothing is known has the invariant 1.
func (s *search) proposals() []frontend.Proposal {
	var out []frontend.Proposal
	number := 0
	for _, t := range s.open {
		p := frontend.Proposal{File: t.f.File, Offset: t.n.Range.Begin.Offset}
		for _, c := range t.candidates {
			number++
			p.Invariants = append(p.Invariants, frontend.Clause{Text: c.text, Number: number})
		}
		if len(p.Invariants) == 0 {
			p.Invariants = []frontend.Clause{{Text: "1"}}
		}
		out = append(out, p)
	}
	return out
}

// filter leaves out the candidates that do not hold where their loop is entered, or that a round does not keep, until the rest is inductive
// (Houdini, Flanagan and Leino 2001).
func (s *search) filter() error {
	for range mostTrials {
		if s.ctx.Err() != nil || !slices.ContainsFunc(s.open, func(t *target) bool { return len(t.candidates) > 0 }) {
			return nil
		}
		res, err := s.run(true)
		if err != nil {
			return err
		}
		bad := map[int]bool{}
		for i := range res.Properties {
			if p := &res.Properties[i]; p.OnTrial() && p.Status != bmc.StatusSuccess {
				bad[p.Pos.Line] = true
			}
		}
		if len(bad) == 0 {
			return nil
		}
		number := 0
		for _, t := range s.open {
			t.candidates = slices.DeleteFunc(t.candidates, func(c candidate) bool {
				number++
				if bad[number] {
					t.dropped[c.text] = true
				}
				return bad[number]
			})
		}
	}
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
		s.open = append(s.open, &target{loop: s.loops[k], id: l.ID, candidates: s.loops[k].candidates(stage), dropped: map[string]bool{}})
		added = true
	}
	return added
}

// loopAt is the loop of the source that begins at a line, or else the smallest around it; -1 if there is none.
func (s *search) loopAt(function string, line int) int {
	best := -1
	for i, l := range s.loops {
		if l.fn.name != function || line < l.line || line > l.last {
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
		for size := (len(t.candidates) + 1) / 2; size > 0; size /= 2 {
			for at := 0; at < len(t.candidates) && budget > 0 && s.ctx.Err() == nil; {
				budget--
				all := t.candidates
				t.candidates = slices.Concat(all[:at], all[min(at+size, len(all)):])
				next, err := s.run(false)
				if err != nil {
					return nil, err
				}
				if next.Verdict == bmc.Successful {
					res = next
					continue
				}
				t.candidates = all
				at += size
			}
		}
	}
	return res, nil
}

// found are the invariants of all loops, as they are reported.
func (s *search) found() []bmc.LoopInvariants {
	var out []bmc.LoopInvariants
	for _, t := range s.open {
		l := bmc.LoopInvariants{Loop: t.id, File: t.source, Line: t.line}
		for _, c := range t.candidates {
			l.Clauses = append(l.Clauses, bmc.InvariantClause{Formula: c.text, Tactic: c.tactic})
		}
		out = append(out, l)
	}
	return out
}
