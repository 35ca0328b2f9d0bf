package contracts

import (
	"context"
	"strings"
	"testing"
)

// Only proved functions are changed, in places spread over them, with the contracts and bodies with which they were proved; what still keeps the contract is listed.
func TestMutate(t *testing.T) {
	outs := []Outcome{
		{Answer: Answer{Status: Proved}, RestsOn: []string{"h"}, Bodies: []string{"b"}},
		{Answer: Answer{Status: Failed}},
	}
	outs[0].Name, outs[1].Name = "f", "g"
	p := Prover{Jobs: 2, Ask: func(_ context.Context, q Question) Answer {
		if q.Function != "f" || len(q.Replaced) != 1 || q.Replaced[0] != "h" || len(q.Checked) != 1 || q.Checked[0] != "b" {
			t.Errorf("asked %+v", q)
		}
		return Answer{Status: map[string]Status{"m0": Failed, "m2": Proved}[q.Mutant]}
	}}
	asked := p.Mutate(context.Background(), outs, 2, func(_ context.Context, f string) []Mutant {
		return []Mutant{{Function: f, Name: "m0"}, {Function: f, Name: "m1"}, {Function: f, Name: "m2", Place: "a.c:7", Change: "0 → 1"}, {Function: f, Name: "m3"}}
	})
	var b strings.Builder
	MutantTable(&b, asked)
	for _, want := range []string{"2 changes to proved functions: 1 noticed, 1 not noticed, 0 without an answer", "  a.c:7: f: 0 → 1 (--mutate=m2)"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in:\n%s", want, b.String())
		}
	}
}
