package plain_test

import (
	"os/exec"
	"strings"
	"testing"
)

// A judge that uses the code it judges is worthless. So this package must not import any package that lies between SEA-IR and the verdict.
func TestSharesNothing(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "seabmc/plain").Output()
	if err != nil {
		t.Fatal(err)
	}
	shared := map[string]bool{"seabmc/plain": true, "seabmc/ir": true, "seabmc/ir/parser": true, "seabmc/ir/printer": true, "seabmc/ir/verify": true, "seabmc/ir/floats": true, "seabmc/ir/interp": true, "seabmc/ir/lower": true, "seabmc/frontend": true, "seabmc/untouched": true, "seabmc/checks": true, "seabmc/llvm": true, "seabmc/subprocess": true, "seabmc/subprocess/cgroup": true, "seabmc/tools": true, "seabmc/scratch": true}
	for _, p := range strings.Fields(string(out)) {
		if strings.HasPrefix(p, "seabmc/") && !shared[p] && !strings.HasPrefix(p, "seabmc/ir/lower/") && !strings.HasPrefix(p, "seabmc/frontend/") {
			t.Errorf("package plain imports %s", p)
		}
	}
}
