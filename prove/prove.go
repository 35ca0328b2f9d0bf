// Package prove finds invariants of loops that do not end soon, and gets them checked.
//
// In: a program and how to check it (bmc.Config). Out: a result of package bmc, with the invariants that it rests on. Tactics (proposers in
// candidate.go) read the source text and guess what may hold at the head of a loop. No guess is trusted: the formulas are put
// at the heads of the loops as contracts, and bmc proves them together with the rest of the program, bit by bit, like contracts that a user
// wrote. So a wrong guess costs time but never causes a wrong verdict. docs/decisions/056-propose-and-certify.md gives the reasons.
package prove

import (
	"errors"
	"fmt"
	"slices"

	"seabmc/bmc"
	"seabmc/frontend/fault"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// Limits of a search for invariants. They count steps, so that the answer does not depend on the machine.
const (
	mostRounds       = 12                        // of loops that have no contract
	mostFolded       = 1 << 12                   // of loops with a constant number of rounds; unrolling gets through many of them
	mostTrials       = 64                        // runs that leave out what is no invariant
	mostLoops        = 8                         // that are given contracts
	mostInstructions = 400_000                   // of one run
	mostSteps        = 8 * solver.StepsPerSecond // of one question
	mostFirst        = solver.StepsPerSecond     // of the run without contracts
	mostCertified    = 8                         // runs that leave out what is not needed
)

// applies reports whether invariants could answer the question. If only a part of the properties is asked for, the program is only unrolled.
func applies(cfg *bmc.Config) bool {
	l := &cfg.Lower
	return cfg.Front.LoopContracts && l.Unwind < 0 && len(l.UnwindSet) == 0 && !l.PartialLoops && l.UnwindingAssertions && !cfg.Plain && !cfg.VCOnly &&
		!cfg.Vacuity && !l.Goals.Any() && cfg.Mutate == "" && cfg.Audit == nil && cfg.Auditor == nil && cfg.Part.Of == 0 && !cfg.Alone.On
}

// cutOff reports whether some loop was not unrolled to its end.
func cutOff(res *bmc.Result) bool {
	return res.Lower != nil && slices.ContainsFunc(res.Lower.Loops, func(l state.Loop) bool { return !l.Complete })
}

// compileSteps is the cost of reading the text of a program, in steps of a solver.
const compileSteps = solver.StepsPerSecond / 20

// invariants returns the result of a search.
func (s *search) invariants(earlier *bmc.Result) (*bmc.Result, error) {
	res, why, err := s.try(earlier)
	if err == nil && res.Verdict == bmc.Successful && len(s.sums) > 0 {
		res, err = s.fewerResults(res)
	}
	if err == nil && res.Verdict == bmc.Successful {
		res.Invariants = append(s.inner, s.found()...)
	}
	if err == nil && res.Verdict == bmc.Inconclusive && why != "" {
		res.Reasons = append(res.Reasons, why)
	}
	return res, err
}

// try looks for contracts of recursive functions, if there are any, and then for invariants of loops. why says what was missing for the contracts. A
// recursion may also end soon: if the contracts do not prove the program, the recursion is unrolled. What the functions require speaks of variables with static
// lifetime only at the second try, since the formulas about the result are harder to decide under more requirements.
func (s *search) try(earlier *bmc.Result) (res *bmc.Result, why string, err error) {
	list, why := recursive(s.files, s.cfg.Lower.Entry(), s.cfg.Lower.Termination == state.Ending)
	for _, about := range globalsOf(list) {
		if res, why, err = s.bySummaries(list, about, earlier); err != nil || s.ctx.Err() != nil || res != nil && res.Verdict == bmc.Successful {
			return res, why, err
		}
		s.sums, s.inner, s.open = nil, nil, nil
	}
	if earlier != nil && recursionCut(earlier) {
		return earlier, why, nil
	}
	res, err = s.stages(earlier)
	return res, why, err
}

// globalsOf returns whether what functions require may speak of variables with static lifetime, for one try after the other.
func globalsOf(list []*summary) []bool {
	switch {
	case len(list) == 0:
		return nil
	case slices.ContainsFunc(list, func(f *summary) bool { return len(f.globals) > 0 }):
		return []bool{false, true}
	}
	return []bool{false}
}

// bySummaries proves the program with contracts of its recursive functions. Without a result, why says what is missing.
func (s *search) bySummaries(list []*summary, globals bool, earlier *bmc.Result) (res *bmc.Result, why string, err error) {
	if why, err = s.summarize(list, globals); err != nil {
		return nil, "", err
	}
	if why == "" {
		res, err = s.stages(earlier)
	}
	if err == nil && res == nil { // a limit may have been reached before there was a result
		err = s.ctx.Err()
	}
	return res, why, err
}

// bare is the stage without any invariants: often a measure needs none, and a trial of few formulas costs little.
const bare = -1

// stages tries the proposals of one stage after the other. From what proves the program it removes what the proof does not need.
func (s *search) stages(earlier *bmc.Result) (*bmc.Result, error) {
	first := 0
	if s.cfg.Lower.Termination == state.Ending {
		first = bare
	}
	if earlier != nil {
		s.addLoops(earlier, first)
	}
	res, err := s.prove(first)
	if err == nil && res.Verdict == bmc.Successful && len(s.open) > 0 {
		return s.fewer(res)
	}
	return res, err
}

// summarize finds contracts of recursive functions, and proves them. why says what is missing.
func (s *search) summarize(list []*summary, globals bool) (why string, err error) {
	if err := s.sampleCalls(list); err != nil {
		return "", err
	}
	for _, f := range list {
		if err := s.required(f, globals); err != nil {
			return unusable(f, err)
		}
		sub := s.enforcing(f, s.sums)
		all, required := f.results(), f.requires
		f.candidates = all
		if err := sub.openLoops(); err != nil {
			return unusable(f, err)
		}
		var res *bmc.Result
		if s.cfg.Lower.Termination == state.Ending { // often the result does not matter
			f.candidates = nil
			if res, err = sub.stages(nil); err != nil {
				return unusable(f, err)
			}
		}
		if res == nil || res.Verdict != bmc.Successful || !f.ends(&s.cfg) {
			f.candidates, f.requires, f.measures, f.ranking = all, required, nil, nil
			if res, err = sub.stages(nil); err != nil {
				return unusable(f, err)
			}
		}
		if res.Verdict != bmc.Successful || !f.ends(&s.cfg) {
			return fmt.Sprintf("no contract of the recursive function %s was found that proves it", f.name), nil
		}
		if _, err = sub.leaveOut(&f.requires, sub.spare(), res); err != nil {
			return "", err
		}
		s.sums = append(s.sums, f)
		s.inner = append(s.inner, sub.found()...)
	}
	return "", nil
}

// enforcing returns a search that proves the contract of a recursive function with the contracts in sums.
func (s *search) enforcing(f *summary, sums []*summary) *search {
	sub := s.about(f, sums)
	enforcing(&sub.cfg, f)
	return sub
}

// unusable turns the error of a proposal that does not compile into a reason. Any other error is returned as it is.
func unusable(f *summary, err error) (string, error) {
	var input *fault.InputError
	if errors.As(err, &input) {
		return fmt.Sprintf("what is proposed for the contract of %s does not compile", f.name), nil
	}
	return "", err
}

// fewerResults removes from the contracts what the caller does not need, if the rest can still be proved.
func (s *search) fewerResults(res *bmc.Result) (*bmc.Result, error) {
	budget := s.spare()
	for _, f := range s.sums {
		before, required, measures := f.candidates, f.requires, f.measures
		last, err := s.leaveOut(&f.candidates, budget, res)
		if err != nil {
			return nil, err
		}
		if len(f.candidates) == len(before) {
			continue
		}
		sub := s.enforcing(f, slices.DeleteFunc(slices.Clone(s.sums), func(x *summary) bool { return x == f }))
		proof, err := sub.certified(0)
		if err != nil {
			return nil, err
		}
		if proof.Verdict == bmc.Successful {
			res = last
			continue
		}
		f.candidates, f.requires, f.measures = before, required, measures
		if res, err = s.run(false); err != nil || res.Verdict != bmc.Successful {
			return res, err
		}
	}
	return res, nil
}
