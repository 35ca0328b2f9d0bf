package prove

import (
	"slices"

	"seabmc/bmc"
)

// prove goes through the stages of proposals until the program is proved and everything that was given holds.
func (s *search) prove(first int) (*bmc.Result, error) {
	var res *bmc.Result
	for stage := first; stage < len(proposers); stage++ {
		if stage > max(first, 0) {
			if err := s.sample(); err != nil {
				return nil, err
			}
		}
		if stage > max(first, 0) && !proposers[stage].applies(s.open) {
			continue
		}
		if stage > first || s.fully {
			for _, t := range s.open {
				t.propose(stage)
			}
		}
		var err error
		if res, err = s.certified(stage); err != nil {
			return nil, err
		}
		if s.partly && res.Verdict != bmc.Successful {
			s.keepProducts()
			stage--
			continue
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

// holds reports whether everything that was given is still among the candidates.
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

// certified drops the candidates that are not invariants and checks the program with the rest. If loops are cut off in this check, they get
// candidates too.
func (s *search) certified(stage int) (*bmc.Result, error) {
	for {
		if err := s.productsFirst(stage); err != nil {
			return nil, err
		}
		if err := s.findLoops(stage); err != nil {
			return nil, err
		}
		if err := s.findShapes(stage); err != nil {
			return nil, err
		}
		if err := s.filter(); err != nil {
			return nil, err
		}
		if err := s.findMeasures(); err != nil {
			return nil, err
		}
		s.addProducts()
		res, err := s.whole(stage)
		if res == nil && err == nil {
			continue
		}
		if err != nil || res.Verdict == bmc.Successful || res.Verdict == bmc.Failed && !res.UsesLoopContracts() || !s.addLoops(res, stage) {
			return res, err
		}
	}
}

// findLoops gives candidates to all loops that are cut off behind one with a large constant number of rounds. Without a contract for that one, nothing behind it is
// reached. Unrolled in each trial, they would take most of the time.
func (s *search) findLoops(stage int) error {
	for s.ctx.Err() == nil && slices.ContainsFunc(s.open, func(t *target) bool { return t.hides }) {
		for _, t := range s.open {
			t.hides = false
		}
		before := map[*target][]candidate{}
		for _, t := range s.open {
			before[t], t.candidates = t.candidates, nil
		}
		res, err := s.run(true) // which a failure does not end
		for t, c := range before {
			t.candidates = c
		}
		if err != nil {
			return err
		}
		s.addLoops(res, stage)
	}
	return nil
}

// whole checks the program with the candidates. It returns no result if a loop was cut off that gets candidates now. Nothing is asked about such a program if
// there are contracts in it, or beside unrolling, which looks for failures itself: the question can be hard.
func (s *search) whole(stage int) (*bmc.Result, error) {
	s.cfg.OnlyWhole = s.spend != nil || len(s.open) > 0
	if len(s.open) == 0 { // it only finds the loops: paths with products are hard to unroll
		s.cfg.Lower.MostWork = mostFirst
	}
	res, err := s.run(false)
	s.cfg.OnlyWhole, s.cfg.Lower.MostWork = false, 0
	switch {
	case err == nil && res.Lower != nil && res.Lower.Stopped && len(s.open) == 0 && res.Stats.Work >= mostFirst:
		if s.addLoops(res, stage) {
			return nil, nil
		}
	case err != nil || !res.Unasked:
		return res, err
	case s.addLoops(res, stage):
		return nil, nil
	}
	return s.run(false)
}
