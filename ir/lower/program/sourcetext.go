package program

import (
	"os"
	"strings"

	"seabmc/llvm"
)

// What only the text of the source says.

// StatementEnds reports whether a declaration ends between two places of a file: whether there is a semicolon there outside of parentheses, comments
// and literals.
func (p *Program) StatementEnds(file string, from, to *llvm.Location) bool {
	lines := p.sourceLines(file)
	if from.Line < 1 || to.Line < from.Line || to.Line > len(lines) {
		return false
	}
	text := strings.Join(lines[from.Line-1:to.Line], "\n")
	end := len(text) - len(lines[to.Line-1]) + to.Col - 1
	start := from.Col - 1
	return start >= 0 && start < end && end <= len(text) && hasSemicolon(text[start:end])
}

// sourceLines returns the lines of a source file, none if it cannot be read.
func (p *Program) sourceLines(file string) []string {
	if lines, ok := p.sources[file]; ok {
		return lines
	}
	var lines []string
	if b, err := os.ReadFile(file); err == nil {
		lines = strings.Split(string(b), "\n")
	}
	if p.sources == nil {
		p.sources = map[string][]string{}
	}
	p.sources[file] = lines
	return lines
}

// hasSemicolon reports whether C text has a semicolon outside of parentheses, comments and literals.
func hasSemicolon(s string) bool {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ';':
			if depth <= 0 {
				return true
			}
		case '"', '\'':
			i = skipLiteral(s, i)
		case '/':
			i = skipComment(s, i)
		}
	}
	return false
}

// skipLiteral returns the index of the end of the literal that begins at i.
func skipLiteral(s string, i int) int {
	for k := i + 1; k < len(s); k++ {
		switch s[k] {
		case '\\':
			k++
		case s[i]:
			return k
		}
	}
	return len(s)
}

// skipComment returns the index of the end of the comment that begins at i, or i if no comment begins there.
func skipComment(s string, i int) int {
	end := ""
	switch {
	case strings.HasPrefix(s[i:], "//"):
		end = "\n"
	case strings.HasPrefix(s[i:], "/*"):
		end = "*/"
	default:
		return i
	}
	if k := strings.Index(s[i+2:], end); k >= 0 {
		return i + 2 + k + len(end) - 1
	}
	return len(s)
}

// ConstLiteralText reports whether the type of a compound literal is const. The place in the file is that of the literal's braces or parenthesis.
func (p *Program) ConstLiteralText(file string, at *llvm.Location) bool {
	lines := p.sourceLines(file)
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 || at.Col > len(lines[at.Line-1]) {
		return false
	}
	s, k := lines[at.Line-1], at.Col-1
	var typ string
	switch s[k] {
	case '{':
		before := strings.TrimRight(s[:k], " \t")
		open := openingParenthesis(before)
		if open < 0 {
			return false
		}
		typ = before[open:]
	case '(':
		end := strings.IndexByte(s[k:], '{')
		if end < 0 {
			return false
		}
		typ = s[k : k+end]
	}
	if star := strings.LastIndexByte(typ, '*'); star >= 0 {
		typ = typ[star:]
	}
	return hasWord(typ, "const")
}

// openingParenthesis returns the index of the parenthesis that the one at the end of s closes, -1 if there is none.
func openingParenthesis(s string) int {
	depth := 0
	for i := len(s) - 1; i >= 0; i-- {
		switch s[i] {
		case ')':
			depth++
		case '(':
			depth--
		}
		if depth == 0 {
			if s[i] != '(' {
				return -1
			}
			return i
		}
	}
	return -1
}

// hasWord reports whether C text contains a word.
func hasWord(s, word string) bool {
	for _, w := range strings.FieldsFunc(s, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}) {
		if w == word {
			return true
		}
	}
	return false
}
