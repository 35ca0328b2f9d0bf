package bmc

import (
	"testing"
	"time"

	"seabmc/ir"
)

// A run that does not end after its limit is left behind; its answer is what it had come to.
func TestLeftBehind(t *testing.T) {
	property := func(s Status) Property { return Property{Check: ir.Check{ID: string(s)}, Status: s} }
	failed := property(StatusFailure)
	tests := []struct {
		name  string
		res   *Result // nil: nothing was decided
		whole bool    // not one case of several
		want  Verdict
		open  []Status
	}{
		{"nothing was decided", nil, true, Inconclusive, nil},
		{"some are proved", &Result{Properties: []Property{property(StatusSuccess), property(StatusUndetermined)}}, true, Inconclusive, []Status{StatusSuccess, StatusTimeout}},
		{"proved in one case of several", &Result{Properties: []Property{property(StatusSuccess)}}, false, Inconclusive, []Status{StatusTimeout}},
		{"all are proved, but the run had not said so", &Result{Verdict: Successful, Properties: []Property{property(StatusSuccess)}}, true, Inconclusive, []Status{StatusSuccess}},
		{"one fails", &Result{Failure: &failed, Run: &ir.RunResult{Outcome: ir.Violated}, Properties: []Property{failed, property(StatusUndetermined)}}, false, Failed, []Status{StatusFailure, StatusTimeout}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var p phase
			p.set("solve", "two properties")
			p.keep(tt.res, tt.whole)
			got := p.leftBehind(&Config{}, "timeout of 1s reached", time.Now())
			if got.Verdict != tt.want || len(got.Properties) != len(tt.open) || (got.Failure != nil) != (tt.want == Failed) {
				t.Fatalf("%v with %d properties", got.Verdict, len(got.Properties))
			}
			for i, s := range tt.open {
				if got.Properties[i].Status != s {
					t.Errorf("property %d is %v, want %v", i, got.Properties[i].Status, s)
				}
			}
			if n := len(got.Reasons); n != 1 || got.Reasons[0] != "timeout of 1s reached, during: solve two properties" {
				t.Errorf("reasons %q", got.Reasons)
			}
		})
	}
}
