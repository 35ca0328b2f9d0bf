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

// TestUnknowns compares the assertions that fail with a native run through all values of what a program reads on its way. With SEABMC_UNKNOWNS=N or N:SEED it tries N programs from a seed
// on.
func TestUnknowns(t *testing.T) {
	programs, seed := asked(t, "SEABMC_UNKNOWNS", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := compiled(t, clang, dir, cgen.Unknowns(s), s, "-O1", "-fwrapv")
		out, err := exec.Command(native).Output()
		if err != nil {
			t.Fatalf("seed %d: %v", s, err)
		}
		fails := lineSet(string(out))
		for _, v := range []variant{seam, variants[i%len(variants)]} {
			c := allProperties(source, v, 10*time.Second)
			c.Front.Set = checks.Set{}
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
		c.Front.Set, c.AllProperties = checks.Set{}, false
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
