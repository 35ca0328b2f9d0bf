package bench

import (
	"strings"
	"testing"
	"time"
)

// besideRun returns a run whose finished formula took cpu seconds, with one plain call of each solver on it.
func besideRun(name, verdict string, cpu float64, calls ...any) Outcome {
	var list []any
	for i := 0; i < len(calls); i += 2 {
		list = append(list, map[string]any{"solver": "s", "answer": calls[i], "cpu_seconds": calls[i+1]})
	}
	return Outcome{Task: &Task{Name: name}, Verdict: verdict, Stats: map[string]any{"beside": map[string]any{"calls": list, "cpu_seconds": cpu}}}
}

func TestStrategies(t *testing.T) {
	outs := []Outcome{
		besideRun("as fast", "SUCCESSFUL", 1, "unsat", 1.0, "unsat", 4.0),
		besideRun("three times as slow", "SUCCESSFUL", 6, "unsat", 2.0, "unknown", 60.0),
		besideRun("only the run answers", "FAILED", 2, "unknown", 60.0, "unknown", 60.0),
		besideRun("only the call answers", "INCONCLUSIVE", 9, "unsat", 3.0, "unsat", 1.0),
		besideRun("too short to compare", "SUCCESSFUL", 0.05, "unsat", 0.01, "unsat", 0.01),
		{Task: &Task{Name: "by rewriting"}, Verdict: "SUCCESSFUL", Stats: map[string]any{}},
	}
	s, err := Strategies(outs, []string{"one", "two"})
	if err != nil || len(s.Rows) != 5 || s.Finished != 1 || s.Unanswers != 0 {
		t.Fatalf("%+v %v", s, err)
	}
	var b strings.Builder
	s.Write(&b, 2)
	table := strings.Join(strings.Fields(b.String()), " ")
	for _, want := range []string{
		"one 4 3.00 3.00 2 2 1 1 1 16.0 6.0",  // ratios 1, 3, 3; the run alone counts as faster
		"two 4 9.00 9.00 1 1 3 2 1 10.0 5.0",  // ratios 0.25 and 9, and two that have no answer
		"best 4 3.00 9.00 2 2 1 1 1 16.0 4.0", // ratios 1, 3, 9
		"3.00 6.00 2.00 none in 60.0 SUCCESSFUL three times as slow",
	} {
		if !strings.Contains(table, want) {
			t.Errorf("%q is missing:\n%s", want, b.String())
		}
	}
	if strings.Contains(table, "as fast") {
		t.Error("more rows than were asked for")
	}
}

func TestLargestWithin(t *testing.T) {
	run := func(name, kind string, n int, verdict string, seconds int) Outcome {
		return Outcome{Task: &Task{Name: name, Category: kind, Size: n}, Verdict: verdict, CPU: time.Duration(seconds) * time.Second}
	}
	rows := LargestWithin([]Outcome{
		run("json", "safe", 2, "SUCCESSFUL", 1), run("json", "safe", 4, "SUCCESSFUL", 30), run("json", "safe", 8, "INCONCLUSIVE", 5),
		run("json", "bug", 2, "SUCCESSFUL", 1), run("json", "bug", 4, "FAILED", 3),
		run("url", "safe", 2, "FAILED", 1),
	}, 10*time.Second, time.Minute)
	want := []Within{{"json", "safe", []int{2, 4}, 0}, {"url", "safe", []int{2, 2}, 2}, {"json", "bug", []int{4, 4}, 4}}
	for i := range want {
		if got := rows[i]; got.Library != want[i].Library || got.Kind != want[i].Kind || got.Most[0] != want[i].Most[0] || got.Most[1] != want[i].Most[1] || got.FirstFailure != want[i].FirstFailure {
			t.Errorf("%+v, want %+v", got, want[i])
		}
	}
}

// Each line of libraries.tsv has a harness that includes the common input and says what its bug is.
func TestLibrariesHaveHarnesses(t *testing.T) {
	libs, err := Libraries("..", nil)
	if err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	for _, l := range libs {
		for _, f := range l.task.Files {
			if !exists(f) {
				t.Errorf("%s: no file %s", l.Name, f)
			}
		}
		if a, b := l.Task(4, false), l.Task(4, true); strings.Join(a.Flags, " ") == strings.Join(b.Flags, " ") || a.Verdict != "SUCCESSFUL" {
			t.Errorf("%s: %v and %v", l.Name, a, b)
		}
	}
}
