package bench

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Killed, endless, surviving, equivalent, timed out and undecided mutants are counted separately. A wrong claim of equivalence is an error.
func TestMutantTable(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "testdata", "aws")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	table := "task\tmutant\tplace\tkind\treason\n" +
		"one\tf:bound:1\tf.c:7\tboundary\tboth branches copy nothing\n" +
		"one\tf:bound:2\tf.c:8\tboundary\twrong: it is killed\n" +
		"one\tf:bound:3\tf.c:1\tboundary\twrong: the place has moved\n"
	if err := os.WriteFile(filepath.Join(dir, "equivalent.tsv"), []byte(table), 0o644); err != nil {
		t.Fatal(err)
	}
	known, err := Equivalents(root)
	if err != nil || len(known) != 3 {
		t.Fatal(known, err)
	}
	var outs []Outcome
	add := func(task, mutant, note, verdict, reason string) {
		o := Outcome{Task: &Task{Name: task + " [" + mutant + "]", Category: task, Note: note, Verdict: "FAILED"}, Verdict: verdict}
		if reason != "" {
			o.Reasons = []string{reason}
		}
		outs = append(outs, o)
	}
	add("one", "f:bound:0", "f.c:5 ult → ule", "FAILED", "")
	add("one", "f:bound:1", "f.c:7 ult → ule", "SUCCESSFUL", "")
	add("one", "f:bound:2", "f.c:8 ult → ule", "FAILED", "")
	add("one", "f:bound:3", "f.c:9 ult → ule", "SUCCESSFUL", "")
	add("one", "f:swap:0", "f.c:5 ult", "INCONCLUSIVE", "timeout of 1s reached")
	add("one", "f:swap:1", "f.c:7 ult", "INCONCLUSIVE", "f.c:7: unwinding assertion")
	add("two", "g:negate:0", "g.c:2 branch", "INCONCLUSIVE", "g.c:2: unwinding assertion")
	add("two", "g:call:0", "g.c:1 h dropped", "SUCCESSFUL", "")
	tasks := []Task{{Name: "one", Category: "c", Verdict: "SUCCESSFUL"}, {Name: "one (bug)", Category: "c", Verdict: "FAILED"},
		{Name: "two", Category: "c", Verdict: "SUCCESSFUL"}}
	controls := Controls(outs, tasks)
	if len(controls) != 2 || controls[0].Name != "one" || controls[1].Name != "two" {
		t.Fatalf("controls %v", controls)
	}
	within := []Outcome{{Task: &controls[0], Verdict: "INCONCLUSIVE"}, {Task: &controls[1], Verdict: "SUCCESSFUL"}}
	var b bytes.Buffer
	if wrong := MutantTable(&b, outs, within, tasks, known); wrong != 2 {
		t.Errorf("%d wrong claims, want 2", wrong)
	}
	for _, want := range []string{
		"| **total** | 8 | 2 | 1 | 2 | 1 | 1 | 1 | 29% |",
		"| one | 6 | 2 | 0 | 1 | 1 | 1 | 1 | 40% |",
		"| two | 2 | 0 | 1 | 1 | 0 | 0 | 0 | 0% |",
		"1 of 2 tasks kill at least one mutant. None: two.",
		"| two [g:call:0] | g.c:1 h dropped | survives |",
		"| one [f:swap:1] | f.c:7 ult | f.c:7: unwinding assertion",
		"f:bound:2] is listed as equivalent and is killed",
		"f:bound:3] is listed as equivalent, but for another place",
		"| boundary | 1 |",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in\n%s", want, b.String())
		}
	}
}

// The fastest right repetition counts, but a wrong one counts before all others.
func TestFastest(t *testing.T) {
	run := func(name, verdict string, seconds float64) Outcome {
		return Outcome{Task: &Task{Name: name, Verdict: "SUCCESSFUL"}, Verdict: verdict, Stats: map[string]any{"solve_seconds": seconds}}
	}
	got := Fastest([]Outcome{run("a", "SUCCESSFUL", 3), run("b", "SUCCESSFUL", 1), run("a", "SUCCESSFUL", 2), run("b", "FAILED", 5), run("b", "SUCCESSFUL", 0)})
	if len(got) != 2 || got[0].Stat("solve_seconds") != 2 || got[1].Verdict != "FAILED" {
		t.Errorf("%+v", got)
	}
}

func TestVacuityTable(t *testing.T) {
	task := func(name string) *Task { return &Task{Name: name, Verdict: "SUCCESSFUL"} }
	var b bytes.Buffer
	empty := VacuityTable(&b, []Outcome{
		{Task: task("full"), Reached: 3, Vacuous: []Place{{"lib/env.c", 23}}},
		{Task: task("part"), Reached: 3, Vacuous: []Place{{"harness/part.c", 9}}},
		{Task: task("none")},
		{Task: task("open"), Reached: 2, Unknown: 1},
	})
	if empty != 3 || !strings.Contains(b.String(), "| part | 3 | 0 | part.c:9 |") || !strings.Contains(b.String(), "is reached in 1 of 4 tasks") {
		t.Errorf("%d tasks\n%s", empty, b.String())
	}
}

// A run is known as long as the binary and the files are those from which it was made.
func TestJournalOfChangedFiles(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		p := filepath.Join(dir, name)
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return p
	}
	task := &Task{Name: "t", Files: []string{file("t.c", "1")}, Depends: []string{file("t.h", "1")}}
	binary := file("seabmc", "1")
	known := func(add bool) bool {
		j, err := OpenJournal(filepath.Join(dir, "j"), binary, true)
		if err != nil {
			t.Fatal(err)
		}
		defer j.Close()
		_, ok := j.Known(task, Setup{})
		if add {
			j.Add(&Outcome{Task: task})
		}
		return ok
	}
	known(true)
	if !known(false) {
		t.Error("a run is forgotten")
	}
	for _, name := range []string{"t.c", "t.h", "seabmc"} {
		file(name, "2")
		if known(false) {
			t.Errorf("a run is taken for known after %s has changed", name)
		}
		file(name, "1")
	}
}

func TestPage(t *testing.T) {
	dir := t.TempDir()
	if err := WritePage(dir, "x", "a & b", "| task | s |\n|---|--:|\n| one | 2 |\n", []string{"/tmp/figure-8.1a.svg", "/tmp/figure-8.1a.png"}); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "x.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<title>a &amp; b</title>", "<td>one</td>", `<img src="figure-8.1a.svg"`} {
		if !strings.Contains(string(b), want) {
			t.Errorf("%q is missing in\n%s", want, b)
		}
	}
}
