package bmc

import (
	"iter"

	"seabmc/bmc/proofs"
	"seabmc/bmc/tactics"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/ir/lower/state"
	"seabmc/solver"
	"seabmc/vcgen"
)

// open makes the empty program, its VC generator and the solver.
func (r *run) open(mods *frontend.Program) error {
	slv, alt, err := r.solvers()
	if err != nil {
		return err
	}
	r.slv = r.ordered(slv)
	ask := tactics.Setup{Context: r.ctx, Main: r.slv, Bare: slv, Alternative: alt, Order: r.ordered, Auditor: r.cfg.Auditor, Run: asking{r}, Counts: &r.res.Stats.Counts, NoDiagrams: r.cfg.NoDiagrams}
	if r.cfg.Cache {
		if ask.Proofs, err = proofs.Open(r.cfg.Front.CacheDir, slv); err != nil {
			return err
		}
	}
	r.asker = tactics.New(ask)
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
	vc.Context, vc.Fixed, vc.Succeed = r.ctx, r.fixed, r.succeed
	if r.cfg.Cases == CasesAlways {
		vc.LargeTerms = 1
	}
	vc.Large = func(g *vcgen.Gen) error { return r.fork(g, usesAlone) }
	vc.Hard = func(g *vcgen.Gen) error { return r.forkByFailures(g, mostFixed, usesAlone) }
	if r.aside {
		enough := func(*vcgen.Gen) error { return errEnough }
		vc.Large, vc.Hard = enough, enough
	}
	if r.cfg.Auditor != nil {
		vc.Watch = r.cfg.Auditor.Watch
	}
	vc.Checked = r.cfg.PointersAsked() && mods.SEA == nil && !r.cfg.Lower.Uninitialized && !r.cfg.Lower.PointerBytes // shadow memories know no objects
	vc.Guess = r.cfg.guesses()
	r.gen, r.oracle, err = vcgen.NewOracle(r.prog, vc, r.forFeasibility().NewSession)
	return err
}

// solvers are the solver that was asked for, and another one that searches differently; nil if there is no other.
func (r *subject) solvers() (main, alternative solver.Solver, err error) {
	if r.cfg.open != nil {
		return r.cfg.open()
	}
	main, err = solver.Open(r.cfg.Solver, r.cfg.SolverOptions)
	return main, solver.Alternative(r.cfg.Solver, r.cfg.SolverOptions), err
}

// genStats are the figures of the generator, including the questions that its guide asked.
func (r *subject) genStats() vcgen.Stats {
	s := r.gen.Stats()
	if guide := r.gen.Answering(); guide != r.gen {
		asked := guide.Stats()
		s.FeasibleSeconds += asked.FeasibleSeconds
		s.FeasibleCalls += asked.FeasibleCalls
	}
	return s
}

// forFeasibility is the solver for the questions of the lowering. There are many of them and they are small, so a solver in this process answers
// them sooner than a separate program, which then decides only properties. It also counts its steps. A question without an answer shapes the
// formula, and the formula has to be the same each time.
func (r *subject) forFeasibility() solver.Solver {
	if r.cfg.Solver != "yices" {
		if s, err := solver.Open("yices", r.cfg.SolverOptions); err == nil {
			return r.ordered(s)
		}
	}
	return r.slv
}

// ordered is s, but numbers that are only compared get few bits.
func (r *subject) ordered(s solver.Solver) solver.Solver {
	if r.cfg.Auditor != nil {
		return solver.OrderedFor(s, r.cfg.Auditor.Narrowed)
	}
	return solver.Ordered(s)
}

// lower builds the program. ask adds the questions that the lowering may ask the run.
func (r *run) lower(mods *frontend.Program, ask func(*state.Options)) error {
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
	ask(&opt)
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

// keepBuilt keeps the list of the properties that are built so far, in case the unrolling does not end in time. None of them is proved before all
// executions are built. The program itself is not kept, since it goes on changing.
func (r *run) keepBuilt() {
	if r.aside || r.gen == nil {
		return
	}
	res := Result{Config: &r.cfg, Properties: r.listed(r.built), Stats: r.res.Stats}
	res.Stats.Stats, res.Stats.Instructions = r.genStats(), r.prog.Len()
	r.at.keepOpen(&res)
}

// listed are the properties of those asserts that are asked for, without a status.
func (r *subject) listed(asserts iter.Seq2[int, int]) (list []Property) {
	seen := map[int]bool{}
	for check, instr := range asserts {
		if seen[check] {
			continue
		}
		seen[check] = true
		if c := r.prog.Checks[check]; r.wanted(&c) || isLimit(c.Kind) {
			list = append(list, Property{Check: c, check: check, Status: StatusUndetermined, Pos: r.prog.Positions[r.prog.At(instr).Pos]})
		}
	}
	return list
}

// built are the asserts of the part of the program that is built.
func (r *subject) built(yield func(check, instr int) bool) {
	for i := range r.prog.Len() {
		if r.prog.OpAt(i) == ir.OpAssert && !yield(int(r.prog.At(i).Aux), i) {
			return
		}
	}
}
