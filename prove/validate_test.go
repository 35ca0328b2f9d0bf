package prove

import (
	"context"
	"testing"

	"seabmc/bmc"
)

// Witnesses of others: those that are right are certified, and no text in them makes a wrong program right.
func TestValidate(t *testing.T) {
	const right = preamble + `int main(void) {
    unsigned n = nondet_uint(), i = 0, s = 0;
    while (i < n) { i++; s += 2; }
    assert(s == 2 * n);
}
`
	const wrong = preamble + `int main(void) {
    unsigned n = 0;
    while (nondet_bool()) { n++; }
    assert(n != 100);
}
`
	const trivial = preamble + `int main(void) {
    unsigned n = nondet_uint(), i = 0, s = 0;
    while (i < n) { i++; s += 2; }
    assert(i + 1 != i);
}
`
	const jumped = preamble + `int main(void) {
    unsigned n = 0;
    if (nondet_bool()) goto in;
    while (n < 3) { in: n++; }
    assert(n <= 4);
}
`
	const line = 7 // of the loop
	for _, c := range []struct {
		name, program, formula string
		line                   int
		want                   bmc.Verdict
		certified              bool
	}{
		{"inductive", right, "i <= n && s == 2 * i", line, bmc.Successful, true},
		{"a place within the loop", right, "s == 2 * i", line, bmc.Successful, true},
		{"true with the help of others", right, "s % 2 == 0", line, bmc.Successful, true},
		{"true with the help of others, where the program needs none of them", trivial, "s != 1", line, bmc.Successful, true},
		{"not true", right, "s == 3 * i", line, bmc.Inconclusive, false},
		{"not of this program", right, "x == 1", line, bmc.Inconclusive, false},
		{"no loop is there", right, "i <= n", 2, bmc.Inconclusive, false},
		{"does not compile", right, "i <= ", line, bmc.Inconclusive, false},
		{"a call", right, "abort()", line, bmc.Inconclusive, false},
		{"a program that is wrong", wrong, "n < 100", line, bmc.Inconclusive, false},
		{"an assumption", wrong, "__CPROVER_assume(0)", line, bmc.Inconclusive, false},
		{"an end of the clause", wrong, "1); abort(); (1", line, bmc.Inconclusive, false},
		{"an end of the loop", wrong, "1)); while (0) ((1", line, bmc.Inconclusive, false},
		{"nothing", wrong, "1", line, bmc.Inconclusive, false},
		{"an assignment", wrong, "n = 0", line, bmc.Inconclusive, false},
		{"a division by zero", wrong, "1 / 0", line, bmc.Inconclusive, false},
		{"a loop that is entered by a jump", jumped, "n <= 2", line + 1, bmc.Inconclusive, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := source(t, c.program)
			res, judged, err := Validate(context.Background(), config(t, file), []Given{{File: file, Function: "main", Line: c.line, Formula: c.formula}})
			if err != nil {
				t.Fatal(err)
			}
			if c.program == wrong && res.Verdict == bmc.Failed { // the failure is found, which is right
				return
			}
			if res.Verdict != c.want || judged[0].Certified != c.certified {
				t.Errorf("%v %+v %v", res.Verdict, judged, res.Reasons)
			}
		})
	}
}

// What is no formula never comes into the text of the program, whatever clang would make of it there.
func TestGivenTexts(t *testing.T) {
	file := source(t, counts)
	s, err := newSearch(context.Background(), config(t, file))
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	for _, text := range []string{"__CPROVER_assume(0)", "1); abort(); (1", "1)); while (0) ((1", "n = 0", "i++ == 0", "abort()", "1 /*"} {
		if at, why := s.give(Given{File: file, Line: 7, Formula: text}); at != nil || why == "" || len(s.open) > 0 {
			t.Errorf("%s: %v %q", text, at, why)
		}
	}
	if at, why := s.give(Given{File: file, Line: 7, Formula: "i <= n"}); at == nil || why != "" {
		t.Errorf("i <= n: %q", why)
	}
}

// A formula that clang does not take is left out, and the rest is tried.
func TestRejectedProposals(t *testing.T) {
	file := source(t, preamble+`int main(void) {
    unsigned n = nondet_uint(), i = 0;
    while (i < n) i++;
    assert(i == n);
}
`)
	s, err := newSearch(context.Background(), config(t, file))
	if err != nil {
		t.Fatal(err)
	}
	for _, trial := range []bool{true, false} {
		at := newTarget(s.loops[0], "")
		at.candidates = []candidate{{"i <= nobody", "test"}, {"i <= n", "test"}, {"i.x == 0", "test"}, {"__CPROVER_loop_entry(nobody) == 0", "test"}}
		s.open = []*target{at}
		if _, err := s.run(trial); err != nil {
			t.Fatal(err)
		}
		if len(at.candidates) != 1 || at.candidates[0].text != "i <= n" {
			t.Errorf("trial %v: %+v", trial, at.candidates)
		}
	}
}
