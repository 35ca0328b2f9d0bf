package frontend

import (
	"strings"
	"testing"
)

func TestImplications(t *testing.T) {
	for in, want := range map[string]string{
		"x = a ==> b;":           "x =(!( a )||( b));",
		"f(a && b ==> c, d)":     "f((!(a && b )||( c)), d)",
		"return a ==> b ==> c;":  "return(!( a )||((!( b )||( c))));",
		"{ a <==> b; }":          "{(!( a )==!( b)); }",
		"p ? a ==> b : c":        "p ?(!( a )||( b )): c",
		"\"==>\" '=' a[i ==> j]": "\"==>\" '=' a[(!(i )||( j))]",
		"a == b >= c":            "a == b >= c",
	} {
		if got := rewriteCBMC(in); got != want {
			t.Errorf("%s becomes %s, want %s", in, got, want)
		}
	}
}

// What follows a quantifier stays on its line.
func TestQuantifierLines(t *testing.T) {
	src := "int f(int *p) {\n  return __CPROVER_forall {\n    int\n i;\n    (0 <= i &&\n      i < 3) ==> p[i] }; }\nint x;\n"
	got := rewriteCBMC(src)
	line := func(s string) int { return strings.Count(s[:strings.Index(s, "int x")], "\n") }
	if line(got) != line(src) {
		t.Errorf("from line %d to %d:\n%s", line(src), line(got), got)
	}
}
