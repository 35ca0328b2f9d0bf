package prove

import (
	"slices"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/prove/csource"
	"seabmc/prove/ending"
	"seabmc/prove/lists"
	"seabmc/prove/opaque"
)

// Lists that a loop without a bound builds or walks get shapes (clauses.Shape). One way after the other is tried to say which variables lead into
// which list. A way is accepted if nothing fails in the loop under it. As with all proposals, no verdict rests on this: the program is proved with
// the shapes in its contracts.

// shapesApply reports whether everything that a list in a contract rests on is checked, and counts.
func shapesApply(cfg *bmc.Config) bool {
	l := &cfg.Lower
	counts := cfg.Only == nil || ending.CountsMemory(cfg.Only)
	return l.BoundsCheck && l.PointerCheck && !l.Uninitialized && !(l.MemoryLeak && l.MayStayTracked) && counts && len(cfg.Properties) == 0 && l.Termination != state.Staying
}

// shapes returns the lists that may exist at the head of the loop, the likely ones first.
func (l *loop) shapes(types map[string]lists.Type) [][]clauses.Chain {
	return lists.Shapes(types, func(to string) (moved, still []string) {
		for _, x := range l.listVariables(to) {
			if x.changed {
				moved = append(moved, x.v.name)
			} else {
				still = append(still, x.v.name)
			}
		}
		return moved, still
	}, l.sets)
}

// sets reports whether the loop assigns to a place, as written.
func (l *loop) sets(place string) bool {
	is := func(x *csource.Node) bool {
		return x.Kind == "BinaryOperator" && x.Opcode == "=" && l.f.TextOf(x.Inner[0], nil) == place
	}
	return slices.ContainsFunc(l.code(), func(c *csource.Node) bool { return c.Has(is) })
}

// findShapes looks for the lists at the heads of loops that have not been looked at yet.
func (s *search) findShapes(stage int) error {
	if !shapesApply(&s.cfg) {
		return nil
	}
	for _, t := range s.open {
		if t.looked || s.ctx.Err() != nil || s.seesNodes() {
			continue
		}
		t.looked = true
		types := lists.Types(t.f)
		if len(types) == 0 || len(s.files) != 1 || !opaque.Opaque(t.f, lists.Names(types)) || !s.hasBits(lists.MostNodeFacts*len(types)+len(types)) {
			continue
		}
		trial, err := s.findShape(t, types)
		if err != nil {
			return err
		}
		if trial != nil && s.addLoops(trial, stage) {
			return s.findShapes(stage)
		}
	}
	s.hideNodes()
	return nil
}

// seesNodes reports whether the contracts may have formulas that can distinguish pointers to nodes: what somebody has given, or what recursive functions with
// pointers require.
func (s *search) seesNodes() bool {
	if s.cfg.Lower.Termination != state.EndsUnasked && (s.fn != nil || len(s.sums) > 0) {
		return true
	}
	return slices.ContainsFunc(s.open, func(t *target) bool {
		return slices.ContainsFunc(t.given, func(c candidate) bool { return opaque.Sees(t.loop.withoutCells(c.text), t.loop.numbers()) })
	})
}

// hideNodes drops the proposals that can distinguish pointers to nodes, and keeps the loops from making new ones.
func (s *search) hideNodes() {
	for _, l := range s.loops {
		l.opaque = l.opaque || s.hasLists()
	}
	for _, t := range s.open {
		t.candidates = slices.DeleteFunc(slices.Clone(t.candidates), func(c candidate) bool { return t.loop.tells(c.text) })
	}
}

// shapeCandidates returns formulas about lists as candidates.
func shapeCandidates(texts []string) (list []candidate) {
	for _, text := range texts {
		list = append(list, candidate{text, "shape"})
	}
	return list
}

// findShape tries the shapes of one loop. It returns the last trial of the one that fits, or nil.
func (s *search) findShape(t *target, types map[string]lists.Type) (last *bmc.Result, err error) {
	before, all := map[*target][]candidate{}, s.open
	s.open = slices.DeleteFunc(slices.Clone(all), func(o *target) bool { return !o.looked && s.followsList(o.loop) }) // rather unrolled than from any state
	for _, o := range s.open {
		before[o], o.candidates = o.candidates, nil
		if len(o.lists) > 0 {
			o.candidates = slices.Clone(o.shapeFacts)
		}
	}
	defer func() {
		s.open = all
		for o, c := range before {
			if o != t || len(o.lists) == 0 {
				o.candidates = c
			}
		}
	}()
	for _, chains := range t.loop.shapes(types) {
		t.lists, t.candidates, t.nodes = chains, shapeCandidates(lists.Facts(chains)), nil
		for _, lt := range types {
			if lt.Name == chains[0].Struct {
				t.nodes = s.keptFacts(t, lt, shapeCandidates(lists.NodeFacts(t.f, lt)))
			}
		}
		fits, err := s.filterWhile(func(res *bmc.Result) bool { last = res; return t.fits(res) })
		if err != nil {
			return nil, err
		}
		if fits {
			t.lengths = lists.Lengths(chains)
			t.shapeFacts = slices.Clone(t.candidates)
			t.candidates = append(before[t], t.shapeFacts...)
			return last, nil
		}
	}
	t.lists, t.nodes = nil, nil
	return nil, nil
}

// keptFacts returns the facts about nodes that hold at the heads of all other loops that have lists of this type so far. A list from there has no others.
func (s *search) keptFacts(t *target, of lists.Type, facts []candidate) []candidate {
	return slices.DeleteFunc(facts, func(c candidate) bool {
		return slices.ContainsFunc(s.open, func(o *target) bool {
			return o != t && len(o.lists) > 0 && o.lists[0].Struct == of.Name && !slices.Contains(o.nodes, c)
		})
	})
}

// fits reports whether, in a trial, the lists kept the shape that the loop was given and each access to memory in the loop was valid. If not, it
// would not hold with fewer of the proposed facts either.
func (t *target) fits(trial *bmc.Result) bool {
	if len(trial.Reasons) > 0 && trial.Lower == nil {
		return false
	}
	for i := range trial.Properties {
		p := &trial.Properties[i]
		if p.Status != bmc.StatusSuccess && (p.OfMemory() && t.holds(p.Pos) || p.Pos.File == clauses.ProposedFile && p.Pos.Line == t.until) {
			return false
		}
	}
	return true
}

// holds reports whether a place is in the loop. Two loops may be on one line.
func (l *loop) holds(at ir.Pos) bool {
	before := func(line, col int) bool { return at.Line < line || at.Line == line && at.Col > 0 && at.Col < col }
	after := func(line, col int) bool { return at.Line > line || at.Line == line && at.Col > col }
	return at.File == l.source && !before(l.line, l.f.Column(l.n.Range.Begin.Offset)) && !after(l.last, l.f.Column(l.n.Range.End.Offset))
}
