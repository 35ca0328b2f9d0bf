package bmc

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"seabmc/bmc/beside"
	"seabmc/bmc/evidence"
	"seabmc/bmc/limits"
	"seabmc/bmc/proofs"
	"seabmc/bmc/race"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/lower"
	"seabmc/ir/lower/state"
	"seabmc/mutate"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// subject is the program that is checked, and what is known of its properties.
type subject struct {
	cfg   Config
	ctx   context.Context
	res   *Result
	start time.Time
	prog  *ir.Program
	gen   *vcgen.Gen
	slv   solver.Solver

	early   map[int]*failure // of checks, found while the program is being lowered
	program *evidence.Case   // what is asked about the case that is checked
	near    *atomic.Bool     // a limit on time or memory is near
}

// run is the state of one check.
type run struct {
	subject
	oracle vcgen.Oracle  // what the lowering asks: gen, or a pair of gen and another
	bare   solver.Solver // slv, with nothing around it; nil: no question goes on in the background
	second solver.Solver // can work at the same time as slv; nil: not needed yet

	proofs *proofs.Folder // of earlier runs; nil: not asked for
	fixed  []vcgen.Fixed  // the case that is checked; empty: all

	alt      solver.Solver                 // searches in another way; nil if there is none
	altWins  int                           // questions that alt decided and slv did not
	partsPay bool                          // hard questions are asked property by property
	grouped  bool                          // the properties of a hard question are about cases of the program
	refuted  map[string]*evidence.Question // conjunctions, by their ids, that were refuted
	tactics  map[string]tactic
	reached  map[string]bool // properties, by their ids, that some execution comes to, of any case
	at       *phase
	ahead    *ahead // searches with few rounds
	aside    bool   // this run is one of them
	steps    int64  // of questions, in all
	before   int64  // work on other cases, and on searches with few rounds
	polled   int64  // of it, looking at what is violated while the program is being lowered
}

// Run checks. Its error is a bad input (*fault.InputError), a missing tool
// (*fault.ToolError) or an internal error; limits are no errors but make the
// result INCONCLUSIVE.
func Run(ctx context.Context, cfg Config) (*Result, error) {
	start := time.Now()
	near := new(atomic.Bool)
	ctx, stop := limits.With(ctx, cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit, near)
	defer stop()
	cfg.Lower.Exact = cfg.Lower.Exact || cfg.VCOnly
	if len(cfg.Beside) > 0 {
		cfg.measure = &beside.Measure{Solvers: cfg.Beside, Limit: cfg.BesideLimit}
	}
	cfg.Front.Recover = cfg.leavesOut()
	next := func() *run {
		r := newRun(ctx, cfg, start, nil)
		r.near = near
		return r
	}
	cfg.Lower.AllValues = cfg.Lower.AllValues || !cfg.SameForm && !cfg.guesses()
	r, err, ended := attempt(ctx, &cfg, next)
	r, err, ended = confirmed(ctx, &cfg, next, r, err, ended)
	if ended && err == nil && r.res.doubtful() && ctx.Err() == nil {
		before := r.res
		cfg.Lower.Exact = true
		r = next()
		if err, ended = r.attended(); ended && err == nil {
			r.res = before.withExact(r.res)
		}
	}
	if !ended {
		return r.at.leftBehind(&cfg, context.Cause(ctx).Error(), start), nil
	}
	if r.res != nil {
		r.res.settleCoverage()
		r.res.conclude()
	}
	r.res.Stats.Beside, r.res.Stats.Work = cfg.measure.Result(), r.work()
	r.res.Stats.TotalSeconds = time.Since(start).Seconds()
	return r.res, err
}

func newRun(ctx context.Context, cfg Config, start time.Time, fixed []vcgen.Fixed) *run {
	return &run{subject: subject{cfg: cfg, ctx: ctx, start: start, res: &Result{Config: &cfg}, early: map[int]*failure{}, near: new(atomic.Bool)}, fixed: fixed, partsPay: true, refuted: map[string]*evidence.Question{}, tactics: tacticsByName(), reached: map[string]bool{}, at: new(phase)}
}

// limited makes a limit that was reached a part of the result; other errors it gives back.
func (r *run) limited(err error) error {
	reason, ok := limitReason(r.ctx, err)
	if !ok {
		return err
	}
	r.inconclusive(r.at.during(reason))
	r.collect()
	r.settle(r.openStatus(reason), func(p *Property) bool { return p.Status == StatusUndetermined })
	return nil
}

// Crash is a panic of another goroutine, and where that was.
type Crash = race.Crash

// graceAfterLimit is how long a run may take to end by itself after its limit. The answer is to come half a second after the limit
// at most; what is left of that is for printing it.
const graceAfterLimit = 350 * time.Millisecond

// attended runs the check and waits for its end, but not much longer than the
// limits allow: a step that does not look at the context is left behind (ended is
// false, and r must not be read any more). A panic is passed on.
func (r *run) attended() (err error, ended bool) {
	type end struct {
		err   error
		panic any
	}
	done := make(chan end, 1)
	go func() {
		var e end
		defer func() {
			if p := recover(); p != nil {
				c, again := p.(Crash)
				if !again {
					c = Crash{Value: p, Stack: debug.Stack()}
				}
				e.panic = c
			}
			done <- e
		}()
		e.err = r.all()
	}()
	var e end
	select {
	case e = <-done:
	case <-r.ctx.Done():
		select {
		case e = <-done:
		case <-time.After(graceAfterLimit):
			return nil, false
		}
	}
	if e.panic != nil {
		panic(e.panic)
	}
	return e.err, true
}

func (r *run) progress(phase, format string, args ...any) {
	detail := fmt.Sprintf(format, args...)
	r.at.set(phase, detail)
	if !r.aside {
		r.at.keep(r.res, len(r.fixed) == 0)
	}
	if r.cfg.Progress != nil {
		r.cfg.Progress(phase, detail)
	}
}

// inconclusive notes why there can be no SUCCESSFUL.
func (r *subject) inconclusive(reason string) {
	r.res.Reasons = append(r.res.Reasons, reason)
}

func (r *run) all() error {
	r.progress("compile", "%s", strings.Join(r.cfg.Files, " "))
	t := time.Now()
	mods, err := frontend.Load(r.ctx, r.cfg.Files, r.cfg.Front)
	r.res.Stats.FrontendSeconds = time.Since(t).Seconds()
	if err != nil {
		return r.limited(err) // a limit may be reached while clang works, too
	}
	if err := changed(mods, r.cfg.Mutate); err != nil {
		return err
	}
	if r.cfg.Plain {
		return r.plainly(mods)
	}
	return r.byCases(mods)
}

// checkCase checks the linked program, with the fixed unknowns.
func (r *run) checkCase(mods *frontend.Program) error {
	if err := r.open(mods); err != nil {
		return err
	}
	defer r.oracle.Close()
	t := time.Now()
	defer func() { r.res.guessed = len(r.gen.Seen()) > 0 }()
	if err := r.lower(mods); err != nil {
		return r.soFar(mods, err)
	}
	r.res.Stats.LowerSeconds = time.Since(t).Seconds()
	r.res.Stats.Instances, r.res.Stats.InstancesDecided = r.res.Lower.Instances, r.res.Lower.Decided
	if r.ahead.enough(r) {
		r.res.Stats.Stats = r.genStats()
		return nil
	}
	if r.cfg.Cases == CasesAlways {
		if err := r.fork(r.gen, usesAlone); err != nil {
			return err
		}
	}
	if err := turnsWhenBuilt(r); err != nil {
		return err
	}
	return r.decide()
}

// changed applies a mutation.
func changed(mods *frontend.Program, mutant string) error {
	if mutant == "" {
		return nil
	}
	return mutate.Apply(mods.LLVM(), mutant)
}

// open makes the empty program, its VC generator and the solver.
func (r *run) open(mods *frontend.Program) error {
	slv, alt, err := r.solvers()
	if err != nil {
		return err
	}
	r.slv, r.bare, r.alt = r.ordered(slv), slv, alt
	if r.cfg.Cache {
		if r.proofs, err = proofs.Open(r.cfg.Front.CacheDir, slv); err != nil {
			return err
		}
	}
	r.prog = mods.SEA
	if r.prog == nil {
		ptrBits, objBits := lower.PtrBits(mods), r.cfg.ObjBits
		if objBits == 0 {
			objBits = ir.DefaultObjBits(ptrBits)
		}
		r.prog = ir.NewProgram(ptrBits, objBits)
	}
	r.res.Program = r.prog
	r.res.Stats.Solver, r.res.Stats.Mem = slv.Name(), r.cfg.VC.Mem
	vc := r.cfg.VC
	vc.Context, vc.Fixed = r.ctx, r.fixed
	if r.cfg.Cases == CasesAlways {
		vc.LargeTerms = 1
	}
	vc.Large = func(g *vcgen.Gen) error { return r.fork(g, usesAlone) }
	if r.aside {
		vc.Large = func(*vcgen.Gen) error { return errEnough }
	}
	if r.cfg.Auditor != nil {
		vc.Watch = r.cfg.Auditor.Watch
	}
	vc.Checked = r.cfg.PointersAsked() && mods.SEA == nil && !r.cfg.Lower.Uninitialized && !r.cfg.Lower.PointerBytes // shadow memories know no objects
	vc.Guess = r.cfg.guesses()
	r.gen, r.oracle, err = vcgen.NewOracle(r.prog, vc, r.forFeasibility().NewSession)
	return err
}

// solvers are the one that was asked for, and one that searches in another way; nil if there is none.
func (r *subject) solvers() (main, alternative solver.Solver, err error) {
	if r.cfg.open != nil {
		return r.cfg.open()
	}
	main, err = solver.Open(r.cfg.Solver, r.cfg.SolverOptions)
	return main, solver.Alternative(r.cfg.Solver, r.cfg.SolverOptions), err
}

// genStats are the figures of the generator, with the questions that its guide asked for it.
func (r *subject) genStats() vcgen.Stats {
	s := r.gen.Stats()
	if guide := r.gen.Answering(); guide != r.gen {
		asked := guide.Stats()
		s.FeasibleSeconds += asked.FeasibleSeconds
		s.FeasibleCalls += asked.FeasibleCalls
	}
	return s
}

// forFeasibility is the solver for the questions of the lowering. They are many and small: a
// solver in this process answers them sooner than a program, and that decides properties only. And it counts its steps: what it does not
// know in time shapes the formula, which has to be the same each time.
func (r *subject) forFeasibility() solver.Solver {
	if r.cfg.Solver != "yices" {
		if s, err := solver.Open("yices", r.cfg.SolverOptions); err == nil {
			return r.ordered(s)
		}
	}
	return r.slv
}

// ordered is s that gets numbers which are only compared with few bits.
func (r *subject) ordered(s solver.Solver) solver.Solver {
	if r.cfg.Auditor != nil {
		return solver.OrderedFor(s, r.cfg.Auditor.Narrowed)
	}
	return solver.Ordered(s)
}

func (r *run) lower(mods *frontend.Program) error {
	opt := r.cfg.Lower
	opt.ObjBits = r.prog.ObjBits
	opt.Progress = func(s string) {
		r.progress("unroll", "%s", s)
		r.keepBuilt()
	}
	if r.cfg.leavesOut() {
		ends := r.cfg.Ends
		opt.Asked = func(c ir.Check) bool { return isLimit(c.Kind) || r.wanted(&c) || ends != nil && ends(c) }
		opt.PointerCheck = opt.PointerCheck && (ends != nil || r.cfg.asksForPointers())
	}
	opt.Coverage = r.coverage() && !r.aside
	opt.Work = r.work
	alone := r.aside || r.cfg.Front.Trial
	switch {
	case alone:
	case r.cfg.AllProperties:
		opt.Poll = r.pollEach
	default:
		opt.Poll = r.poll
	}
	if !alone && !r.cfg.VCOnly { // the clock must not shape a formula that is all that is asked for
		opt.LimitNear = r.near.Load
	}
	if !alone && !r.cfg.VCOnly {
		opt.LookAhead = func(e state.Effort) (bool, error) {
			stop, err := r.lookAhead(mods, e)
			if err == nil && !stop && e.Open {
				stop, err = takeTurns(r, 0)
			}
			return stop, err
		}
	}
	opt.Endless = func() (bool, error) { return takeTurns(r, 0) }
	b := ir.NewBuilder(r.prog, r.oracle)
	r.progress("unroll", "%s", opt.Function)
	rep, err := lower.Lower(r.ctx, mods, b, opt)
	r.res.Lower = rep
	if err == nil {
		err = b.Err
	}
	if err == nil {
		err = r.oracle.Flush()
	}
	return err
}

// noteFailures notes the properties that a model violates.
func (r *run) noteFailures(g *vcgen.Gen, vc *vcgen.VC, m *term.Model) error {
	for _, p := range vc.Props {
		if p.Discharged || r.early[p.Check] != nil || !r.isReal(p) {
			continue
		}
		if bad, err := m.EvalBool(p.Violated); err != nil || !bad {
			continue
		}
		in := g.Inputs(m)
		rr, err := interp.Run(r.prog, in, interp.Options{Ignore: r.allBut(p.Check)})
		if err != nil {
			return fmt.Errorf("internal: replay of the counterexample: %w", err)
		}
		if rr.Outcome == interp.Violated && int(r.prog.At(rr.Instr).Aux) == p.Check && !r.isGuess(g, vc, rr) {
			r.early[p.Check] = &failure{rr, in}
		}
	}
	return nil
}

// work is what was done so far, in steps of a solver.
func (r *run) work() int64 {
	n := r.before + r.steps
	if r.gen != nil {
		n += r.gen.Work()
		if guide := r.gen.Answering(); guide != r.gen {
			n += guide.Work()
		}
	}
	return n
}

// Where a loop or recursion does not end soon, unrolling alone may never give an answer. Others (Config.Beyond) then take turns with it: while
// the loop goes on, and while the question about what was cut off is hard. They are told how much work was done so far, so that they can take a
// share of it: whatever unrolling finds is found with no more than so much delay.

// othersWait tells whether there are others that this run takes turns with.
func othersWait(r *run) bool { return r.cfg.Beyond != nil && !r.aside && !r.cfg.Front.Trial }

// takeTurns lets others work if some loop or recursion goes on and on; more is work that is not counted yet.
func takeTurns(r *run, more int64) (stop bool, err error) {
	if !othersWait(r) {
		return false, nil
	}
	return r.cfg.Beyond(r.work() + more)
}

// turnsWhileAsking is takeTurns while a question is answered: only where something was cut off does nothing else help.
func turnsWhileAsking(r *run, more int64) error {
	if !othersWait(r) || !cutOff(r.prog) {
		return nil
	}
	stop, err := takeTurns(r, more)
	if err == nil && stop {
		err = r.ctx.Err()
	}
	return err
}

// Work that others may take, in steps, when the program was built and a loop was cut off: there will be no proof by unrolling, and all that is
// left to find are failures behind many rounds. Those that are found at once come first.
const (
	soonFound   = 2 * solver.StepsPerSecond / 10
	beyondBuilt = 2 * solver.StepsPerSecond
)

// turnsWhenBuilt has others take turns when the program was built, unless a failure is found soon: it is found again with its trace then.
func turnsWhenBuilt(r *run) error {
	if !othersWait(r) || !cutOff(r.prog) {
		return nil
	}
	if !r.cfg.AllProperties {
		found := false
		err := r.lookWithin(soonFound, func(g *vcgen.Gen, vc *vcgen.VC, ask func(claim) (solver.Result, error)) error {
			q, err := ask(violation(vc, r.isReal))
			found = err == nil && q.Status == solver.Sat
			return err
		})
		if found || err != nil {
			return err
		}
	}
	return turnsWhileAsking(r, beyondBuilt)
}

// look asks the solver about the program as far as it is built, not for long.
func (r *run) look(questions func(g *vcgen.Gen, vc *vcgen.VC, ask func(claim) (solver.Result, error)) error) error {
	least, part := int64(hardAfter), int64(2)
	if r.aside { // there are several of them, and bugs behind few rounds are found soon
		least, part = hardAfter/5, 10
	}
	return r.lookWithin(max(least, r.work()/part-r.polled), questions)
}

// lookWithin is look for so many steps.
func (r *run) lookWithin(steps int64, questions func(g *vcgen.Gen, vc *vcgen.VC, ask func(claim) (solver.Result, error)) error) error {
	g := r.gen.Answering()
	vc := g.VC()
	s, err := r.newSession(vc)
	if err != nil {
		return err
	}
	defer s.s.Close()
	began := r.steps
	defer func() { r.polled += r.steps - began }()
	e := effort{ctx: r.ctx}.until(began + steps)
	return questions(g, vc, func(goal claim) (solver.Result, error) {
		return r.askBy(s, goal, func(_ *evidence.Question, goals ...term.ID) (solver.Result, error) {
			if r.ended(&e) {
				return outOfSteps, nil
			}
			q, err := s.s.Check(r.contextFor(&e, 0), goals...)
			r.count(q)
			return q, err
		})
	})
}

// isReal tells failures of the program from limits of the unrolling and of the tool.
func (r *subject) isReal(p vcgen.Prop) bool {
	c := &r.prog.Checks[p.Check]
	return !isLimit(c.Kind) && r.wanted(c)
}

func (r *subject) wanted(c *ir.Check) bool {
	if r.cfg.Only != nil && !isLimit(c.Kind) && !r.cfg.Only(*c) {
		return false
	}
	return len(r.cfg.Properties) == 0 || slices.Contains(r.cfg.Properties, c.ID)
}
