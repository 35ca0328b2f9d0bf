package cgen_test

import (
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/vcgen"
)

// TestPaths compares which assertions fail with a native run through all inputs.
// SEABMC_PATHS=N or N:SEED makes it try N programs from a seed on.
func TestPaths(t *testing.T) {
	programs, seed := asked(t, "SEABMC_PATHS", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
		if err := os.WriteFile(source, []byte(cgen.Paths(s)), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(clang, "-w", "-O1", "-fsanitize=undefined,address", "-fno-sanitize-recover=all", "-DNATIVE", source, "-o", native).CombinedOutput(); err != nil {
			t.Fatalf("seed %d does not compile: %s", s, out)
		}
		want, err := exec.Command(native).Output()
		if err != nil {
			counts["undefined"]++ // what comes after has no meaning
			continue
		}
		for _, v := range []struct{ mem, storeMap string }{{"seam", "on"}, pathVariants[i%len(pathVariants)]} {
			c := bmc.Config{Files: []string{source}, Lower: lower.DefaultOptions(), AllProperties: true, Solver: "yices", Timeout: 10 * time.Second,
				VC: vcgen.Options{Mem: v.mem, StoreMap: v.storeMap, ARM: true}, Front: frontend.Options{SignedOverflow: true, Lifetimes: true, UndefinedShift: true, Bounds: true}}
			res, err := bmc.Run(context.Background(), c)
			if err != nil {
				t.Fatalf("seed %d: %v", s, err)
			}
			counts[res.Verdict.String()]++
			if got := failedLines(res); res.Verdict != bmc.Inconclusive && got != strings.TrimSpace(string(want)) {
				t.Errorf("seed %d (%s, store-map %s): lines %q fail, natively %q", s, v.mem, v.storeMap, got, want)
			}
		}
	}
	t.Log(counts)
	if open := counts[bmc.Inconclusive.String()]; 10*open > 3*(2*programs) {
		t.Errorf("%d of %d questions were not decided", open, 2*programs)
	}
}

var pathVariants = []struct{ mem, storeMap string }{{"lambda", "on"}, {"array", "on"}, {"seam", "off"}, {"seam", "cached"}}

// failedLines are the lines of the assertions that fail, in order.
func failedLines(res *bmc.Result) string {
	lines := map[int]bool{}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == bmc.StatusFailure && p.Check.Kind == ir.CheckAssertion {
			lines[int(p.Pos.Line)] = true
		}
	}
	text := fmt.Sprint(slices.Sorted(maps.Keys(lines)))
	return strings.Trim(text, "[]")
}
