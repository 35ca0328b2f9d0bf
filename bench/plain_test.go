package bench

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// fakeJudge writes a program that answers with usual, or with plain if it gets --plain. The program notes each call in the file calls.
func fakeJudge(t *testing.T, usual, plain string) (binary, calls string) {
	t.Helper()
	dir := t.TempDir()
	binary, calls = filepath.Join(dir, "judge"), filepath.Join(dir, "calls")
	script := fmt.Sprintf("#!/bin/sh\necho \"$@\" >>%s\ncase \"$*\" in *--plain*) echo '%s' ;; *) echo '%s' ;; esac\n", calls, plain, usual)
	if err := os.WriteFile(binary, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	return binary, calls
}

func callsIn(t *testing.T, file string) int {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Count(string(b), "\n")
}

const (
	holds = `{"Verdict": "SUCCESSFUL", "Properties": [{"Status": "SUCCESS", "File": "a.c", "Line": 3, "Kind": "assertion", "Description": "x > 0"}]}`
	fails = `{"Verdict": "FAILED", "Properties": [{"Status": "FAILURE", "File": "a.c", "Line": 3, "Kind": "assertion", "Description": "x > 0"}]}`
	open  = `{"Verdict": "INCONCLUSIVE", "Reasons": ["timeout"], "Properties": [{"Status": "UNKNOWN", "File": "a.c", "Line": 3, "Kind": "assertion", "Description": "x > 0"}]}`
	none  = `{"Verdict": "SUCCESSFUL"}`
)

func TestPlainDifferences(t *testing.T) {
	tests := []struct {
		name, header, usual, plain string
		differences, same          int
	}{
		{"both prove it", "SUCCESSFUL", holds, holds, 0, 1},
		{"both refute it", "FAILED", fails, fails, 0, 1},
		{"verdicts and statuses", "SUCCESSFUL", holds, fails, 3, 0}, // the header's verdict too
		{"one has no answer", "SUCCESSFUL", holds, open, 0, 0},
		{"the usual way has none", "FAILED", open, fails, 0, 0},
		{"the header is wrong, whatever the usual way says", "SUCCESSFUL", open, fails, 1, 0},
		{"the failing property is not listed by plain", "FAILED", fails, none, 3, 0},
		{"a property that holds is not listed by plain", "SUCCESSFUL", holds, none, 0, 0},
		{"the failing property is not listed by the usual way", "FAILED", none, fails, 2, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			binary, _ := fakeJudge(t, tt.usual, tt.plain)
			r := PlainRunner{Binary: binary, Limit: time.Second, Done: func(*Compared) {}}
			all := r.Run(t.Context(), []Task{{Name: "a.c", Verdict: tt.header}})
			if d := all[0].Differences(); len(d) != tt.differences {
				t.Errorf("%d differences %q, want %d", len(d), d, tt.differences)
			}
			if n := all[0].Same(); n != tt.same {
				t.Errorf("%d properties with the same status, want %d", n, tt.same)
			}
		})
	}
}

// What is in the log is not judged again, as long as the program and the limit are the same.
func TestPlainResumes(t *testing.T) {
	binary, calls := fakeJudge(t, holds, fails)
	file := filepath.Join(t.TempDir(), "a.c")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(t.TempDir(), "plain.jsonl")
	run := func(limit time.Duration) {
		log, err := OpenLog[Judgements](path, binary, true)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		done := 0
		r := PlainRunner{Binary: binary, Limit: limit, Log: log, Done: func(*Compared) { done++ }}
		all := r.Run(t.Context(), []Task{{Name: "a.c", Files: []string{file}, Verdict: "SUCCESSFUL"}})
		if d := all[0].Differences(); len(d) != 3 || done != 1 {
			t.Errorf("%d programs with the differences %q, want one with 3", done, d)
		}
	}
	steps := []struct {
		name, text string
		limit      time.Duration
		calls      int
	}{
		{"both ways", "1", time.Second, 2},
		{"known", "1", time.Second, 2},
		{"another limit", "1", 2 * time.Second, 4},
		{"another text", "2", time.Second, 6},
	}
	for _, s := range steps {
		write(s.text)
		run(s.limit)
		if n := callsIn(t, calls); n != s.calls {
			t.Fatalf("%s: %d calls so far, want %d", s.name, n, s.calls)
		}
	}
}
