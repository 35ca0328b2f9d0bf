package bmc

import (
	"testing"

	"seabmc/ir"
)

// What a proof with contracts rests on counts even if another property is asked for.
func TestWantedWithContracts(t *testing.T) {
	recursive := Config{Properties: []string{"main.assertion.1"}}
	recursive.Lower.Contract, recursive.Lower.Replaced = "f", []string{"f"}
	for _, c := range []struct {
		cfg  Config
		id   string
		kind ir.CheckKind
		want bool
	}{
		{recursive, "main.assertion.1", ir.CheckAssertion, true},
		{recursive, "main.assertion.2", ir.CheckAssertion, false},
		{recursive, "main.loop_invariant_base.1", ir.CheckInvariantBase, true},
		{recursive, "main.loop_invariant_step.1", ir.CheckInvariantStep, true},
		{recursive, "main.assigns.1", ir.CheckAssigns, true},
		{recursive, "__contract_instead_of_f.precondition.1", ir.CheckPrecond, true},
		{recursive, "main.precondition.1", ir.CheckPrecond, false},
		{recursive, "__contract_of_f.assertion.1", ir.CheckAssertion, true},
		{Config{Properties: []string{"main.assertion.1"}}, "__contract_of_f.assertion.1", ir.CheckAssertion, false},
		{Config{Only: func(ir.Check) bool { return false }}, "main.loop_invariant_step.1", ir.CheckInvariantStep, true},
	} {
		r := &subject{cfg: c.cfg}
		if got := r.wanted(&ir.Check{ID: c.id, Kind: c.kind}); got != c.want {
			t.Errorf("%s: wanted %v, want %v", c.id, got, c.want)
		}
	}
}
