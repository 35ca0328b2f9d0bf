package cgen_test

import (
	"context"
	"fmt"
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/ir"
)

// TestPaths compares which assertions fail with a native run through all inputs. With SEABMC_PATHS=N or N:SEED it tries N programs from a seed on.
func TestPaths(t *testing.T) { comparePaths(t, "SEABMC_PATHS", 25, cgen.Paths) }

// TestScanners does the same with loops that move a cursor through the input. SEABMC_SCANNERS=N or N:SEED.
func TestScanners(t *testing.T) { comparePaths(t, "SEABMC_SCANNERS", 25, cgen.Scanners) }

// TestAutomata does the same with loops around a switch on a state. SEABMC_AUTOMATA=N or N:SEED.
func TestAutomata(t *testing.T) { comparePaths(t, "SEABMC_AUTOMATA", 25, cgen.Automata) }

func comparePaths(t *testing.T, variable string, usual int, generate func(seed int64) string) {
	programs, seed := asked(t, variable, usual)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := compiled(t, clang, dir, generate(s), s, "-O1", "-fsanitize=undefined,address", "-fno-sanitize-recover=all")
		want, err := exec.Command(native).Output()
		if err != nil {
			counts["undefined"]++ // what comes after has no meaning
			continue
		}
		for _, v := range []variant{seam, variants[i%len(variants)]} {
			c := allProperties(source, v, 10*time.Second)
			res, err := bmc.Run(context.Background(), c)
			if err != nil {
				t.Fatalf("seed %d: %v", s, err)
			}
			counts[res.Verdict.String()]++
			got, native := failedLines(res), strings.Fields(string(want))
			right := slices.Equal(got, native)
			if leftOpen(res) || res.Verdict == bmc.Inconclusive { // it ran out of time: what it found must be right
				right = !slices.ContainsFunc(got, func(line string) bool { return !slices.Contains(native, line) })
			}
			if !right {
				t.Errorf("seed %d (%s, store-map %s): lines %q fail, natively %q", s, v.mem, v.storeMap, got, native)
			}
		}
	}
	t.Log(counts)
	if counts["undefined"] == programs {
		t.Error("no program was compared")
	}
	if open := counts[bmc.Inconclusive.String()]; 10*open > 3*(2*programs) {
		t.Errorf("%d of %d questions were not decided", open, 2*programs)
	}
}

// failedLines returns the lines of the assertions that fail, in order.
func failedLines(res *bmc.Result) []string {
	lines := map[int]bool{}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == bmc.StatusFailure && p.Check.Kind == ir.CheckAssertion {
			lines[int(p.Pos.Line)] = true
		}
	}
	var out []string
	for _, line := range slices.Sorted(maps.Keys(lines)) {
		out = append(out, fmt.Sprint(line))
	}
	return out
}

// leftOpen reports whether an assertion was neither proved nor found to fail.
func leftOpen(res *bmc.Result) bool {
	return slices.ContainsFunc(res.Properties, func(p bmc.Property) bool {
		return p.Check.Kind == ir.CheckAssertion && p.Status != bmc.StatusSuccess && p.Status != bmc.StatusFailure
	})
}
