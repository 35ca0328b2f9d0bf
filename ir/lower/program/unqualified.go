package program

import (
	"regexp"
	"strings"

	"seabmc/llvm"
)

// A variable that is declared with typeof_unqual of something const is not const (C23 6.7.3.6), but clang's debug information says that it is. Its
// source shows what it is.

var (
	unqualifiedType  = regexp.MustCompile(`\b(?:__)?typeof_unqual(?:__)?\b`)
	unqualifiedMacro = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)(?:[^\n\\]|\\.|\\\n)*\b(?:__)?typeof_unqual(?:__)?\b`)
)

// typeOf returns a variable's type.
func (p *Program) typeOf(v *llvm.Variable) *llvm.DIType {
	if !QualifiedConst(v.Type) || v.File == nil || !p.declaredUnqualified(fileName(v.File), v.Line, v.Name) {
		return v.Type
	}
	return withoutConst(v.Type)
}

// declaredUnqualified reports whether the declaration in a line of a file, of a variable with that name, uses typeof_unqual, or a macro of the file
// that does.
func (p *Program) declaredUnqualified(file string, line int, name string) bool {
	lines := p.sourceLines(file)
	if line < 1 || line > len(lines) {
		return false
	}
	words, ok := p.unqualified[file]
	if !ok {
		words = unqualifiedWords(strings.Join(lines, "\n"))
		if p.unqualified == nil {
			p.unqualified = map[string]*regexp.Regexp{}
		}
		p.unqualified[file] = words
	}
	if words == nil {
		return false
	}
	first := line - 1
	for first > 0 && !strings.ContainsAny(lines[first-1], ";{}") { // the declaration may have begun before
		first--
	}
	for _, s := range strings.FieldsFunc(strings.Join(lines[first:line], "\n"), func(r rune) bool { return r == ';' || r == '{' || r == '}' }) {
		if at := words.FindStringIndex(s); at != nil && hasWord(s, name) {
			return !hasWord(s[:at[0]]+behindParenthesis(s[at[1]:]), "const")
		}
	}
	return false
}

// behindParenthesis returns what follows the parenthesis that C text begins with.
func behindParenthesis(s string) string {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return s[i+1:]
			}
		}
	}
	return s
}

// unqualifiedWords returns a pattern of the words of a file that mean typeof_unqual, nil if it has none.
func unqualifiedWords(text string) *regexp.Regexp {
	if !unqualifiedType.MatchString(text) {
		return nil
	}
	words := unqualifiedType.String()
	for _, m := range unqualifiedMacro.FindAllStringSubmatch(text, -1) {
		words += `|\b` + m[1] + `\b`
	}
	return regexp.MustCompile(words)
}

// withoutConst returns a type without const, its own and that of its elements.
func withoutConst(t *llvm.DIType) *llvm.DIType {
	for t != nil && t.Tag == llvm.ConstType {
		t = t.Base
	}
	if t == nil || !QualifiedConst(t) {
		return t
	}
	u := *t
	u.Base = withoutConst(t.Base)
	return &u
}
