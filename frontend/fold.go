package frontend

import (
	"regexp"
	"strings"
)

// Clang computes what it can while it writes code, and undefined divisions disappear: 10 / 0 becomes a poison value, or nothing at all if the value is not used, and
// a division by the difference of two addresses becomes a constant expression. The lowering then has no division to check. Such files are compiled once more with
// clang's own check in front of each division.

const checkDivisions = "-fsanitize=integer-divide-by-zero"

var constantDivision = regexp.MustCompile(`[( ](?:[su]div|[su]rem) (?:exact )?\(`)

// foldedDivision tells whether clang may have computed a division by what is, or may be, zero.
func foldedDivision(assembly, diagnostics string) bool {
	return strings.Contains(diagnostics, "[-Wdivision-by-zero]") || strings.Contains(assembly, " poison") || constantDivision.MatchString(assembly)
}

var otherKind = regexp.MustCompile(`error: redefinition of '(\w+)' as different kind of symbol`)

// noBuiltins are flags for a file in which a variable has the name of one of clang's builtin functions. C allows that for names that are not in the standard library
// (index, finite, …), and compilers allow it for all names.
func noBuiltins(diagnostics string) []string {
	var flags []string
	for _, m := range otherKind.FindAllStringSubmatch(diagnostics, -1) {
		flags = append(flags, "-fno-builtin-"+m[1])
	}
	return flags
}
