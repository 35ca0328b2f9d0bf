// Package ctext cuts preprocessed C into tokens.
//
// In: the output of clang's preprocessor. Out: tokens that give the text again when they are joined (Tokens, Text), and small functions that
// read them: brackets, lists, line markers, names. It knows no grammar of C.
package ctext

import (
	"slices"
	"strings"
)

// Token is a token of preprocessed C, or what stands between two tokens: white space, comments and line markers.
type Token struct {
	Kind Kind
	Text string
}

// Kind is the kind of a token.
type Kind uint8

// The kinds of tokens.
const (
	Space  Kind = iota
	Word        // identifiers, keywords and numbers
	String      // strings and characters
	Punct
	Mark // lines of ours, which do not count
)

// The operators that matter here, longest first. CBMC's ==> and <==> come before what C reads there.
var cOperators = []string{"<==>", "...", "<<=", ">>=", "==>", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "->", "++", "--",
	"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="}

// Tokens cuts preprocessed C into tokens. Joined, they give the text again.
func Tokens(src string) []Token {
	toks := make([]Token, 0, len(src)/3)
	for len(src) > 0 {
		kind, n := FirstToken(src, len(toks) == 0 || strings.HasSuffix(toks[len(toks)-1].Text, "\n"))
		toks = append(toks, Token{Kind: kind, Text: src[:n]})
		src = src[n:]
	}
	return toks
}

// FirstToken is the kind and the length of the token that s begins with; lineStart says that a line begins there.
func FirstToken(s string, lineStart bool) (Kind, int) {
	c := s[0]
	switch {
	case c == '\n':
		return Space, 1
	case c == '#' && lineStart:
		return Space, Until(s, "\n")
	case strings.HasPrefix(s, "//"):
		return Space, Until(s, "\n")
	case strings.HasPrefix(s, "/*"):
		return Space, min(Until(s[2:], "*/")+4, len(s))
	case c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f':
		n := 1
		for n < len(s) && (s[n] == ' ' || s[n] == '\t') {
			n++
		}
		return Space, n
	case c == '"' || c == '\'':
		for n := 1; n < len(s); n++ {
			if s[n] == '\\' {
				n++
			} else if s[n] == c || s[n] == '\n' {
				return String, n + 1
			}
		}
		return String, len(s)
	case wordStart(c):
		n := 1
		for n < len(s) && (wordStart(s[n]) || s[n] == '.' && c >= '0' && c <= '9') {
			n++
		}
		return Word, n
	}
	for _, op := range cOperators {
		if strings.HasPrefix(s, op) {
			return Punct, len(op)
		}
	}
	return Punct, 1
}

func wordStart(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c >= 0x80
}

// Until is the length of s up to mark, or of all of it.
func Until(s, mark string) int {
	if n := strings.Index(s, mark); n >= 0 {
		return n
	}
	return len(s)
}

// Text joins tokens; with flat, what stands between them becomes a space.
func Text(toks []Token, flat bool) string {
	var b strings.Builder
	for _, t := range toks {
		if flat && t.Kind == Space {
			b.WriteByte(' ')
		} else {
			b.WriteString(t.Text)
		}
	}
	return b.String()
}

// Skip is the index of the first token from i on that is not white space.
func Skip(toks []Token, i int) int {
	for i < len(toks) && toks[i].Kind == Space {
		i++
	}
	return i
}

// Close is the index of the bracket that closes the one at i, len(toks) if there is none.
func Close(toks []Token, i int) int {
	depth := 0
	for ; i < len(toks); i++ {
		if toks[i].Kind != Punct {
			continue
		}
		switch toks[i].Text {
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

// Split cuts tokens at an operator that stands outside brackets.
func Split(toks []Token, op string) [][]Token {
	var parts [][]Token
	from := 0
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != Punct {
			continue
		}
		switch toks[i].Text {
		case "(", "[", "{":
			i = Close(toks, i)
		case op:
			parts = append(parts, toks[from:i])
			from = i + 1
		}
	}
	return append(parts, toks[from:])
}

// Trim removes white space at both ends.
func Trim(toks []Token) []Token {
	toks = toks[Skip(toks, 0):]
	for len(toks) > 0 && toks[len(toks)-1].Kind == Space {
		toks = toks[:len(toks)-1]
	}
	return toks
}

// Bare removes white space, and brackets around the whole.
func Bare(toks []Token) []Token {
	for {
		toks = Trim(toks)
		if len(toks) < 2 || toks[0].Text != "(" || Close(toks, 0) != len(toks)-1 {
			return toks
		}
		toks = toks[1 : len(toks)-1]
	}
}

// Lines counts line breaks.
func Lines(toks []Token) int {
	n := 0
	for _, t := range toks {
		if t.Kind != Mark {
			n += strings.Count(t.Text, "\n")
		}
	}
	return n
}

// FlatTokens are the tokens without line breaks.
func FlatTokens(toks []Token) []Token { return Tokens(FlatText(toks)) }

// LastWord is the word that tokens end with, "" if they do not.
func LastWord(toks []Token) string {
	toks = Trim(toks)
	if n := len(toks); n > 0 && toks[n-1].Kind == Word {
		return toks[n-1].Text
	}
	return ""
}

// FlatText is the text without line markers.
func FlatText(toks []Token) string {
	return strings.TrimSpace(Text(slices.DeleteFunc(slices.Clone(toks), func(t Token) bool { return t.Kind == Space && strings.Contains(t.Text, "#") }), true))
}
