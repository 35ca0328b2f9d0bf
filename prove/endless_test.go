package prove

import (
	"context"
	"testing"

	"seabmc/bmc"
	"seabmc/prove/ending"
)

// A loop that is endless from some states only: an execution has to enter it in one of them.
func TestFromSome(t *testing.T) {
	for _, tt := range []struct {
		body    string
		endless bool
	}{
		{"unsigned x = nondet_uint(); while (x != 0) x += 2;", true},
		{"unsigned x = nondet_uint() & 14; while (x != 0) x += 2;", false},
		{"unsigned x = nondet_uint(); do x += 2; while (x != 0);", true},
		{"unsigned n = nondet_uint(); for (unsigned i = 0; i < n; i += 2) ;", true},
		{"unsigned n = nondet_uint(); if (n == 4294967295U) return 0; for (unsigned i = 0; i < n; i += 2) ;", false},
		{"unsigned n = nondet_uint(); for (unsigned i = 0; i < n; i += 2) if (i == 1000) return 1;", false},
		{"int n = nondet_int(); for (int i = 0; i <= n; i++) ;", false}, // it would overflow
	} {
		cfg := config(t, source(t, preamble+"int main(void) { "+tt.body+" }\n"))
		cfg.Only = ending.About
		cfg.Lower.UnwindingAssertions = true
		s := &termination{ctx: context.Background(), cfg: cfg}
		open, err := s.lassos(lassoRounds, lassoInstructions)
		if err != nil {
			t.Fatal(err)
		}
		res, err := s.fromSome(open.Lower.Loops[0], open.Lower.Loops)
		if err != nil || (res != nil && res.Verdict == bmc.Failed) != tt.endless {
			t.Errorf("%s: %v, %v", tt.body, res, err)
		}
	}
}
