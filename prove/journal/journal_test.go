package journal

import (
	"strings"
	"testing"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// A trial names each proposal that it drops and the reason, and nothing that holds.
func TestTrial(t *testing.T) {
	var b strings.Builder
	proposal := func(number int, st bmc.Status) bmc.Property {
		return bmc.Property{Check: ir.Check{Msg: "it holds"}, Pos: ir.Pos{File: clauses.ProposedFile, Line: number}, Status: st}
	}
	res := &bmc.Result{Lower: &state.Report{}, Properties: []bmc.Property{proposal(1, bmc.StatusFailure), proposal(2, bmc.StatusSuccess), proposal(3, bmc.StatusUndetermined)}}
	New(&b).Trial(map[int]string{1: "one", 2: "two", 3: "three"}, nil, res)
	want := "run 1, trial, 0 steps: 3 proposals, 0 of them dropped before\n  drops one: FAILURE: it holds\n  drops three: UNDETERMINED: it holds\n"
	if b.String() != want {
		t.Errorf("%q, want %q", b.String(), want)
	}
}

// A run of the program says which loops were cut off and which properties are open.
func TestWhole(t *testing.T) {
	var b strings.Builder
	res := &bmc.Result{Verdict: bmc.Inconclusive, Lower: &state.Report{Loops: []state.Loop{{ID: "main.0", Line: 4}, {ID: "main.1", Line: 9, Complete: true}}},
		Properties: []bmc.Property{{Check: ir.Check{ID: "main.assertion.1", Msg: "x > 0"}, Pos: ir.Pos{Line: 7}, Status: bmc.StatusUndetermined}}}
	New(&b).Whole(nil, res)
	for _, want := range []string{"loop main.0 at line 4 was cut off", "open: line 7: main.assertion.1: UNDETERMINED: x > 0"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in %q", want, b.String())
		}
	}
	if strings.Contains(b.String(), "main.1") {
		t.Errorf("a loop that was unrolled to its end is named in %q", b.String())
	}
	New(nil).Whole(nil, res) // nobody asks
}
