package evidence_test

import (
	"context"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/scripted"
	"seabmc/solver"
	"seabmc/term"
)

// Evidence that adds up, and evidence that does not.
func TestCheckOfEvidence(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	x1, x2, x3 := d.Is(d.X, 1), d.Is(d.X, 2), d.Is(d.X, 3)
	small := d.Less(d.X, d.Const(3, 8))
	never := d.And(d.Less(d.X, d.Y), d.Less(d.Y, d.X))
	ask := func(parts ...*evidence.Question) *evidence.Question {
		return &evidence.Question{Claims: []int{0, 1}, Formula: []term.ID{d.Or(x1, x2)}, Answer: solver.Unsat, Parts: parts}
	}
	part := func(fs ...term.ID) *evidence.Question { return &evidence.Question{Formula: fs, Answer: solver.Unsat} }
	tests := []struct {
		name   string
		c      evidence.Case
		leaves bool
		wrong  int
		proved bool // the solver was needed
	}{
		{"one question for all claims", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask()}}, false, 0, false},
		{"a claim that no question is about", evidence.Case{Claims: []int{0, 1, 2}, Questions: []*evidence.Question{ask()}}, false, 1, false},
		{"an excused claim", evidence.Case{Claims: []int{0, 1, 2}, Excused: []int{2}, Questions: []*evidence.Question{ask()}}, false, 0, false},
		{"the question was not refuted", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{{Claims: []int{0, 1}, Formula: []term.ID{d.Or(x1, x2)}}}}, false, 1, false},
		{"a question that says it is about more than it is", evidence.Case{Claims: []int{0, 1, 2}, Questions: []*evidence.Question{{Claims: []int{0, 1, 2}, Formula: []term.ID{d.Or(x1, x2)}, Answer: solver.Unsat}}}, false, 1, false},
		{"both parts", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x1), part(x2))}}, false, 0, false},
		{"a part is missing", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x1))}}, false, 1, false},
		{"a part asks for more", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x1), part(x2, d.A))}}, false, 1, false},
		{"a part that covers both in other words", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(small))}}, false, 0, true},
		{"a part about something else", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x3))}}, false, 1, false},
		{"an answer that is wrong, not asked again", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x1), part(x2))}}, false, 0, false},
		{"answers that are wrong", evidence.Case{Claims: []int{0, 1}, Questions: []*evidence.Question{ask(part(x1), part(x2))}}, true, 2, false},
		{"an answer that is right", evidence.Case{Claims: []int{3}, Questions: []*evidence.Question{{Claims: []int{3}, Formula: []term.ID{never}, Answer: solver.Unsat}}}, true, 0, true},
	}
	for _, tt := range tests {
		k, err := tt.c.Check(context.Background(), d.VC(x1, x2, x3, never), scripted.Honest(), tt.leaves)
		if err != nil || len(k.Refuted) != tt.wrong || tt.wrong == 0 && (k.Proved > 0) != tt.proved || k.Undecided > 0 {
			t.Errorf("%s: %+v %v", tt.name, k, err)
		}
	}
	c := evidence.Case{Claims: []int{0}, Questions: []*evidence.Question{{Claims: []int{0}, Formula: []term.ID{x1}, Answer: solver.Unsat, Parts: []*evidence.Question{part(small)}}}}
	if k, err := c.Check(context.Background(), d.VC(x1), &scripted.Solver{ID: "main", Script: scripted.Always(scripted.Act{What: scripted.Unknown})}, false); err != nil || k.Undecided != 1 {
		t.Errorf("a solver that does not know: %+v %v", k, err)
	}
	if _, err := c.Check(context.Background(), d.VC(x1), &scripted.Solver{ID: "main", Script: scripted.Always(scripted.Act{What: scripted.Broken})}, false); err == nil {
		t.Error("a solver that has an error: none")
	}
}
