// Package dialect rewrites constructs that CBMC and ESBMC accept as C and clang does not: implications, quantifiers, arrays of unbounded size,
// and pragmas that turn checks on and off.
//
// In: preprocessed C. Out: preprocessed C for clang, with every line in its place. Contracts are handled by package clauses.
package dialect

import (
	"regexp"
	"strings"

	"seabmc/frontend/ctext"
)

// CBMC's C has what no other compiler reads:
//
//	a ==> b, a <==> b        (!(a)||(b)), (!(a)==!(b))
//	__CPROVER_bitvector[N]   _BitInt(N)
//	__attribute__((annotate("__ESBMC_inf_size"))) T a[N]   T a[__CPROVER_constant_infinity_uint]
//
// and quantifiers (quantifiers.go).

var cbmcSyntax = regexp.MustCompile(`__(?:CPROVER|ESBMC)_(?:forall|exists)\b|__CPROVER_bitvector\b|==>|"__ESBMC_inf_size"`)

// otherwiseMeant is what LLVM assembly holds of a file that clang read, but otherwise than it is meant: a call of
// ESBMC's quantifiers, or the annotation of an array without an end.
var otherwiseMeant = regexp.MustCompile(`@__ESBMC_(?:forall|exists)\b|c"__ESBMC_inf_size\\00"`)

// Misread reports whether clang took a construct of CBMC or ESBMC for something else.
func Misread(assembly string) bool { return otherwiseMeant.MatchString(assembly) }

// Rewrite turns CBMC's C into C that clang accepts. Each line stays where it is.
func Rewrite(src string) string {
	if !cbmcSyntax.MatchString(src) {
		return src
	}
	return implications(quantifiers(endless(ctext.Tokens(src))))
}

// segment is a place between brackets and separators where implications are being written.
type segment struct {
	start int  // in the output
	open  int  // implications to close
	head  bool // it is the head of a statement: if (…), while (…), for (…), switch (…)
}

// A statement, and so an expression, begins behind these words, and behind the brackets that follow those of statementHeads.
var (
	statementWords = map[string]bool{"return": true, "else": true, "do": true}
	statementHeads = map[string]bool{"if": true, "while": true, "for": true, "switch": true}
)

// implications joins tokens, ==> and <==> written in C. Both bind less than || and more than ?:, and are right-associative.
func implications(toks []ctext.Token) string {
	out := make([]string, 0, len(toks))
	stack := []segment{{}}
	end := func() {
		s := &stack[len(stack)-1]
		if s.open > 0 {
			out = append(out, strings.Repeat("))", s.open))
		}
		s.open = 0
	}
	word := "" // before the token
	for _, t := range toks {
		if t.Kind == ctext.Word && statementWords[t.Text] {
			out = append(out, t.Text)
			stack[len(stack)-1].start = len(out)
			word = t.Text
			continue
		}
		if t.Kind != ctext.Punct {
			if out = append(out, t.Text); t.Kind == ctext.Word || t.Kind == ctext.String {
				word = t.Text
			}
			continue
		}
		before := word
		word = ""
		switch t.Text {
		case "(", "[", "{":
			out = append(out, t.Text)
			stack = append(stack, segment{start: len(out), head: statementHeads[before]})
		case ")", "]", "}":
			end()
			head := stack[len(stack)-1].head
			if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
			out = append(out, t.Text)
			if t.Text == "}" || head {
				stack[len(stack)-1].start = len(out)
			}
		case ",", ";", "?", ":", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=":
			end()
			out = append(out, t.Text)
			stack[len(stack)-1].start = len(out)
		case "==>", "<==>":
			s := &stack[len(stack)-1]
			if s.start < len(out) {
				out[s.start] = "(!(" + out[s.start]
			}
			out = append(out, map[string]string{"==>": ")||(", "<==>": ")==!("}[t.Text])
			s.open++
			s.start = len(out)
		default:
			out = append(out, t.Text)
		}
	}
	return strings.Join(out, "")
}
