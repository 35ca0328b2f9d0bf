package frontend

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/toolchain"
)

// Take an access such as *(int *)&a[i], where a is an array of characters. If clang sees the variable, its code gives the access the alignment of the array,
// although C requires that of an int. So if alignment is checked, (void *) is inserted into such a cast: *(int *)(void *)&a[i] has the alignment of the type in the
// cast, which may be less than that of an int (__attribute__((aligned(1))), packed structures). A warning of clang says where these casts are.

var (
	castAlignPragma = regexp.MustCompile(`cast-align|clang\s+system_header|GCC\s+system_header`)
	diagnosticLine  = regexp.MustCompile(`(?m)^#pragma\s+(?:clang|GCC)\s+(?:diagnostic|system_header)\b.*$`)
	increasesAlign  = regexp.MustCompile(`^cast from .* increases required alignment from `)
)

// mayCastUp tells whether a file may have such casts: because clang warned, or because something in the program's text turns the warning off.
func (o *Options) mayCastUp(text, diagnostics string, args []string) bool {
	return o.Alignment && (strings.Contains(diagnostics, "["+castAlign+"]") || slices.Contains(args, "-w") || slices.Contains(args, "-Wno-cast-align") ||
		castAlignPragma.MatchString(text))
}

// castThroughVoid is the text of a file with (void *) in these casts, nil if there are none.
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
