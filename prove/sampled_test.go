package prove

import (
	"context"
	"slices"
	"testing"

	"seabmc/bmc"
)

// What executions have in common proves these programs, and no other tactic proposes it.
func TestEquationsFromExecutions(t *testing.T) {
	for _, file := range []string{"counters/shared_out", "products/root", "products/sum_of_squares"} {
		res, err := Check(context.Background(), config(t, "../testdata/unbounded/"+file+"_safe.c"), Prove)
		if err != nil || res.Verdict != bmc.Successful {
			t.Fatalf("%s: %v %v %v", file, res.Verdict, res.Reasons, err)
		}
		if !slices.ContainsFunc(res.Invariants, func(l bmc.LoopInvariants) bool {
			return slices.ContainsFunc(l.Clauses, func(c bmc.InvariantClause) bool { return c.Tactic == "sample" })
		}) {
			t.Errorf("%s: %+v", file, res.Invariants)
		}
	}
}

// Equations that hold for small inputs, or as long as nothing wraps around, prove nothing.
func TestEquationsByChance(t *testing.T) {
	for _, text := range []string{
		`int main(void) { unsigned n = nondet_uint(), i = 0, s = 0; while (i < n) { i++; s += i < 1000 ? 2 : 3; } assert(s == 2 * i); }`,
		`int main(void) { unsigned n = nondet_uint(); unsigned char c = 0; unsigned long i = 0; while (i < n) { i++; c += 3; } assert(c == 3 * i); }`,
		`int twice(int n) { return n <= 0 ? 0 : n == 600 ? 7 : 2 + twice(n - 1); }
int main(void) { int n = nondet_int(); if (n >= 0 && n < 1000) assert(twice(n) == 2 * n); }`,
		`int main(void) { unsigned a = nondet_uint(), b = 0, q = 0; while (b < a) { b++; q += 2 * b + (b == 5000); } assert(q == b * b + b); }`,
	} {
		res, err := Check(context.Background(), config(t, source(t, preamble+text)), Prove)
		if err != nil || res.Verdict == bmc.Successful {
			t.Errorf("%s\n%v %+v %v", text, res.Verdict, res.Invariants, err)
		}
	}
}

// A function that only reads through its pointers gets a contract that says how much it may read. One that writes gets none, and neither does one that reads more.
func TestReadingRecursion(t *testing.T) {
	const main = `int main(void) { int n = nondet_int(); if (n < 1 || n > 1000) return 0; int a[n]; for (int i = 0; i < n; i++) a[i] = nondet_int(); assert(f(a, n) <= n); }`
	for _, tt := range []struct {
		f     string
		holds bool
	}{
		{`static int f(const int *a, int n) { return n <= 0 ? 0 : (a[n - 1] > 0 ? 1 : 0) + f(a, n - 1); }`, true},
		{`static int f(const int *a, int n) { return n <= 0 ? 0 : (a[n] > 0 ? 1 : 0) + f(a, n - 1); }`, false},
		{`static int f(const int *a, int n) { return n <= 0 ? 0 : (a[n - 1] > 0 ? 1 : 0) + f(a - 1, n - 1); }`, false},
		{`static int f(int *a, int n) { if (n <= 0) return 0; a[n] = 1; return (a[n - 1] > 0 ? 1 : 0) + f(a, n - 1); }`, false},
		{`static int f(const int *a, int n) { return n <= 0 ? 0 : (a[n - 1] > 0 ? 1 : 0) + (a[n - 1] == 77) + f(a, n - 1); }`, false},
	} {
		res, err := Check(context.Background(), config(t, source(t, preamble+tt.f+main)), Prove)
		if err != nil || (res.Verdict == bmc.Successful) != tt.holds {
			t.Errorf("%s\n%v %v %+v %v", tt.f, res.Verdict, res.Reasons, res.Invariants, err)
		}
	}
}
