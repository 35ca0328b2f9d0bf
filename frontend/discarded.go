package frontend

import (
	"context"
	"regexp"
	"slices"
	"strconv"
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
// becomes a variable. Clang's dump of the syntax tree shows where expressions of the first kind are; clang warns about the second kind. What clang refuses in the
// changed text is left as it was.

// tellingWarnings are the warnings about such lines, and about pragmas that clang does not know.
var tellingWarnings = []string{"-Wunused-value", "-Wshift-count-overflow", "-Wshift-count-negative", "-Wunknown-pragmas"}

// discardedLvalue is what may be a macro of a library that casts an lvalue behind a pointer to void. Clang does not warn about such casts.
var discardedLvalue = regexp.MustCompile(`(?i:unused|ignore|discard)\w*\s*\([\s(]*(?:\*|[\w.]+\s*(?:->|\[))`)

// mayBeSilent tells whether a file may contain such lines, judging by clang's warnings and code or by the program's text.
func mayBeSilent(text, assembly, diagnostics string) bool {
	return foldedDifference(assembly) || strings.Contains(diagnostics, "[-Wunused-value]") || strings.Contains(diagnostics, "[-Wshift-count-") ||
		hiddenWarnings.MatchString(text) || discardedLvalue.MatchString(text) || mayDiscard(text)
}

// spoken is the text of a file that was changed in this way, nil if nothing had to be changed.
func (l *loader) spoken(ctx context.Context, clang, file string, args []string, src *source) *source {
	if src = l.sourceOr(ctx, src, clang, file, args); src == nil {
		return nil
	}
	lines := strings.Split(src.text, "\n")
	bare := slices.Clone(lines) // without line markers, so that positions are those of the text
	for i, s := range bare {
		if strings.HasPrefix(s, "#") && (!strings.HasPrefix(s, "#pragma") || diagnosticLine.MatchString(s)) {
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
	edits = accepted(ctx, clang, slices.DeleteFunc(flags, func(s string) bool { return s == "-ast-dump" || s == "-Xclang" }), bare, edits)
	if !edit(lines, edits) {
		return nil
	}
	next := *src
	next.text = strings.Join(lines, "\n")
	return &next
}

// accepted are the edits that clang accepts. Not one of those has to be a constant expression for clang, as the initial value of a static variable.
func accepted(ctx context.Context, clang string, flags, lines []string, edits []textEdit) []textEdit {
	for len(edits) > 0 {
		changed := slices.Clone(lines)
		edit(changed, edits)
		refused := refusedLines(ctx, clang, flags, strings.Join(changed, "\n"))
		n := len(edits)
		if edits = slices.DeleteFunc(edits, func(e textEdit) bool { return refused[e.first.line] }); len(edits) == n {
			break
		}
	}
	return edits
}

// refusedLines are the lines of a text for which clang has errors.
func refusedLines(ctx context.Context, clang string, flags []string, text string) map[int]bool {
	lines := map[int]bool{}
	if _, diagnostics, err := toolchain.Run(ctx, clang, append(slices.Clone(flags), "-ferror-limit=0"), text); err != nil {
		for _, m := range errorLine.FindAllStringSubmatch(diagnostics, -1) {
			n, _ := strconv.Atoi(m[1])
			lines[n] = true
		}
	}
	return lines
}

var errorLine = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+:(?:\{[^}]*\})* (?:fatal )?error: `)
