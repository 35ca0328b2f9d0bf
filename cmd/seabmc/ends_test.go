package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// No execution is lost, whatever checks are left out: of every 60th program of the corpus, under several flags. What an
// execution ends for without a reason, and what does not arrive at the end, is an internal error that the report names.
func TestNoExecutionEndsInSilence(t *testing.T) {
	dir, tasks := corpus(t)
	with := filepath.Join(dir, "with")
	settings := [][]string{
		{}, {"--sv-comp", "--prp=" + filepath.Join(with, "unreach-call.prp")}, {"--sv-comp", "--prp=" + filepath.Join(with, "memcleanup.prp")},
		{"--no-standard-checks"}, {"--property", "main.assertion.1"}, {"--cover=location"}, {"--error-label=ERROR", "--no-assertions"},
	}
	for i := 0; i < len(tasks); i += 60 {
		for _, s := range settings {
			a := seabmc(t, t.TempDir(), nil, slices.Concat([]string{"--account-for-paths", "--timeout=20s"}, s, tasks[i].Files)...)
			if strings.Contains(a.stdout+a.stderr, "internal:") {
				t.Errorf("%s %s:\n%s%s", tasks[i].Name, strings.Join(s, " "), a.stdout, a.stderr)
			}
		}
	}
}
