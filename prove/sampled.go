package prove

import (
	"slices"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir/lower/state"
	"seabmc/prove/samples"
)

// What the values of variables have in common in executions is proposed, too (package samples). So the program is executed with small inputs.

const (
	sampleTimes        = 14
	sampleInstructions = 10_000
	mostColumns        = 10
)

// Equations with products are tried alone, before all else: beside other formulas on trial, questions about them are hard. If they do not suffice, those that are inductive
// stand beside what the first stage finds, and the next stage has all of them on trial beside that.

// productsFirst proposes the equations of loops that were found now, if there are products among them.
func (s *search) productsFirst(stage int) error {
	if stage != 0 || s.fully || s.fn != nil || s.cfg.Lower.Termination == state.Ending {
		return nil
	}
	found := slices.DeleteFunc(slices.Clone(s.open), func(t *target) bool { return t.table != nil })
	if err := s.sample(); err != nil {
		return err
	}
	for _, t := range found {
		if !t.table.Products() {
			continue
		}
		s.partly, t.candidates = true, slices.Clone(t.given)
		for _, e := range t.table.Equations() {
			t.candidates = append(t.candidates, candidate{e, "sample"})
		}
	}
	return nil
}

// keepProducts ends this: all else is proposed from now on.
func (s *search) keepProducts() {
	s.partly, s.fully = false, true
	for _, t := range s.open {
		if t.table != nil && t.table.Products() {
			t.kept = t.candidates
			for _, e := range t.table.Equations() {
				delete(t.dropped, e)
			}
		}
	}
}

// addProducts adds the equations that were kept to what was found.
func (s *search) addProducts() {
	for _, t := range s.open {
		for _, c := range t.kept {
			if !slices.Contains(t.candidates, c) {
				t.candidates = append(slices.Clone(t.candidates), c)
			}
		}
	}
}

// sample executes the program for the loops that have no values yet.
func (s *search) sample() error {
	var at []*samples.Table
	cfg := s.cfg
	for _, t := range s.open {
		if t.table != nil || s.fn != nil {
			continue
		}
		t.table = &samples.Table{Vars: s.columns(t.loop)}
		p := clauses.Proposal{File: t.f.File, Offset: t.f.Offset(t.n.Range.Begin.Offset), Samples: clauses.Samples{Place: len(at)}}
		for _, v := range t.table.Vars {
			p.Samples.Texts = append(p.Samples.Texts, v.Text)
		}
		at = append(at, t.table)
		cfg.Front.Proposed = append(cfg.Front.Proposed, p)
	}
	cfg.Lower.Sampled = func(place, column int, value uint64, known bool) { at[place].Add(column, value, known) }
	return s.execute(&cfg, at)
}

// columns are the variables of a loop whose values count. Within another loop, the values at entry do, too.
func (s *search) columns(l *loop) (list []samples.Variable) {
	inner := slices.ContainsFunc(s.loops, func(o *loop) bool { return o != l && o.around(l) })
	l.integers(func(v *variable, changed bool) {
		if v.cell || v.bits == 1 {
			return
		}
		list = append(list, samples.Variable{Text: v.name, Bits: v.bits, Signed: v.signed, Fixed: !changed})
		if inner && changed {
			list = append(list, samples.Variable{Text: entry(v), Bits: v.bits, Signed: v.signed, Fixed: true})
		}
	})
	return list[:min(len(list), mostColumns)]
}

// sampleCalls executes the program for the results of recursive functions.
func (s *search) sampleCalls(list []*summary) error {
	var at []*samples.Table
	cfg := s.cfg
	by := map[string]*summary{}
	for _, f := range list {
		if f.result == nil || f.table != nil {
			continue
		}
		f.table = &samples.Table{Degree: 1} // products of results are hard, and those that matter are proposed anyway (closed)
		for _, v := range append(slices.Clone(f.vars), f.result) {
			f.table.Vars = append(f.table.Vars, samples.Variable{Text: v.name, Bits: max(v.bits, 1), Signed: v.signed, Fixed: v != f.result})
		}
		at = append(at, f.table)
		by[f.name] = f
	}
	cfg.Lower.Returned = func(function string, args []uint64, result uint64) {
		if f := by[function]; f != nil && len(args) == len(f.table.Vars)-1 {
			for i, x := range append(slices.Clone(args), result) {
				f.table.Add(i, x, true)
			}
		}
	}
	return s.execute(&cfg, at)
}

// execute fills tables with values, if there are any tables.
func (s *search) execute(cfg *bmc.Config, at []*samples.Table) error {
	if len(at) == 0 {
		return nil
	}
	work, err := bmc.Execute(s.ctx, *cfg, sampleTimes, sampleInstructions, func() {
		for _, t := range at {
			t.EndPart()
		}
	})
	if s.spend != nil {
		s.spend(work + compileSteps)
	}
	return err
}
