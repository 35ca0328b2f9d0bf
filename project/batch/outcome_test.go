package batch

import (
	"strings"
	"testing"

	"seabmc/project"
)

// The meaning of a document of seabmc for a proof. Nothing is green if its answer is open or if it reaches nothing.
func TestJudge(t *testing.T) {
	known := project.Proof{Vacuity: true, Fails: true, Property: "main.assertion.1"}
	for _, c := range []struct {
		what, verdict, properties string
		proof                     project.Proof
		want                      Status
		open                      bool // the answer is not kept
	}{
		{"a proof", "SUCCESSFUL", "main.assertion.1 SUCCESS reached", project.Proof{Vacuity: true}, Passed, false},
		{"nothing is reached", "SUCCESSFUL", "main.assertion.1 SUCCESS vacuous", project.Proof{Vacuity: true}, Vacuous, false},
		{"nothing is reached, and nobody asks", "SUCCESSFUL", "main.assertion.1 SUCCESS vacuous", project.Proof{}, Passed, false},
		{"only a check before the assertions is reached", "SUCCESSFUL", "main.array_bounds.1 SUCCESS reached, main.assertion.1 SUCCESS vacuous", project.Proof{Vacuity: true}, Vacuous, false},
		{"whether it is reached is open", "SUCCESSFUL", "main.assertion.1 SUCCESS vacuous, main.assertion.2 SUCCESS unknown", project.Proof{Vacuity: true}, Undecided, true},
		{"of one of two it is open", "SUCCESSFUL", "main.assertion.1 SUCCESS reached, main.assertion.2 SUCCESS unknown", project.Proof{Vacuity: true}, Passed, false},
		{"there is nothing", "SUCCESSFUL", "", project.Proof{Vacuity: true}, Vacuous, false},
		{"a failure", "FAILED", "main.assertion.1 FAILURE", project.Proof{Vacuity: true}, Failed, false},
		{"a known failure", "FAILED", "main.assertion.1 FAILURE, main.assertion.2 SUCCESS", known, Passed, false},
		{"and another one", "FAILED", "main.assertion.1 FAILURE, main.assertion.2 FAILURE", known, Other, false},
		{"a known failure, and no answer for the rest", "FAILED", "main.assertion.1 FAILURE, main.assertion.2 TIMEOUT", known, Undecided, true},
		{"another failure, and no answer for the rest", "FAILED", "main.assertion.3 FAILURE, main.assertion.2 TIMEOUT", known, Other, true},
		{"no failure", "SUCCESSFUL", "main.assertion.1 SUCCESS reached", known, NotFailed, false},
	} {
		var list []string
		for p := range strings.SplitSeq(c.properties, ", ") {
			if w := strings.Fields(p); len(w) > 0 {
				kind := strings.Split(w[0], ".")[1]
				flag := map[string]string{"vacuous": `, "vacuous": true`, "unknown": `, "reach_unknown": true`}[w[len(w)-1]]
				list = append(list, `{"id": "`+w[0]+`", "kind": "`+kind+`", "status": "`+w[1]+`"`+flag+`}`)
			}
		}
		s := summarize([]byte(`{"verdict": "`+c.verdict+`", "properties": [`+strings.Join(list, ", ")+`]}`), nil, nil, c.proof.Vacuity)
		if got := judge(&c.proof, &s); got != c.want || s.unfinished(&c.proof) != c.open {
			t.Errorf("%s: %s, kept %v; want %s, %v", c.what, got, !s.unfinished(&c.proof), c.want, !c.open)
		}
		o := Outcome{Proof: &c.proof, Status: c.want, Summary: s}
		if note := o.Note(); strings.Contains(note, "fails as expected") != (c.want == Undecided && c.verdict == failed) {
			t.Errorf("%s: %s", c.what, note)
		}
	}
}

// A run that is interrupted, or that cannot write a report, hides no failure.
func TestWorseCode(t *testing.T) {
	for _, c := range [][3]int{{0, 0, 0}, {0, 5, 5}, {5, 6, 6}, {6, 5, 6}, {10, 6, 10}, {10, 5, 10}, {0, 10, 10}} {
		if got := WorseCode(c[0], c[1]); got != c[2] {
			t.Errorf("WorseCode(%d, %d) = %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
