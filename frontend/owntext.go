package frontend

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Some of what clang leaves out shows only in the text of a program: in that of the file, and in that of headers, which may define macros.

var includeLine = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(?:include|import)[ \t]*["<]([^">\n]+)[">]`)

// ownText is the text of a file and of the headers that it includes. Those of the system are left out, and those whose names macros give.
func (o *Options) ownText(file string) string {
	var out strings.Builder
	seen := map[string]bool{}
	var read func(path string)
	read = func(path string) {
		b, err := os.ReadFile(path)
		if err != nil || seen[path] {
			return
		}
		seen[path] = true
		out.Write(b)
		out.WriteByte('\n')
		for _, m := range includeLine.FindAllSubmatch(b, -1) {
			read(o.includedFrom(filepath.Dir(path), string(m[1])))
		}
	}
	read(file)
	for _, f := range o.IncludeFiles {
		read(o.includedFrom(".", f))
	}
	return out.String()
}

// includedFrom is the header of a name, if it is one of the program's, else "".
func (o *Options) includedFrom(dir, name string) string {
	for _, d := range append([]string{dir}, o.searched()...) {
		p := filepath.Join(d, name)
		if filepath.IsAbs(name) {
			p = name
		}
		if _, err := os.Stat(p); err == nil && !strings.HasPrefix(p, "/usr/") {
			return p
		}
	}
	return ""
}

// hiddenWarnings are pragmas that turn off warnings which say what clang leaves out.
var hiddenWarnings = regexp.MustCompile(`\bdiagnostic\s+ignored\b|\bsystem_header\b`)

var (
	toVoid          = regexp.MustCompile(`\(\s*(?:(?:const|volatile)\s+)*void(?:\s+(?:const|volatile))*\s*\)`)
	macroDefinition = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)((?:[^\n\\]|\\\r?\n|\\.)*)`)
	discardedName   = regexp.MustCompile(toVoid.String() + `[\s(]*[A-Za-z_]`)
	behindOne       = regexp.MustCompile(`\*|->|\[`)
	callOnly        = regexp.MustCompile(`^[\s(]*\w+\s*\([^()]*(?:\([^()]*\)[^()]*)*\)[\s)]*$`)
)

// mayDiscard tells whether a text may have a cast to void of an lvalue behind a pointer, also one that macros make.
func mayDiscard(text string) bool {
	for _, m := range toVoid.FindAllStringIndex(text, -1) {
		if operand := statementRest(text[m[1]:]); strings.TrimLeft(operand, " \t\r\n(*&+-!~_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") != operand &&
			behindOne.MatchString(operand) && !callOnly.MatchString(operand) {
			return true
		}
	}
	names := discardingMacros(text)
	if len(names) == 0 {
		return false
	}
	uses := regexp.MustCompile(`\b(?:` + strings.Join(names, "|") + `)\s*\(`)
	bare := macroDefinition.ReplaceAllString(text, "")
	return slices.ContainsFunc(uses.FindAllStringIndex(bare, -1), func(m []int) bool { return behindOne.MatchString(statementRest(bare[m[1]:])) })
}

// discardingMacros are the macros that cast something to void, and those that use them.
func discardingMacros(text string) (names []string) {
	definitions := macroDefinition.FindAllStringSubmatch(text, -1)
	for again := true; again; {
		again = false
		var known *regexp.Regexp
		if len(names) > 0 {
			known = regexp.MustCompile(`\b(?:` + strings.Join(names, "|") + `)\b`)
		}
		for _, m := range definitions {
			if !slices.Contains(names, m[1]) && (discardedName.MatchString(m[2]) || known != nil && known.MatchString(m[2])) {
				names, again = append(names, m[1]), true
			}
		}
	}
	return names
}

// statementRest is what follows in a statement, or in the first statement of a block.
func statementRest(text string) string {
	if i := strings.IndexAny(text, ";}"); i >= 0 {
		return text[:i]
	}
	return text
}
