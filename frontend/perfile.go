package frontend

import (
	"slices"
	"strings"

	"seabmc/frontend/cflags"
)

// FileOptions are options of a single file, for builds in which each file is compiled by a command of its own (package kit).
type FileOptions struct {
	Macros       []string // before those of Options, as all of these are
	Includes     []string
	IncludeFiles []string
	Std          string
	ClangArgs    []string
	RemoveBodies []string // functions whose definitions in this file are left out; it need not define them
}

// Add adds a flag as clang takes it, in one word: -DNAME=VALUE, -UNAME, -IDIR, -includeFILE, -isystemDIR (and others of cflags.Paths), -std=STANDARD. It returns false for any other flag.
func (f *FileOptions) Add(flag string) bool {
	for _, x := range []struct {
		prefix string
		add    func(value string)
	}{
		{"-D", func(string) { f.Macros = append(f.Macros, flag) }},
		{"-U", func(string) { f.Macros = append(f.Macros, flag) }},
		{"-include", func(v string) { f.IncludeFiles = append(f.IncludeFiles, v) }},
		{"-I", func(v string) { f.Includes = append(f.Includes, v) }},
		{"-std=", func(v string) { f.Std = v }},
	} {
		if value, is := strings.CutPrefix(flag, x.prefix); is && value != "" {
			x.add(value)
			return true
		}
	}
	if name, value, is := cflags.Path(flag); is && value != "" {
		f.ClangArgs = append(f.ClangArgs, name, value)
		return true
	}
	return false
}

// ForFile are the options with those of one file.
func (o *Options) ForFile(file string) Options {
	out := *o
	f, ok := o.PerFile[file]
	if !ok {
		return out
	}
	out.Macros = slices.Concat(f.Macros, o.Macros)
	out.Includes = slices.Concat(f.Includes, o.Includes)
	out.IncludeFiles = slices.Concat(f.IncludeFiles, o.IncludeFiles)
	out.ClangArgs = slices.Concat(f.ClangArgs, o.ClangArgs)
	if o.Std == "" {
		out.Std = f.Std
	}
	return out
}
