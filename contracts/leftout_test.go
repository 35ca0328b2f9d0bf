package contracts

import (
	"context"
	"strings"
	"testing"

	"seabmc/frontend/clauses"
)

// What a function requires is left out of its own proof, and what it ensures of the proofs of its callers. Clauses that nobody proved rests on are not asked about.
func TestLeaveOut(t *testing.T) {
	of := func(function string, names ...string) (list []clauses.Clause) {
		n := map[string]int{}
		for _, name := range names {
			n[name]++
			list = append(list, clauses.Clause{LeftOut: clauses.LeftOut{Function: function, Name: name, Number: n[name]}, File: "a.c", Line: 7, Text: "x > 0"})
		}
		return list
	}
	outs := []Outcome{
		{Function: clauses.Function{Name: "f", Clauses: of("f", "requires", "requires", "ensures", "ensures")}, Answer: Answer{Status: Proved}, Bodies: []string{"b"}},
		{Function: clauses.Function{Name: "g", Clauses: of("g", "ensures")}, Answer: Answer{Status: Proved}, RestsOn: []string{"f"}},
		{Function: clauses.Function{Name: "h", Clauses: of("h", "requires")}, Answer: Answer{Status: Failed}, RestsOn: []string{"f", "g"}},
		{Function: clauses.Function{Name: "k"}, Answer: Answer{Status: Proved}, RestsOn: []string{"f"}},
	}
	p := Prover{Jobs: 2, Ask: func(_ context.Context, q Question) Answer {
		switch q.Function + " without " + q.LeftOut {
		case "f without f:requires:1", "k without f:ensures:1":
			return Answer{Status: Failed}
		case "f without f:requires:2", "g without f:ensures:1", "g without f:ensures:2", "k without f:ensures:2":
			return Answer{Status: Proved}
		}
		t.Errorf("asked %+v", q)
		return Answer{Status: Open}
	}}
	var b strings.Builder
	NeedlessTable(&b, p.LeaveOut(context.Background(), outs, 10))
	for _, want := range []string{"4 clauses left out: 2 needed, 2 not needed, 0 without an answer", "  a.c:7: f keeps its contract without requires(x > 0)",
		"  a.c:7: all callers of f keep theirs without ensures(x > 0)"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in:\n%s", want, b.String())
		}
	}
}
