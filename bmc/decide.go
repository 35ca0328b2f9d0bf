package bmc

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"seabmc/cex"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// session is a solver session over one verification condition. Its side
// constraints are asserted once; each question is an assumption.
type session struct {
	vc *vcgen.VC
	s  solver.Session
}

func (r *run) newSession(vc *vcgen.VC) (*session, error) {
	s, err := r.slv.NewSession(vc.T)
	if err != nil {
		return nil, err
	}
	for _, c := range vc.Side {
		if err := s.Assert(c); err != nil {
			s.Close()
			return nil, err
		}
	}
	return &session{vc, s}, nil
}

// ask asks for a model of the side constraints and of goal. A SAT answer counts
// only if our own evaluator agrees with the solver's model.
func (r *run) ask(ctx context.Context, s *session, goal term.ID) (solver.Result, error) {
	return r.askBy(s, goal, func(goals ...term.ID) (solver.Result, error) { return r.proved(ctx, s, goals...) })
}

// askBy is ask, where check decides conjunctions.
func (r *run) askBy(s *session, goal term.ID, check func(...term.ID) (solver.Result, error)) (solver.Result, error) {
	if goal == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	t := time.Now()
	defer func() { r.res.Stats.SolveSeconds += time.Since(t).Seconds() }()
	vc := s.vc
	// A model beyond a bound of the encoding may be no execution: ask within the bounds first.
	within := []term.ID{goal}
	if len(vc.Incomplete) > 0 {
		within = append(within, vc.T.Not(vc.T.Or(vc.Incomplete...)))
	}
	q, err := check(within...)
	if err == nil && q.Status == solver.Unsat && len(vc.Incomplete) > 0 {
		q, err = check(goal)
	}
	if err != nil || q.Status != solver.Sat {
		return q, err
	}
	if why := confirm(q.Model, append([]term.ID{goal}, vc.Side...)); why != "" {
		return solver.Result{Status: solver.Unknown, Reason: r.slv.Name() + " answered sat, but " + why}, nil
	}
	return q, nil
}

// violation is the disjunction of what violates the chosen properties.
func violation(vc *vcgen.VC, pick func(vcgen.Prop) bool) term.ID {
	var viol []term.ID
	for _, p := range vc.Props {
		if !p.Discharged && pick(p) {
			viol = append(viol, p.Violated)
		}
	}
	return vc.T.Or(viol...)
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
	if ids := r.unknownProperties(); len(ids) > 0 && !r.res.Lower.Stopped {
		return &frontend.InputError{File: r.cfg.Files[0], Msg: fmt.Sprintf("no property %s (--property); --show-properties lists them", strings.Join(ids, ", "))}
	}
	if r.cfg.VCOnly {
		return nil
	}
	r.settleDischarged()
	s, err := r.newSession(vc)
	if err != nil {
		return err
	}
	defer s.s.Close()
	if r.cfg.AllProperties {
		if r.cfg.Vacuity { // first, as it is the easier part
			err = r.decideVacuity(s)
		}
		if err == nil && r.cfg.VacuityOnly {
			r.inconclusive("nothing was to be proved, only what is reached (--vacuity-only)")
			return nil
		}
		if err == nil {
			err = r.decideEach(s)
		}
	} else {
		err = r.decideFirst(s)
	}
	if err != nil {
		return err
	}
	if r.res.Failure != nil && !r.cfg.AllProperties {
		r.res.Verdict = Failed
		return nil
	}
	if err := r.decideLimits(s); err != nil {
		return err
	}
	switch {
	case r.res.Failure != nil:
		r.res.Verdict = Failed
	case len(r.res.Reasons) == 0:
		r.res.Verdict = Successful
	}
	return nil
}

// decideFirst looks for any failure.
func (r *run) decideFirst(s *session) error {
	r.progress("solve", "%s", r.summary(s.vc))
	q, err := r.ask(r.ctx, s, violation(s.vc, r.isFailure))
	if err != nil {
		return err
	}
	switch q.Status {
	case solver.Unknown:
		r.inconclusive(r.unknownReason(q))
		r.settle(r.openStatus(q.Reason), func(p *Property) bool { return p.Status == StatusUndetermined })
	case solver.Sat:
		m, err := r.realFailure(s, q.Model)
		if err != nil {
			return err
		}
		return r.failed(s, m, -1)
	case solver.Unsat:
		r.settle(StatusSuccess, func(p *Property) bool {
			return p.Status == StatusUndetermined && r.countsAsFailure(&p.Check) && r.wanted(&p.Check)
		})
	}
	return nil
}

// realFailure is a model of a failure of the program where m only shows that a bound is too small, if there is one: else m.
func (r *run) realFailure(s *session, m *term.Model) (*term.Model, error) {
	goal := violation(s.vc, r.isReal)
	if holds(m, goal) {
		return m, nil
	}
	q, err := r.ask(r.ctx, s, goal)
	if err == nil && q.Status == solver.Sat {
		m = q.Model
	}
	return m, err
}

// decideEach gives every property a status: models knock out the properties they
// violate until the rest is proved. Where the solver gives up on all together, it
// is asked for each alone.
func (r *run) decideEach(s *session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.check >= 0 && p.Status != StatusFailure && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) {
			open[p.check] = true
		}
	}
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		q, err := r.askFor(r.share(2, len(open)), s, violation(s.vc, func(p vcgen.Prop) bool { return open[p.Check] && r.isFailure(p) }))
		if err != nil {
			return err
		}
		switch q.Status {
		case solver.Unknown:
			return r.decideAlone(s, open, q)
		case solver.Unsat:
			r.settle(StatusSuccess, func(p *Property) bool { return open[p.check] })
			return nil
		}
		n := len(open)
		if err := r.knockOut(s, q.Model, open); err != nil {
			return err
		}
		if len(open) == n {
			r.inconclusive("internal: a model violated no open property")
			return nil
		}
	}
	return nil
}

// decideAlone asks for each open property by itself, after the solver gave no
// answer for all of them: for a short time each, then for what is left of the time.
func (r *run) decideAlone(s *session, open map[int]bool, all solver.Result) error {
	several := len(open) > 1 // else it was asked already
	for _, last := range []bool{false, true} {
		for i := range r.res.Properties {
			p := &r.res.Properties[i]
			if !open[p.check] {
				continue
			}
			q := all
			if r.ctx.Err() == nil && several {
				r.progress("solve", "%s", p.Check.ID)
				share := r.share(2*len(open), len(open)+1)
				if last {
					share = r.share(len(open), len(open))
				}
				var err error
				q, err = r.askFor(share, s, violation(s.vc, func(x vcgen.Prop) bool { return x.Check == p.check }))
				if err != nil {
					return err
				}
			}
			switch q.Status {
			case solver.Unsat:
				p.Status = StatusSuccess
				delete(open, p.check)
			case solver.Sat:
				if err := r.knockOut(s, q.Model, open); err != nil {
					return err
				}
			case solver.Unknown:
				if !last {
					continue
				}
				p.Status = r.openStatus(q.Reason)
				delete(open, p.check)
				if why := r.unknownReason(q); !contains(r.res.Reasons, why) {
					r.inconclusive(why)
				}
			}
		}
	}
	return nil
}

// longestShare is how long a question that is one of several may take where there is
// no limit for all.
const longestShare = time.Minute

// share is the part of the time left that one of n questions gets; 0 is no limit, for
// the only one.
func (r *run) share(parts, n int) time.Duration {
	if n <= 1 {
		return 0
	}
	end, limited := r.ctx.Deadline()
	if !limited {
		return longestShare
	}
	return max(time.Until(end)/time.Duration(parts), time.Millisecond)
}

// askFor is ask with a limit of its own; 0 is none.
func (r *run) askFor(limit time.Duration, s *session, goal term.ID) (solver.Result, error) {
	if limit == 0 {
		return r.ask(r.ctx, s, goal)
	}
	ctx, cancel := context.WithTimeout(r.ctx, limit)
	defer cancel()
	return r.ask(ctx, s, goal)
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// openStatus is the status of a property that the solver gave no answer for.
func (r *run) openStatus(reason string) Status {
	if cause := context.Cause(r.ctx); cause != nil {
		reason = cause.Error()
	}
	return limitStatus(reason)
}

// limitStatus is the status of a property that was open when a limit was reached.
func limitStatus(reason string) Status {
	switch {
	case strings.Contains(reason, "memory"):
		return StatusOutOfMemory
	case strings.Contains(reason, "timeout"):
		return StatusTimeout
	}
	return StatusUndetermined
}

// knockOut marks every open property that the model violates as failed, and
// records the run that ends there.
func (r *run) knockOut(s *session, m *term.Model, open map[int]bool) error {
	for _, p := range s.vc.Props {
		if p.Discharged || !open[p.Check] {
			continue
		}
		bad, err := m.EvalBool(p.Violated)
		if err != nil {
			return err
		}
		if bad {
			delete(open, p.Check)
			if err := r.failed(s, m, p.Check); err != nil {
				return err
			}
		}
	}
	return nil
}

// failed replays a model through the interpreter and, if the failure is real,
// records it. check is the property that fails, -1 if any may.
func (r *run) failed(s *session, m *term.Model, check int) error {
	r.progress("replay", "")
	ignore, pick := r.ignored, r.isFailure
	if check >= 0 {
		ignore = r.allBut(check)
		pick = func(p vcgen.Prop) bool { return p.Check == check }
	}
	in := r.gen.Inputs(m)
	rr, err := r.prog.Run(in, ir.RunOptions{Ignore: ignore})
	if err != nil {
		return fmt.Errorf("internal: replay of the counterexample: %w", err)
	}
	if rr.Outcome != ir.Violated && r.beyondBound(m) {
		r.inconclusive("a set or copy of symbolic length may be longer than --mem=array follows: use --mem=seam or lambda")
		return nil
	}
	if rr.Outcome != ir.Violated || !r.countsAsFailure(&r.prog.Checks[r.prog.At(rr.Instr).Aux]) {
		r.inconclusive(fmt.Sprintf("internal: the counterexample of %s was not confirmed by the replay (%v); please report this", r.slv.Name(), rr.Outcome))
		return nil
	}
	approximate := false
	if r.approximates(rr) {
		sure, err := r.certain(s, m, pick, ignore)
		if err != nil {
			return err
		}
		if approximate = sure == nil; !approximate {
			in = r.gen.Inputs(sure)
			if rr, err = r.prog.Run(in, ir.RunOptions{Ignore: ignore}); err != nil {
				return fmt.Errorf("internal: replay of the counterexample: %w", err)
			}
			if rr.Outcome != ir.Violated {
				return fmt.Errorf("internal: replay of the counterexample: %v", rr.Outcome)
			}
		}
	}
	r.record(&failure{rr, in}, approximate)
	return nil
}

// failure is a run that violates a check, and what it was given.
type failure struct {
	run *ir.RunResult
	in  ir.Inputs
}

// record makes a failure that of its property. It is that of the whole if there is none yet that is more certain, or that is
// one of the program where this one is a bound that was too small.
func (r *run) record(f *failure, approximate bool) {
	assert := r.prog.At(f.run.Instr)
	prop := r.property(int(assert.Aux))
	prop.Status = StatusFailure
	prop.Pos = r.prog.Positions[assert.Pos]
	prop.Trace = cex.Build(r.prog, f.run)
	prop.approximate = approximate
	if had := r.res.Failure; had == nil || had.approximate && !approximate || isLimit(had.Check.Kind) && !isLimit(prop.Check.Kind) {
		r.res.Failure, r.res.Run, r.res.Inputs = prop, f.run, f.in
	}
}

// allBut tells of checks other than one, limits excepted.
func (r *run) allBut(check int) func(int32) bool {
	return func(c int32) bool { return int(c) != check && !isLimit(r.prog.Checks[c].Kind) }
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

// decideLimits asks whether everything was looked at: the unwinding assertions of
// automatic bounds, and code that is not supported. What was not seen to fail behind
// a limit that can be reached is undetermined.
func (r *run) decideLimits(s *session) error {
	open := func(p *Property) bool { return p.Status == StatusSuccess }
	if r.res.Lower.Stopped {
		r.settle(StatusUndetermined, open)
		return nil
	}
	if len(r.res.Reasons) > 0 && !r.anyProperty(open) {
		return nil // there is nothing to say of any property
	}
	var why []string
	left := r.openLimits()
	reached := r.failedLimits()
	behind := r.res.Lower.Behind(reached)
	for len(left) > 0 {
		q, err := r.ask(r.ctx, s, violation(s.vc, func(p vcgen.Prop) bool { return left[p.Check] }))
		if err != nil {
			return err
		}
		if q.Status == solver.Unknown {
			r.inconclusive(r.unknownReason(q))
			r.settle(r.openStatus(q.Reason), open)
			return nil
		}
		if q.Status == solver.Unsat {
			left = nil
			break
		}
		checks, names := r.limitsIn(s.vc, q.Model)
		why = append(why, names...)
		n := len(left)
		for _, c := range checks {
			delete(left, c)
			reached = append(reached, r.prog.Checks[c].ID)
		}
		behind = r.res.Lower.Behind(reached)
		if len(left) == n { // it has no name
			behind = func(string) bool { return true }
		}
		if !r.anyProperty(func(p *Property) bool {
			return !isLimit(p.Check.Kind) && p.Status != StatusFailure && !behind(p.Check.ID)
		}) {
			break // more limits change nothing
		}
	}
	if len(reached) == 0 {
		behind = func(string) bool { return false }
	}
	// Of properties that were asked for by name it is known whether a limit concerns them.
	if len(r.cfg.Properties) == 0 || r.anyProperty(func(p *Property) bool { return !isLimit(p.Check.Kind) && behind(p.Check.ID) }) {
		for _, w := range why {
			r.inconclusive(w)
		}
	}
	hit := map[string]bool{}
	for _, id := range reached {
		hit[id] = true
	}
	r.settle(StatusUndetermined, func(p *Property) bool { return open(p) && !isLimit(p.Check.Kind) && behind(p.Check.ID) })
	r.settle(StatusSuccess, func(p *Property) bool { // what the solver was not asked for by itself
		return p.Status == StatusUndetermined && (isLimit(p.Check.Kind) && !left[p.check] && !hit[p.Check.ID] || p.check < 0 && !behind(p.Check.ID))
	})
	return nil
}

// openLimits are the checks of limits that do not count as failures, unless they
// were seen to hold.
func (r *run) openLimits() map[int]bool {
	left := map[int]bool{}
	for _, p := range r.res.VC.Props {
		if !p.Discharged && r.wantedLimit(p) {
			left[p.Check] = true
		}
	}
	return left
}

// failedLimits are unwinding assertions of given bounds that failed, or that were
// not decided: what did not fail within the bound may fail beyond it.
func (r *run) failedLimits() (ids []string) {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; isLimit(p.Check.Kind) && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) && p.Status != StatusSuccess {
			ids = append(ids, p.Check.ID)
		}
	}
	return ids
}

func (r *run) anyProperty(which func(*Property) bool) bool {
	for i := range r.res.Properties {
		if which(&r.res.Properties[i]) {
			return true
		}
	}
	return false
}

// settleDischarged marks what is proved before the solver is asked: properties that
// rewriting proved, if it also proved that everything was looked at.
func (r *run) settleDischarged() {
	if r.res.Lower.Stopped {
		return
	}
	left := map[int]bool{}
	for _, p := range r.res.VC.Props {
		if p.Discharged {
			continue
		}
		if isLimit(r.prog.Checks[p.Check].Kind) {
			return
		}
		left[p.Check] = true
	}
	r.settle(StatusSuccess, func(p *Property) bool { return p.check >= 0 && !left[p.check] })
}

// decideVacuity asks of each property whether any execution reaches it, of this case if none of
// another case does. One execution shows it for every property that it reaches.
func (r *run) decideVacuity(s *session) error {
	type open struct {
		p       *Property
		reached term.ID
	}
	var left []open
	for i := range r.res.Properties {
		p := &r.res.Properties[i]
		if p.Vacuous || r.reached[p.Check.ID] || isLimit(p.Check.Kind) || p.Check.Kind == ir.CheckLeak || p.Pos.File == "" {
			continue
		}
		left = append(left, open{p, r.gen.Marked(r.res.Lower.Reached[lower.LineOf(p.Pos)])})
	}
	for len(left) > 0 {
		r.progress("solve", "is %s reached", left[0].p.Check.ID)
		q, err := r.askFor(r.share(2, 2), s, left[0].reached) // the rest of the time is for the properties
		if err != nil {
			return err
		}
		var rest []open
		for _, o := range left {
			switch {
			case q.Status == solver.Sat && holds(q.Model, o.reached):
				r.reached[o.p.Check.ID] = true
			case o.reached == left[0].reached:
				o.p.Vacuous = q.Status == solver.Unsat
			default:
				rest = append(rest, o)
			}
		}
		left = rest
	}
	return nil
}

// holds tells whether a model is known to make a formula true.
func holds(m *term.Model, f term.ID) bool {
	yes, err := m.EvalBool(f)
	return err == nil && yes
}

// limitsIn are the limits that a model runs into, and their names.
func (r *run) limitsIn(vc *vcgen.VC, m *term.Model) (checks []int, names []string) {
	seen := map[string]bool{}
	for _, p := range vc.Props {
		if p.Discharged || !r.wantedLimit(p) {
			continue
		}
		if bad, err := m.EvalBool(p.Violated); err != nil || !bad {
			continue
		}
		checks = append(checks, p.Check)
		c := r.prog.Checks[p.Check]
		pos := r.prog.Positions[r.prog.At(p.Instr).Pos]
		s := fmt.Sprintf("%s: %s", place(pos), c.Msg)
		if !seen[s] {
			seen[s] = true
			names = append(names, s)
		}
	}
	if len(names) == 0 {
		names = append(names, "internal: a limit was reached that has no name")
	}
	return checks, names
}

func place(p ir.Pos) string {
	if p.File == "" {
		return "(no source position)"
	}
	return fmt.Sprintf("%s:%d", p.File, p.Line)
}

// countsAsFailure tells whether a violated check makes the verdict FAILED: all but
// limits, and unwinding assertions where the user or the program gave the bound.
func (r *run) countsAsFailure(c *ir.Check) bool {
	if c.Kind == ir.CheckUnwind || c.Kind == ir.CheckRecursion {
		return !c.Auto
	}
	return !isLimit(c.Kind)
}

func (r *run) isFailure(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return r.countsAsFailure(c) && r.wanted(c)
}

func (r *run) wantedLimit(p vcgen.Prop) bool {
	return isLimit(r.prog.Checks[p.Check].Kind) && !r.isFailure(p)
}

func (r *run) unknownReason(q solver.Result) string {
	why := strings.TrimSpace(q.Reason)
	if cause := context.Cause(r.ctx); cause != nil {
		why = cause.Error()
	}
	return fmt.Sprintf("%s gave no answer: %s", r.slv.Name(), why)
}

// collect lists the properties and the statistics known so far.
func (r *run) collect() {
	if r.gen == nil {
		return
	}
	vc := r.gen.VC()
	r.res.VC = vc
	r.res.Stats.Stats = r.genStats()
	r.res.Stats.Instructions = r.prog.Len()
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
			Pos: r.prog.Positions[r.prog.At(p.Instr).Pos]})
	}
	if r.ctx.Err() == nil { // it takes long, and time is up
		r.res.Stats.SyntacticSize = vc.T.Size(roots...)
	}
	r.addUnreached()
	sortProperties(r.res.Properties)
	for _, c := range slices.Sorted(maps.Keys(r.early)) {
		r.record(r.early[c], false)
	}
}

// addUnreached adds the assertions that the lowering never built, and marks those
// as vacuous on whose line no path comes to.
func (r *run) addUnreached() {
	l := r.res.Lower
	if l == nil || !r.coverage() || l.Stopped {
		return
	}
	for _, u := range l.Unreached {
		if r.wanted(&u.Check) {
			r.res.Properties = append(r.res.Properties, Property{Check: u.Check, Pos: u.Pos, check: -1, Status: StatusUndetermined})
		}
	}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.Pos.File != "" && !isLimit(p.Check.Kind) && p.Check.Kind != ir.CheckLeak {
			p.Vacuous = r.gen.Marked(l.Reached[lower.LineOf(p.Pos)]) == term.False
		}
	}
}

// coverage tells whether it is of interest which lines are reached.
func (r *run) coverage() bool {
	return r.cfg.AllProperties || r.cfg.VCOnly || len(r.cfg.Properties) > 0
}

// unknownProperties are ids that the user asked for and the program does not have.
func (r *run) unknownProperties() (ids []string) {
	for _, id := range r.cfg.Properties {
		found := false
		for i := range r.res.Properties {
			found = found || r.res.Properties[i].Check.ID == id
		}
		if !found {
			ids = append(ids, id)
		}
	}
	return ids
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
	return fmt.Sprintf("%d of %d checks left for %s, %d nodes", open, r.res.Stats.ChecksTotal, r.slv.Name(), r.res.Stats.SyntacticSize)
}
