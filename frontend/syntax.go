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
		s, err = src.syntax(ctx, clang, file, src.flags(args))
		return err
	})
	return s, err
}

// syntax is the tree of a text; nil if clang does not accept it as it is, so that it needs to be mended first.
func (src *source) syntax(ctx context.Context, clang, file string, flags []string) (*Syntax, error) {
	short := withoutTables(src.text)
	for _, text := range []string{short, src.text} { // a table may have other items than short takes them for
		tree, _, err := toolchain.Run(ctx, clang, append(flags, "-fsyntax-only", "-Xclang", "-ast-dump=json"), text)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil:
			return &Syntax{File: file, Text: src.text, Tree: bytes.TrimSpace([]byte(tree))}, nil
		case short == src.text:
			return nil, nil
		}
	}
	return nil, nil
}
