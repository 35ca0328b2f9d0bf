package frontend

import "strings"

// ctoken is a token of preprocessed C, or what stands between two: white space, comments and line markers.
type ctoken struct {
	kind ctokenKind
	text string
}

type ctokenKind uint8

const (
	cSpace  ctokenKind = iota
	cWord              // identifiers, keywords and numbers
	cString            // strings and characters
	cPunct
	cMark // lines of ours, which do not count
)

// The operators that matter here, longest first. CBMC's ==> and <==> come before what C reads there.
var cOperators = []string{"<==>", "...", "<<=", ">>=", "==>", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "->", "++", "--",
	"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="}

// ctokens cuts preprocessed C into tokens. Joined, they are the text again.
func ctokens(src string) []ctoken {
	toks := make([]ctoken, 0, len(src)/3)
	for len(src) > 0 {
		kind, n := cToken(src, len(toks) == 0 || strings.HasSuffix(toks[len(toks)-1].text, "\n"))
		toks = append(toks, ctoken{kind, src[:n]})
		src = src[n:]
	}
	return toks
}

func cToken(s string, lineStart bool) (ctokenKind, int) {
	c := s[0]
	switch {
	case c == '\n':
		return cSpace, 1
	case c == '#' && lineStart:
		return cSpace, until(s, "\n")
	case strings.HasPrefix(s, "//"):
		return cSpace, until(s, "\n")
	case strings.HasPrefix(s, "/*"):
		return cSpace, min(until(s[2:], "*/")+4, len(s))
	case c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f':
		n := 1
		for n < len(s) && (s[n] == ' ' || s[n] == '\t') {
			n++
		}
		return cSpace, n
	case c == '"' || c == '\'':
		for n := 1; n < len(s); n++ {
			if s[n] == '\\' {
				n++
			} else if s[n] == c || s[n] == '\n' {
				return cString, n + 1
			}
		}
		return cString, len(s)
	case wordStart(c):
		n := 1
		for n < len(s) && (wordStart(s[n]) || s[n] == '.' && c >= '0' && c <= '9') {
			n++
		}
		return cWord, n
	}
	for _, op := range cOperators {
		if strings.HasPrefix(s, op) {
			return cPunct, len(op)
		}
	}
	return cPunct, 1
}

func wordStart(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c >= 0x80
}

// until is the length of s up to mark, or of all of it.
func until(s, mark string) int {
	if n := strings.Index(s, mark); n >= 0 {
		return n
	}
	return len(s)
}

// ctext joins tokens; with flat, what stands between them becomes a space.
func ctext(toks []ctoken, flat bool) string {
	var b strings.Builder
	for _, t := range toks {
		if flat && t.kind == cSpace {
			b.WriteByte(' ')
		} else {
			b.WriteString(t.text)
		}
	}
	return b.String()
}

// cskip is the index of the first token from i on that is no white space.
func cskip(toks []ctoken, i int) int {
	for i < len(toks) && toks[i].kind == cSpace {
		i++
	}
	return i
}

// cclose is the index of the bracket that closes the one at i, len(toks) if there is none.
func cclose(toks []ctoken, i int) int {
	depth := 0
	for ; i < len(toks); i++ {
		if toks[i].kind != cPunct {
			continue
		}
		switch toks[i].text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(toks)
}

// csplit cuts tokens at an operator that stands outside brackets.
func csplit(toks []ctoken, op string) [][]ctoken {
	var parts [][]ctoken
	from := 0
	for i := 0; i < len(toks); i++ {
		if toks[i].kind != cPunct {
			continue
		}
		switch toks[i].text {
		case "(", "[", "{":
			i = cclose(toks, i)
		case op:
			parts = append(parts, toks[from:i])
			from = i + 1
		}
	}
	return append(parts, toks[from:])
}

// ctrim takes white space off both ends.
func ctrim(toks []ctoken) []ctoken {
	toks = toks[cskip(toks, 0):]
	for len(toks) > 0 && toks[len(toks)-1].kind == cSpace {
		toks = toks[:len(toks)-1]
	}
	return toks
}

// cbare takes white space and brackets around the whole off.
func cbare(toks []ctoken) []ctoken {
	for {
		toks = ctrim(toks)
		if len(toks) < 2 || toks[0].text != "(" || cclose(toks, 0) != len(toks)-1 {
			return toks
		}
		toks = toks[1 : len(toks)-1]
	}
}

// clines counts line breaks.
func clines(toks []ctoken) int {
	n := 0
	for _, t := range toks {
		if t.kind != cMark {
			n += strings.Count(t.text, "\n")
		}
	}
	return n
}
