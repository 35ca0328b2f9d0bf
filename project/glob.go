package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

func isGlob(s string) bool { return strings.ContainsAny(s, "*?[{") }

// files returns the files that names and globs stand for, each once, in order.
func (p *Project) files(patterns []string) ([]string, error) {
	var out []string
	for _, pattern := range patterns {
		found, err := p.glob(pattern)
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out, nil
}

// glob returns the files that a name or glob stands for, sorted. It is an error if there are none. A name stays as it is written, so that reports
// name files as the user does, unless a tool would take it for a flag.
func (p *Project) glob(pattern string) ([]string, error) {
	if !isGlob(pattern) {
		if _, err := os.Stat(p.at(pattern)); err != nil {
			return nil, fmt.Errorf("%s: %s (names are relative to the folder of the project file)", pattern, plain(err))
		}
		return []string{spared(filepath.Clean(pattern))}, nil
	}
	base, rest := doublestar.SplitPattern(filepath.ToSlash(pattern))
	found, err := doublestar.Glob(os.DirFS(p.at(base)), rest, doublestar.WithFilesOnly(), doublestar.WithNoFollow())
	if err != nil {
		return nil, fmt.Errorf("%s: %v", pattern, err)
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("%s: no file is called so", pattern)
	}
	slices.Sort(found)
	for i, f := range found {
		found[i] = spared(filepath.Join(base, f))
	}
	return found, nil
}

// spared changes a file's name if it could be read as a flag or as a file of flags.
func spared(name string) string {
	if strings.HasPrefix(name, "-") || strings.HasPrefix(name, "@") {
		return "./" + name
	}
	return name
}

// at returns the absolute path of a name in the file.
func (p *Project) at(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(p.Root, name)
}

// plain returns a file error without the names of the call and of the file.
func plain(err error) string {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err.Error()
	}
	return err.Error()
}
