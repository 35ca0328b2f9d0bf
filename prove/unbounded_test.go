package prove

import (
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// config checks a file as seabmc does by default.
func config(t testing.TB, file string) bmc.Config {
	return bmc.Config{Files: []string{file}, Lower: state.DefaultOptions(), VC: vcgen.Options{Mem: "seam", ARM: true, StoreMap: "on"}, Solver: "yices",
		Front: frontend.Options{Set: checks.Default(), Lifetimes: true, LoopContracts: true, Roots: []string{"main"}}}
}

// program is a program of testdata/unbounded with the flags of its header.
func program(t testing.TB, file, text string) bmc.Config {
	cfg := config(t, file)
	for _, flag := range strings.Fields(header(text, "flags")) {
		name, off := strings.CutPrefix(strings.TrimPrefix(flag, "--"), "no-")
		one := checks.ByFlag(name)
		switch {
		case one != nil:
			*one.On(&cfg.Lower.Set) = !off
		case name == "malloc-may-fail":
			cfg.Lower.MallocMayFail = !off
		case flag == "--no-standard-checks":
			for i := range checks.Switches {
				if s := &checks.Switches[i]; s.Standard {
					*s.On(&cfg.Lower.Set) = false
				}
			}
		default:
			t.Fatalf("%s: %s: this test does not know it", file, flag)
		}
	}
	cfg.Front.Set = cfg.Lower.Set
	return cfg
}

// source writes a program to a file.
func source(t testing.TB, text string) string {
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// header is the value of a line of a program's header.
func header(text, key string) string {
	for _, line := range strings.Split(text, "\n") {
		if v, ok := strings.CutPrefix(line, "// "+key+": "); ok {
			return v
		}
	}
	return ""
}

// The programs of testdata/unbounded: no answer may be wrong, and each that the header does not call open has to be answered. Without
// SEABMC_UNBOUNDED=1 a sample is checked.
func TestUnbounded(t *testing.T) {
	files, err := filepath.Glob("../testdata/unbounded/*/*.c")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	by := map[string]int{}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, name := string(b), filepath.Base(file)
		if !all() {
			if header(text, "open") != "" || crc32.ChecksumIEEE([]byte(name))%30 != 1 { // the sample stays the same when programs are added
				continue
			}
		}
		want := header(text, "verdict")
		if want != "SUCCESSFUL" && want != "FAILED" || header(text, "why") == "" {
			t.Errorf("%s: the header must state verdict and why", name)
		}
		open := header(text, "open") != ""
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
		res, err := Check(ctx, program(t, file, text), Auto)
		cancel()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := strings.TrimPrefix(res.Verdict.String(), "VERIFICATION ")
		switch {
		case got == "INCONCLUSIVE" && !open:
			t.Errorf("%s: not decided: %v", name, res.Reasons)
		case got != "INCONCLUSIVE" && got != want:
			t.Errorf("%s: WRONG: %s", name, got)
		}
		by[decidedBy(res, got)]++
	}
	t.Log("programs by what decided them:\n" + table(by))
}

// decidedBy names the tactics that a verdict rests on.
func decidedBy(res *bmc.Result, got string) string {
	if len(res.Invariants) == 0 {
		return "unrolling: " + got
	}
	used := map[string]bool{}
	for _, l := range res.Invariants {
		for _, c := range l.Clauses {
			used[c.Tactic] = true
		}
	}
	var names []string
	for n := range used {
		names = append(names, n)
	}
	sort.Strings(names)
	if len(names) == 0 {
		names = []string{"one round alone"}
	}
	return strings.Join(names, " + ")
}

func table(by map[string]int) string {
	var rows []string
	for k, n := range by {
		rows = append(rows, fmt.Sprintf("%4d %s", n, k))
	}
	sort.Strings(rows)
	return strings.Join(rows, "\n")
}
