package cgen_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// This file has what is shared by the tests that compare a generated program with its native run.

// variant is a representation of memory.
type variant struct{ mem, storeMap string }

var (
	seam     = variant{"seam", "on"}
	variants = []variant{{"lambda", "on"}, {"array", "on"}, {"seam", "off"}, {"seam", "cached"}} // the others
)

// compiled writes a program into dir and compiles it with -DNATIVE.
func compiled(t *testing.T, clang, dir, text string, seed int64, flags ...string) (source, native string) {
	t.Helper()
	source, native = filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-w", "-DNATIVE", source, "-o", native}, flags...)
	if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("seed %d does not compile: %s", seed, out)
	}
	return source, native
}

// allProperties asks for the status of each property of a program.
func allProperties(source string, v variant, limit time.Duration) bmc.Config {
	return bmc.Config{Files: []string{source}, Lower: state.DefaultOptions(), AllProperties: true, Solver: "yices", Timeout: limit,
		VC:    vcgen.Options{Mem: v.mem, StoreMap: v.storeMap, ARM: true},
		Front: frontend.Options{Set: checks.Set{SignedOverflow: true, UndefinedShift: true, BoundsCheck: true}, Lifetimes: true}}
}

func lineOf(p *bmc.Property) int { return int(p.Pos.Line) }

// compareLines compares the lines where properties fail with those that fail natively. A line that is open may fail or not, and so may one that was not come to before
// a limit was reached. It returns how many properties were decided, and how many are open.
func compareLines(t *testing.T, seed int64, v variant, res *bmc.Result, fails map[int]bool, line func(*bmc.Property) int) (decided, undecided int) {
	t.Helper()
	found, open := map[int]bool{}, map[int]bool{}
	for i := range res.Properties {
		switch p := &res.Properties[i]; p.Status {
		case bmc.StatusFailure:
			found[line(p)] = true
			decided++
		case bmc.StatusSuccess:
			decided++
		default:
			open[line(p)] = true
			undecided++
		}
	}
	for l := range fails {
		if !found[l] && !open[l] && len(res.Reasons) == 0 {
			t.Errorf("seed %d (%s, store-map %s): line %d does not fail, natively it does", seed, v.mem, v.storeMap, l)
		}
	}
	for l := range found {
		if !fails[l] {
			t.Errorf("seed %d (%s, store-map %s): line %d fails, natively it does not", seed, v.mem, v.storeMap, l)
		}
	}
	return decided, undecided
}
