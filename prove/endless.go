package prove

import (
	"context"
	"slices"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir/lower/state"
	"seabmc/prove/csource"
	"seabmc/prove/ending"
	"seabmc/prove/recurring"
	"seabmc/solver"
)

// termination is the search for an answer to the question whether a program ends.
type termination struct {
	ctx context.Context
	cfg bmc.Config

	first *bmc.Result // what is reported where a limit ends the search
}

// forever looks for a loop that some execution reaches and never leaves. It returns nil if there is none. If a loop may be left from some states, it is
// asked about again under an assumption about the states in which it is entered.
func (t *termination) forever(open *bmc.Result) (*bmc.Result, error) {
	if open.Lower == nil {
		return nil, nil
	}
	for _, restricted := range []bool{false, true} {
		for _, l := range open.Lower.Loops {
			if l.Complete && !l.Contract || t.ctx.Err() != nil {
				continue
			}
			res, err := t.foreverIn(l, open, restricted)
			if err != nil || res != nil {
				return res, err
			}
		}
	}
	return nil, nil
}

// foreverIn asks about one loop.
func (t *termination) foreverIn(l state.Loop, open *bmc.Result, restricted bool) (*bmc.Result, error) {
	if restricted {
		return t.fromSome(l, open.Lower.Loops)
	}
	stays, err := t.stays(l.ID)
	if err != nil || stays == nil {
		return nil, err
	}
	return t.arrives(l.ID, stays, nil)
}

// arrives looks for an execution that reaches a loop which is never left. It returns nil if it finds none with an assumption about where the loop is
// entered.
func (t *termination) arrives(loop string, stays *bmc.Result, start *clauses.Proposal) (*bmc.Result, error) {
	cfg := t.cfg
	cfg.Lower.Termination, cfg.Lower.Loop, cfg.Ends = state.Arriving, loop, ending.Any
	cfg.Front.LoopContracts, cfg.Front.LoopContractsAsked = false, false
	if start != nil {
		cfg.Front.LoopContracts, cfg.Front.Proposed = true, []clauses.Proposal{*start}
		cfg.MostSteps = startSteps
	}
	res, err := bmc.Run(t.ctx, cfg)
	switch {
	case err != nil:
		return nil, err
	case res.Verdict == bmc.Failed && (start == nil || !res.UsesLoopContracts()):
		res.Invariants = stays.Invariants
		return res, nil
	}
	return nil, nil
}

// stays proves that a loop is never left from a state in which its invariants hold, and that they hold when it is entered. It returns nil if there is
// no proof.
func (t *termination) stays(loop string) (*bmc.Result, error) {
	res, err := find(t.ctx, t.staying(loop), nil, nil)
	if err != nil || !neverLeft(res, loop) {
		return nil, err
	}
	return res, nil
}

// staying is the question whether a loop is never left.
func (t *termination) staying(loop string) bmc.Config {
	cfg := t.cfg
	cfg.Lower.Termination, cfg.Lower.Loop, cfg.Ends = state.Staying, loop, ending.Any
	return cfg
}

// neverLeft reports whether that was proved. If the loop was unrolled, nothing was claimed.
func neverLeft(res *bmc.Result, loop string) bool {
	return res.Verdict == bmc.Successful && slices.ContainsFunc(res.Lower.Loops, func(l state.Loop) bool { return l.ID == loop && l.Contract })
}

// startSteps limits each question about a loop under an assumption: there are several of these.
const startSteps = solver.StepsPerSecond

// fromSome looks for states from which a loop is never left, and which some execution enters it in.
func (t *termination) fromSome(l state.Loop, all []state.Loop) (*bmc.Result, error) {
	s, err := newSearch(t.ctx, t.staying(l.ID))
	if err != nil {
		return nil, err
	}
	defer s.close()
	s.cfg.MostSteps = startSteps
	k := s.loopAt(&l, all)
	if k < 0 || len(s.files) != 1 {
		return nil, nil
	}
	for _, start := range s.loops[k].starts() {
		o := newTarget(s.loops[k], l.ID)
		o.start = start
		o.propose(0)
		s.open = []*target{o}
		stays, err := s.prove(0)
		if err != nil || t.ctx.Err() != nil {
			return nil, err
		}
		if !neverLeft(stays, l.ID) || o.start == "" {
			continue
		}
		stays.Invariants = s.found()
		p := clauses.Proposal{File: o.f.File, Offset: o.f.Offset(o.n.Range.Begin.Offset), Start: o.start}
		if res, err := t.arrives(l.ID, stays, &p); err != nil || res != nil {
			return res, err
		}
	}
	return nil, nil
}

// starts proposes from which states the loop may go on for ever.
func (l *loop) starts() []string {
	var vars []recurring.Variable
	for _, v := range l.vars {
		if (v.isInteger() || v.pointer) && !v.cell {
			vars = append(vars, recurring.Variable{Name: v.name, Bits: v.bits, Signed: v.signed, Pointer: v.pointer, Changed: l.changed[v.id]})
		}
	}
	cond := ""
	if l.cond != nil && l.n.Kind != "DoStmt" && csource.IsPure(l.cond) && !csource.ReadsMemory(l.cond) && l.inScope(l.cond) {
		cond = l.expression(l.cond, nil)
	}
	var atoms []string
	for _, a := range l.fn.Atoms {
		if l.inScope(a) && !csource.ReadsMemory(a) && l.touches(a) && a != l.cond {
			atoms = append(atoms, l.expression(a, nil))
		}
	}
	return recurring.Starts(cond, atoms, vars)
}
