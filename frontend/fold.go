package frontend

import (
	"regexp"
	"strings"
)

// Clang computes what it can while it writes code, and what is undefined is gone then: 10 / 0 becomes a poison value, or nothing at all if the
// value is not used; a division by the difference of two addresses becomes a constant expression. The lowering checks divisions, but there is
// none to check. Such files are compiled once more with clang's own check in front of each division.

const checkDivisions = "-fsanitize=integer-divide-by-zero"

var constantDivision = regexp.MustCompile(`[( ](?:[su]div|[su]rem) (?:exact )?\(`)

// foldedDivision tells whether clang may have computed a division by what is, or may be, zero.
func foldedDivision(assembly, diagnostics string) bool {
	return strings.Contains(diagnostics, "[-Wdivision-by-zero]") || strings.Contains(assembly, " poison") || constantDivision.MatchString(assembly)
}

var otherKind = regexp.MustCompile(`error: redefinition of '(\w+)' as different kind of symbol`)

// noBuiltins are flags for a file that gives the name of one of clang's builtin functions to a variable, which C allows for all names that are
// not the standard library's (index, finite, …), and compilers for those too.
func noBuiltins(diagnostics string) []string {
	var flags []string
	for _, m := range otherKind.FindAllStringSubmatch(diagnostics, -1) {
		flags = append(flags, "-fno-builtin-"+m[1])
	}
	return flags
}
