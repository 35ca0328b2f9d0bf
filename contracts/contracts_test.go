package contracts

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"seabmc/frontend/clauses"
)

// program describes a program by lines: "f -> g h" is a function with a contract and what it uses, "f: " is one without a body, "(f) -> g" is one
// without a contract.
func program(text string) []clauses.Function {
	var all []clauses.Function
	for i, line := range strings.Split(text, ";") {
		head, uses, body := strings.Cut(strings.TrimSpace(line), "->")
		name := strings.Trim(strings.TrimSpace(head), "()")
		all = append(all, clauses.Function{Name: name, Contract: !strings.Contains(head, "("), Body: body, Size: i, Uses: strings.Fields(uses)})
	}
	return all
}

// asked answers that functions fail unless the bodies of others run: "f" never holds, and "f g" holds with the body of g.
func asked(fails, opens []string) func(context.Context, Question) Answer {
	return func(_ context.Context, q Question) Answer {
		for _, f := range fails {
			name, body, _ := strings.Cut(f, " ")
			if name == q.Function && (body == "" || !slices.Contains(q.Checked, body)) {
				return Answer{Status: Failed, Why: "wrong"}
			}
		}
		if slices.Contains(opens, q.Function) {
			return Answer{Status: Open, Why: "hard"}
		}
		return Answer{Status: Proved}
	}
}

func TestProve(t *testing.T) {
	for _, c := range []struct {
		name, program string
		fails, opens  []string
		want          string // of each function: name, verdict, what it rests on, whose bodies ran, circular
		overall       Status
	}{
		{"all proved", "f -> g; g ->", nil, nil, "f proved [g] []; g proved [] []", Proved},
		{"through one without a contract", "f -> h; (h) -> g; g ->", nil, nil, "f proved [g] []; g proved [] []", Proved},
		{"failed", "f ->", []string{"f"}, nil, "f FAILED [] []", Failed},
		{"open", "f -> g; g ->", nil, []string{"g"}, "f proved [g] []; g open [] []", Open},
		{"one failed and one open", "f ->; g ->", []string{"f"}, []string{"g"}, "f FAILED [] []; g open [] []", Failed},
		{"a callee that says too little", "f -> g; g ->", []string{"f g"}, nil, "f proved [] [g]; g proved [] []", Proved},
		{"of two callees one says too little", "f -> g h; g -> k; h ->; k ->", []string{"f h"}, nil, "f proved [k] [g h]; g proved [k] []; h proved [] []; k proved [] []", Proved},
		{"what a body uses is assumed then", "f -> g; g -> h; h ->", []string{"f g"}, nil, "f proved [h] [g]; g proved [h] []; h proved [] []", Proved},
		{"a failure that stays", "f -> g; g ->", []string{"f"}, nil, "f FAILED [] [g]; g proved [] []", Failed},
		{"recursion", "f -> f", nil, nil, "f proved [f] [] circular", Proved},
		{"mutual recursion", "f -> g; g -> f; h -> f", nil, nil, "f proved [g] [] circular; g proved [f] [] circular; h proved [f] []", Proved},
		{"the body of a recursive one does not run", "f -> g; g -> g", []string{"f"}, nil, "f FAILED [g] []; g proved [g] [] circular", Failed},
		{"no body", "f -> g; g", nil, nil, "f proved [g] []; g no body [] []", Proved},
		{"what has no body cannot run", "f -> g; g", []string{"f"}, nil, "f FAILED [g] []; g no body [] []", Failed},
	} {
		p := Prover{Ask: asked(c.fails, c.opens), Jobs: 2}
		out := p.Prove(context.Background(), program(c.program))
		var list []string
		for _, o := range out {
			s := fmt.Sprintf("%s %s %v %v", o.Name, o.Status, o.RestsOn, o.Bodies)
			if o.Circular {
				s += " circular"
			}
			list = append(list, s)
		}
		if got := strings.Join(list, "; "); got != c.want || Overall(out) != c.overall {
			t.Errorf("%s:\n got %s, %s\nwant %s, %s", c.name, got, Overall(out), c.want, c.overall)
		}
	}
}

// If a failure is repeated with bodies and gets no answer, it is neither a proof nor a failure.
func TestFailureWithoutAnswerFromBodies(t *testing.T) {
	ask := func(_ context.Context, q Question) Answer {
		if len(q.Checked) > 0 {
			return Answer{Status: Open, Why: "hard"}
		}
		return Answer{Status: map[bool]Status{true: Failed, false: Proved}[q.Function == "f"], Why: "wrong"}
	}
	out := (&Prover{Ask: ask}).Prove(context.Background(), program("f -> g; g ->"))
	if o := out[0]; o.Status != Open || o.Why != "fails by the contracts of those it calls (wrong); with their bodies: hard" {
		t.Errorf("got %s: %s", o.Status, o.Why)
	}
}

func TestTable(t *testing.T) {
	p := Prover{Ask: asked([]string{"g", "k h"}, []string{"f"})}
	var b bytes.Buffer
	if err := Table(&b, p.Prove(context.Background(), program("f -> g x; g ->; h -> h; k -> g h; x"))); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"f         open", "g         FAILED", "f: open: hard", "g: FAILED: wrong", "assumed and not proved: g (FAILED), x (no body)",
		"not shown that they end: h\n", "5 functions with a contract: 1 proved, 2 failed, 1 open, 1 without a body\nVERIFICATION FAILED\n"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
}
