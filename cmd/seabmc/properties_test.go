package main

import (
	"strings"
	"testing"
)

const several = `#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  assert(x != 5);
  if (x > 7)
    assert(x > 6);
  if (x > 7 && x < 3)
    assert(x == 1);
  assert(x != 5 && x != 6);
  int *p = malloc(4);
  *p = x;
  free(p);
  return 100 / x;
}
`

// What does not come after the loop on any path is decided for all executions. Handlers that run at exit come after it.
const behind = `#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
static int early(int x) { return x + 1; }
static int later(int n) { return n + 2; }
static void at_the_end(void) { __CPROVER_assert(nondet_int() != 3 || early(1) == 2, "at the end"); }
int main(void) {
  int x = nondet_int(), n = 0;
  atexit(at_the_end);
  if (x < 0 || x > 9)
    return 0;
  assert(early(x) > 0);
  if (x > 5) {
    assert(x > 2);
    _Exit(0);
  }
  while (nondet_int()) {
    n++;
    assert(n < 100);
  }
  assert(later(n) > 0);
  return 0;
}
`

// Of two failures after a function that libraries round differently, one happens with every library.
const rounded = `#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  double s = sin(x);
  assert(s <= 1 || x > 3);
  assert(x != 7);
  assert(s != 0.5);
}
`

// TestPropertyStatuses decides the properties of a program one by one.
func TestPropertyStatuses(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "several.c", several)
	write(t, dir, "hard.c", hard)
	write(t, dir, "loop.c", "#include <assert.h>\nunsigned nondet_uint(void);\nint main(void) { unsigned n = nondet_uint(), s = 0;\n"+
		"for (unsigned i = 0; i < n; i++) s++;\nassert(s == n);\nassert(n != 2);\nreturn 0; }\n")
	write(t, dir, "behind.c", behind)
	write(t, dir, "rounded.c", rounded)
	tests := []struct {
		name, args string
		code       int
		want       []string // parts of standard output
	}{
		{"before a bound that fails and behind it", "--all-properties --unwind=2 behind.c", 10, []string{
			"assertion early(x) > 0: SUCCESS", "assertion x > 2: SUCCESS", "[main.assertion.3] assertion n < 100: UNDETERMINED", "[main.assertion.4] assertion later(n) > 0: UNDETERMINED",
			"assertion at the end: UNDETERMINED"}},
		{"before an automatic bound and behind it", "--all-properties --max-unwind=2 behind.c", 10, []string{
			"assertion early(x) > 0: SUCCESS", "assertion x > 2: SUCCESS", "[main.assertion.3] assertion n < 100: FAILURE", "[main.assertion.4] assertion later(n) > 0: UNDETERMINED", "assertion at the end: UNDETERMINED"}},
		{"asked for by name, before a bound", "--property main.assertion.2 --unwind=2 behind.c", 0, []string{"1 success, 1 undetermined"}},
		{"failures that depend on rounding and others", "--all-properties rounded.c", 10, []string{
			"assertion s <= 1 || x > 3: SUCCESS", "assertion x != 7: FAILURE", "assertion s != 0.5: UNDETERMINED", "unsupported: sin"}},
		{"all properties", "--all-properties several.c", 10, []string{
			"[main.assertion.1] assertion x != 5: FAILURE", "[main.assertion.2] assertion x > 6: SUCCESS\n",
			"[main.assertion.3] assertion x == 1: SUCCESS (unreachable)", "[main.assertion.4] assertion x != 5 && x != 6: FAILURE",
			"is valid for a write of 4 bytes: FAILURE", "division by zero: FAILURE", "[main.free.1]"}},
		{"vacuity", "--vacuity --property main.assertion.2 --property main.assertion.3 several.c", 0, []string{
			"[main.assertion.2] assertion x > 6: SUCCESS\n", "[main.assertion.3] assertion x == 1: SUCCESS (unreachable)"}},
		{"vacuity only", "--vacuity-only --json several.c", 5, []string{`"reached": true`, `"vacuous": true`, "nothing was to be proved"}},
		{"a property behind one that fails", "--property main.assertion.4 several.c", 10, []string{"FAILURE", "x = 6"}},
		{"a property that holds", "--property main.assertion.2 several.c", 0, []string{"1 property, 1 success"}},
		{"no such property", "--property main.nothing.1 several.c", 6, nil},
		{"behind a bound that fails", "--all-properties --unwind=4 loop.c", 10, []string{
			"[main.unwind.0] unwinding assertion loop 0: at most 4 iterations: FAILURE", "assertion s == n: UNDETERMINED", "assertion n != 2: FAILURE"}},
		{"behind an automatic bound", "--all-properties --max-unwind=4 loop.c", 10, []string{"assertion s == n: UNDETERMINED", "assertion n != 2: FAILURE"}},
		{"one property behind a bound", "--property main.assertion.1 --unwind=4 loop.c", 5, []string{"UNDETERMINED"}},
		{"time", "--all-properties --timeout=1 hard.c", 5, []string{"TIMEOUT"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a := seabmc(t, dir, nil, strings.Fields(tt.args)...)
			if a.code != tt.code {
				t.Errorf("exit code %d, want %d", a.code, tt.code)
			}
			out := a.stdout
			if strings.Contains(tt.name, "one property") {
				out = strings.ToUpper(out)
			}
			for _, s := range tt.want {
				if !strings.Contains(out, s) {
					t.Errorf("no %q in\n%s", s, a.stdout)
				}
			}
		})
	}
}

// TestExplanations has one program for each way in which a check on a pointer or an operation can fail, and what the report says about it.
func TestExplanations(t *testing.T) {
	dir := t.TempDir()
	tests := []struct{ body, flags, want string }{
		{"int *p = 0; *p = 1;", "", "because the pointer is NULL"},
		{"struct { int a, b; } *p = 0; p->b = 1;", "", "because the pointer is NULL + 4"},
		{"int *p = (int *)0x12345678; *p = 1;", "", "because the pointer 0x12345678 is not an address of any object"},
		{"int *p = malloc(4);\nfree(p);\n*p = 1;", "", "because malloc#1 (4 bytes, allocated at t.c:6) was freed at t.c:7"},
		{"int *p;\n{ int x = 0; p = &x; }\n*p = 1;", "", "because the life of x (4 bytes, local variable at t.c:7) ended at t.c:"},
		{"char *p = malloc(4);\np[5] = 1;", "", "because offset 5 is past the end of malloc#1 (4 bytes, allocated at t.c:6)"},
		{"char *p = malloc(6);\n*(int *)(p + 4) = 1;", "", "because 4 bytes at offset 4 end 2 bytes past the end of malloc#1 (6 bytes, allocated at t.c:6)"},
		{"char b[4], *p = b;\np[-3] = 1;", "", "because offset -3 is 3 bytes before the start of b (4 bytes, local variable at t.c:6)"},
		{"char *p = \"abc\"; *p = 1;", "", "is constant"},
		{"char *p = (char *)main; *p = 1;", "", "because main is a function, not data"},
		{"char *p = malloc(4); free(p + 1);", "", "because offset 1 is not the start of malloc#1"},
		{"int x; free(&x);", "", "was not allocated by malloc"},
		{"char *p = malloc(4); free(p);\nfree(p);", "", "was freed at t.c:6"},
		{"void (*f)(void) = 0; f();", "", "because the pointer is NULL"},
		{"int x = nondet_int(); if (x == 2147483647) x = x + 1;", "", "because 2147483647 + 1 is not a value of type int"},
		{"int x = -2147483647 - 1; x = -x;", "", "because -(-2147483648) is not a value of type int"},
		{"int x = nondet_int(); if (x == 40) x = 1 << x;", "", "because the count is 40, and type int has 32 bits"},
		{"int a[7], x = nondet_int(); if (x == 9) return a[x];", "", "because index 9 is outside int[7]"},
		{"int x = nondet_int(); if (x == 0) return 5 / x;", "", "because 5 is divided by 0"},
		{"unsigned x = nondet_int(); if (x == 0) return x - 1;", "--unsigned-overflow-check", "because 0 - 1 is not a value of type unsigned int"},
		{"keep = malloc(4);", "--memory-leak-check", "was never freed; it is still reachable through keep"},
		{"malloc(4);", "--memory-leak-check", "is lost"},
		{"keep = malloc(4); malloc(8);", "--memory-leak-check", "lost: no variable leads to it; malloc#1 (4 bytes"}, // both, what is lost first
		{"char *p = malloc(4); exit(*p = 1);", "--memory-cleanup-check", "was never freed; perhaps a local variable still leads to it"},
		{"char b[9] = \"abcdef\";\nmemcpy(b + 2, b, 4);", "", "are less than 4 bytes apart"},
	}
	for _, tt := range tests {
		write(t, dir, "t.c", "#include <stdlib.h>\n#include <string.h>\nint nondet_int(void);\nchar *keep;\nint main(void) {\n"+tt.body+"\nreturn 0; }\n")
		a := seabmc(t, dir, nil, append(strings.Fields(tt.flags), "--no-malloc-may-fail", "t.c")...)
		if a.code != 10 || !strings.Contains(a.stdout, tt.want) {
			t.Errorf("%s: exit code %d, no %q in\n%s", tt.body, a.code, tt.want, a.stdout)
		}
	}
}
