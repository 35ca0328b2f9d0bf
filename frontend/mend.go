package frontend

import (
	"cmp"
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
)

// Where clang refuses what CBMC takes, the text is mended at the places that clang's diagnostics name:
//
//	a == b of structures                            compared member by member (ir/lower/library/members.go)
//	a = b of structures with members that are const the bytes are copied
//	a definition of a builtin function              the file's own function, under another name
//	a redeclaration with other pointees or const    redeclared.go
//
// Clang is asked again until nothing is left to mend: one thing may hide behind another.

const maxMends = 20

// complaint is an error or a warning of clang's about the text, and the place of the note behind it.
type complaint struct {
	at     int      // in the text
	ranges [][2]int // of the operands
	text   string
	note   int // -1: none
}

// change replaces text[from:to].
type change struct {
	from, to int
	text     string
}

var (
	diagnostic   = regexp.MustCompile(`^<stdin>:(\d+):(\d+):((?:\{[^}]*\})*):? (error|warning|note): (.*)$`)
	sourceRange  = regexp.MustCompile(`\{(\d+):(\d+)-(\d+):(\d+)\}`)
	badOperands  = regexp.MustCompile(`^invalid operands to binary expression \('(.*)' and '(.*)'\)$`)
	constMember  = regexp.MustCompile(`^cannot assign to .* with (?:nested )?const-qualified data member `)
	ownBuiltin   = regexp.MustCompile(`^(?:definition of|cannot redeclare) builtin function '(\w+)'`)
	mendable     = regexp.MustCompile(`error: (?:invalid operands to binary expression|cannot assign to |definition of builtin|cannot redeclare builtin|conflicting types for|redefinition of .* with a different type|redeclaration of .* with a different type)`)
	notForMends  = []string{"-S", "-emit-llvm", "-o", "-"}
	diagnosisFor = []string{"-fsyntax-only", "-fno-caret-diagnostics", "-fdiagnostics-print-source-range-info", "-ferror-limit=0", "-Wno-everything"}
)

// mend changes the text where clang complains of it, and tells whether it did.
func (s *source) mend(ctx context.Context, clang string, args []string, diagnostics string) bool {
	if s.mends++; s.mends > maxMends || !mendable.MatchString(diagnostics) {
		return false
	}
	bare := withoutMarkers(s.text)
	_, out, _ := run(ctx, clang, append(s.diagnosisFlags(args), "-"), bare)
	var edits []change
	for _, c := range complaints(bare, out, "error") {
		edits = append(edits, s.answer(bare, c)...)
	}
	return s.apply(edits)
}

// diagnosisFlags are flags for a run of clang that only tells what it thinks of the text, without some that the file has.
func (s *source) diagnosisFlags(args []string, without ...string) []string {
	flags := slices.DeleteFunc(s.flags(args), func(f string) bool {
		return slices.Contains(notForMends, f) || slices.Contains(without, f) || f == "-c" || strings.HasPrefix(f, "-fsanitize")
	})
	return append(flags, diagnosisFor...)
}

// apply makes the edits; of those that overlap, the first.
func (s *source) apply(edits []change) bool {
	slices.SortStableFunc(edits, func(a, b change) int { return cmp.Compare(a.from, b.from) })
	var out strings.Builder
	at, changed := 0, false
	for _, e := range edits {
		if e.from < at {
			continue
		}
		out.WriteString(s.text[at:e.from])
		out.WriteString(e.text)
		changed = changed || s.text[e.from:e.to] != e.text
		at = e.to
	}
	out.WriteString(s.text[at:])
	s.text = out.String()
	return changed
}

// withoutMarkers puts blanks in the place of line markers, so that clang counts the lines of the text.
func withoutMarkers(text string) string {
	b := []byte(text)
	for i := 0; i < len(b); {
		n := ctext.Until(text[i:], "\n")
		if strings.HasPrefix(text[i:], "# ") {
			for k := i; k < i+n; k++ {
				b[k] = ' '
			}
		}
		i += n + 1
	}
	return string(b)
}

// complaints are the errors, or the warnings, in what clang printed about a text.
func complaints(text, out, kind string) []complaint {
	starts := []int{0}
	for i := range len(text) {
		if text[i] == '\n' {
			starts = append(starts, i+1)
		}
	}
	place := func(line, column string) int {
		l, _ := strconv.Atoi(line)
		c, _ := strconv.Atoi(column)
		if l < 1 || l > len(starts) || c < 1 || starts[l-1]+c-1 > len(text) {
			return -1
		}
		return starts[l-1] + c - 1
	}
	var list []complaint
	for _, line := range strings.Split(out, "\n") {
		m := diagnostic.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		at := place(m[1], m[2])
		if m[4] == "note" {
			if n := len(list); n > 0 && list[n-1].note < 0 {
				list[n-1].note = at
			}
			continue
		}
		if m[4] != kind {
			continue
		}
		c := complaint{at: at, text: m[5], note: -1}
		for _, r := range sourceRange.FindAllStringSubmatch(m[3], -1) {
			c.ranges = append(c.ranges, [2]int{place(r[1], r[2]), place(r[3], r[4])})
		}
		if at >= 0 && !slices.ContainsFunc(c.ranges, func(r [2]int) bool { return r[0] < 0 || r[1] < r[0] }) {
			list = append(list, c)
		}
	}
	return list
}

// answer are the edits that a complaint asks for.
func (s *source) answer(text string, c complaint) []change {
	if m := badOperands.FindStringSubmatch(c.text); m != nil && unqualified(m[1]) == unqualified(m[2]) {
		return s.equality(text, c)
	}
	if constMember.MatchString(c.text) {
		return s.assignment(text, c)
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

// assignment is a = b of structures that have members that are const.
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

// assigned is the end of the expression that is assigned from an offset on.
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

// flat is a text on one line.
func flat(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if i > 0 && strings.HasPrefix(l, "#") {
			lines[i] = ""
		}
	}
	return strings.Join(lines, " ")
}

// renamed gives each use of a name another name.
func renamed(text, name, to string) []change {
	var edits []change
	at := 0
	for _, t := range ctext.Tokens(text) {
		if t.Kind == ctext.Word && t.Text == name {
			edits = append(edits, change{at, at + len(name), to})
		}
		at += len(t.Text)
	}
	return edits
}
