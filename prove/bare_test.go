package prove

import (
	"context"
	"strings"
	"testing"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
	"seabmc/prove/ending"
)

// A measure that needs no invariant is found before any invariant is tried.
func TestMeasureBeforeInvariants(t *testing.T) {
	cfg := config(t, source(t, preamble+`int main(void) {
    unsigned n = nondet_uint(), m = nondet_uint(), s = 0;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = i; j < m; j++)
            s = (s * 7 + i) ^ j;
    return s & 1;
}
`))
	cfg.Lower.UnwindingAssertions, cfg.Only = true, ending.About
	cfg.Lower.Termination, cfg.Ends = state.Ending, ending.Memory
	s, err := newSearch(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	s.progress = func(_, detail string) {
		for _, o := range s.open {
			if len(o.candidates) > 0 {
				t.Errorf("%s: %d invariants are tried of %s", detail, len(o.candidates), o.id)
			}
		}
	}
	res, err := s.stages(nil)
	if err != nil || res.Verdict != bmc.Successful || len(s.open) != 2 {
		t.Errorf("%v, %v, %d loops", res, err, len(s.open))
	}
}

// A clause of a contract is none of the program's code. What is undefined in it must not end the execution: a claim behind it would be proved of nothing.
func TestUndefinedInAClause(t *testing.T) {
	const body = `struct s { int n; };
int main(void) {
    struct s a = {5}, *p = 0;
    unsigned k = 0;
    if (nondet_int()) p = &a;
    while (k != 1)
    __CPROVER_loop_invariant(CLAUSE)
    __CPROVER_decreases(MEASURE)
    { k += 2; if (p && p->n > 0) p->n--; else if (p) break; }
}
`
	for _, tt := range [][2]string{{"1", "p->n"}, {"p->n <= 5 && k == 0", "~k"}, {"1 / (p == &a) == 1", "p->n"}} {
		cfg := config(t, source(t, preamble+strings.NewReplacer("CLAUSE", tt[0], "MEASURE", tt[1]).Replace(body)))
		cfg.Lower.UnwindingAssertions, cfg.Only = true, ending.About
		cfg.Front.LoopContractsAsked = true
		s := &termination{ctx: context.Background(), cfg: cfg}
		res, err := s.unrolled(plainRounds, mostInstructions)
		if err != nil || res.Verdict == bmc.Successful {
			t.Errorf("invariant %s, measure %s: %v %v", tt[0], tt[1], res.Verdict, err)
		}
	}
}
