package witness

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/bmc"
	"seabmc/ir"
)

// What is written can be read again: the invariants of loops, at the keyword of each.
func TestInvariantsRoundTrip(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	if err := os.WriteFile(file, []byte("int main(void) {\n    while (1) {}\n    for (;;) while (1) {}\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := &bmc.Result{Verdict: bmc.Successful, Program: &ir.Program{PtrBits: 64}, Invariants: []bmc.LoopInvariants{
		{File: file, Line: 2, Function: "main", Clauses: []bmc.InvariantClause{{Formula: "i <= n"}, {Formula: "__CPROVER_loop_entry(i) <= i"}}},
		{File: file, Line: 3, Function: "main"},
	}}
	var out bytes.Buffer
	if err := YAML(&out, r, Task{Files: []string{file}}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "column: 5\n") || strings.Count(out.String(), "column:") != 2 || strings.Count(out.String(), "format: c_expression") != 2 {
		t.Error(out.String())
	}
	to := filepath.Join(dir, "w.yml")
	if err := os.WriteFile(to, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	claims, err := ReadInvariants(to)
	if err != nil || len(claims) != 3 {
		t.Fatal(claims, err)
	}
	if c := claims[1]; c.Formula != "__CPROVER_loop_entry(i) <= i" || c.Line != 2 || c.Function != "main" || c.Unusable != "" {
		t.Errorf("%+v", c)
	}
	if claims[2].Formula != "1" || claims[2].Line != 3 {
		t.Errorf("%+v", claims[2])
	}
}

// Witnesses of other tools. Some of them should not be trusted.
func TestReadInvariants(t *testing.T) {
	const set = "- entry_type: invariant_set\n  content:\n    - invariant:\n"
	for _, c := range []struct{ name, text, want string }{
		{"an invariant", set + "        {type: loop_invariant, location: {file_name: a.c, line: 3}, value: x > 0, format: c_expression}\n", "x > 0"},
		{"the old format", "- entry_type: loop_invariant\n  location: {file_name: a.c, line: 3}\n  loop_invariant: {string: x > 0, type: assertion, format: C}\n", "x > 0"},
		{"no invariants", "- entry_type: invariant_set\n  content: []\n", ""},
		{"of a place that is no loop", set + "        {type: location_invariant, location: {file_name: a.c, line: 3}, value: x, format: c_expression}\n", "unusable: a location_invariant is not supported"},
		{"another language", set + "        {type: loop_invariant, location: {file_name: a.c, line: 3}, value: x, format: acsl_expression}\n", "unusable: the format acsl_expression is not supported"},
		{"no place", set + "        {type: loop_invariant, value: x, format: c_expression}\n", "unusable: it has no place"},
		{"another entry", "- entry_type: ghost_set\n", "unusable: an entry of the type ghost_set"},
		{"a violation", "- entry_type: violation_sequence\n", "error: a witness of a violation"},
		{"empty", "", "error: no entry"},
		{"no YAML", "a: [", "error: not a witness in YAML"},
		{"not a list", "entry_type: invariant_set\n", "error: not a witness in YAML"},
		{"content of another kind", "- entry_type: invariant_set\n  content: 7\n", "error: not a list of invariants"},
		{"aliases that grow", "- &a [x, x]\n- &b [*a, *a]\n- &c [*b, *b]\n", "error: not a witness in YAML"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "w.yml")
			if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
				t.Fatal(err)
			}
			claims, err := ReadInvariants(file)
			got := ""
			switch {
			case err != nil:
				got = "error: " + err.Error()
			case len(claims) == 1 && claims[0].Unusable != "":
				got = "unusable: " + claims[0].Unusable
			case len(claims) == 1:
				got = claims[0].Formula
			}
			if want, isError := strings.CutPrefix(c.want, "error: "); isError && (err == nil || !strings.Contains(got, want)) || !isError && !strings.HasPrefix(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
