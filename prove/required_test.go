package prove

import (
	"context"
	"testing"
	"time"

	"seabmc/bmc"
)

// down fails for arguments below zero. What its calls have in common is that they are not; where one is, nothing is proved.
const down = `#include <assert.h>
int nondet_int(void);
static void down(int n) {
    assert(n >= 0);
    if (n > 0)
        down(n - 1);
}
`

func TestRequired(t *testing.T) {
	for _, tt := range []struct {
		name, program string
		proved        bool
	}{
		{"each call from outside is of a number that is not negative", down + `int main(void) { int n = nondet_int(); if (n >= 0) down(n); down(3); }`, true},
		{"one call is of any number", down + `int main(void) { down(3); down(nondet_int()); }`, false},
		{"one call is of any number, after a loop of any length", down + `int main(void) { for (unsigned i = 0, n = nondet_int(); i < n; i++) down(3); down(nondet_int()); }`, false},
		{"one call is made through a pointer", down + `int main(void) { void (*p)(int) = down; down(3); p(nondet_int()); }`, false},
		{"a function that is recursive itself calls it", down + `static void each(int k) { if (k > 0) { each(k - 1); down(k - 2); } } int main(void) { each(nondet_int()); }`, false},
		{"the recursion itself breaks it", `#include <assert.h>
int nondet_int(void);
static void f(int n) { assert(n >= 0); if (n > 0) f(n - 2); }
int main(void) { int n = nondet_int(); if (n >= 0) f(n); }`, false},
		{"the function is called again where its result is negative", `#include <assert.h>
int nondet_int(void);
static int f(int n) { assert(n >= 0); return n == 0 ? -1 : f(n - 1); }
int main(void) { int n = nondet_int(); if (n >= 0) f(f(n)); }`, false},
	} {
		t.Run(tt.name, func(t *testing.T) { provedOrNot(t, source(t, tt.program), tt.proved) })
	}
}

// A pointer that a loop only moves stays in its object; one that it sets does not.
func TestMoved(t *testing.T) {
	for _, tt := range []struct {
		name, body string
		proved     bool
	}{
		{"p++ up to the end", `char a[8], *p = a, *end = a + n % 9; while (p < end) *p++ = 1;`, true},
		{"p++ up to the end, or one further", `char a[8], *p = a, *end = a + n % 10; while (p < end) *p++ = 1;`, false},
		{"p and q change places", `char a[4], b[2], *p = a, *q = b; for (unsigned i = 0; i < n; i++) { char *t = p; p = q; q = t; } p[3] = 0;`, false},
		{"p is set in some round", `char a[8], b[2], *p = a; for (unsigned i = 0; i < n; i++) { if (i == 40) p = b; if (p == a + 9) p++; } p[3] = 0;`, false},
		{"p is set from another pointer that moves", `char a[8], b[2], *p = a, *q = b; for (unsigned i = 0; i < n; i++) { q = q + 0; if (i == 40) p = q + 0; } p[3] = 0;`, false},
		{"p is changed through its address", `char a[8], b[2], *p = a, **r = &p; for (unsigned i = 0; i < n; i++) { p = p + 0; if (i == 40) *r = b; } p[3] = 0;`, false},
		{"an inner loop sets p", `char a[8], b[2], *p = a; for (unsigned i = 0; i < n; i++) { p = p + 0; for (unsigned j = 0; j < i; j++) if (j == 40) p = b; } p[3] = 0;`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			provedOrNot(t, source(t, "unsigned nondet_uint(void);\nint main(void) {\n    unsigned n = nondet_uint();\n    "+tt.body+"\n}\n"), tt.proved)
		})
	}
}

// provedOrNot checks that a program is proved by invariants, or that it is not.
func provedOrNot(t *testing.T, file string, proved bool) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	cfg := config(t, file)
	cfg.CPULimit = time.Minute
	res, err := Check(ctx, cfg, Prove)
	if err != nil {
		t.Fatal(err)
	}
	if (res.Verdict == bmc.Successful) != proved {
		t.Errorf("%v %v, with %+v", res.Verdict, res.Reasons, res.Invariants)
	}
}
