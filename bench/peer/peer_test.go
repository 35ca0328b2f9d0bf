package peer

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// standIn puts a program called cbmc into PATH that gives a version, and otherwise runs a script with its arguments in $*.
func standIn(t *testing.T, version, script string) {
	t.Helper()
	dir := t.TempDir()
	text := "#!/bin/sh\nif [ \"$1\" = --version ]; then echo '" + version + "'; exit 0; fi\n" + script
	if err := os.WriteFile(filepath.Join(dir, "cbmc"), []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
}

// The stand-in prints what CBMC prints. The answer does not depend on the exit code alone. A loop that needs more rounds is no bug.
func TestPeerAnswers(t *testing.T) {
	const (
		bound = "[main.unwind.0] line 3 unwinding assertion loop 0: FAILURE\n"
		bug   = "[main.assertion.1] line 9 assertion n <= 4: FAILURE\n"
		held  = "[main.assertion.1] line 9 assertion n <= 4: SUCCESS\n"
	)
	for _, x := range []struct{ name, script, verdict, trouble string }{
		{"all hold", "printf '" + held + "\n** 0 of 1 failed (1 iterations)\nVERIFICATION SUCCESSFUL\n'", "SUCCESSFUL", ""},
		{"an assertion fails", "printf '" + bug + "VERIFICATION FAILED\n'; exit 10", "FAILED", ""},
		{"only the bound fails", "printf '" + held + bound + "VERIFICATION FAILED\n'; exit 10", "", "the bound does not suffice"},
		{"both fail", "printf '" + bound + bug + "VERIFICATION FAILED\n'; exit 10", "FAILED", ""},
		{"it does not compile", "echo 'PARSING ERROR' >&2; exit 6", "", "no verdict: PARSING ERROR"},
		{"out of time", "while :; do :; done", "", "signal: killed"},
	} {
		t.Run(x.name, func(t *testing.T) {
			standIn(t, "6.4.1 (cbmc-6.4.1)", x.script)
			p, err := Find(t.Context(), "cbmc")
			if err != nil {
				t.Fatal(err)
			}
			r := p.Run(t.Context(), nil, []string{"a.c"}, 1, time.Second)
			if r.Verdict != x.verdict || !strings.HasPrefix(r.Trouble, x.trouble) || (r.Trouble == "") != (x.trouble == "") {
				t.Errorf("%q, %q", r.Verdict, r.Trouble)
			}
		})
	}
}

// The peer gets the flags and files of the harness, exactly the checks that are on here, and the bound.
func TestPeerArguments(t *testing.T) {
	for _, x := range []struct {
		version string
		first   string
	}{{"5.95.1 (cbmc-5.95.1)", "--bounds-check"}, {"6.4.1", "--no-standard-checks"}} {
		out := filepath.Join(t.TempDir(), "args")
		standIn(t, x.version, "echo \"$*\" >"+out)
		p, err := Find(t.Context(), "cbmc")
		if err != nil {
			t.Fatal(err)
		}
		p.Run(t.Context(), []string{"-Iinclude", "-DN=8"}, []string{"harness.c", "lib.c"}, 9, time.Second)
		text, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		args := strings.Fields(string(text))
		if args[0] != x.first || !slices.Contains(args, "--unwinding-assertions") || !strings.HasSuffix(strings.TrimSpace(string(text)), "--unwind 9 -Iinclude -DN=8 harness.c lib.c") {
			t.Errorf("%s: %s", x.version, text)
		}
	}
}

// What cannot be used as a peer is reported: none installed, another name, a link to this program, one without a version.
func TestPeerTrouble(t *testing.T) {
	find := func(want string) {
		t.Helper()
		if _, err := Find(context.Background(), "cbmc"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q: %v", want, err)
		}
	}
	if _, err := Find(context.Background(), "esbmc"); err == nil {
		t.Error("esbmc is no peer")
	}
	standIn(t, "no number", "")
	find("gives no version: no number")
	t.Setenv("PATH", t.TempDir())
	find("not in PATH")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(os.Getenv("PATH"), "cbmc")); err != nil {
		t.Fatal(err)
	}
	find("a link to seabmc")
}
