package replay

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"seabmc/frontend"
	"seabmc/frontend/fault"
	"seabmc/ir"
)

//go:embed runtime.h
var runtimeText string

func (s *session) compileFiles(ctx context.Context, flags []string) ([]string, error) {
	pre := filepath.Join(s.work, "prelude.h")
	if err := os.WriteFile(pre, []byte(write("prelude", nil)), 0o600); err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	first := append(append(s.sanitizers(), "-include", pre), flags...)
	if s.absolute() {
		for _, f := range []string{"abs", "labs", "llabs"} {
			first = append(first, "-fno-builtin-"+f, "-D__builtin_"+f+"=__wrap_"+f)
		}
	}
	if len(s.opt.Files) == 1 { // no other file has its tentative definitions, and the address sanitizer does not watch common ones
		first = append(first, "-fno-common")
	}
	home := s.entryFile()
	var objects []string
	for i, f := range s.opt.Files {
		unit, err := s.unit(ctx, i, f, f == home)
		if err != nil {
			return nil, err
		}
		object := filepath.Join(s.work, fmt.Sprintf("unit%d.o", i))
		compile, front := frontend.CompileNative, s.opt.Front.ForFile(f)
		if s.trial.locals && !isLLVM(f) {
			compile = s.withLocals
		}
		err = compile(ctx, front, unit, object, first)
		var bad *fault.InputError
		if errors.As(err, &bad) && strings.Contains(bad.Detail, "weak") {
			err = compile(ctx, front, unit, object, append(first[:len(first):len(first)], "-DSEABMC_STATIC_ERROR"))
		}
		if err != nil {
			return nil, err
		}
		objects = append(objects, object)
	}
	if isLLVM(home) {
		object, err := s.assemblyEntry(ctx)
		return append(objects, object), err
	}
	return objects, nil
}

// absolute reports whether the failure is an absolute value that does not fit. The harness has functions that check this.
func (s *session) absolute() bool {
	return s.r.Failure.Check.About == ir.AboutAbs
}

// entryFile returns the file that defines the entry: the file in which its call is noted.
func (s *session) entryFile() string {
	for _, st := range s.r.Failure.Trace.Steps {
		if st.Kind != ir.NoteCall.String() || st.Name != s.entry {
			continue
		}
		for _, f := range s.opt.Files {
			if sameFile(f, st.Pos.File) {
				return f
			}
		}
	}
	return s.opt.Files[0]
}

// unit writes a source file that includes the user's file. For the file with the entry it adds a pointer to the entry, so that the entry may be
// static.
func (s *session) unit(ctx context.Context, i int, file string, home bool) (string, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	if isLLVM(file) {
		return s.assemblyUnit(ctx, i, file)
	}
	if strings.ContainsAny(abs, "\"\n\\") {
		return "", fmt.Errorf("replay: the name %q cannot be included", abs)
	}
	unit := struct {
		File, Entry string
		SetStatics  bool
		Statics     []namedObject
	}{File: abs}
	if home {
		unit.Entry, unit.SetStatics = s.entry, s.trial.statics
	}
	if unit.SetStatics {
		unit.Statics = s.h.statics()
	}
	name := filepath.Join(s.work, fmt.Sprintf("unit%d.c", i))
	if err := os.WriteFile(name, []byte(write("unit", unit)), 0o600); err != nil {
		return "", fmt.Errorf("replay: %w", err)
	}
	return name, nil
}

// build compiles the harness and links. If symbols are missing, they are added to the harness, and it is built again.
func (s *session) build(ctx context.Context, objects []string) (why string, err error) {
	front := s.opt.Front
	front.Macros, front.Includes, front.IncludeFiles, front.ClangArgs, front.Std = nil, nil, nil, nil, "gnu11"
	flags := append(s.sanitizers(), "-no-pie")
	for _, n := range s.h.wrapped() {
		flags = append(flags, "-Wl,--wrap="+n)
	}
	if s.absolute() {
		flags = append(flags, "-Wl,--wrap=abs", "-Wl,--wrap=labs", "-Wl,--wrap=llabs", "-Wl,--wrap=imaxabs")
	}
	source, object := filepath.Join(s.work, harnessFile), filepath.Join(s.work, "harness.o")
	defs := append([]string{"-fno-builtin"}, s.sanitizers()...)
	if s.opt.Lower.NoAssumptions {
		defs = append(defs, "-DSEABMC_NO_ASSUMPTIONS")
	}
	if s.opt.Lower.Unreachable {
		defs = append(defs, "-DSEABMC_UNREACHABLE")
	}
	if s.opt.Lower.MemoryCleanup && s.r.Failure.Check.Kind == ir.CheckLeak {
		defs = append(defs, "-DSEABMC_CLEANUP")
	}
	switch {
	case s.asan():
		defs = append(defs, "-DSEABMC_ASAN")
	case s.sight.Reads:
		defs = append(defs, "-DSEABMC_MSAN")
	}
	if calls := s.r.Lower.Calls; len(calls) > 0 {
		defs = append(defs, fmt.Sprintf("-DSEABMC_CALLS=%q", " "+strings.Join(calls, " ")+" "))
	}
	if len(s.h.models()) > 0 {
		models := filepath.Join(s.work, "models.o")
		if err := frontend.CompileInputModels(ctx, front, filepath.Join(s.work, modelsFile), models, defs); err != nil {
			return "", fmt.Errorf("internal: replay: %w", err)
		}
		objects = append(objects[:len(objects):len(objects)], models)
	}
	for range 8 {
		s.text = s.h.text(s.recipe(flags))
		if err := os.WriteFile(source, []byte(s.text), 0o600); err != nil {
			return "", fmt.Errorf("replay: %w", err)
		}
		if err := frontend.CompileHarness(ctx, front, source, object, defs); err != nil {
			return "", fmt.Errorf("internal: replay: %w", err)
		}
		undefined, err := frontend.LinkNative(ctx, front, append(objects[:len(objects):len(objects)], object), filepath.Join(s.work, program), flags)
		if err == nil {
			return "", nil
		}
		again := false
		for _, name := range undefined {
			again = s.h.missing(name) || again
		}
		if !again {
			return err.Error(), nil
		}
	}
	return "the program does not link natively", nil
}

// recipe says how to build the harness by hand.
func (s *session) recipe(flags []string) string {
	var wraps []string
	for _, f := range flags {
		if strings.HasPrefix(f, "-Wl,") {
			wraps = append(wraps, f)
		}
	}
	return write("recipe", struct{ Check, Sanitizers, Entry, Wraps string }{
		s.r.Failure.Check.ID, strings.Join(s.sanitizers(), " "), s.entry, strings.Join(wraps, " ")})
}

// readFlags makes every read in the user's code call the harness.
var readFlags = []string{"-fsanitize-coverage=trace-pc-guard,trace-loads"}
