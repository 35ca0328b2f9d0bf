package prove

import (
	"slices"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
	"seabmc/prove/csource"
	"seabmc/prove/loopids"
)

// addLoops gives candidates to the loops that were cut off. It reports whether any of them had none before.
func (s *search) addLoops(res *bmc.Result, stage int) bool {
	if res.Lower == nil {
		return false
	}
	added := false
	for _, l := range res.Lower.Loops {
		if l.Contract || len(s.open) >= mostLoops || res.Bounded(l.ID) {
			continue
		}
		k := s.loopAt(&l, res.Lower.Loops)
		if k < 0 || l.Complete && !s.followsList(s.loops[k]) && !s.nestedOpen(k, res.Lower.Loops) || slices.ContainsFunc(s.open, func(t *target) bool { return t.loop == s.loops[k] }) {
			continue
		}
		t := newTarget(s.loops[k], l.ID)
		t.hides, t.anyMemory = l.Iterations > mostFolded, s.anyMemory()
		t.propose(stage)
		s.open = append(s.open, t)
		added = true
	}
	return added
}

// nestedOpen reports, if the question is whether the program ends, whether a loop lies around or within one that was cut off, so that it was not seen to
// its end either. A loop whose condition names a small constant is rather unrolled.
func (s *search) nestedOpen(k int, all []state.Loop) bool {
	l := s.loops[k]
	if s.cfg.Lower.Termination != state.Ending || csource.HasSmallBound(l.cond) {
		return false
	}
	return slices.ContainsFunc(all, func(o state.Loop) bool {
		i := -1
		if !o.Complete {
			i = s.loopAt(&o, all)
		}
		return i >= 0 && i != k && (l.around(s.loops[i]) || s.loops[i].around(l))
	})
}

// around reports whether a loop contains another one.
func (l *loop) around(o *loop) bool {
	a, b := &l.n.Range, &o.n.Range
	return l.f == o.f && a.Begin.Offset <= b.Begin.Offset && b.End.Offset <= a.End.Offset
}

// loopAt returns the index of the loop in the source that corresponds to a loop of the program: the one that begins on its line, or else the smallest
// one around that line. It is -1 if there is none.
func (s *search) loopAt(l *state.Loop, all []state.Loop) int {
	function := loopids.Function(l.Func)
	if list := s.onLine(function, l.Line); len(list) > 1 {
		return list[min(loopids.Rank(l, all), len(list)-1)]
	}
	return s.loopAround(l.Line, func(x *loop) bool { return x.fn.Name == function })
}

// onLine returns the loops of a function that begin on one line, in the order of their numbers in the program: that of their ends.
func (s *search) onLine(function string, line int) (list []int) {
	for i, l := range s.loops {
		if l.fn.Name == function && l.line == line {
			list = append(list, i)
		}
	}
	slices.SortFunc(list, func(a, b int) int { return s.loops[a].n.Range.End.Offset - s.loops[b].n.Range.End.Offset })
	return list
}

// loopAround returns the index of a loop that fits: the one that begins on a line, or else the smallest one around that line. It is -1 if there is
// none.
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

// openLoops gives contracts to the loops that have no small bound, before anything is asked about a recursive function. Unrolled, the function's own would take most of the
// time, since its arguments and the memory that they lead to are arbitrary, and those of its callers would only show calls with small numbers.
func (s *search) openLoops() error {
	before := s.fn.candidates
	s.fn.candidates, s.cfg.OnlyWhole, s.cfg.Lower.MaxUnwind = nil, true, 1
	res, err := s.run(false)
	s.fn.candidates, s.cfg.OnlyWhole, s.cfg.Lower.MaxUnwind = before, false, mostRounds
	if err == nil {
		s.addLoops(res, 0)
	}
	return err
}
