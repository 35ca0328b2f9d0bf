package cgen_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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

// TestMachine compares statuses with what a walk through all states finds: no property that fails in some
// execution is proved, none fails that fails in no execution. SEABMC_MACHINE=N or N:SEED makes it try N
// programs from a seed on.
func TestMachine(t *testing.T) {
	programs, seed := asked(t, "SEABMC_MACHINE", 25)
	clang := tools(t)
	dir := t.TempDir()
	counts := map[string]int{}
	for i := range programs {
		s := seed + int64(i)
		source, native := filepath.Join(dir, "m.c"), filepath.Join(dir, "m")
		if err := os.WriteFile(source, []byte(cgen.Machine(s)), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(clang, "-w", "-O1", "-DNATIVE", source, "-o", native).CombinedOutput(); err != nil {
			t.Fatalf("seed %d does not compile: %s", s, out)
		}
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		out, err := exec.CommandContext(ctx, native).Output()
		cancel()
		if err != nil {
			counts["too many states"]++
			continue
		}
		fails := lineSet(string(out))
		v := append([]struct{ mem, storeMap string }{{"seam", "on"}, {"seam", "on"}}, pathVariants...)[i%(2+len(pathVariants))]
		c := bmc.Config{Files: []string{source}, Lower: lower.DefaultOptions(), AllProperties: true, Solver: "yices", Timeout: 3 * time.Second,
			VC: vcgen.Options{Mem: v.mem, StoreMap: v.storeMap, ARM: true}, Front: frontend.Options{SignedOverflow: true, Lifetimes: true, UndefinedShift: true, Bounds: true}}
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
