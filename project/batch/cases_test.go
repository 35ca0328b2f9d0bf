package batch

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"seabmc/project"
	"seabmc/subprocess"
)

// answers plays the runs of the cases of a proof: by name of the case, a verdict with properties, or the cases that it is split into.
type answers map[string]string

func (a answers) Send(_ context.Context, j *Job) (*subprocess.Measured, time.Time) {
	m := &subprocess.Measured{CPU: 1}
	w := strings.Fields(a[j.Part.Case])
	if len(w) == 0 {
		m.Err = fmt.Errorf("nobody knows case %q", j.Part.Case)
		return m, time.Time{}
	}
	verdict, about, split := w[0], j.Part.Case, "[]"
	var list []string
	for _, p := range w[1:] {
		if cases, is := strings.CutPrefix(p, "split:"); is {
			split = `["` + strings.ReplaceAll(cases, ";", `", "`) + `"]`
		} else if other, is := strings.CutPrefix(p, "about:"); is {
			about = other
		} else {
			id, status, _ := strings.Cut(p, ":")
			vacuous := strings.HasSuffix(status, "!")
			list = append(list, fmt.Sprintf(`{"id": %q, "kind": "assertion", "file": "a.c", "line": 1, "status": %q, "vacuous": %v, "reached": %v}`, id, strings.TrimSuffix(status, "!"), vacuous, !vacuous))
		}
	}
	fmt.Fprintf(&m.Stdout, `{"verdict": %q, "exit_code": 0, "case": {"name": %q, "split": %s}, "properties": [%s]}`, verdict, about, split, strings.Join(list, ", "))
	m.Extra.WriteString(`{"units": [{"files": ["a.c"]}]}`)
	return m, time.Time{}
}

// The cases of a proof make the proof if the tree is whole: each run has an answer, or is split into cases that have one.
func TestByCases(t *testing.T) {
	for _, c := range []struct {
		what string
		runs answers
		want string // verdict and statuses (! is vacuous), or a part of the error
	}{
		{"not hard", answers{"whole": "SUCCESSFUL a:SUCCESS"}, "SUCCESSFUL a SUCCESS"},
		{"proved in each case", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS", "7=1": "SUCCESSFUL a:SUCCESS b:SUCCESS"}, "SUCCESSFUL a SUCCESS, b SUCCESS"},
		{"one case fails", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS", "7=1": "FAILED a:FAILURE"}, "FAILED a FAILURE"},
		{"one case is open", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS", "7=1": "INCONCLUSIVE a:TIMEOUT"}, "INCONCLUSIVE a TIMEOUT"},
		{"a case is split again", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS", "7=1": "INCONCLUSIVE split:7=1,9=0;7=1,9=4", "7=1,9=0": "SUCCESSFUL a:SUCCESS", "7=1,9=4": "FAILED a:FAILURE"},
			"FAILED a FAILURE"},
		{"reached in one case", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS! b:SUCCESS!", "7=1": "SUCCESSFUL a:SUCCESS b:SUCCESS!"}, "SUCCESSFUL a SUCCESS, b SUCCESS!"},
		{"one case has no answer", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS"}, "case 7=1: nobody knows"},
		{"an answer about another case", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "SUCCESSFUL a:SUCCESS", "7=1": "SUCCESSFUL a:SUCCESS about:7=0"}, "case 7=1: the answer is about case 7=0"},
		{"a case that is no part of the split one", answers{"whole": "INCONCLUSIVE split:7=0;7=1", "7=0": "INCONCLUSIVE split:7=1,8=0", "7=1": "SUCCESSFUL a:SUCCESS"}, "not parts of this one"},
		{"a case that is the same", answers{"whole": "INCONCLUSIVE split:whole"}, "not parts of this one"},
		{"a case that comes twice", answers{"whole": "INCONCLUSIVE split:7=0;7=0", "7=0": "SUCCESSFUL a:SUCCESS"}, "not the name of a new case"},
		{"a split that has an answer too", answers{"whole": "SUCCESSFUL a:SUCCESS split:7=0"}, "not parts of this one"},
	} {
		b := &batch{Options: Options{Send: c.runs}}
		j, err := NewJob(&project.Proof{Timeout: "1m"}, false, Part{})
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := b.byCases(t.Context(), &call{Job: j})
		got := fmt.Sprint(err)
		if err == nil {
			got = inWords(t, m)
		}
		if !strings.Contains(got, c.want) || err == nil && got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// inWords returns the verdict and the statuses of a joined document.
func inWords(t *testing.T, m *subprocess.Measured) string {
	if strings.Contains(m.Stdout.String(), `"case"`) {
		t.Errorf("the whole says that it is a case: %s", &m.Stdout)
	}
	again := &subprocess.Measured{}
	again.Stdout.WriteString(strings.Replace(m.Stdout.String(), "{", `{"case": {}, `, 1))
	d, err := readJoined(again, "case")
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, p := range d.properties {
		mark := ""
		if p.Vacuous {
			mark = "!"
		}
		list = append(list, p.ID+" "+p.Status+mark)
	}
	return d.verdict + " " + strings.Join(list, ", ")
}
