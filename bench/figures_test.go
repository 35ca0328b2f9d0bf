package bench

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// made returns the outcomes of two programs in two sizes and repetitions under all modes, with the given seconds of preprocessing for each mode.
func made(seconds [4]float64) (outs []Outcome, modes []Setup) {
	modes = Modes("yices")
	for repeat := range 2 {
		for _, name := range []string{"one", "two"} {
			for _, size := range []int{100, 1000} {
				t := &Task{Name: name, Size: size, Repeat: repeat, Verdict: "SUCCESSFUL"}
				for i, m := range modes {
					s := seconds[i] * float64(size) * float64(1+repeat)
					outs = append(outs, Outcome{Task: t, Setup: m, Verdict: "SUCCESSFUL", Stats: map[string]any{
						"preprocess_seconds": s, "memory_reads": float64(size), "memory_writes": float64(size)}})
				}
			}
		}
	}
	return outs, modes
}

// The fastest repetition counts, and sums and ratios are those of the outcomes.
func TestFigureTables(t *testing.T) {
	outs, modes := made([4]float64{0.001, 0.002, 0.034, 0.077})
	var b bytes.Buffer
	CraftedTable(&b, outs, modes)
	BandTable(&b, outs, modes)
	for _, want := range []string{"N = 100: 2 programs", "x34.0", "x77.0", "2 of 2", "on is fastest on 2 of 2 programs",
		"100 to 1000, on: preprocessing grows by 10.00, reads and writes by 10.00: 1.00", "47425"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in\n%s", want, b.String())
		}
	}
}

func TestFigurePlots(t *testing.T) {
	outs, modes := made([4]float64{0.001, 0.002, 0.034, 0.077})
	dir := t.TempDir()
	files, err := PlotCrafted(dir, "crafted", outs, modes, 100)
	if err != nil {
		t.Fatal(err)
	}
	more, err := PlotBand(dir, "band", outs, modes)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(files, more...) {
		b, err := os.ReadFile(f)
		if err != nil || len(b) < 1000 || !bytes.HasPrefix(b, []byte("\x89PNG")) && !bytes.Contains(b, []byte("<svg")) {
			t.Errorf("%s is no picture (%d bytes, %v)", f, len(b), err)
		}
	}
}

// A journal that was cut in the middle of a line still knows the runs before that line.
func TestJournal(t *testing.T) {
	outs, _ := made([4]float64{1, 2, 3, 4})
	path := filepath.Join(t.TempDir(), "j", "suite.jsonl")
	j, err := OpenJournal(path, os.Args[0], false)
	if err != nil {
		t.Fatal(err)
	}
	for i := range outs[:8] {
		j.Add(&outs[i])
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b[:len(b)-20], 0o644); err != nil {
		t.Fatal(err)
	}
	if j, err = OpenJournal(path, os.Args[0], true); err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	for i := range outs[:9] {
		o, ok := j.Known(outs[i].Task, outs[i].Setup)
		if ok != (i < 7) {
			t.Errorf("run %d: known is %v", i, ok)
		}
		if ok && o.Stat("preprocess_seconds") != outs[i].Stat("preprocess_seconds") {
			t.Errorf("run %d: %v", i, o.Stats)
		}
	}
}
