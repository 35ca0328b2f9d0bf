package bmc

import (
	"fmt"
	"sort"
	"strings"
	"time"

	"seabmc/cex"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// solve asks for a model of the side constraints and one of viol. A SAT answer
// counts only if our own evaluator agrees with the solver's model.
func (r *run) solve(vc *vcgen.VC, viol []term.ID) (solver.Result, error) {
	goal := vc.T.Or(viol...)
	if goal == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	s, err := r.slv.NewSession(vc.T)
	if err != nil {
		return solver.Result{}, err
	}
	defer s.Close()
	t := time.Now()
	defer func() { r.res.Stats.SolveSeconds += time.Since(t).Seconds() }()
	r.res.Stats.SolverCalls++
	for _, c := range append([]term.ID{goal}, vc.Side...) {
		if err := s.Assert(c); err != nil {
			return solver.Result{}, err
		}
	}
	// A model beyond a bound of the encoding may be no execution: ask within the bounds first.
	q, err := s.Check(r.ctx, vc.T.Not(vc.T.Or(vc.Incomplete...)))
	if err == nil && q.Status == solver.Unsat && len(vc.Incomplete) > 0 {
		q, err = s.Check(r.ctx)
	}
	if err != nil || q.Status != solver.Sat {
		return q, err
	}
	if why := confirm(q.Model, append([]term.ID{goal}, vc.Side...)); why != "" {
		return solver.Result{Status: solver.Unknown, Reason: r.slv.Name() + " answered sat, but " + why}, nil
	}
	return q, nil
}

// confirm evaluates the formulas under a model; it returns what is wrong.
func confirm(m *term.Model, fs []term.ID) string {
	for _, f := range fs {
		ok, err := m.EvalBool(f)
		if err != nil {
			return "its model cannot be evaluated: " + err.Error()
		}
		if !ok {
			return "its model does not satisfy the formula"
		}
	}
	return ""
}

// decide solves the VC and fills in the result.
func (r *run) decide() error {
	vc := r.gen.VC()
	r.res.VC = vc
	r.collect()
	if r.cfg.VCOnly {
		return nil
	}
	var err error
	if r.cfg.AllProperties {
		err = r.decideEach(vc)
	} else {
		err = r.decideFirst(vc)
	}
	if err != nil {
		return err
	}
	if r.res.Failure != nil {
		r.res.Verdict = Failed
		return nil
	}
	if len(r.res.Reasons) > 0 {
		return nil // already inconclusive
	}
	return r.decideLimits(vc)
}

// decideFirst looks for any failure.
func (r *run) decideFirst(vc *vcgen.VC) error {
	r.progress("solve", "%s", r.summary(vc))
	q, err := r.query(vc, r.isFailure)
	if err != nil {
		return err
	}
	switch q.Status {
	case solver.Unknown:
		r.inconclusive(r.unknownReason(q))
	case solver.Sat:
		return r.failed(q.Model)
	case solver.Unsat:
		r.settle(StatusSuccess, func(p *Property) bool { return p.Status == StatusUndetermined && r.countsAsFailure(p.Check.Kind) })
	}
	return nil
}

// decideEach gives every property a status: models knock out the properties they
// violate until the rest is proved.
func (r *run) decideEach(vc *vcgen.VC) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; r.countsAsFailure(p.Check.Kind) {
			open[p.check] = true
		}
	}
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		q, err := r.query(vc, func(p vcgen.Prop) bool { return open[p.Check] && r.isFailure(p) })
		if err != nil {
			return err
		}
		if q.Status == solver.Unknown {
			r.inconclusive(r.unknownReason(q))
			return nil
		}
		if q.Status == solver.Unsat {
			r.settle(StatusSuccess, func(p *Property) bool { return open[p.check] })
			return nil
		}
		n := len(open)
		if err := r.knockOut(vc, q.Model, open); err != nil {
			return err
		}
		if len(open) == n {
			r.inconclusive("internal: a model violated no open property")
			return nil
		}
	}
	return nil
}

// knockOut marks every open property that the model violates as failed.
func (r *run) knockOut(vc *vcgen.VC, m *term.Model, open map[int]bool) error {
	for _, p := range vc.Props {
		if p.Discharged || !open[p.Check] {
			continue
		}
		bad, err := m.EvalBool(p.Violated)
		if err != nil {
			return err
		}
		if bad {
			delete(open, p.Check)
			prop := r.property(p.Check)
			prop.Status = StatusFailure
			if r.res.Failure == nil {
				if err := r.failed(m); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// failed replays a model through the interpreter and, if the failure is real, records it.
func (r *run) failed(m *term.Model) error {
	r.progress("replay", "")
	in := r.gen.Inputs(m)
	rr, err := r.prog.Run(in, ir.RunOptions{Ignore: r.ignored})
	if err != nil {
		return fmt.Errorf("internal: replay of the counterexample: %w", err)
	}
	if rr.Outcome != ir.Violated && r.beyondBound(m) {
		r.inconclusive("a set or copy of symbolic length may be longer than --mem=array follows: use --mem=seam or lambda")
		return nil
	}
	if rr.Outcome != ir.Violated || !r.countsAsFailure(r.prog.Checks[r.prog.Instrs[rr.Instr].Aux].Kind) {
		r.inconclusive(fmt.Sprintf("internal: the counterexample of %s was not confirmed by the replay (%v); please report this", r.slv.Name(), rr.Outcome))
		return nil
	}
	assert := &r.prog.Instrs[rr.Instr]
	prop := r.property(int(assert.Aux))
	prop.Status = StatusFailure
	prop.Pos = r.prog.Positions[assert.Pos]
	prop.Trace = cex.Build(r.prog, rr)
	r.res.Failure, r.res.Run, r.res.Inputs = prop, rr, in
	return nil
}

// ignored tells of a check that the user does not want to know of it; limits end
// a run in any case.
func (r *run) ignored(check int32) bool {
	c := &r.prog.Checks[check]
	return !isLimit(c.Kind) && !r.wanted(c)
}

// beyondBound tells whether a model lies where the encoding leaves memory open.
func (r *run) beyondBound(m *term.Model) bool {
	for _, c := range r.res.VC.Incomplete {
		if b, err := m.EvalBool(c); err == nil && b {
			return true
		}
	}
	return false
}

// decideLimits asks, when nothing fails, whether everything was looked at: the
// unwinding assertions of automatic bounds, and code that is not supported.
func (r *run) decideLimits(vc *vcgen.VC) error {
	q, err := r.query(vc, func(p vcgen.Prop) bool { return r.wantedLimit(p) })
	if err != nil {
		return err
	}
	switch q.Status {
	case solver.Unknown:
		r.inconclusive(r.unknownReason(q))
	case solver.Sat:
		r.settle(StatusUndetermined, func(p *Property) bool { return p.Status == StatusSuccess })
		for _, why := range r.limitsIn(vc, q.Model) {
			r.inconclusive(why)
		}
	case solver.Unsat:
		r.settle(StatusSuccess, func(p *Property) bool { return p.Status == StatusUndetermined })
		r.res.Verdict = Successful
	}
	return nil
}

// limitsIn names the limits that a model runs into.
func (r *run) limitsIn(vc *vcgen.VC, m *term.Model) []string {
	var out []string
	seen := map[string]bool{}
	for _, p := range vc.Props {
		if p.Discharged || !r.wantedLimit(p) {
			continue
		}
		if bad, err := m.EvalBool(p.Violated); err != nil || !bad {
			continue
		}
		c := r.prog.Checks[p.Check]
		pos := r.prog.Positions[r.prog.Instrs[p.Instr].Pos]
		s := fmt.Sprintf("%s: %s", place(pos), c.Msg)
		if !seen[s] {
			seen[s] = true
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		out = append(out, "internal: a limit was reached that has no name")
	}
	return out
}

func place(p ir.Pos) string {
	if p.File == "" {
		return "(no source position)"
	}
	return fmt.Sprintf("%s:%d", p.File, p.Line)
}

// countsAsFailure tells whether a violated check of this kind makes the verdict
// FAILED: all but limits, and unwinding assertions where the user gave the bound.
func (r *run) countsAsFailure(k ir.CheckKind) bool {
	if !isLimit(k) {
		return true
	}
	return k != ir.CheckUnsupported && r.cfg.Lower.Unwind >= 0
}

func (r *run) isFailure(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return r.countsAsFailure(c.Kind) && r.wanted(c)
}

func (r *run) wantedLimit(p vcgen.Prop) bool {
	return !r.countsAsFailure(r.prog.Checks[p.Check].Kind)
}

func (r *run) unknownReason(q solver.Result) string {
	return fmt.Sprintf("%s gave no answer: %s", r.slv.Name(), strings.TrimSpace(q.Reason))
}

// collect lists the properties and the statistics known so far.
func (r *run) collect() {
	if r.gen == nil {
		return
	}
	vc := r.gen.VC()
	r.res.Stats.Stats = r.gen.Stats()
	r.res.Stats.Instructions = len(r.prog.Instrs)
	r.res.Stats.LowerSeconds = max(0, r.res.Stats.LowerSeconds-r.res.Stats.PreprocessSeconds)
	if len(r.res.Properties) > 0 {
		return
	}
	roots := append([]term.ID(nil), vc.Side...)
	seen := map[int]bool{}
	for _, p := range vc.Props {
		roots = append(roots, p.Violated)
		c := r.prog.Checks[p.Check]
		if seen[p.Check] || !r.wanted(&c) && !isLimit(c.Kind) {
			continue
		}
		seen[p.Check] = true
		r.res.Properties = append(r.res.Properties, Property{Check: c, check: p.Check, Status: StatusUndetermined,
			Pos: r.prog.Positions[r.prog.Instrs[p.Instr].Pos]})
	}
	r.res.Stats.SyntacticSize = vc.T.Size(roots...)
	sort.SliceStable(r.res.Properties, func(i, j int) bool {
		a, b := &r.res.Properties[i].Pos, &r.res.Properties[j].Pos
		if a.File != b.File {
			return a.File < b.File
		}
		return a.Line < b.Line
	})
}

func (r *run) property(check int) *Property {
	for i := range r.res.Properties {
		if r.res.Properties[i].check == check {
			return &r.res.Properties[i]
		}
	}
	panic("bmc: property without entry")
}

func (r *run) settle(s Status, which func(*Property) bool) {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; which(p) {
			p.Status = s
		}
	}
}

func (r *run) summary(vc *vcgen.VC) string {
	open := 0
	for _, p := range vc.Props {
		if !p.Discharged {
			open++
		}
	}
	return fmt.Sprintf("%d of %d checks left for %s, %d nodes", open, len(vc.Props), r.slv.Name(), r.res.Stats.SyntacticSize)
}
