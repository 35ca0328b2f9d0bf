package clauses

import (
	"regexp"
	"strings"
	"testing"
)

// Contracts of one function in two files must say the same, up to the names of parameters and of the variables of quantifiers.
func TestContractsOfTwoFilesAgree(t *testing.T) {
	const first = "int f(int a) __CPROVER_requires(a > 0 && __CPROVER_forall { int i; i < a ==> i < 9 });"
	for second, agree := range map[string]bool{
		first: true,
		"int f(int b) __CPROVER_requires(b > 0 && __CPROVER_forall { int k; k < b ==> k < 9 }) { return b; }": true,
		"int f(int a) __CPROVER_requires(a > 1 && __CPROVER_forall { int i; i < a ==> i < 9 }) { return a; }": false,
		"static int f(int a) __CPROVER_requires(a > 1) { return a; }":                                         true,
		"int f(int a);": true,
		"int f(int a) __CPROVER_requires(a > 0 && __CPROVER_forall { int i; i < a ==> i < 9 }) __CPROVER_ensures(1) __CPROVER_assigns();": false,
	} {
		var texts []string
		for _, src := range []string{first, second} {
			out, _, err := ReadFunctions(src, "a.c", &Wanted{Replaced: []string{"f"}})
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, compiled.ReplaceAllString(out, "\n@$1 ="))
		}
		err := Agree([]string{"a.c", "b.c"}, func(i int, p *regexp.Regexp) [][]string { return p.FindAllStringSubmatch(texts[i], -1) })
		if (err == nil) != agree || err != nil && !strings.Contains(err.Error(), "f differs") {
			t.Errorf("%s: %v", second, err)
		}
	}
}

// compiled matches the declaration of a variable, which clang's text has with an @ before the name.
var compiled = regexp.MustCompile(`__attribute__\(\(used\)\) static const char (\w+);`)
