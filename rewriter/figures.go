package rewriter

import (
	"fmt"
	"strings"
)

// figure is a rule of the thesis's Figures 2.1 to 2.4, with the rules here that implement it. A name that ends in * stands for all names that begin
// like it. The rules of Figures 4.6, 4.7 and 6.x are in package memrep.
type figure struct {
	number, name string
	text         string
	rules        []string
	build        string // what package term does as it builds a term
}

var figures = []figure{
	{"2.1", "ITE-PUSH", "f(ite(c,x,y)) => ite(c, f(x), f(y))", []string{"base-ITE-PUSH", "off-ITE-PUSH", "NEG-PUSH", "lt-ite*", "ITE-EQ-*"}, ""},
	{"2.1", "ITE-PULL", "ite(c, f(x), f(y)) => f(ite(c,x,y))", []string{"ITE-PULL-*"}, ""},
	{"2.1", "", "ite(c,x,y) => x if c, y if not c, x if x = y", []string{"ite-known", "ite-same-cond*", "ite-implied*", "ite-eq-branches"}, "ite of a constant or of equal terms"},
	{"2.1", "ITE-EQ-1", "ite(c,x,y) = w => ite(c, x=w, y=w)", []string{"ITE-EQ-1", "ITE-EQ-3", "ITE-EQ-same"}, ""},
	{"2.1", "ITE-EQ-2", "ite(c,x,y) = ite(c,u,w) => ite(c, x=u, y=w)", []string{"ITE-EQ-2"}, ""},
	{"2.1", "", "ite(c,true,false) => c, ite(c,false,true) => not c", []string{"ite-bool*"}, ""},
	{"2.2", "", "(a op p) = (a op q) => p = q", []string{"eq-cancel*", "eq-sums", "eq-xors", "eq-add-const"}, ""},
	{"2.2", "", "(a op p) <= (a op q) => p <= q", []string{"ule", "sle", "lt-add-const"}, ""},
	{"2.2", "", "a = b => true if a = b, false if a != b", []string{"eq-range", "eq-sums", "eq-products*", "eq-congruent"}, "equality of one term, or of constants"},
	{"2.2", "", "a != b => not (a = b)", nil, "there is no operator !="},
	{"2.3", "", "not (not a) => a", []string{"not-not"}, ""},
	{"2.3", "NEG-PUSH", "not ite(c,x,y) => ite(c, not x, not y)", []string{"NEG-PUSH"}, ""},
	{"2.3", "", "not a => false if a, true if not a", nil, "not of a constant"},
	{"2.4", "ADD-COMPRESS", "+(a,b,c) => +(a,d) if b+c = d", []string{"ADD-COMPRESS"}, ""},
	{"2.4", "ADD-FLATTEN", "+(a,+(b,c)) => +(a,b,c)", []string{"ADD-FLATTEN", "eq-sums", "lt-sums"}, ""},
}

// writeFigures prints where to find the thesis's rules.
func writeFigures(b *strings.Builder) {
	b.WriteString("\n## The rules of the thesis's Figures 2.1 to 2.4\n\nThose of Figures 4.6, 4.7, 6.4 and 6.5 are under their names in the last section.\n\n" +
		"| figure | rule | statement | here |\n|---|---|---|---|\n")
	for _, f := range figures {
		here := strings.Join(f.rules, ", ")
		if f.build != "" {
			here = strings.TrimPrefix(here+"; package term: "+f.build, "; ")
		}
		fmt.Fprintf(b, "| %s | %s | `%s` | %s |\n", f.number, f.name, code(f.text), here)
	}
}

func code(s string) string { return strings.ReplaceAll(s, "|", "\\|") }
