package report

import (
	"strings"
	"testing"

	"seabmc/bmc"
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
