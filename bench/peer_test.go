package bench

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

// The stand-in prints what CBMC prints. The answer does not depend on the exit code alone, and a loop that needs more rounds is no bug.
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
		{"it does not compile", "echo 'PARSING ERROR' >&2; exit 6", "", "PARSING ERROR"},
		{"out of time", "while :; do :; done", "", "signal: killed"},
	} {
		t.Run(x.name, func(t *testing.T) {
			standIn(t, "6.4.1 (cbmc-6.4.1)", x.script)
			p, err := FindPeer(t.Context(), "cbmc")
			if err != nil {
				t.Fatal(err)
			}
			r := p.Run(t.Context(), &Outcome{Task: &Task{Files: []string{"a.c"}}}, time.Second)
			if r.Verdict != x.verdict || !strings.HasPrefix(r.Trouble, x.trouble) || (r.Trouble == "") != (x.trouble == "") {
				t.Errorf("%q, %q", r.Verdict, r.Trouble)
			}
		})
	}
}

// The peer gets the flags and files of the harness, the checks that are on here and no others, and one round more than a loop took here.
func TestPeerArguments(t *testing.T) {
	o := &Outcome{Task: &Task{Files: []string{"harness.c", "lib.c"}, Flags: []string{"-Iinclude", "-DN=8"}}, Rounds: 8}
	for _, x := range []struct {
		version string
		first   string
	}{{"5.95.1 (cbmc-5.95.1)", "--bounds-check"}, {"6.4.1", "--no-standard-checks"}} {
		out := filepath.Join(t.TempDir(), "args")
		standIn(t, x.version, "echo \"$*\" >"+out)
		p, err := FindPeer(t.Context(), "cbmc")
		if err != nil {
			t.Fatal(err)
		}
		if r := p.Run(t.Context(), o, time.Second); r.Rounds != 9 {
			t.Errorf("%d rounds", r.Rounds)
		}
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

// What cannot be used as a peer is told: none installed, another name, a link to this program, one without a version.
func TestPeerTrouble(t *testing.T) {
	find := func(want string) {
		t.Helper()
		if _, err := FindPeer(context.Background(), "cbmc"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q: %v", want, err)
		}
	}
	if _, err := FindPeer(context.Background(), "esbmc"); err == nil {
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

func TestPeerTable(t *testing.T) {
	run := func(name, ours string, seconds float64, theirs string, their float64) PeerRun {
		o := &Outcome{Task: &Task{Name: name, Category: "safe", Size: 4}, Verdict: ours, CPU: time.Duration(seconds * float64(time.Second))}
		return PeerRun{Ours: o, Rounds: 5, Verdict: theirs, CPU: time.Duration(their * float64(time.Second))}
	}
	runs := []PeerRun{run("url", "SUCCESSFUL", 1, "SUCCESSFUL", 4), run("json", "SUCCESSFUL", 3, "", 60), run("lz4", "FAILED", 2, "SUCCESSFUL", 1)}
	runs[1].Trouble = "the bound does not suffice"
	var b strings.Builder
	PeerTable(&b, "cbmc", runs)
	for _, want := range []string{"url safe 4 5 SUCCESSFUL 1.00 0 SUCCESSFUL 4.00 0 0.25", "the bound does not suffice", "both answer 2 of 3 runs", "from 0.25 to 2.00"} {
		if !strings.Contains(strings.Join(strings.Fields(b.String()), " "), want) {
			t.Errorf("%q is missing in\n%s", want, b.String())
		}
	}
	if w := Disagree(runs); len(w) != 1 || !strings.Contains(w[0], "lz4 safe with N = 4: FAILED here, SUCCESSFUL there") {
		t.Error(w)
	}
}

// A library has a line where it has answers of two sizes; what has none gives no empty figure.
func TestPlotLibraries(t *testing.T) {
	run := func(n int, verdict string) Outcome {
		return Outcome{Task: &Task{Name: "json", Category: "safe", Size: n}, Verdict: verdict, CPU: time.Duration(n) * time.Second, Stats: map[string]any{"syntactic_size": float64(100 * n)}}
	}
	for _, x := range []struct {
		outs  []Outcome
		files int
	}{
		{[]Outcome{run(2, "SUCCESSFUL"), run(4, "SUCCESSFUL"), run(8, "INCONCLUSIVE")}, 4},
		{[]Outcome{run(2, "SUCCESSFUL")}, 0},
		{[]Outcome{run(2, "INCONCLUSIVE"), run(4, "")}, 0},
	} {
		files, err := PlotLibraries(t.TempDir(), x.outs)
		if err != nil || len(files) != x.files {
			t.Errorf("%v %v", files, err)
		}
		if x.files == 0 {
			continue
		}
		svg, err := os.ReadFile(files[0])
		if err != nil || !strings.Contains(string(svg), ">json<") || !strings.Contains(string(svg), ">N<") {
			t.Error("no legend or axis", err)
		}
	}
}

// The report prints every table, tells whether a verdict is wrong, and writes a page.
func TestLibrariesReport(t *testing.T) {
	safe := func(verdict string) []Outcome {
		task := &Task{Name: "json", Category: "safe", Size: 4, Verdict: "SUCCESSFUL"}
		return []Outcome{{Task: task, Verdict: verdict, CPU: time.Second, Stats: map[string]any{"syntactic_size": 7.0}}}
	}
	for _, x := range []struct {
		verdict, theirs string
		right           bool
	}{{"SUCCESSFUL", "SUCCESSFUL", true}, {"SUCCESSFUL", "FAILED", false}, {"FAILED", "FAILED", false}, {"INCONCLUSIVE", "FAILED", true}} {
		outs, dir := safe(x.verdict), t.TempDir()
		var b strings.Builder
		right, err := LibrariesReport{outs, &Peer{Name: "cbmc"}, []PeerRun{{Ours: &outs[0], Verdict: x.theirs}}}.Write(&b, dir)
		if err != nil || right != x.right {
			t.Errorf("%s, %s: %v %v\n%s", x.verdict, x.theirs, right, err, b.String())
		}
		page, err := os.ReadFile(filepath.Join(dir, "libraries.html"))
		if err != nil || !strings.Contains(string(page), "largest N in 10 s") || !strings.Contains(string(page), "ours / cbmc") {
			t.Errorf("%v\n%s", err, page)
		}
	}
}
