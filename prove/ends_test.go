package prove

import (
	"context"
	"strings"
	"testing"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
	"seabmc/prove/ending"
)

// That a loop is never left is claimed of its contract. A loop that is unrolled has none, so that nothing was claimed of it, even where a proof of
// all other claims was found.
func TestStaysForever(t *testing.T) {
	for _, tt := range []struct {
		name, body string
		stays      bool
	}{
		{"a loop that is never left", "unsigned x = nondet_uint(); while (x != 7) { if (x == 3) x = 2; else x = 3; }", false},
		{"a loop that an invariant keeps from ending", "unsigned x = 3; while (x != 7) { if (x == 3) x = 2; else x = 3; }", true},
		{"a loop of three rounds", "for (int i = 0; i < 3; i++) nondet_uint();", false},
	} {
		cfg := config(t, source(t, preamble+"int main(void) { "+tt.body+" }\n"))
		cfg.Only = ending.About
		cfg.Lower.UnwindingAssertions = true
		s := &termination{ctx: context.Background(), cfg: cfg}
		res, err := s.stays("main.0")
		if err != nil || (res != nil) != tt.stays {
			t.Errorf("%s: a proof: %v, %v", tt.name, res != nil, err)
		}
	}
}

// A contract of the user's that does not hold is no reason to say that a program has no end.
func TestWithoutAnEnd(t *testing.T) {
	file := source(t, preamble+`int main(void) {
    unsigned n = nondet_uint() % 4, i = 0;
    while (i < n)
    __CPROVER_loop_invariant(i == 0)
    __CPROVER_decreases(n - i)
    { i++; }
}
`)
	cfg := config(t, file)
	cfg.Lower.UnwindingAssertions, cfg.Only = true, ending.About
	cfg.Front.LoopContractsAsked = true
	s := &termination{ctx: context.Background(), cfg: cfg}
	res, err := s.unrolled(plainRounds, mostInstructions)
	if err != nil || res.Verdict != bmc.Inconclusive || !strings.Contains(strings.Join(res.Reasons, " "), "contract of the program's own") {
		t.Errorf("%v %v %v", res.Verdict, res.Reasons, err)
	}
	cfg.Lower.Termination = state.Ending
	if res, err := Check(context.Background(), cfg, BMC); err != nil || res.Verdict == bmc.Failed {
		t.Errorf("%v %v %v", res.Verdict, res.Reasons, err)
	}
}

// A recursion of which no measure is found may go on for ever, whatever its contract says of the result.
func TestRecursionWithoutMeasure(t *testing.T) {
	cfg := config(t, source(t, preamble+`unsigned f(unsigned n) { return n == 3 ? 0 : f(n + 2); }
int main(void) { f(0); }
`))
	cfg.Lower.UnwindingAssertions, cfg.Only = true, ending.About
	cfg.Lower.Termination, cfg.Ends = state.Ending, ending.Memory
	res, err := find(context.Background(), cfg, nil, nil)
	if err != nil || res.Verdict != bmc.Inconclusive {
		t.Errorf("%v %v %v", res.Verdict, res.Reasons, err)
	}
}

// Arithmetic that overflows does not end an execution: no proof of an end rests on that, neither by unrolling nor by measures.
func TestOverflowIsNoEnd(t *testing.T) {
	cfg := config(t, source(t, preamble+"int main(void) { int i = 2147483640; while (1) i++; }\n"))
	cfg.Lower.UnwindingAssertions, cfg.Only = true, ending.About
	s := &termination{ctx: context.Background(), cfg: cfg}
	res, err := s.unrolled(40, mostInstructions)
	if err != nil || res.Verdict == bmc.Successful {
		t.Fatalf("unrolled: %v %v", res.Verdict, err)
	}
	if res, err := s.measured(res); err != nil || res.Verdict == bmc.Successful {
		t.Errorf("measured: %v %+v %v", res.Verdict, res.Invariants, err)
	}
}
