package prove

import (
	"context"
	"testing"

	"seabmc/bmc"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// A failure deep in a recursion, and a result that is wrong deep in one, are behind every contract that could be proposed: none is proved.
func TestDeepInARecursion(t *testing.T) {
	for _, text := range []string{
		`void f(unsigned n) { assert(n != 50); if (n > 0) f(n - 1); }
int main(void) { f(nondet_uint() % 100); }`,
		`unsigned f(unsigned n) { if (n == 50) return 1; return n ? f(n - 1) : 0; }
int main(void) { assert(f(nondet_uint() % 100) == 0); }`,
	} {
		res, err := Check(context.Background(), config(t, source(t, preamble+text)), Prove)
		if err != nil || res.Verdict == bmc.Successful {
			t.Errorf("%s\n%v %+v %v", text, res.Verdict, res.Invariants, err)
		}
	}
}

// What a recursive function writes through its parameters deep in the recursion is not forgotten, whichever object they lead to.
func TestWritesDeepInARecursion(t *testing.T) {
	for _, text := range []string{
		`int g; void f(int *p, int n) { if (n <= 0) { *p = 1; return; } f(p, n - 1); }
int main(void) { f(&g, 50 + nondet_uint() % 50); assert(g == 0); }`,
		`void f(int **p, int n) { if (n <= 0) { **p = 1; return; } f(p, n - 1); }
int main(void) { int x = 0, *q = &x; f(&q, 50 + nondet_uint() % 50); assert(x == 0); }`,
		`void f(const int *p, int *o, int n) { if (n <= 0) { *o = 1; *(int *)p = 1; return; } f(p, o, n - 1); }
int main(void) { int x = 0, y; f(&x, &y, 50 + nondet_uint() % 50); assert(x == 0); }`,
		`void f(int *a, unsigned n) { if (n == 0) { a[-1] = 9; return; } a[0] = 7; f(a + 1, n - 1); }
int main(void) { int a[100]; unsigned n = 50 + nondet_uint() % 50; f(a, n); assert(a[n - 1] == 7); }`,
		`void f(int *a, int i, int n) { if (i >= n) return; for (int k = i; k < n; k++) a[k] = k; if (i == 40) a[n] = 1; f(a, i + 1, n); }
int main(void) { int a[99]; f(a, 0, 99); }`,
	} {
		res, err := Check(context.Background(), config(t, source(t, preamble+text)), Prove)
		if err != nil || res.Verdict == bmc.Successful {
			t.Errorf("%s\n%v %+v %v", text, res.Verdict, res.Invariants, err)
		}
	}
}

// A program rests on no contract of a recursive function that is not proved. (The function's assertion holds for the values of x that the
// program comes to, and not for any argument.)
func TestContractThatIsNotProved(t *testing.T) {
	res, err := Check(context.Background(), config(t, source(t, preamble+`void f(unsigned x, unsigned n) { assert((x & 31) != 17); if (n) f(x * x + 1, n - 1); }
int main(void) { f(0, nondet_uint()); }
`)), Prove)
	if err != nil || res.Verdict != bmc.Inconclusive || len(res.Invariants) > 0 {
		t.Errorf("%v %v %+v %v", res.Verdict, res.Reasons, res.Invariants, err)
	}
}

// A recursion is cut off where the lowering stopped, and where the claim that it goes no deeper was not proved.
func TestRecursionCut(t *testing.T) {
	property := func(kind ir.CheckKind, s bmc.Status) bmc.Property {
		return bmc.Property{Check: ir.Check{Kind: kind}, Status: s}
	}
	for _, tt := range []struct {
		name string
		res  bmc.Result
		want bool
	}{
		{"nothing was cut off", bmc.Result{Lower: &state.Report{}}, false},
		{"the lowering stopped", bmc.Result{Lower: &state.Report{Stopped: true}}, true},
		{"the claim is proved", bmc.Result{Properties: []bmc.Property{property(ir.CheckRecursion, bmc.StatusSuccess)}}, false},
		{"the claim is refuted", bmc.Result{Properties: []bmc.Property{property(ir.CheckRecursion, bmc.StatusFailure)}}, true},
		{"the claim is open", bmc.Result{Properties: []bmc.Property{property(ir.CheckRecursion, bmc.StatusUndetermined)}}, true},
		{"another claim is open", bmc.Result{Properties: []bmc.Property{property(ir.CheckAssertion, bmc.StatusUndetermined)}}, false},
	} {
		if got := recursionCut(&tt.res); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// Invariants answer questions about all rounds. What asks for a bound, for a part or for something else is only unrolled.
func TestApplies(t *testing.T) {
	for _, tt := range []struct {
		name  string
		adapt func(*bmc.Config)
		want  bool
	}{
		{"by default", func(*bmc.Config) {}, true},
		{"a bound", func(c *bmc.Config) { c.Lower.Unwind = 3 }, false},
		{"a bound for one loop", func(c *bmc.Config) { c.Lower.UnwindSet = map[string]int{"main.0": 3} }, false},
		{"loops that end early", func(c *bmc.Config) { c.Lower.PartialLoops = true }, false},
		{"nobody asks whether the bound does", func(c *bmc.Config) { c.Lower.UnwindingAssertions = false }, false},
		{"the plain judge", func(c *bmc.Config) { c.Plain = true }, false},
		{"the formula alone", func(c *bmc.Config) { c.VCOnly = true }, false},
		{"what is reached", func(c *bmc.Config) { c.Vacuity = true }, false},
		{"coverage", func(c *bmc.Config) { c.Lower.Goals.Branch = true }, false},
		{"a mutant", func(c *bmc.Config) { c.Mutate = "x" }, false},
		{"a part of the properties", func(c *bmc.Config) { c.Part.Of = 2 }, false},
		{"no contracts", func(c *bmc.Config) { c.Front.LoopContracts = false }, false},
	} {
		cfg := config(t, "program.c")
		tt.adapt(&cfg)
		if got := applies(&cfg); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// What the search finds ends unrolling; that it finds nothing does not, nor does one failure where all are asked for.
func TestSettles(t *testing.T) {
	for _, tt := range []struct {
		verdict  bmc.Verdict
		one, all bool
	}{{bmc.Successful, true, true}, {bmc.Failed, true, false}, {bmc.Inconclusive, false, false}} {
		res := &bmc.Result{Verdict: tt.verdict}
		if one, all := settles(res, false), settles(res, true); one != tt.one || all != tt.all {
			t.Errorf("%v: %v, and for all properties %v", tt.verdict, one, all)
		}
	}
	if settles(nil, false) {
		t.Error("a search that goes on settles it")
	}
}
