package cgen_test

import (
	"context"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/ir"
)

// TestMachine compares statuses with what a walk through all states finds. No property that fails in some execution is proved, and none fails that
// fails in no execution. With SEABMC_MACHINE=N or N:SEED it tries N programs from a seed on.
func TestMachine(t *testing.T) {
	programs, seed := asked(t, "SEABMC_MACHINE", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := compiled(t, clang, dir, cgen.Machine(s), s, "-O1")
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		out, err := exec.CommandContext(ctx, native).Output()
		cancel()
		if err != nil {
			counts["too many states"]++
			continue
		}
		fails := lineSet(string(out))
		v := append([]variant{seam, seam}, variants...)[i%(2+len(variants))]
		c := allProperties(source, v, 3*time.Second)
		c.Lower.MaxUnwind = 12
		switch i % 4 {
		case 1:
			c.Lower.Unwind = 2 + i/4%3
		case 2:
			c.Cases = bmc.CasesAlways
		}
		res, err := bmc.Run(context.Background(), c)
		if err != nil {
			t.Fatalf("seed %d: %v", s, err)
		}
		counts[res.Verdict.String()]++
		if res.Verdict == bmc.Successful && len(fails) > 0 {
			t.Errorf("seed %d (%s, store-map %s): successful, natively lines %s fail", s, v.mem, v.storeMap, out)
		}
		for i := range res.Properties {
			p := &res.Properties[i]
			if p.Check.Kind != ir.CheckAssertion {
				continue
			}
			counts[string(p.Status)]++
			switch line := int(p.Pos.Line); {
			case p.Status == bmc.StatusSuccess && fails[line]:
				t.Errorf("seed %d (%s, store-map %s): line %d is proved, natively it fails", s, v.mem, v.storeMap, line)
			case p.Status == bmc.StatusFailure && !fails[line]:
				t.Errorf("seed %d (%s, store-map %s): line %d fails, natively it does not", s, v.mem, v.storeMap, line)
			}
		}
	}
	t.Log(counts)
	if decided := counts[string(bmc.StatusSuccess)] + counts[string(bmc.StatusFailure)]; 4*decided < programs {
		t.Errorf("%d assertions of %d programs were decided: too few to tell", decided, programs)
	}
}

// lineSet reads the numbers of lines that a native run printed.
func lineSet(text string) map[int]bool {
	set := map[int]bool{}
	for _, x := range strings.Fields(text) {
		n, _ := strconv.Atoi(x)
		set[n] = true
	}
	return set
}
