package assembly

import (
	"regexp"
	"strings"
)

// inlineBody is clang's copy of a gnu_inline function that has the name of a builtin one.
var inlineBody = regexp.MustCompile(`(?m)^define internal [^\n]*@(\w+)\.inline\((?:[^\n}]|\}[^\n])*\{\n(?:[^}\n][^\n]*\n|\n)*\}\n`)

// DropInlines replaces calls of the system headers' inline wrappers of library functions (_FORTIFY_SOURCE) by calls of the functions. The
// wrappers need builtins that only gcc has, and what they check is checked anyway.
func DropInlines(text string) string {
	if !strings.Contains(text, ".inline(") {
		return text
	}
	var names []string
	text = inlineBody.ReplaceAllStringFunc(text, func(def string) string {
		name := inlineBody.FindStringSubmatch(def)[1]
		if !strings.Contains(text, "@"+name+"(") { // no declaration
			return def
		}
		names = append(names, "@"+name+".inline(", "@"+name+"(")
		return ""
	})
	return strings.NewReplacer(names...).Replace(text)
}
