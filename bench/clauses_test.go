package bench

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// clausesOfContracts lists the parts of contracts, with a pattern that recognizes a program that has the part.
var clausesOfContracts = []struct{ name, pattern string }{
	{"requires", `__CPROVER_requires\(`},
	{"ensures", `__CPROVER_ensures\(`},
	{"assigns", `__CPROVER_assigns\(`},
	{"assigns under a condition", `__CPROVER_assigns\([^)?:]*[^):?]:[^:]`},
	{"frees", `__CPROVER_frees\(`},
	{"frees under a condition", `__CPROVER_frees\([^)?:]*:`},
	{"loop_invariant", `__CPROVER_loop_invariant\(`},
	{"decreases", `__CPROVER_decreases\(`},
	{"decreases of several", `__CPROVER_decreases\([^)]*,`},
	{"old", `__CPROVER_old\(`},
	{"loop_entry", `__CPROVER_loop_entry\(`},
	{"return_value", `__CPROVER_return_value`},
	{"is_fresh", `__CPROVER_is_fresh\(`},
	{"is_fresh in an invariant", `__CPROVER_loop_invariant\([^\n]*__CPROVER_is_fresh\(`},
	{"pointer_in_range_dfcc", `__CPROVER_pointer_in_range_dfcc\(`},
	{"pointer_equals", `__CPROVER_pointer_equals\(`},
	{"obeys_contract", `__CPROVER_obeys_contract\(`},
	{"object_whole", `__CPROVER_object_whole\(`},
	{"object_from", `__CPROVER_object_from\(`},
	{"object_upto", `__CPROVER_object_upto\(`},
	{"typed_target", `__CPROVER_typed_target\(`},
	{"was_freed", `__CPROVER_was_freed\(`},
	{"is_freeable", `__CPROVER_is_freeable\(`},
	{"r_ok", `__CPROVER_r_ok\(`},
	{"w_ok", `__CPROVER_w_ok\(`},
	{"rw_ok", `__CPROVER_rw_ok\(`},
	{"forall", `__CPROVER_forall\b`},
	{"exists", `__CPROVER_exists\b`},
	{"implication", `==>`},
	{"statement expression", `\(\{`},
	{"break in a loop", `(?s)__CPROVER_loop_invariant\(.*\bbreak;`},
	{"continue in a loop", `(?s)__CPROVER_loop_invariant\(.*\bcontinue;`},
	{"return in a loop", `(?s)__CPROVER_loop_invariant\([^\n]*\)\s*\{[^}]*\breturn\b`},
	{"goto in a loop", `(?s)__CPROVER_loop_invariant\(.*\bgoto\b`},
	{"do loop", `(?s)\bdo\b.*__CPROVER_loop_invariant\(`},
	{"--enforce-contract", `--enforce-contract `},
	{"--enforce-contract-rec", `--enforce-contract-rec `},
	{"--replace-call-with-contract", `--replace-call-with-contract `},
	{"--check-call-with-contract", `--check-call-with-contract `},
	{"--apply-loop-contracts", `--apply-loop-contracts`},
}

// TestEveryClause counts the programs of the corpus by the clauses that they have. Each clause is in at least one safe and one unsafe program. With
// -v it prints the table.
func TestEveryClause(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(projectRoot(t), "testdata", "verdicts", "contracts", "*.c"))
	if err != nil || len(files) < 120 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	type count struct{ safe, unsafe int }
	counts := make([]count, len(clausesOfContracts))
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range clausesOfContracts {
			switch {
			case !regexp.MustCompile(c.pattern).Match(text):
			case strings.HasSuffix(f, "_safe.c"):
				counts[i].safe++
			case strings.HasSuffix(f, "_unsafe.c"):
				counts[i].unsafe++
			}
		}
	}
	t.Logf("%-30s %5s %7s", "clause", "safe", "unsafe")
	for i, c := range clausesOfContracts {
		t.Logf("%-30s %5d %7d", c.name, counts[i].safe, counts[i].unsafe)
		if counts[i].safe == 0 || counts[i].unsafe == 0 {
			t.Errorf("%s: %d safe and %d unsafe programs in testdata/verdicts/contracts", c.name, counts[i].safe, counts[i].unsafe)
		}
	}
}
