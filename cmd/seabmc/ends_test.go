package main

import (
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// No execution is lost, whatever checks are left out. This is checked on every 60th program of the corpus, with the usual flags and one of several
// others, or with SEABMC_ALL=1 with all of them. If an execution ends without a reason, or does not arrive at the end, this is an internal error that
// the report names.
func TestNoExecutionEndsInSilence(t *testing.T) {
	dir, tasks := corpus(t)
	with := filepath.Join(dir, "with")
	settings := [][]string{
		{"--sv-comp", "--prp=" + filepath.Join(with, "unreach-call.prp")}, {"--sv-comp", "--prp=" + filepath.Join(with, "memcleanup.prp")},
		{"--no-standard-checks"}, {"--property", "main.assertion.1"}, {"--cover=location"}, {"--error-label=ERROR", "--no-assertions"},
	}
	for i := range tasks {
		chosen := crc32.ChecksumIEEE([]byte(tasks[i].Name))
		if chosen%60 != 0 { // the sample stays the same when programs are added
			continue
		}
		others := settings
		if os.Getenv("SEABMC_ALL") != "1" {
			others = settings[chosen/60%uint32(len(settings)):][:1]
		}
		for _, s := range append(others[:len(others):len(others)], nil) {
			a := seabmc(t, t.TempDir(), nil, slices.Concat([]string{"--account-for-paths", "--cpu-limit=5s"}, s, tasks[i].Files)...)
			if strings.Contains(a.stdout+a.stderr, "internal:") {
				t.Errorf("%s %s:\n%s%s", tasks[i].Name, strings.Join(s, " "), a.stdout, a.stderr)
			}
		}
	}
}
