package prove

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/ir"
)

// Programs about lists that are wrong in a late round, for a reason that a careless shape would miss. None may be proved. Without SEABMC_UNBOUNDED=1 those are
// tried that unrolling a little does not find, and that differ most.
func TestListAttacks(t *testing.T) {
	few := map[string]bool{"arithmetic_back": true, "forged_rest": true, "two_lists_share_node": true, "holder_bytes": true, "same_object_of_stale": true, "kept_middle": true, "leak_one_node": true, "append_after_first": true}
	files, err := filepath.Glob("../testdata/unbounded/lists/*_unsafe.c")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		name = name[:len(name)-len("_unsafe.c")]
		if !all() && !few[name] {
			continue
		}
		t.Run(name, func(t *testing.T) {
			b, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			res, err := Check(ctx, program(t, file, string(b)), Prove)
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict == bmc.Successful {
				t.Errorf("WRONG: SUCCESSFUL with %+v", res.Invariants)
			}
		})
	}
}

// Lists are proved, too, where only assertions count, as for the property unreach-call of SV-COMP: accesses to memory are claimed beside them, and a failure of
// such a claim is none of the program.
func TestListsWhereAssertionsCount(t *testing.T) {
	for name, want := range map[string]bmc.Verdict{
		"values_safe":             bmc.Successful,
		"append_after_first_safe": bmc.Successful,
		"values_unsafe":           bmc.Failed,
	} {
		cfg := config(t, "../testdata/unbounded/lists/"+name+".c")
		cfg.Lower.BoundsCheck, cfg.Lower.PointerCheck, cfg.Lower.MayStayTracked = false, false, true
		cfg.Only = func(c ir.Check) bool { return c.Kind == ir.CheckAssertion }
		cfg.CPULimit = 30 * time.Second
		res, err := Check(context.Background(), cfg, Auto)
		if err != nil || res.Verdict != want {
			t.Errorf("%s: %v, %v, %v", name, res.Verdict, res.Reasons, err)
		}
	}
}
