package cgen_test

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/checks"
)

// TestCorners compares the lines that fail with a native run through all inputs. With SEABMC_CORNERS=N or N:SEED it tries N programs from a seed on.
func TestCorners(t *testing.T) {
	compareAll(t, "SEABMC_CORNERS", checks.Set{SignedOverflow: true, UndefinedShift: true, BoundsCheck: true, DivByZero: true}, cgen.Corners)
}

// TestUnknowns does the same with all values of what a program reads on its way, and assertions alone. SEABMC_UNKNOWNS=N or N:SEED.
func TestUnknowns(t *testing.T) { compareAll(t, "SEABMC_UNKNOWNS", checks.Set{}, cgen.Unknowns) }

// compareAll compares all properties of generated programs, and the first failure of each, with a native run.
func compareAll(t *testing.T, variable string, set checks.Set, generate func(seed int64) string) {
	programs, seed := asked(t, variable, 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := compiled(t, clang, dir, generate(s), s, "-O1", "-fwrapv")
		out, err := exec.Command(native).Output()
		if err != nil {
			t.Fatalf("seed %d: %v", s, err)
		}
		fails := lineSet(string(out))
		for _, v := range []variant{seam, variants[i%len(variants)]} {
			c := allProperties(source, v, 10*time.Second)
			c.Front.Set = set
			if i%3 == 1 {
				c.Cases = bmc.CasesAlways
			}
			res, err := bmc.Run(context.Background(), c)
			if err != nil {
				t.Fatalf("seed %d: %v", s, err)
			}
			decided, open := compareLines(t, s, v, res, fails, lineOf)
			counts["decided"] += decided
			counts["open"] += open
		}
		c := allProperties(source, variants[(i+1)%len(variants)], 10*time.Second)
		c.Front.Set, c.AllProperties = set, false
		res, err := bmc.Run(context.Background(), c)
		if err != nil {
			t.Fatalf("seed %d: %v", s, err)
		}
		compareFirst(t, s, res, fails, counts)
	}
	t.Log(counts)
	if open := counts["open"]; 5*open > counts["decided"] {
		t.Errorf("%d lines were not decided, %d were", open, counts["decided"])
	}
}

// compareFirst compares the verdict of a run that ends with the first failure.
func compareFirst(t *testing.T, seed int64, res *bmc.Result, fails map[int]bool, counts map[string]int) {
	counts[res.Verdict.String()]++
	switch {
	case res.Verdict == bmc.Successful && len(fails) > 0:
		t.Errorf("seed %d: no failure, natively lines %v fail", seed, fails)
	case res.Verdict == bmc.Failed && !fails[int(res.Failure.Pos.Line)]:
		t.Errorf("seed %d: line %d fails, natively it does not", seed, res.Failure.Pos.Line)
	}
}
