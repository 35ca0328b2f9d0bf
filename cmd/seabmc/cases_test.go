package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Programs that are checked once for each value of an unknown must get the same verdict as in a single check. Each comes with what a wrong split
// would give.
func TestCaseSplit(t *testing.T) {
	const head = `#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern unsigned char nondet_uchar(void);
extern void __VERIFIER_assume(int);
static unsigned char below(unsigned char n) { unsigned char v = nondet_uchar(); __VERIFIER_assume(v < n); return v; }
static unsigned char sift(unsigned char depth) { unsigned char v = below(3); return depth == 0 ? v : v + 3 * sift(depth - 1); }
static char a[16], ends;
#ifdef TWICE
__attribute__((constructor, destructor)) static void twice(void) {
	a[below(3)]++;
	assert(!ends++ || a[0] != 1);
}
#endif
`
	tests := []struct {
		name, body string
		args       string
		code       int
		want       string // part of standard output
	}{
		{"items of symbolic size", `size_t size = 1 + below(2), n = below(4); char in[2] = {7, 9};
			for (size_t i = 0; i < n; i++) memcpy(a + i * size, in, size);
			for (size_t i = 0; i < n; i++) assert(a[i * size] == 7 && a[i * size + size - 1] == (size == 1 ? 7 : 9));`, "", 0, ""},
		{"a bug in the last case only", `size_t size = 1 + below(3), n = below(5);
			for (size_t i = 0; i < n; i++) a[i * size + size - 1] = 1;
			assert(a[8] == 0 || size != 3 || n != 3);`, "", 10, "assertion a[8] == 0"},
		{"an assertion before the assumption sees all values", `unsigned char n = nondet_uchar();
			assert(n != 200); __VERIFIER_assume(n < 4); a[n * 3] = 1; assert(a[n * 3] == 1);`, "", 10, "assertion n != 200"},
		{"an assumption on one path only", `unsigned char n = nondet_uchar();
			if (below(2)) { __VERIFIER_assume(n < 4); a[n] = 1; } assert(n != 77);`, "", 10, "assertion n != 77"},
		{"the unknowns of different rounds differ", `for (int i = 0; i < 3; i++) a[below(3)]++;
			assert(!(a[0] == 1 && a[1] == 1 && a[2] == 1));`, "", 10, "assertion !(a[0] == 1"},
		{"and of different calls", `unsigned char x = below(3), y = below(3); a[x] = 1; a[y] = 2; assert(x == y || a[x] == 1); assert(x == y);`, "", 10, "assertion x == y"},
		{"and of different depths", `unsigned char k = sift(1); __VERIFIER_assume(k < 9); a[k] = 1; assert(k != 5);`, "", 10, "assertion k != 5"},
		{"and of a constructor that is a destructor too", ``, "-D TWICE", 10, "twice.assertion.1"},
		{"one status for all cases", `unsigned char n = below(4); a[n] = 1; assert(n != 2); assert(a[n] == 1); assert(n < 4 && (n != 3 || a[3]));`,
			"--all-properties", 10, "6 properties, 1 failure, 5 success"},
		{"the second allocation that fails", `char *p = malloc(2), *q = malloc(2); if (p) p[0] = p[1] = 1; if (q) q[0] = q[1] = 1; assert(p || q);`, "", 10, "assertion p || q"},
		{"allocations of different paths", `char *p = a, *q = malloc(2); if (below(2)) { if (!q) p = malloc(3); } else p = malloc(4); if (p) p[1] = 1; assert(p || q);`, "", 10, "assertion p || q"},
		{"allocations that no bug depends on", `for (int i = 0; i < 3; i++) { char *p = malloc(2); if (p) { p[0] = p[1] = 1; free(p); } } assert(a[0]);`, "", 10, "assertion a[0]"},
		{"each allocation may fail", `int n = 0; while (n < 3) { char *p = malloc(2); if (!p) break; p[0] = p[1] = 1; n++; } assert(n < 4);`, "", 0, ""},
		{"a bound that only one case needs", `size_t n = below(6), s = 0; for (size_t i = 0; i < n; i++) s += a[i]; assert(s == 0);`, "--unwind=4", 10, "main.unwind.0"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, "p.c", head+"int main(void) {\n"+strings.ReplaceAll(tt.body, "; ", ";\n")+"\nreturn 0; }\n") // each assertion on a line of its own
			for _, how := range []string{"always", "never"} {
				a := seabmc(t, dir, nil, append(strings.Fields(tt.args), "--case-split="+how, "--stats=json", "p.c")...)
				if a.code != tt.code || !strings.Contains(a.stdout, tt.want) {
					t.Errorf("--case-split=%s: exit code %d, want %d and %q in\n%s", how, a.code, tt.code, tt.want, a.stdout)
				}
				var stats struct{ Cases int }
				for _, line := range strings.Split(a.stderr, "\n") {
					if strings.HasPrefix(line, "{") {
						_ = json.Unmarshal([]byte(line), &stats)
					}
				}
				if split := stats.Cases > 1; tt.code == 0 && split != (how == "always") {
					t.Errorf("--case-split=%s: %d cases", how, stats.Cases)
				}
			}
			caseByCase(t, dir, tt.args, tt.code)
		})
	}
}

// caseByCase checks that runs that look at one case each come to the same verdict.
func caseByCase(t *testing.T, dir, args string, code int) {
	t.Helper()
	flags, err := json.Marshal(append(strings.Fields(args), "--case-split=always"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"p.c\"\nflags = "+string(flags)+"\n")
	if a := seabmc(t, dir, nil, "run", "--split-cases", "--no-cache"); a.code != code || a.stderr != "" {
		t.Errorf("--split-cases: exit code %d, want %d\n%s%s", a.code, code, a.stdout, a.stderr)
	}
}

// If a property was proved in some cases but the time ended in another case or before it, nothing is known about the property, not even that nothing
// reaches it.
func TestCaseSplitCutOff(t *testing.T) {
	const head = `#include <assert.h>
extern unsigned char nondet_uchar(void);
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
static char a[16];
int main(void) {
	unsigned char n = nondet_uchar();
	__VERIFIER_assume(n < 4);
	a[n * 3] = 1;
	assert(a[n * 3] == 1);
`
	for what, body := range map[string]string{
		"while a case is unrolled": `if (n == 3)
			for (unsigned s = 0; s < 4000000000u; s++)
				a[1] ^= 1;
		assert(n != 3);
		if (n == 3)
			assert(a[1] == 7);`,
		"before the last case": `unsigned long long x = nondet_uint(), y = nondet_uint();
		if (n == 1)
			assert(x < 2 || y < 2 || x * y != 8670687648630721837u); // a product of two primes
		assert(n != 3);
		if (n == 3)
			assert(a[1] == 7);`,
	} {
		t.Run(what, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, "p.c", head+body+"\n}\n")
			r := seabmc(t, dir, nil, "--json", "--vacuity", "--case-split=always", "--timeout=4s", "p.c")
			var d struct {
				Properties []struct {
					Kind, Description, Status string
					Vacuous, Reached          bool
				}
			}
			if err := json.Unmarshal([]byte(r.stdout), &d); err != nil || len(d.Properties) == 0 || r.code != 5 {
				t.Fatal(err, r.code, r.stdout)
			}
			reached := 0
			for _, p := range d.Properties {
				if p.Reached {
					reached++
				}
				if p.Vacuous || p.Kind == "assertion" && p.Status != "TIMEOUT" {
					t.Errorf("%s: %s, unreachable: %v", p.Description, p.Status, p.Vacuous)
				}
			}
			if reached < 2 { // the first two, in the first case
				t.Errorf("%d properties are said to be reached", reached)
			}
		})
	}
}
