package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/bench"
)

// No execution is lost, whatever checks are left out: of every 60th program of the corpus, under several flags. What an
// execution ends for without a reason, and what does not arrive at the end, is an internal error that the report names.
func TestNoExecutionEndsInSilence(t *testing.T) {
	corpus := filepath.Join("..", "..", "testdata", "verdicts")
	tasks, err := bench.Corpus(corpus)
	if err != nil {
		t.Fatal(err)
	}
	with, err := filepath.Abs(filepath.Join(corpus, "with"))
	if err != nil {
		t.Fatal(err)
	}
	settings := [][]string{
		{}, {"--sv-comp", "--prp=" + filepath.Join(with, "unreach-call.prp")}, {"--sv-comp", "--prp=" + filepath.Join(with, "memcleanup.prp")},
		{"--no-standard-checks"}, {"--property", "main.assertion.1"}, {"--cover=location"}, {"--error-label=ERROR", "--no-assertions"},
	}
	for i := 0; i < len(tasks); i += 60 {
		for _, s := range settings {
			var files []string
			for _, f := range tasks[i].Files {
				abs, err := filepath.Abs(f)
				if err != nil {
					t.Fatal(err)
				}
				files = append(files, abs)
			}
			a := seabmc(t, t.TempDir(), nil, slices.Concat([]string{"--account-for-paths", "--timeout=20s"}, s, files)...)
			if strings.Contains(a.stdout+a.stderr, "internal:") {
				t.Errorf("%s %s:\n%s%s", tasks[i].Name, strings.Join(s, " "), a.stdout, a.stderr)
			}
		}
	}
}
