package assembly

import (
	"regexp"
	"strings"
)

// ApartLiterals are the flags with which clang makes a separate object for each string literal, instead of one for all literals with the
// same text. C leaves open whether they are one object; that is decided where addresses are compared (ir/lower/addresses).
const ApartLiterals = "-fwritable-strings"

// literalDefinition is the beginning of the definition of a literal, or of the name of a function, as the flag makes it: not constant.
const literalDefinition = " = private unnamed_addr global ["

// functionName is a global that holds a function's name, perhaps once more: a function has one __func__.
var functionName = regexp.MustCompile(`@__(?:func|FUNCTION|PRETTY_FUNCTION)__\.\w+\.\d+\b`)

// ConstantLiterals makes the literals constant in a text that was compiled with ApartLiterals.
func ConstantLiterals(text string) string {
	defined := map[string]bool{}
	again := false
	var b strings.Builder
	b.Grow(len(text))
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "@") {
			if name, rest, ok := strings.Cut(line, literalDefinition); ok {
				if functionName.MatchString(name) && defined[withoutNumber(name)] {
					again = true
					continue
				}
				defined[name] = true
				line = name + " = private unnamed_addr constant [" + rest
			}
		}
		b.WriteString(line)
	}
	if !again {
		return b.String()
	}
	return functionName.ReplaceAllStringFunc(b.String(), func(name string) string {
		if first := withoutNumber(name); !defined[name] && defined[first] {
			return first
		}
		return name
	})
}

// withoutNumber is a name without the number behind its last dot.
func withoutNumber(name string) string { return name[:strings.LastIndexByte(name, '.')] }
