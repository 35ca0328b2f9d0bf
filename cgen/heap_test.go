package cgen_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/vcgen"
)

// TestHeap compares the lines where memory errors are found, and leaks, with a native run through all inputs.
// SEABMC_HEAP=N or N:SEED makes it try N programs from a seed on.
func TestHeap(t *testing.T) {
	programs, seed := asked(t, "SEABMC_HEAP", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := filepath.Join(dir, "h.c"), filepath.Join(dir, "h")
		if err := os.WriteFile(source, []byte(cgen.Heap(s)), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(clang, "-w", "-O0", "-DNATIVE", source, "-o", native).CombinedOutput(); err != nil {
			t.Fatalf("seed %d does not compile: %s", s, out)
		}
		out, err := exec.Command(native).Output()
		if err != nil {
			counts["skipped"]++
			continue
		}
		fails := lineSet(string(out))
		counts["lines that fail natively"] += len(fails)
		for _, v := range []struct{ mem, storeMap string }{{"seam", "on"}, pathVariants[i%len(pathVariants)]} {
			c := bmc.Config{Files: []string{source}, Lower: lower.DefaultOptions(), AllProperties: true, Solver: "yices", Timeout: 5 * time.Second,
				VC: vcgen.Options{Mem: v.mem, StoreMap: v.storeMap, ARM: true}, Front: frontend.Options{SignedOverflow: true, Lifetimes: true, UndefinedShift: true, Bounds: true}}
			c.Lower.MemoryLeak = true
			if i%3 == 1 {
				c.Cases = bmc.CasesAlways
			}
			res, err := bmc.Run(context.Background(), c)
			if err != nil {
				t.Fatalf("seed %d: %v", s, err)
			}
			counts[res.Verdict.String()]++
			found, open := map[int]bool{}, map[int]bool{}
			for i := range res.Properties {
				p := &res.Properties[i]
				line := int(p.Pos.Line)
				if p.Check.Kind == ir.CheckLeak {
					line = 0
				}
				switch p.Status {
				case bmc.StatusFailure:
					found[line] = true
				case bmc.StatusSuccess:
				default:
					open[line] = true
				}
			}
			for line := range fails {
				if !found[line] && !open[line] {
					t.Errorf("seed %d (%s, store-map %s): line %d does not fail, natively it does", s, v.mem, v.storeMap, line)
				}
			}
			for line := range found {
				if !fails[line] {
					t.Errorf("seed %d (%s, store-map %s): line %d fails, natively it does not", s, v.mem, v.storeMap, line)
				}
			}
		}
	}
	t.Log(counts)
}
