package kit

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/cflags"
	"seabmc/llvm"
)

// Compilation is a command line of goto-cc.
type Compilation struct {
	Files    []string // sources and objects, in order
	Out      string
	Only     bool // -c: one object for each source
	unit     Source
	function string
}

// ParseCompilation reads the command line of goto-cc. It is that of gcc, with --function, --export-file-local-symbols and the like.
func ParseCompilation(args []string) (*Compilation, error) {
	c := &Compilation{}
	args = cflags.Words(args)
	for i := 0; i < len(args); i++ {
		next := func() (string, error) {
			if i++; i >= len(args) {
				return "", fmt.Errorf("%s: a value is missing", args[i-1])
			}
			return args[i], nil
		}
		if err := c.read(args[i], next); err != nil {
			return nil, err
		}
	}
	if len(c.Files) == 0 {
		return nil, fmt.Errorf("no input files")
	}
	if c.Out == "" && !c.Only {
		c.Out = "a.out"
	}
	return c, nil
}

// Unit returns the flags with which each source is compiled.
func (c *Compilation) Unit() Source { return c.unit }

// read reads one argument.
func (c *Compilation) read(a string, next func() (string, error)) (err error) {
	u := &c.unit
	value := func(flag string) (string, bool, error) {
		v, is := strings.CutPrefix(a, flag)
		if is && v == "" {
			v, err := next()
			return v, true, err
		}
		return v, is, nil
	}
	for _, x := range []struct {
		flag string
		to   func(string)
	}{
		{"-isystem", func(v string) { u.ClangArgs = append(u.ClangArgs, "-isystem", full(v)) }},
		{"-iquote", func(v string) { u.ClangArgs = append(u.ClangArgs, "-iquote", full(v)) }},
		{"-idirafter", func(v string) { u.ClangArgs = append(u.ClangArgs, "-idirafter", full(v)) }},
		{"-imacros", func(v string) { u.ClangArgs = append(u.ClangArgs, "-imacros", there(v)) }},
		{"-include", func(v string) { u.IncludeFiles = append(u.IncludeFiles, there(v)) }},
		{"-I", func(v string) { u.Includes = append(u.Includes, full(v)) }},
		{"-D", func(v string) { u.Macros = append(u.Macros, "-D"+v) }},
		{"-U", func(v string) { u.Macros = append(u.Macros, "-U"+v) }},
		{"-o", func(v string) { c.Out = v }},
	} {
		if v, is, err := value(x.flag); is {
			if strings.HasPrefix(v, "@") {
				return fmt.Errorf("%s %s: files of flags are not supported", x.flag, v)
			}
			x.to(v)
			return err
		}
	}
	name, joined, hasValue := strings.Cut(a, "=")
	switch {
	case a == "-c":
		c.Only = true
	case strings.HasPrefix(a, "-std="):
		u.Std = joined
	case a == "-m32" || a == "--32":
		u.M32 = true
	case a == "--export-file-local-symbols":
		u.Exported = true
	case cflags.Changing(a), slices.Contains(cflags.Wraps, a):
		u.ClangArgs = append(u.ClangArgs, a)
	case name == "--function":
		if !hasValue {
			joined, err = next()
		}
		c.function = joined
	case slices.Contains(oneValue, name):
		if !hasValue {
			_, err = next()
		}
	case slices.Contains(refused, name):
		return fmt.Errorf("%s is not supported: it changes what is compiled", name)
	case strings.HasPrefix(a, "@"):
		return fmt.Errorf("%s: files of flags are not supported", a)
	case strings.HasPrefix(a, "-"): // warnings, optimization, debug information: they change nothing that is checked
	default:
		c.Files = append(c.Files, a)
	}
	return err
}

// oneValue lists flags with a value that change nothing here. Objects have as many bits as they need.
var oneValue = []string{"--verbosity", "--object-bits", "--native-compiler", "--native-linker", "-L", "-l", "-MF", "-MT", "-MQ", "-x", "-T", "-Wl"}

// refused lists flags that change the program in a way that is not supported here.
var refused = []string{"--mangle-suffix", "--add-library", "--big-endian", "-m16", "-E", "-S"}

// there makes the name of a file absolute if it is here. The compiler looks for any other as #include does.
func there(name string) string {
	if _, err := os.Stat(name); err == nil {
		return full(name)
	}
	return name
}

func full(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}

// Objects does what the command line says. It returns the objects to write, by file name. Each source is compiled once, so that its errors are
// reported here and not by the check. The result of the compilation is kept in dir ("" keeps none).
func (c *Compilation) Objects(ctx context.Context, dir string) (map[string]*Object, error) {
	var parts []*Object
	out := map[string]*Object{}
	for _, f := range c.Files {
		o, err := c.part(ctx, f, dir)
		if err != nil {
			return nil, err
		}
		parts = append(parts, o)
		if c.Only {
			name := strings.TrimSuffix(filepath.Base(f), filepath.Ext(f)) + ".o"
			if c.Out != "" && len(c.Files) == 1 {
				name = c.Out
			}
			out[name] = o
		}
	}
	if c.Only {
		return out, nil
	}
	all, err := Link(parts)
	if err != nil {
		return nil, err
	}
	if c.function != "" {
		all.Function = c.function
		if !all.defines(c.function) {
			return nil, fmt.Errorf("no source defines the function %s", c.function)
		}
	}
	out[c.Out] = all
	return out, nil
}

// part returns the object of one input.
func (c *Compilation) part(ctx context.Context, f, dir string) (*Object, error) {
	if IsObject(f) {
		return Read(f)
	}
	s := c.unit
	if s.Exported { // clang leaves out static functions that their file does not call
		s.ClangArgs = append(slices.Clone(s.ClangArgs), "-femit-all-decls")
	}
	s.Path = full(f)
	var err error
	if s.Sum, err = sumOf(f); err != nil {
		return nil, err
	}
	if err := s.compile(ctx, dir); err != nil {
		return nil, err
	}
	return &Object{Sources: []Source{s}}, nil
}

// compile reads a source and records the functions that it defines.
func (s *Source) compile(ctx context.Context, dir string) error {
	p, err := frontend.Load(ctx, []string{s.Path}, frontend.Options{Macros: s.Macros, Includes: s.Includes, IncludeFiles: s.IncludeFiles, Std: s.Std, M32: s.M32,
		ClangArgs: s.ClangArgs, NoModels: true, CacheDir: dir})
	if err != nil {
		return err
	}
	for _, m := range p.LLVM() {
		for _, f := range m.Funcs {
			switch {
			case len(f.Blocks) == 0:
			case f.Linkage == llvm.Internal:
				s.Static = append(s.Static, f.Name)
			default:
				s.Functions = append(s.Functions, f.Name)
			}
		}
	}
	slices.Sort(s.Static)
	slices.Sort(s.Functions)
	return nil
}

// defines reports whether a source defines a function under its own name or under the name by which it is exported.
func (o *Object) defines(name string) bool {
	return slices.ContainsFunc(o.Sources, func(s Source) bool {
		_, exported := s.ownName(name)
		return exported && s.Exported || slices.Contains(s.Functions, name) || slices.Contains(s.Static, name)
	})
}
