package prove

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"seabmc/bmc"
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
