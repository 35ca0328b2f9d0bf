package frontend

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/toolchain"
)

// What clang evaluates without a trace in its code, where C says that it is undefined:
//
//	*s; s->in; (void)a[i]   an lvalue of structure type whose value is discarded, behind a pointer
//	x >> 4294967296LL       a constant count that clang cuts to the width of x
//
// A file with such a line is preprocessed, and the text changed so that something is left to check: the first becomes
// __seabmc_touch(&(*s),sizeof(*s)), the count a variable. Where the first ones stand is read from clang's dump of the
// syntax tree; the second is what clang warns about. A text that does not compile any more is dropped.

// tellingWarnings are the warnings that tell of such lines, and of pragmas that are not clang's.
var tellingWarnings = []string{"-Wunused-value", "-Wshift-count-overflow", "-Wshift-count-negative", "-Wunknown-pragmas"}

// discardedLvalue is a cast to void of an lvalue behind a pointer, of which clang does not warn.
var discardedLvalue = regexp.MustCompile(`\(\s*void\s*\)[\s(]*(?:\*|[\w.]+\s*(?:->|\[))`)

// mayBeSilent tells whether a file may hold such lines: by what clang said, or by its text.
func mayBeSilent(file, diagnostics string) bool {
	if strings.Contains(diagnostics, "[-Wunused-value]") || strings.Contains(diagnostics, "[-Wshift-count-") {
		return true
	}
	b, err := os.ReadFile(file)
	return err == nil && discardedLvalue.Match(b)
}

// spoken is the text of a file in which nothing undefined is silent, nil if nothing was.
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
	edits := append(discardedStructures(tree), cutCounts(diagnostics, bare)...)
	if !edit(lines, edits) {
		return nil
	}
	next := *src
	next.text = strings.Join(lines, "\n")
	return &next
}
