package frontend

import "slices"

// FileOptions are options of a single file, for builds in which each file is compiled by a command of its own (package kit).
type FileOptions struct {
	Macros       []string // before those of Options, as all of these are
	Includes     []string
	IncludeFiles []string
	Std          string
	ClangArgs    []string
	RemoveBodies []string // functions whose definitions in this file are left out; it need not define them
}

// forFile are the options with those of one file.
func (o *Options) forFile(file string) Options {
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
