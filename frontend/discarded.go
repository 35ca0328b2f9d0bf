package frontend

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
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
	if src == nil {
		var err error
		if src, err = l.source(ctx, clang, file, args); err != nil {
			return nil
		}
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
	tree, diagnostics, err := run(ctx, clang, flags, strings.Join(bare, "\n"))
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

// place is a position in a text: the first line and column are 1.
type place struct{ line, col int }

func (p place) before(q place) bool { return p.line < q.line || p.line == q.line && p.col < q.col }

// textEdit puts something before and behind a part of a text, which ends with the token at last. What is put behind
// may name the part: by %.
type textEdit struct {
	first, last   place
	before, after string
}

// edit changes the lines of a text, from behind. Parts within others are left alone.
func edit(lines []string, edits []textEdit) bool {
	slices.SortFunc(edits, func(a, b textEdit) int {
		switch {
		case a.first == b.first:
			return 0
		case a.first.before(b.first):
			return -1
		}
		return 1
	})
	done := false
	for i := len(edits) - 1; i >= 0; i-- {
		e := edits[i]
		if i > 0 && e.first.before(edits[i-1].last) || e.first.line != e.last.line || e.last.line > len(lines) {
			continue // over several lines: left as it is
		}
		s := lines[e.last.line-1]
		if e.first.col < 1 || e.last.col < e.first.col || e.last.col > len(s) {
			continue
		}
		_, n := ctext.FirstToken(s[e.last.col-1:], false)
		end := min(e.last.col-1+n, len(s))
		part := s[e.first.col-1 : end]
		lines[e.last.line-1] = s[:e.first.col-1] + e.before + part + strings.ReplaceAll(e.after, "%", part) + s[end:]
		done = true
	}
	return done
}
