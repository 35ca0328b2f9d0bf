package frontend

import (
	"bytes"
	"context"
	"io"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/toolchain"
)

// Contracts of loops may also be proposed by package prove. They are read as if the user had written them in the source.

// Syntax is the preprocessed text of a C file, and clang's syntax tree of it as JSON. Offsets in the tree refer to the text. It is nil for
// a file that is not C, or whose text clang does not accept as it is.
type Syntax struct {
	File string
	Text string
	Tree []byte
}

// Offset is an offset in the form that a Proposal needs: in the text without line markers. Line markers name files by paths that differ between runs.
func (s *Syntax) Offset(at int) int {
	n := at
	for line := range strings.Lines(s.Text[:at]) {
		if ctext.IsMarker(line) {
			n -= len(strings.TrimSuffix(line, "\n"))
		}
	}
	return n
}

// ReadSyntax reads the syntax of C files.
func ReadSyntax(ctx context.Context, files []string, opt Options) ([]*Syntax, error) {
	opt.Warnings, opt.CacheDir, opt.LoopContracts = io.Discard, "", false
	l := &loader{opt: opt}
	defer l.cleanup()
	var out []*Syntax
	for _, file := range files {
		kind, err := kindOf(file)
		if err != nil {
			return nil, err
		}
		if kind != "c" {
			continue
		}
		s, err := l.syntax(ctx, file)
		if err != nil {
			return nil, err
		}
		if s != nil {
			out = append(out, s)
		}
	}
	return out, nil
}

func (l *loader) syntax(ctx context.Context, file string) (s *Syntax, err error) {
	err = toolchain.WithClang(ctx, l.opt.Clang, l.opt.Std, func(clang string, flags ...string) error {
		support, err := l.supportDir()
		if err != nil {
			return err
		}
		name := file
		if strings.HasPrefix(name, "-") {
			name = "./" + name
		}
		args := append(append([]string{keepsContracts}, l.arguments(support, flags)...), name, "-o", "-")
		src, err := l.source(ctx, clang, file, args)
		if err != nil || src.changed {
			return err
		}
		tree, _, err := toolchain.Run(ctx, clang, append(src.flags(args), "-fsyntax-only", "-Xclang", "-ast-dump=json"), src.text)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return nil // it needs to be mended first
		}
		s = &Syntax{File: file, Text: src.text, Tree: bytes.TrimSpace([]byte(tree))}
		return nil
	})
	return s, err
}
