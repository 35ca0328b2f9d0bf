package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Two limits of one program: the product of three unknown numbers is too hard for
// any solver, a loop with a memory of its own needs more and more memory.
const (
	hardProgram = `unsigned long nondet_ulong(void);
int main(void) {
	unsigned long a = nondet_ulong(), b = nondet_ulong(), c = nondet_ulong();
	if (a < 2 || b < 2)
		return 0;
	__CPROVER_assert(a * b * c != 0xc96a8bf66e2d8e4f || a * a * b % 1000003 != b * b * c % 777777 || a % c != 55, "hard");
	__CPROVER_assert(a > 1, "easy");
}
`
	largeProgram = `unsigned nondet_uint(void);
unsigned a[4096];
#ifndef limited
#define limited 1
#endif
int main(void) {
	unsigned s = 1, first = nondet_uint();
	__CPROVER_assert(first != 77 || limited, "first");
	for (unsigned i = 0; i < 4000000; i++) {
		a[i % 4096] = s * nondet_uint() + a[s % 4096];
		s += a[(i * 7) % 4096];
	}
	__CPROVER_assert(s != 12345, "sum");
}
`
)

func programFile(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestLimits checks that what a limit leaves open has the limit's status, and that what does not depend on the limit has its own status.
func TestLimits(t *testing.T) {
	tests := []struct {
		name, source string
		flags        []string
		code         int
		want         []string
	}{
		{"time, property by property", hardProgram, []string{"--timeout=12", "--all-properties"}, 5,
			[]string{"assertion hard: TIMEOUT", "assertion easy: SUCCESS", "timeout", "VERIFICATION INCONCLUSIVE"}},
		{"memory of our own process", largeProgram, []string{"--memory-limit=150", "--all-properties"}, 5,
			[]string{"is valid for a write of 4 bytes: OUT OF MEMORY", "memory limit of 150 MiB reached", "VERIFICATION INCONCLUSIVE"}},
		{"time, invariants", hardProgram, []string{"--timeout=0.01", "--engine=prove"}, 5, []string{"timeout of 10ms reached", "VERIFICATION INCONCLUSIVE"}},
		{"time, endless executions", hardProgram, []string{"--timeout=0.01", "--termination-check"}, 5, []string{"timeout of 10ms reached", "VERIFICATION INCONCLUSIVE"}},
		{"memory of the solver", hardProgram, []string{"--memory-limit=100", "--solver=z3", "--all-properties"}, 5,
			[]string{"assertion hard: OUT OF MEMORY", "assertion easy: SUCCESS", "out of memory", "VERIFICATION INCONCLUSIVE"}},
		{"a failure before a long loop, property by property", largeProgram, []string{"-Dlimited=0", "--memory-limit=250", "--all-properties"}, 10,
			[]string{"assertion first: FAILURE", "is valid for a write of 4 bytes: OUT OF MEMORY", "VERIFICATION FAILED"}},
		{"a failure before a long loop", largeProgram, []string{"-Dlimited=0", "--memory-limit=500"}, 10,
			[]string{"assertion first: FAILURE", "undetermined", "VERIFICATION FAILED"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a := seabmc(t, t.TempDir(), nil, append(tt.flags, programFile(t, tt.source))...)
			for _, w := range tt.want {
				if !strings.Contains(a.stdout, w) {
					t.Errorf("no %q in\n%s%s", w, a.stdout, a.stderr)
				}
			}
			if a.code != tt.code {
				t.Errorf("exit code %d, want %d", a.code, tt.code)
			}
		})
	}
}
