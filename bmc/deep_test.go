package bmc

import (
	"context"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// Failures behind thousands of rounds of a loop without a bound are found by executions with chosen inputs. With a bound of the user's, what is behind
// it is not asked for.
func TestDeep(t *testing.T) {
	bounded := func(c *Config) { c.Lower.Unwind = 10 }
	for _, tt := range []struct {
		sample
		fails ir.CheckKind
	}{
		{sample{name: "in round 5000", want: Failed, source: `int main(void) { unsigned x = 0; while (nondet_int()) { x++; assert(x != 5000); } }`}, ir.CheckAssertion},
		{sample{name: "after exactly 3000 rounds", want: Failed, source: `int main(void) { unsigned x = 0; while (nondet_int()) x++; assert(x != 3000); }`}, ir.CheckAssertion},
		{sample{name: "when a given number of rounds is over", want: Failed, source: `int main(void) {
			unsigned n = nondet_uint(), s = 0;
			if (n > 20000) return 0;
			for (unsigned i = 0; i < n; i++) s += 3;
			assert(s < 50000);
		}`}, ir.CheckAssertion},
		{sample{name: "two places go their own ways", want: Failed, source: `int main(void) {
			unsigned open = 0;
			for (;;) {
				if (nondet_int()) open++;
				else if (open > 0 && nondet_int()) open--;
				assert(open <= 1500);
			}
		}`}, ir.CheckAssertion},
		{sample{name: "in a call 300 deep", want: Failed, source: `static int f(unsigned depth) { assert(depth != 300); return nondet_int() ? f(depth + 1) : 0; }
			int main(void) { return f(0); }`}, ir.CheckAssertion},
		{sample{name: "calls without an end", want: Inconclusive, adapt: func(c *Config) { c.Lower.MaxUnwind = 20 }, source: `static int f(void) { return nondet_int() ? f() : 0; }
			int main(void) { assert(f() < 2); }`}, ""},
		{sample{name: "behind a bound", want: Failed, adapt: bounded, source: `int main(void) { unsigned x = 0; while (nondet_int()) { x++; assert(x != 5000); } }`}, ir.CheckUnwind},
		{sample{name: "never", want: Inconclusive, source: `int main(void) { unsigned x = 0; while (nondet_int()) x = (x + 7) % 5000; assert(x < 5000); }`}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			res, err := Run(context.Background(), tt.config(t))
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != tt.want {
				t.Fatalf("%v, want %v (%v)", res.Verdict, tt.want, res.Reasons)
			}
			if res.Failure != nil && res.Failure.Check.Kind != tt.fails {
				t.Errorf("%v fails, want %v", res.Failure.Check.Kind, tt.fails)
			}
		})
	}
}

// What nobody wrote to memory is not chosen. An execution whose path depends on it asks a solver again and again, which counts as its work.
func TestDeepAsksLittle(t *testing.T) {
	sample := sample{source: `int main(void) {
		int n = nondet_int(), c = nondet_int();
		if (n < 1) n = 1;
		char *s = __builtin_alloca(n);
		s[n - 1] = 0;
		for (;; s++) {
			if (*s == (char)c) return 1;
			if (!*s) return 0;
		}
	}`, adapt: func(c *Config) {
		c.Lower.Termination, c.MostSteps, c.Cases = state.Lassos, solver.StepsPerSecond, CasesNever
		c.Lower.MaxUnwind, c.Lower.MostInstructions = 4, 20_000
	}}
	res, err := Run(context.Background(), sample.config(t))
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict == Failed || res.Stats.Work > solver.StepsPerSecond/2 {
		t.Errorf("%v, work %d", res.Verdict, res.Stats.Work)
	}
}
