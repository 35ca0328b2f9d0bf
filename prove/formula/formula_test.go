package formula

import (
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	isType := func(name string) bool { return name == "size_t" }
	for _, text := range []string{
		"i <= n", "0 <= i && i <= n", "(long long)i + 1 <= (long long)n", "(size_t)(i) < n", "a[i].next->key == 'x'", "(i)", "*p == 0", "(*p) + 1 > 0",
		"__CPROVER_forall { int k; (0 <= k && k < n) ==> a[k] == 0 }", "__CPROVER_loop_entry(s) == s", "sizeof(int) == 4U", "c ? x : y", "((i)) == (n)", "(struct s *)(p) != 0",
	} {
		if why := Check(text, isType); why != "" {
			t.Errorf("%s: %s", text, why)
		}
	}
	for _, text := range []string{
		"", " ", "abort()", "(abort)()", "(abort)(1)", "((abort))()", "fs[0](1)", "(*f)(1)", "x = 1", "x += 1", "x++", "--x", "1) || (1", "1); abort(", "i < n)", "(i < n", "(i]", "1 // n", "1 /* n */",
		"\"s\"", "x; y", "{ x }", "__CPROVER_assume(0)", "__seabmc_phase_1", "({ abort(); 1; })", "goto", "x # y", "\\forall integer k; 1", "`x`", "__CPROVER_forall { int k; abort(), 1 }",
		"__builtin_unreachable()", "(size_t(*)(int))(f)(1)", "()(1)", "(*)(1)", "1\n#define x 1\n", strings.Repeat("1+", 5001) + "1",
	} {
		if Check(text, isType) == "" {
			t.Errorf("%s: it was taken for a formula", text)
		}
	}
}
