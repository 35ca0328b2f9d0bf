package frontend

import (
	"context"
	"regexp"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/toolchain"
)

// Clang refuses some code that CBMC accepts. The text is then changed at the places that clang's diagnostics name:
//
//	a == b of structures                            compared member by member (ir/lower/library/members.go)
//	a = b of structures with members that are const the bytes are copied
//	a definition of a builtin function              the file's own function, under another name
//	a contract that keeps the value of a bit-field  its promoted value is kept
//	a redeclaration with other pointees or const    redeclared.go
//
// Clang is run again until there is nothing left to change, since one complaint may hide another.

const maxMends = 20

var (
	diagnostic  = regexp.MustCompile(`^<stdin>:(\d+):(\d+):((?:\{[^}]*\})*):? (error|warning|note): (.*)$`)
	sourceRange = regexp.MustCompile(`\{(\d+):(\d+)-(\d+):(\d+)\}`)
	badOperands = regexp.MustCompile(`^invalid operands to binary expression \('(.*)' and '(.*)'\)$`)
	constMember = regexp.MustCompile(`^cannot assign to .* with (?:nested )?const-qualified data member `)
	ownBuiltin  = regexp.MustCompile(`^(?:definition of|cannot redeclare) builtin function '(\w+)'`)
	bitField    = regexp.MustCompile(`^(?:cannot pass bit-field as __auto_type initializer|invalid application of 'typeof' to bit-field)`)
	mendable    = regexp.MustCompile(`error: (?:cannot pass bit-field|invalid application of 'typeof' to bit-field|invalid operands to binary expression|cannot assign to |definition of builtin|cannot redeclare builtin|conflicting types for|redefinition of .* with a different type|redeclaration of .* with a different type)`)
)

// mend changes the text where clang complains about it, and tells whether it did.
func (s *source) mend(ctx context.Context, clang string, args []string, diagnostics string) bool {
	if s.mends++; s.mends > maxMends || !mendable.MatchString(diagnostics) {
		return false
	}
	bare := withoutMarkers(s.text)
	_, out, _ := toolchain.Run(ctx, clang, append(s.diagnosisFlags(args), "-"), bare)
	var edits []change
	for _, c := range complaints(bare, out, "error") {
		edits = append(edits, s.answer(bare, c)...)
	}
	return s.apply(edits)
}

// answer are the edits that settle a complaint.
func (s *source) answer(text string, c complaint) []change {
	if m := badOperands.FindStringSubmatch(c.text); m != nil && unqualified(m[1]) == unqualified(m[2]) {
		return s.equality(text, c)
	}
	if constMember.MatchString(c.text) {
		return s.assignment(text, c)
	}
	if bitField.MatchString(c.text) && c.at < len(text) && text[c.at] == '(' { // a contract keeps its value: +(x) has the same value and can be kept
		return []change{{c.at, c.at + 1, "(+"}}
	}
	if m := ownBuiltin.FindStringSubmatch(c.text); m != nil {
		return renamed(text, m[1], "own"+m[1])
	}
	return s.redeclared(text, c)
}

// unqualified is a type as clang writes it, without const and the like.
func unqualified(t string) string {
	for _, q := range []string{"const ", "volatile ", "restrict "} {
		t = strings.ReplaceAll(t, q, "")
	}
	return t
}

// equality is a == b or a != b of structures.
func (s *source) equality(text string, c complaint) []change {
	if len(c.ranges) != 2 || c.at+2 > len(text) {
		return nil
	}
	op, l, r := text[c.at:c.at+2], c.ranges[0], c.ranges[1]
	if op != "==" && op != "!=" || l[1] > c.at || r[0] < c.at+2 {
		return nil
	}
	not := map[string]string{"==": "", "!=": "!"}[op]
	left, right := s.text[l[0]:l[1]], s.text[r[0]:r[1]]
	return []change{
		{l[0], l[1], not + "(__extension__({__typeof__(" + flat(left) + ") __seabmc_l=(" + left + ")"},
		{c.at, c.at + 2, ";"},
		{r[0], r[1], "__typeof__(" + flat(right) + ") __seabmc_r=(" + right + ");__seabmc_same_members(&__seabmc_l,&__seabmc_r);}))"},
	}
}

// assignment is a = b of structures with const members.
func (s *source) assignment(text string, c complaint) []change {
	if len(c.ranges) == 0 || text[c.at] != '=' || strings.HasPrefix(text[c.at:], "==") {
		return nil
	}
	l := c.ranges[0]
	end := assigned(text, c.at+1)
	left, right := s.text[l[0]:l[1]], s.text[c.at+1:end]
	if l[1] > c.at {
		return nil
	}
	return []change{
		{l[0], l[1], "(__extension__({__typeof__(" + flat(left) + ") *__seabmc_l=&(" + left + ")"},
		{c.at, end, ";__typeof__(" + flat(right) + ") __seabmc_r=(" + right + ");__builtin_memcpy((void *)__seabmc_l,&__seabmc_r,sizeof __seabmc_r);*__seabmc_l;}))"},
	}
}

// assigned is the end of the assigned expression that begins at an offset.
func assigned(text string, from int) int {
	toks := ctext.Tokens(text[from:])
	choices, at := 0, from
	for i := 0; i < len(toks); i++ {
		switch toks[i].Text {
		case "(", "[", "{":
			end := min(ctext.Close(toks, i), len(toks)-1)
			for ; i < end; i++ {
				at += len(toks[i].Text)
			}
		case "?":
			choices++
		case ":":
			if choices--; choices < 0 {
				return at
			}
		case ",", ";", ")", "]", "}":
			return at
		}
		at += len(toks[i].Text)
	}
	return at
}
