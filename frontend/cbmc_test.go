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

// The range of a quantifier is found in its guard, whichever way it is written.
func TestQuantifierBounds(t *testing.T) {
	for _, tt := range []struct{ name, formula, low, high string }{
		{"__CPROVER_forall", "(0 <= i && i < n) ==> p[i]", "(0)", "(n)-1"},
		{"__CPROVER_forall", "((i > lo) && (n >= i)) ==> p[i]", "(lo)+1", "(n)"},
		{"__CPROVER_forall", "!(i >= 0 && i < 2 * n) || p[i]", "(0)", "(2 * n)-1"},
		{"__CPROVER_forall", "i < 0 || i > n || p[i]", "(0)", "(n)"},
		{"__CPROVER_exists", "i >= 1 && (f(n) > i && p[i])", "(1)", "(f(n))-1"},
		{"__CPROVER_forall", "(i < a[i] && 3 < i) ==> p[i]", "(3)+1", ""},
		{"__CPROVER_forall", "(x ? i < 3 : 1) ==> p[i]", "", ""},
		{"__CPROVER_exists", "i < 3 || p[i]", "", ""},
		{"__CPROVER_forall", "(i < 3 || q) ==> p[i]", "", ""},
	} {
		q := quantified{name: tt.name, i: "i", typ: "int"}
		if tt.name == "__CPROVER_forall" {
			q.forall(ctokens(tt.formula))
		} else {
			q.exists(ctokens(tt.formula))
		}
		low, high := q.low, q.high
		if q.beyond {
			low += "+1"
		}
		if q.below {
			high += "-1"
		}
		if low != tt.low || high != tt.high {
			t.Errorf("%s { int i; %s }: %s to %s, want %s to %s", tt.name, tt.formula, low, high, tt.low, tt.high)
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
