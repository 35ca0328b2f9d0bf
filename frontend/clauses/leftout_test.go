package clauses

import (
	"fmt"
	"strings"
	"testing"
)

// A clause has a name, by which it can be left out: its function, requires or ensures, and its number among those.
func TestLeftOut(t *testing.T) {
	const text = `int f(int a)
__CPROVER_requires(a > 1)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value > 2)
__CPROVER_requires(a > 3);
int f(int a) { return a; }
`
	s, err := ScanFunctions(text, "a.c")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Resolve([]*FunctionScan{s})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range all[0].Clauses {
		got = append(got, fmt.Sprintf("%v at %d: %s", &c.LeftOut, c.Line, c.Text))
	}
	if want := "f:requires:1 at 2: a > 1; f:ensures:1 at 4: __CPROVER_return_value > 2; f:requires:2 at 5: a > 3"; strings.Join(got, "; ") != want {
		t.Errorf("%s", strings.Join(got, "; "))
	}
	for _, tt := range []struct {
		name string
		left string // what is still there of 1, 2 and 3; empty: the clause is not there
		why  string
	}{
		{"f:requires:1", "23", ""},
		{"f:ensures:1", "13", ""},
		{"f:requires:2", "12", ""},
		{"f:requires:3", "", ""},
		{"g:requires:1", "", ""},
		{"f:assigns:1", "", "expected FUNCTION"},
		{"f:requires:0", "", "expected FUNCTION"},
		{"f:requires", "", "expected FUNCTION"},
		{":requires:1", "", "expected FUNCTION"},
	} {
		l, err := ParseLeftOut(tt.name)
		if (err != nil) != (tt.why != "") || err != nil && !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%s: %v", tt.name, err)
		}
		if err != nil {
			continue
		}
		out, _, err := ReadFunctions(text, "a.c", &Wanted{Enforced: []string{"f"}, LeftOut: l})
		if err != nil {
			t.Fatal(err)
		}
		left := ""
		for n, clause := range []string{"a > 1", "> 2", "a > 3"} {
			if strings.Contains(out, clause) {
				left += fmt.Sprint(n + 1)
			}
		}
		if !strings.Contains(out, LeftOutMark) {
			left = strings.TrimSuffix(left, "123")
		}
		if left != tt.left {
			t.Errorf("without %s: %q, want %q in\n%s", tt.name, left, tt.left, out)
		}
	}
}
