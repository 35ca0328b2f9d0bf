package bmc

import (
	"testing"

	"seabmc/bmc/scripted"
	"seabmc/term"
)

// Properties that are harder alone than together are asked about together again, once the steps that this gets at first did not suffice.
func TestTogetherAgain(t *testing.T) {
	const enough = stepsTogether + 1
	p := sample{source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: allProperties,
		main: func(_ int, t *term.Table, fs []term.ID) scripted.Act {
			if scripted.Longer(1)(t, fs) {
				return scripted.Act{Steps: enough}
			}
			return scripted.Act{Steps: 1 << 40} // more than anybody waits for
		}}
	r, err := p.run(t)
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != Successful || r.Stats.SolverSteps > 10*enough {
		t.Errorf("%v after %d steps, of %d that all together need", r.Verdict, r.Stats.SolverSteps, enough)
	}
}
