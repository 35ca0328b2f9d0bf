package bench

import (
	"fmt"
	"strings"
	"testing"
)

// TestRuleShare checks what is a line, what is a procedure, and what is the same step counted twice.
func TestRuleShare(t *testing.T) {
	outs := []Outcome{
		{Stats: map[string]any{"rules": map[string]any{"add-zero": 3.0, "eq-sums": 1.0}, "procedures": map[string]any{"sums": 1.0, "ranges": 6.0}}},
		{Stats: map[string]any{"rules": map[string]any{"add-zero": 2.0}, "memory_rules": map[string]any{"ROW-HIT": 4.0}}},
		{}, // no statistics: the run was ended
	}
	s, err := RuleShare(outs)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	s.Write(&b)
	for _, want := range []string{"5         2                   line  add-zero", "1         1  procedure of the book   eq-sums",
		"by lines 9, by procedures of the rule book 1, by other procedures 6", "share of lines: 90.0% of the applications of rules, 56.2% with all procedures", "2 programs; 2 rules of lines"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in\n%s", want, &b)
		}
	}
}

// TestPart checks that each program is in the same part whatever other programs there are, and that the part is about as large as asked for.
func TestPart(t *testing.T) {
	var tasks []Task
	for i := range 1000 {
		tasks = append(tasks, Task{Name: fmt.Sprintf("program_%d_safe.c", i)})
	}
	some := Part(tasks, 10)
	if len(some) < 60 || len(some) > 140 {
		t.Errorf("a tenth of 1000 programs are %d", len(some))
	}
	for _, x := range some {
		if len(Part([]Task{x}, 10)) != 1 {
			t.Errorf("%s is in the part only with others", x.Name)
		}
	}
	if len(Part(tasks, 1)) != len(tasks) {
		t.Error("not all are in the whole")
	}
}
