package replay

import (
	_ "embed"
	"slices"
	"strings"
)

// This file says which of clang's sanitizers find what was checked.

// asan reports whether memory errors are looked for.
func (s *session) asan() bool {
	return !s.sight.Reads && !s.trial.plain && (s.opt.Lower.PointerCheck || s.sight.ASan != "")
}

// sanitizers returns clang's flags for the checks that were on.
func (s *session) sanitizers() []string {
	names := []string{"unreachable", "vla-bound", "builtin"}
	if s.asan() {
		names = append(names, "address")
	}
	if s.sight.Reads {
		names = append(names, "memory")
	}
	more := append(s.opt.Lower.Sanitizers(true), s.sight.Sanitizers, s.trial.sanitizers)
	for _, name := range more {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return []string{"-fsanitize=" + strings.Join(names, ","), "-fno-sanitize-recover=all"}
}
