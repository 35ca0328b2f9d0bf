package bench

import (
	"path/filepath"
	"testing"

	"seabmc/checks"
	"seabmc/ir"
)

// everyKind returns the kinds of checks that the corpus has programs about, each under the name that a header's check or property uses. These are the
// kinds in the table of checks, and names for what is not about one kind.
func everyKind() []string {
	names := []string{"bug behind an open loop", "other-tools"}
	for i := range checks.Kinds {
		if k := &checks.Kinds[i]; k.Kind != ir.CheckPrimitive { // of which other-tools has programs
			names = append(names, k.Programs()...)
		}
	}
	return names
}

// minPrograms is the least number of safe programs, and of unsafe programs, for each kind.
const minPrograms = 5

// minOpenLoops is the least number of programs that fail after a loop without a bound. "seabmc bench corpus --kind='bug behind an open loop'
// --per-task" prints the processor time of each.
const minOpenLoops = 60

// TestEveryKindOfCheck counts the programs of the corpus by what they are about.
func TestEveryKindOfCheck(t *testing.T) {
	tasks, err := Corpus(filepath.Join(projectRoot(t), "testdata", "verdicts"))
	if err != nil {
		t.Fatal(err)
	}
	if n := failing(OfKind(tasks, "bug behind an open loop")); n < minOpenLoops {
		t.Errorf("%d programs with a bug behind an open loop, at least %d are wanted", n, minOpenLoops)
	}
	outs := make([]Outcome, len(tasks))
	for i := range tasks {
		outs[i].Task = &tasks[i]
	}
	safe, unsafe := map[string]int{}, map[string]int{}
	for task, kind := range kindsOf(outs) {
		if task.Verdict == "FAILED" {
			unsafe[kind]++
		} else {
			safe[kind]++
		}
	}
	wanted := map[string]bool{"none stated": true}
	for _, k := range everyKind() {
		wanted[k] = true
		t.Logf("%-22s %3d safe %3d unsafe", k, safe[k], unsafe[k])
		if safe[k] < minPrograms || unsafe[k] < minPrograms {
			t.Errorf("%s: %d safe and %d unsafe programs, at least %d of each are wanted", k, safe[k], unsafe[k], minPrograms)
		}
	}
	for k, n := range unsafe {
		if !wanted[k] && k != "pointer_dereference" {
			t.Errorf("%s: %d programs of a kind that is not in the list: give them a header check, or the list the kind", k, n)
		}
	}
}

// failing counts the tasks that should fail.
func failing(tasks []Task) (n int) {
	for _, t := range tasks {
		if t.Verdict == "FAILED" {
			n++
		}
	}
	return n
}
