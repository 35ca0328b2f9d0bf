package report

import (
	"strings"
	"testing"

	"seabmc/bmc"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// The report says which loops were unrolled to their end, which were replaced by a contract, and which were cut off.
func TestBounds(t *testing.T) {
	whole, contract, cut := state.Loop{ID: "f.0", Complete: true}, state.Loop{ID: "f.1", Complete: true, Contract: true}, state.Loop{ID: "f.2", Iterations: 9}
	for _, tt := range []struct {
		loops []state.Loop
		want  string
	}{
		{nil, "0 loops"},
		{[]state.Loop{whole, whole}, "2 loops, all unrolled to their end"},
		{[]state.Loop{contract}, "1 loop, 1 by its contract"},
		{[]state.Loop{contract, contract}, "2 loops, 2 by their contracts"},
		{[]state.Loop{whole, contract}, "2 loops, 1 by its contract, the others unrolled to their end"},
		{[]state.Loop{whole, cut}, "2 loops, cut off: f.2 (9)"},
		{[]state.Loop{contract, cut}, "2 loops, 1 by its contract, cut off: f.2 (9)"},
	} {
		c := &bmc.Config{}
		c.Lower.Unwind = -1
		if got := bounds(c, &state.Report{Loops: tt.loops}); !strings.HasSuffix(got, "; "+tt.want) {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// Where it is asked what executions reach, nobody checks the contracts of loops that are not unrolled, so the report names them.
func TestCoverNamesContracts(t *testing.T) {
	for _, tt := range []struct {
		contract bool
		replaced []string
		want     bool
	}{{true, nil, true}, {false, []string{"g"}, true}, {false, nil, false}} {
		r := &bmc.Result{Config: &bmc.Config{}, Program: &ir.Program{}, Lower: &state.Report{Loops: []state.Loop{{ID: "f.0", Complete: true, Contract: tt.contract}}}}
		r.Config.Lower.Goals.Location = true
		r.Config.Lower.Replaced = tt.replaced
		if got := strings.Contains(strings.Join(basis(r), "\n"), "what contracts say"); got != tt.want {
			t.Errorf("a loop with a contract: %v, replaced: %v: named: %v", tt.contract, tt.replaced, got)
		}
	}
}
