package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// A proof is found again by its formula. A bug, another formula and another solver are asked anew, and a run without an answer leaves nothing behind.
func TestCache(t *testing.T) {
	dir := t.TempDir()
	const program = `#include <assert.h>
unsigned nondet_unsigned(void);
int main(void) { unsigned x = nondet_unsigned(), y = nondet_unsigned(); if (x < 32 && y < 32) assert(2 * x * y %s x * x + y * y); return 0; }
`
	good := write(t, dir, "good.c", strings.Replace(program, "%s", "<=", 1))
	same := write(t, dir, "same.c", strings.Replace(strings.Replace(program, "%s", "<=", 1), "return 0", "return 1", 1))
	bad := write(t, dir, "bad.c", strings.Replace(program, "%s", "<", 1))
	// the product of two primes of 31 bits
	hard := write(t, dir, "hard.c", `#include <assert.h>
unsigned long nondet_ulong(void);
int main(void) { unsigned long x = nondet_ulong(), y = nondet_ulong();
 if (x > 1 && y > 1 && x < 0x100000000ul && y < 0x100000000ul) assert(x * y != 4611685975477714963ul); return 0; }
`)
	cache := filepath.Join(dir, "cache")
	proofs := func() int {
		files, _ := filepath.Glob(filepath.Join(cache, "unsat-*"))
		return len(files)
	}
	for _, step := range []struct {
		what, file string
		flags      []string
		verdict    string
		cached     bool
		proofs     int
	}{
		{"first", good, nil, "SUCCESSFUL", false, 1},
		{"again", good, nil, "SUCCESSFUL", true, 1},
		{"the same formula of another file", same, nil, "SUCCESSFUL", true, 1},
		{"another representation with the same formula", good, []string{"--mem=lambda"}, "SUCCESSFUL", true, 1},
		{"another solver", good, []string{"--solver=z3"}, "SUCCESSFUL", false, 2},
		{"a bug", bad, nil, "FAILED", false, 2},
		{"a bug again", bad, nil, "FAILED", false, 2},
		{"no answer", hard, []string{"--timeout=300ms"}, "INCONCLUSIVE", false, 2},
		{"no answer again", hard, []string{"--timeout=300ms"}, "INCONCLUSIVE", false, 2},
	} {
		a := seabmc(t, dir, nil, append([]string{"--cache", "--cache-dir=" + cache, step.file}, step.flags...)...)
		if lastLine(a.stdout) != "VERIFICATION "+step.verdict {
			t.Errorf("%s: %s", step.what, a.stdout+a.stderr)
		}
		if got := strings.Contains(a.stdout, "from the cache: 1 proof of earlier runs"); got != step.cached {
			t.Errorf("%s: says that it is from the cache: %v\n%s", step.what, got, a.stdout)
		}
		if n := proofs(); n != step.proofs {
			t.Errorf("%s: %d proofs are kept, want %d", step.what, n, step.proofs)
		}
	}
	if a := seabmc(t, dir, nil, "--cache", "--cache-dir="+write(t, dir, "file", ""), good); a.code != 6 || !strings.Contains(a.stderr, "file") {
		t.Errorf("a cache folder that is a file: exit %d, %s", a.code, a.stderr)
	}
}
