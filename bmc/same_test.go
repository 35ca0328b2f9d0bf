package bmc

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"seabmc/bmc/evidence"
	"seabmc/bmc/scripted"
	"seabmc/checks"
	"seabmc/cputime"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// formula is a digest of the verification condition of a file, of each of its cases, and what it has taken to make it.
func formula(t *testing.T, file, cache string, vcOnly bool) string {
	l := state.DefaultOptions()
	c := Config{Files: []string{file}, Lower: l, VC: vcgen.Options{Mem: "seam", ARM: true, StoreMap: "on"}, Solver: "yices", VCOnly: vcOnly,
		Front: frontend.Options{Set: checks.Default(), Lifetimes: true, CacheDir: cache, LoopContracts: true}}
	var b bytes.Buffer
	c.Audit = func(_ context.Context, _ *evidence.Case, vc *vcgen.VC) error { return WriteVC(&b, vc) }
	ctx, cancel := cputime.Limit(context.Background(), mostForFormula)
	defer cancel()
	r, err := Run(ctx, c)
	if ctx.Err() != nil {
		return "limit"
	}
	if err != nil {
		return "error"
	}
	if vcOnly && r.VC != nil {
		if err := WriteVC(&b, r.VC); err != nil {
			t.Fatal(err)
		}
	}
	s := &r.Stats
	return fmt.Sprintf("%x, %d instructions, %d terms, %d rewrites, %d questions of the lowering in %d steps; %v after %d questions and %d steps of work",
		sha256.Sum256(b.Bytes()), s.Instructions, s.Terms, s.RewriteSteps, s.FeasibleCalls, s.FeasibleSteps, r.Verdict, s.SolverCalls, s.Work)
}

// mostForFormula is the processor time for one formula: some programs have no bound, and not every machine is as fast.
const mostForFormula = 2 * time.Minute

// busy leaves one processor, and takes half of it, until the test ends.
func busy(t *testing.T) {
	var stop atomic.Bool
	before := runtime.GOMAXPROCS(1)
	go func() {
		for x := 1; !stop.Load(); x++ {
			_ = x * x
		}
	}()
	t.Cleanup(func() {
		stop.Store(true)
		runtime.GOMAXPROCS(before)
	})
}

// Where loops do not end soon, the program is searched with few rounds and executed with chosen inputs as well, each for a share of the work so far. That
// takes the same course, too.
func TestSameCourse(t *testing.T) {
	scripted.NeedYices(t)
	cache := t.TempDir()
	first := map[string]string{}
	for round := range 2 {
		if round == 1 {
			busy(t)
		}
		for _, name := range []string{"deep/hundred_unsafe", "deep/ten_thousand_unsafe", "deep/ring_unsafe"} {
			got := formula(t, "../testdata/unbounded/"+name+".c", cache, false)
			if round == 0 {
				first[name] = got
			}
			if got == "error" || got != first[name] {
				t.Errorf("%s: %s; before it was %s", name, got, first[name])
			}
		}
	}
	t.Log(first)
}

// The same program gives the same formula, byte for byte, by the same course, on a machine that is idle and on one that is busy. With
// SEABMC_WHOLE_CORPUS set that is tried with all programs of the corpus, or of the folder of it that is named; else with every 170th.
func TestSameFormula(t *testing.T) {
	scripted.NeedYices(t)
	every := 170
	files, err := filepath.Glob("../testdata/verdicts/*/*.c")
	if err != nil || len(files) < 1000 {
		t.Fatal(len(files), err)
	}
	if which := os.Getenv("SEABMC_WHOLE_CORPUS"); which != "" {
		every = 1
		if folder, err := filepath.Glob("../testdata/verdicts/" + which + "/*.c"); err == nil && len(folder) > 0 {
			files = folder
		}
	}
	if every > 1 { // whole formulas of programs whose loops do not end take minutes
		files = slices.DeleteFunc(files, func(f string) bool { return strings.HasPrefix(filepath.Base(f), "open_") })
	}
	cache := t.TempDir()
	first := map[string]string{}
	errs := 0
	for round := range 2 {
		if round == 1 {
			busy(t)
		}
		for i := 0; i < len(files); i += every {
			text, err := os.ReadFile(files[i])
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(text), "// flags:") || strings.Contains(string(text), "// with:") {
				continue // what it takes to read the program
			}
			got := formula(t, files[i], cache, true)
			switch {
			case got == "error":
				errs++
			case got == "limit":
				t.Logf("%s is left out: it takes longer than %v", files[i], mostForFormula)
				delete(first, files[i])
			case round == 0:
				first[files[i]] = got
			case first[files[i]] != "" && got != first[files[i]]:
				t.Errorf("%s: %s; before it was %s", files[i], got, first[files[i]])
			}
		}
	}
	t.Logf("%d programs", len(first))
	if 10*errs > len(first) {
		t.Errorf("%d of %d programs were not read", errs, len(first))
	}
}
