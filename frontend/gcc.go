package frontend

import (
	"path/filepath"
	"regexp"
	"strings"
)

// What gcc's preprocessor leaves behind of the system headers is for gcc: files that went through it hold attributes
// and types that clang does not have. Where clang complains of them, the file is compiled again with macros in their place.

var (
	attributeArguments = regexp.MustCompile(`error: '(__malloc__|__cold__|__hot__)' attribute takes no arguments`)
	unknownType        = regexp.MustCompile(`error: unknown type name '(\w+)'`)
)

// gccTypes are types of gcc's and what they are to clang.
var gccTypes = map[string]string{
	"_Float32": "float", "_Float64": "double", "_Float32x": "double", "_Float64x": "long double", "_Float128": "__float128",
}

// gccFlags are flags that answer complaints about a file meant for gcc.
func gccFlags(file, diagnostics string) []string {
	var flags []string
	for _, m := range attributeArguments.FindAllStringSubmatch(diagnostics, -1) {
		flags = append(flags, "-D"+m[1]+"(...)=")
	}
	for _, m := range unknownType.FindAllStringSubmatch(diagnostics, -1) {
		if t, ok := gccTypes[m[1]]; ok {
			flags = append(flags, "-D"+m[1]+"="+t)
		}
	}
	if len(flags) > 0 && strings.EqualFold(filepath.Ext(file), ".i") {
		flags = append([]string{"-xc"}, flags...) // else clang would not look at macros
	}
	return flags
}

// inlineBody is clang's copy of a gnu_inline function that has the name of a builtin one.
var inlineBody = regexp.MustCompile(`(?m)^define internal [^\n]*@(\w+)\.inline\((?:[^\n}]|\}[^\n])*\{\n(?:[^}\n][^\n]*\n|\n)*\}\n`)

// dropInlines makes calls of the system headers' inline wrappers of library functions (_FORTIFY_SOURCE) calls of the functions: the
// wrappers need builtins that only gcc has, and what they check is checked anyway.
func dropInlines(text string) string {
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
