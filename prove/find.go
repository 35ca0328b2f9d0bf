package prove

import (
	"context"
	"slices"

	"seabmc/bmc"
	"seabmc/ir"
	"seabmc/prove/ending"
	"seabmc/prove/lists"
)

// find looks for invariants that prove the program and returns the result of the last check with those that were asked for. Loops that an earlier run
// has cut off, if there was one, get contracts at once. If spend is not nil, it is told the cost of each step of the search and may make it wait.
func find(ctx context.Context, cfg bmc.Config, earlier *bmc.Result, spend func(int64)) (*bmc.Result, error) {
	s, err := newSearch(ctx, cfg)
	if err != nil {
		return nil, err
	}
	defer s.close()
	if s.spend = spend; spend != nil {
		spend(2 * compileSteps)
	}
	if res, err := s.withMemory(earlier); res != nil || err != nil {
		return res, err
	}
	return s.invariants(earlier)
}

// Shapes of lists rest on checks of memory. If they are off, as where only assertions are asked for, a program with lists is proved with them on. What holds with
// them holds without them, too: where no access to memory fails, the program does the same. A failure says nothing then, since it may be of a check that was not
// asked for.

// withMemory proves a program with lists with more checks than were asked for. The result is nil if there is no need to, or if that does not prove it.
func (s *search) withMemory(earlier *bmc.Result) (*bmc.Result, error) {
	l := &s.cfg.Lower
	asked := s.cfg.Only
	if l.BoundsCheck && l.PointerCheck && (asked == nil || ending.CountsMemory(asked)) || !s.namesLists() {
		return nil, nil
	}
	m := *s
	m.cfg.Lower.BoundsCheck, m.cfg.Lower.PointerCheck = true, true
	if asked != nil {
		m.cfg.Only = func(c ir.Check) bool { return asked(c) || ending.WithLists(c) }
	}
	if !shapesApply(&m.cfg) {
		return nil, nil
	}
	res, err := m.invariants(earlier)
	for _, l := range s.loops {
		l.opaque = false
	}
	if err != nil || res.Verdict != bmc.Successful {
		return nil, err
	}
	res.Properties = slices.DeleteFunc(res.Properties, func(p bmc.Property) bool {
		return (asked == nil || !asked(p.Check)) && (p.OfMemory() || p.Check.Kind == ir.CheckBounds || p.Check.Kind == ir.CheckOverlap)
	})
	return res, nil
}

// namesLists reports whether the program has a type for nodes of lists that is not from a header of the system.
func (s *search) namesLists() bool {
	return len(s.files) == 1 && len(lists.Types(s.files[0])) > 0
}
