package frontend

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/toolchain"
)

// An access through the cast of a pointer to a smaller type, as in *(int *)&a[i] of an array of characters, has the alignment of
// the array in clang's code, not that of an int, where clang sees the variable. C asks for that of an int. Where alignment is
// checked, (void *) is put behind such a cast: *(int *)(void *)&a[i] has the alignment of its type, which may be less than
// that of an int (__attribute__((aligned(1))), packed structures). Clang's warning tells where these casts are.

var (
	castAlignPragma = regexp.MustCompile(`cast-align|clang\s+system_header|GCC\s+system_header`)
	diagnosticLine  = regexp.MustCompile(`(?m)^#pragma\s+(?:clang|GCC)\s+(?:diagnostic|system_header)\b.*$`)
	increasesAlign  = regexp.MustCompile(`^cast from .* increases required alignment from `)
)

// mayCastUp tells whether a file may have such casts: by what clang said, or because something keeps clang from saying it.
func (o *Options) mayCastUp(file, diagnostics string, args []string) bool {
	if !o.Alignment {
		return false
	}
	if strings.Contains(diagnostics, "["+castAlign+"]") || slices.Contains(args, "-w") || slices.Contains(args, "-Wno-cast-align") {
		return true
	}
	b, err := os.ReadFile(file)
	return err == nil && castAlignPragma.Match(b)
}

// castThroughVoid is the text of a file in which these casts go by void *, nil if there are none.
func (l *loader) castThroughVoid(ctx context.Context, clang, file string, args []string, src *source) *source {
	if src = l.sourceOr(ctx, src, clang, file, args); src == nil {
		return nil
	}
	bare := withoutMarkers(src.text)
	bare = diagnosticLine.ReplaceAllStringFunc(bare, func(s string) string { return strings.Repeat(" ", len(s)) })
	flags := append(src.diagnosisFlags(args, "-w"), castAlign, "-")
	_, out, _ := toolchain.Run(ctx, clang, flags, bare)
	var edits []change
	for _, c := range complaints(bare, out, "warning") {
		if increasesAlign.MatchString(c.text) && len(c.ranges) == 2 {
			at := c.ranges[1][0]
			edits = append(edits, change{at, at, "(void *)"})
		}
	}
	next := *src
	if !next.apply(edits) {
		return nil
	}
	return &next
}
