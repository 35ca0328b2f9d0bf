package bench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/bench/peer"
)

func TestPeerTable(t *testing.T) {
	run := func(name, ours string, seconds float64, theirs string, their float64) PeerRun {
		o := &Outcome{Task: &Task{Name: name, Category: "safe", Size: 4}, Verdict: ours, CPU: time.Duration(seconds * float64(time.Second))}
		return PeerRun{peer.Answer{Verdict: theirs, CPU: time.Duration(their * float64(time.Second))}, o, 5}
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

// A library has a line if it has answers of two sizes. A library without answers gives no empty figure.
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

// The report prints every table, says whether a verdict is wrong, and writes a page.
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
		right, err := LibrariesReport{outs, "cbmc", []PeerRun{{peer.Answer{Verdict: x.theirs}, &outs[0], 1}}}.Write(&b, dir)
		if err != nil || right != x.right {
			t.Errorf("%s, %s: %v %v\n%s", x.verdict, x.theirs, right, err, b.String())
		}
		page, err := os.ReadFile(filepath.Join(dir, "libraries.html"))
		if err != nil || !strings.Contains(string(page), "largest N in 10 s") || !strings.Contains(string(page), "ours / cbmc") {
			t.Errorf("%v\n%s", err, page)
		}
	}
}
