package prove

import (
	"context"
	"testing"

	"seabmc/bmc"
)

// What a verdict of the search rests on.

// counts needs one invariant, i <= n.
const counts = preamble + `int main(void) {
    unsigned n = nondet_uint(), i = 0;
    while (i < n) i++;
    assert(i == n);
}
`

// asks needs the same, and a solver: the assertion does not fold by it.
const asks = preamble + `int main(void) {
    unsigned n = nondet_uint(), i = 0;
    while (i < n) i++;
    assert(i == n && i * (i + 1) % 2 == 0);
}
`

// The last word is a run in which all properties are claimed: a trial claims those of the candidates alone, and proves nothing.
func TestProofIsNoTrial(t *testing.T) {
	for _, program := range []string{counts, asks} {
		res, err := Check(context.Background(), config(t, source(t, program)), Prove)
		if err != nil || res.Verdict != bmc.Successful || len(res.Invariants) != 1 {
			t.Fatalf("%v %v %v", res, res.Reasons, err)
		}
		for i := range res.Properties {
			if p := &res.Properties[i]; p.Status != bmc.StatusSuccess {
				t.Errorf("%s is %s", p.Check.ID, p.Status)
			}
		}
	}
}

// A program that is right, and of which no invariant is found that proves it, is not said to fail: what fails is the proof. (The last five bits
// of x are those of 0, 1, 2, 5 or 26. They would be 17 after 4 or 12, which no proposal excludes.)
func TestFailureOfAProofIsNone(t *testing.T) {
	file := source(t, preamble+`int main(void) {
    unsigned x = 0;
    while (nondet_bool()) x = x * x + 1;
    assert((x & 31) != 17);
}
`)
	for _, all := range []bool{false, true} {
		cfg := config(t, file)
		cfg.AllProperties = all
		res, err := Check(context.Background(), cfg, Prove)
		if err != nil || res.Verdict != bmc.Inconclusive {
			t.Fatalf("%v %v %v", res.Verdict, res.Reasons, err)
		}
		for i := range res.Properties {
			if p := &res.Properties[i]; p.Status == bmc.StatusFailure || p.Status == bmc.StatusSuccess && all && p.Check.Kind == "assertion" {
				t.Errorf("all %v: %s is %s", all, p.Check.ID, p.Status)
			}
		}
	}
}

// A formula that a trial has refuted is still evaluated in the trials after it. If the read of a[i] behind the last element cut the execution there, i < n would
// hold after each round, would be kept as an invariant, and would fail in the end.
func TestLeftOutCutsNothing(t *testing.T) {
	res, err := Check(context.Background(), config(t, source(t, preamble+`int main(void) {
    int n = nondet_uint() % 1000 + 1, a[n];
    for (int i = 0; i < n; i++) a[i] = i;
    for (int i = 0; i < n; i++) assert(a[i] == i);
}
`)), Prove)
	if err != nil || res.Verdict != bmc.Successful {
		t.Fatalf("%v %v %v", res.Verdict, res.Reasons, err)
	}
}

// An invariant is left out where the program is proved without it, and not where that is unknown.
func TestWhatIsLeftOut(t *testing.T) {
	needed, more := candidate{"i <= n", "test"}, candidate{"i >= 0", "test"}
	tests := []struct {
		name         string
		instructions int // of a run
		left         []candidate
	}{
		{"one is not needed", mostInstructions, []candidate{needed}},
		{"the runs reach a limit", 1, []candidate{more, needed}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := newSearch(context.Background(), config(t, source(t, counts)))
			if err != nil {
				t.Fatal(err)
			}
			defer s.close()
			s.cfg.Lower.MostInstructions = tt.instructions
			at := newTarget(s.loops[0], "")
			at.candidates = []candidate{more, needed}
			s.open = []*target{at}
			proof, budget := &bmc.Result{Verdict: bmc.Successful}, s.spare()
			res, err := s.leaveOut(&at.candidates, budget, proof)
			if err != nil || res.Verdict != bmc.Successful {
				t.Fatalf("%v %v", res.Verdict, err)
			}
			if len(at.candidates) != len(tt.left) || at.candidates[len(at.candidates)-1] != needed {
				t.Errorf("%v are left, want %v", at.candidates, tt.left)
			}
			if same := len(tt.left) == 2; (res == proof) != same {
				t.Errorf("the proof is the one before: %v", res == proof)
			}
		})
	}
}
