package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The project file that init proposes proves functions that call themselves or each other: their contracts stand for their calls.
func TestProposedRecursion(t *testing.T) {
	dir := t.TempDir()
	const sum = "unsigned sum(unsigned n)\n__CPROVER_requires(n <= 1000)\n__CPROVER_assigns()\n__CPROVER_ensures(__CPROVER_return_value == n * (n + 1) / 2)\n"
	files := map[string]string{
		"right.c": sum + "{ return n == 0 ? 0 : n + sum(n - 1); }\n",
		"wrong.c": sum + "{ return n == 0 ? 0 : n + sum(n / 2); }\n",
		"turns.c": "int even(unsigned n);\nint odd(unsigned n)\n__CPROVER_ensures(__CPROVER_return_value == (int)(n % 2))\n{ return n == 0 ? 0 : even(n - 1); }\n" +
			"int even(unsigned n)\n__CPROVER_ensures(__CPROVER_return_value == (n % 2 == 0))\n{ return n == 0 ? 1 : odd(n - 1); }\n",
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if a := seabmc(t, dir, nil, "init", "."); a.code != 0 {
		t.Fatalf("init: exit %d\n%s", a.code, a.stderr)
	}
	a := seabmc(t, dir, nil, "run", "-j1", "--cache-dir="+t.TempDir())
	for name, outcome := range map[string]string{"right/sum": "passed", "wrong/sum": "failed", "turns/odd": "passed", "turns/even": "passed"} {
		found := false
		for line := range strings.Lines(a.stdout) {
			f := strings.Fields(line)
			found = found || len(f) > 1 && f[0] == outcome && f[1] == name
		}
		if !found {
			t.Errorf("%s: want %s in\n%s", name, outcome, a.stdout)
		}
	}
}
