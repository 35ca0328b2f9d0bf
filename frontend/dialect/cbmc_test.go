package dialect

import (
	"strconv"
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
		if got := Rewrite(in); got != want {
			t.Errorf("%s becomes %s, want %s", in, got, want)
		}
	}
}

// What follows a quantifier stays on its line, and is checked as ever.
// A type in an assertion is no call: the quantifier behind it needs one witness only.
func TestQuantifierOverCast(t *testing.T) {
	for formula, want := range map[string]string{
		"&((short (*)[4])(p))[k][0]": "__seabmc_any", "((short (**)[4])p)[k]": "__seabmc_any", "f(*p)": "__seabmc_forall", "f()": "__seabmc_forall",
	} {
		got := Rewrite("__CPROVER_assert(__CPROVER_forall { int k; " + formula + " });")
		if !strings.Contains(got, want+"()") {
			t.Errorf("%s: no %s in %s", formula, want, got)
		}
	}
}

func TestQuantifierLines(t *testing.T) {
	src := "# 1 \"f.c\"\nint f(int *p) {\n  return __CPROVER_forall {\n    int\n i;\n    (0 <= i &&\n      i < 3) ==> p[i] }; }\nint x;\n"
	got, err := SwitchChecks(Rewrite(src))
	if err != nil {
		t.Fatal(err)
	}
	line, file := 0, ""
	for _, s := range strings.Split(got, "\n") {
		if m := lineMarker.FindStringSubmatch(s); m != nil {
			line, _ = strconv.Atoi(m[1])
			file = m[2]
			continue
		}
		if strings.Contains(s, "i < 3") && (line != 6 || !strings.HasPrefix(file, "f.c?checks=-")) {
			t.Errorf("%q is in line %d of %s, want line 6 of f.c with checks off", s, line, file)
		}
		if strings.Contains(s, "int x") && (line != 7 || file != "f.c") {
			t.Errorf("%q is in line %d of %s, want line 7 of f.c", s, line, file)
		}
		line++
	}
	if !strings.Contains(got, "int x") {
		t.Error(got)
	}
}

// x == QUANTIFIER is two implications, each with one side of the quantifier, only if x may be written twice, and the quantifier is no part of a number.
func TestEquatedQuantifiers(t *testing.T) {
	const q = "__CPROVER_forall { int k; k == k }"
	for formula, apart := range map[string]bool{
		"r == " + q: true, q + " == a[i]": true, "r == (" + q + " && x)": true, "!" + q + " == r": true, q + " == " + q: true,
		"f() == " + q: false, "i++ == " + q: false, "(" + q + ") + 1 == r": false, "r | s == " + q: false, "r == -" + q: false,
	} {
		got := Rewrite("__CPROVER_assert(" + formula + ", \"\");")
		if n := strings.Count(got, "__seabmc_fact()"); (n > 0) != apart {
			t.Errorf("%s: %d facts in %s", formula, n, got)
		}
	}
}
