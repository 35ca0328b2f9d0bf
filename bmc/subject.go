package bmc

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"seabmc/bmc/limits"
	"seabmc/bmc/tactics"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/vcgen"
)

// subject is the program that is checked, and what is known about its properties.
type subject struct {
	cfg   Config
	ctx   context.Context
	res   *Result
	start time.Time
	prog  *ir.Program
	gen   *vcgen.Gen
	slv   solver.Solver

	early map[int]*failure // by check: failures found while the program is being lowered
	near  *atomic.Bool     // a limit on time or memory is near
}

// run is the state of one check.
type run struct {
	subject
	oracle  vcgen.Oracle   // what the lowering asks: gen, or a pair of gen and another
	asker   *tactics.Asker // nil: the solvers are not there yet
	oneCase                // that is checked

	reached map[string]bool // properties, by their ids, that some execution comes to, of any case
	at      *phase
	ahead   *ahead // searches with few rounds
	aside   bool   // this run is one of them
	before  int64  // work on other cases and on side searches, in steps of a solver
	polled  int64  // the part of it that was spent to look for violations while the program was being lowered

	outlook Outlook
}

func newRun(ctx context.Context, cfg Config, start time.Time, x oneCase) *run {
	return &run{subject: subject{cfg: cfg, ctx: ctx, start: start, res: &Result{Config: &cfg}, early: map[int]*failure{}, near: new(atomic.Bool)}, oneCase: x, reached: map[string]bool{}, at: new(phase)}
}

func (r *run) progress(phase, format string, args ...any) {
	detail := fmt.Sprintf(format, args...)
	r.at.set(phase, detail)
	if !r.aside {
		r.at.keep(r.res, !r.isPart())
	}
	if r.cfg.Progress != nil {
		r.cfg.Progress(phase, detail)
	}
}

// inconclusive notes a reason why the verdict cannot be SUCCESSFUL.
func (r *subject) inconclusive(reason string) {
	r.res.Reasons = append(r.res.Reasons, reason)
}

// isReal tells whether p is about the program and not about a limit of the unrolling or of the tool.
func (r *subject) isReal(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return !isLimit(c.Kind) && r.wanted(c)
}

func (r *subject) wanted(c *ir.Check) bool {
	if !isLimit(c.Kind) && !r.cfg.Part.Has(c.ID) { // another part decides it, but an execution ends where it fails all the same
		return false
	}
	if r.cfg.restsOn(c) {
		return true
	}
	if r.cfg.Only != nil && !isLimit(c.Kind) && !r.cfg.Only(*c) {
		return false
	}
	return len(r.cfg.Properties) == 0 || slices.Contains(r.cfg.Properties, c.ID)
}

// work is the work that was done so far, in steps of a solver.
func (r *run) work() int64 {
	n := r.before
	if r.asker != nil {
		n += r.asker.Steps()
	}
	if r.gen != nil {
		n += r.gen.Work()
		if guide := r.gen.Answering(); guide != r.gen {
			n += guide.Work()
		}
	}
	return n
}

// spent is work, and the work between the questions. It measures the time better than work, but must not influence the run.
func (r *run) spent() int64 {
	n := r.work()
	if r.gen != nil {
		n += r.gen.Asking()
	}
	return n
}

func (r *subject) property(check int) *Property {
	for i := range r.res.Properties {
		if r.res.Properties[i].check == check {
			return &r.res.Properties[i]
		}
	}
	panic("bmc: property without entry")
}

func (r *subject) settle(s Status, which func(*Property) bool) {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; which(p) {
			p.Status = s
		}
	}
}

func (r *subject) anyProperty(which func(*Property) bool) bool {
	for i := range r.res.Properties {
		if which(&r.res.Properties[i]) {
			return true
		}
	}
	return false
}

// coverage tells whether somebody wants to know which lines are reached.
func (r *subject) coverage() bool {
	return r.cfg.AllProperties || r.cfg.VCOnly || len(r.cfg.Properties) > 0
}

// countsAsFailure tells whether a violated check makes the verdict FAILED: all but
// limits, and unwinding assertions where the user or the program gave the bound.
func (r *subject) countsAsFailure(c *ir.Check) bool {
	return stated(*c) || !isCut(*c) && !isLimit(c.Kind)
}

func (r *subject) isFailure(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return r.countsAsFailure(c) && r.wanted(c)
}

func (r *subject) wantedLimit(p vcgen.Prop) bool {
	return isLimit(r.prog.Checks[p.Check].Kind) && !r.isFailure(p)
}

// portion is a number of steps for one question that leaves most of the user's time for others: the given part of the time, in steps, but at most so many.
// It depends only on the flags, so it is the same on every machine.
func (r *subject) portion(part, most int64) int64 {
	if r.cfg.Timeout <= 0 {
		return most
	}
	all := int64(r.cfg.Timeout.Seconds() * solver.StepsPerSecond / 2)
	return min(most, max(all/part, tactics.LeastSteps))
}

// openStatus is the status of a property that the solver gave no answer for.
func (r *subject) openStatus(l solver.Limit) Status {
	if cause := context.Cause(r.ctx); cause != nil {
		l = limits.Of(cause)
	}
	return limitStatus(l)
}

func (r *subject) unknownReason(q solver.Result) string {
	why := strings.TrimSpace(q.Reason)
	if cause := context.Cause(r.ctx); cause != nil {
		why = cause.Error()
	}
	return fmt.Sprintf("%s gave no answer: %s", r.slv.Name(), why)
}

// allBut picks every check other than this one and limits.
func (r *subject) allBut(check int) func(int32) bool {
	return func(c int32) bool { return int(c) != check && !isLimit(r.prog.Checks[c].Kind) }
}

// ignored tells whether the user did not ask for a check. Limits are never ignored: they end a run in any case.
func (r *subject) ignored(check int32) bool {
	c := &r.prog.Checks[check]
	return !isLimit(c.Kind) && !r.wanted(c)
}
