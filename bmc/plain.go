package bmc

import (
	"context"
	"slices"

	"seabmc/bmc/evidence"
	"seabmc/cputime"
	"seabmc/frontend"
	"seabmc/ir"
	judge "seabmc/plain"
	"seabmc/solver"
)

// plainly has package plain judge the program, and turns its answer into a result like that of any other run.
func (r *run) plainly(mods *frontend.Program) error {
	opt := judge.Options{Lower: r.cfg.Lower, ObjBits: r.cfg.ObjBits, AllProperties: r.cfg.AllProperties,
		Wanted: func(c ir.Check) bool { return r.wanted(&c) }}
	if r.cfg.leavesOut() {
		opt.Lower.Asked = func(c ir.Check) bool { return isLimit(c.Kind) || r.wanted(&c) }
		opt.Lower.PointerCheck = opt.Lower.PointerCheck && r.cfg.asksForPointers()
	}
	opt.Lower.Coverage = r.coverage()
	r.progress("plain", "%s", opt.Lower.Function)
	ctx := r.ctx
	if r.cfg.PlainLimit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = cputime.Limit(ctx, r.cfg.PlainLimit)
		defer cancel()
	}
	judged, err := judge.Check(ctx, mods, opt)
	if err != nil {
		return err
	}
	r.prog, r.res.Program, r.res.Lower = judged.Program, judged.Program, judged.Report
	r.res.Reasons = judged.Reasons
	r.res.Stats.Solver, r.res.Stats.Mem = judged.Solver, "plain"
	r.res.Stats.Instructions, r.res.Stats.FeasibleCalls = judged.Program.Len(), judged.Asks
	statuses := map[judge.Status]Status{judge.Open: StatusUndetermined, judge.Proved: StatusSuccess, judge.Violated: StatusFailure}
	for i := range judged.Properties {
		p := &judged.Properties[i]
		r.res.Properties = append(r.res.Properties, Property{Check: r.prog.Checks[p.Check], check: p.Check, Status: statuses[p.Status]})
	}
	r.place()
	r.addUnreachedPlainly(len(judged.Reasons) == 0 && !judged.Failed() || r.cfg.AllProperties && len(judged.Reasons) == 0)
	for i := range judged.Properties {
		if p := &judged.Properties[i]; p.Status == judge.Violated {
			r.record(&failure{p.Run, p.Inputs}, false)
		}
	}
	sortProperties(r.res.Properties)
	r.res.Cases = []*evidence.Case{evidenceOf(judged)}
	return nil
}

// evidenceOf is what the judge found out, as evidence for the verdict.
func evidenceOf(judged *judge.Result) *evidence.Case {
	c := &evidence.Case{}
	proved := &evidence.Question{Tactic: "plain judge", Answer: solver.Unsat}
	for i := range judged.Properties {
		c.Claims = append(c.Claims, i)
		if judged.Properties[i].Status == judge.Proved {
			proved.Claims = append(proved.Claims, i)
		}
	}
	c.Questions = []*evidence.Question{proved}
	return c
}

// place gives each property the position of its first assert.
func (r *subject) place() {
	for i := range r.prog.Len() {
		if r.prog.OpAt(i) != ir.OpAssert {
			continue
		}
		in := r.prog.At(i)
		k := slices.IndexFunc(r.res.Properties, func(p Property) bool { return p.check == int(in.Aux) })
		if k >= 0 && r.res.Properties[k].Pos == (ir.Pos{}) {
			r.res.Properties[k].Pos = r.prog.Positions[in.Pos]
		}
	}
}

// addUnreachedPlainly adds the assertions that were never built. If the whole program was looked at, they hold.
func (r *subject) addUnreachedPlainly(complete bool) {
	if r.res.Lower == nil || !r.coverage() {
		return
	}
	status := StatusUndetermined
	if complete {
		status = StatusSuccess
	}
	for _, u := range r.res.Lower.Unreached {
		if r.wanted(&u.Check) {
			r.res.Properties = append(r.res.Properties, Property{Check: u.Check, Pos: u.Pos, check: -1, Status: status})
		}
	}
}
