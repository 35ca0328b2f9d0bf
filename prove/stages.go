package prove

import (
	"slices"

	"seabmc/bmc"
)

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
		if err := s.findShapes(); err != nil {
			return nil, err
		}
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

// addLoops gives the loops that were cut off candidates. It tells whether there are any that had none before.
func (s *search) addLoops(res *bmc.Result, stage int) bool {
	if res.Lower == nil {
		return false
	}
	added := false
	for _, l := range res.Lower.Loops {
		if l.Contract || len(s.open) >= mostLoops {
			continue
		}
		k := s.loopAt(functionOf(l.Func), l.Line)
		if k < 0 || l.Complete && !s.followsList(s.loops[k]) || slices.ContainsFunc(s.open, func(t *target) bool { return t.loop == s.loops[k] }) {
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
