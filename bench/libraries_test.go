package bench

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestLibrariesEnd ends a bench by a run that cannot start, and by an interruption: the runs before are kept, and the reason is told.
func TestLibrariesEnd(t *testing.T) {
	// N=4 finds no solver; N=2 is answered
	script := "#!/bin/sh\ncase \"$*\" in *-DN=4*) echo 'seabmc: no solver here' >&2; exit 6;; esac\necho '{\"verdict\": \"SUCCESSFUL\"}'\n"
	binary := filepath.Join(t.TempDir(), "seabmc")
	if err := os.WriteFile(binary, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	libs := []Library{{"one", Task{Name: "one"}}, {"two", Task{Name: "two"}}}
	r := &Runner{Binary: binary, Timeout: time.Minute}
	outs, err := r.RunLibraries(t.Context(), libs, []int{2, 4}, Setup{}, func(*Outcome) {})
	if err == nil || !strings.Contains(err.Error(), "one safe N=4: seabmc: no solver here") || len(outs) != 1 || !outs[0].Answered() {
		t.Errorf("%d runs, %v", len(outs), err)
	}
	ctx, stop := context.WithCancel(t.Context())
	outs, err = r.RunLibraries(ctx, libs, []int{2, 8}, Setup{}, func(*Outcome) { stop() })
	if err == nil || len(outs) != 1 {
		t.Errorf("interrupted after one run: %d runs, %v", len(outs), err)
	}
}

// TestLibraryTasks reads a list of libraries. Each size is a task of its own, and a name that is not in the list is an error.
func TestLibraryTasks(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		".tools/libraries/stamp":                 "",
		"testdata/libraries/libraries.tsv":       "name\tfiles\tflags\none\ta.c b/c.c\t-Ib\ntwo\t\t-O1\n",
		"testdata/libraries/harness/ignored.txt": "",
	} {
		p := filepath.Join(root, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(p), 0o755), os.WriteFile(p, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	tasks, err := LibraryTasks(root, nil, []int{2, 8})
	var got []string
	for i := range tasks {
		x := &tasks[i]
		got = append(got, fmt.Sprintf("%s %d files %s %s", x.Name, len(x.Files), x.Flags[len(x.Flags)-1], x.Verdict))
	}
	want := []string{"one-2 3 files -DN=2 SUCCESSFUL", "one-8 3 files -DN=8 SUCCESSFUL", "two-2 1 files -DN=2 SUCCESSFUL", "two-8 1 files -DN=8 SUCCESSFUL"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	if tasks, err = LibraryTasks(root, []string{"three"}, []int{2}); err == nil || len(tasks) > 0 {
		t.Errorf("a library that is not there: %d tasks, %v", len(tasks), err)
	}
}
