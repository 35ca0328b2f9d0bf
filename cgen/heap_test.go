package cgen_test

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/ir"
)

// TestHeap compares the lines where memory errors and leaks are found with a native run through all inputs. With SEABMC_HEAP=N or N:SEED it tries N
// programs from a seed on.
func TestHeap(t *testing.T) {
	programs, seed := asked(t, "SEABMC_HEAP", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := compiled(t, clang, dir, cgen.Heap(s), s, "-O0")
		out, err := exec.Command(native).Output()
		if err != nil {
			counts["skipped"]++
			continue
		}
		fails := lineSet(string(out))
		counts["lines that fail natively"] += len(fails)
		for _, v := range []variant{seam, variants[i%len(variants)]} {
			c := allProperties(source, v, 5*time.Second)
			c.Lower.MemoryLeak = true
			if i%3 == 1 {
				c.Cases = bmc.CasesAlways
			}
			res, err := bmc.Run(context.Background(), c)
			if err != nil {
				t.Fatalf("seed %d: %v", s, err)
			}
			counts[res.Verdict.String()]++
			compareLines(t, s, v, res, fails, func(p *bmc.Property) int {
				if p.Check.Kind == ir.CheckLeak {
					return 0
				}
				return lineOf(p)
			})
		}
	}
	t.Log(counts)
	if decided := counts[bmc.Failed.String()] + counts[bmc.Successful.String()]; decided < programs {
		t.Errorf("%d verdicts on %d programs: too few to tell", decided, programs)
	}
}
