package prove

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"seabmc/bmc"
)

const preamble = `#include <assert.h>
#include <setjmp.h>
#include <stdlib.h>
int nondet_int(void); unsigned nondet_uint(void); _Bool nondet_bool(void);
`

// never checks that a program that is wrong is not proved.
func never(t *rapid.T, file string) bmc.Verdict {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	res, err := Check(ctx, config(nil, file), Prove)
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict == bmc.Successful {
		t.Fatalf("WRONG: SUCCESSFUL with %+v", res.Invariants)
	}
	return res.Verdict
}

// Loops that run a little past what is unrolled, with an assertion that fails there and nowhere else: it is never proved.
func TestBugsBeyond(t *testing.T) {
	tries := 0
	rapid.Check(t, func(r *rapid.T) {
		if tries++; tries > 5 && !all() { // the rest of rapid's tries are for SEABMC_UNBOUNDED=1
			return
		}
		bound := rapid.IntRange(mostRounds+2, 60).Draw(r, "rounds")
		vars := []string{"x", "y", "z"}
		typ := rapid.SampledFrom([]string{"int", "unsigned", "unsigned char", "short", "long"}).Draw(r, "type")
		var body strings.Builder
		for i := range rapid.IntRange(1, 4).Draw(r, "statements") {
			v, w := rapid.SampledFrom(vars).Draw(r, "v"), rapid.SampledFrom(vars).Draw(r, "w")
			k := rapid.IntRange(1, 5).Draw(r, "k")
			switch rapid.IntRange(0, 6).Draw(r, "kind") {
			case 0:
				fmt.Fprintf(&body, "%s += %d; ", v, k)
			case 1:
				fmt.Fprintf(&body, "if (nondet_bool()) %s -= %d; ", v, k)
			case 2:
				fmt.Fprintf(&body, "if (%s < %d) %s = %d; ", v, 4*k, w, k)
			case 3:
				fmt.Fprintf(&body, "%s = %s; ", v, w)
			case 4:
				fmt.Fprintf(&body, "*p = %d; ", k)
			case 5:
				fmt.Fprintf(&body, "if (n %% %d == 0) continue; ", k+1)
			default:
				fmt.Fprintf(&body, "a[%d] = a[%d] + 1; ", i, k%4)
			}
		}
		// The program counts its rounds in a way that no statement of the body touches, and fails in one of them.
		text := preamble + fmt.Sprintf(`int main(void) {
    %s x = 0, y = 0, z = 0, a[4] = {0}, *p = &%s;
    unsigned n = 0;
    while (nondet_bool()) {
        n++;
        assert(n != %d);
        if ((long)x > 100 || (long)x < -100) x = 0;
        if ((long)y > 100 || (long)y < -100) y = 0;
        if ((long)z > 100 || (long)z < -100) z = 0;
        for (int i = 0; i < 4; i++) if ((long)a[i] > 100) a[i] = 0;
        %s
    }
    return 0;
}
`, typ, rapid.SampledFrom(vars).Draw(r, "target"), bound, body.String())
		never(r, source(t, text))
	})
}

// all tells whether all programs are checked, not only a sample.
func all() bool { return os.Getenv("SEABMC_UNBOUNDED") != "" }

// Programs that are wrong for a reason that a careless proof would miss. None may be proved.
func TestAttacks(t *testing.T) {
	attacks := []struct{ name, body string }{
		{"a write through a pointer", "unsigned x = 0, *p = &x; unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) *p = 1; } assert(x == 0);"},
		{"a write through a pointer to a pointer", "unsigned x = 0, *p = &x, **q = &p; unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) **q = 1; } assert(x == 0);"},
		{"a call that writes a variable with static lifetime", "unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) spoil(); } assert(shared == 0);"},
		{"a call through a pointer", "void (*f)(void) = nothing; unsigned n = 0; while (nondet_bool()) { n++; f(); if (n == 49) f = spoil; } assert(shared == 0);"},
		{"a volatile variable that a round changes", "volatile unsigned v = 0; unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) v = 1; } assert(v == 0);"},
		{"break", "unsigned n = 0; while (n < 1000) { n++; if (n == 50 && nondet_bool()) break; } assert(n == 1000);"},
		{"goto out of the loop", "unsigned n = 0; while (n < 1000) { n++; if (n == 50 && nondet_bool()) goto out; } return 0; out: assert(0);"},
		{"goto within the loop", "unsigned n = 0, x = 0; while (nondet_bool()) { n++; if (n == 50) goto skip; continue; skip: x = 1; } assert(x == 0);"},
		{"goto that is the loop", "unsigned n = 0; again: n++; if (nondet_bool()) goto again; assert(n != 50);"},
		{"return from the loop", "unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) return check(n); } return 0;"},
		{"a loop in a recursive function", "return down(3);"},
		{"wrapping around", "unsigned char c = 0; unsigned n = 0; while (nondet_bool()) { c++; n++; } assert(c == n);"},
		{"wrapping around of a difference", "unsigned char c = 200, d = 0; while (nondet_bool()) { c++; d++; } assert(c >= d);"},
		{"signed overflow", "int i = 0; while (nondet_bool()) i += 1000; assert(i >= 0);"},
		{"the inner loop changes the outer counter", "unsigned i = 0, n = nondet_uint(); while (i < n) { unsigned j = 0; while (j < 40 && nondet_bool()) { j++; if (j == 30) i = 5; } i++; } assert(i == n);"},
		{"longjmp out of the loop", "volatile unsigned n = 0; if (setjmp(env)) assert(0); while (nondet_bool()) { n++; if (n == 50) longjmp(env, 1); }"},
		{"an element that is overwritten", "unsigned a[100], n = nondet_uint(), x = nondet_uint(); if (n > 100) return 0; for (unsigned i = 0; i < n; i++) { a[i] = 7; a[i / 2] = 8; } if (x < n) assert(a[x] == 7);"},
		{"an element that is set a round later", "unsigned a[101], n = nondet_uint(), x = nondet_uint(); if (n > 100) return 0; for (unsigned i = 0; i < n; i++) a[i + 1] = 7; if (x < n) assert(a[x] == 7);"},
		{"an array that two names lead to", "unsigned a[100], *b = a, n = nondet_uint(), x = nondet_uint(); if (n > 100) return 0; for (unsigned i = 0; i < n; i++) { a[i] = 7; b[0] = 8; } if (x < n) assert(a[x] == 7);"},
		{"a union", "union { unsigned char b[4]; unsigned u; } s = {0}; unsigned n = 0; while (nondet_bool()) { n++; s.b[3] = n == 50; } assert(s.u == 0);"},
		{"a name that hides another", "unsigned x = 0, n = 0; while (nondet_bool()) { unsigned x = 1; n += x; } assert(n == x || n != 50);"},
		{"a block that is freed in a late round", "int *p = malloc(4); if (!p) return 0; *p = 0; unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) free(p); } *p = 1;"},
		{"a null pointer in a late round", "int x = 0, *p = &x; unsigned n = 0; while (nondet_bool()) { n++; if (n == 50) p = 0; } *p = 1;"},
		{"a variable of the round before", "int *p = 0; unsigned n = 0; while (nondet_bool()) { int x = 0; n++; if (n > 50) *p = 1; p = &x; }"},
		{"a condition with a side effect", "unsigned n = 0; while (n++ < 100) if (nondet_bool()) break; assert(n != 50);"},
		{"a comma and a conditional", "unsigned n = 0, x = 0; while (nondet_bool()) n++, n == 50 ? (x = 1) : 0; assert(x == 0);"},
		{"a switch around the loop's body", "unsigned n = 0, k = nondet_uint() % 2; switch (k) { case 0: while (nondet_bool()) { n++; case 1: assert(n != 50); } }"},
	}
	for i, c := range attacks {
		if !all() && i%4 != 0 {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			file := source(t, preamble+`unsigned shared; jmp_buf env;
void spoil(void) { shared = 1; }
void nothing(void) {}
int check(unsigned n) { assert(n != 50); return 0; }
int down(int depth) { unsigned n = 0; while (nondet_bool()) { n++; if (depth == 1) assert(n != 50); } return depth ? down(depth - 1) : 0; }
int main(void) { `+c.body+" return 0; }\n")
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			res, err := Check(ctx, config(t, file), Prove)
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict == bmc.Successful {
				t.Errorf("WRONG: SUCCESSFUL with %+v", res.Invariants)
			}
		})
	}
}
