package clauses

import (
	"strings"
	"testing"
)

// A loop made by goto gets its contract at its label, if that is the only way into it. Else the text stays as it is, and the loop is unrolled.
func TestLabels(t *testing.T) {
	const loop = "again: a++; if (a < b) goto again;"
	for _, tt := range []struct {
		name, before, loop, behind string
		contract                   bool
	}{
		{"a label and a goto", "", loop, "", true},
		{"behind another loop", "while (c) { f(); }", loop, "", true},
		{"a goto out of another loop", "", "again: while (c) if (d) goto again;", "", true},
		{"a label behind the loop, to which something in front of it jumps", "if (c) goto done;", loop, "done: ;", true},
		{"another function with a label of the same name", "} void g(void) { again: goto again; } void h(void) {", loop, "", true},
		{"a jump from in front of it", "if (c) goto again;", loop, "", false},
		{"a jump into the loop", "if (c) goto in;", "again: a++; in: if (a < b) goto again;", "", false},
		{"a jump from behind the block", "{", loop, "} goto again;", false},
		{"the address of the label", "void *p = &&again;", loop, "", false},
		{"the address of a label in the loop", "void *p = &&in;", "again: a++; in: if (a < b) goto again;", "", false},
		{"cases of a switch around it", "switch (c) {", "again: a++; case 3: if (a < b) goto again;", "}", false},
		{"a label that belongs to an if", "if (c)", loop, "", false},
		{"a label behind another one", "first:", loop, "", false},
	} {
		before := "void f(void) { " + tt.before + " "
		text := before + tt.loop + tt.behind + " }"
		got, _, err := ReadLoops(text, []Proposal{{Offset: len(before), Invariants: []ProposedClause{{Text: "a <= b"}}}}, false)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if has := strings.Contains(got, "again:(void)(__extension__({__seabmc_loop_head("); has != tt.contract || !has && got != text {
			t.Errorf("%s: a contract: %v, in\n%s", tt.name, has, got)
		}
	}
}
