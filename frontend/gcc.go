package frontend

import (
	"path/filepath"
	"regexp"
	"strings"
)

// A file that gcc has preprocessed contains attributes and types from the system headers that clang does not have. If clang complains about them, the file is
// compiled again with macros for them.

var (
	attributeArguments = regexp.MustCompile(`error: '(__malloc__|__cold__|__hot__)' attribute takes no arguments`)
	unknownType        = regexp.MustCompile(`error: unknown type name '(\w+)'`)
)

// gccTypes are types of gcc, and the types that stand for them in clang.
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
