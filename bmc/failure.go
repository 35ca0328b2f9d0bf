package bmc

import (
	"fmt"

	"seabmc/bmc/tactics"
	"seabmc/cex"
	"seabmc/ir/interp"
	"seabmc/term"
	"seabmc/vcgen"
)

// failed replays a model through the interpreter and, if the failure is real,
// records it. check is the property that fails, -1 if any may.
func (r *run) failed(s *tactics.Session, m *term.Model, check int) error {
	r.progress("replay", "")
	ignore, pick := r.ignored, r.isFailure
	if check >= 0 {
		ignore = r.allBut(check)
		pick = func(p vcgen.Prop) bool { return p.Check == check }
	}
	in := r.gen.Inputs(m)
	rr, err := interp.Run(r.prog, in, interp.Options{Ignore: ignore})
	if err != nil {
		return fmt.Errorf("internal: replay of the counterexample: %w", err)
	}
	if rr.Outcome != interp.Violated && r.beyondBound(m) {
		r.inconclusive("a set or copy of symbolic length may be longer than --mem=array follows: use --mem=seam or lambda")
		return nil
	}
	if len(r.gen.Seen()) > 0 && rr.Outcome != interp.Violated {
		r.inconclusive(onAddresses)
		return nil
	}
	if rr.Outcome != interp.Violated || !r.countsAsFailure(&r.prog.Checks[r.prog.At(rr.Instr).Aux]) {
		r.res.unconfirmed = true
		r.inconclusive(r.res.notConfirmed(r.slv.Name(), rr.Outcome))
		return nil
	}
	approximate := false
	if r.isGuess(r.gen, s.VC, rr) {
		sure, err := r.certain(s, m, pick, ignore)
		if err != nil {
			return err
		}
		if approximate = sure == nil; !approximate {
			in = r.gen.Inputs(sure)
			if rr, err = interp.Run(r.prog, in, interp.Options{Ignore: ignore}); err != nil {
				return fmt.Errorf("internal: replay of the counterexample: %w", err)
			}
			if rr.Outcome != interp.Violated {
				return fmt.Errorf("internal: replay of the counterexample: %v", rr.Outcome)
			}
		}
	}
	r.record(&failure{rr, in}, approximate)
	return nil
}

// failure is a run that violates a check, and its inputs.
type failure struct {
	run *interp.Result
	in  interp.Inputs
}

// record makes f the failure of its property. It also becomes the failure of the whole result, unless the result has one already that is more certain,
// or unless f is only a bound that was too small and the other is a failure of the program.
func (r *subject) record(f *failure, approximate bool) {
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

// beyondBound tells whether a model lies where the encoding leaves memory open.
func (r *subject) beyondBound(m *term.Model) bool {
	for _, c := range r.res.VC.Incomplete {
		if b, err := m.EvalBool(c); err == nil && b {
			return true
		}
	}
	return false
}
