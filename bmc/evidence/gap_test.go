package evidence

import (
	"slices"
	"testing"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// asked is a question about claims with an answer.
func asked(a solver.Status, claims ...int) *Question {
	return &Question{Claims: claims, Answer: a}
}

// apart is a question that was taken apart into parts with these answers.
func apart(a solver.Status, claims []int, parts ...solver.Status) *Question {
	q := &Question{Claims: claims, Answer: a}
	for _, p := range parts {
		q.Parts = append(q.Parts, &Question{Answer: p})
	}
	return q
}

// of is a case of two claims in which an unknown has a value; value < 0: no unknown has one.
func of(value int, questions ...*Question) *Case {
	c := &Case{Claims: []int{3, 5}, Questions: questions}
	if value >= 0 {
		c.Fixed = []vcgen.Fixed{{Point: 7, Value: uint64(value)}}
	}
	return c
}

func splitInto(most uint64, values ...uint64) vcgen.Split {
	return vcgen.Split{Point: 7, Values: values, Max: most, Stride: 1}
}

// What was asked, and whether that is all of the program.
var coverings = []struct {
	name   string
	cases  []*Case
	splits []vcgen.Split
	whole  bool
}{
	{"nothing was asked", nil, nil, false},
	{"rewriting proved all", []*Case{{}}, nil, true},
	{"one question for both claims", []*Case{of(-1, asked(solver.Unsat, 3, 5))}, nil, true},
	{"one question for each", []*Case{of(-1, asked(solver.Unsat, 5), asked(solver.Unsat, 3))}, nil, true},
	{"again after no answer", []*Case{of(-1, asked(solver.Unknown, 3, 5), asked(solver.Unsat, 3), asked(solver.Unsat, 5))}, nil, true},
	{"a claim that nobody asked about", []*Case{of(-1, asked(solver.Unsat, 3))}, nil, false},
	{"a claim without an answer", []*Case{of(-1, asked(solver.Unsat, 3), asked(solver.Unknown, 5))}, nil, false},
	{"a claim with a model", []*Case{of(-1, asked(solver.Unsat, 3), asked(solver.Sat, 5))}, nil, false},
	{"a question about something else", []*Case{of(-1, asked(solver.Unsat, 3), asked(solver.Unsat))}, nil, false},
	{"an excused claim", []*Case{{Claims: []int{3, 5}, Excused: []int{5}, Questions: []*Question{asked(solver.Unsat, 3)}}}, nil, true},
	{"another claim is excused", []*Case{{Claims: []int{3, 5}, Excused: []int{4}, Questions: []*Question{asked(solver.Unsat, 3)}}}, nil, false},
	{"all parts were refuted", []*Case{of(-1, apart(solver.Unsat, []int{3, 5}, solver.Unsat, solver.Unsat))}, nil, true},
	{"a part was not", []*Case{of(-1, apart(solver.Unsat, []int{3, 5}, solver.Unsat, solver.Unknown))}, nil, false},
	{"a part has a model", []*Case{of(-1, apart(solver.Unsat, []int{3, 5}, solver.Sat, solver.Unsat))}, nil, false},
	{"the parts were refuted, the whole was not", []*Case{of(-1, apart(solver.Unknown, []int{3, 5}, solver.Unsat, solver.Unsat))}, nil, false},
	{"the program was not built to its end", []*Case{{Claims: []int{3}, Cut: true, Questions: []*Question{asked(solver.Unsat, 3)}}}, nil, false},
	{"both values", []*Case{of(0, asked(solver.Unsat, 3, 5)), of(1, asked(solver.Unsat, 3, 5))}, []vcgen.Split{splitInto(1, 0, 1)}, true},
	{"a case was not checked", []*Case{of(0, asked(solver.Unsat, 3, 5))}, []vcgen.Split{splitInto(1, 0, 1)}, false},
	{"a value has no case", []*Case{of(0, asked(solver.Unsat, 3, 5)), of(1, asked(solver.Unsat, 3, 5))}, []vcgen.Split{splitInto(2, 0, 1)}, false},
	{"a case has an open claim", []*Case{of(0, asked(solver.Unsat, 3, 5)), of(1, asked(solver.Unsat, 3))}, []vcgen.Split{splitInto(1, 0, 1)}, false},
	{"cases, but no split that makes them", []*Case{of(0, asked(solver.Unsat, 3, 5)), of(1, asked(solver.Unsat, 3, 5))}, nil, false},
	{"a split of a case", []*Case{of(0, asked(solver.Unsat, 3, 5)), {Fixed: []vcgen.Fixed{{Point: 7, Value: 1}, {Point: 9}}}},
		[]vcgen.Split{splitInto(1, 0, 1), {Fixed: []vcgen.Fixed{{Point: 7, Value: 1}}, Point: 9, Values: []uint64{0}}}, true},
	{"a split of a case that misses a value", []*Case{of(0, asked(solver.Unsat, 3, 5)), {Fixed: []vcgen.Fixed{{Point: 7, Value: 1}, {Point: 9}}}},
		[]vcgen.Split{splitInto(1, 0, 1), {Fixed: []vcgen.Fixed{{Point: 7, Value: 1}}, Point: 9, Values: []uint64{0}, Max: 4, Stride: 4}}, false},
}

func TestGap(t *testing.T) {
	for _, c := range coverings {
		gap := (&Evidence{Cases: c.cases, Splits: c.splits}).Gap()
		if (gap == "") != c.whole {
			t.Errorf("%s: gap %q, want one: %v", c.name, gap, !c.whole)
		}
	}
	for _, c := range coverings {
		if len(c.splits) == 0 && len(c.cases) == 1 && c.cases[0].Proved() != c.whole {
			t.Errorf("%s: proved: %v", c.name, !c.whole)
		}
	}
}

// Claims are counted once, for the first question that refuted them, by the tactics that it went through.
func TestDecidedBy(t *testing.T) {
	named := func(q *Question, tactic string) *Question { q.Tactic = tactic; return q }
	whole := named(asked(solver.Unsat, 3, 5), "whole")
	inner := whole.Part([]term.ID{term.True})
	inner.Tactic = "by value"
	open := named(asked(solver.Unknown, 8), "plain")
	e := &Evidence{Cases: []*Case{
		of(0, named(asked(solver.Unsat, 3), "plain"), whole, open),
		of(1, named(asked(solver.Unsat, 3), "plain"), named(asked(solver.Unsat, 3), "late")),
	}}
	got := e.DecidedBy()
	if len(got) != 2 || got["plain"] != 2 || got["whole > by value"] != 1 {
		t.Errorf("%v", got)
	}
	if whole.Drop(inner); len(whole.Parts) != 0 || whole.Path() != "whole" {
		t.Errorf("after the part was taken back: %v %q", whole.Parts, whole.Path())
	}
	inner.Parts = []*Question{named(asked(solver.Unsat), "by value")}
	if got := inner.Path(); got != "by value" {
		t.Errorf("a tactic within itself: %q", got)
	}
	inner.Parts = append(inner.Parts, named(asked(solver.Unsat), "plain"))
	if got := inner.Path(); got != "by value" {
		t.Errorf("several parts: %q", got)
	}
}

// TestFirstFailures checks that the cases by the first allocation that fails, and the one in which none does, are all of the program.
func TestFirstFailures(t *testing.T) {
	all := []vcgen.Fixed{{Point: 3}, {Point: 5}, {Point: 9}}
	splits, failing := vcgen.FirstFailures(all[:1], all[1:])
	splits = append([]vcgen.Split{{Point: 3, Values: []uint64{0}}}, splits...)
	cases := []*Case{{Fixed: all}}
	for _, fixed := range failing {
		cases = append(cases, &Case{Fixed: fixed})
	}
	if e := (&Evidence{Cases: cases, Splits: splits}); len(cases) != 3 || e.Gap() != "" {
		t.Errorf("%d cases: %s", len(cases), e.Gap())
	}
	for i := range cases {
		if e := (&Evidence{Cases: slices.Delete(slices.Clone(cases), i, i+1), Splits: splits}); e.Gap() == "" {
			t.Errorf("case %v is not missed", cases[i].Fixed)
		}
	}
}
