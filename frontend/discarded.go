package frontend

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/toolchain"
)

// Clang leaves no code for some expressions that C says are undefined:
//
//	*s; s->in; (void)a[i]   an lvalue of structure type whose value is discarded, behind a pointer
//	x >> 4294967296LL       a constant count that clang reduces to the width of x
//	&h[1] - &g[0]           a constant difference (differences.go)
//
// A file with such a line is preprocessed, and its text is changed so that something is left to check: *s becomes __seabmc_touch(&(*s),sizeof(*s)), and the count
// becomes a variable. Clang's dump of the syntax tree shows where expressions of the first kind are; clang warns about the second kind. If the changed text does not
// compile, it is dropped.

// tellingWarnings are the warnings about such lines, and about pragmas that clang does not know.
var tellingWarnings = []string{"-Wunused-value", "-Wshift-count-overflow", "-Wshift-count-negative", "-Wunknown-pragmas"}

// discardedLvalue is a cast to void of an lvalue behind a pointer, or what may be a macro that does that. Clang does not warn about it.
var discardedLvalue = regexp.MustCompile(`(?:\(\s*void\s*\)|(?i:unused|ignore|discard)\w*\s*\()[\s(]*(?:\*|[\w.]+\s*(?:->|\[))`)

// discardingMacro is the definition of a macro that discards its argument, so that the lvalue stands somewhere else.
var discardingMacro = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define\b.*\(\s*void\s*\)[\s(]*\w+\s*\)*\s*;?$`)

// mayBeSilent tells whether a file may contain such lines, judging by clang's warnings and code or by its text.
func mayBeSilent(file, assembly, diagnostics string) bool {
	if foldedDifference(assembly) || strings.Contains(diagnostics, "[-Wunused-value]") || strings.Contains(diagnostics, "[-Wshift-count-") {
		return true
	}
	b, err := os.ReadFile(file)
	return err == nil && (discardedLvalue.Match(b) || discardingMacro.Match(b))
}

// spoken is the text of a file that was changed in this way, nil if nothing had to be changed.
func (l *loader) spoken(ctx context.Context, clang, file string, args []string, src *source) *source {
	if src = l.sourceOr(ctx, src, clang, file, args); src == nil {
		return nil
	}
	lines := strings.Split(src.text, "\n")
	bare := slices.Clone(lines) // without line markers, so that positions are those of the text
	for i, s := range bare {
		if strings.HasPrefix(s, "#") && !strings.HasPrefix(s, "#pragma") {
			bare[i] = ""
		}
	}
	flags := slices.DeleteFunc(src.flags(args), func(s string) bool { return s == "-S" || s == "-emit-llvm" || s == "-w" })
	flags = append(flags, "-fno-color-diagnostics", "-fdiagnostics-print-source-range-info", "-ferror-limit=1", "-fsyntax-only", "-Xclang", "-ast-dump")
	tree, diagnostics, err := toolchain.Run(ctx, clang, flags, strings.Join(bare, "\n"))
	if err != nil {
		return nil
	}
	edits := slices.Concat(discardedStructures(tree), cutCounts(diagnostics, bare), foldedDifferences(tree))
	if !edit(lines, edits) {
		return nil
	}
	next := *src
	next.text = strings.Join(lines, "\n")
	return &next
}
