package bmc

import (
	"slices"

	"seabmc/bmc/inputs"
	"seabmc/bmc/tactics"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// A search with few rounds does not show what happens after very many rounds of a loop without a bound. So if unrolling does not end, the
// program is also executed with chosen inputs (package inputs), one choice after the other: first with all choices for few steps, then with
// those whose execution did not end for more steps.

// deep is the state of these executions.
type deep struct {
	todo  []inputs.Schedule // of this pass
	next  []inputs.Schedule // those of them that need more steps
	begun bool
	steps int   // instructions that an execution of this pass may take
	spent int64 // work on all of them
	over  bool  // all choices were tried
}

const (
	deepSteps           = 30_000    // instructions of an execution in the first pass
	deepMore            = 8         // times as many in the next one
	deepCalls           = 1000      // most calls of one function at a time: the deeper a call, the more each of its instructions costs
	deepMost            = 4_000_000 // most instructions of one execution
	stepsPerInstruction = 20        // cost of an instruction on constants, in steps of a solver

	deepAfter  = 5 * solver.StepsPerSecond / 10
	deepShare  = 4                         // while unrolling goes on, these executions may take this part of the work so far
	deepAtLast = 3 * solver.StepsPerSecond // work on them after unrolling was cut off, or on a hard question
	deepRounds = 500                       // of a loop that make them worth while then
)

// searchDeep executes the program with chosen inputs until that has taken so much work in all, or until one failure is found and one is enough.
func (r *run) searchDeep(mods *frontend.Program, most int64) error {
	d := &r.ahead.deep
	if mods.SEA != nil || !r.goesDeep() || d.over {
		return nil
	}
	if !d.begun {
		d.begun, d.steps = true, deepSteps
		d.todo = inputs.Schedules(inputs.Constants(mods.LLVM()))
	}
	at, detail := r.at.now()
	defer r.at.set(at, detail)
	for d.spent < most && r.ctx.Err() == nil && !r.ahead.enough(r) {
		if len(d.todo) == 0 {
			d.todo, d.next = d.next, nil
			d.steps *= deepMore
			if len(d.todo) == 0 || d.steps > deepMost {
				d.over = true
				return nil
			}
		}
		s := d.todo[0]
		d.todo = d.todo[1:]
		before := r.before
		ended, err := r.executeDeep(mods, s, most-d.spent)
		d.spent += r.before - before
		if err != nil || d.over {
			return err
		}
		if !ended {
			d.next = append(d.next, s)
		}
	}
	return nil
}

// goesDeep tells whether failures behind many rounds are asked for. With a bound that the user gave, they are not.
func (r *run) goesDeep() bool {
	c, l := &r.cfg, &r.cfg.Lower
	return !r.aside && !c.Shallow && !c.Front.Trial && !c.VCOnly && l.Unwind < 0 && !l.Goals.Any() &&
		(l.Termination == state.EndsUnasked || l.Termination == state.Lassos)
}

// executeDeep executes the program with the inputs that a schedule chooses, and tells whether the execution ended. What nobody wrote to memory is not
// chosen: where paths depend on it, a solver is asked, with at most this much work.
func (r *run) executeDeep(mods *frontend.Program, s inputs.Schedule, work int64) (ended bool, err error) {
	r.progress("execute", "with chosen inputs, %d choices left", len(r.ahead.deep.todo))
	c := inputs.NewChooser(s)
	ended, err = r.searchAside(mods, bounds{rounds: r.cfg.Lower.MostFolded(), steps: r.ahead.deep.steps, work: work, choose: c.Choose})
	r.ahead.deep.over = c.Chosen() == 0
	return ended, err
}

// lookDeepIfHard searches if a loop was unrolled to the end of very many rounds, and the solver does not say soon whether the program fails: a failure
// that needs many of these rounds is hard to find, but almost any inputs may lead to it.
func (r *run) lookDeepIfHard(mods *frontend.Program, s *tactics.Session) error {
	if !r.goesDeep() || r.ahead.deep.over || !slices.ContainsFunc(r.res.Lower.Loops, func(l state.Loop) bool { return l.Iterations >= deepRounds }) {
		return nil
	}
	q, err := r.asker.AskOnce(r.asker.Steps()+tactics.HardAfter, s, tactics.Violation(s.VC, r.isFailure))
	if err != nil || tactics.Answered(q) {
		return err
	}
	return r.searchDeep(mods, deepAtLast)
}

// lookDeep searches after the program was built, if some loop was cut off: nothing else finds failures behind that.
func (r *run) lookDeep(mods *frontend.Program) error {
	if !cutOff(r.prog) {
		return nil
	}
	most := max(deepAtLast, r.work()/deepShare)
	if limit := r.cfg.MostSteps; limit > 0 { // a first look
		most = min(most, limit/deepShare)
	}
	return r.searchDeep(mods, most)
}
